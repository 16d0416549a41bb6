import { expect, test } from '@jest/globals'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { advance, begin, endAtDeadline, type Watch } from '../../../src/domain/job/poll-state.ts'
import {
  answered,
  link,
  lost,
  notSent,
  reading,
  sampleJob,
  tls,
  unreadable,
} from '../../fixtures/sample-job.ts'
import { describeNext, newWatch, play } from '../../fixtures/watch-story.ts'

type Story = (readonly [number, Attempt<Job>])[]

const completed = reading({ status: 'completed', pullRequest: link })
const withoutLink = reading({ status: 'completed' })
const attached = { isNew: false }

function every(seconds: readonly number[], attempt: Attempt<Job>): Story {
  return seconds.map((second) => [second, attempt] as const)
}

test.each<[string, Attempt<Job>, string]>([
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
])('what a job that is %s means', (_, attempt, expected) => {
  expect(play(newWatch(), [[5, attempt]]).told).toEqual([expected])
})

test.each<[string, Attempt<Job>]>([
  ['not sent', notSent],
  ['lost', lost],
  ['unreadable', unreadable],
  ['408', answered(408)],
  ['425', answered(425)],
  ['500', answered(500)],
  ['503', answered(503)],
  ['the answer about another job', reading({ id: 'job_2', status: 'completed', pullRequest: link })],
])('a poll that is missed (%s) is no failure', (_, missed) => {
  const { told, watch } = play(newWatch({ job: sampleJob() }), [[5, missed]])
  expect(told).toEqual(['wait'])
  expect(watch.job).toEqual(sampleJob())
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
])('giving up: %s', (_, story, expected) => {
  expect(play(newWatch(), story).told.at(-1)).toBe(expected)
})

test.each<[string, Partial<Watch>, Story, string]>([
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
    'no patience with a job that is not new',
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
    'a limit between',
    attached,
    [...every([100, 120], answered(404)), [130, answered(429)], ...every([140, 160], answered(404))],
    'wait',
  ],
])('404: %s', (...[, known, story, expected]) => {
  expect(play(newWatch(known), story).told.at(-1)).toBe(expected)
})

test.each<[string, Attempt<Job>, string]>([
  ['400', answered(400), 'unknown bad-request'],
  ['401', answered(401), 'unknown unauthorized'],
  ['403', answered(403), 'unknown forbidden'],
  ['409', answered(409), 'unknown bad-request'],
  ['302', answered(302), 'unknown bad-endpoint'],
])('a refusal (%s) is asked about once more after 5 s, then the job is kept', (_, refused, expected) => {
  const { told, next } = play(newWatch({ job: sampleJob() }), [
    [30, refused],
    [35, refused],
  ])
  expect(told).toEqual(['again 5s', expected])
  expect(next).toMatchObject({ outcome: { job: { id: 'job_1' } } })
})

test('an untrusted connection ends the wait at its second time', () => {
  const { told } = play(newWatch(), every([30, 35], tls))
  expect(told.at(-1)).toBe('unknown tls')
})

test('a refusal that passes is forgotten', () => {
  const story: Story = [
    [30, answered(403)],
    [35, reading()],
    [40, answered(403)],
    [45, completed],
  ]
  expect(play(newWatch(), story).told).toEqual(['again 5s', 'wait', 'again 5s', 'pull-request'])
})

test.each<[string, Attempt<Job>]>([
  ['a missed poll', lost],
  ['a limit', answered(429)],
])('two refusals with %s between are not two in a row', (_, between) => {
  const story: Story = [
    [30, answered(403)],
    [35, between],
    [50, answered(403)],
  ]
  expect(play(newWatch(), story).told).toEqual(['again 5s', 'wait', 'again 5s'])
})

test('a 429 is no error, slows the polls down and says how long to wait', () => {
  const minutes = Array.from({ length: 60 }, (_, index) => 60 * (index + 1))
  const { told, watch } = play(newWatch(), every(minutes, answered(429, 45_000)))
  expect(new Set(told)).toEqual(new Set(['wait 45s']))
  expect(watch.slowdowns).toBe(60)
  expect(play(watch, [[3_660, reading()]]).watch.slowdowns).toBe(0)
})

test('a 429 without Retry-After leaves the wait to the schedule', () => {
  expect(play(newWatch(), [[5, answered(429)]]).told).toEqual(['wait'])
})

test('a completed job without a link is read three more times within 10 s', () => {
  const { told } = play(newWatch(), every([30, 31, 34, 39], withoutLink))
  const waits = told.slice(0, -1).map((text) => Number(/^again (\d+)s$/.exec(text)?.[1]))
  expect(told).toHaveLength(4)
  expect(told.at(-1)).toBe('no-pull-request')
  expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(10)
})

test.each([1, 2, 3])('a link that comes with the %dth of these reads counts', (late) => {
  const story: Story = [...every([30, 31, 34].slice(0, late), withoutLink), [40, completed]]
  expect(play(newWatch(), story).told.at(-1)).toBe('pull-request')
})

test.each<[string, Story]>([
  ['active', [[5, reading({ pullRequest: link })]]],
  ['completed', []],
])('a link once seen is never lost (%s)', (_, story) => {
  const known = story.length === 0 ? { job: sampleJob({ pullRequest: link }) } : {}
  const { next } = play(newWatch(known), [...story, [30, withoutLink]])
  expect(next).toMatchObject({ outcome: { result: 'pull-request', job: { pullRequest: link } } })
})

test('a link that is not one to a pull request is no pull request', () => {
  const { told } = play(newWatch(), [[30, reading({ status: 'completed', hasUnusableLink: true })]])
  expect(told).toEqual(['no-pull-request unexpected-answer'])
})

test('a job that is waited for until it is idle needs no link', () => {
  expect(play(newWatch({ awaits: 'idle' }), [[30, withoutLink]]).told).toEqual(['no-pull-request'])
})

test.each<[string, Partial<Watch>, string]>([
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
    { job: sampleJob({ status: 'completed' }), awaits: 'idle' },
    'no-pull-request',
  ],
  [
    'a message after which the job still shows its turn before',
    {
      job: sampleJob({ status: 'failed' }),
      followUp: { before: null, sentMs: 0, isDoubtful: false, isConfirming: false },
    },
    'wait',
  ],
])('a wait may begin with %s', (_, known, expected) => {
  expect(describeNext(begin(newWatch(known)).next)).toBe(expected)
})

const doubtful = { before: null, sentMs: 0, isDoubtful: true, isConfirming: false }
const open = { ...doubtful, isDoubtful: false }

test.each<[string, Partial<Watch>, string]>([
  ['the job is at work', { job: sampleJob(), hasHeard: true }, 'timed-out deadline'],
  ['no poll was ever answered', { job: sampleJob() }, 'unknown unreachable'],
  [
    'only the end of the turn before was seen',
    { job: sampleJob({ status: 'failed' }), followUp: open, hasHeard: true },
    'timed-out deadline',
  ],
  [
    'nobody knows whether the message arrived',
    { followUp: doubtful, hasHeard: true },
    'unknown message-ambiguous',
  ],
  [
    'it is completed, the link missing',
    { job: sampleJob({ status: 'completed' }), hasHeard: true },
    'no-pull-request',
  ],
])('the deadline comes when %s', (_, known, expected) => {
  const { result, reason } = endAtDeadline(newWatch(known))
  expect(`${result} ${reason}`.trim()).toBe(expected)
})

test.each<[string, Attempt<Job>, string]>([
  ['an error', answered(503), 'timed-out'],
  ['a limit', answered(429), 'timed-out'],
  ['a good answer', reading(), 'timed-out'],
  ['a refusal', answered(403), 'timed-out'],
  ['that there is no such job', answered(404), 'timed-out'],
  ['what cannot be read', unreadable, 'timed-out'],
  ['something of another job', reading({ id: 'job_2' }), 'timed-out'],
  ['nothing (lost)', lost, 'unknown'],
  ['nothing (not sent)', notSent, 'unknown'],
])('the deadline comes when the service said %s in all the time', (_, attempt, expected) => {
  const { watch } = play(newWatch({ job: sampleJob() }), [[30, attempt]])
  expect(endAtDeadline(watch).result).toBe(expected)
})

test.each<[string, Attempt<Job>, string]>([
  ['good', reading(), ''],
  ['without a link yet', withoutLink, ''],
  ['lost', lost, 'the connection was reset'],
  ['about another job', reading({ id: 'job_2' }), 'the answer was about another job'],
  ['a limit', answered(429), 'the service answered 429'],
  ['a refusal', answered(403), 'the service answered 403'],
  ['that there is no such job', answered(404), 'the service answered 404'],
])('of a poll that is %s it is said: %j', (_, attempt, expected) => {
  expect(advance(newWatch(), attempt, 5_000).trouble).toBe(expected)
})
