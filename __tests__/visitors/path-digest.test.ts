import { expect, test } from '@jest/globals'
import { digestOf } from '../../src/visitors/path-digest.ts'

test.each(['', '/', `/${'a'.repeat(10_000)}`, '/ä'])('the digest of a path has 32 characters', (path) => {
  expect(digestOf(path)).toHaveLength(32)
})

test('the same path has the same digest, and every other one another', () => {
  const paths = ['', '/', '/a', '/A', '/ä', '/\uD800', '/\uDBFF', '/\uFFFD']
  expect(paths.map(digestOf)).toEqual(paths.map(digestOf))
  expect(new Set(paths.map(digestOf)).size).toBe(paths.length)
})
