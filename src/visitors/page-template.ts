// The template of the report page, which the build puts beside the bundle. Only an export with `format: html` reads it.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Name of the template in `dist/`. */
export const templateName = 'visitors-page.html'

/** The template beside a script. Throws if it is not there. */
export function readPageTemplate(script: string): string {
  return readFileSync(join(dirname(script), templateName), 'utf8')
}
