// The map of CONTRIBUTING.md and the list of the linter are those of the folders.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
const mapped = [...contributing.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)\/`/g)].map(([, folder = '']) => folder),
)

function hasFiles(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isFile())
}

function foldersOf(pattern: string): string[] {
  return globSync(pattern, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

const source = ['src', 'emulator', ...foldersOf('{src,emulator}/**')].filter(hasFiles)

test('the map names every folder of the source, each once', () => {
  const own = mapped.filter((folder) => /^(?:src|emulator)\b/.test(folder))
  expect(own.toSorted()).toEqual([...new Set(source)].toSorted())
})

test('the map names every folder of the tests', () => {
  const tests = mapped.filter((folder) => folder.startsWith('__tests__'))
  expect(tests.toSorted()).toEqual(foldersOf('__tests__/*').toSorted())
})

test('the map names no folder that is not there', () => {
  expect(mapped.filter((folder) => !hasFiles(folder) && foldersOf(`${folder}/*`).length === 0)).toEqual([])
})

test('the linter names only files that are there among those that decide', () => {
  const config = readFileSync('dependency-cruiser.config.mjs', 'utf8')
  const list = config.slice(config.indexOf('const decisions = {'), config.indexOf('const decisionFiles'))
  const rooms = [...list.matchAll(/^ {2}'?([\w-]+)'?:\s+'([^']+)'/gm)]
  const named = rooms.flatMap(([, room, names = '']) =>
    names.split(' ').map((name) => `src/${room}/${name}.ts`),
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
