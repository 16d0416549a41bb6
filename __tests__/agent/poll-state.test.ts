import { expect, test } from '@jest/globals'
import { beforeFirstPoll, endAtDeadline, type PollState, reduce } from '../../src/agent/poll-state.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { describeNext, newPollState, play } from '../fixtures/poll-story.ts'
import { answered, link, lost, notSent, reading, sampleJob, tls, unreadable } from '../fixtures/sample-job.ts'

type Story = (readonly [number, HttpOutcome<Job>])[]

const completed = reading({ status: 'completed', pullRequest: link })
const withoutLink = reading({ status: 'completed' })
const attached = { isNew: false }

function every(seconds: readonly number[], polled: HttpOutcome<Job>): Story {
  return seconds.map((second) => [second, polled] as const)
}

test.each<[string, HttpOutcome<Job>, string]>([
  ['active', reading(), 'wait'],
  ['an unknown status', reading({ status: 'queued' }), 'wait'],
  ['no status', reading({ status: '' }), 'wait'],
  ['a status in another case', reading({ status: 'Completed' }), 'wait'],
  ['active with a link', reading({ pullRequest: link }), 'wait'],
  ['completed with a link', completed, 'pull-request'],
  ['failed', reading({ status: 'failed' }), 'failed'],
  ['failed with a link', reading({ status: 'failed', pullRequest: link }), 'failed'],
  ['archived', reading({ status: 'archived' }), 'archived'],
  ['archived with a link', reading({ status: 'archived', pullRequest: link }), 'archived'],
])('what a job that is %s means', (_, polled, expected) => {
  expect(play(newPollState(), [[5, polled]]).steps).toEqual([expected])
})

test.each<[string, HttpOutcome<Job>]>([
  ['not sent', notSent],
  ['no response', lost],
  ['unreadable', unreadable],
  ['408', answered(408)],
  ['425', answered(425)],
  ['500', answered(500)],
  ['503', answered(503)],
  ['the answer about another job', reading({ id: 'job_2', status: 'completed', pullRequest: link })],
])('a poll that is missed (%s) is no failure', (_, missed) => {
  const { steps, state } = play(newPollState({ job: sampleJob() }), [[5, missed]])
  expect(steps).toEqual(['wait'])
  expect(state.job).toEqual(sampleJob())
})

test.each<[string, Story, string]>([
  ['six misses in 90 s', every([15, 30, 45, 60, 75, 90], lost), 'wait'],
  ['many misses in less than 10 min', every([100, 200, 300, 400, 500, 550, 599], lost), 'wait'],
  ['five misses in 20 min', every([240, 480, 720, 960, 1_200], lost), 'wait'],
  ['six misses in 10 min', every([100, 200, 300, 400, 500, 600], lost), 'unknown unreachable'],
  ['six misses, the last late', every([1, 2, 3, 4, 5, 4_000], answered(503)), 'unknown unreachable'],
  [
    'six answers about another job',
    every([100, 200, 300, 400, 500, 600], reading({ id: 'x' })),
    'unknown unreachable',
  ],
  [
    'a good answer between',
    [...every([100, 200, 300, 400, 500], lost), [550, reading()], ...every([600, 700], lost)],
    'wait',
  ],
  [
    'ten minutes from the good answer on',
    [[550, reading()], ...every([650, 750, 850, 950, 1_050], lost), [1_149, lost]],
    'wait',
  ],
  [
    'ten minutes and six misses from the good answer on',
    [[550, reading()], ...every([650, 750, 850, 950, 1_050], lost), [1_150, lost]],
    'unknown unreachable',
  ],
])('the end of a silent wait: %s', (_, story, expected) => {
  expect(play(newPollState(), story).steps.at(-1)).toBe(expected)
})

test.each<[string, Partial<PollState>, Story, string]>([
  ['in the first minute after the create', {}, every([3, 6, 10, 20, 40, 59], answered(404)), 'wait'],
  [
    'in the first minute after a late create',
    { startedMs: 100_000 },
    every([103, 120, 140, 159], answered(404)),
    'wait',
  ],
  ['three in a row over 30 s, later', {}, every([60, 75, 90], answered(404)), 'unknown job-disappeared'],
  ['three in a row in less than 30 s', {}, every([60, 70, 80], answered(404)), 'wait'],
  ['two in a row over 30 s', {}, every([60, 100], answered(404)), 'wait'],
  ['those of the first minute do not count', {}, every([30, 50, 61, 95], answered(404)), 'wait'],
  [
    'three in a row for a job that is not new',
    attached,
    every([1, 16, 31], answered(404)),
    'unknown job-disappeared',
  ],
  [
    'a good answer between',
    attached,
    [...every([100, 120], answered(404)), [130, reading()], ...every([140, 160], answered(404))],
    'wait',
  ],
  [
    'a missed poll between',
    attached,
    [...every([100, 120], answered(404)), [130, lost], ...every([140, 160], answered(404))],
    'wait',
  ],
  [
    'a rate limit between',
    attached,
    [...every([100, 120], answered(404)), [130, answered(429)], ...every([140, 160], answered(404))],
    'wait',
  ],
])('404: %s', (...[, known, story, expected]) => {
  expect(play(newPollState(known), story).steps.at(-1)).toBe(expected)
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['400', answered(400), 'unknown bad-request'],
  ['401', answered(401), 'unknown unauthorized'],
  ['403', answered(403), 'unknown forbidden'],
  ['403 of a proxy', { kind: 'blocked', detail: 'a proxy answered 403' }, 'unknown blocked'],
  ['409', answered(409), 'unknown bad-request'],
  ['302', answered(302), 'unknown redirected'],
])(
  'a client error (%s) leads to one more poll after 5 s, then the job is kept',
  (_, clientError, expected) => {
    const { steps, next } = play(newPollState({ job: sampleJob() }), [
      [30, clientError],
      [35, clientError],
    ])
    expect(steps).toEqual(['again 5s', expected])
    expect(next).toMatchObject({ job: { id: 'job_1' } })
  },
)

test('an untrusted connection ends the wait at its second time', () => {
  const { steps } = play(newPollState(), every([30, 35], tls))
  expect(steps.at(-1)).toBe('unknown tls')
})

test('a client error that passes is forgotten', () => {
  const story: Story = [
    [30, answered(403)],
    [35, reading()],
    [40, answered(403)],
    [45, completed],
  ]
  expect(play(newPollState(), story).steps).toEqual(['again 5s', 'wait', 'again 5s', 'pull-request'])
})

test.each<[string, HttpOutcome<Job>]>([
  ['a missed poll', lost],
  ['a rate limit', answered(429)],
])('two client errors with %s between are not two in a row', (_, between) => {
  const story: Story = [
    [30, answered(403)],
    [35, between],
    [50, answered(403)],
  ]
  expect(play(newPollState(), story).steps).toEqual(['again 5s', 'wait', 'again 5s'])
})

test('a 429 is no error, slows the polls down and sets the wait', () => {
  const minutes = Array.from({ length: 60 }, (_, index) => 60 * (index + 1))
  const { steps, state } = play(newPollState(), every(minutes, answered(429, 45_000)))
  expect(new Set(steps)).toEqual(new Set(['wait 45s']))
  expect(state.slowdowns).toBe(60)
  expect(play(state, [[3_660, reading()]]).state.slowdowns).toBe(0)
})

test('a 429 without Retry-After leaves the wait to the schedule', () => {
  expect(play(newPollState(), [[5, answered(429)]]).steps).toEqual(['wait'])
})

test('a completed job without a link is read three more times within 10 s', () => {
  const { steps } = play(newPollState(), every([30, 31, 34, 39], withoutLink))
  const waits = steps.slice(0, -1).map((text) => Number(/^again (\d+)s$/.exec(text)?.[1]))
  expect(steps).toHaveLength(4)
  expect(steps.at(-1)).toBe('no-pull-request')
  expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(10)
})

test.each([1, 2, 3])('a link that comes with the %dth of these reads counts', (late) => {
  const story: Story = [...every([30, 31, 34].slice(0, late), withoutLink), [40, completed]]
  expect(play(newPollState(), story).steps.at(-1)).toBe('pull-request')
})

test.each<[string, Story]>([
  ['active', [[5, reading({ pullRequest: link })]]],
  ['completed', []],
])('a link once read is never lost (%s)', (_, story) => {
  const known = story.length === 0 ? { job: sampleJob({ pullRequest: link }) } : {}
  const { next } = play(newPollState(known), [...story, [30, withoutLink]])
  expect(next).toMatchObject({ result: 'pull-request', job: { pullRequest: link } })
})

test('a link that is not one to a pull request is no pull request', () => {
  const { steps } = play(newPollState(), [[30, reading({ status: 'completed', hasUnusableLink: true })]])
  expect(steps).toEqual(['no-pull-request unexpected-answer'])
})

test('a job that is waited for until it is idle needs no link', () => {
  expect(play(newPollState({ until: 'idle' }), [[30, withoutLink]]).steps).toEqual(['no-pull-request'])
})

test.each<[string, Partial<PollState>, string]>([
  ['nothing known', {}, 'wait'],
  ['an active job', { job: sampleJob() }, 'wait'],
  ['a job that has ended', { job: sampleJob({ status: 'failed' }) }, 'failed'],
  [
    'a completed job with a link',
    { job: sampleJob({ status: 'completed', pullRequest: link }) },
    'pull-request',
  ],
  ['a completed job whose link may follow', { job: sampleJob({ status: 'completed' }) }, 'again 1s'],
  [
    'a job that is free for a message',
    { job: sampleJob({ status: 'completed' }), until: 'idle' },
    'no-pull-request',
  ],
  [
    'a message after which the job still shows its request before',
    {
      job: sampleJob({ status: 'failed' }),
      pendingMessage: { jobBefore: null, sentMs: 0, isDeliveryUncertain: false, isConfirming: false },
    },
    'wait',
  ],
])('a wait may begin with %s', (_, known, expected) => {
  expect(describeNext(beforeFirstPoll(newPollState(known)).next)).toBe(expected)
})

const uncertain = { jobBefore: null, sentMs: 0, isDeliveryUncertain: true, isConfirming: false }
const unacknowledged = { ...uncertain, isDeliveryUncertain: false }

test.each<[string, Partial<PollState>, string]>([
  ['the job is at work', { job: sampleJob(), hasResponded: true }, 'timed-out deadline'],
  ['no poll was ever answered', { job: sampleJob() }, 'unknown unreachable'],
  [
    'only the end of the request before was read',
    { job: sampleJob({ status: 'failed' }), pendingMessage: unacknowledged, hasResponded: true },
    'timed-out deadline',
  ],
  [
    'nobody knows whether the message arrived',
    { pendingMessage: uncertain, hasResponded: true },
    'unknown message-unconfirmed',
  ],
  [
    'it is completed, the link missing',
    { job: sampleJob({ status: 'completed' }), hasResponded: true },
    'no-pull-request',
  ],
])('the deadline comes when %s', (_, known, expected) => {
  const { result, reason } = endAtDeadline(newPollState(known))
  expect(`${result} ${reason ?? ''}`.trim()).toBe(expected)
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['an error', answered(503), 'timed-out'],
  ['a rate limit', answered(429), 'timed-out'],
  ['a good answer', reading(), 'timed-out'],
  ['a client error', answered(403), 'timed-out'],
  ['404', answered(404), 'timed-out'],
  ['unreadable answers', unreadable, 'timed-out'],
  ['another job', reading({ id: 'job_2' }), 'timed-out'],
  ['nothing (no response)', lost, 'unknown'],
  ['nothing (not sent)', notSent, 'unknown'],
])('the deadline comes when the service returned only %s', (_, polled, expected) => {
  const { state } = play(newPollState({ job: sampleJob() }), [[30, polled]])
  expect(endAtDeadline(state).result).toBe(expected)
})

test.each<[string, HttpOutcome<Job>, string | null]>([
  ['good', reading(), null],
  ['without a link yet', withoutLink, null],
  ['no response', lost, 'the connection was reset'],
  ['about another job', reading({ id: 'job_2' }), 'the answer was about another job'],
  ['a rate limit', answered(429), 'Mintlify answered 429'],
  ['a client error', answered(403), 'Mintlify answered 403'],
  ['404', answered(404), 'Mintlify answered 404'],
])('the problem of a poll (%s) is %j', (_, polled, expected) => {
  expect(reduce(newPollState(), polled, 5_000).problem).toBe(expected)
})
