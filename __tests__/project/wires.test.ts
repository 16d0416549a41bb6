// `npm run test:wires` breaks each wire of a source once, and nothing that has no effect.
import { expect, test } from '@jest/globals'
import { findWires } from '../../scripts/mutations/wires.ts'

function breaksOf(text: string): string[] {
  return findWires('a.ts', text).map(({ start, end, to }) => text.slice(0, start) + to + text.slice(end))
}

test.each([
  ['an argument', 'f(a)', ['f(undefined)']],
  ['each of several', 'const x = f(a, b)', ['const x = f(undefined, b)', 'const x = f(a, undefined)']],
  ['a text', "x = f('a')", ["x = f('?')"]],
  ['a member', 'x = { a: b }', ['x = { a: undefined }']],
  ['a member by its name', 'x = { a }', ['x = { a: undefined }']],
  ['members of another object', 'x = { ...a }', ['x = { ...{} }']],
  ['a default', 'x = a ?? b', ['x = (a)', 'x = (b)']],
  ['two conditions', 'x = a && b', ['x = (a)', 'x = (b)']],
  ['a choice', 'x = a ? b : c', ['x = b', 'x = c']],
  ['a branch', 'if (a) b = c', ['if (true) b = c', 'if (false) b = c']],
  ['a call', 'f()', ['undefined']],
  ['a wait', 'await f()', ['void f()', 'undefined']],
  ['a number', 'x = 5', ['x = (5 * 10)']],
  ['a duration', 'x = claimWriteMs', ['x = (claimWriteMs * 10)']],
  ['a limit', 'x = maxTries', ['x = (maxTries * 10)']],
  ['a switch', 'x = { a: true }', ['x = { a: undefined }', 'x = { a: false }']],
])('%s is broken', (_, text, broken) => {
  const found = breaksOf(text)
  expect(broken.filter((one) => !found.includes(one))).toEqual([])
})

test.each([
  ['an import', "import { maxTries } from './limits.ts'"],
  ['a type', 'type A = { a: true; b: 5 }'],
  ['the type of a variable', 'let x: true | 5'],
  ['the name of a limit', 'const maxTries = a'],
])('%s is no wire', (_, text) => {
  expect(breaksOf(text)).toEqual([])
})

test('a wire is told by its line and what stands there instead', () => {
  expect(findWires('a.ts', 'x = 1\n\nx = a\n  ?? b')).toContainEqual({
    ...{ line: 3, start: 11, end: 19, to: '(b)', what: 'a ?? b → (b)' },
  })
})
