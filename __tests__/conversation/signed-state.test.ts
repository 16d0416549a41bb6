import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  deriveSigningKey,
  hasStateMark,
  isSamePlace,
  isSameScope,
  otherStatusOf,
  readState,
  type Scope,
  type StateReading,
  writeState,
} from '../../src/conversation/signed-state.ts'
import { isMarked, plainMark } from '../../src/state/mark.ts'
import type { State } from '../../src/state/state.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'
import { anyState } from './any-state.ts'
import { sampleState, scope } from './sample-state.ts'

const key = deriveSigningKey('a secret')
const state = sampleState()

function write(given: State, where: Scope = scope, signingKey: Buffer = key): string {
  return writeState(where, given, signingKey) ?? 'too long'
}

function read(body: string, signingKey: Buffer = key): StateReading {
  return readState(body, signingKey, (found) => isSameScope(found, scope))
}

/** A text that is signed as it should be, whatever it says. */
function signed(json: string): string {
  const payload = Buffer.from(json).toString('base64')
  const signature = createHmac('sha256', key).update(payload).digest('base64')
  return `<!-- docs-agent:v1 ${payload}.${signature} -->`
}

const written = write(state)
const other = write(sampleState({ conversation: { requestCount: 2 } }))

test('what is written is read again from the middle of a body', () => {
  expect(read(`### Title\n\nwords\n\n${written}\n`)).toEqual({ kind: 'state', scope, state })
})

test('every state comes back as it was', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      expect(read(write(any))).toEqual({ kind: 'state', scope, state: any })
    }),
    { numRuns: 100 },
  )
})

test('with any other character anywhere it is not a state of ours', () => {
  const change = fc.tuple(fc.nat({ max: written.length - 1 }), fc.integer({ min: 1, max: 127 }))
  fc.assert(
    fc.property(change, ([at, flip]) => {
      const changed = String.fromCharCode(written.charCodeAt(at) ^ flip)
      expect(read(written.slice(0, at) + changed + written.slice(at + 1)).kind).not.toBe('state')
    }),
    { numRuns: 1_000 },
  )
})

test.each<[string, string, StateReading]>([
  ['nothing', '', { kind: 'none' }],
  ['text', 'no state here', { kind: 'none' }],
  ['another HTML comment', '<!-- anything -->', { kind: 'none' }],
  ['the mark of a comment that only shows a run', plainMark('run 123'), { kind: 'none' }],
  ['one that was cut', written.slice(0, -8), { kind: 'damaged', how: 'cut' }],
  ['the beginning of one', '<!-- docs-agent:v1 ', { kind: 'damaged', how: 'cut' }],
  ['one without a signature', written.replace(/\.[^ ]+ -->/, '. -->'), { kind: 'damaged', how: 'cut' }],
  ['one with text instead of a payload', '<!-- docs-agent:v1 x.y -->', { kind: 'damaged', how: 'cut' }],
  ['one twice', `${written}\n${written}`, { kind: 'damaged', how: 'duplicated' }],
  ['two that differ', `${written}\n${other}`, { kind: 'damaged', how: 'duplicated' }],
  ['one and the beginning of one', `${written}\n<!-- docs-agent:v1 `, { kind: 'damaged', how: 'duplicated' }],
  [
    'one whose signature is cut',
    written.replace(/.{4} -->/, ' -->'),
    { kind: 'unverified', scope, context: null },
  ],
  [
    'one whose signature goes on',
    written.replace(' -->', 'AAAA -->'),
    { kind: 'unverified', scope, context: null },
  ],
  [
    'one with the signature of another',
    written.replace(/\.[^ ]+ /, other.match(/\.[^ ]+ /)?.[0] ?? ''),
    { kind: 'unverified', scope, context: null },
  ],
  [
    'one signed with another secret',
    write(state, scope, deriveSigningKey('another secret')),
    { kind: 'unverified', scope, context: null },
  ],
  [
    'one signed with no secret',
    write(state, scope, deriveSigningKey('')),
    { kind: 'unverified', scope, context: null },
  ],
  [
    'a signed state that this version cannot read',
    signed(JSON.stringify({ scope, state: {} })),
    { kind: 'newer' },
  ],
  ['one of ours', written, { kind: 'state', scope, state }],
])('a body with %s', (_, body, expected) => {
  expect(read(body)).toEqual(expected)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{}',
  JSON.stringify({ scope }),
  '{"__proto__":{"scope":{},"state":{}}}',
])('signed text that says %j is damaged', (json) => {
  expect(read(signed(json))).toEqual({ kind: 'damaged', how: 'cut' })
})

test.each<[string, Record<string, unknown>]>([
  ['an issue number as text', { issueNumber: '12' }],
  ['a fractional repository', { repositoryId: 1.5 }],
  ['no host', { apiHost: null }],
  ['a key that is no text', { key: 1 }],
])('a scope with %s is damaged', (_, wrong) => {
  const json = JSON.stringify({ scope: { ...scope, ...wrong }, state })
  expect(read(signed(json))).toEqual({ kind: 'damaged', how: 'cut' })
})

const others: [keyof Scope, Partial<Scope>][] = [
  ['repositoryId', { repositoryId: 2 }],
  ['issueNumber', { issueNumber: 13 }],
  ['key', { key: 'other' }],
  ['projectId', { projectId: 'other' }],
  ['apiHost', { apiHost: 'api.mintlify.com:8443' }],
]

test.each(others)('a state with another %s belongs elsewhere, whoever signed it', (_, known) => {
  const elsewhere = { ...scope, ...known }
  expect(isSameScope(scope, elsewhere)).toBe(false)
  for (const signer of [key, deriveSigningKey('another secret')])
    expect(read(write(state, elsewhere, signer))).toEqual({
      kind: 'elsewhere',
      scope: elsewhere,
      context: null,
    })
})

test.each(others)('the place of a scope is its repository and its number, and not its %s', (name, known) => {
  const isPlace = name === 'repositoryId' || name === 'issueNumber'
  expect(isSamePlace(scope, { ...scope, ...known })).toBe(!isPlace)
})

test.each(others)('%s is signed', (name, known) => {
  const elsewhere = write(state, { ...scope, ...known })
  const [, payload = ''] = written.match(/v1 ([^.]+)\./) ?? []
  const moved = elsewhere.replace(/v1 [^.]+\./, `v1 ${payload}.`)
  expect([name, read(moved).kind]).toEqual([name, 'unverified'])
})

test('unknown fields, results and reasons are kept when a state is written again', () => {
  const { run, job, conversation } = sampleState({ conversation: { commitStatus: sampleStatus() } })
  const command = { id: 5, surface: 'conversation', reactionId: null, end: null, mood: 1 }
  const newer = {
    mood: 'good',
    run: { ...run, result: 'won', reason: 'by-luck', mood: [1] },
    job: { ...job, end: 'won', mood: { a: 1 } },
    conversation: {
      ...conversation,
      ...{ mood: null, commands: [command] },
      requests: [{ runId: '1', at: '2026-11-20T14:02:00.000Z', text: 'x', mood: 1 }],
      handled: [{ id: '1', how: 'delivered', mood: 1 }],
      commitStatus: {
        ...sampleStatus({ waiver: { by: 'mona', sha: 'a'.repeat(40) } }),
        ...{ failOn: ['failed', 'lost'], mood: 1 },
      },
    },
  }
  const first = read(signed(JSON.stringify({ scope, state: newer })))
  expect(first).toEqual({ kind: 'state', scope, state: newer })
  expect(first.kind === 'state' && read(write(first.state))).toEqual(first)
})

test.each(['-->', '--!>', '<!--', '--', '\n'])('%j in a field does not end the HTML comment', (text) => {
  const comment = write(sampleState({ run: { detail: text, note: text }, job: { branch: text } }))
  expect(comment).toMatch(/^<!-- [^\n]*-->$/)
  expect(comment.slice(4, -3)).not.toMatch(/--|[<>]/)
})

test('what could not be read back is not written', () => {
  expect(writeState(scope, sampleState({ run: { startedAt: 'yesterday' } }), key)).toBeNull()
  expect(writeState({ ...scope, key: 'x'.repeat(32_768) }, state, key)).toBeNull()
})

test('keys differ with the secret and are not the secret', () => {
  expect(deriveSigningKey('a secret').equals(key)).toBe(true)
  expect(deriveSigningKey('a secreT').equals(key)).toBe(false)
  expect(key.toString()).not.toContain('a secret')
})

test('the key of a secret stays the same', () => {
  const hex = '837c1eb9decb02f9e31ec588a3fa351f1e6d0e855fec6f81f2481cb26b8a4f5e'
  expect(deriveSigningKey('a secret').toString('hex')).toBe(hex)
})

test('a forged state has the mark of a state, other comments of ours have not', () => {
  const forged = write(state, scope, deriveSigningKey('x'))
  expect([forged, written, written.slice(0, 40)].map(hasStateMark)).toEqual([true, true, true])
  const without = [plainMark('n'), '', '<!-- other -->', 'docs-agent:v1']
  expect(without.map(hasStateMark)).toEqual([false, false, false, false])
})

test('all comments of ours have a mark', () => {
  const bodies = [
    written,
    plainMark('n'),
    `words\n\n${plainMark('n')}`,
    '',
    '<!-- other -->',
    'docs-agent:v1',
  ]
  expect(bodies.map(isMarked)).toEqual([true, true, true, false, false, false])
})

test.each<[string, Partial<Scope>, boolean]>([
  ['of another key', { key: 'other' }, true],
  ['of another project', { projectId: 'other' }, true],
  ['of this one', {}, false],
  ['on another pull request', { key: 'other', issueNumber: 13 }, false],
  ['in another repository', { key: 'other', repositoryId: 2 }, false],
])('the status of a conversation %s is seen: %s %s', (_, known, isSeen) => {
  const shown = sampleState({ conversation: { commitStatus: sampleStatus({ context: 'Docs' }) } })
  const body = write(shown, { ...scope, ...known }, deriveSigningKey('another secret'))
  const expected = isSeen ? { context: 'Docs', url: 'https://x' } : null
  expect(otherStatusOf(read(body), 'https://x', scope)).toEqual(expected)
})

test.each([
  ['no state', 'words'],
  ['a damaged state', written.slice(0, -8)],
  ['no status', write(state, { ...scope, key: 'other' })],
])('a comment with %s shows no status', (_, body) => {
  expect(otherStatusOf(read(body), 'https://x', scope)).toBeNull()
})
