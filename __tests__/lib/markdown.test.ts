// Markdown in which foreign text stays text.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  plainAddress,
  toCode,
  toDetails,
  toEntities,
  toFence,
  toProse,
  toTable,
} from '../../src/lib/markdown.ts'
import { hostileText } from '../fixtures/samples.ts'

const runs = { numRuns: 500 }

function decode(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) =>
    String.fromCodePoint(Number(code)),
  )
}

/**
 * What is neither code nor a fence, with its entities decoded, as GitHub does
 * before it looks for mentions.
 */
function proseOf(markdown: string): string {
  return decode(
    markdown
      .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
      .replace(/<code>.*?<\/code>/g, ''),
  )
}

const reference = /@[a-z\d]|#\d|gh-\d|:\/\/|www\./i

test.each([
  ['plain', '<code>plain</code>'],
  ['@mona', '<code>&#64;mona</code>'],
  ['a`b', '<code>a&#96;b</code>'],
  ['</code><img src=x>', '<code>&#60;/code&#62;&#60;img src=x&#62;</code>'],
  ['&lt;', '<code>&#38;lt;</code>'],
  ['a|b', '<code>a&#124;b</code>'],
  ['https://x.y', '<code>https&#58;//x.y</code>'],
  ['www.x.y', '<code>www&#46;x.y</code>'],
  ['two\nlines', '<code>two lines</code>'],
])('%j as code is %s', (text, expected) => {
  expect(toCode(text)).toBe(expected)
})

test('code is cut before it is escaped, so that no entity is cut in two', () => {
  expect(toCode('@'.repeat(200), 3)).toBe('<code>&#64;&#64;…</code>')
  expect(toCode('x'.repeat(121))).toBe(`<code>${'x'.repeat(119)}…</code>`)
})

test('entities are another way to write the same text, and hold no mark', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(decode(toEntities(text))).toBe(text)
      expect(toEntities(text).replace(/&#\d+;/g, '')).not.toMatch(
        /[!"#$&'*:<>@[\\\]^_`{|}~]/,
      )
    }),
    runs,
  )
})

test.each([
  ['Input `prompt` is empty.', 'Input <code>prompt</code> is empty.'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
  ['one ` alone', 'one <code> alone</code>'],
  ['Ask @mona.', 'Ask <code>&#64;mona</code>.'],
  ['It fixes acme/docs#7', 'It fixes <code>acme/docs&#35;7</code>'],
  ['See GH-7', 'See <code>GH-7</code>'],
  ['at 6dcb09b', 'at <code>6dcb09b</code>'],
  ['see https://x.y/z', 'see <code>https&#58;//x.y/z</code>'],
  ["It's 10:30, isn't it?", "It's 10:30, isn't it?"],
  [
    'a *b* _c_ [d](e) <f>',
    'a &#42;b&#42; &#95;c&#95; &#91;d&#93;(e) &#60;f&#62;',
  ],
])('%j as prose is %s', (text, expected) => {
  expect(toProse(text)).toBe(expected.replace('<code> alone', '<code>alone'))
})

const foreign = fc.oneof(
  hostileText,
  fc.constantFrom(
    'a @acme/team b',
    '#1',
    'GH-2',
    'acme/docs#3',
    'x@y.example',
    '` @mona',
    'www.x.y',
    'WWW.x.y',
  ),
)

test('prose mentions nobody, closes nothing and has no mark, whatever the text', () => {
  fc.assert(
    fc.property(foreign, foreign, (a, b) => {
      const prose = toProse(`${a}${b}`)
      expect(proseOf(prose)).not.toMatch(reference)
      expect(prose.replace(/<\/?code>|&#\d+;/g, '')).not.toMatch(
        /[!"#$&*<>@[\\\]^_`{|}~\n]/,
      )
    }),
    runs,
  )
})

test.each([
  ['plain', '```text\nplain\n```'],
  ['a\n```\nb', '````text\na\n```\nb\n````'],
  ['`````', '``````text\n`````\n``````'],
  ['~~~~', '`````text\n~~~~\n`````'],
  ['ends\n\n', '```text\nends\n```'],
])('%j in a fence', (text, expected) => {
  expect(toFence(text)).toBe(expected)
})

test('nothing in a fence closes it', () => {
  const ticks = fc.nat({ max: 12 }).map((length) => '`'.repeat(length))
  const text = fc
    .array(fc.oneof(ticks, hostileText), { maxLength: 5 })
    .map((parts) => parts.join('\n'))
  fc.assert(
    fc.property(text, (inside) => {
      const fence = /^`+/.exec(toFence(inside))?.[0] ?? ''
      expect(fence.length).toBeGreaterThan(2)
      expect(inside).not.toContain(fence)
    }),
    runs,
  )
})

test('a folded section, and a table', () => {
  expect(toDetails('More', 'text')).toBe(
    '<details><summary>More</summary>\n\ntext\n\n</details>',
  )
  expect(toTable(['A', 'B'], [['1', '2']])).toBe(
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  )
})

test.each<[string | null, string | null]>([
  [
    'https://acme-docs.mintlify.app/guides/x',
    'https://acme-docs.mintlify.app/guides/x',
  ],
  ['https://a.b', 'https://a.b/'],
  [`https://a.b/${'x'.repeat(288)}`, `https://a.b/${'x'.repeat(288)}`],
  [`https://a.b/${'x'.repeat(289)}`, null],
  [null, null],
  ['', null],
  ['http://a.b', null],
  ['javascript:alert(1)', null],
  ['https://mona@a.b', null],
  ['https://:pw@a.b', null],
  ['https://a.b:8443', null],
  ['https://a.b/?x', null],
  ['https://a.b/#x', null],
  ['https://a.b/%41', null],
  ['https://a.b/(x)', null],
  ['https://localhost/', null],
  ['https://[::1]/', null],
])('the plain address of %j is %j', (text, expected) => {
  expect(plainAddress(text)).toBe(expected)
})
