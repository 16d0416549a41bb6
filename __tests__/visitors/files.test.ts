// The files of an export.
import { closeSync, mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from '@jest/globals'
import { InputError } from '../../src/outcome.ts'
import { finishFiles, openFiles } from '../../src/visitors/files.ts'
import { problemOfFolder } from '../../src/visitors/folder.ts'
import { readRows } from '../../src/visitors/read-rows.ts'

test('a temporary folder that is not there refuses no other one', () => {
  using folder = mkdtempDisposableSync(`${tmpdir()}/files-`)
  const { path } = folder
  const roots = { workspace: path, temporary: `${path}/gone` }
  expect(problemOfFolder('out', roots)).toBeNull()
  expect(problemOfFolder('../out', roots)).not.toBeNull()
})

test('answers with rows of no use are no empty ones', async () => {
  const none = { human: 0, ai: 0, total: 0 }
  const row = { path: '/a', ...none }
  const period = { dateFrom: '2026-11-14', dateTo: '2026-11-20' }
  const request = { period, limit: 1, offset: 0, maxPages: 9 }
  const read = await readRows(async ({ offset }) => {
    const isLast = offset === 6
    const rows = isLast ? [row] : []
    const unusable = isLast ? 0 : 1
    const value = { totals: none, rows, unusable, hasMore: !isLast }
    return { kind: 'value', value }
  }, request)
  expect(read.rows).toEqual([row])
})

test('no file gets its whole name unless all of them are written', () => {
  using folder = mkdtempDisposableSync(`${tmpdir()}/files-`)
  const { path } = folder
  const roots = { workspace: path, temporary: path }
  const asked = { outputDir: path, formats: ['csv', 'json'] } as const
  const files = openFiles(asked, roots, { info: () => undefined })
  // It fails as on a disk that is full.
  for (const { descriptor } of files.slice(1)) closeSync(descriptor)
  expect(() => finishFiles(files, asked, true, () => 'x')).toThrow(InputError)
  expect(readdirSync(path).toSorted()).toEqual([
    'visitors.partial.csv',
    'visitors.partial.json',
  ])
})
