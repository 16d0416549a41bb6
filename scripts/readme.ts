/** `npm run readme`: updates the generated tables of the README and the pages, from metadata and messages. */

import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { reasons } from '../src/base/result-codes.ts'
import { setUpProblems } from '../src/runner/set-up-problems.ts'
import { describeReason } from '../src/words/reasons.ts'
import { inputGroups, mainInputs } from './input-groups.ts'

export type Metadata = z.infer<typeof metadataShape>
type Input = Metadata['inputs'][string]

const described = z.object({ description: z.string().min(1) })
const metadataShape = z.object({
  inputs: z.record(
    z.string(),
    described.extend({ default: z.string().optional(), required: z.boolean().optional() }),
  ),
  outputs: z.record(z.string(), described),
})

/** The pages with generated tables: the Markdown of each table by its name. */
export const generatedTables: Readonly<Record<string, () => Record<string, string>>> = {
  'README.md': () => ({ inputs: inputTable(readMetadata(), mainInputs) }),
  'docs/reference.md': () => {
    const metadata = readMetadata()
    const [visitors, reconcile] = ['visitors', 'reconcile'].map((name) => readMetadata(`${name}/action.yml`))
    return {
      ...{ inputs: groupedInputs(metadata), outputs: outputTable(metadata) },
      ...(visitors && { 'visitors inputs': inputTable(visitors), 'visitors outputs': outputTable(visitors) }),
      ...(reconcile && {
        'reconcile inputs': inputTable(reconcile),
        'reconcile outputs': outputTable(reconcile),
      }),
    }
  },
  'docs/troubleshooting.md': () => ({ messages: messageTable() }),
}

if (import.meta.main) {
  for (const page of Object.keys(generatedTables)) {
    const file = new URL(`../${page}`, import.meta.url)
    writeFileSync(file, fillTables(page, readFileSync(file, 'utf8')))
  }
}

/** Returns an action's inputs and outputs, by its file in the repository. Throws if one has no description. */
export function readMetadata(file = 'action.yml'): Metadata {
  return metadataShape.parse(parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')))
}

/** Returns the text of the page with current tables. Throws if the page lacks the place for one. */
export function fillTables(page: string, text: string): string {
  const tables = Object.entries(generatedTables[page]?.() ?? {})
  return tables.reduce((before, [name, table]) => replacePart(page, before, { name, table }), text)
}

function groupedInputs({ inputs }: Pick<Metadata, 'inputs'>): string {
  const parts = inputGroups.map(
    ({ title, inputs: names }) => `### ${title}\n\n${inputTable({ inputs }, names)}`,
  )
  return `\n${parts.join('\n\n')}\n`
}

/** Returns the table of these inputs. Without `names`, it has all that a workflow can set. */
function inputTable({ inputs }: Pick<Metadata, 'inputs'>, names = settable(inputs)): string {
  const rows = names.flatMap((name) => (inputs[name] ? [inputRow(name, inputs[name])] : []))
  return makeTable(['Input', 'Description'], rows)
}

function settable(inputs: Metadata['inputs']): readonly string[] {
  return Object.keys(inputs).filter((name) => name !== 'operation')
}

function outputTable({ outputs }: Metadata): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description])
  return makeTable(['Output', 'Description'], rows)
}

function messageTable(): string {
  const messages = [...setUpProblems, ...reasons.map((reason) => describeReason(reason))]
  const rows = messages.flatMap(({ title, text, next }) =>
    title === null || text === null ? [] : [[title, [text, next].filter(Boolean).join(' ')]],
  )
  return makeTable(['Message', 'What it means, and what to do'], rows.sort())
}

/** The default is part of the description, so that the table fits a narrow screen. */
function inputRow(name: string, { description, default: value, required }: Input): string[] {
  const defaults = value?.split('\n').map((line) => `\`${line}\``)
  const end = defaults === undefined ? '' : ` Default: ${defaults.join(', ')}.`
  return [`\`${name}\``, required ? `**Required.** ${description}` : `${description.trim()}${end}`]
}

function makeTable(header: string[], rows: string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function escapeCell(text: string): string {
  return text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function replacePart(page: string, text: string, { name, table }: { name: string; table: string }): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table of ${name}.`)
  return `${text.slice(0, from)}${begin}\n${table}\n${text.slice(to)}`
}
