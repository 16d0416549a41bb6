import { expect, test } from '@jest/globals'
import { checkMessageAck, type MessageAck, type PendingMessage } from '../../src/agent/message-ack.ts'
import { beforeFirstPoll } from '../../src/agent/poll-state.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { describeNext, newPollState, play } from '../fixtures/poll-story.ts'
import { link, lost, reading, sampleJob } from '../fixtures/sample-job.ts'

const jobBefore = sampleJob({ status: 'completed', pullRequest: link })
const unchanged: HttpOutcome<Job> = { kind: 'value', value: jobBefore }
const active = reading()
const changed: HttpOutcome<Job> = { kind: 'value', value: { ...jobBefore, ref: 'docs/second-request' } }
const sent: PendingMessage = { jobBefore, sentMs: 0, isDeliveryUncertain: false, isConfirming: false }

function stateWith(pendingMessage: PendingMessage) {
  return newPollState({ isNew: false, job: pendingMessage.jobBefore, pendingMessage })
}

test.each<[string, [number, HttpOutcome<Job>][], string]>([
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
    'pull-request effect-unconfirmed',
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
  expect(play(stateWith(sent), story).steps.at(-1)).toBe(expected)
})

test.each<[string, HttpOutcome<Job>]>([
  ['changed', changed],
  ['unchanged for 90 s', unchanged],
])('a job that is %s is read once more soon before it counts', (_, polled) => {
  expect(play(stateWith(sent), [[90, polled]]).steps[0]).toMatch(/^again \d+s$/)
})

test('after a reading as active, the end counts although it looks as before', () => {
  const { state } = play(stateWith(sent), [[5, active]])
  expect(play(state, [[20, unchanged]]).steps[0]).toMatch(/^(pull-request$|again )/)
})

test.each<[string, Partial<Job>]>([
  ['status', { status: 'failed' }],
  ['branch', { ref: 'docs/second-request' }],
  ['repository', { repository: 'acme/other' }],
  ['model', { model: 'opus' }],
  ['createdAt', { createdAt: '2026-11-20T12:10:00.000Z' }],
  ['archivedAt', { archivedAt: '2026-11-20T12:30:00.000Z' }],
  ['pull request', { pullRequest: { ...link, url: 'https://github.com/acme/docs/pull/58', number: 58 } }],
])('another %s shows that the job has changed', (_, field) => {
  const changedField: HttpOutcome<Job> = { kind: 'value', value: { ...jobBefore, ...field } }
  expect(play(stateWith(sent), [[5, changedField]]).steps[0]).toMatch(/^again/)
})

test('a change that was not confirmed is confirmed anew when it comes back', () => {
  const { steps } = play(stateWith(sent), [
    [5, changed],
    [6, unchanged],
    [20, changed],
  ])
  expect(steps.at(-1)).toMatch(/^again/)
})

test('a job that could not be read before the message shows no change', () => {
  const withoutJob = { ...sent, jobBefore: null }
  expect(play(stateWith(withoutJob), [[5, changed]]).steps).toEqual(['wait'])
  const { steps } = play(stateWith(withoutJob), [
    [90, changed],
    [91, changed],
  ])
  expect(steps.at(-1)).toBe('pull-request effect-unconfirmed')
})

test.each<[string, [number, HttpOutcome<Job>][], string]>([
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
    'unknown message-unconfirmed',
  ],
  ['an active job', [[60, active]], 'wait'],
])('after a message whose delivery is uncertain, %s', (_, story, expected) => {
  expect(play(stateWith({ ...sent, isDeliveryUncertain: true }), story).steps.at(-1)).toBe(expected)
})

test('only `active` proves that a message whose delivery is uncertain arrived; then the end counts', () => {
  const { steps } = play(stateWith({ ...sent, isDeliveryUncertain: true }), [
    [60, active],
    [120, changed],
  ])
  expect(steps.at(-1)).toBe('pull-request')
})

test('a job that has a link already is not read again for one after a message', () => {
  const withoutLink = reading({ status: 'completed', ref: 'docs/second-request' })
  const { steps, next } = play(stateWith(sent), [
    [5, withoutLink],
    [6, withoutLink],
  ])
  expect(steps.at(-1)).toBe('pull-request')
  expect(next).toMatchObject({ job: { pullRequest: link } })
})

test('a job without a link is read again for one after a message', () => {
  const blank = sampleJob({ status: 'completed' })
  const { steps } = play(stateWith({ ...sent, jobBefore: blank }), [
    [5, active],
    [30, reading({ status: 'completed' })],
  ])
  expect(steps.at(-1)).toMatch(/^again/)
})

test('the state that a job had before the message is never taken for its end', () => {
  expect(describeNext(beforeFirstPoll(stateWith(sent)).next)).toBe('wait')
})

const blank = sampleJob({ status: 'completed' })
const late = { ...sent, sentMs: 600_000 }
const confirming = { isConfirming: true }

test.each<[string, Partial<PendingMessage>, Job, number, MessageAck['kind']]>([
  ['at work', {}, sampleJob(), 5_000, 'acknowledged'],
  ['at work after an uncertain message', { isDeliveryUncertain: true }, sampleJob(), 5_000, 'acknowledged'],
  ['as before', {}, jobBefore, 89_999, 'waiting'],
  ['as before for 90 s', {}, jobBefore, 90_000, 'unconfirmed'],
  ['as before for 90 s and once more', confirming, jobBefore, 90_000, 'acknowledged'],
  ['without a link, as before', { jobBefore: blank }, blank, 5_000, 'waiting'],
  ['with its first link', { jobBefore: blank }, jobBefore, 5_000, 'unconfirmed'],
  ['without the link it had', {}, blank, 5_000, 'unconfirmed'],
  ['as before an uncertain message', { isDeliveryUncertain: true }, jobBefore, 89_999, 'waiting'],
  ['as before an uncertain message for 90 s', { isDeliveryUncertain: true }, jobBefore, 90_000, 'lost'],
])('a message sent late in a run finds the job %s', (...[, known, job, afterMs, expected]) => {
  expect(checkMessageAck({ ...late, ...known }, job, 600_000 + afterMs).kind).toBe(expected)
})

test.each<[string, Job, boolean]>([
  ['an active job', sampleJob(), false],
  ['a job that has changed', { ...jobBefore, ref: 'docs/x' }, false],
  ['a job that has not', jobBefore, true],
])('%s after 90 s is suspected to be stale: %p', (...[, job, isStaleSuspected]) => {
  const ack = checkMessageAck({ ...sent, ...confirming }, job, 90_000)
  expect(ack).toEqual({ kind: 'acknowledged', isStaleSuspected })
})
