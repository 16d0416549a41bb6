// When a run writes its commit status, beside its comment.
import { expect, test } from '@jest/globals'
import { describeCommitStatus } from '../../../src/domain/commit-status/describe.ts'
import { type Outcome, outcome } from '../../../src/domain/job/outcome.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { failure, success } from '../../../src/domain/result.ts'
import { createPublisher, type PublishPorts } from '../../../src/operations/job/publisher.ts'
import { createReporter, type Reporter, type ReporterPorts } from '../../../src/operations/job/reporter.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { newSha, oldSha, sampleStatus } from '../../fixtures/sample-status.ts'

const figures = { polls: 1, durationMs: 1_000 }
const url = 'https://github.com/acme/widgets/pull/12#issuecomment-1'
const { signal: budget } = new AbortController()
const begun = sampleReport({ jobId: null, turn: 0, commitStatus: sampleStatus() })
const started = sampleReport({ commitStatus: sampleStatus() })
const ended = sampleJob({ status: 'completed', pullRequest: link })
const done = outcome('pull-request', { job: ended })

function statusIn(report: Report): string {
  const { commitStatus } = report
  if (!commitStatus) return 'none'
  const commits = commitStatus.commits.map((sha) => sha.slice(0, 1)).join('+')
  return `${commits} ${describeCommitStatus(report, commitStatus).state}, written ${commitStatus.written}`
}

function otherTurn(report: Report): Report {
  return { ...report, turn: 9, commitStatus: sampleStatus({ commits: [newSha] }) }
}

type Ports = PublishPorts & Omit<ReporterPorts, 'publisher'>

/** Ports that record the statuses and the comments in order. */
function record(known: Partial<Ports> = {}, isWritten = true) {
  const calls: string[] = []
  const ports: Ports = {
    clock: createFakeClock(),
    setOutputs: () => undefined,
    saveReport: () => undefined,
    async publish(given, _, settle) {
      const report = settle ? await settle(given) : given
      calls.push(`comment: ${statusIn(report)}`)
      return success({ url, report, isSuperseded: false })
    },
    replaceReaction: async () => undefined,
    lookAfterDocsPull: async (report) => report,
    async writeStatus(report) {
      calls.push(`status: ${statusIn(report)}`)
      return isWritten
    },
    commentUrl: () => null,
    writeSummary: () => undefined,
    warn: (text) => void calls.push(`warning: ${text}`),
    ...known,
  }
  return { reporter: createReporter(begun, { ...ports, publisher: createPublisher(ports) }), calls }
}

test('pending comes first, and the end comes before the comment that remembers it', async () => {
  const { reporter, calls } = record()
  reporter.prepared(begun)
  reporter.beginning()
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual([
    'status: a pending, written null',
    'status: a success, written null',
    'comment: a success, written success',
  ])
})

test('without a status, only the comment is written', async () => {
  const { reporter, calls } = record()
  reporter.prepared({ ...begun, commitStatus: null })
  reporter.beginning()
  reporter.started({ ...started, commitStatus: null }, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual(['comment: none'])
})

test('what could not be written is remembered as not written', async () => {
  const { reporter, calls } = record({}, false)
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual(['status: a success, written null', 'comment: a success, written null'])
})

test('a run that does not wait does not write pending twice', async () => {
  const { reporter, calls } = record()
  reporter.prepared(begun)
  reporter.beginning()
  reporter.started(started, sampleJob())
  await reporter.ended(outcome('running', { job: sampleJob() }), figures, budget)
  expect(calls).toEqual(['status: a pending, written null', 'comment: a pending, written pending'])
})

test('a pending status that failed is written at the end', async () => {
  const { reporter, calls } = record({}, false)
  reporter.prepared(begun)
  reporter.beginning()
  reporter.started(started, sampleJob())
  await reporter.ended(outcome('running', { job: sampleJob() }), figures, budget)
  expect(calls.filter((call) => call.startsWith('status'))).toHaveLength(2)
})

test('a run that waited for the turn before, whose end was announced, writes pending again', async () => {
  const { reporter, calls } = record()
  reporter.prepared(started)
  reporter.beginning()
  reporter.jobRead(sampleJob())
  reporter.jobRead(sampleJob({ status: 'completed' }))
  reporter.started(started, sampleJob())
  await reporter.ended(outcome('failed', { job: sampleJob({ status: 'failed' }) }), figures, budget)
  expect(calls.filter((call) => call.startsWith('status'))).toEqual([
    'status: a pending, written null',
    'status: a pending, written null',
    'status: a error, written null',
  ])
})

test('a run that has to begin again does not write pending again', async () => {
  const { reporter, calls } = record()
  reporter.prepared(begun)
  reporter.beginning()
  reporter.beginning()
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls.filter((call) => call.includes('pending'))).toHaveLength(1)
})

test('a run that found the turn before ended, or has its own job, does not write pending again', async () => {
  const { reporter, calls } = record()
  reporter.prepared(started)
  reporter.beginning()
  reporter.jobRead(sampleJob({ status: 'completed' }))
  reporter.started(started, sampleJob())
  reporter.jobRead(sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls.filter((call) => call.includes('pending'))).toHaveLength(1)
})

test.each<[string, (reporter: Reporter) => void, Outcome, number]>([
  ['neither began nor asked nor read a job', () => undefined, outcome('unknown'), 0],
  ['has begun', (reporter) => reporter.beginning(), outcome('unknown'), 1],
  ['has read a job', () => undefined, outcome('failed', { job: ended }), 1],
])('the last status of a run that %s', async (...[, act, end, times]) => {
  const { reporter, calls } = record()
  reporter.prepared({ ...begun, requests: [] })
  act(reporter)
  await reporter.ended(end, figures, budget)
  const last = calls.filter((call) => call.startsWith('status') && !call.includes('pending'))
  expect(last).toHaveLength(times)
})

test.each([
  ['on another commit: this run still tells its own', [newSha], ['status: a success, written null']],
  ['on the same commit: that one has the last word', [oldSha], []],
])('a newer turn has the comment, %s', async (...[, commits, expected]) => {
  const newer = sampleReport({ turn: 9, commitStatus: sampleStatus({ commits }) })
  const { reporter, calls } = record({
    publish: async () => success({ url, report: newer, isSuperseded: true }),
  })
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual(expected)
})

test('a waiver that the comment knows of is written, whatever the run has seen', async () => {
  const { reporter, calls } = record({
    publish: async (given, _, settle) => {
      const commitStatus = sampleStatus({ waivedBy: 'mona' })
      const report = { ...given, commitStatus }
      return success({ url, report: settle ? await settle(report) : report, isSuperseded: false })
    },
  })
  reporter.started(started, sampleJob())
  await reporter.ended(outcome('failed'), figures, budget)
  expect(calls).toEqual(['status: a success, written null'])
})

test('a status that only the comment knows of is not for this run to write', async () => {
  const { reporter, calls } = record({
    publish: async (report) =>
      success({ url, report: { ...report, commitStatus: sampleStatus() }, isSuperseded: false }),
  })
  reporter.started({ ...started, commitStatus: null }, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual([])
})

test('a newer turn that has taken over every commit has the last word, whatever they have shown', async () => {
  const newer = sampleReport({ turn: 9, commitStatus: sampleStatus() })
  const { reporter, calls } = record({
    publish: async () => success({ url, report: newer, isSuperseded: true }),
  })
  reporter.prepared(begun)
  reporter.beginning()
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual(['status: a pending, written null'])
})

test.each<[string, Partial<Ports>, string[]]>([
  [
    'whose comment could not be written',
    { publish: async () => failure('Could not comment.') },
    ['warning: Could not comment.', 'status: a success, written null'],
  ],
  [
    'whose comment has a newer turn',
    { publish: async (report) => success({ url, report: otherTurn(report), isSuperseded: true }) },
    ['status: a success, written null'],
  ],
])('a status that fails, of a run %s, is not one more comment', async (_, known, expected) => {
  const { reporter, calls } = record(known, false)
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual(expected)
})

test('a comment that could not be written keeps no status from its commit', async () => {
  const { reporter, calls } = record({ publish: async () => failure('Could not comment.') })
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, budget)
  expect(calls).toEqual(['warning: Could not comment.', 'status: a success, written null'])
})

test('a pending status that hangs neither delays the run for long nor comes after its end', async () => {
  const order: string[] = []
  const limit = new AbortController()
  const hang = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      if (signal.aborted) resolve(false)
      else signal.addEventListener('abort', () => resolve(false))
    })
  const { reporter } = record({
    async writeStatus(report, signal) {
      const isFirst = report.result === null
      const isWritten = isFirst ? await hang(signal) : true
      order.push(statusIn(report))
      return isWritten
    },
  })
  reporter.prepared(begun)
  reporter.beginning()
  reporter.started(started, sampleJob())
  const ending = reporter.ended(done, figures, limit.signal)
  limit.abort()
  await ending
  expect(order).toEqual(['a pending, written null', 'a success, written null'])
})

test('the last status ends with the budget of the run', async () => {
  const limit = new AbortController()
  const ends: boolean[] = []
  const { reporter } = record({
    async writeStatus(_, signal) {
      limit.abort()
      ends.push(signal.aborted)
      return true
    },
  })
  reporter.started(started, sampleJob())
  await reporter.ended(done, figures, limit.signal)
  expect(ends).toEqual([true])
})

test('a pending status and a comment that are on their way at the end may arrive', async () => {
  const ends: string[] = []
  const gate = Promise.withResolvers<void>()
  const arrive = async (name: string, signal: AbortSignal) => {
    await gate.promise
    ends.push(`${name} ${signal.aborted ? 'cut off' : 'arrived'}`)
  }
  const { reporter } = record({
    async writeStatus(report, signal) {
      if (report.result === null) await arrive('status', signal)
      return true
    },
    async publish(report, signal) {
      if (report.result === null) await arrive('comment', signal)
      return success({ url, report, isSuperseded: false })
    },
  })
  reporter.prepared(begun)
  reporter.beginning()
  reporter.started(started, sampleJob())
  reporter.waiting()
  const ending = reporter.ended(done, figures, budget)
  gate.resolve()
  await ending
  expect(ends.toSorted()).toEqual(['comment arrived', 'status arrived'])
})

test('a run that was canceled leaves its status to the post step', async () => {
  const { reporter, calls } = record()
  reporter.started(started, sampleJob())
  await reporter.ended(outcome('cancelled', { reason: 'interrupted' }), figures, null)
  expect(calls).toEqual([])
})
