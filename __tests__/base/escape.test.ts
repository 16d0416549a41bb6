import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  cut,
  isBlank,
  removeHidden,
  toCode,
  toEntities,
  toFence,
  toLogLine,
  toOneLine,
  toProse,
} from '../../src/base/escape.ts'
import { hostileText } from '../fixtures/hostile-text.ts'

const runs = { numRuns: 500 }
const lineEnd = /[\n\r\u0085\u2028\u2029]/
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const zeroWidth = /[\u00ad\u200b-\u200d\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u

test.each([
  ['nothing to do', 'nothing to do'],
  ['::error::owned', ': :error: :owned'],
  [':::', ': : :'],
  ['##[group]x', '## [group]x'],
  ['###[x]', '### [x]'],
  ['a\r\n::warning::b', 'a : :warning: :b'],
  ['a\r::stop-commands::b', 'a : :stop-commands: :b'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['\u001b[31mred', ' [31mred'],
  ['abc\u202edef', 'abcdef'],
  [':\u202e:x', ': :x'],
  ['#\u2066#[x', '## [x'],
])('%j in the log is %j', (text, expected) => {
  expect(toLogLine(text)).toBe(expected)
})

test('a log line never ends early and holds nothing that the runner takes for a command', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const line = toLogLine(text)
      expect(line).not.toMatch(lineEnd)
      expect(line).not.toMatch(bidi)
      expect(line.includes('::') || line.includes('##[')).toBe(false)
    }),
    runs,
  )
})

test.each([
  ['  two\n  lines ', 99, 'two lines'],
  ['a\u0000b\u0007c', 99, 'a b c'],
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['\u202eabc', 99, 'abc'],
])('%j as one line of at most %d is %j', (text, maxLength, expected) => {
  expect(toOneLine(text, maxLength)).toBe(expected)
})

function decode(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

test.each([
  ['@mona', '<code>&#64;mona</code>'],
  ['a`b', '<code>a&#96;b</code>'],
  ['</code><img src=x>', '<code>&#60;&#47;code&#62;&#60;img src&#61;x&#62;</code>'],
  ['<!-- x -->', '<code>&#60;&#33;&#45;&#45; x &#45;&#45;&#62;</code>'],
  ['&lt;', '<code>&#38;lt&#59;</code>'],
  ['a|b', '<code>a&#124;b</code>'],
  ['two\nlines', '<code>two lines</code>'],
])('%j as code is %s', (text, expected) => {
  expect(toCode(text)).toBe(expected)
})

test('code decodes to the text in one line and holds no live sign', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const content = toCode(text, 5_000).replace(/^<code>|<\/code>$/g, '')
      expect(content.replace(/&#\d{2,3};/g, '')).not.toMatch(/[!-/:-@[-`{-~]/)
      expect(content).not.toMatch(lineEnd)
      expect(content).not.toMatch(bidi)
      const visible = text
        .toWellFormed()
        .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
        .replace(/\p{Bidi_Control}/gu, '')
      const squeeze = (spaced: string) => spaced.replace(/ +/g, ' ').trim()
      expect(decode(content)).toBe(squeeze(visible))
    }),
    runs,
  )
})

test('entities are another way to write the same text', () => {
  fc.assert(
    fc.property(hostileText, (text) => expect(decode(toEntities(text))).toBe(text)),
    runs,
  )
})

test('code is cut before it is escaped, so that no entity is cut in two', () => {
  expect(toCode('@'.repeat(200), 3)).toBe('<code>&#64;&#64;…</code>')
})

test.each([
  ['Input `prompt` is empty.', 'Input <code>prompt</code> is empty&#46;'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
  ['one ` alone', 'one <code>alone</code>'],
  ['@mona\n<b>`</code>`', '<code>&#64;mona</code> &#60;b&#62;<code>&#60;&#47;code&#62;</code>'],
])('%j as prose is %s', (text, expected) => {
  expect(toProse(text)).toBe(expected)
})

test('prose has no live sign beside the code elements, whatever the text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(toProse(text).replace(/<\/?code>|&#\d+;/g, '')).not.toMatch(/[!-/:-@[-`{-~\n]/)
    }),
  )
})

test.each([
  ['plain', '```\nplain\n```'],
  ['a\n```\nb', '````\na\n```\nb\n````'],
  ['`````', '``````\n`````\n``````'],
  ['~~~~', '`````\n~~~~\n`````'],
  ['ends\n\n', '```\nends\n```'],
])('%j in a fence', (text, expected) => {
  expect(toFence(text)).toBe(expected)
})

test('a fence names its language', () => {
  expect(toFence('x', 'diff')).toBe('```diff\nx\n```')
})

test('a fence is longer than any run of its sign inside', () => {
  const ticks = fc.nat({ max: 12 }).map((length) => '`'.repeat(length))
  const text = fc.array(fc.oneof(ticks, hostileText), { maxLength: 5 }).map((parts) => parts.join('\n'))
  fc.assert(
    fc.property(text, (inside) => {
      const fence = /^`+/.exec(toFence(inside))?.[0] ?? ''
      const maxLength = Math.max(0, ...(inside.match(/`+/g) ?? []).map((run) => run.length))
      expect(fence.length).toBeGreaterThan(Math.max(2, maxLength))
    }),
    runs,
  )
})

test.each([
  ['seen<!-- hidden -->seen', 'seenseen'],
  ['a<!--\nmany\nlines\n-->b', 'ab'],
  ['a<!-- never closed', 'a'],
  ['a<\u200b!-- split by a zero width -->b', 'ab'],
  ['a<\u0000!-- split by a control -->b', 'ab'],
  ['ig\u200bnore\u2060 \ufeffthis', 'ignore this'],
  ['\u202eabc\u2066', 'abc'],
  ['a\u{e0041}\u{e0042}b', 'ab'],
  ['line\r\nline\rline', 'line\nline\nline'],
  ['\ttab stays', '\ttab stays'],
  ['1 < 2 --> 3', '1 < 2 --> 3'],
])('%j without what is hidden', (text, expected) => {
  expect(removeHidden(text)).toBe(expected)
})

test.each(['<!<!-- x -->-- built by removing -->', '<<!-- x -->!-- y -->', '<!-<!-- x -->- y'])(
  '%j does not become a comment when one inside it is removed',
  (text) => {
    expect(removeHidden(text)).not.toContain('<!--')
  },
)

test('a comment built into itself many times over is broken up', () => {
  const nested = `${'<!'.repeat(99)}<!-- x -->${'-- y -->'.repeat(99)}`
  expect(removeHidden(nested)).not.toContain('<!--')
  expect(removeHidden(nested)).toContain('<! -- y -->')
})

test('nothing hidden is left', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const left = removeHidden(text)
      expect(left).not.toMatch(bidi)
      expect(left).not.toMatch(zeroWidth)
      expect(left).not.toContain('<!--')
      expect(removeHidden(left)).toBe(left)
    }),
    runs,
  )
})

test.each([
  ['', true],
  [' \n\t\r\n', true],
  ['\u00a0\u3000', true],
  ['\u200b\u200c\u200d\u2060\ufeff', true],
  ['\u202e\u2066', true],
  ['\u2800\u3164\u115f', true],
  ['\u0000\u0001', true],
  ['\u200ba', false],
  ['.', false],
])('%j is blank: %p', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['a\ud83d\ude00b', 3, 'a…'],
  ['ab\ud83d\ude00b', 4, 'ab…'],
  ['\ud83d\ude00\ud83d\ude00', 3, '\ud83d\ude00…'],
  ['abc', 1, '…'],
])('%j cut to %d is %j', (text, maxLength, expected) => {
  expect(cut(text, maxLength)).toBe(expected)
})

test('a cut keeps the bound and never splits a pair', () => {
  const well = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(well, fc.integer({ min: 1, max: 50 }), (text, maxLength) => {
      const kept = cut(text, maxLength)
      expect(kept.length).toBeLessThanOrEqual(maxLength)
      expect(kept.isWellFormed()).toBe(true)
      expect(text.startsWith(kept.replace(/…$/, '')) || text === kept).toBe(true)
    }),
    runs,
  )
})
