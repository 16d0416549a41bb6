import { expect, test } from '@jest/globals'
import { success } from '../../src/base/result.ts'
import { requestId } from '../../src/conversation/queue.ts'
import type { Run } from '../../src/event/event.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { promptFor } from '../../src/job/job-request.ts'
import { runJob } from '../../src/job/run-job.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { CallError, CallResult } from '../../src/mintlify/retry-policy.ts'
import { type DocsPullRules, newDocsPull } from '../../src/state/docs-pull.ts'
import type { Outcome } from '../../src/state/outcome.ts'
import { blankReport, type Report } from '../../src/state/report.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'
import { fakeConversation, stateOf } from '../fixtures/fake-conversation.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { answered, link, lost, reading, sampleJob } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleComment, samplePull, sampleRun } from '../fixtures/sample-run.ts'

const completed = reading({ status: 'completed', pullRequest: link })
const accepted: CallResult<Job> = { kind: 'success', value: sampleJob() }

type Case = {
  run?: Partial<Run>
  inputs?: Partial<JobInputs>
  memory?: Report | null
  /** The result of each poll, the last one for all that follow. */
  readings?: HttpOutcome<Job>[]
  created?: CallResult<Job>
  sent?: CallResult<Job>
  isCancelled?: boolean
  rules?: DocsPullRules
}

/** Plays a run. Returns its end, all calls in order, and the reports that the reporter got. */
async function play(given: Case) {
  const { memory = null, readings = [completed], created = accepted, sent = accepted } = given
  const calls: string[] = []
  const note = (call: string) => void calls.push(call)
  const reports: { planned: Report[]; started: Report[] } = { planned: [], started: [] }
  const skipped: Outcome[] = []
  let polls = 0
  const left = [...readings]
  const run = sampleRun(given.run)
  const inputs = sampleInputs(given.inputs)
  const clock = createFakeClock()
  const { conversation, stored } = fakeConversation({
    state: memory && stateOf(memory),
    now: clock.now,
    note: (call) => note(`conversation ${call}`),
  })
  const blank = blankReport(run, { startedAt: clockStart, timeoutMs: inputs.timeoutMs, isCommand: false })
  let known = blank
  const collaborators = sampleCollaborators({
    commenter: { permissionOf: async () => success('write') },
    conversation,
    place: { postComment: async () => note('help') },
    context: { gather: async () => 'Context of the event' },
    followUp: {
      docsPullRules: async () => given.rules ?? null,
      writeSkippedStatus: async (end) => void skipped.push(end),
    },
    service: {
      async createJob(prompt) {
        note(`create ${prompt.replace(/\s+/g, ' ')}`)
        return created
      },
      async sendMessage(id) {
        note(`message ${id}`)
        return sent
      },
      async getJob(id) {
        note(`get ${id}`)
        return (left.length > 1 ? left.shift() : left[0]) ?? lost
      },
    },
    journal: {
      log: (line) => note(`log ${line.split(' ', 2).join(' ')}`),
      showPlan: async ({ plan, prompt }) => note(`dry run ${plan.kind} ${prompt.length > 0}`),
    },
    reporter: {
      blank,
      planned(report) {
        note('planned')
        known = report
        reports.planned.push(report)
      },
      report: () => known,
      started(report, job) {
        note(`started ${job?.status ?? 'unread'}`)
        reports.started.push(report)
      },
      waiting: () => note('waiting'),
      jobRead: (job) => note(`read ${job.status}`),
      polled() {
        polls += 1
      },
    },
    runtime: {
      clock,
      cancelled: given.isCancelled ? AbortSignal.abort() : new AbortController().signal,
      remainingMs: () => inputs.timeoutMs - clock.elapsedMs(),
    },
  })
  const outcome = await runJob({ inputs, files: [], run }, collaborators)
  const withoutLog = calls.filter((call) => !/^(?:log|conversation)/.test(call))
  const words = `${outcome.result} ${outcome.reason ?? ''}`.trim()
  return {
    outcome,
    polls,
    words,
    calls: withoutLog,
    lines: calls.filter((call) => call.startsWith('log')),
    reports,
    skipped,
    state: stored(),
  }
}

function rejected(status: number, reason: CallError['reason']): CallResult<Job> {
  return { kind: 'failure', error: { kind: 'rejected', reason, status, detail: 'sample detail' } }
}

test('a new job is created, reported, waited for and read to its end', async () => {
  const { words, polls, calls, outcome } = await play({ readings: [reading(), completed] })
  expect([words, polls]).toEqual(['pull-request', 2])
  expect(outcome.job?.pullRequest).toEqual(link)
  expect(calls).toEqual([
    'planned',
    'create Describe the retry option. Context of the event',
    'started active',
    'waiting',
    'get job_1',
    'read active',
    'get job_1',
    'read completed',
  ])
})

test('before it waits, the run logs how long', async () => {
  const { lines } = await play({})
  expect(lines.slice(0, 2)).toEqual(['log Created job', 'log Waiting up'])
})

test('the report of a first request has its job once that is created', async () => {
  const { reports } = await play({})
  expect(reports.planned).toMatchObject([{ requestCount: 0, requestRunId: null, jobId: null }])
  expect(reports.started).toMatchObject([{ runId: '123', jobId: 'job_1', isOwnJob: true }])
})

const remembered = sampleReport({
  ...{ requestCount: 3, requestRunId: '99', runId: '99', result: 'pull-request', status: 'completed' },
  jobEnd: 'pull-request',
  ...{ pullRequest: link, branch: 'docs/x' },
  requests: [{ runId: '99', at: '2026-11-20T11:00:00.000Z', text: 'first' }],
})
const command = { trigger: sampleComment('/docs shorter') }

test('a message continues the conversation: its request, its job', async () => {
  const { words, calls, reports } = await play({ run: command, memory: remembered, readings: [completed] })
  expect(words).toBe('pull-request')
  expect(calls.slice(0, 5)).toEqual([
    'planned',
    'get job_1',
    'read completed',
    'message job_1',
    'started active',
  ])
  expect(reports.planned).toMatchObject([
    { requestCount: 3, requestRunId: '99', jobId: 'job_1', runId: '123' },
  ])
  expect(reports.started).toMatchObject([{ runId: '123', jobId: 'job_1', branch: 'docs/x' }])
})

test('`new` drops the other job', async () => {
  const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2', repository: null }) }
  const readings = [reading({ id: 'job_2', status: 'failed' })]
  const run = { trigger: sampleComment('/docs new again') }
  const { words, reports } = await play({ run, memory: remembered, created, readings })
  expect(words).toBe('failed')
  const known = { jobId: 'job_2', pullRequest: null, branch: null, repository: null }
  expect(reports.started).toMatchObject([{ ...known, runId: '123', note: null }])
})

test('a job that is gone is replaced, and the report has a note about it', async () => {
  const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2' }) }
  const readings = [completed, answered(404), reading({ id: 'job_2', status: 'failed' })]
  const sent = rejected(404, 'job-not-found')
  const { words, reports } = await play({ run: command, memory: remembered, created, sent, readings })
  expect(words).toBe('failed')
  expect(reports.started).toMatchObject([
    { jobId: 'job_2', note: expect.stringMatching(/^The previous agent job no longer exists in Mintlify/) },
  ])
})

test('waiting for an earlier attempt’s job makes no request', async () => {
  const atWork = { ...remembered, jobEnd: null }
  const text = '/docs shorter'
  const run = { trigger: sampleComment(text), runAttempt: 2 }
  const prompt = promptFor(
    { inputs: sampleInputs(), files: [], run: sampleRun(run) },
    { intent: { kind: 'command', command: { kind: 'prompt', text: 'shorter' } }, request: 'shorter' },
    null,
  )
  const id = requestId(sampleRun(run), prompt ?? '', null)
  const memory = { ...atWork, handled: [{ id, how: 'delivered' as const }] }
  const { words, calls, reports } = await play({ run, memory, readings: [reading(), completed] })
  expect([words, calls.filter((call) => /create|message/.test(call))]).toEqual(['pull-request', []])
  expect(reports.started).toMatchObject([{ requestCount: 3, requestRunId: '99', runAttempt: 2 }])
})

test('a re-run whose request still waits sends it once the agent is free, and only once', async () => {
  const own = await play({
    run: command,
    memory: { ...remembered, queue: [] },
    inputs: { wait: false },
    readings: [reading()],
  })
  expect(own.words).toBe('queued busy')
  const queue = own.state?.conversation.queue ?? []
  const again = {
    run: { ...command, runAttempt: 2 },
    memory: { ...remembered, queue },
    inputs: { wait: false },
  }
  const busy = await play({ ...again, readings: [reading()] })
  expect([busy.words, busy.state?.conversation.queue.length]).toEqual(['queued busy', 1])
  const free = await play(again)
  expect([free.words, free.calls.filter((call) => call.startsWith('message'))]).toEqual([
    'running',
    ['message job_1'],
  ])
  expect(free.state?.conversation.claim).toMatchObject({ id: queue[0]?.id, queued: [] })
})

test.each<[string, Case, string]>([
  ['has nothing to do', { run: { trigger: sampleComment('hello') } }, 'skipped not-a-command'],
  [
    'leaves the job of the conversation alone',
    { run: { trigger: samplePull() }, inputs: { onExisting: 'skip' }, memory: remembered },
    'skipped existing-job',
  ],
  ['has no prompt', { inputs: { prompt: null } }, 'rejected invalid-input'],
  ['has no key', { inputs: { apiKey: null } }, 'rejected invalid-input'],
  ['is cancelled before it begins', { isCancelled: true }, 'cancelled interrupted'],
  [
    'is cancelled during the permission check',
    { run: { trigger: sampleComment('hello') }, isCancelled: true },
    'cancelled interrupted',
  ],
  [
    'is cancelled before its dry run is shown',
    { inputs: { dryRun: true }, isCancelled: true },
    'cancelled interrupted',
  ],
])('a run that %s calls neither the service nor the reporter', async (_, given, words) => {
  const result = await play(given)
  expect([result.words, result.polls, result.calls]).toEqual([words, 0, []])
})

test('a run that makes no request writes the commit status of a skipped run', async () => {
  const { skipped } = await play({ run: { trigger: sampleComment('hello') } })
  expect(skipped.map(({ reason }) => reason)).toEqual(['not-a-command'])
})

test('a run that makes a request has no status of a skipped one', async () => {
  expect((await play({})).skipped).toEqual([])
})

test('help is posted and nothing else', async () => {
  const { words, calls } = await play({ run: { trigger: sampleComment('/docs help') } })
  expect([words, calls]).toEqual(['skipped help', ['help']])
})

test.each<[string, Case, string]>([
  ['a create', {}, 'dry run create true'],
  ['a message', { run: command, memory: remembered }, 'dry run message true'],
  ['an attach', { inputs: { prompt: null, jobId: 'job_9' } }, 'dry run attach true'],
  ['a run without a key', { inputs: { apiKey: null } }, 'dry run create true'],
  [
    'an attach that does not wait',
    { inputs: { prompt: null, jobId: 'job_9', wait: false } },
    'dry run status true',
  ],
])('a dry run of %s shows the plan, and does nothing', async (_, given, call) => {
  const result = await play({ ...given, inputs: { ...given.inputs, dryRun: true } })
  expect([result.words, result.calls]).toEqual(['skipped dry-run', [call]])
})

test('with `wait: false` the run ends as soon as the job is accepted', async () => {
  const { words, polls, calls, outcome } = await play({ inputs: { wait: false } })
  expect([words, polls]).toEqual(['running', 0])
  expect(outcome.job).toEqual(sampleJob())
  expect(calls.at(-1)).toBe('started active')
})

test('a job that stays busy until the deadline gets no message', async () => {
  const { words, calls, outcome } = await play({ run: command, memory: remembered, readings: [reading()] })
  expect(words).toBe('timed-out busy')
  expect(outcome.job?.id).toBe('job_1')
  expect(calls.filter((call) => /message|started/.test(call))).toEqual([])
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['has a pull request', completed, 'pull-request'],
  ['has none', reading({ status: 'completed' }), 'no-pull-request'],
  ['failed', reading({ status: 'failed' }), 'failed'],
  ['is active', reading(), 'running'],
  ['cannot be reached', lost, 'unknown unreachable'],
  ['is rejected', answered(401), 'unknown unauthorized'],
  ['is not found', answered(404), 'rejected job-not-found'],
])('`status` reads the job once: it %s', async (_, polled, words) => {
  const run = { trigger: sampleComment('/docs status') }
  const result = await play({ run, memory: remembered, readings: [polled] })
  expect([result.words, result.calls.filter((call) => /^get|create|message/.test(call))]).toEqual([
    words,
    ['get job_1'],
  ])
})

test('`status` makes no request', async () => {
  const run = { trigger: sampleComment('/docs status') }
  const { reports } = await play({ run, memory: remembered, readings: [completed] })
  expect(reports.planned).toMatchObject([
    { requestCount: 3, requestRunId: '99', requests: remembered.requests },
  ])
  expect(reports.started).toEqual([])
})

test.each<[string, Case, string]>([
  ['a create', { created: rejected(401, 'unauthorized') }, 'rejected unauthorized'],
  [
    'a message',
    { run: command, memory: remembered, sent: rejected(401, 'unauthorized') },
    'rejected unauthorized',
  ],
  [
    'a job-id',
    { inputs: { prompt: null, jobId: 'job_9' }, readings: [answered(404)] },
    'rejected job-not-found',
  ],
])('the request is in the report also if %s is rejected', async (_, given, words) => {
  const result = await play(given)
  expect(result.words).toBe(words)
  expect(result.reports.started).toEqual([])
  expect(result.reports.planned).toHaveLength(1)
})

test('a rejected message keeps the job and its link', async () => {
  const sent = rejected(422, 'bad-request')
  const { outcome } = await play({ run: command, memory: remembered, sent })
  expect(outcome).toMatchObject({ result: 'rejected', job: { id: 'job_1', pullRequest: link } })
})

test('a fixed interval is kept', async () => {
  const fixed = { inputs: { pollIntervalMs: 60_000, timeoutMs: 600_000 }, readings: [reading()] }
  const { words, polls } = await play(fixed)
  expect([words, polls]).toEqual(['timed-out deadline', 10])
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['is active', reading({ id: 'job_9' }), 'running'],
  ['has ended', reading({ id: 'job_9', status: 'failed' }), 'failed'],
  ['has another id', reading({ id: 'job_8' }), 'unknown unexpected-answer'],
  ['cannot be reached', lost, 'unknown unreachable'],
  ['is not found', answered(404), 'rejected job-not-found'],
])('a job-id without a wait is read once: the job %s', async (_, polled, words) => {
  const result = await play({ inputs: { prompt: null, jobId: 'job_9', wait: false }, readings: [polled] })
  expect([result.words, result.calls.filter((call) => call.startsWith('get'))]).toEqual([
    words,
    ['get job_9'],
  ])
})

const rules: DocsPullRules = { labels: ['docs'], reviewers: [], hasComment: true, onClose: 'nothing' }
const untended = sampleReport({ result: 'pull-request', pullRequest: link, docsPull: newDocsPull(null) })

test.each<[string, Partial<Report>, DocsPullRules | null, string[]]>([
  ['wanted by nobody before, is to be done now', {}, rules, ['labels', 'comment']],
  ['wanted and done before, is not done again', { docsPullRules: rules }, rules, []],
  ['wanted by nobody still, is left', {}, null, []],
])('what is done to the docs pull request, %s', async (...[, known, wanted, todo]) => {
  const run = { trigger: sampleComment('/docs again') }
  const memory = { ...untended, ...known }
  const { reports } = await play({ run, memory, ...(wanted && { rules: wanted }) })
  expect(reports.planned[0]?.docsPull?.todo).toEqual(todo)
})
