// The outputs that the metadata files of the repository declare.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const metadataShape = z.object({ outputs: z.record(z.string(), z.unknown()) })

/** Names of the outputs that a metadata file declares, such as `action.yml`. */
export function readOutputNames(metadata: string): string[] {
  const text = readFileSync(new URL(`../../${metadata}`, import.meta.url), 'utf8')
  return Object.keys(metadataShape.parse(parse(text)).outputs)
}
