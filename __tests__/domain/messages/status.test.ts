import { expect, test } from '@jest/globals'
import type { Reason, RunResult } from '../../../src/domain/job/outcome.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { describeStatus } from '../../../src/domain/messages/status.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const inConversation = { command: '/docs', canReattach: true }
const elsewhere = { command: null, canReattach: false }

test.each<[RunResult | null, Partial<Report>, string, string | RegExp]>([
  [
    null,
    {},
    '🟡 Docs agent is working',
    'This comment is updated when the job ends, at the latest at 14:32 UTC.',
  ],
  [
    'pull-request',
    {},
    '✅ Docs pull request ready',
    'Review it. To refine, comment `/docs <what to change>`; the same job continues.',
  ],
  [
    'no-pull-request',
    {},
    '⚪ Docs agent finished without a pull request',
    'Name the page if you expected a change: `/docs in guides/client.mdx, describe …`',
  ],
  [
    'failed',
    { tookMs: 123_000 },
    '❌ Docs agent failed after 2m 03s',
    'Comment `/docs new <prompt>` to try again.',
  ],
  ['archived', {}, '🗄️ The job was archived', 'Comment `/docs new <prompt>` for a new job.'],
  [
    'timed-out',
    { reason: 'deadline', tookMs: 1_800_000 },
    '⏱️ Stopped waiting after 30m',
    'Re-run the job to wait for the same agent job again; no second one is started.',
  ],
  [
    'cancelled',
    { reason: 'interrupted', tookMs: 380_000 },
    '🚫 The run was cancelled after 6m 20s',
    /^Watch acme\/docs\b.*: the agent job cannot be stopped from here\.$/,
  ],
  [
    'unknown',
    { reason: 'interrupted' },
    '❔ The run ended unexpectedly',
    /^Re-run the job\b.*\bwait for job `job_1`.*`job-id`\.$/,
  ],
  [
    'running',
    {},
    '🟡 Docs agent started',
    /^Watch .*for the pull request\b.*\bwait for job `job_1`.*`job-id`\.$/,
  ],
])('the message about %s', (...[result, known, title, next]) => {
  const message = describeStatus(sampleReport({ result, ...known }), inConversation)
  expect(`${message.icon} ${message.title}`).toBe(title)
  const nextText = message.next?.replace('`acme/docs`', 'acme/docs')
  if (typeof next === 'string') expect(nextText).toBe(next)
  else expect(nextText).toMatch(next)
})

test.each<[RunResult, Reason, string]>([
  ['unknown', 'unreachable', '❔ The outcome is not known'],
  ['unknown', 'create-unconfirmed', '❔ The outcome is not known'],
  ['rejected', 'unauthorized', '⛔ The service refused the request'],
  ['rejected', 'project-not-found', '⛔ The service refused the request'],
])('%s, %s is titled %s', (result, reason, title) => {
  const message = describeStatus(sampleReport({ result, reason }), inConversation)
  expect(`${message.icon} ${message.title}`).toBe(title)
})

const endings: [RunResult, (Reason | null)[]][] = [
  ['pull-request', [null, 'effect-unconfirmed']],
  ['no-pull-request', [null, 'unexpected-answer', 'effect-unconfirmed']],
  ['running', [null]],
  ['failed', [null, 'effect-unconfirmed']],
  ['archived', [null, 'effect-unconfirmed']],
  ['timed-out', ['deadline', 'busy']],
  ['cancelled', ['interrupted', 'busy', 'create-unconfirmed', 'message-unconfirmed']],
  [
    'unknown',
    [
      'create-unconfirmed',
      'message-unconfirmed',
      'unreachable',
      'unauthorized',
      'forbidden',
      'tls',
      'redirected',
      'bad-request',
      'job-disappeared',
      'interrupted',
    ],
  ],
  [
    'rejected',
    [
      'invalid-input',
      'unauthorized',
      'forbidden',
      'project-not-found',
      'job-not-found',
      'bad-request',
      'rate-limited',
      'redirected',
      'tls',
      'unreachable',
    ],
  ],
]

const possible = endings.flatMap(([result, all]) => all.map((reason) => [result, reason] as const))
const verbs =
  /^(?:Check|Comment|Copy|Correct|Create|Give|Look|Name|Re-run|Review|Run|Send|Set|Use|Wait|Watch) /

test.each(possible)('%s, reason %j: a title, and a next step that begins with a verb', (result, reason) => {
  for (const context of [inConversation, elsewhere]) {
    const message = describeStatus(sampleReport({ result, reason }), context)
    expect(message.icon).not.toBe('')
    expect(message.title).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(message.next).toMatch(verbs)
  }
})

const back = 'Re-run the job, or wait for job `job_1` in another run with the input `job-id`.'

test.each<[RunResult, Reason, string]>([
  ['pull-request', 'effect-unconfirmed', 'Review it, and send the message again if its effect is missing.'],
  [
    'no-pull-request',
    'effect-unconfirmed',
    'Send the message again if its effect is missing, and name the page in it.',
  ],
  ['no-pull-request', 'unexpected-answer', 'Look for the pull request in the documentation repository.'],
  ['failed', 'effect-unconfirmed', 'Comment `/docs new <prompt>` to try again.'],
  ['archived', 'effect-unconfirmed', 'Comment `/docs new <prompt>` for a new job.'],
  ['timed-out', 'busy', 'Re-run the job to send it.'],
  ['cancelled', 'busy', 'Re-run the job to send it.'],
  ['unknown', 'redirected', `Set \`api-url\` to the address that the service itself has. ${back}`],
  ['unknown', 'bad-request', `Check \`project-id\` against what the service says. ${back}`],
  [
    'unknown',
    'forbidden',
    `Use an admin key with write scope, and check the allowlist in the dashboard. ${back}`,
  ],
  ['unknown', 'rate-limited', `Wait until the hour has passed. ${back}`],
  [
    'unknown',
    'tls',
    `Check \`api-url\`, and set \`NODE_EXTRA_CA_CERTS\` if a proxy inspects the traffic. ${back}`,
  ],
  ['unknown', 'unauthorized', `Create an admin key in the dashboard and put it into the secret. ${back}`],
  ['unknown', 'unexpected-answer', `Check \`api-url\`. ${back}`],
  ['unknown', 'unreachable', `Check \`api-url\`, the runner's network and any proxy. ${back}`],
  ['skipped', 'job-not-found', 'Comment `/docs <what to change>` to start one.'],
  ['unknown', 'job-disappeared', 'Look for it in the dashboard, and start a new one if it is gone.'],
])('%s, reason %s: the step of the reason comes first, then that of the result', (result, reason, next) => {
  expect(describeStatus(sampleReport({ result, reason }), inConversation).next).toBe(next)
})

test.each([
  ['123', back],
  [
    '122',
    'Look at job `job_1` in the dashboard. Re-run the job if your request is not there, or wait for it in another run with the input `job-id`.',
  ],
])('a stopped run whose last turn is that of run %s', (turnRunId, next) => {
  const report = sampleReport({ result: 'unknown', reason: 'interrupted', turnRunId })
  expect(describeStatus(report, inConversation).next).toBe(next)
})

test.each<Reason>(['rate-limited', 'unauthorized', 'unexpected-answer', 'unreachable'])(
  'a job that is not known and could not be read for %s leads to a new run',
  (reason) => {
    const { next } = describeStatus(sampleReport({ result: 'unknown', reason, jobId: null }), elsewhere)
    expect(next).toMatch(/^[A-Z][^.]*\. Run the workflow again\.$/)
  },
)

test.each<[RunResult, Reason]>([
  ['cancelled', 'interrupted'],
  ['cancelled', 'create-unconfirmed'],
  ['unknown', 'create-unconfirmed'],
  ['unknown', 'interrupted'],
  ['rejected', 'invalid-input'],
  ['rejected', 'unreachable'],
])('%s, reason %s, before any job is known: no text names one', (result, reason) => {
  const blank = { jobId: null, repository: null, branch: null, requests: [] }
  for (const context of [inConversation, elsewhere]) {
    const message = describeStatus(sampleReport({ ...blank, result, reason }), context)
    expect(Object.values(message).join(' ')).not.toMatch(/undefined|null|NaN|``/)
  }
})

test('outside a conversation a pull request needs only a review', () => {
  expect(describeStatus(sampleReport({ result: 'pull-request' }), elsewhere).next).toBe('Review it.')
})

test.each<[RunResult, Reason | null]>([
  ['timed-out', 'deadline'],
  ['unknown', 'interrupted'],
  ['running', null],
])('outside a conversation %s names the `job-id` to pass, and no re-run', (result, reason) => {
  const { next } = describeStatus(sampleReport({ result, reason }), elsewhere)
  expect(next).toMatch(/job `job_1`.*`job-id`/)
  expect(next).not.toMatch(/`\/docs|[Rr]e-run/)
})

test.each<RunResult>(['no-pull-request', 'failed', 'archived', 'timed-out', 'unknown'])(
  'where no command works, %s names none',
  (result) => {
    const { next } = describeStatus(sampleReport({ result }), elsewhere)
    expect(next).not.toMatch(/\/docs|[Cc]omment|Re-run/)
  },
)

test.each<RunResult>(['failed', 'timed-out', 'cancelled'])(
  'without a known duration, the title of %s has none',
  (result) => {
    const { title } = describeStatus(sampleReport({ result, tookMs: null }), inConversation)
    expect(title).toMatch(/^(?:Docs agent failed|Stopped waiting|The run was cancelled)$/)
  },
)

test('a command of another name is in the next step', () => {
  const { next } = describeStatus(sampleReport({ result: 'failed' }), {
    command: '/write',
    canReattach: true,
  })
  expect(next).toContain('`/write new <prompt>`')
})

test.each(['acme/docs`](https://evil.example)', '@mona', '<img>', '', null])(
  'a repository named %j is not in the message about a cancelled run',
  (repository) => {
    const { next } = describeStatus(
      sampleReport({ result: 'cancelled', reason: 'interrupted', repository }),
      inConversation,
    )
    expect(next).toMatch(/^Watch [a-z ]+: the agent job cannot be stopped from here\.$/)
  },
)
