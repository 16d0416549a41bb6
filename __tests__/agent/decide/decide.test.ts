// What to do about a request: the rules in the order in which they win.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decide, type Plan } from '../../../src/agent/decide/decide.ts'
import {
  type Facts,
  type JobLook,
  nothingSeen,
  type Seen,
} from '../../../src/agent/decide/seen.ts'
import { emptyState, type RequestKey } from '../../../src/conversation/state.ts'
import { giveUpSending } from '../../../src/conversation/transitions.ts'
import type { Job } from '../../../src/mintlify/job.ts'
import { type JobEnd, outcome } from '../../../src/outcome.ts'
import {
  at,
  link,
  nonce,
  sampleDelivered,
  sampleJob,
  sampleKey,
  sampleRecord,
  sampleRequest,
  sampleSending,
  sampleState,
  sampleUnconfirmed,
} from '../../fixtures/samples.ts'

const key = sampleKey()
const others = sampleKey('xyz', null, '7')
const minute = 60_000
const hour = 60 * minute
const now = '2026-11-20T14:10:00.000Z'

/** GitHub's time so long before now. */
function ago(ms: number): string {
  return new Date(Date.parse(now) - ms).toISOString()
}

const nothing = ['gone', 'failed', 'archived']

function lookAt(known: Partial<Job>, isNothing = false): JobLook {
  const job = sampleJob(known)
  return { job, cameToNothing: isNothing, isSpent: isNothing }
}

const unread: JobLook = {
  job: null,
  cameToNothing: false,
  isSpent: false,
}

/** Everything was asked, and the event stands. */
function seenBy(known: Partial<Facts>): Seen {
  const { state, request = sampleRequest() } = known
  const looks = ['job_1', 'job_2', 'job_3'].map((id) => {
    const isNothing =
      state?.job?.id === id && nothing.some((end) => end === state.job?.end)
    return [id, lookAt({ id }, isNothing)] as const
  })
  return {
    issue: null,
    pull: null,
    command: request.command
      ? { kind: 'stands', command: request.command, editor: null }
      : 'not-asked',
    jobs: Object.fromEntries(looks),
    docsPull: null,
    base: null,
    commits: null,
    actAt: null,
    author: 'may-ask',
  }
}

function decideOn(known: Partial<Facts> = {}): Plan {
  return decide({
    state: emptyState,
    now,
    request: sampleRequest(),
    seen: seenBy(known),
    nonce,
    namedJobId: null,
    maxRequests: 0,
    isTracked: true,
    whyNoComment: null,
    ...known,
  })
}

/** The plan in a few words, with its key where that is not the request's own. */
function words(plan: Plan): string {
  if (plan.kind === 'pause') return 'pause'
  if (plan.kind === 'look') return `look at the ${plan.question.what}`
  if (plan.kind === 'end')
    return `${plan.outcome.result} ${plan.outcome.reason}`
  const what = plan.kind === 'create' ? 'create' : `${plan.kind} ${plan.jobId}`
  const { digest, attempt } = plan.key
  const asKey = [digest, attempt].filter((part) => part !== null).join('/')
  return asKey === 'abc' ? what : `${what} as ${asKey}`
}

const job = sampleRecord()
const statusOf: Partial<Record<string, string>> = {
  failed: 'failed',
  archived: 'archived',
}
const ended = (end: JobEnd | 'gone') => ({
  ...job,
  end,
  status: statusOf[end] ?? 'completed',
})
const withJob = sampleState({
  job,
  delivered: [sampleDelivered(sampleKey('xyz', null, '1'))],
  requestCount: 1,
})
const done = sampleState({
  job,
  delivered: [sampleDelivered()],
  requestCount: 1,
})
const doubtful = sampleState({
  unconfirmed: [sampleUnconfirmed()],
  createUnconfirmedAt: ago(hour),
  requestCount: 1,
})
const sendingOf = (known = {}) => ({
  sending: sampleSending({ key: others, nonce: 'another', ...known }),
})
const creating = sampleState(sendingOf())
/** The comment was not written for three minutes. */
const dying = (state: Facts['state']) => giveUpSending(state, now)
const own = sampleState(sendingOf({ key, nonce }))
const message = { kind: 'message' as const }
const lostMessage = sampleUnconfirmed(key, 'message')
const lostCreate = (ms: number) =>
  sampleState({
    unconfirmed: [sampleUnconfirmed(others)],
    createUnconfirmedAt: ago(ms),
    requestCount: 1,
  })
const commandAt = (postedAt: string, isNew = false) =>
  sampleRequest({
    command: { text: 'add it', isNew, postedAt, isByAdmin: false },
  })
const command = commandAt(now)
const byAdmin = sampleRequest({
  command: { text: 'add it', isNew: false, postedAt: now, isByAdmin: true },
})
const fresh = commandAt(now, true)
const dispatch = sampleRequest({ hasConversation: false })
const waits = {
  namedJobId: 'job_9',
  request: sampleRequest({ hasPrompt: false, hasConversation: false }),
}
const rerun = sampleRequest({ attempt: 2 })

const push = sampleRequest({
  change: { head: 'a', base: 'main', act: null, isEdited: false },
})
const toldOf = sampleState({
  job,
  delivered: [sampleDelivered(sampleKey('abc', null, '7'), 'job_1', 'a')],
  requestCount: 1,
})

const again = 'pause'
const noCreate = 'unknown create-unconfirmed'
const noMessage = 'unknown message-unconfirmed'
const limit = 'skipped request-limit'

test.each<[string, Partial<Facts>, string]>([
  ['nothing has happened', {}, 'create'],
  ['there is a job', { state: withJob }, 'message job_1'],

  [
    'a command in a workflow without a prompt',
    { request: sampleRequest({ ...command, hasPrompt: false }) },
    'create',
  ],

  // What the agent was told already.
  ['what was told', { state: toldOf, request: push }, 'wait job_1'],
  [
    'what was told, by a job that was not read',
    { state: toldOf, request: push, seen: { ...seenBy({}), jobs: {} } },
    'look at the job',
  ],
  [
    'what was told, with `job-id`',
    { state: toldOf, request: push, namedJobId: 'job_9' },
    'message job_9',
  ],

  // `job-id` without a prompt.
  ['`job-id` alone', waits, 'wait job_9'],
  ['`job-id` alone beside a job', { ...waits, state: withJob }, 'wait job_9'],
  [
    '`job-id` alone while another sends',
    { ...waits, state: creating },
    'wait job_9',
  ],
  ['`job-id` alone, unconfirmed', { ...waits, state: doubtful }, 'wait job_9'],
  [
    '`job-id` alone at the limit',
    { ...waits, maxRequests: 1, state: withJob },
    'wait job_9',
  ],

  // The id is in `delivered`.
  ['delivered', { state: done }, 'wait job_1'],
  ['delivered, at the limit', { state: done, maxRequests: 1 }, 'wait job_1'],
  [
    'delivered, with `job-id`',
    { state: done, namedJobId: 'job_9' },
    'wait job_1',
  ],
  [
    'delivered, and the job was replaced',
    { state: { ...done, job: { ...job, id: 'job_2' } } },
    'wait job_1',
  ],
  [
    'delivered, and another sends',
    { state: { ...done, ...sendingOf() } },
    'wait job_1',
  ],
  ['delivered as `/docs new`', { state: done, request: fresh }, 'wait job_1'],
  [
    'delivered, and its job failed',
    { state: { ...done, job: ended('failed') } },
    'wait job_1',
  ],
  [
    'delivered, and this run found no job',
    {
      state: done,
      seen: {
        ...seenBy({}),
        jobs: { job_1: { ...unread, isSpent: true } },
      },
    },
    'wait job_1',
  ],

  // The id is unconfirmed.
  ['unconfirmed', { state: doubtful }, noCreate],
  ['unconfirmed beside a job', { state: { ...doubtful, job } }, noCreate],
  [
    'unconfirmed, a message',
    { state: sampleState({ job, unconfirmed: [lostMessage] }) },
    noMessage,
  ],
  [
    'unconfirmed, a message, and its job is forgotten',
    { state: sampleState({ unconfirmed: [lostMessage] }) },
    noMessage,
  ],
  [
    'unconfirmed, with `job-id`',
    { state: doubtful, namedJobId: 'job_9' },
    noCreate,
  ],
  [
    'unconfirmed for long',
    { state: { ...doubtful, createUnconfirmedAt: ago(27 * hour) } },
    noCreate,
  ],
  [
    'unconfirmed, and another sends',
    { state: { ...doubtful, ...sendingOf() } },
    noCreate,
  ],

  // A run is sending.
  ['this attempt sends', { state: own }, 'create'],
  ['this attempt sends for long', { state: own }, 'create'],
  ['another sends since a moment', { state: creating }, again],
  ['another died while it created', { state: dying(creating) }, noCreate],
  [
    'another creates for long, before a command',
    { state: dying(creating), request: command },
    noCreate,
  ],
  [
    'another sends a message for long',
    { state: dying({ ...withJob, ...sendingOf(message) }) },
    'message job_1',
  ],
  [
    'another creates beside a job for long',
    { state: dying({ ...withJob, ...sendingOf() }) },
    'message job_1',
  ],
  [
    'a dead attempt created',
    { state: dying(sampleState(sendingOf({ key }))), request: rerun },
    noCreate,
  ],
  [
    'a dead attempt sent',
    {
      state: dying({ ...withJob, ...sendingOf({ key, ...message }) }),
      request: rerun,
    },
    noMessage,
  ],

  // A create is unconfirmed.
  ['a lost create', { state: lostCreate(hour) }, noCreate],
  [
    'a lost create before a dispatch',
    { state: lostCreate(hour), request: dispatch },
    noCreate,
  ],
  [
    'a lost create before a dispatch, beside a job',
    { state: { ...lostCreate(hour), job }, request: dispatch },
    noCreate,
  ],
  [
    'a lost create after `/docs new` was written, beside a job',
    {
      state: { ...lostCreate(hour), job },
      request: commandAt(ago(2 * hour), true),
    },
    noCreate,
  ],
  [
    'a lost create before `/docs new` was written, beside a job',
    { state: { ...lostCreate(hour), job }, request: commandAt(now, true) },
    'create',
  ],
  [
    'a lost create at the limit',
    { state: lostCreate(hour), maxRequests: 1 },
    limit,
  ],
  [
    'a lost create after a command',
    { state: lostCreate(hour), request: commandAt(ago(hour + 1)) },
    noCreate,
  ],
  [
    'a lost create beside a command',
    { state: lostCreate(hour), request: commandAt(ago(hour)) },
    noCreate,
  ],
  [
    'a lost create before a command',
    { state: lostCreate(hour), request: commandAt(ago(hour - 1)) },
    'create',
  ],
  [
    'a lost create and a command without a time',
    { state: lostCreate(hour), request: commandAt('') },
    noCreate,
  ],
  [
    'a create lost just under 26 hours ago',
    { state: lostCreate(26 * hour - 1) },
    noCreate,
  ],
  ['a create lost 26 hours ago', { state: lostCreate(26 * hour) }, 'create'],
  ['a create lost longer ago', { state: lostCreate(26 * hour + 1) }, 'create'],
  [
    'a lost create beside a job',
    { state: { ...lostCreate(hour), job } },
    'message job_1',
  ],
  [
    'a lost create before `job-id`',
    { state: lostCreate(hour), namedJobId: 'job_9' },
    'message job_9',
  ],

  // `max-requests`.
  ['no limit', { state: { ...withJob, requestCount: 9_999 } }, 'message job_1'],
  ['one below the limit', { state: withJob, maxRequests: 2 }, 'message job_1'],
  ['the limit', { state: withJob, maxRequests: 1 }, limit],
  [
    'above the limit',
    { state: { ...withJob, requestCount: 3 }, maxRequests: 2 },
    limit,
  ],
  [
    'a command at the limit',
    { state: withJob, maxRequests: 1, request: command },
    limit,
  ],
  [
    'a command of an administrator at the limit',
    { state: withJob, maxRequests: 1, request: byAdmin },
    'message job_1',
  ],
  [
    '`job-id` with a prompt at the limit',
    { state: withJob, maxRequests: 1, namedJobId: 'job_9' },
    limit,
  ],
  [
    'a dead run up to the limit',
    { state: dying({ ...withJob, ...sendingOf(message) }), maxRequests: 2 },
    limit,
  ],

  // What to send.
  ['`job-id` with a prompt', { namedJobId: 'job_9' }, 'message job_9'],
  [
    '`job-id` with a prompt beside a job',
    { namedJobId: 'job_9', state: withJob },
    'message job_9',
  ],
  [
    '`job-id` of a failed job',
    { namedJobId: 'job_1', state: { ...withJob, job: ended('failed') } },
    'message job_1',
  ],
  [
    'a command beside a job',
    { state: withJob, request: command },
    'message job_1',
  ],
  ['`/docs new`', { state: withJob, request: fresh }, 'create'],
  [
    '`/docs new` with `job-id`',
    { request: fresh, namedJobId: 'job_9' },
    'create',
  ],
  ['a dispatch beside a job', { state: withJob, request: dispatch }, 'create'],
  [
    'a job with a pull request',
    { state: { ...withJob, job: ended('pull-request') } },
    'message job_1',
  ],
  [
    'a job without one',
    { state: { ...withJob, job: ended('no-pull-request') } },
    'message job_1',
  ],
  [
    'a job that failed',
    { state: { ...withJob, job: ended('failed') } },
    'create',
  ],
  [
    'a job that was archived',
    { state: { ...withJob, job: ended('archived') } },
    'create',
  ],
  [
    'a job that is gone',
    { state: { ...withJob, job: ended('gone') } },
    'create',
  ],
  [
    'a job that came to nothing, as it reads now',
    {
      state: withJob,
      seen: {
        ...seenBy({}),
        jobs: {
          job_1: {
            ...unread,
            ...{ cameToNothing: true, isSpent: true },
          },
        },
      },
    },
    'create',
  ],
  [
    'a job that this run found unusable',
    {
      state: withJob,
      seen: {
        ...seenBy({}),
        jobs: { job_1: { ...unread, isSpent: true } },
      },
    },
    'create',
  ],
  [
    'another job that is unusable',
    {
      state: withJob,
      seen: {
        ...seenBy({ state: withJob }),
        ...{ jobs: { job_1: lookAt({}), job_2: lookAt({}, true) } },
      },
    },
    'message job_1',
  ],
])('%s', (_, known, expected) => {
  expect(words(decideOn(known))).toBe(expected)
})

const keyOf = (text: string): RequestKey => {
  const [digest = '', attempt] = text.split('/')
  return sampleKey(digest, attempt === undefined ? null : Number(attempt))
}
const to = (...jobs: [string, string][]) =>
  jobs.map(([text, jobId]) => sampleDelivered(keyOf(text), jobId))
const once = to(['abc', 'job_1'])
const twice = to(['abc', 'job_1'], ['abc/2', 'job_2'])
const other = to(['xyz', 'job_1'])
const second = { ...job, id: 'job_2' }
const failed = ended('failed')

test.each<[string, number, Partial<Facts['state']>, string]>([
  ['delivered', 2, { delivered: once, job }, 'wait job_1'],
  [
    'completed',
    2,
    { delivered: once, job: ended('pull-request') },
    'wait job_1',
  ],
  [
    'completed without a pull request',
    2,
    { delivered: once, job: ended('no-pull-request') },
    'wait job_1',
  ],
  ['failed', 2, { delivered: once, job: failed }, 'create as abc/2'],
  [
    'archived',
    2,
    { delivered: once, job: ended('archived') },
    'create as abc/2',
  ],
  [
    'delivered, and another job failed',
    2,
    { delivered: once, job: { ...failed, id: 'job_2' } },
    'wait job_1',
  ],
  [
    'delivered anew',
    2,
    { delivered: twice, job: second },
    'wait job_2 as abc/2',
  ],
  [
    'delivered anew and failed',
    2,
    { delivered: twice, job: { ...failed, id: 'job_2' } },
    'wait job_2 as abc/2',
  ],
  [
    'delivered anew before',
    3,
    { delivered: twice, job: second },
    'wait job_2 as abc/2',
  ],
  [
    'failed twice',
    3,
    { delivered: twice, job: { ...failed, id: 'job_2' } },
    'create as abc/3',
  ],
  [
    'anew unconfirmed',
    2,
    {
      delivered: once,
      job: failed,
      unconfirmed: [sampleUnconfirmed(keyOf('abc/2'), 'message')],
    },
    noMessage,
  ],
  [
    'anew unconfirmed before',
    3,
    {
      delivered: once,
      job: failed,
      unconfirmed: [sampleUnconfirmed(keyOf('abc/2'), 'message')],
    },
    noMessage,
  ],
  ['unconfirmed', 2, doubtful, noCreate],
  [
    'unconfirmed at first, and delivered anew',
    2,
    { delivered: to(['abc/2', 'job_2']), unconfirmed: [sampleUnconfirmed()] },
    'wait job_2 as abc/2',
  ],
  ['first, with another digest', 1, { job, delivered: other }, 'message job_1'],
  ['with another digest', 2, { job, delivered: other }, 'message job_1'],
  [
    'with another digest, failed',
    2,
    { job: failed, delivered: other },
    'create',
  ],
  [
    'with another digest, unconfirmed',
    2,
    { unconfirmed: [sampleUnconfirmed(keyOf('xyz'))] },
    'create',
  ],
  [
    'delivered beside another leg',
    2,
    { job, delivered: to(['abc', 'job_1'], ['xyz', 'job_2']) },
    'wait job_1',
  ],
  [
    'of a matrix',
    2,
    { job, delivered: to(['xyz', 'job_1'], ['uvw', 'job_1']) },
    'message job_1',
  ],
  [
    'of another step',
    2,
    {
      job,
      delivered: [
        sampleDelivered({
          ...key,
          source: { run: '42', job: 'docs', step: 'other' },
        }),
      ],
    },
    'message job_1',
  ],
  [
    'of another run',
    2,
    { job, delivered: [sampleDelivered(sampleKey('abc', null, '43'))] },
    'message job_1',
  ],
  [
    'with longer digests',
    2,
    { job, delivered: to(['abcd', 'job_1'], ['abce', 'job_1']) },
    'message job_1',
  ],
])(
  'a request that was %s, in attempt %d',
  (...[, attempt, state, expected]) => {
    expect(
      words(
        decideOn({
          state: sampleState(state),
          request: sampleRequest({ attempt }),
        }),
      ),
    ).toBe(expected)
  },
)

const leftNote = {
  ...{ kind: 'other-job', jobId: 'job_1', prLink: job.prLink },
}
const replacedNote = { kind: 'job-replaced' }

test.each<[string, Partial<Facts>, object[]]>([
  ['nothing', { state: withJob }, []],
  ['a new job on demand', { state: withJob, request: fresh }, [leftNote]],
  [
    'a new job after the end of the one before',
    { state: { ...withJob, job: ended('pull-request') }, request: fresh },
    [],
  ],
  [
    'a new job of a dispatch',
    { state: withJob, request: dispatch },
    [leftNote],
  ],
  ['another `job-id`', { state: withJob, namedJobId: 'job_9' }, [leftNote]],
  ['the same `job-id`', { state: withJob, namedJobId: 'job_1' }, []],
  ['a `job-id`', { namedJobId: 'job_9' }, []],
  [
    'a job that was replaced',
    { state: { ...withJob, job: failed } },
    [replacedNote],
  ],
])('the comment tells of %s', (_, known, notes) => {
  expect(decideOn(known)).toMatchObject({ notes })
})

// The attempt before this one may have sent it again.
test.each([
  [2, 'unknown message-unconfirmed'],
  [3, 'unknown message-unconfirmed'],
])('after a dead attempt that sent again, attempt %d', (attempt, expected) => {
  const state = dying(
    sampleState({
      delivered: once,
      job: second,
      ...sendingOf({ key: keyOf('abc/2'), ...message }),
    }),
  )
  const request = sampleRequest({ attempt })
  const gone = { job: null, cameToNothing: true, isSpent: true }
  const seen = { ...seenBy({ state }), jobs: { job_1: gone } }
  expect(words(decideOn({ state, request, seen }))).toBe(expected)
})

test.each<[string, Partial<Facts>, string]>([
  ['what is about to be sent', {}, 'create'],
  ['a command', { request: command }, 'look at the command'],
  ['what is delivered', { state: done }, 'wait job_1'],
  [
    'what is delivered, in a later attempt',
    { state: done, request: rerun },
    'look at the job',
  ],
  ['what is at the limit', { state: withJob, maxRequests: 1 }, limit],
  ['what a run is sending', { state: creating }, again],
])('before anything was asked, of %s: %3$s', (_, known, expected) => {
  expect(words(decideOn({ seen: nothingSeen, ...known }))).toBe(expected)
})

const deleted: Partial<Facts> = {
  request: command,
  seen: {
    ...seenBy({}),
    command: { kind: 'end', outcome: outcome('skipped', 'command-deleted') },
  },
}

const author = { login: 'eve', isBot: false }
const byEve = sampleRequest({ author })
const denied = outcome('skipped', 'permission-denied')

test.each<[string, Partial<Facts>, Partial<Seen>, string]>([
  ['nobody was asked', {}, { author: 'not-asked' }, 'look at the author'],
  ['the author may ask', {}, {}, 'create'],
  ['the author may not', {}, { author: denied }, 'skipped permission-denied'],
  [
    'somebody has asked before',
    { state: withJob },
    { author: 'not-asked' },
    'message job_1',
  ],
  ['it was sent', { state: done }, { author: denied }, 'wait job_1'],
  [
    'somebody has asked in the conversation of `issue-number`',
    { state: withJob, request: { ...dispatch, author } },
    { author: 'not-asked' },
    'look at the author',
  ],
])("of somebody else's pull request, if %s", (...[, known, seen, expected]) => {
  const all = { ...seenBy(known), ...seen }
  const facts = { request: byEve, seen: all, ...known }
  expect(words(decideOn(facts))).toBe(expected)
})

test.each<[string, Partial<Facts>, string]>([
  ['deleted', deleted, 'skipped command-deleted'],
  ['deleted after it was delivered', { ...deleted, state: done }, 'wait job_1'],
  [
    'corrected to ask for a new job',
    { state: withJob, request: command, seen: seenBy({ request: fresh }) },
    'create',
  ],
])('a command that was %s', (_, known, expected) => {
  expect(words(decideOn(known))).toBe(expected)
})

test('a command is sent as it reads now', () => {
  const corrected = commandAt(now)
  const seen = seenBy({ request: corrected })
  expect(decideOn({ request: commandAt(ago(1)), seen })).toMatchObject({
    request: { command: corrected.command },
  })
})

const places = ['nowhere', 'delivered', 'unconfirmed'] as const
const keys = [
  ...['abc', 'abc/2', 'abc/3', 'xyz'].map(keyOf),
  sampleKey('abc', null, '1'),
]
const aJob = fc.record({
  id: fc.constantFrom('job_1', 'job_2'),
  end: fc.constantFrom(
    null,
    'pull-request' as const,
    'failed' as const,
    'gone' as const,
  ),
})
const facts = fc.record({
  places: fc.array(fc.constantFrom(...places), {
    minLength: keys.length,
    maxLength: keys.length,
  }),
  record: fc.option(aJob),
  sending: fc.option(
    fc.record({
      request: fc.constantFrom(key, others),
      nonce: fc.constantFrom(nonce, 'another'),
    }),
  ),
  lostMs: fc.option(fc.nat(30 * hour)),
  request: fc.record({
    attempt: fc.integer({ min: 1, max: 3 }),
    command: fc.option(
      fc.record({
        isNew: fc.boolean(),
        postedAt: fc.nat(hour).map(ago),
        isByAdmin: fc.boolean(),
      }),
    ),
    hasConversation: fc.boolean(),
  }),
  namedJobId: fc.option(fc.constant('job_9')),
  maxRequests: fc.nat(3),
})

test('a request that is delivered or unconfirmed is never sent', () => {
  fc.assert(
    fc.property(
      facts,
      ({ places, record, sending, lostMs, request, ...known }) => {
        const isPossible = (one: RequestKey) =>
          (one.attempt ?? 0) <= request.attempt
        const keysIn = (place: string) =>
          keys.filter(
            (one, index) => isPossible(one) && places[index] === place,
          )
        const [delivered, unconfirmed] = [
          keysIn('delivered'),
          keysIn('unconfirmed'),
        ]
        const state = sampleState({
          delivered: delivered.map((one, index) =>
            sampleDelivered(one, `job_${(index % 2) + 1}`),
          ),
          unconfirmed: unconfirmed.map((one) => sampleUnconfirmed(one)),
          job: record && sampleRecord(record),
          sending: sending && sampleSending(sending),
          createUnconfirmedAt: lostMs === null ? null : ago(lostMs),
          requestCount: delivered.length + unconfirmed.length,
        })
        const plan = decideOn({
          ...known,
          state,
          request: sampleRequest({
            ...request,
            command: request.command && { ...request.command, text: '' },
          }),
        })
        if (plan.kind !== 'create' && plan.kind !== 'message') return
        expect([...delivered, ...unconfirmed]).not.toContainEqual(plan.key)
        if (request.attempt === 1) expect(plan.key).toEqual(key)
      },
    ),
    { numRuns: 5_000 },
  )
})

const withPull = sampleState({
  job: { ...ended('pull-request'), prLink: link.url },
  delivered: other,
})

test.each<[Seen['docsPull'], string, string | null]>([
  ['not-asked', 'look at the docs-pull', null],
  [null, 'message job_1', null],
  ['open', 'message job_1', null],
  ['merged', 'create', 'pull-merged'],
  ['closed', 'create', 'pull-closed'],
])(
  'a follow-up to a job whose docs pull request is %s: %s',
  (docsPull, expected, note) => {
    const seen = { ...seenBy({ state: withPull }), docsPull }
    const plan = decideOn({ state: withPull, seen })
    expect(words(plan)).toBe(expected)
    if (plan.kind === 'look')
      expect(plan.question).toEqual({ what: 'docs-pull', link })
    if (plan.kind === 'create' || plan.kind === 'message')
      expect(plan.notes).toEqual(note === null ? [] : [{ kind: note }])
  },
)

test.each(['merged', 'closed'] as const)(
  'after a lost create, the job of a docs pull request that was %s gets no successor',
  (docsPull) => {
    const createUnconfirmedAt = ago(hour)
    const state = { ...withPull, createUnconfirmedAt }
    const seen = { ...seenBy({ state }), docsPull }
    expect(words(decideOn({ state, seen }))).toBe(noCreate)
  },
)

test.each<[string, object, Seen['jobs'], string]>([
  ['an open job without a link', {}, {}, 'look at the job'],
  [
    'an open job without a link, as it was just read',
    {},
    { job_1: lookAt({}) },
    'message job_1',
  ],
  [
    'an open job that could not be read',
    {},
    { job_1: unread },
    'message job_1',
  ],
  [
    'an open job that has got its link',
    {},
    { job_1: lookAt({ prLink: link.url }) },
    'look at the docs-pull',
  ],
  [
    'an open job with a link',
    { prLink: link.url },
    {},
    'look at the docs-pull',
  ],
  [
    'a job that ended without a link',
    { end: 'no-pull-request' },
    {},
    'look at the job',
  ],
  [
    'a job that ended without a link, and has got one',
    { end: 'no-pull-request' },
    { job_1: lookAt({ prLink: link.url }) },
    'look at the docs-pull',
  ],
  [
    'a job that ended without a link, and has none',
    { end: 'no-pull-request' },
    { job_1: lookAt({}) },
    'message job_1',
  ],
])('a follow-up to %s', (...[, known, jobs, expected]) => {
  const state = sampleState({ job: { ...job, ...known }, delivered: other })
  const seen = { ...seenBy({ state }), jobs, docsPull: 'not-asked' as const }
  expect(words(decideOn({ state, seen }))).toBe(expected)
})

const inADay = new Date(Date.parse(at) + 26 * hour).toISOString()

test.each<[string, Partial<Facts>, object, boolean]>([
  ['a job with a link', {}, { prLink: link.url }, true],
  ['a job without a link', {}, {}, true],
  ['a job without a link, a day before', { now: at }, {}, false],
  ['a job that ended without a link', {}, { end: 'no-pull-request' }, false],
  [
    'the job of an earlier attempt',
    { request: sampleRequest({ attempt: 2 }) },
    { prLink: link.url },
    true,
  ],
  [
    'the job that was told',
    {
      request: {
        ...push,
        key: { ...sampleKey('abc', null, '9'), attempt: null },
      },
    },
    { prLink: link.url },
    true,
  ],
])('whether %s is overdue', (...[, known, more, isOverdue]) => {
  const delivered = [sampleDelivered(sampleKey(), 'job_1', 'a')]
  const state = sampleState({ job: { ...job, ...more }, delivered })
  const seen = { ...seenBy({ state }), jobs: {} }
  const request = sampleRequest({ key: { ...others, attempt: null } })
  const facts = { state, seen, request, now: inADay, ...known }
  expect(decideOn(facts)).toEqual({
    kind: 'look',
    question: { what: 'job', jobId: 'job_1', isOverdue },
  })
})

test('a run that waits takes the job as it was just read', () => {
  const request = sampleRequest({ attempt: 2 })
  const read = sampleJob({ status: 'completed' })
  const jobs = { job_1: { ...unread, job: read } }
  const state = sampleState({ delivered: once, job })
  const seen = { ...seenBy({ state }), jobs }
  expect(decideOn({ state, request, seen })).toMatchObject({ job: read })
  expect(decideOn({ state: toldOf, request: push, seen })).toMatchObject({
    job: read,
  })
  expect(decideOn({ state, seen: { ...seen, jobs: {} } })).toMatchObject({
    kind: 'wait',
    job: null,
  })
})

test('the limit counts for what a writer has made of the command of an administrator', () => {
  const known = { state: withJob, maxRequests: 1, request: byAdmin }
  const edited = { text: 'more', isNew: false, postedAt: now, isByAdmin: false }
  const stands = { kind: 'stands', command: edited, editor: 'lee' } as const
  expect(decideOn(known).kind).toBe('message')
  expect(
    decideOn({ ...known, seen: { ...seenBy(known), command: stands } }),
  ).toMatchObject({ outcome: { reason: 'request-limit' } })
})
