import { expect, test } from '@jest/globals'
import type { Publisher } from '../../src/job/publisher.ts'
import { createReporter, noKnowledge, type ReporterPorts } from '../../src/job/reporter.ts'
import { type Outcome, outcome } from '../../src/state/outcome.ts'
import type { Claim, OwnRun } from '../../src/state/state.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const blank = sampleReport({ requestCount: 0, jobId: null, status: null, repository: null, requests: [] })
const working = sampleReport()
const ended = sampleJob({ status: 'completed', pullRequest: link, ref: 'docs/x' })
const done = outcome('pull-request', { job: ended })
const commentUrl = 'https://github.com/acme/widgets/pull/12#issuecomment-1'
const { signal: budget } = new AbortController()
const claim: Claim = {
  ...{ nonce: 'own', until: '2026-11-20T12:05:00.000Z', isCreate: true, id: '123-1', request: 'shorter' },
  ...{ queued: [], command: null },
}
const command = { id: 7, surface: 'conversation', reactionId: 70, end: null } as const

type Case = { isWritten?: boolean; url?: string | null; foundUrl?: string | null }

/** A reporter that records what it passes on, in order. */
function open({ isWritten = true, url = commentUrl, foundUrl = url }: Case = {}) {
  const calls: string[] = []
  const outputs: Record<string, string> = {}
  const saved: { own: OwnRun; phase: string }[] = []
  const summaries: boolean[] = []
  const clock = createFakeClock()
  const publisher: Publisher = {
    record: () => void calls.push('record'),
    status: () => void calls.push('status'),
    async end({ report }) {
      calls.push(`publish ${report.result}`)
      return report
    },
    abort: () => void calls.push('abort'),
    ...{ commentUrl: () => url, isWritten: () => isWritten, shownIn: () => null },
  }
  const ports: ReporterPorts = {
    ...{ publisher, clock, foundUrl: () => foundUrl },
    setOutputs(values) {
      calls.push(`outputs ${values.result ?? values.status ?? ''}`.trim())
      Object.assign(outputs, values)
    },
    save(own, phase) {
      calls.push(`save ${phase}`)
      saved.push({ own, phase })
    },
    writeSummary(report, { hasComment }) {
      calls.push(`summary ${report.result}`)
      summaries.push(hasComment)
    },
  }
  return { reporter: createReporter(blank, noKnowledge, ports), calls, outputs, saved, summaries, clock }
}

test('a run from its beginning to a pull request updates each surface in order', async () => {
  const { reporter, calls, outputs, saved, clock } = open()
  reporter.planned(blank, { ...noKnowledge, claim }, null)
  reporter.sending(claim)
  reporter.started(working, sampleJob(), 'done')
  reporter.waiting()
  for (const _ of [1, 2, 3]) reporter.polled()
  await clock.sleep(12_000)
  reporter.jobRead(ended)
  const { report, hasComment } = await reporter.ended(done, budget)
  expect(calls).toEqual([
    ...['save begun', 'save begun', 'save waiting', 'outputs active', 'status', 'record'],
    ...['outputs completed', 'save waiting', 'outputs pull-request', 'publish pull-request'],
    ...['outputs pull-request', 'summary pull-request', 'save ended'],
  ])
  expect(outputs).toMatchObject({
    ...{ 'job-id': 'job_1', 'pr-link': link.url, result: 'pull-request', reason: '', status: 'completed' },
    ...{ 'comment-url': commentUrl, 'duration-seconds': '12', 'poll-count': '3', 'docs-branch': 'docs/x' },
  })
  expect([report.result, report.pullRequest, hasComment]).toEqual(['pull-request', link, true])
  expect(saved.at(-1)?.own).toMatchObject({ delivery: 'done', run: { result: 'pull-request' } })
})

test('what is sent is known to the post step before it is sent, and after its answer', () => {
  const { reporter, saved } = open()
  reporter.seen(command)
  reporter.sending(claim)
  reporter.notSent(claim)
  reporter.sending(claim)
  reporter.started(working, null, 'done')
  expect(saved.map(({ own }) => own.delivery)).toEqual(['none', 'unknown', 'none', 'unknown', 'done'])
  expect(saved.at(-1)).toMatchObject({ phase: 'waiting', own: { claim, command, job: { id: 'job_1' } } })
})

test('a message without an answer has arrived if the agent is at work on it', async () => {
  const { reporter, saved } = open()
  reporter.started(working, null, 'unknown')
  reporter.jobRead(sampleJob())
  await reporter.ended(outcome('timed-out', { reason: 'deadline' }), budget)
  expect(saved.at(-1)?.own.delivery).toBe('done')
})

test('a job at work that is read before the run has sent anything says nothing of what it sends', async () => {
  const { reporter, saved } = open()
  reporter.sending(claim)
  reporter.jobRead(sampleJob())
  await reporter.ended(outcome('unknown', { reason: 'message-unconfirmed' }), budget)
  expect(saved.at(-1)?.own.delivery).toBe('unknown')
})

test('a job that has not been read yet leaves its id in the outputs', () => {
  const { reporter, outputs } = open()
  reporter.started(working, null, 'done')
  expect(outputs).toEqual({ 'job-id': 'job_1' })
})

test('a cancelled run leaves GitHub to the post step, and saves that it does', async () => {
  const { reporter, calls, saved, outputs } = open()
  reporter.started(working, ended, 'done')
  await reporter.ended(outcome('cancelled', { reason: 'interrupted', job: ended }), null)
  expect(calls.filter((call) => /publish|abort/.test(call))).toEqual(['abort'])
  expect(saved.at(-1)).toMatchObject({ phase: 'waiting', own: { run: { result: 'cancelled' } } })
  expect(outputs).toMatchObject({ result: 'cancelled', 'job-id': 'job_1', 'pr-link': link.url })
})

test.each<[string, Case, AbortSignal]>([
  ['was not written', { isWritten: false }, budget],
  ['had no time', {}, AbortSignal.abort()],
])('an end that %s is left to the post step, with its result', async (_, given, limit) => {
  const { reporter, saved } = open(given)
  reporter.started(working, ended, 'done')
  await reporter.ended(done, limit)
  expect(saved.at(-1)).toMatchObject({ phase: 'waiting', own: { run: { result: 'pull-request' } } })
})

test.each([
  ['was written', commentUrl, true],
  ['was not written', null, false],
])('the summary and the caller are told whether a comment %s', async (...[, url, hasComment]) => {
  const { reporter, summaries } = open({ url })
  reporter.started(working, ended, 'done')
  expect(await reporter.ended(done, budget)).toMatchObject({ hasComment })
  expect(summaries).toEqual([hasComment])
})

test.each<[string, Outcome, string[]]>([
  ['was skipped', outcome('skipped', { reason: 'not-a-command' }), []],
  ['has an invalid input', outcome('rejected', { reason: 'invalid-input' }), []],
  ['is a dry run', outcome('skipped', { reason: 'dry-run' }), ['summary skipped']],
  ['could not have the lock', outcome('unknown', { reason: 'conversation-busy' }), ['summary unknown']],
  ['is queued', outcome('queued', { reason: 'busy' }), ['summary queued']],
])('the summary of a run that %s', async (_, end, expected) => {
  const { reporter, calls } = open()
  await reporter.ended(end, budget)
  expect(calls.filter((call) => call.startsWith('summary'))).toEqual(expected)
})

test('a queued run has the page of a comment that tells of another run', async () => {
  const { reporter, outputs } = open({ url: null, foundUrl: commentUrl })
  await reporter.ended(outcome('queued', { reason: 'busy' }), budget)
  expect(outputs).toMatchObject({ result: 'queued', 'comment-url': commentUrl })
})

test('a run that the agent was too busy for says so to the commit status', async () => {
  const { reporter, saved } = open()
  await reporter.ended(outcome('timed-out', { reason: 'busy' }), budget)
  expect(saved.at(-1)?.own.isUnsent).toBe(true)
})
