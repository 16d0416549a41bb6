// What happened to a request: title, cause and next step.
import { expect, test } from '@jest/globals'
import type { Shown } from '../../src/conversation/state.ts'
import { describeStatus, type Subject } from '../../src/messages/status.ts'
import type { Reason, Result } from '../../src/outcome.ts'
import { later, link, sampleRecord, sampleShown } from '../fixtures/samples.ts'

type Known = Partial<Omit<Subject, 'shown'> & Shown>

function subjectOf({
  job = sampleRecord(),
  until = null,
  slashCommand = null,
  isRemembered = true,
  requestCount = 1,
  ...known
}: Known): Subject {
  return {
    job,
    until,
    slashCommand,
    isRemembered,
    requestCount,
    shown: sampleShown({ updatedAt: later, durationMs: 1_800_000, ...known }),
  }
}

const withPull = { job: sampleRecord({ prLink: link.url }) }
const elsewhere = { command: null, isRemembered: false }
const back =
  'Re-run this workflow job to keep waiting. It sends the request again only if this agent job failed, was archived, never ended or is gone.'
const byId =
  'To wait for it, run the action with `job-id` set to `job_1` and without a prompt.'
const dashboard = 'Look for its pull request in the documentation repository.'
const inRepository = (name: string) =>
  `When it finishes, the agent opens or updates a pull request in ${name} if it changes anything.`
const lookAtBranch =
  'Look at the branch of the agent in the documentation repository, if there is one.'
const runAgain = 'To try again, re-run the workflow job that sent the request.'
const another =
  'To try again, re-run the workflow job that sent the request, or comment `/docs <what to change>`.'

test.each<[Result | null, Reason | null, Known, string, string | null]>([
  [null, null, {}, '🟡 Docs agent is working', null],
  [
    null,
    null,
    { until: later },
    '🟡 Docs agent is working',
    'This comment is updated when the agent finishes, by 2026-11-20 14:30 UTC at the latest.',
  ],
  [null, null, withPull, '🟡 Updating the docs pull request', null],
  [
    'pull-request',
    null,
    withPull,
    '✅ Docs pull request ready',
    'Review it. To request changes, comment `/docs <what to change>`.',
  ],
  [
    'pull-request',
    null,
    { ...withPull, pull: 'open' },
    '✅ Docs pull request ready',
    'Review and merge it. To request changes, comment `/docs <what to change>`.',
  ],
  [
    'pull-request',
    null,
    { ...withPull, pull: 'draft' },
    '✅ Docs pull request ready',
    'Review it. To request changes, comment `/docs <what to change>`.',
  ],
  [
    'pull-request',
    null,
    { ...withPull, pull: 'merged' },
    '✅ Docs pull request merged',
    'If a change is missing, comment `/docs <what to change>`, which starts a new agent job.',
  ],
  [
    'pull-request',
    null,
    { ...withPull, ...elsewhere, pull: 'closed' },
    '✅ Docs pull request closed',
    null,
  ],
  [
    'pull-request',
    null,
    { ...withPull, ...elsewhere },
    '✅ Docs pull request ready',
    'Review it.',
  ],
  [
    'no-pull-request',
    null,
    {},
    '⚪ Docs agent finished: no pull request opened',
    'If you expected a change, comment `/docs <what to change>` and name the page.',
  ],
  [
    'no-pull-request',
    null,
    elsewhere,
    '⚪ Docs agent finished: no pull request opened',
    'If you expected a change, name the page in the prompt.',
  ],
  [
    'timed-out',
    'deadline',
    { ...elsewhere, namedJob: 'waited-for' },
    '⏱️ Docs agent is still working',
    'Re-run this workflow job to keep waiting.',
  ],
  [
    'archived',
    null,
    { ...elsewhere, namedJob: 'asked' },
    '🗄️ Agent job was archived in Mintlify before it finished',
    'To try again, send the request in a run without `job-id`.',
  ],
  [
    'unknown',
    'job-disappeared',
    { ...elsewhere, namedJob: 'waited-for' },
    '❔ Mintlify no longer finds the agent job',
    'Look for its pull request in the documentation repository.',
  ],
  [
    'running',
    null,
    {},
    '▶️ Docs agent is working in the background',
    inRepository('`acme/docs`'),
  ],
  [
    'running',
    null,
    withPull,
    '▶️ Updating the docs pull request',
    inRepository('`acme/docs`'),
  ],
  [
    'running',
    null,
    { job: sampleRecord({ repository: '@x `y`' }) },
    '▶️ Docs agent is working in the background',
    inRepository('the documentation repository'),
  ],
  ['failed', null, {}, '❌ Docs agent failed', `${lookAtBranch} ${another}`],
  [
    'failed',
    null,
    { ...elsewhere, durationMs: null },
    '❌ Docs agent failed',
    `${lookAtBranch} ${runAgain}`,
  ],
  [
    'failed',
    'effect-unconfirmed',
    {},
    '❌ Docs agent failed',
    'Look at the docs pull request, if there is one. If the effect is missing, ask again in a new comment with `/docs`.',
  ],
  [
    'archived',
    null,
    {},
    '🗄️ Agent job was archived in Mintlify before it finished',
    another,
  ],
  [
    'archived',
    null,
    elsewhere,
    '🗄️ Agent job was archived in Mintlify before it finished',
    runAgain,
  ],
  ['timed-out', 'deadline', {}, '⏱️ Docs agent is still working', back],
  [
    'timed-out',
    'deadline',
    { job: sampleRecord({ status: 'completed' }) },
    '⏱️ Stopped waiting for the docs agent',
    back,
  ],
  [
    'timed-out',
    'deadline',
    { job: sampleRecord({ status: 'failed' }) },
    '⏱️ Stopped waiting for the docs agent',
    back,
  ],
  ['timed-out', 'deadline', elsewhere, '⏱️ Docs agent is still working', byId],
  [
    'timed-out',
    'busy',
    {},
    '⏱️ Nothing was sent: time ran out',
    'Re-run this workflow job to continue.',
  ],
  [
    'cancelled',
    'interrupted',
    {},
    '🚫 Workflow canceled, but the docs agent may still be working',
    back,
  ],
  [
    'cancelled',
    'interrupted',
    elsewhere,
    '🚫 Workflow canceled, but the docs agent may still be working',
    byId,
  ],
  [
    'cancelled',
    'interrupted',
    { job: null, delivery: 'unsent' },
    '🚫 Workflow canceled: this run sent nothing',
    'Re-run this workflow job to continue.',
  ],
  [
    'unknown',
    'unreachable',
    {},
    '❔ Lost contact with the agent job',
    `Check \`api-url\`, the runner's network, and any proxy. ${back}`,
  ],
  [
    'unknown',
    'rate-limited',
    elsewhere,
    "❔ Couldn't check the agent job: rate limit reached",
    `Wait until the limit has passed. ${byId}`,
  ],
  [
    'unknown',
    'unreachable',
    { ...elsewhere, job: null },
    '❔ Lost contact with the agent job',
    `Check \`api-url\`, the runner's network, and any proxy. ${dashboard}`,
  ],
  [
    'no-pull-request',
    'unexpected-answer',
    {},
    '⚪ Docs agent finished without a usable link',
    'Look for the pull request in the documentation repository.',
  ],
  [
    'pull-request',
    'effect-unconfirmed',
    withPull,
    '✅ Docs pull request ready',
    'Look at the docs pull request, if there is one. If the effect is missing, ask again in a new comment with `/docs`.',
  ],
  [
    'skipped',
    'command-deleted',
    { job: null },
    '⏭️ Nothing to do: the comment with the slash command was deleted',
    null,
  ],
  [
    'rejected',
    'unexpected-answer',
    { job: null },
    '⛔ Unexpected answer from Mintlify',
    'Check `api-url`.',
  ],
  [
    'rejected',
    'unreachable',
    { job: null },
    "⛔ Mintlify isn't available",
    "Re-run this workflow job later. If it still fails, check `api-url`, the runner's network, and any proxy.",
  ],
])('%s, %s, %j', (...[result, reason, known, title, next]) => {
  const status = describeStatus(subjectOf({ ...known, result, reason }))
  expect([`${status.icon} ${status.title}`, status.next]).toEqual([title, next])
})

test('a create that nobody can confirm is told with its time, in UTC, and what to do', () => {
  const unconfirmed = {
    job: null,
    result: 'unknown',
    reason: 'create-unconfirmed',
  } as const
  const { title, cause, next } = describeStatus(subjectOf(unconfirmed))
  expect(title).toBe("Couldn't confirm that the agent job started")
  expect(cause).toContain("can't tell two equal requests apart")
  expect(next).toBe(
    "In the documentation repository, look for a new branch `mintlify/…` or pull request from 2026-11-20 14:00 UTC to 2026-11-20 14:30 UTC, and in the Mintlify dashboard for an entry under Usage › Activity log. If there's none, ask in a new comment with `/docs new`.",
  )
  expect(
    describeStatus(subjectOf({ ...unconfirmed, command: null })).next,
  ).toMatch(/If there's none, run the workflow again\.$/)
})

test('a request that was not sent because of a lost create is told so', () => {
  const { title, cause } = describeStatus(
    subjectOf({
      ...{ job: null, result: 'unknown', reason: 'create-unconfirmed' },
      delivery: 'unsent',
    }),
  )
  expect(title).toMatch(/^Request not sent: an earlier one may have/)
  expect(cause).toMatch(/^Mintlify didn't confirm an earlier request/)
})

test.each(['redirected', 'unauthorized'] as const)(
  'what is done about %s makes the comment unreadable',
  (reason) => {
    const known = { result: 'unknown', reason, isRemembered: true } as const
    expect(describeStatus(subjectOf(known)).next).toContain(
      'run the action with `job-id`',
    )
  },
)

test.each<[Result, Reason, boolean]>([
  ['unknown', 'bad-request', true],
  ['unknown', 'blocked', true],
  ['unknown', 'forbidden', true],
  ['rejected', 'forbidden', false],
  ['rejected', 'invalid-input', false],
  ['rejected', 'project-not-found', false],
  ['unknown', 'rate-limited', true],
  ['unknown', 'redirected', true],
  ['unknown', 'tls', true],
  ['unknown', 'unauthorized', true],
  ['unknown', 'unexpected-answer', true],
  ['no-pull-request', 'unexpected-answer', false],
  ['unknown', 'unreachable', true],
  ['unknown', 'create-unconfirmed', false],
  ['unknown', 'job-disappeared', false],
  ['unknown', 'job-stuck', false],
  ['unknown', 'memory-unreadable', false],
  ['skipped', 'command-deleted', false],
])('%s, %s is waited for again: %p', (result, reason, isLost) => {
  const { next } = describeStatus(subjectOf({ result, reason }))
  expect(/to keep waiting|To wait for it/.test(next ?? '')).toBe(isLost)
})

test('a contributor reads first that the own change is not the cause', () => {
  const { cause } = describeStatus(
    subjectOf({ result: 'rejected', reason: 'unauthorized' }),
  )
  expect(cause).toMatch(
    /^Your change isn't the cause\. .* The API key is wrong, revoked, or expired, or the member who created it was removed\./,
  )
  expect(
    describeStatus(subjectOf({ result: 'rejected', reason: 'bad-request' }))
      .cause,
  ).toMatch(/^Mintlify/)
})

test.each<Reason>(['job-disappeared', 'job-stuck'])(
  'of a lost job, %s, the docs pull request is named if it is known',
  (reason) => {
    const lost = { result: 'unknown', reason } as const
    const known = subjectOf({ ...lost, ...withPull })
    const expected = `Look at its docs pull request: ${link.url}`
    expect(describeStatus(known).next).toBe(expected)
    expect(describeStatus(subjectOf(lost)).next).toContain('Look for its')
  },
)

test('a job id ends no code', () => {
  const job = sampleRecord({ id: 'a`@mona' })
  const subject = subjectOf({
    ...elsewhere,
    job,
    result: 'timed-out',
    reason: 'deadline',
  })
  expect(describeStatus(subject).next).toBe(
    "To wait for it, run the action with `job-id` set to `a'@mona` and without a prompt.",
  )
})

test.each<[Reason, string]>([
  [
    'no-secrets',
    'Ask someone who may start the agent to comment `/handbook` on the Conversation tab of the pull request. In your own fork, add the secret or disable the workflow.',
  ],
  [
    'permission-denied',
    'Ask someone with that permission to comment `/handbook` on a pull request or issue.',
  ],
  [
    'request-limit',
    'Ask an administrator to comment `/handbook`, or to raise `max-requests`.',
  ],
])('the advice of %s names the command', (reason, next) => {
  const subject = { ...elsewhere, result: 'skipped', reason } as const
  const of = (slashCommand: string | null) =>
    describeStatus(subjectOf({ ...subject, slashCommand })).next
  expect(of('/handbook')).toBe(next)
  expect(of(null)).toBe(next.replace('`/handbook`', 'the slash command'))
})

test.each<[string, Known, boolean]>([
  ['the last request', { requestCount: 2, maxRequests: 2 }, true],
  ['one request left', { requestCount: 1, maxRequests: 2 }, false],
  ['no limit', { requestCount: 2, maxRequests: 0 }, false],
  [
    'a request at work',
    { requestCount: 2, maxRequests: 2, result: null, until: later },
    false,
  ],
])('with %s, advice says who can ask again', (_, known, isReached) => {
  const subject = subjectOf({
    result: 'failed',
    slashCommand: '/docs',
    ...known,
  })
  const { next } = describeStatus(subject)
  const atLimit =
    'From now on, only the command of an administrator sends a request, because this conversation has used all that `max-requests` allows.'
  expect(next?.endsWith(atLimit)).toBe(isReached)
})
