import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { fillInterface, fillTables, readMetadata } from '../../scripts/readme.ts'

const readme = readFileSync('README.md', 'utf8')
const pages = [
  { file: 'README.md', most: 240 },
  { file: 'CONTRIBUTING.md', most: 100 },
  { file: 'SECURITY.md', most: 60 },
]

test('its tables are those of the metadata file and the catalogue of causes', () => {
  // If this fails, `npm run readme` writes them anew.
  expect(readme).toBe(fillTables(readme, readMetadata()))
})

test('the tables of the visitors page are those of its metadata file', () => {
  const page = readFileSync('docs/visitors.md', 'utf8')
  expect(page).toBe(fillInterface(page, readMetadata('visitors/action.yml')))
})

test('a README without a place for a table is refused', () => {
  const broken = readme.replace('<!-- begin outputs -->', '')
  expect(() => fillTables(broken, readMetadata())).toThrow('no place for the table of outputs')
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

test.each(['npm ci && npm start', 'npm cit'])('it names the command %s', (command) => {
  expect(readme).toContain(command)
})

test.each(['README.md', 'CONTRIBUTING.md'])('%s names only scripts that there are', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = readFileSync(file, 'utf8').matchAll(/npm run ([a-z:]+)/g)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...named].map(([, script]) => script)))
})

test.each(pages)('$file has at most $most lines, and links to files that are there', ({ file, most }) => {
  const text = readFileSync(file, 'utf8')
  const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(most)
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})
