import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { inputGroups, mainInputs } from '../../scripts/input-groups.ts'
import { fillTables, generatedTables, readMetadata } from '../../scripts/readme.ts'

const readme = readFileSync('README.md', 'utf8')

test.each(Object.keys(generatedTables))(
  'the tables of %s are up to date; `npm run readme` updates them',
  (page) => {
    const text = readFileSync(page, 'utf8')
    expect(text).toBe(fillTables(page, text))
  },
)

test.each(Object.keys(generatedTables))('%s without the place for a table is refused', (page) => {
  const broken = readFileSync(page, 'utf8').replace(/<!-- begin .* -->/, '')
  expect(() => fillTables(page, broken)).toThrow(`${page} has no place for the table of`)
})

test('every input is in exactly one group, and every group has inputs that exist', () => {
  const { inputs } = readMetadata()
  const names = Object.keys(inputs).filter((name) => name !== 'operation')
  expect(inputGroups.flatMap((group) => group.inputs).toSorted()).toEqual(names.toSorted())
  expect(inputGroups[0]?.inputs).toHaveLength(4)
})

test('the README lists ten inputs, and those that are required come first', () => {
  const { inputs } = readMetadata()
  const required = Object.keys(inputs).filter((name) => inputs[name]?.required)
  expect(mainInputs.filter((name) => inputs[name])).toHaveLength(10)
  expect(mainInputs.slice(0, required.length)).toEqual(required)
})

test('the README has at most 200 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
})

test.each(globSync('{,*/}action.yml'))('every input and output of %s is described in sentences', (file) => {
  const { inputs, outputs } = readMetadata(file)
  const entries = [...Object.entries(inputs), ...Object.entries(outputs)]
  const bare = entries.filter(([, { description }]) => !/^[A-Z`].{10,}\.$/s.test(description.trim()))
  expect(bare).toEqual([])
})

test('the workflow on its first screen gives what is required, and nothing unknown', () => {
  const [, text = ''] = /```yaml\n(.*?)```/s.exec(readme) ?? []
  const { inputs } = readMetadata()
  const required = Object.keys(inputs).filter((name) => inputs[name]?.required)
  const given = Object.keys(parse(text).jobs.docs.steps[0].with)
  expect(given).toEqual(expect.arrayContaining(required))
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(given))
  expect(parse(text).jobs.docs.permissions).toEqual({ 'pull-requests': 'write' })
})

test('no picture has more than 50 kB, since each run of the action downloads them', () => {
  const sizes = globSync('docs/images/*').map((file) => statSync(file).size)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.filter((size) => size > 50_000)).toEqual([])
})

test('the README shows one picture', () => {
  expect(readme.match(/<picture>/g)).toHaveLength(1)
})

test('each picture and its dark version is on a page, with a text for those who cannot see it', () => {
  const pages = [...globSync('*.md'), ...globSync('docs/*.md')]
  const shown = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) =>
      join(dirname(page), file),
    ),
  )
  expect(shown.toSorted()).toEqual(globSync('docs/images/*.png').toSorted())
  const images = pages.flatMap((page) => readFileSync(page, 'utf8').match(/<img [^>]*>/g) ?? [])
  expect(images.filter((image) => !/ alt="[^"]{40,}"/.test(image))).toEqual([])
})
