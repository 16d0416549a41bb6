// How an open conversation ended, from a reading of its job.
import { expect, test } from '@jest/globals'
import type { JobRecord } from '../../src/conversation/job-record.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import type { HttpOutcome } from '../../src/lib/http-failure.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { Watch } from '../../src/mintlify/reading.ts'
import { findEnd } from '../../src/reconcile/find-end.ts'
import {
  answered,
  blocked,
  later,
  link,
  lost,
  reading,
  sampleRecord,
  sampleSending,
  sampleShown,
  sampleState,
  tls,
} from '../fixtures/samples.ts'

const now = new Date(later)
const job = sampleRecord()
const shown = sampleShown()
const sending = sampleSending({ kind: 'message' })
const completed = { status: 'completed' as const }

async function find(
  state: Partial<ConversationState>,
  answer: HttpOutcome<Job>,
  known: { forMs?: number } = {},
) {
  const asked: string[] = []
  const getJob = async (jobId: string) => {
    asked.push(jobId)
    return answer
  }
  const { forMs = 90_000 } = known
  let watch: Watch | null = null
  for (const nowMs of [0, forMs / 2, forMs]) {
    const open = { state: sampleState(state), watch }
    const finding = await findEnd({ getJob }, open, { now, nowMs })
    if (finding.kind !== 'late' || nowMs === forMs)
      return { finding, asked: new Set(asked) }
    watch = finding.watch
  }
  throw new Error('It has read three times.')
}

type Expected = {
  text: string
  /** Of the comment. */
  result: string | null
  reason?: string | null
  /** Of the job. */
  end?: string | null
  prLink?: string | null
}

test.each<[string, Partial<ConversationState>, HttpOutcome<Job>, Expected]>([
  [
    'a job with a link',
    { job, shown },
    reading({ ...completed, prLink: link.url }),
    {
      text: 'pull request',
      result: 'pull-request',
      end: 'pull-request',
      prLink: link.url,
    },
  ],
  [
    'a job whose last reading lacks the link that is known',
    { job: { ...job, prLink: link.url }, shown },
    reading(completed),
    {
      text: 'pull request',
      result: 'pull-request',
      end: 'pull-request',
      prLink: link.url,
    },
  ],
  [
    'a job without a link',
    { job, shown },
    reading(completed),
    {
      text: 'no pull request',
      result: 'no-pull-request',
      end: 'no-pull-request',
    },
  ],
  [
    'a failed job',
    { job, shown },
    reading({ status: 'failed' }),
    { text: 'failed', result: 'failed', end: 'failed' },
  ],
  [
    'a job that is gone',
    { job, shown },
    answered(404),
    {
      text: 'job disappeared',
      result: 'unknown',
      reason: 'job-disappeared',
      end: 'gone',
    },
  ],
  [
    'a job that is at work for more than 26 hours',
    { job, shown: { ...shown, startedAt: '2026-11-19T12:30:00.000Z' } },
    reading(),
    {
      text: 'job stuck',
      result: 'unknown',
      reason: 'job-stuck',
      end: 'gone',
    },
  ],
  [
    'a job that Mintlify refuses for more than 26 hours',
    { job, shown: { ...shown, startedAt: '2026-11-19T12:30:00.000Z' } },
    answered(410),
    { text: 'job stuck', result: 'unknown', reason: 'job-stuck', end: 'gone' },
  ],
  [
    'a job whose request was never confirmed',
    {
      job,
      shown: {
        ...{ ...shown, result: 'unknown', reason: 'create-unconfirmed' },
        delivery: 'unconfirmed',
      },
    },
    reading(completed),
    {
      text: 'no pull request',
      result: 'unknown',
      reason: 'create-unconfirmed',
      end: 'no-pull-request',
    },
  ],
  [
    'a job whose message was never confirmed',
    {
      job,
      shown: {
        ...{ ...shown, result: 'unknown', reason: 'message-unconfirmed' },
        delivery: 'unconfirmed',
      },
    },
    reading(completed),
    {
      text: 'no pull request',
      result: 'unknown',
      reason: 'message-unconfirmed',
      end: 'no-pull-request',
    },
  ],
  [
    'a job whose run died while it waited',
    { job, shown },
    reading(completed),
    {
      text: 'no pull request',
      result: 'no-pull-request',
      end: 'no-pull-request',
    },
  ],
  [
    'a job whose run died while its message was in doubt',
    { job, shown: { ...shown, delivery: 'unconfirmed' } },
    reading(completed),
    {
      text: 'no pull request',
      result: 'unknown',
      reason: 'message-unconfirmed',
      end: 'no-pull-request',
    },
  ],
  [
    'a job whose run died before it sent',
    { job, shown: { ...shown, delivery: 'unsent' } },
    reading(completed),
    {
      text: 'no pull request',
      result: 'cancelled',
      reason: 'interrupted',
      end: 'no-pull-request',
    },
  ],
  [
    'a job whose last request was not sent',
    {
      job,
      shown: {
        ...{ ...shown, result: 'rejected', reason: 'forbidden' },
        delivery: 'refused',
      },
    },
    reading(completed),
    {
      text: 'no pull request',
      result: 'rejected',
      reason: 'forbidden',
      end: 'no-pull-request',
    },
  ],
  [
    'a job that a run has stopped waiting for',
    {
      job,
      shown: { ...shown, result: 'timed-out', reason: 'deadline' },
    },
    reading(completed),
    {
      text: 'no pull request',
      result: 'no-pull-request',
      end: 'no-pull-request',
    },
  ],
  [
    'a job at work whose run died while it sent',
    { job, shown, sending },
    reading(),
    {
      text: 'request not confirmed',
      result: 'unknown',
      reason: 'message-unconfirmed',
      end: null,
    },
  ],
  [
    'a job that cannot be read, whose run died while it sent',
    { job, shown, sending },
    lost,
    {
      text: 'request not confirmed',
      result: 'unknown',
      reason: 'message-unconfirmed',
      end: null,
    },
  ],
])('%s', async (_, state, answer, expected) => {
  const { finding, asked } = await find(state, answer)
  if (finding.kind !== 'ended') throw new Error(finding.kind)
  const { job: after, shown: told, sending: left } = finding.state
  expect({
    text: finding.text,
    result: told?.result,
    reason: told?.reason,
    end: after?.end,
    prLink: after?.prLink,
  }).toEqual({ reason: null, end: null, prLink: null, ...expected })
  expect(left).toBeNull()
  expect(asked).toEqual(new Set([job.id]))
})

test.each<[string, Partial<JobRecord>, HttpOutcome<Job>, string]>([
  ['without a link', {}, reading(completed), 'late'],
  ['with a link', {}, reading({ ...completed, prLink: link.url }), 'ended'],
  [
    'with a link that is no use',
    {},
    reading({ ...completed, hasUnusableLink: true }),
    'ended',
  ],
  ['whose link is known', { prLink: link.url }, reading(completed), 'ended'],
  ['that failed', {}, reading({ status: 'failed' }), 'ended'],
])('a job %s while it may get one', async (...[, record, answer, expected]) => {
  const known = { job: { ...job, ...record }, shown }
  const { finding } = await find(known, answer, { forMs: 0 })
  expect(finding.kind).toBe(expected)
})

test.each<[string, HttpOutcome<Job>, number, string]>([
  ['lacks its link', reading(completed), 29_999, 'late'],
  ['lacks its link', reading(completed), 30_000, 'ended'],
  ['is not found', answered(404), 89_999, 'late'],
  ['is not found', answered(404), 90_000, 'ended'],
  ['cannot be read', answered(500), 0, 'open'],
])('a job that %s (%j) after %d ms: %s', async (...[, answer, forMs, kind]) => {
  const { finding } = await find({ job, shown }, answer, { forMs })
  expect(finding.kind).toBe(kind)
})

test('the end is told with the time of GitHub, and without how long it took', async () => {
  const told = { ...shown, durationMs: 9 }
  const { finding } = await find({ job, shown: told }, reading(completed))
  expect(finding).toMatchObject({
    state: { shown: { updatedAt: later, durationMs: null } },
  })
})

test.each<[string, Partial<ConversationState>, string | null]>([
  ['no job', { shown }, 'message-unconfirmed'],
  [
    'a job whose end is known',
    { job: { ...job, end: 'failed' }, shown },
    'message-unconfirmed',
  ],
  [
    'no job, and a create that was being sent',
    { shown, sending: { ...sending, kind: 'create' } },
    'create-unconfirmed',
  ],
  [
    'no job, and an end that is told',
    { shown: { ...shown, result: 'failed' } },
    null,
  ],
])('with %s Mintlify is not asked', async (_, state, reason) => {
  const { finding, asked } = await find(state, reading())
  expect(finding).toMatchObject({
    kind: 'ended',
    text: 'request not confirmed',
    state: { shown: { reason } },
  })
  expect(asked).toEqual(new Set())
})

test('of a comment that shows nothing, nothing is made up', async () => {
  const { finding } = await find({ job }, reading(completed))
  expect(finding).toMatchObject({
    state: { shown: null, job: { end: 'no-pull-request' } },
  })
  const open = await find({}, reading())
  expect(open.finding).toMatchObject({ state: { shown: null } })
})

test.each<[string, HttpOutcome<Job>, object]>([
  ['at work', reading(), { kind: 'working', text: 'still active' }],
  [
    'that is not answered',
    lost,
    { kind: 'open', text: 'not read: the connection was reset' },
  ],
  [
    'that is refused for itself',
    answered(400),
    { kind: 'open', text: 'not read: Mintlify answered 400' },
  ],
  [
    'with a wrong key',
    answered(401),
    {
      kind: 'rejected',
      reason: 'unauthorized',
      detail: 'Mintlify answered 401',
    },
  ],
  ['with a read-only key', answered(403), { reason: 'forbidden' }],
  ['at a rate limit', answered(429), { reason: 'rate-limited' }],
  ['at another address', answered(301), { reason: 'redirected' }],
  ['behind a proxy', blocked, { reason: 'blocked' }],
  ['with a wrong certificate', tls, { reason: 'tls' }],
])('a job %s is left open', async (_, answer, expected) => {
  const { finding } = await find({ job, shown }, answer)
  expect(finding).toMatchObject(expected)
})

test('how the job ended is a note beside a request that was not sent', async () => {
  const refused = { ...shown, result: 'rejected', reason: 'forbidden' } as const
  const state = { job, shown: { ...refused, delivery: 'refused' as const } }
  const ended = reading({ ...completed, prLink: link.url })
  const { finding } = await find(state, ended)
  const notes = finding.kind === 'ended' ? finding.state.shown?.notes : null
  const note = { kind: 'job-ended', end: 'pull-request', prLink: link.url }
  expect(notes).toEqual([note])
})
