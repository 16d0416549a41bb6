import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { tableFormats } from '../../src/visitors/file-formats.ts'
import { createPageFormat, dataMarker } from '../../src/visitors/page-format.ts'
import { openVisitorsFiles } from '../../src/visitors/visitors-files.ts'
import { rowsFrom, sampleEnd, totals, week, weekBefore } from '../fixtures/sample-visitors.ts'

let root: string
let roots: { workspace: string; temporary: string }

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'visitors-files-')))
  roots = { workspace: join(root, 'workspace'), temporary: join(root, 'temporary') }
  for (const folder of [...Object.values(roots), join(root, 'outside')]) mkdirSync(folder)
})

afterEach(() => rmSync(root, { recursive: true }))

const tables = (['csv', 'json', 'markdown'] as const).map((format) => ({
  format,
  table: tableFormats[format],
}))
const head = { period: week, totals }
const complete = sampleEnd()
const cut = sampleEnd({ complete: false, reason: 'unreachable' })

function open(outputDir: string | null) {
  return openVisitorsFiles({ outputDir, tables, roots })
}

test('files bear a partial name while rows arrive, and their own once they are complete', async () => {
  const folder = join(roots.workspace, 'reports', 'weekly')
  const files = open('reports/weekly')
  await files.begin(head)
  await files.add(rowsFrom(1, 2))
  expect(readdirSync(folder)).toEqual([
    'visitors.partial.csv',
    'visitors.partial.json',
    'visitors.partial.md',
  ])
  expect(readFileSync(join(folder, 'visitors.partial.csv'), 'utf8')).toContain('"/page-2",20,10,25\r\n')
  await files.add([])
  await files.add(rowsFrom(3, 1))
  expect(await files.finish(complete)).toEqual({
    csv: join(folder, 'visitors.csv'),
    json: join(folder, 'visitors.json'),
    markdown: join(folder, 'visitors.md'),
  })
  expect(readdirSync(folder)).toEqual(['visitors.csv', 'visitors.json', 'visitors.md'])
  const { visitors } = JSON.parse(readFileSync(join(folder, 'visitors.json'), 'utf8'))
  expect(visitors).toEqual(rowsFrom(1, 3))
})

test('what is not complete keeps its partial name, well formed, beside a whole file of an earlier run', async () => {
  const earlier = join(roots.workspace, 'visitors.json')
  writeFileSync(earlier, 'of an earlier run')
  writeFileSync(join(roots.workspace, 'visitors.partial.json'), 'rubbish')
  const files = open('.')
  await files.begin(head)
  await files.add(rowsFrom(1, 1))
  const { json = '' } = await files.finish(cut)
  expect(json).toBe(join(roots.workspace, 'visitors.partial.json'))
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ complete: false, reason: 'unreachable' })
  expect(readFileSync(earlier, 'utf8')).toBe('of an earlier run')
})

test('rows of the period before go only to the formats that have a place for them', async () => {
  const page = createPageFormat(dataMarker, { topBy: 'total', siteUrl: null, trend: 0 })
  const wanted = [...tables, { format: 'html' as const, table: page }]
  const files = openVisitorsFiles({ outputDir: '.', tables: wanted, roots })
  await files.begin(head)
  await files.add(rowsFrom(1, 1))
  await files.beginBefore({ period: weekBefore, totals })
  await files.add(rowsFrom(1, 2))
  const written = await files.finish(sampleEnd({ beforeComplete: true }))
  const read = (path = '') => readFileSync(path, 'utf8')
  expect(read(written.csv)).not.toContain('/page-2')
  expect(read(written.markdown)).not.toContain('page&#45;2')
  expect(JSON.parse(read(written.json))).toMatchObject({
    visitors: rowsFrom(1, 1),
    visitorsBefore: rowsFrom(1, 2),
  })
  expect(JSON.parse(read(written.html))).toMatchObject({
    visitorsBefore: [
      ['/page-1', 20, 10, 25],
      ['/page-2', 20, 10, 25],
    ],
  })
  expect(written.html).toBe(join(roots.workspace, 'visitors.html'))
})

test('a discarded export leaves no file', async () => {
  await open('reports').discard()
  expect(readdirSync(join(roots.workspace, 'reports'))).toEqual([])
})

test('without a folder each export has a new one under the temporary folder', async () => {
  const folders = [open(null), open(null)].map(async (files) => {
    await files.begin(head)
    return (await files.finish(complete)).csv
  })
  const [first, second] = await Promise.all(folders)
  expect(first?.startsWith(join(roots.temporary, 'visitors-'))).toBe(true)
  expect(first).not.toBe(second)
})

test.each(['workspace', 'temporary'] as const)(
  'an absolute folder in the %s folder will do',
  async (place) => {
    const files = open(join(roots[place], 'a', 'b'))
    await files.begin(head)
    expect((await files.finish(complete)).csv).toBe(join(roots[place], 'a', 'b', 'visitors.csv'))
  },
)

test('a link that stays inside is followed', async () => {
  mkdirSync(join(roots.workspace, 'real'))
  symlinkSync(join(roots.workspace, 'real'), join(roots.workspace, 'link'))
  await open('link').finish(complete)
  expect(readdirSync(join(roots.workspace, 'real'))).toHaveLength(3)
})

const outside = "Input `output-dir` must be inside the workspace or the runner's temporary folder."
const notAFolder = 'Input `output-dir` must be a folder, and there is a file of that name.'
const notWritable = 'Input `output-dir` must be a folder that can be written to.'

const refused: [string, () => string, string][] = [
  ['above the workspace', () => '..', outside],
  ['beside the workspace', () => '../workspace-other', outside],
  ['somewhere else', () => join(root, 'outside'), outside],
  ['up and away', () => 'a/../../outside/new', outside],
  ['behind a link', () => linkTo(join(root, 'outside')), outside],
  ['below a link', () => join(linkTo(join(root, 'outside')), 'new', 'folder'), outside],
  ['that is a link to nowhere', () => linkTo(join(root, 'outside', 'missing')), notWritable],
  ['that is a file', () => fileNamed('report'), notAFolder],
  ['below a file', () => join(fileNamed('report'), 'weekly'), notAFolder],
  ['where a partial name is taken', () => folderWith('visitors.partial.json'), notWritable],
  ['where a final name is taken', () => folderWith('visitors.md'), notWritable],
]

function linkTo(target: string): string {
  symlinkSync(target, join(roots.workspace, 'link'))
  return 'link'
}

function fileNamed(name: string): string {
  writeFileSync(join(roots.workspace, name), '')
  return name
}

function folderWith(name: string): string {
  mkdirSync(join(roots.workspace, 'reports', name, 'inner'), { recursive: true })
  return 'reports'
}

function refusal(message: string) {
  return expect.objectContaining({ name: 'InputError', message })
}

test.each(refused)(
  'an output folder %s is refused in one sentence, and nothing is written',
  (_, prepare, sentence) => {
    const outputDir = prepare()
    const shown = sentence === outside ? `${sentence} It is \`${outputDir}\`.` : sentence
    expect(() => open(outputDir)).toThrow(refusal(shown))
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files.filter(({ name }) => name.startsWith('visitors.'))).toEqual([])
    expect(readdirSync(join(root, 'outside'))).toEqual([])
  },
)

test('a temporary folder that is not there is refused in one sentence', () => {
  roots = { ...roots, temporary: join(root, 'missing') }
  expect(() => open('')).toThrow(refusal(notWritable))
})

test('a partial name that is a link is replaced, not followed', async () => {
  const target = join(root, 'outside', 'target')
  writeFileSync(target, 'untouched')
  symlinkSync(target, join(roots.workspace, 'visitors.partial.csv'))
  const files = open('.')
  await files.begin(head)
  await files.finish(complete)
  expect(readFileSync(target, 'utf8')).toBe('untouched')
})
