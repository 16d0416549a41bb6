// `npm run reference [-- --check]`: writes the tables of inputs and outputs, the
// workflows, and the grid of who can start the agent into the README and the
// pages, from the file that the comment before them names. With `--check` it
// only says which page differs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { makeGrid } from './grid.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')
const block =
  /(<!-- (grid|inputs|outputs|workflow):(\S+) -->\n).*?(?=<!-- end -->)/gs

const described = { description: z.string().check(z.minLength(1)) }
const metadataShape = z.object({
  inputs: z.record(
    z.string(),
    z.object({
      ...described,
      default: z._default(z.string(), ''),
      required: z._default(z.boolean(), false),
    }),
  ),
  outputs: z.record(z.string(), z.object(described)),
})

for (const page of [
  'README.md',
  ...globSync('docs/*.md', { cwd: repository }),
]) {
  const file = join(repository, page)
  const text = readFileSync(file, 'utf8')
  const current = text.replace(
    block,
    (_, begin, kind, source) => begin + makeBlock(kind, source),
  )
  if (text === current) continue
  if (!isCheck) writeFileSync(file, current)
  else {
    console.error(
      `${page} differs from the files that it shows: run \`npm run reference\`.`,
    )
    process.exitCode = 1
  }
}

function makeBlock(kind: string, source: string): string {
  if (kind === 'grid') return makeRows(makeGrid())
  return kind === 'workflow' ? makeFence(source) : makeTable(kind, source)
}

/** A workflow without the comment at its head, which the page says itself. */
function makeFence(path: string): string {
  const workflow = readFileSync(join(repository, path), 'utf8')
  const lines = workflow
    .replace(/^(?:#.*\n)+/, '')
    .replaceAll(/ # zizmor: .*$/gm, '')
  return `\`\`\`yaml\n${lines}\`\`\`\n`
}

/** Throws if an input or output has no description. */
function makeTable(kind: string, metadata: string): string {
  const { inputs, outputs } = metadataShape.parse(
    parse(readFileSync(join(repository, metadata), 'utf8')),
  )
  if (kind === 'inputs') {
    const rows = Object.entries(inputs).map(([name, input]) => [
      code(name),
      input.required
        ? '**required**'
        : input.default.split('\n').filter(Boolean).map(code).join(', '),
      input.description,
    ])
    return makeRows([
      ['Input', 'Default', 'Description'],
      ['---', '---', '---'],
      ...rows,
    ])
  }
  const rows = Object.entries(outputs).map(([name, { description }]) => [
    code(name),
    description,
  ])
  return makeRows([['Output', 'Description'], ['---', '---'], ...rows])
}

function makeRows(rows: string[][]): string {
  const toCell = (text: string) =>
    text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
  // An empty cell has one space.
  return rows
    .map((cells) =>
      `| ${cells.map(toCell).join(' | ')} |\n`.replaceAll('|  ', '| '),
    )
    .join('')
}

function code(text: string): string {
  return `\`${text}\``
}
