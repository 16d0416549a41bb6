/** What the runner takes from a metadata file: the entries to start, and the inputs with their defaults. */

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

export type ActionMetadata = z.infer<typeof metadataShape>

const metadataShape = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().default('') })).default({}),
  runs: z.object({ main: z.string(), post: z.string().optional() }),
})

/** Gives back the metadata. Throws if the file is missing or not of an action that runs on Node. */
export function readMetadata(file: string): ActionMetadata {
  return metadataShape.parse(parse(readFileSync(file, 'utf8')))
}

/**
 * Gives back the variables by which an action reads its inputs, e.g. `INPUT_API-KEY`: in upper case, spaces
 * replaced, dashes kept.
 *
 * Every declared input has one, and so has an undeclared one, of which the runner merely warns.
 */
export function makeInputVariables(
  metadata: ActionMetadata,
  given: Record<string, string>,
  token: string,
): Record<string, string> {
  const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
    toVariable(name),
    input.default.replace(/\$\{\{\s*github\.token\s*\}\}/g, () => token),
  ])
  const values = Object.entries(given).map(([name, value]) => [toVariable(name), value])
  return Object.fromEntries([...defaults, ...values])
}

function toVariable(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`
}
