import { expect, test } from '@jest/globals'
import { beginSending } from '../../../src/domain/conversation/sending.ts'
import { newDocsPull } from '../../../src/domain/docs-pull/docs-pull.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { type Outcome, outcome } from '../../../src/domain/job/outcome.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { failure, type Result, success } from '../../../src/domain/result.ts'
import {
  createPublisher,
  type PublishedComment,
  type PublishPorts,
} from '../../../src/operations/job/publisher.ts'
import { createReporter, type ReporterPorts } from '../../../src/operations/job/reporter.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleQueue } from '../../fixtures/sample-queue.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const blank = sampleReport({ jobId: null, status: null, repository: null, requests: [] })
const working = sampleReport()
const ended = sampleJob({ status: 'completed', pullRequest: link, ref: 'docs/x' })
const done = outcome('pull-request', { job: ended })
const figures = { polls: 3, durationMs: 12_400 }
const commentUrl = 'https://github.com/acme/widgets/pull/12#issuecomment-1'

function publishedAs(report: Report): PublishedComment {
  return { url: commentUrl, report, isSuperseded: false }
}

type Ports = PublishPorts & Omit<ReporterPorts, 'publisher'>

/** Ports that record what they are given, in order. */
function portsOf(known: Partial<Ports> = {}) {
  const calls: string[] = []
  const warnings: string[] = []
  const outputs: Record<string, string> = {}
  const saved: { report: Report; phase: string }[] = []
  const published: Report[] = []
  const summaries: boolean[] = []
  const own: Ports = {
    clock: createFakeClock(),
    setOutputs(values) {
      calls.push(`outputs ${values.result ?? values.status ?? ''}`.trim())
      Object.assign(outputs, values)
    },
    saveReport(report, phase) {
      calls.push(`save ${phase}`)
      saved.push({ report, phase })
    },
    async publish(report) {
      calls.push(`publish ${report.result ?? 'working'}`)
      published.push(report)
      return success(publishedAs(report))
    },
    lookAfterDocsPull: async (report) => report,
    writeStatus: async () => true,
    replaceReaction: async (_, reaction) => void calls.push(`react ${reaction}`),
    commentUrl: () => null,
    writeSummary(report, hasComment) {
      calls.push(`summary ${report.result}`)
      summaries.push(hasComment)
    },
    warn: (text) => void warnings.push(text),
    ...known,
  }
  const ports: ReporterPorts = { ...own, publisher: createPublisher(own) }
  return { ports, calls, warnings, outputs, saved, published, summaries }
}

/** A write to GitHub that ends only with the signal. */
function hang(signal: AbortSignal): Promise<Result<PublishedComment, string>> {
  const problem = failure('No answer in time.')
  if (signal.aborted) return Promise.resolve(problem)
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(problem)))
}

function budget(): AbortSignal {
  return new AbortController().signal
}

test('a run from its beginning to a pull request updates each surface in order', async () => {
  const { ports, calls, outputs, saved } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.prepared(blank)
  reporter.started(working, sampleJob())
  reporter.waiting()
  reporter.jobRead(ended)
  const { report: last } = await reporter.ended(done, figures, budget())
  expect(calls.filter((call) => !call.startsWith('react'))).toEqual([
    'save begun',
    'save waiting',
    'outputs active',
    'outputs completed',
    'save waiting',
    'outputs pull-request',
    'publish working',
    'publish pull-request',
    'outputs pull-request',
    'summary pull-request',
    'save ended',
  ])
  expect(outputs).toMatchObject({
    ...{ 'job-id': 'job_1', 'pr-link': link.url, result: 'pull-request', reason: '', status: 'completed' },
    ...{ 'comment-url': commentUrl, 'duration-seconds': '12', 'poll-count': '3', 'docs-branch': 'docs/x' },
  })
  expect(last).toMatchObject({ result: 'pull-request', pullRequest: link, branch: 'docs/x' })
  expect(saved.at(-1)?.report).toEqual(last)
})

test('the job id is in the outputs as soon as the job is known, before any comment is written', () => {
  const { ports, outputs } = portsOf({ publish: () => new Promise<never>(() => undefined) })
  createReporter(blank, ports).started(working, sampleJob({ id: 'job_7' }))
  expect(outputs['job-id']).toBe('job_7')
})

test('a job that has not been read yet leaves its id in the outputs', () => {
  const { ports, outputs, saved } = portsOf()
  createReporter(blank, ports).started(working, null)
  expect(outputs).toEqual({ 'job-id': 'job_1' })
  expect(saved.at(-1)).toMatchObject({ phase: 'waiting', report: { jobId: 'job_1' } })
})

test('a job that has ended at once is commented on once', async () => {
  const { ports, published } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.started(working, ended)
  await reporter.ended(done, figures, budget())
  expect(published.map(({ result }) => result)).toEqual(['pull-request'])
})

test('a reading is in the outputs at once, and in the last comment', async () => {
  const { ports, outputs, published } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  reporter.jobRead(sampleJob({ ref: 'docs/x', pullRequest: link }))
  expect(outputs).toMatchObject({ 'pr-link': link.url, 'docs-branch': 'docs/x' })
  await reporter.ended(outcome('timed-out', { reason: 'deadline' }), figures, budget())
  expect(published.at(-1)).toMatchObject({ result: 'timed-out', branch: 'docs/x', pullRequest: link })
})

test('an older report never overwrites a newer one, however long it takes', async () => {
  const slow = Promise.withResolvers<Result<PublishedComment, string>>()
  const order: string[] = []
  const { ports } = portsOf({
    async publish(report) {
      const { result } = report
      order.push(`begin ${result}`)
      const published = result === null ? await slow.promise : success(publishedAs(report))
      order.push(`end ${result}`)
      return published
    },
  })
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  const ending = reporter.ended(done, figures, budget())
  slow.resolve(success(publishedAs(working)))
  await ending
  expect(order).toEqual(['begin null', 'end null', 'begin pull-request', 'end pull-request'])
})

test('a background comment that hangs is aborted when the budget at the end is used up', async () => {
  const limit = new AbortController()
  const { ports, warnings } = portsOf({
    publish: async (report, signal) => (report.result === null ? hang(signal) : success(publishedAs(report))),
  })
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  const ending = reporter.ended(done, figures, limit.signal)
  limit.abort()
  expect(await ending).toMatchObject({ report: { result: 'pull-request' }, hasComment: true })
  expect(warnings).toEqual([])
})

test('a background comment that hangs is aborted if the budget at the end was used up before it began', async () => {
  const { ports, saved } = portsOf({ publish: (_, signal) => hang(signal) })
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  expect(await reporter.ended(done, figures, AbortSignal.abort())).toMatchObject({
    report: { result: 'pull-request' },
    hasComment: false,
  })
  expect(saved.at(-1)).toMatchObject({ phase: 'waiting', report: { result: 'pull-request' } })
})

test('a last comment that could not be written in time is a warning', async () => {
  const limit = new AbortController()
  const { ports, warnings } = portsOf({ publish: (_, signal) => hang(signal) })
  const reporter = createReporter(blank, ports)
  reporter.started(working, ended)
  const ending = reporter.ended(done, figures, limit.signal)
  limit.abort()
  await ending
  expect(warnings).toEqual(['No answer in time.'])
})

test.each<[string, Partial<Ports>]>([
  ['returns a problem', { publish: async () => failure('Could not comment.') }],
  ['throws', { publish: () => Promise.reject(new Error('Could not comment.')) }],
])('a comment that %s changes no result and is a warning', async (_, known) => {
  const { ports, outputs, calls, warnings } = portsOf(known)
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  expect(await reporter.ended(done, figures, budget())).toMatchObject({ report: { result: 'pull-request' } })
  expect(outputs).toMatchObject({ result: 'pull-request', 'comment-url': '' })
  expect(calls).toContain('summary pull-request')
  expect(calls.at(-1)).toBe('save ended')
  expect(warnings.join()).toContain('Could not comment.')
})

test.each<[string, Partial<Ports>, boolean]>([
  ['was written', {}, true],
  ['was not written', { publish: async () => failure('Could not comment.') }, false],
  ['has no conversation', { publish: async () => null }, false],
])('the summary and the caller are told whether a comment %s', async (_, known, hasComment) => {
  const { ports, summaries } = portsOf(known)
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  expect(await reporter.ended(done, figures, budget())).toMatchObject({ hasComment })
  expect(summaries).toEqual([hasComment])
})

test('without a conversation there is no warning', async () => {
  const { ports, outputs, warnings } = portsOf({ publish: async () => null })
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  await reporter.ended(done, figures, budget())
  expect([outputs['comment-url'], warnings]).toEqual(['', []])
})

test('a cancelled run leaves GitHub to the post step, and saves that it does', async () => {
  const { ports, calls, saved, outputs } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.prepared(blank)
  reporter.started(working, ended)
  await reporter.ended(outcome('cancelled', { reason: 'interrupted', job: ended }), figures, null)
  expect(calls.filter((call) => /publish|react/.test(call))).toEqual([])
  expect(calls).toContain('summary cancelled')
  expect(saved.at(-1)).toMatchObject({
    phase: 'waiting',
    report: { result: 'cancelled', reason: 'interrupted' },
  })
  expect(outputs).toMatchObject({ result: 'cancelled', 'job-id': 'job_1', 'pr-link': link.url })
})

test('a run that is cancelled before it has a job leaves none to read', async () => {
  const { ports, saved } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.prepared(sampleReport())
  await reporter.ended(outcome('cancelled', { reason: 'create-unconfirmed' }), figures, null)
  expect(saved.map(({ phase }) => phase)).toEqual(['begun', 'begun'])
  expect(saved.at(-1)?.report).toMatchObject({ result: 'cancelled', reason: 'create-unconfirmed' })
})

test('a cancelled run aborts the comment in the background', async () => {
  const signals: AbortSignal[] = []
  const { ports } = portsOf({
    publish: async (_, signal) => {
      signals.push(signal)
      return null
    },
  })
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  await reporter.ended(outcome('cancelled', { reason: 'interrupted' }), figures, null)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test.each<[string, Outcome, string[]]>([
  [
    'was skipped',
    outcome('skipped', { reason: 'not-a-command' }),
    ['save begun', 'outputs skipped', 'save ended'],
  ],
  ['posted help', outcome('skipped', { reason: 'help' }), ['save begun', 'outputs skipped', 'save ended']],
  [
    'has an invalid input',
    outcome('rejected', { reason: 'invalid-input', detail: 'Input `prompt` is empty.' }),
    ['save begun', 'outputs rejected', 'save ended'],
  ],
])('a run that %s only sets outputs', async (_, end, expected) => {
  const { ports, calls } = portsOf()
  await createReporter(blank, ports).ended(end, figures, budget())
  expect(calls).toEqual(expected)
})

test('a run that could not read its comment does not write it', async () => {
  const { ports, published } = portsOf()
  const end = outcome('unknown', { reason: 'memory-unreadable' })
  await createReporter(blank, ports).ended(end, figures, budget())
  expect(published).toEqual([])
})

test('a dry run has a summary', async () => {
  const { ports, calls } = portsOf({ publish: async () => null })
  await createReporter(blank, ports).ended(outcome('skipped', { reason: 'dry-run' }), figures, budget())
  expect(calls).toContain('summary skipped')
})

test.each<[Outcome['result'], string | null]>([
  ['pull-request', 'rocket'],
  ['no-pull-request', '+1'],
  ['running', null],
  ['failed', 'confused'],
  ['archived', 'confused'],
  ['timed-out', 'confused'],
  ['unknown', 'confused'],
  ['rejected', 'confused'],
])('the reaction to %s at the end is %s', async (result, reaction) => {
  const { ports, calls } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.prepared(working)
  await reporter.ended(outcome(result), figures, budget())
  const expected = reaction === null ? [] : [`react ${reaction}`]
  expect(calls.filter((call) => call.startsWith('react'))).toEqual(expected)
})

test('a rejected run whose job is known keeps its id and link in the outputs', async () => {
  const { ports, outputs } = portsOf()
  const reporter = createReporter(blank, ports)
  reporter.prepared(working)
  reporter.jobRead(ended)
  await reporter.ended(outcome('rejected', { reason: 'bad-request', job: ended }), figures, budget())
  expect(outputs).toMatchObject({ result: 'rejected', 'job-id': 'job_1', 'pr-link': link.url })
})

test('an end that could not be published in time is left to the post step, with its result', async () => {
  const limit = new AbortController()
  const { ports, saved } = portsOf({ publish: (_, signal) => hang(signal) })
  const reporter = createReporter(blank, ports)
  reporter.started(working, sampleJob())
  reporter.waiting()
  const ending = reporter.ended(done, figures, limit.signal)
  limit.abort()
  await ending
  expect(saved.at(-1)).toMatchObject({ phase: 'waiting', report: { result: 'pull-request' } })
})

const before = sampleJob({ status: 'completed' })
const now = new Date('2026-11-20T12:00:00.000Z')

test.each<[string, Job | null, Job, boolean]>([
  ['is at work', before, sampleJob(), true],
  ['is as it was', before, before, false],
  ['is at work, but is another one', before, sampleJob({ id: 'job_9' }), false],
  ['is at work, but a new one was to be created', null, sampleJob(), false],
])(
  'queued requests that are on their way have arrived if the job %s',
  async (...[, earlier, job, arrived]) => {
    const queue = beginSending(sampleQueue(), earlier, now)
    const { ports, saved } = portsOf()
    const reporter = createReporter(blank, ports)
    reporter.started({ ...working, queue }, null)
    reporter.jobRead(job)
    await reporter.ended(outcome('timed-out', { reason: 'deadline' }), figures, budget())
    const ids = queue.entries.map(({ id }) => id)
    expect(saved.at(-1)?.report.queue).toEqual(arrived ? { entries: [], sending: null, sent: ids } : queue)
  },
)

test('a queued run has a summary, and the page of a comment that tells of another run', async () => {
  const { ports, calls, outputs } = portsOf({ commentUrl: () => commentUrl })
  await createReporter(blank, ports).ended(outcome('queued'), figures, budget())
  expect(outputs).toMatchObject({ result: 'queued', 'comment-url': commentUrl })
  expect(calls.filter((call) => /publish|summary/.test(call))).toEqual(['summary queued'])
})

test('a run of another end has the page of its own comment alone', async () => {
  const { ports, outputs } = portsOf({ commentUrl: () => commentUrl, publish: async () => null })
  const reporter = createReporter(blank, ports)
  reporter.started(working, ended)
  await reporter.ended(done, figures, budget())
  expect(outputs['comment-url']).toBe('')
})

test('what is known of the docs pull request is in the outputs', async () => {
  const rules = { labels: [], reviewers: [], hasComment: false, onClose: 'nothing' as const }
  const docsPull = { ...newDocsPull(rules), state: 'merged' as const }
  const { ports, outputs } = portsOf({ lookAfterDocsPull: async (report) => ({ ...report, docsPull }) })
  const reporter = createReporter(blank, ports)
  reporter.started(working, ended)
  await reporter.ended(done, figures, budget())
  expect(outputs['docs-state']).toBe('merged')
})

test('a job whose run does not know its id leaves an empty one in the outputs', () => {
  const { ports, outputs } = portsOf()
  createReporter(blank, ports).started(blank, null)
  expect(outputs).toEqual({ 'job-id': '' })
})
