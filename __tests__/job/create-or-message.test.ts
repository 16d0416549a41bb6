import { expect, test } from '@jest/globals'
import type { Reason } from '../../src/base/result-codes.ts'
import { type Memory, statusNameProblem } from '../../src/conversation/memory.ts'
import type { SlashCommand } from '../../src/event/slash-command.ts'
import type { Intent } from '../../src/gates/authorize.ts'
import { type OnExisting, type Plan, type PlanInputs, planJob } from '../../src/job/create-or-message.ts'
import { outcome, skipped } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const report = sampleReport({ jobId: 'job_1', runId: '100', requestRunId: '100', result: 'pull-request' })
const memory = memoryOf(report)
const onPullRequest: Intent = { kind: 'workflow', isPullRequestEvent: true }
const elsewhere: Intent = { kind: 'workflow', isPullRequestEvent: false }
const message: Plan = { kind: 'message', jobId: 'job_1', isReplaceable: true, id: 'first' }
const create: Plan = { kind: 'create', note: null, id: 'first' }
const attach: Plan = { kind: 'attach', jobId: 'job_1' }

function plan(known: Partial<PlanInputs>): Plan {
  return planJob({
    intent: elsewhere,
    jobId: null,
    hasPrompt: true,
    onExisting: 'auto',
    isRolling: null,
    runAttempt: 1,
    ids: { first: 'first', again: 'again' },
    commandAt: null,
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
  ['skip', onPullRequest, skipped('existing-job')],
  ['skip', elsewhere, skipped('existing-job')],
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
  expect(plan({ memory, intent: status, runAttempt: 2, onExisting: 'new' })).toEqual(expected)
})

test('`status` in a conversation without a job starts none', () => {
  expect(plan({ intent: status })).toEqual(skipped('job-not-found'))
})

test.each<[string, Partial<PlanInputs>, Plan]>([
  [
    'with a prompt gets a message and is never replaced',
    {},
    { kind: 'message', jobId: 'job_9', isReplaceable: false, id: 'first' },
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
  const expected: Plan = { kind: 'create', note, id: 'first' }
  expect(plan({ memory: ended, intent: onPullRequest })).toEqual(expected)
  expect(plan({ memory: ended, intent: elsewhere, onExisting: 'message' })).toEqual(expected)
  for (const intent of [prompt, bare]) expect(plan({ memory: ended, intent })).toEqual(expected)
})

test.each(replacedNotes)('a given job-id gets its message, whatever is remembered: %s', (...[status]) => {
  const ended = memoryOf({ ...report, jobId: 'job_9', result: status, status })
  const expected: Plan = { kind: 'message', jobId: 'job_9', isReplaceable: false, id: 'first' }
  expect(plan({ jobId: 'job_9', memory: ended })).toEqual(expected)
  const checked: Plan = { kind: 'status', jobId: 'job_9' }
  expect(plan({ memory: ended, intent: command({ kind: 'status' }) })).toEqual(checked)
})

test('an unverified state means a new job, with a note of one sentence', () => {
  const planned = plan({ memory: memoryOf(null, true) })
  expect(planned).toMatchObject({ kind: 'create', note: expect.stringMatching(/^[A-Z].*another key.*\.$/) })
})

function unreadable(reason: Reason): Memory {
  return { kind: 'unreadable', reason, problem: 'GitHub answered 502.' }
}

test.each<[string, Partial<PlanInputs>]>([
  ['a workflow', {}],
  ['a push to a pull request', { intent: onPullRequest }],
  ['on-existing: skip', { onExisting: 'skip' }],
  ['on-existing: new, because a job needs a request of its own', { onExisting: 'new' }],
  ['a command', { intent: command({ kind: 'prompt', text: 'shorter' }) }],
  ['`new`', { intent: command({ kind: 'new', text: 'again' }) }],
  ['`status`', { intent: command({ kind: 'status' }) }],
  ['`status` with a job-id', { intent: command({ kind: 'status' }), jobId: 'job_9', hasPrompt: false }],
  ['a re-run', { runAttempt: 2 }],
  ['a message to a job-id', { jobId: 'job_9' }],
])('nothing is started while the memory cannot be read: %s', (_, known) => {
  for (const reason of ['memory-unreadable', 'newer-state', 'conversation-busy'] as const) {
    const expected: Plan = outcome('unknown', { reason, detail: 'GitHub answered 502.' })
    expect(plan({ memory: unreadable(reason), ...known })).toEqual(expected)
  }
})

test.each([1, 2])('a given job-id is waited for without a memory, in attempt %d', (runAttempt) => {
  const expected: Plan = { kind: 'attach', jobId: 'job_9' }
  expect(
    plan({ memory: unreadable('memory-unreadable'), jobId: 'job_9', hasPrompt: false, runAttempt }),
  ).toEqual(expected)
})

type How = Report['handled'][number]['how']

/** What is remembered once the request of that id came to that end. */
function handled(id: string, how: How, known: Partial<Report> = {}): Memory {
  return memoryOf({ ...report, handled: [{ id, how }], ...known })
}

const atWork = { jobEnd: null }
const over = { jobEnd: 'pull-request' } as const
const again: Plan = { ...message, id: 'again' }

test.each<[string, Partial<PlanInputs>, Plan]>([
  ['reached a job at work', { memory: handled('first', 'delivered', atWork), runAttempt: 2 }, attach],
  [
    'reached it in another leg of the same attempt',
    { memory: handled('first', 'delivered', atWork) },
    attach,
  ],
  ['reached a job that is over', { memory: handled('first', 'delivered', over), runAttempt: 2 }, again],
  ['reached it in another leg', { memory: handled('first', 'delivered', over) }, attach],
  ['was taken out of the queue', { memory: handled('first', 'refused', over), runAttempt: 2 }, message],
  ['was that of another step', { memory: handled('other', 'delivered', atWork), runAttempt: 2 }, message],
  [
    'reached a job that is forgotten',
    { memory: handled('first', 'delivered', { jobId: null }), runAttempt: 2 },
    create,
  ],
])('a request that %s before', (_, known, expected) => {
  expect(plan({ intent: onPullRequest, ...known })).toEqual(expected)
})

test.each([prompt, bare, fresh])('a re-run of the command %j attaches, and sends nothing again', (intent) => {
  expect(plan({ intent, runAttempt: 2, memory: handled('first', 'delivered', atWork) })).toEqual(attach)
})

test.each<[How, Partial<Report>, Plan]>([
  ['delivered', atWork, attach],
  ['delivered', over, attach],
  ['refused', over, again],
])('a re-run that was asked for again, once that was %s (%j)', (...[how, known, expected]) => {
  const ends: Report['handled'] = [
    { id: 'first', how: 'delivered' },
    { id: 'again', how },
  ]
  const memory = memoryOf({ ...report, jobEnd: 'failed', ...known, handled: ends })
  expect(plan({ intent: onPullRequest, runAttempt: 3, memory })).toEqual(expected)
})

test('a request with an id for each attempt is sent once in each, also by legs that ask for the same', () => {
  const memory = handled('100-2', 'delivered', over)
  const ids = { first: '100-2', again: '100-2' }
  expect(plan({ intent: onPullRequest, runAttempt: 2, ids, memory })).toEqual(attach)
  const next = { first: '100-3', again: '100-3' }
  expect(plan({ intent: onPullRequest, runAttempt: 3, ids: next, memory })).toEqual({
    ...message,
    id: '100-3',
  })
})

test('a re-run that still waits for a job at work never asks for it again', () => {
  const memory = handled('first', 'delivered', atWork)
  expect(plan({ intent: onPullRequest, runAttempt: 9, memory })).toEqual(attach)
})

const halted = { createUnconfirmedAt: '2026-11-20T14:02:00.000Z' }

test.each<[Partial<Report>, Reason]>([
  [{}, 'message-unconfirmed'],
  [halted, 'create-unconfirmed'],
])('a request that nobody can confirm is not sent again (%j)', (known, reason) => {
  const expected = { ...outcome('unknown', { reason }), detail: expect.stringContaining('nobody knows') }
  for (const runAttempt of [1, 2])
    expect(plan({ runAttempt, memory: handled('first', 'unconfirmed', known) })).toEqual(expected)
  const asked = { id: 'first', how: 'delivered' } as const
  const twice = memoryOf({
    ...report,
    ...over,
    handled: [asked, { id: 'again', how: 'unconfirmed' }],
    ...known,
  })
  expect(plan({ runAttempt: 3, memory: twice })).toEqual(expected)
})

const halt = { ...outcome('unknown', { reason: 'create-unconfirmed' }), detail: expect.any(String) }
const before = '2026-11-20T14:01:59Z'
const same = '2026-11-20T14:02:00Z'
const after = '2026-11-20T14:02:01Z'

test.each<[string, Partial<PlanInputs>, object]>([
  ['a push', { intent: onPullRequest }, halt],
  ['a schedule', {}, halt],
  ['a command of before', { intent: prompt, commandAt: before }, halt],
  ['a command of the same second', { intent: prompt, commandAt: same }, halt],
  ['a command whose time nobody knows', { intent: fresh }, halt],
  ['a later command', { intent: prompt, commandAt: after }, message],
  ['a later `new`', { intent: fresh, commandAt: after }, create],
  ['a message to a given job', { jobId: 'job_9' }, halt],
  [
    'a given job that is only waited for',
    { jobId: 'job_9', hasPrompt: false },
    { kind: 'attach', jobId: 'job_9' },
  ],
  ['a check of the status', { intent: status }, { kind: 'status', jobId: 'job_1' }],
])('after a create that nobody can confirm: %s', (_, known, expected) => {
  expect(plan({ memory: memoryOf({ ...report, ...halted }), ...known })).toEqual(expected)
})

test('a conversation without a job waits for a person, too, after a create that nobody can confirm', () => {
  const memory = memoryOf({ ...report, jobId: null, ...halted })
  expect(plan({ memory })).toEqual(halt)
  expect(plan({ memory, intent: prompt, commandAt: after })).toEqual(create)
})

const queued = memoryOf({ ...report, queue: [sampleRequest({ id: 'first' })] })
const queuedAgain = memoryOf({
  ...{ ...report, ...over, queue: [sampleRequest({ id: 'again' })] },
  handled: [{ id: 'first', how: 'delivered' }],
})

test.each<[string, Partial<PlanInputs>, Plan]>([
  ['is there already', { memory: queued, runAttempt: 2 }, { ...message, id: 'first' }],
  ['is there again', { memory: queuedAgain, runAttempt: 2 }, { ...message, id: 'again' }],
  ['is another one', { memory: queued, ids: { first: 'x', again: 'y' } }, { ...message, id: 'x' }],
  ['is there, asked for its status', { memory: queued, intent: status }, { kind: 'status', jobId: 'job_1' }],
])('a request whose queued one %s', (_, known, expected) => {
  expect(plan({ intent: prompt, ...known })).toEqual(expected)
})

test.each<[string, Memory, string | null]>([
  ['nothing is known', unreadable('memory-unreadable'), null],
  ['no other conversation shows it', memoryOf(report), null],
  [
    'another one shows it',
    { kind: 'found', report, otherStatuses: [{ context: 'DOCS', url: 'https://x' }] },
    'https://x',
  ],
  [
    'another one shows it, and this one is new',
    { kind: 'none', hasUnverified: false, otherStatuses: [{ context: 'docs', url: 'https://x' }] },
    'https://x',
  ],
])('whether a status name can be used: %s', (_, known, url) => {
  const problem = statusNameProblem(known, 'docs')
  expect(problem === null ? null : problem.includes(url ?? 'nowhere')).toBe(url === null ? null : true)
})
