import { expect, test } from '@jest/globals'
import { emptyQueue } from '../../../src/domain/conversation/queue.ts'
import type { SlashCommand } from '../../../src/domain/event/slash-command.ts'
import type { Reason, RunResult } from '../../../src/domain/job/outcome.ts'
import {
  type Intent,
  type Memory,
  type OnExisting,
  type Plan,
  type PlanInputs,
  planJob,
} from '../../../src/domain/job/plan.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const report = sampleReport({ jobId: 'job_1', runId: '100', turnRunId: '100', result: 'pull-request' })
const memory = memoryOf(report)
const onPullRequest: Intent = { kind: 'workflow', isPullRequestEvent: true }
const elsewhere: Intent = { kind: 'workflow', isPullRequestEvent: false }
const message: Plan = { kind: 'message', jobId: 'job_1', isReplaceable: true }
const create: Plan = { kind: 'create', note: null }
const attach: Plan = { kind: 'attach', jobId: 'job_1' }

function plan(known: Partial<PlanInputs>): Plan {
  return planJob({
    intent: elsewhere,
    jobId: null,
    hasPrompt: true,
    onExisting: 'auto',
    onRerun: 'attach',
    runId: '123',
    runAttempt: 1,
    memory: memoryOf(null),
    ...known,
  })
}

function memoryOf(report: Report | null, hasUnverified = false): Memory {
  return report ? { kind: 'found', report } : { kind: 'none', hasUnverified }
}

function command(given: SlashCommand): Intent {
  return { kind: 'command', command: given }
}

const prompt = command({ kind: 'prompt', text: 'shorter' })
const bare = command({ kind: 'bare' })
const fresh = command({ kind: 'new', text: 'again' })
const status = command({ kind: 'status' })

test.each<[string, Partial<PlanInputs>, Plan]>([
  ['a workflow', {}, create],
  ['a workflow on a pull request', { intent: onPullRequest }, create],
  ['a prompt in a comment', { intent: prompt }, create],
  ['the bare command', { intent: bare }, create],
  ['`new`', { intent: fresh }, create],
  ['a conversation that remembers no job', { memory: memoryOf(sampleReport({ jobId: null })) }, create],
])('without a job in the conversation, %s creates one', (_, known, expected) => {
  expect(plan(known)).toEqual(expected)
})

test.each<[OnExisting, Intent, Plan]>([
  ['auto', onPullRequest, message],
  ['auto', elsewhere, create],
  ['message', onPullRequest, message],
  ['message', elsewhere, message],
  ['new', onPullRequest, create],
  ['new', elsewhere, create],
  ['skip', onPullRequest, { kind: 'skip', reason: 'existing-job' }],
  ['skip', elsewhere, { kind: 'skip', reason: 'existing-job' }],
])('a conversation that has a job, on-existing %s, %j', (onExisting, intent, expected) => {
  expect(plan({ memory, onExisting, intent })).toEqual(expected)
})

test.each<OnExisting>(['auto', 'message', 'new', 'skip'])(
  'on-existing %s does not bind a slash command: the conversation continues its job',
  (onExisting) => {
    expect(plan({ memory, onExisting, intent: prompt })).toEqual(message)
    expect(plan({ memory, onExisting, intent: bare })).toEqual(message)
    expect(plan({ memory, onExisting, intent: fresh })).toEqual(create)
  },
)

test('`status` asks for the job of the conversation, whatever else is given', () => {
  const expected: Plan = { kind: 'status', jobId: 'job_1' }
  expect(plan({ memory, intent: status })).toEqual(expected)
  expect(plan({ memory, intent: status, runAttempt: 2, runId: '100', onExisting: 'new' })).toEqual(expected)
})

test('`status` in a conversation without a job starts none', () => {
  expect(plan({ intent: status }).kind).toBe('skip')
})

test.each<[string, Partial<PlanInputs>, Plan]>([
  [
    'with a prompt gets a message and is never replaced',
    {},
    { kind: 'message', jobId: 'job_9', isReplaceable: false },
  ],
  ['without a prompt is waited for', { hasPrompt: false }, { kind: 'attach', jobId: 'job_9' }],
  [
    'goes before the job of the conversation',
    { memory, hasPrompt: false },
    { kind: 'attach', jobId: 'job_9' },
  ],
  [
    'goes before on-existing',
    { memory, onExisting: 'skip', hasPrompt: false },
    { kind: 'attach', jobId: 'job_9' },
  ],
])('a given job-id %s', (_, known, expected) => {
  expect(plan({ jobId: 'job_9', ...known })).toEqual(expected)
})

const replacedNotes = [
  ['failed', 'The previous agent job failed, so this is a new one.'],
  ['archived', 'The previous agent job was archived, so this is a new one.'],
] as const

test.each(replacedNotes)('a remembered job that is %s is replaced, and a note says so', (status, note) => {
  const ended = memoryOf({ ...report, result: status, status })
  const expected: Plan = { kind: 'create', note }
  expect(plan({ memory: ended, intent: onPullRequest })).toEqual(expected)
  expect(plan({ memory: ended, intent: elsewhere, onExisting: 'message' })).toEqual(expected)
  for (const intent of [prompt, bare]) expect(plan({ memory: ended, intent })).toEqual(expected)
  expect(plan({ ...rerun, memory: ended })).toEqual(expected)
})

test.each(replacedNotes)('a given job-id gets its message, whatever is remembered: %s', (...[status]) => {
  const ended = memoryOf({ ...report, jobId: 'job_9', result: status, status })
  const expected: Plan = { kind: 'message', jobId: 'job_9', isReplaceable: false }
  expect(plan({ jobId: 'job_9', memory: ended })).toEqual(expected)
  const checked: Plan = { kind: 'status', jobId: 'job_9' }
  expect(plan({ memory: ended, intent: command({ kind: 'status' }) })).toEqual(checked)
})

test('an unverified state means a new job, with a note of one sentence', () => {
  const planned = plan({ memory: memoryOf(null, true) })
  expect(planned).toMatchObject({ kind: 'create', note: expect.stringMatching(/^[A-Z].*another key.*\.$/) })
})

const unreadable: Memory = { kind: 'unreadable', problem: 'GitHub answered 502.' }
const giveUp: Plan = { kind: 'unknown', reason: 'memory-unreadable', detail: 'GitHub answered 502.' }

test.each<[string, Partial<PlanInputs>]>([
  ['a workflow', {}],
  ['a push to a pull request', { intent: onPullRequest }],
  ['on-existing: skip', { onExisting: 'skip' }],
  ['on-existing: new, because a job needs a turn of its own', { onExisting: 'new' }],
  ['a command', { intent: command({ kind: 'prompt', text: 'shorter' }) }],
  ['`new`', { intent: command({ kind: 'new', text: 'again' }) }],
  ['`status`', { intent: command({ kind: 'status' }) }],
  ['`status` with a job-id', { intent: command({ kind: 'status' }), jobId: 'job_9', hasPrompt: false }],
  ['a re-run', { runAttempt: 2 }],
  ['a re-run with `on-rerun: new`', { runAttempt: 2, onRerun: 'new' }],
  ['a message to a job-id', { jobId: 'job_9' }],
])('nothing is started while the memory cannot be read: %s', (_, known) => {
  expect(plan({ memory: unreadable, ...known })).toEqual(giveUp)
})

test.each([1, 2])('a given job-id is waited for without a memory, in attempt %d', (runAttempt) => {
  const expected: Plan = { kind: 'attach', jobId: 'job_9' }
  expect(plan({ memory: unreadable, jobId: 'job_9', hasPrompt: false, runAttempt })).toEqual(expected)
})

const rerun = { runId: '100', runAttempt: 2, intent: onPullRequest }

test.each<[string, RunResult | null, Reason | null, Plan]>([
  ['never wrote again', null, null, attach],
  ['stopped waiting', 'timed-out', 'deadline', attach],
  ['was cancelled', 'cancelled', 'interrupted', attach],
  ['could not reach it any more', 'unknown', 'unreachable', attach],
  ['did not wait', 'running', null, attach],
  ['saw a pull request', 'pull-request', null, message],
  ['saw none', 'no-pull-request', null, message],
  ['lost its message on the way', 'unknown', 'message-unconfirmed', message],
  ['was cancelled while its message was on the way', 'cancelled', 'message-unconfirmed', message],
])('a re-run whose earlier attempt %s', (...[, result, reason, expected]) => {
  expect(plan({ ...rerun, memory: memoryOf({ ...report, result, reason }) })).toEqual(expected)
})

const unfinished: Report = { ...report, result: null }

test.each<[RunResult, Plan]>([
  ['timed-out', message],
  ['cancelled', message],
])(
  'a message that was not sent to a busy job (%s) is sent by the next attempt, also in the run that made the last turn',
  (result, expected) => {
    const unsent: Report = { ...report, runAttempt: 2, result, reason: 'busy' }
    expect(plan({ ...rerun, runAttempt: 3, memory: memoryOf(unsent) })).toEqual(expected)
  },
)

test('a re-run attaches to nothing but the turn of its own run, whichever run read the job last', () => {
  const readByAnother: Report = { ...unfinished, runId: '101', result: 'running' }
  const madeByAnother: Report = { ...unfinished, turnRunId: '99', result: 'timed-out', reason: 'busy' }
  expect(plan({ ...rerun, memory: memoryOf(readByAnother) })).toEqual(attach)
  expect(plan({ ...rerun, memory: memoryOf(madeByAnother) })).toEqual(message)
})

test.each<[string, Partial<PlanInputs>, Plan]>([
  ['on-rerun: new', { ...rerun, onRerun: 'new', memory: memoryOf(unfinished) }, message],
  ['a first attempt', { ...rerun, runAttempt: 1, memory: memoryOf(unfinished) }, message],
  ['the job of another run', { ...rerun, runId: '101', memory: memoryOf(unfinished) }, message],
  ['an attempt that knew no job', { ...rerun, memory: memoryOf({ ...unfinished, jobId: null }) }, create],
])('nothing is attached to for %s', (_, known, expected) => {
  expect(plan(known)).toEqual(expected)
})

test.each([prompt, bare, fresh])('a re-run of the command %j attaches, and sends nothing again', (intent) => {
  expect(plan({ ...rerun, intent, memory: memoryOf(unfinished) })).toEqual(attach)
})

const queued = memoryOf({ ...report, queue: sampleQueue({ entries: [sampleRequest({ runId: '123' })] }) })
const sent = memoryOf({ ...report, queue: { ...emptyQueue, sent: ['123-1-0a1b2c3d'] } })
const sentAndGone = memoryOf({ ...report, jobId: null, queue: { ...emptyQueue, sent: ['123-1-0a1b2c3d'] } })

test.each<[string, Partial<PlanInputs>, Plan]>([
  ['still waits', { memory: queued }, { kind: 'queued' }],
  ['still waits, for a given job', { memory: queued, jobId: 'job_9' }, { kind: 'queued' }],
  ['still waits, and is to be asked anew', { memory: queued, onRerun: 'new' }, message],
  ['was sent', { memory: sent }, attach],
  ['was sent, and is to be asked anew', { memory: sent, onRerun: 'new' }, message],
  ['was sent to a job that is forgotten', { memory: sentAndGone }, create],
  ['is that of another run', { memory: queued, runId: '124' }, message],
  ['is that of the same attempt', { memory: queued, runAttempt: 1 }, message],
  [
    'still waits, asked for its status',
    { memory: queued, intent: status },
    { kind: 'status', jobId: 'job_1' },
  ],
])('a re-run whose queued request %s', (_, known, expected) => {
  expect(plan({ runAttempt: 2, intent: prompt, ...known })).toEqual(expected)
})
