// The largest state that runs and reconciles can make is written and read back, whatever the inputs and the texts of the service are.
import { expect, test } from '@jest/globals'
import { toOneLine } from '../../src/base/escape.ts'
import { enqueue } from '../../src/conversation/queue.ts'
import {
  deriveSigningKey,
  maxStateLength,
  readState,
  writeState,
} from '../../src/conversation/signed-state.ts'
import { type Claim, parseState, type QueuedRequest, type State } from '../../src/state/state.ts'

const key = deriveSigningKey('a secret')
const scope = {
  repositoryId: 999_999_999_999,
  issueNumber: 999_999_999,
  key: 'k'.repeat(64),
  projectId: 'p'.repeat(128),
  apiHost: `${'h'.repeat(253)}:65535`,
}
const at = '2026-11-20T14:02:00.000Z'
const runId = '9'.repeat(20)
const login = `${'m'.repeat(39)}[bot]`
const command = {
  id: 999_999_999_999,
  surface: 'conversation',
  reactionId: 999_999_999_999,
  end: 'confused',
} as const

function times<T>(count: number, item: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => item(index))
}

const batch = {
  ...{ upTo: at, base: 'x'.repeat(300), later: 9_999 },
  ...{
    after: { at, number: 9_999_999 },
    told: times(200, () => 9_999_999),
    last: times(100, () => 9_999_999),
  },
}

/** The id of a request. */
const requestIdOf = (index: number) => `${runId}-${String(index).padStart(16, '0')}`

/** A text of an input or of the service, as it is kept. */
const line = (sign: string, units: number) => toOneLine(sign.repeat(units), units)

/** Requests as long as the queue takes them. `count`: as many as fit if they are short. */
function fullQueue(sign: string, count: number): QueuedRequest[] {
  const request = (index: number, length: number): QueuedRequest => ({
    ...{ id: requestIdOf(index), runId, at, askedBy: login, request: line(sign, 120) },
    ...{ text: sign.repeat(length), isReplaceable: false, notBefore: at, command, permission: 'maintain' },
  })
  let queue: QueuedRequest[] = []
  for (let index = 0; index < count; index += 1) queue = enqueue(queue, request(index, 1)) ?? queue
  const last = request(count, 0)
  const lengths = times(200, (index) => (199 - index) * 100)
  return (
    lengths.map((length) => enqueue(queue, { ...last, text: sign.repeat(length) })).find(Boolean) ?? queue
  )
}

function largest(sign: string, queue: QueuedRequest[]): State {
  const claim: Claim = {
    ...{ nonce: 'f'.repeat(36), until: at, isCreate: false, id: requestIdOf(99), request: line(sign, 120) },
    ...{ queued: queue.map(({ id }) => id), command, batch, tryingUntil: at },
  }
  return {
    run: {
      ...{ id: runId, attempt: 9_999, askedBy: login, workflow: line(sign, 300), isCommand: false },
      ...{ startedAt: at, updatedAt: at, deadlineAt: at, tookMs: 9_999_999 },
      ...{ result: 'no-pull-request', reason: 'message-unconfirmed', commentId: 999_999_999_999 },
      ...{ detail: line(sign, 500), note: sign.repeat(10_000) },
    },
    job: {
      ...{ id: (sign.trim() || 'x').repeat(200), createdAt: at, isOwn: false, end: 'no-pull-request' },
      ...{ status: line(sign, 300), branch: line(sign, 300), repository: line(sign, 300) },
      link: `https://github.com/acme/${'x'.repeat(460)}/pull/57`,
      docsPull: {
        ...{ state: 'merged', openedAt: at, endedAt: at, todo: ['labels', 'reviewers', 'comment'] },
        ...{ toldSource: 'closed', notices: 9_999, isClosedForSource: false },
        changes: {
          ...{ head: 'f'.repeat(64), others: 9_999 },
          pages: times(10, () => ({
            path: line(sign, 100),
            change: 'removed' as const,
            anchor: 'f'.repeat(64),
          })),
        },
        preview: { state: 'ready', address: sign.repeat(500) },
      },
    },
    conversation: {
      ...{ requestCount: 9_999_999, requestTimes: times(50, () => 9_763_647_320), requestRunId: runId },
      requestNonce: 'f'.repeat(36),
      requests: times(10, () => ({ runId, at, text: line(sign, 120) })),
      handled: times(50, (index) => ({ id: requestIdOf(index), how: 'unconfirmed' as const })),
      ...{ claim, createUnconfirmedAt: at, queue },
      commands: times(20, () => command),
      commitStatus: {
        ...{ context: sign.repeat(100), until: 'merged' },
        failOn: ['no-pull-request', 'failed', 'archived', 'timed-out', 'unknown', 'rejected'],
        commits: times(5, (index) => String(index).repeat(64)),
        ...{ isUnsent: false, isShared: false, written: 'pending' },
        waiver: { by: login, sha: 'a'.repeat(64) },
      },
      docsPullRules: {
        // The input takes no more than 1,050 bytes of them.
        labels: times(10, () => sign.repeat(Math.min(50, Math.floor(105 / Buffer.byteLength(sign))))),
        reviewers: times(10, () => `team:${'t'.repeat(100)}`),
        ...{ hasComment: false, onClose: 'comment' },
      },
      isUnfollowed: false,
      batch,
    },
  }
}

/** What is read of a state that was written. */
function readBack(state: State): State | null {
  const text = writeState(scope, state, key) ?? 'too long'
  expect(text.length).toBeLessThanOrEqual(maxStateLength)
  const reading = readState(text, key, () => true)
  return reading.kind === 'state' ? reading.state : null
}

/** A state without what is left out where there is no room for it. */
function withoutShown(state: State | null) {
  if (!state) return null
  const { run, job, conversation } = state
  const docsPull = job?.docsPull ? { ...job.docsPull, changes: null, preview: null } : null
  const requests = conversation.requests.slice(-1)
  const claim = conversation.claim && {
    ...conversation.claim,
    batch: { ...conversation.claim.batch, last: [] },
  }
  return {
    run: { ...run, detail: null },
    job: job && { ...job, docsPull },
    conversation: { ...conversation, requests, claim, batch: { ...conversation.batch, last: [] } },
  }
}

const signs = ['x', '"', '\\', 'é', '文', '\u{1f600}', '\u200b']
const cases = signs.flatMap((sign) => [0, 3, 30].map((count): [string, number] => [sign, count]))

test.each(cases)(
  'the largest state of %j, with %i short requests before a long one, keeps all that counts',
  (sign, count) => {
    const state = largest(sign, fullQueue(sign, count))
    expect(withoutShown(readBack(state))).toEqual(withoutShown(parseState(state)))
  },
)

test('what is only shown is left out if there is no room for it, and not before', () => {
  const state = largest('x', [])
  expect(readBack(state)).toEqual(parseState(state))
  const full = readBack(largest('文', fullQueue('文', 0)))
  expect(full).toMatchObject({
    run: { detail: null },
    job: { docsPull: { changes: null, preview: null } },
    conversation: { requests: [{ text: line('文', 120) }] },
  })
})

test('a queue takes requests up to 7,000 bytes, and ten of them', () => {
  const [long] = fullQueue('x', 0)
  expect(long?.text.length).toBeGreaterThan(6_000)
  expect(fullQueue('x', 30)).toHaveLength(10)
})
