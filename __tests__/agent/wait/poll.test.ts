// What each reading of a job means for whoever waits for it.
import { expect, test } from '@jest/globals'
import {
  afterPoll,
  endAtDeadline,
  type Polling,
  type PollState,
  type PollStep,
  slowdownsIn,
  startPolling,
} from '../../../src/agent/wait/poll.ts'
import type { HttpOutcome } from '../../../src/lib/http-failure.ts'
import type { Job } from '../../../src/mintlify/job.ts'
import {
  interpretAnswer,
  type Message,
  newWatch,
} from '../../../src/mintlify/reading.ts'
import {
  answered,
  blocked,
  link,
  lost,
  notSent,
  reading,
  sampleJob,
  tls,
  unreadable,
} from '../../fixtures/samples.ts'

type Story = (readonly [number, HttpOutcome<Job>])[]

const completed = reading({ status: 'completed', prLink: link.url })
const noLink = reading({ status: 'completed' })

type Start = {
  job?: Job | null
  message?: Message | null
  waitsFor?: Polling['waitsFor']
}

function startOf({
  job = null,
  message = null,
  waitsFor = 'end',
}: Start): Polling {
  return { jobId: 'job_1', watch: newWatch(job, message), waitsFor }
}

function stateOf(start: Start = {}): PollState {
  return startPolling(startOf(start), 0).state
}

function poll(
  state: PollState,
  polled: HttpOutcome<Job>,
  nowMs: number,
): PollStep {
  return afterPoll(state, interpretAnswer(state.watch, polled, nowMs), nowMs)
}

function words(next: PollStep): string {
  if (next.kind === 'wait')
    return next.minMs === 0 ? 'wait' : `wait ${next.minMs / 1_000}s`
  if (next.kind === 'poll-again') return `again ${next.inMs / 1_000}s`
  return [next.outcome.result, next.outcome.reason]
    .filter((word) => word !== null)
    .join(' ')
}

/**
 * What follows each of these polls, which came so many seconds after the start.
 */
function play(
  start: PollState,
  story: Story,
): { steps: string[]; state: PollState } {
  let state = start
  const steps = story.map(([second, polled]) => {
    const step = poll(state, polled, second * 1_000)
    state = step.state
    return words(step)
  })
  return { steps, state }
}

function on(second: number, polled: HttpOutcome<Job>): Story[number] {
  return [second, polled]
}

function every(seconds: readonly number[], polled: HttpOutcome<Job>): Story {
  return seconds.map((second) => [second, polled] as const)
}

test.each<[string, HttpOutcome<Job>, string]>([
  ['active', reading(), 'wait'],
  ['of an unknown status', reading({ status: 'queued' }), 'wait'],
  ['without a status', reading({ status: '' }), 'wait'],
  ['completed in another case', reading({ status: 'Completed' }), 'wait'],
  ['active with a link', reading({ prLink: link.url }), 'wait'],
  ['completed with a link', completed, 'pull-request'],
  ['completed without one', noLink, 'again 1s'],
  [
    'completed with an unusable one',
    reading({ status: 'completed', hasUnusableLink: true }),
    'no-pull-request unexpected-answer',
  ],
  ['failed', reading({ status: 'failed' }), 'failed'],
  [
    'failed with a link',
    reading({ status: 'failed', prLink: link.url }),
    'failed',
  ],
  ['archived', reading({ status: 'archived' }), 'archived'],
  [
    'archived with a link',
    reading({ status: 'archived', prLink: link.url }),
    'pull-request',
  ],
])('a job that is %s', (_, polled, expected) => {
  expect(play(stateOf(), [[5, polled]]).steps).toEqual([expected])
})

test.each<[string, HttpOutcome<Job>]>([
  ['not sent', notSent],
  ['no response', lost],
  ['unreadable', unreadable],
  ...[408, 425, 500, 503].map((status): [string, HttpOutcome<Job>] => [
    `${status}`,
    answered(status),
  ]),
])('a poll that is missed (%s) is no failure', (_, missed) => {
  const { steps, state } = play(stateOf({ job: sampleJob() }), [[5, missed]])
  expect(steps).toEqual(['wait'])
  expect(state.watch.job).toEqual(sampleJob())
})

const five = every([650, 750, 850, 950, 1_050], lost)

test.each<[string, Story, string]>([
  ['six misses in 90 s', every([15, 30, 45, 60, 75, 90], lost), 'wait'],
  [
    'many misses in just under 10 min',
    every([100, 200, 300, 400, 500, 550, 599.999], lost),
    'wait',
  ],
  ['five misses in 20 min', every([240, 480, 720, 960, 1_200], lost), 'wait'],
  [
    'six misses in 10 min',
    every([100, 200, 300, 400, 500, 600], lost),
    'unknown unreachable',
  ],
  [
    'six misses, the last late',
    every([1, 2, 3, 4, 5, 4_000], answered(503)),
    'unknown unreachable',
  ],
  [
    'six answers that are unreadable',
    every([100, 200, 300, 400, 500, 600], unreadable),
    'unknown unexpected-answer',
  ],
  [
    'a good answer between',
    [...every([1, 2, 3, 4, 5], lost), [550, reading()], [700, lost]],
    'wait',
  ],
  [
    'ten minutes from the good answer on',
    [[550, reading()], ...five, [1_149, lost]],
    'wait',
  ],
  [
    'ten minutes and six misses since',
    [[550, reading()], ...five, [1_150, lost]],
    'unknown unreachable',
  ],
])('silence: %s', (_, story, expected) => {
  expect(play(stateOf(), story).steps.at(-1)).toBe(expected)
})

const gone = answered(404)
const [before, after] = [every([100, 150], gone), every([170, 200], gone)]

test.each<[string, Story, string]>([
  ['just before 90 s', every([3, 20, 40, 92.999], gone), 'wait'],
  [
    'three in a row over 90 s',
    every([3, 40, 93], gone),
    'unknown job-disappeared',
  ],
  ['two in a row over 90 s', every([60, 160], gone), 'wait'],
  ['a good answer between', [...before, [160, reading()], ...after], 'wait'],
  ['a missed poll between', [...before, [160, lost], ...after], 'wait'],
  ['a rate limit between', [...before, [160, answered(429)], ...after], 'wait'],
  ['with a time to wait', every([3], answered(404, 3_600_000)), 'wait'],
])('404: %s', (_, story, expected) => {
  expect(play(stateOf(), story).steps.at(-1)).toBe(expected)
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['302', answered(302), 'unknown redirected'],
  ['400', answered(400), 'unknown bad-request'],
  ['401', answered(401), 'unknown unauthorized'],
  ['403', answered(403), 'unknown forbidden'],
  ['409', answered(409), 'unknown bad-request'],
  ['an untrusted certificate', tls, 'unknown tls'],
])('%s is asked once more after 5 s', (_, refused, expected) => {
  const { steps, state } = play(
    stateOf({ job: sampleJob() }),
    every([30, 35], refused),
  )
  expect(steps).toEqual(['again 5s', expected])
  expect(state.watch.job).toEqual(sampleJob())
})

test('what stands in the way counts twice before a job was read, and is a missed poll after', () => {
  const story = every([30, 35, 60, 90, 120, 631], blocked)
  expect(play(stateOf({ job: null }), story).steps.slice(0, 2)).toEqual([
    'again 5s',
    'unknown blocked',
  ])
  expect(play(stateOf({ job: sampleJob() }), story).steps).toEqual([
    ...Array(5).fill('wait'),
    'unknown blocked',
  ])
})

test.each<[string, HttpOutcome<Job>]>([
  ['a good answer', reading()],
  ['a missed poll', lost],
  ['a rate limit', answered(429)],
])('two refusals with %s between are not two in a row', (_, between) => {
  const story: Story = [
    on(30, answered(403)),
    on(35, between),
    on(50, answered(403)),
  ]
  expect(play(stateOf(), story).steps).toEqual(['again 5s', 'wait', 'again 5s'])
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['429 with a time', answered(429, 45_000), 'wait 45s'],
  ['503 with a time', answered(503, 45_000), 'wait 45s'],
  ['429 without one', answered(429), 'wait'],
])('%s is no error, and slows the polls down', (_, limit, expected) => {
  const { steps, state } = play(
    stateOf(),
    every(
      Array.from({ length: 60 }, (_, minute) => 60 * minute),
      limit,
    ),
  )
  expect(new Set(steps)).toEqual(new Set([expected]))
  expect(slowdownsIn(state)).toBe(60)
  const { state: after } = play(state, [[3_660, reading()]])
  expect(slowdownsIn(after)).toBe(0)
})

test('a completed job without a link is read five more times within 31 s', () => {
  const { steps } = play(stateOf(), every([30, 31, 33, 37, 45, 61], noLink))
  expect(steps).toEqual([
    'again 1s',
    'again 2s',
    'again 4s',
    'again 8s',
    'again 16s',
    'no-pull-request',
  ])
})

test.each([1, 2, 3, 4, 5])(
  'a link that comes with the %dth of these reads counts',
  (late) => {
    const story: Story = [
      ...every([30, 31, 33, 37, 45].slice(0, late), noLink),
      [60, completed],
    ]
    expect(play(stateOf(), story).steps.at(-1)).toBe('pull-request')
  },
)

test.each<[string, Start, Story]>([
  ['by a poll', {}, [[5, reading({ prLink: link.url })]]],
  ['before the wait', { job: sampleJob({ prLink: link.url }) }, []],
])('a link that was read %s is never lost', (_, start, story) => {
  const { steps, state } = play(stateOf(start), [...story, [30, noLink]])
  expect(steps.at(-1)).toBe('pull-request')
  expect(state.watch.job?.prLink).toBe(link.url)
})

test('a job that goes to work again gets another half a minute for its link', () => {
  const atWork: Story = [[40, reading()]]
  const story = [...every([5], noLink), ...atWork, ...every([50], noLink)]
  expect(play(stateOf(), story).steps.at(-1)).toBe('again 1s')
})

test('a job that is waited for until it is idle needs no link', () => {
  expect(play(stateOf({ waitsFor: 'idle' }), [[30, noLink]]).steps).toEqual([
    'no-pull-request',
  ])
})

const unseen: Message = {
  jobBefore: null,
  sentMs: 0,
  doubt: null,
  wasAtWork: false,
  isEndRead: false,
}

test.each<[string, Start, string]>([
  ['nothing', {}, 'again 0s'],
  ['an active job', { job: sampleJob() }, 'wait'],
  ['a failed job', { job: sampleJob({ status: 'failed' }) }, 'failed'],
  [
    'a link',
    { job: sampleJob({ status: 'completed', prLink: link.url }) },
    'pull-request',
  ],
  ['no link yet', { job: sampleJob({ status: 'completed' }) }, 'again 1s'],
  [
    'an idle job',
    { job: sampleJob({ status: 'completed' }), waitsFor: 'idle' },
    'no-pull-request',
  ],
  [
    'a message to a failed job',
    { job: sampleJob({ status: 'failed' }), message: unseen },
    'wait',
  ],
])('a wait that begins with %s', (_, start, expected) => {
  expect(words(startPolling(startOf(start), 0))).toBe(expected)
})

const jobBefore = sampleJob({ status: 'completed', prLink: link.url })
const same: HttpOutcome<Job> = { kind: 'value', value: jobBefore }
const changed: HttpOutcome<Job> = {
  kind: 'value',
  value: { ...jobBefore, ref: 'docs/second' },
}
const sent = { ...unseen, jobBefore }
const atWork = { ...sent, wasAtWork: true }
const unsure = { ...sent, doubt: 'no answer' }
const doubtful = 'pull-request effect-unconfirmed'
const archived = reading({ ...jobBefore, status: 'archived' })
const moved = reading({ status: 'completed', ref: 'docs/second' })

test.each<[string, Message, Story, string]>([
  ['shows no change', sent, [on(5, same), on(89.999, same)], 'wait, wait'],
  [
    'is active, then as before',
    sent,
    [on(5, reading()), on(20, same), on(21, same)],
    'wait, again 1s, pull-request',
  ],
  [
    'is active, then as before for just under 15 s',
    sent,
    [on(5, reading()), on(14.999, same), on(15, same), on(16, same)],
    'wait, wait, again 1s, pull-request',
  ],
  [
    'was at work in its answer, and is read from before',
    atWork,
    [on(3, same), on(6, same), on(15, same), on(16, reading())],
    'wait, wait, again 1s, wait',
  ],
  [
    'was at work in its answer, and has ended',
    atWork,
    [on(15, same), on(16, same)],
    'again 1s, pull-request',
  ],
  [
    'has changed',
    sent,
    [on(5, changed), on(6, changed)],
    'again 1s, pull-request',
  ],
  [
    'has changed, a poll missed',
    sent,
    [on(5, changed), on(6, lost), on(9, changed)],
    'again 1s, wait, pull-request',
  ],
  [
    'has changed back',
    sent,
    [on(5, changed), on(6, same), on(20, changed)],
    'again 1s, wait, again 1s',
  ],
  [
    'has changed, goes to work, and has ended',
    sent,
    [on(5, changed), on(6, reading()), on(20, changed), on(21, changed)],
    'again 1s, wait, again 1s, pull-request',
  ],
  [
    'shows no change for 90 s',
    sent,
    [on(90, same), on(91, same)],
    `again 1s, ${doubtful}`,
  ],
  [
    'is archived after it was at work',
    sent,
    [on(5, reading()), on(30, archived), on(31, archived)],
    `wait, again 1s, ${doubtful}`,
  ],
  [
    'is active after 90 s',
    sent,
    [on(90, same), on(91, reading())],
    'again 1s, wait',
  ],
  [
    'changes late',
    sent,
    [on(80, same), on(95, changed), on(96, changed)],
    'wait, again 1s, pull-request',
  ],
  [
    'was not read',
    unseen,
    [on(5, moved), on(90, moved), on(91, moved)],
    'wait, again 1s, no-pull-request effect-unconfirmed',
  ],
  [
    'shows no link any more',
    sent,
    [on(5, moved), on(6, moved)],
    'again 1s, pull-request',
  ],
  [
    'gets the late link of the request before',
    { ...unseen, jobBefore: sampleJob({ status: 'completed' }) },
    [on(3, same), on(4, same), on(7, reading()), on(60, same), on(61, same)],
    'wait, wait, wait, again 1s, pull-request',
  ],
  [
    'changed, after a lost message',
    unsure,
    [on(5, changed), on(89.999, changed)],
    'wait, wait',
  ],
  [
    'shows no change, after a lost one',
    unsure,
    [on(40, same), on(90, same)],
    'wait, unknown message-unconfirmed',
  ],
  [
    'is active, after a lost one',
    unsure,
    [on(60, reading()), on(120, changed), on(121, changed)],
    'wait, again 1s, pull-request',
  ],
])('after a message, the job %s', (...[, message, story, expected]) => {
  const state = stateOf({ job: message.jobBefore, message })
  expect(play(state, story).steps.join(', ')).toBe(expected)
})

test.each<[string, Start, string]>([
  ['the job is at work', { job: sampleJob() }, 'timed-out deadline'],
  [
    'the agent is busy',
    { job: sampleJob(), waitsFor: 'idle' },
    'timed-out busy',
  ],
  [
    'a message shows no effect',
    { job: jobBefore, message: sent },
    'timed-out deadline',
  ],
  [
    'the end after a message was read once',
    { job: jobBefore, message: { ...atWork, isEndRead: true } },
    'pull-request null',
  ],
  [
    'the link is missing',
    { job: sampleJob({ status: 'completed' }) },
    'timed-out deadline',
  ],
])('the deadline comes when %s', (_, start, expected) => {
  const { result, reason } = endAtDeadline(stateOf(start), 0)
  expect(`${result} ${reason}`).toBe(expected)
})

test.each<[string, HttpOutcome<Job>, string, string]>([
  ['503', answered(503), 'unreachable', 'Mintlify answered 503'],
  ['429', answered(429), 'rate-limited', 'Mintlify answered 429'],
  ['403', answered(403), 'forbidden', 'Mintlify answered 403'],
  ['404', answered(404), 'unreachable', 'Mintlify answered 404'],
  [
    'an unreadable answer',
    unreadable,
    'unexpected-answer',
    'the answer was cut short',
  ],
  ['no response', lost, 'unreachable', 'the connection was reset'],
  ['nothing, not sent', notSent, 'unreachable', 'the connection was refused'],
])(
  'at the deadline, %s says nothing of a job that was read just before',
  (...[, polled, reason, said]) => {
    const start = stateOf({ job: sampleJob() })
    const { state: once } = poll(start, polled, 30_000)
    expect(once.failures.at(-1)?.detail).toBe(said)
    expect(endAtDeadline(once, 600_000).reason).toBe('deadline')
    const { state } = poll(once, polled, 60_000)
    expect(endAtDeadline(state, 89_999).reason).toBe('deadline')
    const isLost = { result: 'unknown', reason, said }
    expect(endAtDeadline(state, 90_000)).toMatchObject(isLost)
    const unread = poll(stateOf(), polled, 30_000).state
    expect(endAtDeadline(unread, 30_000)).toMatchObject(isLost)
    const idle = { ...unread, waitsFor: 'idle' as const }
    expect(endAtDeadline(idle, 30_000)).toMatchObject(isLost)
  },
)

test.each<[string, Partial<Job>, string]>([
  ['nothing', {}, 'wait'],
  ['status', { status: 'failed' }, 'again 1s'],
  ['branch', { ref: 'docs/second' }, 'again 1s'],
  ['repository', { repository: 'acme/other' }, 'again 1s'],
  ['model', { model: 'opus' }, 'again 1s'],
  ['createdAt', { createdAt: '2026-11-20T12:10:00Z' }, 'again 1s'],
  ['archivedAt', { archivedAt: '2026-11-20T12:30:00Z' }, 'again 1s'],
  [
    'pull request',
    { prLink: 'https://github.com/acme/docs/pull/58' },
    'again 1s',
  ],
])('after a message, what has changed is %s', (_, change, expected) => {
  const polled = { kind: 'value', value: { ...jobBefore, ...change } } as const
  const state = stateOf({ job: jobBefore, message: sent })
  expect(words(poll(state, polled, 5_000))).toBe(expected)
})
