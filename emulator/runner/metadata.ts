/**
 * Reads the metadata file of an action: its entry points, and its inputs with their defaults.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/metadata-syntax
 */

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

export type ActionMetadata = z.infer<typeof metadataSchema>

const metadataSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().default('') })).default({}),
  runs: z.object({ main: z.string(), post: z.string().optional() }),
})

/** Returns the metadata. Throws if the file is missing, or if the action is not a JavaScript action. */
export function readMetadata(file: string): ActionMetadata {
  return metadataSchema.parse(parse(readFileSync(file, 'utf8')))
}

/**
 * Returns the variables of the inputs, e.g. `INPUT_API-KEY`: upper case, with `_` for each space.
 *
 * An undeclared input has a variable too. The runner only warns of it.
 */
export function makeInputVariables(
  metadata: ActionMetadata,
  inputs: Record<string, string>,
  token: string,
): Record<string, string> {
  const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
    toVariableName(name),
    input.default.replace(/\$\{\{\s*github\.token\s*\}\}/g, () => token),
  ])
  const values = Object.entries(inputs).map(([name, value]) => [toVariableName(name), value])
  return Object.fromEntries([...defaults, ...values])
}

function toVariableName(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`
}
