import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type OwnRun, parseOwnRun, parseState } from '../../src/state/state.ts'
import { anyState, anyStateWith } from '../conversation/any-state.ts'
import { sampleClaim, sampleQueued, sampleState } from '../conversation/sample-state.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'

const { run, job, conversation } = sampleState()

function parseWith(known: Known) {
  return parseState({
    run: { ...run, ...known.run },
    job: known.job === null ? null : { ...job, ...known.job },
    conversation: { ...conversation, ...known.conversation },
  })
}

type Known = {
  run?: Record<string, unknown>
  job?: Record<string, unknown> | null
  conversation?: Record<string, unknown>
}

test('every state stays as it is', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      expect(parseState(any)).toEqual(any)
    }),
    { numRuns: 100 },
  )
})

test('no text is too long or too odd for a state, and what was cut once stays', () => {
  const text = fc.tuple(fc.string({ unit: 'binary', maxLength: 5 }), fc.nat({ max: 2_000 }))
  fc.assert(
    fc.property(anyStateWith(text.map(([part, times]) => part.repeat(times))), (any) => {
      const cut = parseState(any)
      expect(cut).not.toBeNull()
      expect(parseState(cut)).toEqual(cut)
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['x', 250],
  ['"', 125],
  ['文', 83],
  ['\u{1f600}', 62],
  ['\n', 125],
  ['\u0001', 41],
])('a text of %j is cut to %i of them', (sign, times) => {
  const parsed = parseWith({ job: { branch: sign.repeat(1_000) } })
  expect(parsed?.job?.branch).toBe(sign.repeat(times))
})

test('half a character is replaced', () => {
  expect(parseWith({ job: { branch: 'a\ud800b' } })?.job?.branch).toBe('a\ufffdb')
})

test('the text of a queued request is never cut', () => {
  const queue = [{ ...sampleQueued, text: 'x'.repeat(10_000) }]
  expect(parseWith({ conversation: { queue } })?.conversation.queue).toEqual(queue)
})

test.each<[string, (index: number) => unknown, number]>([
  ['requestTimes', (index) => index, 50],
  ['requests', (index) => ({ runId: String(index), at: run.startedAt, text: 'x' }), 10],
  ['handled', (index) => ({ id: String(index), how: 'delivered' }), 50],
  ['commands', (index) => ({ id: index, surface: 'review', reactionId: null, end: null }), 20],
])('of too many %s, the last are kept', (name, item, kept) => {
  const items = Array.from({ length: 60 }, (_item, index) => item(index))
  const parsed: Record<string, unknown> = { ...parseWith({ conversation: { [name]: items } })?.conversation }
  expect(parsed[name]).toEqual(items.slice(-kept))
})

test('what is no commit is left out, and five of them are kept', () => {
  const shas = Array.from({ length: 6 }, (_, index) => String(index).repeat(40))
  const commits = ['../../x', ...shas, 'HEAD']
  const parsed = parseWith({ conversation: { commitStatus: sampleStatus({ commits }) } })
  expect(parsed?.conversation.commitStatus?.commits).toEqual(shas.slice(1))
})

test('a time in an answer that is none does not lose the job', () => {
  expect(parseWith({ job: { createdAt: 'yesterday' } })?.job).toEqual({ ...job, createdAt: null })
})

test.each<[string, Known]>([
  ['a negative count', { conversation: { requestCount: -1 } }],
  ['a fractional count', { conversation: { requestCount: 1.5 } }],
  ['a count as text', { conversation: { requestCount: '1' } }],
  ['a result that is no text', { run: { result: 1 } }],
  ['a time that is none', { run: { startedAt: 'yesterday' } }],
  ['no time', { run: { updatedAt: undefined } }],
  ['a time of another zone', { run: { updatedAt: '2026-11-20T14:02:00+02:00' } }],
  ['a request of another shape', { conversation: { requests: [{ text: 'x' }] } }],
  [
    'a command on another surface',
    { conversation: { commands: [{ id: 1, surface: 'x', reactionId: null, end: null }] } },
  ],
  ['a claim without an end', { conversation: { claim: { ...sampleClaim, until: null } } }],
  ['an end of a request that is not known', { conversation: { handled: [{ id: '1', how: 'lost' }] } }],
  ['no queue', { conversation: { queue: undefined } }],
  ...['..', '.', '', ' ', 'a\nb', 'x'.repeat(201)].map((id): [string, Known] => [
    `the job id ${JSON.stringify(id)}`,
    { job: { id } },
  ]),
])('a state with %s is not understood', (_, known) => {
  expect(parseWith(known)).toBeNull()
})

test.each([undefined, null, 7, 'x', [], {}])('%j is no state', (value) => {
  expect(parseState(value)).toBeNull()
})

const own: OwnRun = {
  ...{ run, job, claim: sampleClaim, delivery: 'unknown', requestCount: 1, command: null, isUnsent: false },
  request: { runId: '123', at: run.startedAt, text: 'add the retry option' },
  commandEnds: [{ id: 5, next: null }],
  status: {
    rules: { commitStatus: 'docs', commitStatusUntil: 'ready', failOn: ['failed'] },
    commit: 'a'.repeat(40),
    isWaived: false,
  },
  docsPullRules: { labels: ['docs'], reviewers: [], hasComment: false, onClose: 'nothing' },
}

test('what a run saves comes back', () => {
  expect(parseOwnRun(JSON.parse(JSON.stringify(own)))).toEqual(own)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another delivery', { ...own, delivery: 'lost' }],
  ['another job id', { ...own, job: { ...job, id: '..' } }],
  ['no run', { ...own, run: null }],
])('what says %s is not what a run saves', (_, value) => {
  expect(parseOwnRun(value)).toBeNull()
})
