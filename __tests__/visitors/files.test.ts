// The files of an export.
import { closeSync, mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from '@jest/globals'
import { InputError } from '../../src/outcome.ts'
import { finishFiles, openFiles } from '../../src/visitors/files.ts'

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
