// Hands a module to Jest as Node runs it: without its types, and with every
// line where it was. Jest can't count the lines of TypeScript.
import { stripTypeScriptTypes } from 'node:module'

export function process(code: string): { code: string } {
  return { code: stripTypeScriptTypes(code) }
}
