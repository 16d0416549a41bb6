// Plain text made of what others wrote.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  cut,
  isBlank,
  joinParagraphs,
  joinSentences,
  parseJson,
  removeHidden,
  toLogLine,
  toOneLine,
} from '../../src/lib/plain-text.ts'
import { hostileText } from '../fixtures/samples.ts'

const runs = { numRuns: 500 }
const lineEnd = /[\n\r\u0085\u2028\u2029]/
const bidi = /\p{Bidi_Control}/u

test.each([
  ['nothing to do', 'nothing to do'],
  ['::error::owned', ': :error: :owned'],
  [':::', ': : :'],
  ['##[group]x', '## [group]x'],
  ['a\r\n::warning::b', 'a : :warning: :b'],
  ['a\r::stop-commands::b', 'a : :stop-commands: :b'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['\u001b[31mred', ' [31mred'],
  [':\u202e:x', ': :x'],
  ['#\u2066#[x', '## [x'],
  [':\u200b:x', ': :x'],
])('%j in the log is %j', (text, expected) => {
  expect(toLogLine(text)).toBe(expected)
})

test('a log line never ends early, and holds nothing that the runner takes for a command', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const line = toLogLine(text)
      expect(line).not.toMatch(lineEnd)
      expect(line).not.toMatch(bidi)
      expect(line).not.toMatch(/::|##\[/)
    }),
    runs,
  )
})

test.each([
  ['  two\n  lines ', 99, 'two lines'],
  ['a\u0000b\u0007c', 99, 'a b c'],
  ['\u202eabc', 99, 'abc'],
  ['a\ud800b', 99, 'a\ufffdb'],
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
])('%j in one line of at most %d is %j', (text, maxLength, expected) => {
  expect(toOneLine(text, maxLength)).toBe(expected)
})

test.each([
  ['ab', 3, 'ab'],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['a\ud83d\ude00b', 3, 'a…'],
  ['ab\ud83d\ude00b', 4, 'ab…'],
  ['abc', 1, '…'],
])('%j cut to %d is %j', (text, maxLength, expected) => {
  expect(cut(text, maxLength)).toBe(expected)
})

test('a cut keeps its length, and never splits a pair', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 50 }), (whole, maxLength) => {
      const kept = cut(whole, maxLength)
      expect(kept.length).toBeLessThanOrEqual(maxLength)
      expect(kept.isWellFormed()).toBe(true)
    }),
    runs,
  )
})

test.each([
  ['', true],
  [' \n\t\r\n', true],
  ['\u00a0\u3000', true],
  ['\u200b\u200c\u200d\u2060\ufeff', true],
  ['\u2800\u3164\u115f', true],
  ['\u0000\u0001', true],
  ['\u200ba', false],
  ['.', false],
])('%j is blank: %p', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})

test.each([
  ['seen<!-- hidden -->seen', 'seenseen'],
  ['a<!--\nmany\nlines\n-->b', 'ab'],
  ['a<!-- never closed', 'a<! -- never closed'],
  ['a\n   <!-- never closed\nb', 'a\n'],
  ['`<!--` in text\n- and b', '`<!--` in text\n- and b'],
  ['``<!-- x -->`` stays', '``<!-- x -->`` stays'],
  ['```html\n<!--\n```\nb', '```html\n<!--\n```\nb'],
  ['~~~\n<!-- x -->\n~~~~\nb', '~~~\n<!-- x -->\n~~~~\nb'],
  ['a<!-- `<!--` hidden -->b', 'ab'],
  ['a<!-- \n```\nhidden\n```\n-->b', 'ab'],
  ['`a\n\n<!-- hidden -->\n\nb`', '`a\n\n\n\nb`'],
  ['```\n<!-- hidden, as no fence ends it -->b', '```\nb'],
  ['- a\n  ```\nb<!-- hidden -->c', '- a\n  ```\nbc'],
  ['```\n<!-- x -->\n```\t\nb', '```\n<!-- x -->\n```\t\nb'],
  ['```a``` is no fence\n<!-- hidden -->b', '```a``` is no fence\nb'],
  ['a<!--\n```\n-->b<!-- hidden -->c', 'abc'],
  ['a<!-->b', 'ab'],
  ['a<!--->b', 'ab'],
  ['a<!-- x --!>b', 'ab'],
  ['a<!-- x --!>b-->c', 'ab-->c'],
  ['a<\u200b!-- split by a zero width -->b', 'ab'],
  ['a<\u0000!-- split by a control -->b', 'ab'],
  ['ig\u200bnore\u2060 \ufeffthis', 'ignore this'],
  ['a\u{e0041}\u{e0042}b', 'ab'],
  ['line\r\nline\rline', 'line\nline\nline'],
  ['\ttab stays', '\ttab stays'],
  ['1 < 2 --> 3', '1 < 2 --> 3'],
  ['a<!<!-- x -->-- y -->', 'a<! -- y -->'],
])('%j without what is hidden is %j', (text, expected) => {
  expect(removeHidden(text)).toBe(expected)
})

test('nothing hidden is left outside of code', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const left = removeHidden(text.replace(/[`~]/g, ''))
      expect(left).not.toMatch(bidi)
      expect(left).not.toMatch(/\p{Default_Ignorable_Code_Point}/u)
      expect(left).not.toContain('<!--')
      expect(removeHidden(left)).toBe(left)
    }),
    runs,
  )
})

test('paragraphs, sentences and JSON', () => {
  expect(joinParagraphs(['a', null, 'b'])).toBe('a\n\nb')
  expect(joinSentences(['A.', null, 'B.'])).toBe('A. B.')
  expect([joinParagraphs([]), joinSentences([null])]).toEqual(['', ''])
  expect([
    parseJson('{"a":1}'),
    parseJson('null'),
    parseJson('{'),
    parseJson(''),
  ]).toEqual([...[{ a: 1 }, null, undefined, undefined]])
})

test('a hundred thousand comments that are never closed take no time', () => {
  const text = `a${'<!--'.repeat(100_000)}`
  expect(removeHidden(text)).toBe(`a${'<! --'.repeat(100_000)}`)
})
