import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor, toRedactedLine } from '../../src/base/redact.ts'
import { installationToken } from '../fixtures/installation-token.ts'

const secret = 'mint_S3cr/et+K"y?~%\\ü9'

type Encoding = 'base64' | 'base64url'

const encodings: Encoding[] = ['base64', 'base64url']

/** A text around the secret in base64, and the part of it that only the secret decides. */
function base64Core(before: string, encoding: Encoding, inside = secret): [string, string] {
  const start = Buffer.byteLength(before)
  const text = Buffer.from(`${before}${inside}after`).toString(encoding)
  const end = start + Buffer.byteLength(inside)
  return [text, text.slice(Math.ceil((start * 8) / 6), Math.floor((end * 8) / 6))]
}

function inSmallLetters(escaped: string): string {
  return escaped.replace(/%../g, (sign) => sign.toLowerCase())
}

const hex = Buffer.from(secret).toString('hex')
const uri = encodeURIComponent(secret)
const query = String(new URLSearchParams({ key: secret })).slice('key='.length)
const json = JSON.stringify(secret).slice(1, -1)

test.each([
  ['raw', secret],
  ['hex', hex],
  ['hex in capitals', hex.toUpperCase()],
  ['URI-escaped', uri],
  ['URI-escaped in small letters', inSmallLetters(uri)],
  ['escaped as an address', encodeURI(secret)],
  ['escaped as an address in small letters', inSmallLetters(encodeURI(secret))],
  ['escaped as a query', query],
  ['escaped as a query in small letters', inSmallLetters(query)],
  ['JSON-escaped', json],
  ['base64', Buffer.from(secret).toString('base64').replace(/=+$/, '')],
  ['base64url', Buffer.from(secret).toString('base64url')],
])('a secret that is %s becomes ***', (_, form) => {
  const redact = createRedactor([secret])
  expect(redact(`before ${form} after ${form}`)).not.toContain(form)
  expect(redact(`before ${form} after`)).toContain('***')
  expect(redact(`before ${form} after`)).toMatch(/^before .* after$/)
})

test('no form of the secret survives in any text', () => {
  const redact = createRedactor([secret])
  const encoding = fc.constantFrom(...encodings)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 9 }), encoding, (around, into) => {
      const [text, core] = base64Core(around, into)
      expect(redact(text)).not.toContain(core)
      const all = [secret, hex, hex.toUpperCase(), uri, json]
      const left = redact(all.map((form) => around + form + around).join(around))
      expect(all.filter((form) => left.includes(form))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

const lengths = [secret, `${secret}1`, `${secret}12`, '???>>>~~~???>>>']

test.each(
  lengths.flatMap((inside) =>
    ['', 'x', 'xy', 'xyz'].flatMap((before) => encodings.map((encoding) => ({ inside, before, encoding }))),
  ),
)('in $encoding after "$before" all of $inside goes, and nothing else', ({ inside, before, encoding }) => {
  const [text, core] = base64Core(before, encoding, inside)
  expect(createRedactor([inside])(text)).toBe(text.replace(core, '***'))
})

test.each(['x', 'xy', 'xyz'])('a user name in front (%s) hides no secret in basic authentication', (user) => {
  const [text, core] = base64Core(`${user}:`, 'base64')
  expect(createRedactor([secret])(`authorization: basic ${text}`)).not.toContain(core)
})

test.each<[string, (token: Buffer) => string]>([
  ['raw', (token) => token.toString()],
  ['hex', (token) => token.toString('hex')],
  ['hex in capitals', (token) => token.toString('hex').toUpperCase()],
  ['URI-escaped', (token) => encodeURIComponent(token.toString())],
  ['JSON-escaped', (token) => JSON.stringify(token.toString()).slice(1, -1)],
  ...['', 'x', 'xy'].flatMap((before) =>
    encodings.map((encoding): [string, (token: Buffer) => string] => [
      `${encoding} after "${before}"`,
      (token) => base64Core(before, encoding, token.toString())[1],
    ]),
  ),
])('a token of 520 characters with dots that is %s becomes ***, also with a mark inside', (_, encode) => {
  expect(installationToken).toMatch(/^ghs_[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(installationToken).toHaveLength(520)
  const redact = createRedactor([installationToken])
  const form = encode(Buffer.from(installationToken))
  expect(redact(`before ${form} after`)).toBe('before *** after')
  expect(redact(`before ${form.slice(0, 260)}\u200b${form.slice(260)} after`)).toBe('before *** after')
  expect(toRedactedLine(form, { redact, maxLength: 120 })).toBe('***')
})

test('text without the secret is unchanged', () => {
  const redact = createRedactor([secret])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!text.includes(secret))
      expect(redact(text)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

test('several secrets are redacted, one that begins like another as a whole', () => {
  const both = createRedactor(['one-secret', 'one-secret-longer'])
  expect(both('a one-secret-longer b one-secret c')).toBe('a *** b *** c')
})

test.each([[['']], [[]]])('without a secret (%j) everything passes', (secrets) => {
  expect(createRedactor(secrets)('a text')).toBe('a text')
})

test('a secret of six characters is redacted; a shorter one would redact ordinary words', () => {
  const both = createRedactor(['secret', 'short'])
  expect(both('a secret in a short text')).toBe('a *** in a short text')
})

const forms = [secret, hex, uri, json]
const unseenMarks = ['\u202e', '\u200b', '\u00ad', '\ufeff', '\u2060', '\ufe0f', '\u0007', '\n', '\ud800']

test.each(unseenMarks)(
  'a secret with %j anywhere inside becomes ***, and what is around it stays',
  (mark) => {
    const redact = createRedactor([secret])
    const spread = forms.map((form) => [...form].join(mark))
    for (const form of spread) expect(redact(`before\n${form}\n👩\u200d💻`)).toBe('before\n***\n👩\u200d💻')
    for (const form of forms) expect(redact(form.slice(0, 9) + mark + form.slice(9))).toBe('***')
  },
)

test('a secret that has such a character is found without it', () => {
  const redact = createRedactor(['my\u200csecret\u200cphrase'])
  expect(redact('my\u200csecret\u200cphrase and mysecretphrase')).toBe('*** and ***')
})

test('a text with such characters and no secret stays as it is', () => {
  const redact = createRedactor([secret])
  const text = '⚠️ 👩\u200d💻 می\u200cخواهم\nnew line'
  expect(redact(text)).toBe(text)
})

test.each([
  ['taken apart', `x ${secret.slice(0, 9)}\n${secret.slice(9)} y`, secret, 'x *** y'],
  ['put together', 'x my\nlong\r\nsecret y', 'my long secret', 'x *** y'],
  ['at the end of what is kept', `${'x'.repeat(8)} ${secret}`, secret, 'xxxxxxxx …'],
])('a secret that cleaning has %s is not in the line', (...row) => {
  const [, text, hidden, expected] = row
  expect(toRedactedLine(text, { redact: createRedactor([hidden]), maxLength: 10 })).toBe(expected)
})
