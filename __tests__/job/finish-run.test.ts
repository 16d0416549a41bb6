import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import { type FinishRequest, finishRun } from '../../src/job/finish-run.ts'
import type { Reporter } from '../../src/job/reporter.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { Outcome } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import { answered, link, lost, notSent, reading, tls, unreadable } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

/** Within the time in which a job may show the end of its previous request. */
const now = new Date('2026-11-20T14:03:00Z')

const killed = sampleReport()
const cancelled = sampleReport({ result: 'cancelled', reason: 'interrupted', detail: 'sample detail' })

function finish(saved: Report, hasJob: boolean, polled: HttpOutcome<Job>) {
  return finishAs({ saved, hasJob, delivery: 'none', isCreate: false }, polled)
}

async function finishAs(request: FinishRequest, polled: HttpOutcome<Job>) {
  const gets: string[] = []
  const ends: { end: Outcome; budget: AbortSignal | null }[] = []
  const unexpected = () => {
    throw new Error('unexpected call')
  }
  const reporter: Reporter = {
    ...{ planned: unexpected, seen: unexpected, sending: unexpected, notSent: unexpected },
    ...{ started: unexpected, waiting: unexpected, jobRead: unexpected, report: unexpected },
    polled: unexpected,
    tell: unexpected,
    blank: request.saved,
    async ended(end, signal) {
      ends.push({ end, budget: signal })
      return { report: request.saved, hasComment: true }
    },
  }
  const { signal: budget } = new AbortController()
  const getJob = async (id: string) => {
    gets.push(id)
    return polled
  }
  const report = await finishRun(request, { getJob, reporter, now: () => now, budget })
  return { report, gets, ends, budget }
}

test.each<[string, HttpOutcome<Job>, string]>([
  ['has a pull request now', reading({ status: 'completed', pullRequest: link }), 'pull-request'],
  ['completed without one', reading({ status: 'completed' }), 'no-pull-request'],
  ['failed', reading({ status: 'failed' }), 'failed'],
  ['was archived', reading({ status: 'archived' }), 'archived'],
])('a job that %s gives the run its result, killed or cancelled', async (_, polled, result) => {
  for (const saved of [killed, cancelled]) {
    const { gets, ends, budget } = await finish(saved, true, polled)
    expect(gets).toEqual(['job_1'])
    expect(ends).toMatchObject([{ end: { result, job: { id: 'job_1' } }, budget }])
  }
})

const withoutEnd: [string, HttpOutcome<Job>][] = [
  ['is active', reading()],
  ['is of unknown status', reading({ status: 'queued' })],
  ['cannot be read', unreadable],
  ['gives no response', lost],
  ['cannot be reached', notSent],
  ['has an untrusted certificate', tls],
  ['is rate limited', answered(429)],
  ['is rejected', answered(401)],
  ['is not found', answered(404)],
]

test.each(withoutEnd)('a cancelled run whose job %s stays cancelled', async (_, polled) => {
  const { gets, ends } = await finish(cancelled, true, polled)
  expect(gets).toEqual(['job_1'])
  expect(ends).toMatchObject([
    { end: { result: 'cancelled', reason: 'interrupted', detail: 'sample detail' } },
  ])
})

test.each(withoutEnd)('a killed run whose job %s has an unknown result', async (_, polled) => {
  const { ends } = await finish(killed, true, polled)
  expect(ends).toMatchObject([{ end: { result: 'unknown', reason: 'interrupted' } }])
})

test('the reading of an active job is kept', async () => {
  const { ends } = await finish(killed, true, reading({ ref: 'docs/x' }))
  expect(ends).toMatchObject([{ end: { job: { ref: 'docs/x' } } }])
})

test('a reading of another job is not used', async () => {
  const { ends } = await finish(
    killed,
    true,
    reading({ id: 'job_2', status: 'completed', pullRequest: link }),
  )
  expect(ends).toMatchObject([{ end: { result: 'unknown', reason: 'interrupted', job: null } }])
})

test.each<[string, Report, string]>([
  ['cancelled', sampleReport({ result: 'cancelled', reason: 'busy' }), 'cancelled busy'],
  ['killed', killed, 'unknown interrupted'],
])('a run that was %s before it had a job reads none', async (_, saved, words) => {
  const { gets, ends } = await finish(saved, false, lost)
  const { result, reason } = ends[0]?.end ?? {}
  expect([gets, `${result} ${reason}`]).toEqual([[], words])
})

test('a run without a job id reads no job', async () => {
  const { gets } = await finish(sampleReport({ jobId: null }), true, lost)
  expect(gets).toEqual([])
})

test.each(['pull-request', 'timed-out', 'rejected', 'unknown'] as const)(
  'a run that knew its result, %s, and could not publish it keeps it, and no job is read',
  async (result) => {
    const saved = sampleReport({ result, reason: 'deadline', detail: 'sample detail' })
    const { gets, ends } = await finish(saved, true, lost)
    expect(gets).toEqual([])
    expect(ends).toMatchObject([{ end: { result, reason: 'deadline', detail: 'sample detail' } }])
  },
)

test.each<[string, Report, boolean, boolean, string]>([
  ['a create', sampleReport({ jobId: null }), false, true, 'unknown create-unconfirmed'],
  ['a message', killed, false, false, 'unknown message-unconfirmed'],
  ['a create, after its job was known', killed, true, true, 'unknown interrupted'],
  ['a message, before the agent was seen at work', killed, true, false, 'unknown message-unconfirmed'],
  ['what it knew the end of', cancelled, false, true, 'cancelled interrupted'],
])('a run that was killed while it sent %s', async (...[, saved, hasJob, isCreate, words]) => {
  const { ends } = await finishAs({ saved, hasJob, delivery: 'unknown', isCreate }, lost)
  const { result, reason } = ends[0]?.end ?? {}
  expect(`${result} ${reason}`).toBe(words)
})

const message = { hasJob: true, isCreate: false }
const unseen = sampleReport({ status: null })

test.each<[string, FinishRequest, string]>([
  [
    'may be that of the previous request',
    { ...message, saved: unseen, delivery: 'unknown' },
    'unknown message-unconfirmed',
  ],
  [
    'may be that, though the message arrived',
    { ...message, saved: unseen, delivery: 'done' },
    'unknown interrupted',
  ],
  [
    'is that of a job that was seen at work',
    { ...message, saved: sampleReport({ status: 'active' }), delivery: 'done' },
    'failed null',
  ],
  [
    'is too late to be that of the previous request',
    {
      ...message,
      saved: sampleReport({ status: null, startedAt: '2026-11-20T14:01:00.000Z' }),
      delivery: 'done',
    },
    'failed null',
  ],
  ['is that of a new job', { ...message, saved: unseen, isCreate: true, delivery: 'done' }, 'failed null'],
])('after a kill, an end that %s', async (_, request, words) => {
  const { ends } = await finishAs(request, reading({ status: 'failed' }))
  const { result, reason } = ends[0]?.end ?? {}
  expect(`${result} ${reason}`).toBe(words)
})

test('after a kill, a job at work shows that the message arrived', async () => {
  const { ends } = await finishAs({ ...message, saved: unseen, delivery: 'unknown' }, reading())
  expect(ends).toMatchObject([{ end: { result: 'unknown', reason: 'interrupted' } }])
})
