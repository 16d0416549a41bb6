import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor } from '../../src/domain/redact.ts'

const secret = 'mint_S3cr/et+K"y?~%\\ü9'
const redact = createRedactor([secret])

function base64Core(before: string, encoding: 'base64' | 'base64url'): [string, string] {
  const start = Buffer.byteLength(before)
  const text = Buffer.from(`${before}${secret}after`).toString(encoding)
  const end = start + Buffer.byteLength(secret)
  return [text, text.slice(Math.ceil((start * 8) / 6), Math.floor((end * 8) / 6))]
}

const hex = Buffer.from(secret).toString('hex')
const uri = encodeURIComponent(secret)
const json = JSON.stringify(secret).slice(1, -1)

test.each([
  ['raw', secret],
  ['hex', hex],
  ['hex in capitals', hex.toUpperCase()],
  ['URI-escaped', uri],
  ['URI-escaped in small letters', uri.replace(/%../g, (sign) => sign.toLowerCase())],
  ['JSON-escaped', json],
  ['base64', Buffer.from(secret).toString('base64').replace(/=+$/, '')],
  ['base64url', Buffer.from(secret).toString('base64url')],
])('a secret that is %s becomes ***', (_, form) => {
  expect(redact(`before ${form} after ${form}`)).not.toContain(form)
  expect(redact(`before ${form} after`)).toContain('***')
  expect(redact(`before ${form} after`)).toMatch(/^before .* after$/)
})

test('no form of the secret survives in any text', () => {
  const encoding = fc.constantFrom('base64' as const, 'base64url' as const)
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

test.each(['x', 'xy', 'xyz'])('a user name in front (%s) hides no secret in basic authentication', (user) => {
  const [text, core] = base64Core(`${user}:`, 'base64')
  expect(redact(`authorization: basic ${text}`)).not.toContain(core)
})

test('text without the secret is unchanged', () => {
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
