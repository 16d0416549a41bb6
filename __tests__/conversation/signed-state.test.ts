// The state as signed text in a comment's body.
import { hkdfSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type CommentParts,
  type Reader,
  readState,
  type Scope,
  sign,
  signingKeyOf,
  writeState,
} from '../../src/conversation/signed-state.ts'
import {
  at,
  later,
  sampleDelivered,
  sampleRecord,
  sampleSending,
  sampleShown,
  sampleState,
} from '../fixtures/samples.ts'

const apiKey = 'mint_0123456789abcdef'
const key = signingKeyOf(apiKey)
const scope: Scope = {
  repositoryId: '700000001',
  number: 12,
  projectId: 'docs',
  apiHost: 'api.mintlify.com',
}
const state = sampleState({
  job: sampleRecord(),
  delivered: [sampleDelivered()],
  requestCount: 1,
  sending: sampleSending(),
  createUnconfirmedAt: at,
  until: at,
  shown: sampleShown({
    asked: 'café --> 🎉',
    notes: [{ kind: 'unconfirmed', asked: '<!-- docs-agent:1 x.y.z -->' }],
  }),
})
const writtenAt = new Date(at)
const place = { scope, commentId: 7, writtenAt }
const signed = writeState(place, state, key)
const [, headerText = '', stateText = '', signature = ''] =
  /1 ([^.]+)\.([^.]+)\.([^ ]+) /.exec(signed) ?? []

function hkdf(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, '', purpose, 32))
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

const header = { ...scope, commentId: 7, writtenAt: at }

const ownLoginOf = (account: string | null) => () => Promise.resolve(account)

const reader: Reader = {
  ...{ scope, signingKey: key, now: writtenAt },
  ...{ ownLogin: ownLoginOf(null), knownId: null },
}

/** The comment that the state names. */
function commentWith(body: string): CommentParts {
  const createdAt = '2026-11-20T14:00:00Z'
  return {
    ...{ id: 7, body, createdAt, updatedAt: createdAt },
    ...{ author: 'bot', isByStranger: false },
  }
}

function read(body: string) {
  return readState(commentWith(body), reader)
}

function kindOf(reading: Awaited<ReturnType<typeof readState>>): string {
  if (reading === null) return 'none'
  return reading === 'unreadable' ? reading : 'state'
}

/** A state of another shape, signed with the right key. */
function sign1(value: unknown): string {
  const text = `${base64(header)}.${base64(value)}`
  return `<!-- docs-agent:1 ${text}.${sign(text, key)} -->`
}

test('what is written is read again, whatever stands around it', async () => {
  const written = writeState(place, state, signingKeyOf(apiKey))
  expect(await read(written)).toEqual(state)
  expect(await read(`### ✅ Done\r\n\r\n${written}\n`)).toEqual(state)
})

// What a release has written, the next one reads.
test('the key and the text of a state stay as they are', () => {
  expect(signingKeyOf(apiKey).toString('hex')).toBe(
    'af4ec0d19372b133204c1b93d4944d8d7edf018e0f877a0b9642783802b93882',
  )
  const empty = {
    version: 1,
    delivered: [],
    messagedAt: null,
    unconfirmed: [],
    createUnconfirmedAt: null,
    job: null,
    sending: null,
    until: null,
    requestCount: 0,
    shown: null,
  }
  const text = `${base64(header)}.${base64(empty)}`
  const expected = `<!-- docs-agent:1 ${text}.MD5rgeCPhEHOIlB3wt+Rda1RuAKuGSvqdotMhJtGkow= -->`
  expect(writeState(place, sampleState(), key)).toBe(expected)
})

// A state belongs to the comment that it was written into.
const second = 1_000
const own = { ownLogin: ownLoginOf('Bot') }
const stranger = { isByStranger: true }
test.each<
  [
    string,
    number | null,
    Partial<CommentParts>,
    Partial<Reader>,
    number,
    string,
  ]
>([
  ['the comment itself', 7, {}, {}, 0, 'state'],
  ['another comment', 8, {}, {}, 0, 'none'],
  ['a new comment', null, {}, {}, 0, 'state'],
  ['a new comment, by a slow write', null, {}, {}, 120, 'state'],
  ['a new comment, much later', null, {}, {}, 121, 'none'],
  ['a new comment of a stranger', null, stranger, {}, 0, 'none'],
  ['a new comment of its own', null, stranger, own, 0, 'state'],
  ['a new comment, much later, of its own', null, {}, own, 121, 'none'],
  ['a comment that was edited', null, { updatedAt: later }, {}, 0, 'none'],
  ['its own that was edited', null, { updatedAt: later }, own, 0, 'none'],
  [
    'one that it has begun, and that was edited',
    null,
    { updatedAt: later },
    { knownId: 7 },
    ...([0, 'state'] as const),
  ],
  ['an edited comment that it names', 7, { updatedAt: later }, {}, 0, 'state'],
])('of %s', async (...[, commentId, changes, known, lagSeconds, kind]) => {
  const written = new Date(Date.parse(at) - lagSeconds * second)
  const body = writeState({ scope, commentId, writtenAt: written }, state, key)
  const times = { createdAt: at, updatedAt: at }
  const comment = { ...commentWith(body), ...times, ...changes }
  const reading = await readState(comment, { ...reader, ...known })
  expect(kindOf(reading)).toBe(kind)
})

// A state that begins a comment names none, and can be copied.
test.each<[number, string | null, string, number]>([
  [120, 'bot', 'state', 0],
  [121, null, 'none', 1],
  [121, 'another', 'none', 1],
  [121, 'BOT', 'state', 1],
  // A person can be called as the app of the token.
  [121, 'bot[bot]', 'none', 1],
])('the first state after %d s, read by %j: %s', async (...row) => {
  const [seconds, account, kind, questions] = row
  const body = writeState({ scope, commentId: null, writtenAt }, state, key)
  const now = new Date(writtenAt.getTime() + seconds * second)
  const comment = { ...commentWith(body), createdAt: at, updatedAt: at }
  let asked = 0
  const ownLogin = async () => {
    asked += 1
    return account
  }
  const reading = await readState(comment, { ...reader, now, ownLogin })
  expect(kindOf(reading)).toBe(kind)
  expect(asked).toBe(questions)
})

const fresh = sampleState()
const other = writeState(place, fresh, signingKeyOf('mint_another-key-of-16'))
const foreign = (known: Partial<Scope>) =>
  writeState({ ...place, scope: { ...scope, ...known } }, state, key)

test.each<[string, string, string]>([
  ['empty', '', 'none'],
  ['a quote', `> ${writeState(place, state, key)}`, 'none'],
  ['a text', 'Thanks!', 'none'],
  [
    'a quoted state of another version',
    signed.replace('docs-agent:1', 'docs-agent:2'),
    'none',
  ],
  ['cut', signed.slice(0, -30), 'none'],
  ['cut in front', signed.slice(9), 'none'],
  [
    'without a state',
    `<!-- docs-agent:1 ${headerText}.${signature} -->`,
    'none',
  ],
  [
    'with a scope that is no JSON',
    `<!-- docs-agent:1 eA==.${stateText}.${signature} -->`,
    'none',
  ],
  [
    'with a scope of another shape',
    `<!-- docs-agent:1 ${base64({ number: 12 })}.${stateText}.${signature} -->`,
    'none',
  ],
  ['of another repository', foreign({ repositoryId: '8' }), 'none'],
  ['of another number', foreign({ number: 13 }), 'none'],
  ['of another project', foreign({ projectId: 'other' }), 'none'],
  ['of another host', foreign({ apiHost: 'evil.example' }), 'none'],
  ['signed with another key', other, 'none'],
  [
    'signed with the API key itself',
    signed.replace(
      signature,
      sign(`${headerText}.${stateText}`, Buffer.from(apiKey)),
    ),
    'none',
  ],
  [
    'signed for another purpose',
    signed.replace(
      signature,
      sign(`${headerText}.${stateText}`, hkdf('another purpose')),
    ),
    'none',
  ],
  [
    'with the state of another comment',
    signed.replace(stateText, base64(fresh)),
    'none',
  ],
  [
    'with a scope in other words',
    signed.replace(headerText, base64({ ...header, more: 1 })),
    'none',
  ],
  ['of a later version', sign1({ ...state, version: 2 }), 'unreadable'],
  ['of another shape', sign1({ version: 1 }), 'unreadable'],
  ['no object', sign1(null), 'unreadable'],
  [
    'with something shown that is not known',
    sign1({ ...state, shown: { more: 1 } }),
    'state',
  ],
  ['two, ours last', `${other}\n${signed}`, 'state'],
  ['two, ours first', `${signed}\n${other}`, 'none'],
])('a body that is %s', async (_, body, kind) => {
  expect(kindOf(await read(body))).toBe(kind)
})

test.each(['create', 'api', 'other'])(
  'a key is derived from the API key (%s)',
  (suffix) => {
    expect(signingKeyOf(apiKey + suffix)).not.toEqual(key)
    expect(key.toString('utf8')).not.toContain(apiKey)
  },
)

test('with any one character changed, it is none of ours', async () => {
  const place = fc.nat({ max: signed.length - 1 })
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      async (index, character) => {
        fc.pre(signed[index] !== character)
        const changed =
          signed.slice(0, index) + character + signed.slice(index + 1)
        expect(kindOf(await read(changed))).not.toBe('state')
      },
    ),
    { numRuns: 1_000 },
  )
})

test('with any part removed, it is none of ours', async () => {
  const place = fc.nat({ max: signed.length - 1 })
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.integer({ min: 1, max: 9 }),
      async (index, length) => {
        const cut = signed.slice(0, index) + signed.slice(index + length)
        expect(kindOf(await read(cut))).not.toBe('state')
      },
    ),
    { numRuns: 500 },
  )
})
