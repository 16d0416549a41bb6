import { expect, test } from '@jest/globals'
import { type Reason, type Result, reasons } from '../../../src/domain/job/outcome.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { causeOf } from '../../../src/domain/messages/reasons.ts'
import { skipText } from '../../../src/domain/messages/skip-texts.ts'
import { verdictOf } from '../../../src/domain/messages/status.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const thread = { command: '/docs', isRemembered: true }
const elsewhere = { command: '', isRemembered: false }

test.each<[Result | null, Partial<Report>, string, string | RegExp]>([
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
    { reason: 'signal', tookMs: 380_000 },
    '🚫 The run was cancelled after 6m 20s',
    /^Watch acme\/docs\b.*: the agent job cannot be stopped from here\.$/,
  ],
  [
    'unknown',
    { reason: 'signal' },
    '❔ The run ended unexpectedly',
    /^Re-run the job\b.*\bwait for job `job_1`.*`job-id`\.$/,
  ],
  [
    'detached',
    {},
    '🟡 Docs agent started',
    /^Watch .*for the pull request\b.*\bwait for job `job_1`.*`job-id`\.$/,
  ],
])('the words for %s', (...[result, known, title, next]) => {
  const verdict = verdictOf(sampleReport({ result, ...known }), thread)
  expect(`${verdict.icon} ${verdict.title}`).toBe(title)
  const words = verdict.next.replace('`acme/docs`', 'acme/docs')
  if (typeof next === 'string') expect(words).toBe(next)
  else expect(words).toMatch(next)
})

test.each<[Result, Reason, string]>([
  ['unknown', 'unreachable', '❔ The outcome is not known'],
  ['unknown', 'create-ambiguous', '❔ The outcome is not known'],
  ['rejected', 'unauthorized', '⛔ The service refused the request'],
  ['rejected', 'project-not-found', '⛔ The service refused the request'],
])('%s, %s is titled %s', (result, reason, title) => {
  const verdict = verdictOf(sampleReport({ result, reason }), thread)
  expect(`${verdict.icon} ${verdict.title}`).toBe(title)
})

const endings: [Result, Reason[]][] = [
  ['pull-request', ['', 'stale-suspected']],
  ['no-pull-request', ['', 'unexpected-answer', 'stale-suspected']],
  ['detached', ['']],
  ['failed', ['', 'stale-suspected']],
  ['archived', ['', 'stale-suspected']],
  ['timed-out', ['deadline', 'busy']],
  ['cancelled', ['signal', 'busy', 'create-ambiguous', 'message-ambiguous']],
  [
    'unknown',
    [
      'create-ambiguous',
      'message-ambiguous',
      'unreachable',
      'unauthorized',
      'forbidden',
      'tls',
      'bad-endpoint',
      'bad-request',
      'job-disappeared',
      'signal',
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
      'bad-endpoint',
      'tls',
      'unreachable',
    ],
  ],
]

const possible = endings.flatMap(([result, all]) => all.map((reason) => [result, reason] as const))
const verbs =
  /^(?:Check|Comment|Copy|Correct|Create|Give|Look|Name|Re-run|Review|Run|Send|Set|Use|Wait|Watch) /

test.each(possible)('%s, reason %j: a title, and a next step that begins with a verb', (result, reason) => {
  for (const around of [thread, elsewhere]) {
    const verdict = verdictOf(sampleReport({ result, reason }), around)
    expect(verdict.icon).not.toBe('')
    expect(verdict.title).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(verdict.next).toMatch(verbs)
  }
})

const back = 'Re-run the job, or wait for job `job_1` in another run with the input `job-id`.'

test.each<[Result, Reason, string]>([
  ['pull-request', 'stale-suspected', 'Review it, and send the message again if its effect is missing.'],
  [
    'no-pull-request',
    'stale-suspected',
    'Send the message again if its effect is missing, and name the page in it.',
  ],
  ['no-pull-request', 'unexpected-answer', 'Look for the pull request in the documentation repository.'],
  ['failed', 'stale-suspected', 'Comment `/docs new <prompt>` to try again.'],
  ['archived', 'stale-suspected', 'Comment `/docs new <prompt>` for a new job.'],
  ['timed-out', 'busy', 'Re-run the job to send it.'],
  ['cancelled', 'busy', 'Re-run the job to send it.'],
  ['unknown', 'bad-endpoint', `Set \`api-url\` to the address that the service itself has. ${back}`],
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
])('%s, reason %s: what mends it comes first, and then what leads on', (result, reason, next) => {
  expect(verdictOf(sampleReport({ result, reason }), thread).next).toBe(next)
})

test.each<Reason>(['rate-limited', 'unauthorized', 'unexpected-answer', 'unreachable'])(
  'a job that is not known and could not be read for %s is asked for again',
  (reason) => {
    const { next } = verdictOf(sampleReport({ result: 'unknown', reason, jobId: null }), elsewhere)
    expect(next).toMatch(/^[A-Z][^.]*\. Run the workflow again\.$/)
  },
)

test.each<[Result, Reason]>([
  ['cancelled', 'signal'],
  ['cancelled', 'create-ambiguous'],
  ['unknown', 'create-ambiguous'],
  ['unknown', 'signal'],
  ['rejected', 'invalid-input'],
  ['rejected', 'unreachable'],
])('%s, reason %s, before any job is known: no text speaks of one that is not there', (result, reason) => {
  const blank = { jobId: null, repository: null, branch: null, requests: [] }
  for (const around of [thread, elsewhere]) {
    const verdict = verdictOf(sampleReport({ ...blank, result, reason }), around)
    expect(Object.values(verdict).join(' ')).not.toMatch(/undefined|null|NaN|``/)
  }
})

test('outside a thread a pull request is only to be reviewed', () => {
  expect(verdictOf(sampleReport({ result: 'pull-request' }), elsewhere).next).toBe('Review it.')
})

test.each<[Result, Reason]>([
  ['timed-out', 'deadline'],
  ['unknown', 'signal'],
  ['detached', ''],
])('outside a thread %s names the `job-id` to pass, and no re-run', (result, reason) => {
  const { next } = verdictOf(sampleReport({ result, reason }), elsewhere)
  expect(next).toMatch(/job `job_1`.*`job-id`/)
  expect(next).not.toMatch(/`\/docs|[Rr]e-run/)
})

test.each<Result>(['no-pull-request', 'failed', 'archived', 'timed-out', 'unknown'])(
  'where no command works, %s names none',
  (result) => {
    const { next } = verdictOf(sampleReport({ result }), elsewhere)
    expect(next).not.toMatch(/\/docs|[Cc]omment|Re-run/)
  },
)

test.each<Result>(['failed', 'timed-out', 'cancelled'])(
  'where nobody knows how long it took, %s says nothing of it',
  (result) => {
    const { title } = verdictOf(sampleReport({ result, tookMs: null }), thread)
    expect(title).toMatch(/^(?:Docs agent failed|Stopped waiting|The run was cancelled)$/)
  },
)

test('a command of another name stands in the next step', () => {
  const { next } = verdictOf(sampleReport({ result: 'failed' }), { command: '/write', isRemembered: true })
  expect(next).toContain('`/write new <prompt>`')
})

test.each(['acme/docs`](https://evil.example)', '@mona', '<img>', '', null])(
  'a repository named %j does not stand in the words for a cancelled run',
  (repository) => {
    const { next } = verdictOf(sampleReport({ result: 'cancelled', reason: 'signal', repository }), thread)
    expect(next).toMatch(/^Watch [a-z ]+: the agent job cannot be stopped from here\.$/)
  },
)

test.each<[Reason, RegExp, RegExp]>([
  ['unauthorized', /^API key not accepted$/, /wrong, revoked or expired: new keys last 90 days/],
  ['forbidden', /^The key may not do this$/, /scope is read only, or an IP allowlist .*, or .*plan/],
  ['project-not-found', /^Project not found$/, /Copy .*from the API keys page of the dashboard/],
  ['rate-limited', /^Rate limit reached$/, /100 .*an hour/],
  ['unreachable', /^The service did not answer$/, /could not be reached.*proxy/],
  ['busy', /^The job is still busy$/, /message was not sent.*Re-run the job to send it/],
  ['message-ambiguous', /not known/, /lost on its way.*not sent again/],
  ['unexpected-answer', /^Unexpected answer$/, /link/],
  ['create-ambiguous', /not known/, /cannot tell two equal requests apart.*re-run only if .*`job-id`/],
])('the cause of %s is told', (reason, title, words) => {
  const cause = causeOf(reason)
  expect(cause.title).toMatch(title)
  expect(`${cause.text} ${cause.next}`).toMatch(words)
})

test('every reason to skip has a sentence of its own', () => {
  const skips = [
    'not-a-command',
    'permission-denied',
    'bot',
    'edited-comment',
    'no-secrets',
    'ref-deleted',
    'existing-job',
    'help',
    'dry-run',
  ] as const
  const texts = skips.map(skipText)
  expect(new Set(texts).size).toBe(skips.length)
  expect(texts).not.toContain(skipText(''))
  for (const reason of skips)
    expect(verdictOf(sampleReport({ result: 'skipped', reason }), thread).text).toBe(skipText(reason))
})

test('the reasons are those of the interface', () => {
  const promised =
    'invalid-input not-a-command permission-denied bot edited-comment no-secrets ref-deleted existing-job help busy ' +
    'dry-run unauthorized forbidden project-not-found job-not-found bad-request rate-limited bad-endpoint tls ' +
    'unreachable create-ambiguous message-ambiguous job-disappeared unexpected-answer deadline signal stale-suspected'
  expect(reasons.filter((reason) => reason !== '')).toEqual(promised.split(' ').sort())
})
