import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readOrMake } from './cache.ts'

test('a value is made once for each key', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cache-'))
  const path = join(folder.path, 'new')
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return { name }
  }
  expect(readOrMake(['a', 1], make('first'), path)).toEqual({ name: 'first' })
  expect(readOrMake(['a', 1], make('again'), path)).toEqual({ name: 'first' })
  expect(readOrMake(['a', 2], make('other'), path)).toEqual({ name: 'other' })
  expect(made).toEqual(['first', 'other'])
})
