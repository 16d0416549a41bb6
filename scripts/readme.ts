/** `npm run readme`: writes the tables of the README and of the visitors page anew, from the metadata files and reasons. */

import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { reasons } from '../src/domain/job/outcome.ts'
import { describeReason, missingKey, wrongKey } from '../src/domain/messages/reasons.ts'

export type Metadata = z.infer<typeof metadataShape>

const described = z.object({ description: z.string().min(1) })
const metadataShape = z.object({
  inputs: z.record(
    z.string(),
    described.extend({ default: z.string().optional(), required: z.boolean().optional() }),
  ),
  outputs: z.record(z.string(), described),
})

const readmeFile = new URL('../README.md', import.meta.url)

const visitorsFile = new URL('../docs/visitors.md', import.meta.url)

if (import.meta.main) {
  writeFileSync(readmeFile, fillTables(readFileSync(readmeFile, 'utf8'), readMetadata()))
  const page = readFileSync(visitorsFile, 'utf8')
  writeFileSync(visitorsFile, fillInterface(page, readMetadata('visitors/action.yml')))
}

/** Returns an action's inputs and outputs, by its file in the repository. Throws if one has no description. */
export function readMetadata(file = 'action.yml'): Metadata {
  return metadataShape.parse(parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')))
}

/** Returns the README with current tables. Throws if it lacks the place of one. */
export function fillTables(readme: string, metadata: Metadata): string {
  const messages = [missingKey, wrongKey, ...reasons.map((reason) => describeReason(reason))]
  const rows = messages.flatMap(({ title, text, next }) =>
    title === null || text === null ? [] : [[title, text, next ?? '']],
  )
  const table = makeTable(['Message', 'What is wrong', 'What to do'], rows.sort())
  return replacePart(fillInterface(readme, metadata), 'messages', table)
}

/** Returns a page with current tables of an action's inputs and outputs. Throws if it lacks the place of one. */
export function fillInterface(page: string, { inputs, outputs }: Metadata): string {
  const inputRows = Object.entries(inputs)
    .filter(([name]) => name !== 'operation')
    .map(([name, input]) => [`\`${name}\``, describeDefault(input), input.description])
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description])
  const inputTable = makeTable(['Input', 'Default', 'Meaning'], inputRows)
  const withInputs = replacePart(page, 'inputs', inputTable)
  return replacePart(withInputs, 'outputs', makeTable(['Output', 'Meaning'], outputRows))
}

function describeDefault({ default: value, required }: Metadata['inputs'][string]): string {
  if (required) return 'required'
  return value === undefined ? '' : `\`${value}\``
}

function makeTable(header: string[], rows: string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function escapeCell(text: string): string {
  return text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function replacePart(readme: string, name: string, table: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`]
  const from = readme.indexOf(begin)
  const to = readme.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The page has no place for the table of ${name}.`)
  return `${readme.slice(0, from)}${begin}\n${table}\n${readme.slice(to)}`
}
