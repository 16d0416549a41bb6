import { expect, test } from '@jest/globals'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { type FollowUp, type FollowUpVerdict, judgeFollowUp } from '../../../src/domain/job/message-ack.ts'
import { begin } from '../../../src/domain/job/poll-state.ts'
import { link, lost, reading, sampleJob } from '../../fixtures/sample-job.ts'
import { describeNext, newWatch, play } from '../../fixtures/watch-story.ts'

const before = sampleJob({ status: 'completed', pullRequest: link })
const unchanged: Attempt<Job> = { kind: 'value', value: before }
const active = reading()
const changed: Attempt<Job> = { kind: 'value', value: { ...before, ref: 'docs/second-turn' } }
const sent: FollowUp = { before, sentMs: 0, isDoubtful: false, isConfirming: false }

function watchFrom(followUp: FollowUp) {
  return newWatch({ isNew: false, job: followUp.before, followUp })
}

test.each<[string, [number, Attempt<Job>][], string]>([
  ['unchanged', [[5, unchanged]], 'wait'],
  [
    'unchanged for 89 s',
    [
      [40, unchanged],
      [89, unchanged],
    ],
    'wait',
  ],
  ['active', [[5, active]], 'wait'],
  ['an unknown status', [[5, reading({ status: 'queued' })]], 'wait'],
  [
    'changed, confirmed',
    [
      [5, changed],
      [6, changed],
    ],
    'pull-request',
  ],
  [
    'changed, the confirming poll missed',
    [
      [5, changed],
      [6, lost],
      [9, changed],
    ],
    'pull-request',
  ],
  [
    'changed, then as before',
    [
      [5, changed],
      [6, unchanged],
    ],
    'wait',
  ],
  [
    'unchanged for 90 s, confirmed',
    [
      [90, unchanged],
      [91, unchanged],
    ],
    'pull-request stale-suspected',
  ],
  [
    'unchanged for 90 s, then active',
    [
      [90, unchanged],
      [91, active],
    ],
    'wait',
  ],
  [
    'unchanged, then changed late',
    [
      [80, unchanged],
      [95, changed],
      [96, changed],
    ],
    'pull-request',
  ],
])('after a message, a job is %s', (_, story, expected) => {
  expect(play(watchFrom(sent), story).told.at(-1)).toBe(expected)
})

test.each<[string, Attempt<Job>]>([
  ['changed', changed],
  ['unchanged for 90 s', unchanged],
])('a job that is %s is read once more soon before it counts', (_, attempt) => {
  expect(play(watchFrom(sent), [[90, attempt]]).told[0]).toMatch(/^again \d+s$/)
})

test('once active was seen, the end counts although it looks as before', () => {
  const { watch } = play(watchFrom(sent), [[5, active]])
  expect(play(watch, [[20, unchanged]]).told[0]).toMatch(/^(pull-request$|again )/)
})

test.each<[string, Partial<Job>]>([
  ['status', { status: 'failed' }],
  ['branch', { ref: 'docs/second-turn' }],
  ['repository', { repository: 'acme/other' }],
  ['model', { model: 'opus' }],
  ['createdAt', { createdAt: '2026-11-20T12:10:00.000Z' }],
  ['archivedAt', { archivedAt: '2026-11-20T12:30:00.000Z' }],
  ['pull request', { pullRequest: { ...link, url: 'https://github.com/acme/docs/pull/58', number: 58 } }],
])('another %s shows that the job has moved', (_, field) => {
  const moved: Attempt<Job> = { kind: 'value', value: { ...before, ...field } }
  expect(play(watchFrom(sent), [[5, moved]]).told[0]).toMatch(/^again/)
})

test('a change that was not confirmed is confirmed anew when it comes back', () => {
  const { told } = play(watchFrom(sent), [
    [5, changed],
    [6, unchanged],
    [20, changed],
  ])
  expect(told.at(-1)).toMatch(/^again/)
})

test('a job that could not be read before the message shows no change', () => {
  const blind = { ...sent, before: null }
  expect(play(watchFrom(blind), [[5, changed]]).told).toEqual(['wait'])
  const { told } = play(watchFrom(blind), [
    [90, changed],
    [91, changed],
  ])
  expect(told.at(-1)).toBe('pull-request stale-suspected')
})

test.each<[string, [number, Attempt<Job>][], string]>([
  [
    'a changed job',
    [
      [5, changed],
      [20, changed],
    ],
    'wait',
  ],
  ['an ended job for 89 s', [[89, unchanged]], 'wait'],
  [
    'an ended job for 90 s',
    [
      [40, unchanged],
      [90, unchanged],
    ],
    'unknown message-ambiguous',
  ],
  ['an active job', [[60, active]], 'wait'],
])('after a message of doubtful fate, %s', (_, story, expected) => {
  expect(play(watchFrom({ ...sent, isDoubtful: true }), story).told.at(-1)).toBe(expected)
})

test('only `active` proves that a message of doubtful fate arrived; then the end counts', () => {
  const { told } = play(watchFrom({ ...sent, isDoubtful: true }), [
    [60, active],
    [120, changed],
  ])
  expect(told.at(-1)).toBe('pull-request')
})

test('a follow-up that has a link already is not read again for one', () => {
  const withoutLink = reading({ status: 'completed', ref: 'docs/second-turn' })
  const { told, next } = play(watchFrom(sent), [
    [5, withoutLink],
    [6, withoutLink],
  ])
  expect(told.at(-1)).toBe('pull-request')
  expect(next).toMatchObject({ outcome: { job: { pullRequest: link } } })
})

test('a follow-up to a job without a link waits for one that follows', () => {
  const blank = sampleJob({ status: 'completed' })
  const { told } = play(watchFrom({ ...sent, before: blank }), [
    [5, active],
    [30, reading({ status: 'completed' })],
  ])
  expect(told.at(-1)).toMatch(/^again/)
})

test('the state that a job had before the message is never taken for its end', () => {
  expect(describeNext(begin(watchFrom(sent)).next)).toBe('wait')
})

const blank = sampleJob({ status: 'completed' })
const late = { ...sent, sentMs: 600_000 }
const confirming = { isConfirming: true }

test.each<[string, Partial<FollowUp>, Job, number, FollowUpVerdict['is']]>([
  ['at work', {}, sampleJob(), 5_000, 'begun'],
  ['at work after a doubtful message', { isDoubtful: true }, sampleJob(), 5_000, 'begun'],
  ['as before', {}, before, 89_999, 'open'],
  ['as before for 90 s', {}, before, 90_000, 'unconfirmed'],
  ['as before for 90 s and once more', confirming, before, 90_000, 'begun'],
  ['without a link, as before', { before: blank }, blank, 5_000, 'open'],
  ['with its first link', { before: blank }, before, 5_000, 'unconfirmed'],
  ['without the link it had', {}, blank, 5_000, 'unconfirmed'],
  ['as before a doubtful message', { isDoubtful: true }, before, 89_999, 'open'],
  ['as before a doubtful message for 90 s', { isDoubtful: true }, before, 90_000, 'lost'],
])('a message sent late in a run finds the job %s', (...[, known, job, afterMs, expected]) => {
  expect(judgeFollowUp({ ...late, ...known }, job, 600_000 + afterMs).is).toBe(expected)
})

test.each<[string, Job, boolean]>([
  ['an active job', sampleJob(), false],
  ['a job that has moved', { ...before, ref: 'docs/x' }, false],
  ['a job that has not', before, true],
])('%s after 90 s is suspected to be stale: %p', (...[, job, isStaleSuspected]) => {
  const verdict = judgeFollowUp({ ...sent, ...confirming }, job, 90_000)
  expect(verdict).toEqual({ is: 'begun', isStaleSuspected })
})
