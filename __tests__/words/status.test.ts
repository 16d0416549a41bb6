import { expect, test } from '@jest/globals'
import type { Reason, RunResult } from '../../src/base/result-codes.ts'
import { missingKey, reasonSentence } from '../../src/runner/set-up-problems.ts'
import { newDocsPull } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { describeStatus, iconOf, rejectionTitle } from '../../src/words/status.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const inConversation = { command: '/docs', canReattach: true, limits: null }
const elsewhere = { command: null, canReattach: false, limits: null }

const back = "Re-run this workflow job to keep waiting. It doesn't start a second agent job."

test.each<[RunResult | null, Partial<Report>, string, string]>([
  [
    null,
    {},
    '🟡 Docs agent is working',
    'This comment is updated when the agent finishes, at the latest at 2026-11-20 14:32 UTC.',
  ],
  [
    'pull-request',
    {},
    '✅ Docs pull request ready',
    'Review and merge the pull request. To request changes, comment `/docs <what to change>`.',
  ],
  [
    'no-pull-request',
    {},
    '⚪ Docs agent finished: no pull request opened',
    'If you expected a change, comment `/docs in guides/client.mdx, describe …`, with the path of the page.',
  ],
  [
    'failed',
    { tookMs: 123_000 },
    '❌ Docs agent failed after 2m 03s',
    'Comment `/docs <what to change>` to start a new agent job.',
  ],
  [
    'archived',
    {},
    '🗄️ Docs agent job was archived in Mintlify before it finished',
    'Comment `/docs <what to change>` to start a new agent job.',
  ],
  ['timed-out', { reason: 'deadline', tookMs: 1_800_000 }, '⏱️ Docs agent is still running after 30m', back],
  [
    'cancelled',
    { reason: 'interrupted', tookMs: 380_000 },
    '🚫 Workflow canceled; the docs agent may still be running',
    `The agent may still open a pull request in \`acme/docs\`. ${back}`,
  ],
  ['unknown', { reason: 'interrupted' }, '❔ Workflow job stopped before the agent finished', back],
  [
    'running',
    {},
    '▶️ Docs agent started in the background',
    'If the agent changes anything, it opens a pull request in `acme/docs`. Look for it there when the agent has finished.',
  ],
])('the message about %s', (...[result, known, title, next]) => {
  const message = describeStatus(sampleReport({ result, ...known }), inConversation)
  expect(`${message.icon} ${message.title}`).toBe(title)
  expect(message.next).toBe(next)
})

test.each<[RunResult, Reason, string]>([
  ['timed-out', 'busy', '⏱️ Request not sent: the agent is still busy'],
  ['cancelled', 'busy', '🚫 Request not sent: the agent is still busy'],
  ['cancelled', 'create-unconfirmed', "🚫 Couldn't confirm that the agent job started"],
  ['cancelled', 'message-unconfirmed', "🚫 Couldn't confirm that your request arrived"],
  ['unknown', 'unreachable', '❔ Lost contact with the agent job'],
  ['unknown', 'unauthorized', "❔ Couldn't check the agent job: API key not accepted"],
  ['unknown', 'create-unconfirmed', "❔ Couldn't confirm that the agent job started"],
  ['rejected', 'unauthorized', '⛔ API key not accepted'],
  ['rejected', 'project-not-found', '⛔ Project not found'],
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
      'blocked',
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
      'blocked',
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
const verb =
  '(?:[Cc]heck|[Cc]omment|[Cc]opy|[Cc]orrect|[Cc]reate|[Ff]ix|[Ll]ook|[Nn]ame|[Rr]e-run|[Rr]eview|[Rr]un|[Ss]end|[Ss]et|[Uu]se|[Ww]ait)'
const pending =
  '(?:The agent may still open|If the agent changes anything, it opens) a pull request in \\S+\\. '
/** A verb, which may follow a purpose or a condition, and where the agent opens its pull request. */
const step = new RegExp(`^(?:${pending})?(?:(?:If|To) [^,.]+, )?${verb} `)

test.each(possible)('%s, reason %j: a title, and a next step with a verb first', (result, reason) => {
  for (const context of [inConversation, elsewhere]) {
    const message = describeStatus(sampleReport({ result, reason }), context)
    expect(message.icon).not.toBe('')
    expect(message.title).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(message.next).toMatch(step)
  }
})

test.each<[RunResult, Reason, string]>([
  ['pull-request', 'effect-unconfirmed', 'Review it, and send the request again if its effect is missing.'],
  [
    'no-pull-request',
    'effect-unconfirmed',
    'Send the request again if its effect is missing, and name the page in it.',
  ],
  ['no-pull-request', 'unexpected-answer', 'Look for the pull request in the documentation repository.'],
  ['failed', 'effect-unconfirmed', 'Comment `/docs <what to change>` to start a new agent job.'],
  ['archived', 'effect-unconfirmed', 'Comment `/docs <what to change>` to start a new agent job.'],
  ['timed-out', 'busy', 'Re-run this workflow job to send the request.'],
  ['cancelled', 'busy', 'Re-run this workflow job to send the request.'],
  ['unknown', 'redirected', `Set \`api-url\` to the final API URL, not one that redirects. ${back}`],
  ['unknown', 'bad-request', `Check \`project-id\`, and fix the problem that Mintlify names. ${back}`],
  [
    'unknown',
    'forbidden',
    `Use an admin key with write scope, and check the allowlist in the Mintlify dashboard. ${back}`,
  ],
  ['unknown', 'rate-limited', `Wait an hour. ${back}`],
  [
    'unknown',
    'tls',
    `Check \`api-url\`, and set \`NODE_EXTRA_CA_CERTS\` if a proxy inspects the traffic. ${back}`,
  ],
  [
    'unknown',
    'unauthorized',
    `Create an admin key in the Mintlify dashboard, and update the secret. ${back}`,
  ],
  ['unknown', 'unexpected-answer', `Check \`api-url\`. ${back}`],
  ['unknown', 'unreachable', `Check \`api-url\`, the runner's network, and any proxy. ${back}`],
  ['skipped', 'job-not-found', 'Comment `/docs <what to change>` to start one.'],
  [
    'unknown',
    'job-disappeared',
    "Look for it in the Mintlify dashboard, and start a new one if it isn't there.",
  ],
])('%s, reason %s: the step of the reason comes first, then that of the result', (result, reason, next) => {
  expect(describeStatus(sampleReport({ result, reason }), inConversation).next).toBe(next)
})

test.each([
  ['123', back],
  [
    '122',
    "Look at agent job `job_1` in the Mintlify dashboard. If your request isn't there, run the workflow again. If it is, set `job-id` to wait for it.",
  ],
])('a stopped run whose last request is that of run %s', (requestRunId, next) => {
  const report = sampleReport({ result: 'unknown', reason: 'interrupted', requestRunId })
  expect(describeStatus(report, inConversation).next).toBe(next)
})

test.each<Reason>(['rate-limited', 'unauthorized', 'unexpected-answer', 'unreachable'])(
  'a job that is not known and could not be read for %s leads to a new run',
  (reason) => {
    const { next } = describeStatus(sampleReport({ result: 'unknown', reason, jobId: null }), elsewhere)
    expect(next).toMatch(/^[A-Z][^.]*\. Then run the workflow again\.$/)
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
  expect(describeStatus(sampleReport({ result: 'pull-request' }), elsewhere).next).toBe(
    'Review and merge the pull request.',
  )
})

test.each<[RunResult, Reason | null]>([
  ['timed-out', 'deadline'],
  ['unknown', 'interrupted'],
])('outside a conversation %s names the `job-id` to pass, and no re-run', (result, reason) => {
  const { next } = describeStatus(sampleReport({ result, reason }), elsewhere)
  expect(next).toMatch(/To wait for it in a workflow, set `job-id` to `job_1`\.$/)
  expect(next).not.toMatch(/`\/docs|[Rr]e-run/)
})

test.each<RunResult>(['no-pull-request', 'failed', 'archived', 'timed-out', 'unknown'])(
  'where no command works, %s names none',
  (result) => {
    const { next } = describeStatus(sampleReport({ result }), elsewhere)
    expect(next).not.toMatch(/\/docs|[Cc]omment|Re-run/)
  },
)

test.each<[RunResult, string]>([
  ['failed', 'Docs agent failed'],
  ['timed-out', 'Docs agent is still running'],
  ['cancelled', 'Workflow canceled; the docs agent may still be running'],
])('without a known duration, the title of %s has none', (result, expected) => {
  const { title } = describeStatus(sampleReport({ result, tookMs: null }), inConversation)
  expect(title).toBe(expected)
})

test('a command of another name is in the next step', () => {
  const { next } = describeStatus(sampleReport({ result: 'failed' }), {
    command: '/write',
    canReattach: true,
    limits: null,
  })
  expect(next).toContain('`/write <what to change>`')
})

test.each(['acme/docs`](https://evil.example)', '@mona', '<img>', '', null])(
  'a repository named %j is not in the message about a cancelled run',
  (repository) => {
    const { next } = describeStatus(
      sampleReport({ result: 'cancelled', reason: 'interrupted', repository }),
      inConversation,
    )
    expect(next).toMatch(
      /^The agent may still open a pull request in the documentation repository\. Re-run [^`]+$/,
    )
  },
)

test.each<[Reason, string | null, string, string | null]>([
  [
    'job-not-found',
    '/docs',
    'There is no agent job here yet',
    'Comment `/docs <what to change>` to start one.',
  ],
  ['job-not-found', null, 'There is no agent job here yet', null],
  ['help', '/docs', 'Help posted', null],
  [
    'skip-label',
    '/docs',
    'Skipped: the pull request has a label from `skip-labels`',
    'Remove the label. The next event starts an agent job.',
  ],
])('a skipped run, reason %s, with the command %j', (...[reason, command, title, next]) => {
  const report = sampleReport({ result: 'skipped', reason })
  expect(describeStatus(report, { command, canReattach: false, limits: null })).toEqual({
    icon: '⏭️',
    title,
    text: null,
    next,
  })
})

test('an agent job that is no longer followed is told as that', () => {
  expect(describeStatus(sampleReport({ isUnfollowed: true }), inConversation)).toEqual({
    icon: '⏹️',
    title: 'Agent job no longer followed',
    text: "The agent job hasn't finished for a long time, so this comment is no longer updated.",
    next: 'Check the agent job in the Mintlify dashboard.',
  })
})

const rules = { labels: [], reviewers: [], hasComment: false, onClose: 'nothing' as const }

test.each([
  [null, 'To request changes'],
  ['open', 'To request changes'],
  ['merged', 'To ask for more'],
  ['closed', 'To ask for more'],
] as const)('what a command is for when the docs pull request is %s', (state, purpose) => {
  const docsPull = state && { ...newDocsPull(rules), state }
  const { next } = describeStatus(sampleReport({ result: 'pull-request', docsPull }), inConversation)
  expect(next).toMatch(new RegExp(`${purpose}, comment \`/docs <what to change>\`\\.$`))
})

test.each<[RunResult | null, string]>([
  ['pull-request', '✅'],
  ['skipped', '⏭️'],
  ['no-pull-request', '⚪'],
  ['queued', '📥'],
  [null, '🟡'],
])('the icon of %s is %s', (result, icon) => {
  expect(iconOf(result)).toBe(icon)
})

test.each<[RunResult, Reason | null, string | null]>([
  ['no-pull-request', null, 'The agent changed no files, or your Mintlify project publishes directly.'],
  ['failed', null, null],
  ['rejected', 'project-not-found', 'Mintlify has no project with this ID.'],
])('what is wrong after %s, reason %j', (result, reason, text) => {
  expect(describeStatus(sampleReport({ result, reason }), inConversation).text).toBe(text)
})

test('a queued request needs nothing, and neither does a rejection that nobody explains', () => {
  const at = (result: RunResult) => describeStatus(sampleReport({ result }), inConversation)
  expect(at('queued')).toEqual({ icon: '📥', title: 'Request queued', text: null, next: null })
  expect(at('rejected')).toMatchObject({ title: 'Mintlify rejected the request', next: null })
  expect(at('unknown').title).toBe("Couldn't check the agent job")
})

test.each([
  ['page-budget', null, 'Mintlify rejected the request'],
  ['repeated-page', null, 'Mintlify rejected the request'],
  ['rows-shifted', null, 'Mintlify rejected the request'],
  [null, null, 'Mintlify rejected the request'],
  ['unauthorized', null, 'API key not accepted'],
  ['invalid-input', null, 'Invalid input'],
  ['invalid-input', reasonSentence(missingKey), 'API key is missing'],
] as const)('a rejection for %j with the detail %j is titled %s', (reason, detail, title) => {
  expect(rejectionTitle(reason, detail)).toBe(title)
})

test('without a job, the next steps name none', () => {
  const look = 'Look in the Mintlify dashboard for the agent job. If there is none, run the workflow again.'
  const nextOf = (result: RunResult) => describeStatus(sampleReport({ result, jobId: null }), elsewhere).next
  expect(nextOf('cancelled')).toBe('Run the workflow again to start an agent job.')
  expect([nextOf('unknown'), nextOf('timed-out')]).toEqual([look, look])
  const canceled = describeStatus(sampleReport({ result: 'cancelled', jobId: null }), elsewhere)
  expect(canceled.title).toBe('Workflow canceled before an agent job started')
})

test.each([
  ['failed', 'Run the workflow again to start a new agent job.'],
  ['no-pull-request', 'If you expected a change, name the page in the prompt.'],
] as const)('where no command works, after %s: %s', (result, next) => {
  expect(describeStatus(sampleReport({ result }), elsewhere).next).toBe(next)
})
