// No secret leaves the process, in any form.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  createRedactor,
  redactAll,
  toRedactedLine,
} from '../../src/lib/redact.ts'

const secret = 'mint_S3cr/et+K"y?~%\\ü9'
const bytes = Buffer.from(secret)
const inSmallLetters = (escaped: string) =>
  escaped.replace(/%../g, (sign) => sign.toLowerCase())
const uri = encodeURIComponent(secret)
const query = String(new URLSearchParams({ key: secret })).slice('key='.length)
const json = JSON.stringify(secret).slice(1, -1)
const hex = bytes.toString('hex')

const encodings = ['base64', 'base64url'] as const

/**
 * A text around the secret in base64, and the part of it that only the secret
 * decides.
 */
function base64Of(before: string, encoding: BufferEncoding, inside = secret) {
  const start = Buffer.byteLength(before)
  const text = Buffer.from(`${before}${inside}after`).toString(encoding)
  const end = start + Buffer.byteLength(inside)
  return {
    text,
    core: text.slice(Math.ceil((start * 8) / 6), Math.floor((end * 8) / 6)),
  }
}

test.each([
  ['raw', secret],
  ['hex', hex],
  ['hex in capitals', hex.toUpperCase()],
  ['JSON-escaped', json],
  ['URI-escaped', uri],
  ['URI-escaped in small letters', inSmallLetters(uri)],
  ['in an address', encodeURI(secret)],
  ['in an address in small letters', inSmallLetters(encodeURI(secret))],
  ['in a query', query],
  ['in a query in small letters', inSmallLetters(query)],
  ['base64', bytes.toString('base64').replace(/=+$/, '')],
  ['base64url', bytes.toString('base64url')],
])('a secret that is %s becomes ***', (_, form) => {
  const redacted = createRedactor([secret])(`before ${form} after`)
  expect(redacted).not.toContain(form)
  expect(redacted).toMatch(/^before .*\*\*\*.* after$/)
})

const secrets = fc.string({
  unit: 'grapheme-ascii',
  minLength: 6,
  maxLength: 40,
})

test('no form of a secret survives in any text', () => {
  fc.assert(
    fc.property(
      secrets,
      fc.string({ unit: 'binary', maxLength: 9 }),
      (hidden, around) => {
        const redact = createRedactor([hidden])
        const inHex = Buffer.from(hidden).toString('hex')
        const escaped = [
          JSON.stringify(hidden).slice(1, -1),
          encodeURIComponent(hidden),
          encodeURI(hidden),
        ]
        const forms = [
          hidden,
          inHex,
          inHex.toUpperCase(),
          ...escaped,
          inSmallLetters(encodeURIComponent(hidden)),
        ]
        for (const form of forms)
          expect(redact(`${around} ${form} ${around}`)).not.toContain(form)
        for (const encoding of encodings) {
          const { text, core } = base64Of(around, encoding, hidden)
          expect(redact(text)).not.toContain(core)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test.each(
  ['', 'x', 'xy', 'xyz', 'user:'].flatMap((before) =>
    [secret, `${secret}1`, `${secret}12`, '???>>>~~~???>>>'].flatMap((inside) =>
      encodings.map((encoding) => ({ before, inside, encoding })),
    ),
  ),
)(
  'in $encoding after "$before" all of $inside goes, and nothing else',
  ({ before, inside, encoding }) => {
    const { text, core } = base64Of(before, encoding, inside)
    expect(createRedactor([inside])(text)).toBe(text.replace(core, '***'))
  },
)

test('text without the secret stays as it is', () => {
  const redact = createRedactor([secret])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      expect(redact(text)).toBe(text),
    ),
    { numRuns: 300 },
  )
})

test.each<[string, string[], string, string]>([
  [
    'one that begins like another',
    ['one-secret', 'one-secret-longer'],
    'a one-secret-longer b one-secret',
    'a *** b ***',
  ],
  ['six characters', ['secret'], 'a secret here', 'a *** here'],
  ['five, which could be a word', ['short'], 'a short text', 'a short text'],
  ['an empty one', [''], 'a text', 'a text'],
  ['none', [], 'a text', 'a text'],
  [
    'one with invisible characters',
    ['my\u200csecret\u200cphrase'],
    'my\u200csecret\u200cphrase mysecretphrase',
    '*** ***',
  ],
  ['one, twice', ['secret'], 'secretsecret', '******'],
  ['signs of a pattern', ['a.b*c+d'], 'a.b*c+d axbxcxd', '*** axbxcxd'],
  [
    'emoji and other scripts around it',
    [secret],
    `⚠️ 👩\u200d💻 می\u200cخواهم ${secret}\n`,
    '⚠️ 👩\u200d💻 می\u200cخواهم ***\n',
  ],
])('secrets: %s', (...[, hidden, text, expected]) => {
  expect(createRedactor(hidden)(text)).toBe(expected)
})

const marks = [
  '\u202e',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u2060',
  '\ufe0f',
  '\u0007',
  '\n',
  '\ud800',
  '\u2800',
]

test.each(marks)(
  'a secret with %j anywhere inside becomes ***, and what is around it stays',
  (mark) => {
    const redact = createRedactor([secret])
    for (const form of [secret, hex, uri, json]) {
      expect(redact(`before\n${[...form].join(mark)}\n👩\u200d💻`)).toBe(
        'before\n***\n👩\u200d💻',
      )
      expect(redact(form.slice(0, 9) + mark + form.slice(9))).toBe('***')
    }
  },
)

test.each([
  [
    'taken apart',
    `x ${secret.slice(0, 9)}\n${secret.slice(9)} y`,
    secret,
    'x *** y',
  ],
  ['put together', 'x my\nlong\r\nsecret y', 'my long secret', 'x *** y'],
  ['cut', `${'x'.repeat(8)} ${secret}`, secret, 'xxxxxxxx …'],
])(
  'a secret that a line has %s is not in it',
  (...[, text, hidden, expected]) => {
    expect(toRedactedLine(text, createRedactor([hidden]), 10)).toBe(expected)
  },
)

test('a secret that begins as an escape of JSON does not break a text', () => {
  const redact = createRedactor(['test-key-of-sixteen'])
  const texts = ['\test-key-of-sixteen', 'test-key-of-sixteen']
  expect(redactAll(texts, redact)).toEqual(['\test-key-of-sixteen', '***'])
})
