import { expect, test } from '@jest/globals'
import type { SlashCommand } from '../../../src/domain/event/slash-command.ts'
import type { Reason, Result } from '../../../src/domain/job/outcome.ts'
import { type Intent, type Known, type OnExisting, type Plan, planJob } from '../../../src/domain/job/plan.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const memory = sampleReport({ jobId: 'job_1', runId: '100', turnRunId: '100', result: 'pull-request' })
const onPullRequest: Intent = { kind: 'workflow', isPullRequestEvent: true }
const elsewhere: Intent = { kind: 'workflow', isPullRequestEvent: false }
const message: Plan = { do: 'message', jobId: 'job_1', isReplaceable: true }
const create: Plan = { do: 'create', note: '' }
const attach: Plan = { do: 'attach', jobId: 'job_1' }

function plan(known: Partial<Known>): Plan {
  return planJob({
    intent: elsewhere,
    jobId: null,
    hasPrompt: true,
    onExisting: 'auto',
    rerun: 'attach',
    runId: '123',
    runAttempt: 1,
    memory: null,
    hasForeign: false,
    ...known,
  })
}

function command(given: SlashCommand): Intent {
  return { kind: 'command', command: given }
}

const prompt = command({ kind: 'prompt', text: 'shorter' })
const bare = command({ kind: 'bare' })
const fresh = command({ kind: 'new', text: 'again' })
const status = command({ kind: 'status' })

test.each<[string, Partial<Known>, Plan]>([
  ['a workflow', {}, create],
  ['a workflow on a pull request', { intent: onPullRequest }, create],
  ['a prompt in a comment', { intent: prompt }, create],
  ['the bare command', { intent: bare }, create],
  ['`new`', { intent: fresh }, create],
  ['a thread that remembers no job', { memory: sampleReport({ jobId: null }) }, create],
])('without a job in the thread, %s creates one', (_, known, expected) => {
  expect(plan(known)).toEqual(expected)
})

test.each<[OnExisting, Intent, Plan]>([
  ['auto', onPullRequest, message],
  ['auto', elsewhere, create],
  ['message', onPullRequest, message],
  ['message', elsewhere, message],
  ['new', onPullRequest, create],
  ['new', elsewhere, create],
  ['skip', onPullRequest, { do: 'skip', reason: 'existing-job' }],
  ['skip', elsewhere, { do: 'skip', reason: 'existing-job' }],
])('a thread that has a job, on-existing %s, %j', (onExisting, intent, expected) => {
  expect(plan({ memory, onExisting, intent })).toEqual(expected)
})

test.each<OnExisting>(['auto', 'message', 'new', 'skip'])(
  'on-existing %s does not bind a slash command: the thread goes on with its job',
  (onExisting) => {
    expect(plan({ memory, onExisting, intent: prompt })).toEqual(message)
    expect(plan({ memory, onExisting, intent: bare })).toEqual(message)
    expect(plan({ memory, onExisting, intent: fresh })).toEqual(create)
  },
)

test('`status` looks at the job of the thread, whatever else is given', () => {
  const look = { do: 'look', jobId: 'job_1' }
  expect(plan({ memory, intent: status })).toEqual(look)
  expect(plan({ memory, intent: status, runAttempt: 2, runId: '100', onExisting: 'new' })).toEqual(look)
})

test('`status` in a thread without a job starts none', () => {
  expect(plan({ intent: status }).do).toBe('skip')
})

test.each<[string, Partial<Known>, Plan]>([
  [
    'with a prompt is a follow-up, never replaced',
    {},
    { do: 'message', jobId: 'job_9', isReplaceable: false },
  ],
  ['without a prompt is waited for', { hasPrompt: false }, { do: 'attach', jobId: 'job_9' }],
  ['goes before the job of the thread', { memory, hasPrompt: false }, { do: 'attach', jobId: 'job_9' }],
  [
    'goes before on-existing',
    { memory, onExisting: 'skip', hasPrompt: false },
    { do: 'attach', jobId: 'job_9' },
  ],
])('a given job-id %s', (_, known, expected) => {
  expect(plan({ jobId: 'job_9', ...known })).toEqual(expected)
})

test('a marker of another key means a new job, said in one sentence', () => {
  const planned = plan({ hasForeign: true })
  expect(planned).toMatchObject({ do: 'create', note: expect.stringMatching(/^[A-Z].*another key.*\.$/) })
})

test('a genuine marker beside a foreign one is what counts', () => {
  expect(plan({ hasForeign: true, memory, intent: onPullRequest })).toEqual(message)
})

const rerun = { runId: '100', runAttempt: 2, intent: onPullRequest }

test.each<[string, Result | null, Reason, Plan]>([
  ['never spoke again', null, '', attach],
  ['stopped waiting', 'timed-out', 'deadline', attach],
  ['was cancelled', 'cancelled', 'signal', attach],
  ['lost sight of it', 'unknown', 'unreachable', attach],
  ['did not wait', 'detached', '', attach],
  ['saw a pull request', 'pull-request', '', message],
  ['saw none', 'no-pull-request', '', message],
  ['saw it fail', 'failed', '', message],
  ['saw it archived', 'archived', '', message],
  ['lost its message on the way', 'unknown', 'message-ambiguous', message],
  ['was cancelled while its message was on the way', 'cancelled', 'message-ambiguous', message],
])('a re-run whose earlier attempt %s', (...[, result, reason, expected]) => {
  expect(plan({ ...rerun, memory: { ...memory, result, reason } })).toEqual(expected)
})

const unfinished = { ...memory, result: null }

test.each<[Result, Plan]>([
  ['timed-out', message],
  ['cancelled', message],
])(
  'a message that a busy job kept back (%s) is sent by the next attempt, also in the run that made the last turn',
  (result, expected) => {
    const keptBack = { ...memory, runAttempt: 2, result, reason: 'busy' as const }
    expect(plan({ ...rerun, runAttempt: 3, memory: keptBack })).toEqual(expected)
  },
)

test('a re-run attaches to nothing but the turn of its own run, whichever run looked at the job last', () => {
  const lookedAtByAnother = { ...unfinished, runId: '101', result: 'detached' as const }
  const madeByAnother = {
    ...unfinished,
    turnRunId: '99',
    result: 'timed-out' as const,
    reason: 'busy' as const,
  }
  expect(plan({ ...rerun, memory: lookedAtByAnother })).toEqual(attach)
  expect(plan({ ...rerun, memory: madeByAnother })).toEqual(message)
})

test.each<[string, Partial<Known>, Plan]>([
  ['rerun: new', { ...rerun, rerun: 'new', memory: unfinished }, message],
  ['a first attempt', { ...rerun, runAttempt: 1, memory: unfinished }, message],
  ['the job of another run', { ...rerun, runId: '101', memory: unfinished }, message],
  ['an attempt that knew no job', { ...rerun, memory: { ...unfinished, jobId: null } }, create],
])('nothing is attached to for %s', (_, known, expected) => {
  expect(plan(known)).toEqual(expected)
})

test.each([prompt, bare, fresh])('a re-run of the command %j attaches, and sends nothing again', (intent) => {
  expect(plan({ ...rerun, intent, memory: unfinished })).toEqual(attach)
})
