import { expect, test } from '@jest/globals'
import type { Run } from '../../../src/domain/event/event.ts'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Answer, Failure } from '../../../src/domain/http/retry-policy.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { blankReport, type Report } from '../../../src/domain/job/report.ts'
import type { JobSettings } from '../../../src/domain/job/settings.ts'
import { type RunJobPorts, runJob } from '../../../src/operations/job/run.ts'
import { clockStart, createFakeClock } from '../../fixtures/fake-clock.ts'
import { answered, link, lost, reading, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'
import { sampleSettings } from '../../fixtures/sample-settings.ts'

const completed = reading({ status: 'completed', pullRequest: link })
const accepted: Answer<Job> = { ok: true, value: sampleJob() }

type Case = {
  run?: Partial<Run>
  settings?: Partial<JobSettings>
  memory?: Report | null
  /** What each reading brings, the last one for all that follow. */
  readings?: Attempt<Job>[]
  created?: Answer<Job>
  sent?: Answer<Job>
  isInterrupted?: boolean
}

/** Plays a run. Gives its end, all calls in order, and the reports that the reporter was given. */
async function play(given: Case) {
  const { memory = null, readings = [completed], created = accepted, sent = accepted } = given
  const calls: string[] = []
  const note = (call: string) => void calls.push(call)
  const reports: { prepared: Report[]; started: Report[] } = { prepared: [], started: [] }
  const left = [...readings]
  const run = sampleRun(given.run)
  const settings = sampleSettings(given.settings)
  const clock = createFakeClock()
  const ports: RunJobPorts = {
    clock,
    random: () => 0.5,
    remainingMs: () => settings.timeoutMs - clock.elapsedMs(),
    interrupted: given.isInterrupted ? AbortSignal.abort() : new AbortController().signal,
    log: (line) => note(`log ${line.split(' ', 2).join(' ')}`),
    permissionOf: async () => 'write',
    recall: async () => ({ report: memory, hasForeign: false }),
    gatherContext: async () => 'Context of the event',
    react: async () => undefined,
    postHelp: async () => note('help'),
    redact: (text) => text,
    createJob: async (prompt) => {
      note(`create ${prompt.replace(/\s+/g, ' ')}`)
      return created
    },
    sendMessage: async (id) => {
      note(`message ${id}`)
      return sent
    },
    getJob: async (id) => {
      note(`get ${id}`)
      return (left.length > 1 ? left.shift() : left[0]) ?? lost
    },
    blankReport: () => blankReport(run, { startedAt: clockStart, timeoutMs: settings.timeoutMs, nonce: 'n' }),
    preview: async ({ plan, prompt }) => note(`preview ${plan.do} ${prompt.length > 0}`),
    reporter: {
      prepared(report) {
        note('prepared')
        reports.prepared.push(report)
      },
      started(report, job) {
        note(`started ${job?.status ?? 'unread'}`)
        reports.started.push(report)
      },
      waiting: () => note('waiting'),
      read: (job) => note(`read ${job.status}`),
      ended: () => Promise.reject(new Error('the end is told by the caller')),
    },
  }
  const waited = await runJob({ settings, files: [], run }, ports)
  const quiet = calls.filter((call) => !call.startsWith('log'))
  const words = `${waited.outcome.result} ${waited.outcome.reason}`.trim()
  return { ...waited, words, calls: quiet, lines: calls.filter((call) => call.startsWith('log')), reports }
}

function refused(status: number, reason: Failure['reason']): Answer<Job> {
  return { ok: false, failure: { kind: 'refused', reason, status, detail: 'said so' } }
}

test('a new job is created, told of, waited for and read to its end', async () => {
  const { words, polls, calls, outcome } = await play({ readings: [reading(), completed] })
  expect([words, polls]).toEqual(['pull-request', 2])
  expect(outcome.job?.pullRequest).toEqual(link)
  expect(calls).toEqual([
    'prepared',
    'create Describe the retry option. Context of the event',
    'started active',
    'waiting',
    'get job_1',
    'read active',
    'get job_1',
    'read completed',
  ])
})

test('before it waits, the run says how long', async () => {
  const { lines } = await play({})
  expect(lines.slice(0, 2)).toEqual(['log Created job', 'log Waiting up'])
})

test('a report of a first turn has its number, its run and what is asked, before and after the create', async () => {
  const { reports } = await play({})
  const request = { runId: '123', at: clockStart.toISOString(), text: 'Describe the retry option.' }
  expect(reports.prepared).toMatchObject([{ turn: 0, turnRunId: '', jobId: null, requests: [request] }])
  expect(reports.started).toMatchObject([{ turn: 1, turnRunId: '123', jobId: 'job_1', requests: [request] }])
})

const remembered = sampleReport({
  ...{ turn: 3, turnRunId: '99', runId: '99', result: 'pull-request', status: 'completed' },
  ...{ pullRequest: link, branch: 'docs/x' },
  requests: [{ runId: '99', at: '2026-11-20T11:00:00.000Z', text: 'first' }],
})
const command = { trigger: sampleComment('/docs shorter') }

test('a message goes on with the thread: its turn, its history, its job', async () => {
  const { words, calls, reports } = await play({ run: command, memory: remembered, readings: [completed] })
  expect(words).toBe('pull-request')
  expect(calls.slice(0, 5)).toEqual([
    'prepared',
    'get job_1',
    'read completed',
    'message job_1',
    'started active',
  ])
  const texts = reports.started[0]?.requests.map(({ text }) => text)
  expect(reports.prepared).toMatchObject([{ turn: 3, turnRunId: '99', jobId: 'job_1', runId: '123' }])
  expect(reports.started).toMatchObject([{ turn: 4, turnRunId: '123', jobId: 'job_1', branch: 'docs/x' }])
  expect(texts).toEqual(['first', 'shorter'])
})

test('`new` makes the next turn of the thread, and forgets the other job', async () => {
  const created: Answer<Job> = { ok: true, value: sampleJob({ id: 'job_2', repository: null }) }
  const readings = [reading({ id: 'job_2', status: 'failed' })]
  const run = { trigger: sampleComment('/docs new again') }
  const { words, reports } = await play({ run, memory: remembered, created, readings })
  expect(words).toBe('failed')
  const known = { turn: 4, jobId: 'job_2', pullRequest: null, branch: null, repository: null }
  expect(reports.started).toMatchObject([{ ...known, turnRunId: '123', note: '' }])
})

test('a job that is gone is replaced, and the thread is told why', async () => {
  const created: Answer<Job> = { ok: true, value: sampleJob({ id: 'job_2' }) }
  const readings = [completed, reading({ id: 'job_2', status: 'failed' })]
  const sent = refused(404, 'job-not-found')
  const { words, reports } = await play({ run: command, memory: remembered, created, sent, readings })
  expect(words).toBe('failed')
  expect(reports.started).toMatchObject([
    { turn: 4, jobId: 'job_2', note: expect.stringMatching(/^Job job_1 takes no more messages/) },
  ])
})

test('waiting for an earlier attempt’s job makes no turn and no request', async () => {
  const memory = sampleReport({ ...remembered, turnRunId: '123', runId: '123', result: 'timed-out' })
  const run = { ...command, runAttempt: 2 }
  const { words, calls, reports } = await play({ run, memory, readings: [reading(), completed] })
  expect(words).toBe('pull-request')
  expect(calls.filter((call) => /create|message/.test(call))).toEqual([])
  expect(reports.prepared[0]?.requests).toEqual(memory.requests)
  expect(reports.started).toMatchObject([{ turn: 3, turnRunId: '123', runAttempt: 2 }])
})

test.each<[string, Case, string]>([
  ['has nothing to do', { run: { trigger: sampleComment('hello') } }, 'skipped not-a-command'],
  [
    'leaves the job of the thread alone',
    { run: { trigger: samplePull() }, settings: { onExisting: 'skip' }, memory: remembered },
    'skipped existing-job',
  ],
  ['has no prompt', { settings: { prompt: '' } }, 'rejected invalid-input'],
  ['has no key', { settings: { apiKey: '' } }, 'rejected invalid-input'],
  ['is cancelled before it begins', { isInterrupted: true }, 'cancelled signal'],
  [
    'is cancelled while GitHub is asked who may',
    { run: { trigger: sampleComment('hello') }, isInterrupted: true },
    'cancelled signal',
  ],
  [
    'is cancelled before it shows anything',
    { settings: { dryRun: true }, isInterrupted: true },
    'cancelled signal',
  ],
])('a run that %s asks the service nothing and tells no reporter', async (_, given, words) => {
  const seen = await play(given)
  expect([seen.words, seen.polls, seen.calls]).toEqual([words, 0, []])
})

test('help is given and nothing else', async () => {
  const { words, calls } = await play({ run: { trigger: sampleComment('/docs help') } })
  expect([words, calls]).toEqual(['skipped help', ['help']])
})

test.each<[string, Case, string]>([
  ['a create', {}, 'preview create true'],
  ['a message', { run: command, memory: remembered }, 'preview message true'],
  ['a wait', { settings: { prompt: '', jobId: 'job_9' } }, 'preview attach true'],
  ['a run without a key', { settings: { apiKey: '' } }, 'preview create true'],
  [
    'a wait that does not wait',
    { settings: { prompt: '', jobId: 'job_9', wait: false } },
    'preview attach true',
  ],
])('a dry run of %s shows what it would do, and does nothing', async (_, given, shown) => {
  const seen = await play({ ...given, settings: { ...given.settings, dryRun: true } })
  expect([seen.words, seen.calls]).toEqual(['skipped dry-run', [shown]])
})

test('with `wait: false` the run ends as soon as the job is accepted', async () => {
  const { words, polls, calls, outcome } = await play({ settings: { wait: false } })
  expect([words, polls]).toEqual(['detached', 0])
  expect(outcome.job).toEqual(sampleJob())
  expect(calls.at(-1)).toBe('started active')
})

test('with `wait: false` a busy job is waited for all the same, then it gets the message', async () => {
  const given = { run: command, memory: remembered, settings: { wait: false } }
  const { words, calls } = await play({ ...given, readings: [reading(), reading(), completed] })
  expect(words).toBe('detached')
  expect(calls).toEqual([
    'prepared',
    ...['get job_1', 'read active', 'get job_1', 'read active', 'get job_1', 'read completed'],
    ...['message job_1', 'started active'],
  ])
})

test('a job that stays busy until the deadline gets no message', async () => {
  const { words, calls, outcome } = await play({ run: command, memory: remembered, readings: [reading()] })
  expect(words).toBe('timed-out busy')
  expect(outcome.job?.id).toBe('job_1')
  expect(calls.filter((call) => /message|started/.test(call))).toEqual([])
})

test.each<[string, Attempt<Job>, string]>([
  ['has a pull request', completed, 'pull-request'],
  ['has none', reading({ status: 'completed' }), 'no-pull-request'],
  ['failed', reading({ status: 'failed' }), 'failed'],
  ['is at work', reading(), 'detached'],
  ['is out of reach', lost, 'unknown unreachable'],
  ['is refused', answered(401), 'unknown unauthorized'],
  ['is not there', answered(404), 'rejected job-not-found'],
])('`status` asks once and tells of a job that %s', async (_, answer, words) => {
  const run = { trigger: sampleComment('/docs status') }
  const seen = await play({ run, memory: remembered, readings: [answer] })
  expect([seen.words, seen.calls.filter((call) => /^get|create|message/.test(call))]).toEqual([
    words,
    ['get job_1'],
  ])
})

test('`status` makes no turn and no request', async () => {
  const run = { trigger: sampleComment('/docs status') }
  const { reports } = await play({ run, memory: remembered, readings: [completed] })
  expect(reports.prepared).toMatchObject([{ turn: 3, turnRunId: '99', requests: remembered.requests }])
  expect(reports.started).toEqual([])
})

test.each<[string, Case, string]>([
  ['a create', { created: refused(401, 'unauthorized') }, 'rejected unauthorized'],
  [
    'a message',
    { run: command, memory: remembered, sent: refused(401, 'unauthorized') },
    'rejected unauthorized',
  ],
  [
    'a job-id',
    { settings: { prompt: '', jobId: 'job_9' }, readings: [answered(404)] },
    'rejected job-not-found',
  ],
])('what is asked stands in the report also where %s is refused', async (_, given, words) => {
  const seen = await play(given)
  expect(seen.words).toBe(words)
  expect(seen.reports.started).toEqual([])
  expect(seen.reports.prepared).toHaveLength(1)
})

test('a refused message keeps the job and its link', async () => {
  const sent = refused(422, 'bad-request')
  const { outcome } = await play({ run: command, memory: remembered, sent })
  expect(outcome).toMatchObject({ result: 'rejected', job: { id: 'job_1', pullRequest: link } })
})

test('a fixed interval is kept', async () => {
  const fixed = { settings: { pollIntervalMs: 60_000, timeoutMs: 600_000 }, readings: [reading()] }
  const { words, polls } = await play(fixed)
  expect([words, polls]).toEqual(['timed-out deadline', 10])
})

test.each<[string, Attempt<Job>, string]>([
  ['is at work', reading({ id: 'job_9' }), 'detached'],
  ['has ended', reading({ id: 'job_9', status: 'failed' }), 'failed'],
  ['is of another id', reading({ id: 'job_8' }), 'unknown unexpected-answer'],
  ['is out of reach', lost, 'unknown unreachable'],
  ['is not there', answered(404), 'rejected job-not-found'],
])('a job-id that is not waited for is looked at once: it %s', async (_, answer, words) => {
  const seen = await play({ settings: { prompt: '', jobId: 'job_9', wait: false }, readings: [answer] })
  expect([seen.words, seen.calls.filter((call) => call.startsWith('get'))]).toEqual([words, ['get job_9']])
})
