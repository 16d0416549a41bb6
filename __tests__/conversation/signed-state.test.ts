// The state as signed text in a comment's body.
import { hkdfSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  readState,
  type Scope,
  sign,
  signingKeyOf,
  writeState,
} from '../../src/conversation/signed-state.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import {
  at,
  sampleRecord,
  sampleShown,
  sampleState,
} from '../fixtures/samples.ts'

const apiKey = 'mint_0123456789abcdef'
const key = signingKeyOf(apiKey)
const scope: Scope = {
  repository: 'acme/app',
  number: 12,
  projectId: 'docs',
  apiHost: 'api.mintlify.com',
}
const state = sampleState({
  job: sampleRecord(),
  delivered: [{ id: '42/docs/step/abc', jobId: 'job_1' }],
  requestCount: 1,
  sending: { id: 'x', nonce: 'n', kind: 'create' },
  createUnconfirmedAt: at,
  until: at,
  shown: sampleShown({
    request: 'café --> 🎉',
    notes: ['<!-- docs-agent:1 x.y.z -->'],
  }),
})
const signed = writeState(scope, state, key)
const [, scopeText = '', stateText = '', signature = ''] =
  /1 ([^.]+)\.([^.]+)\.([^ ]+) /.exec(signed) ?? []

function hkdf(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, '', purpose, 32))
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

/** A state of another shape, signed with the right key. */
function sign1(value: unknown): string {
  const text = `${base64({ ...scope, isEmpty: false })}.${base64(value)}`
  return `<!-- docs-agent:1 ${text}.${sign(text, key)} -->`
}

test('what is written is read again, whatever stands around it', () => {
  const written = writeState(scope, state, signingKeyOf(apiKey))
  expect(readState(written, scope, key)).toEqual({ kind: 'state', state })
  expect(readState(`### ✅ Done\r\n\r\n${written}\n`, scope, key)).toEqual({
    kind: 'state',
    state,
  })
})

// What a release has written, the next one reads.
test('the key and the text of a state stay as they are', () => {
  expect(signingKeyOf(apiKey).toString('hex')).toBe(
    'af4ec0d19372b133204c1b93d4944d8d7edf018e0f877a0b9642783802b93882',
  )
  const empty = {
    version: 1,
    delivered: [],
    unconfirmed: [],
    createUnconfirmedAt: null,
    job: null,
    sending: null,
    until: null,
    requestCount: 0,
    shown: null,
  }
  const text = `${base64({ ...scope, isEmpty: true })}.${base64(empty)}`
  const expected = `<!-- docs-agent:1 ${text}.XN+3iZn/aZVmhPNuaCYq6LLOYxEJkYJcJxD8stwkoxc= -->`
  expect(writeState(scope, sampleState(), key)).toBe(expected)
})

const sent = [{ id: 'x', jobId: 'job_1' }]
test.each<[string, Partial<ConversationState>, boolean]>([
  ['nothing', {}, true],
  [
    'how many requests there were',
    { requestCount: 1, shown: sampleShown() },
    true,
  ],
  ['a job', { job: sampleRecord() }, false],
  [
    'a request that is being sent',
    { sending: { id: 'x', nonce: 'n', kind: 'create' } },
    false,
  ],
  ['a request', { delivered: sent }, false],
  ['a request that is unconfirmed', { unconfirmed: ['x'] }, false],
])('a state of another key that remembers %s', (_, known, isEmpty) => {
  const written = writeState(
    scope,
    sampleState(known),
    signingKeyOf('mint_another-key-of-16'),
  )
  expect(readState(written, scope, key)).toEqual({ kind: 'other-key', isEmpty })
})

test('the same state has the same text, whoever made it', () => {
  const reversed = Object.fromEntries(
    Object.entries(state).reverse(),
  ) as ConversationState
  expect(writeState(scope, reversed, key)).toBe(signed)
})

const fresh = sampleState()
const other = writeState(scope, fresh, signingKeyOf('mint_another-key-of-16'))
const foreign = (known: Partial<Scope>) =>
  writeState({ ...scope, ...known }, state, key)

test.each<[string, string, string]>([
  ['empty', '', 'none'],
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
    `<!-- docs-agent:1 ${scopeText}.${signature} -->`,
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
  ['of another repository', foreign({ repository: 'acme/other' }), 'none'],
  ['of another number', foreign({ number: 13 }), 'none'],
  ['of another project', foreign({ projectId: 'other' }), 'none'],
  ['of another host', foreign({ apiHost: 'evil.example' }), 'none'],
  ['of a repository in capitals', foreign({ repository: 'Acme/App' }), 'state'],
  ['signed with another key', other, 'other-key'],
  [
    'signed with the API key itself',
    signed.replace(
      signature,
      sign(`${scopeText}.${stateText}`, Buffer.from(apiKey)),
    ),
    'other-key',
  ],
  [
    'signed for another purpose',
    signed.replace(
      signature,
      sign(`${scopeText}.${stateText}`, hkdf('another purpose')),
    ),
    'other-key',
  ],
  [
    'with the state of another comment',
    signed.replace(stateText, base64(fresh)),
    'other-key',
  ],
  [
    'with a scope in other words',
    signed.replace(scopeText, base64({ ...scope, isEmpty: false, more: 1 })),
    'other-key',
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
  ['two, ours first', `${signed}\n${other}`, 'other-key'],
])('a body that is %s', (_, body, kind) => {
  expect(readState(body, scope, key).kind).toBe(kind)
})

test.each(['create', 'api', 'other'])(
  'a key is derived from the API key (%s)',
  (suffix) => {
    expect(signingKeyOf(apiKey + suffix)).not.toEqual(key)
    expect(key.toString('utf8')).not.toContain(apiKey)
  },
)

test('with any one character changed, it is none of ours', () => {
  const place = fc.nat({ max: signed.length - 1 })
  fc.assert(
    fc.property(
      place,
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      (index, character) => {
        fc.pre(signed[index] !== character)
        const changed =
          signed.slice(0, index) + character + signed.slice(index + 1)
        expect(readState(changed, scope, key).kind).not.toBe('state')
      },
    ),
    { numRuns: 1_000 },
  )
})

test('with any part removed, it is none of ours', () => {
  const place = fc.nat({ max: signed.length - 1 })
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (index, length) => {
      const cut = signed.slice(0, index) + signed.slice(index + length)
      expect(readState(cut, scope, key).kind).not.toBe('state')
    }),
    { numRuns: 500 },
  )
})
