// What a run does with its commit if it makes no request.
import { expect, test } from '@jest/globals'
import { type Reason, reasons } from '../../src/base/result-codes.ts'
import { decideSkippedStatus, type SkippedStatus } from '../../src/follow-up/describe-status.ts'
import { newDocsPull } from '../../src/state/docs-pull.ts'
import type { FailableResult } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import { isGateReason } from '../../src/words/skips.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'

type Skip = {
  isPullRequestEvent?: boolean
  isReview?: boolean
  isAgentPull?: boolean
  isCrossRepository?: boolean
  isOwn?: boolean
  report?: Report | null
  isOpen?: boolean
  command?: string | null
}

function decide(reason: Reason, given: Skip = {}): SkippedStatus {
  const { isPullRequestEvent = true, isReview = false, isAgentPull = true, report = null } = given
  const { isCrossRepository = false, isOwn = false, isOpen = false, command = '/docs' } = given
  const result = reason === 'memory-unreadable' ? ('unknown' as const) : ('skipped' as const)
  const end = { result, reason }
  const about = { isPullRequestEvent, isReview, isAgentPull, isCrossRepository, isOwn }
  const run = { end, failOn: ['unknown' as const], ...about, report, command }
  return decideSkippedStatus(run, isOpen)
}

const limits: readonly unknown[] = ['request-limit', 'cooldown', 'daily-limit']
const closing = reasons.filter((reason) => isGateReason(reason) && !limits.includes(reason))
const over = sampleReport({ result: 'failed' })
const awaited = sampleReport({
  ...{ result: 'pull-request', pullRequest: link, docsPull: { ...newDocsPull(null), state: 'open' } },
  commitStatus: sampleStatus({ until: 'merged' }),
})

test.each(closing)('`%s` in a pull request sets success, with nothing to be read as Markdown', (reason) => {
  const decision = decide(reason)
  expect(decision).toMatchObject({ kind: 'set', text: { state: 'success' } })
  expect(JSON.stringify(decision)).not.toContain('`')
})

test.each<[string, Skip, SkippedStatus['kind']]>([
  ['without a job', {}, 'set'],
  ['with a job that is over', { report: over }, 'set'],
  ['with a job at work', { report: sampleReport(), isOpen: true }, 'repeat'],
  [
    'of another repository, with a job at work',
    { report: sampleReport(), isOpen: true, isCrossRepository: true },
    'set-if-missing',
  ],
  [
    'of another repository that shows the status of the job at work',
    { report: sampleReport(), isOpen: true, isCrossRepository: true, isOwn: true },
    'repeat',
  ],
  ['of another repository', { isCrossRepository: true }, 'set'],
  ['with a docs pull request to be merged', { report: awaited }, 'repeat'],
  [
    'of a review, with a job that is over',
    { isPullRequestEvent: false, isReview: true, report: over },
    'leave',
  ],
  ['of a push', { isPullRequestEvent: false }, 'leave'],
  ['of a push, with a job that is over', { isPullRequestEvent: false, report: over }, 'repeat'],
  ['of a push, with a job', { isPullRequestEvent: false, report: sampleReport(), isOpen: true }, 'repeat'],
])('a closed gate %s: %s', (_, given, kind) => {
  for (const reason of closing) expect(decide(reason, given).kind).toBe(kind)
})

test.each<[string, Skip]>([
  ['nothing remembered', {}],
  ['a job at work', { report: sampleReport(), isOpen: true }],
  ['a job that is over', { report: over, isOwn: true }],
  ['a push', { report: over, isPullRequestEvent: false }],
])('the agent’s event on a person’s pull request, with %s, leaves the status', (_, given) => {
  expect(decide('own-pull-request', { ...given, isAgentPull: false })).toEqual({ kind: 'leave' })
})

const asks = (description: string): SkippedStatus => ({
  kind: 'set-if-missing',
  text: { state: 'pending', description },
})

test.each<[Reason, Skip, SkippedStatus]>([
  ['daily-limit', {}, asks('Daily limit reached, comment /docs')],
  ['daily-limit', { command: null }, asks('Daily limit reached, comment on the pull request')],
  ['request-limit', {}, asks('Comment /docs to start the docs agent')],
  ['cooldown', {}, asks('Comment /docs to start the docs agent')],
  ['daily-limit', { isPullRequestEvent: false }, { kind: 'leave' }],
  ['daily-limit', { report: over }, { kind: 'repeat' }],
  ['request-limit', { report: over, isPullRequestEvent: false }, { kind: 'repeat' }],
  ['cooldown', { report: over }, { kind: 'repeat' }],
])('the limit `%s` with %j', (reason, given, expected) => {
  expect(decide(reason, given)).toEqual(expected)
})

test.each<[Reason, Skip, SkippedStatus['kind']]>([
  ['no-secrets', {}, 'set-if-missing'],
  ['permission-denied', {}, 'set-if-missing'],
  ['permission-unknown', {}, 'set-if-missing'],
  ['permission-denied', { isPullRequestEvent: false, report: over }, 'leave'],
  ['no-secrets', { isPullRequestEvent: false }, 'leave'],
  ['existing-job', { report: over }, 'repeat'],
  ['existing-job', {}, 'leave'],
  ['source-closed', { report: over }, 'repeat'],
  ['source-merged', { report: over }, 'repeat'],
  ['source-reopened', { report: over }, 'repeat'],
  ['source-closed', {}, 'leave'],
  ['help', { report: over }, 'leave'],
  ['not-a-command', { report: over }, 'leave'],
  ['edited-comment', { report: over }, 'leave'],
  ['dry-run', { report: over }, 'leave'],
  ['ref-deleted', { report: over }, 'leave'],
  ['job-not-found', {}, 'leave'],
  ['status-waived', { report: over }, 'leave'],
])('`%s` with %j: %s', (reason, given, kind) => {
  expect(decide(reason, given).kind).toBe(kind)
})

test.each([
  ['/docs', 'Comment /docs to start the docs agent'],
  [null, 'Comment on the pull request to start the docs agent'],
])('who may not is told to have somebody comment (%s)', (command, description) => {
  expect(decide('no-secrets', { command })).toEqual({
    ...{ kind: 'set-if-missing', text: { state: 'pending', description } },
  })
})

test('a title is shown without the marks of code', () => {
  const description = "Skipped: this bot isn't listed in allowed-bots"
  expect(decide('bot-not-allowed')).toEqual({ kind: 'set', text: { state: 'success', description } })
})

const nobody = {
  ...{ isPullRequestEvent: true, isReview: false, isAgentPull: false, isCrossRepository: false },
  isOwn: false,
}
test.each<['error' | 'success', FailableResult[]]>([
  ['error', ['unknown']],
  ['success', []],
])('a memory that could not be read or changed is shown as %s with `fail-on` %j', (state, failOn) => {
  for (const reason of ['memory-unreadable', 'memory-unwritable', 'newer-state'] as const) {
    const run = {
      end: { result: 'unknown', reason } as const,
      failOn,
      ...nobody,
      report: null,
      command: null,
    }
    expect(decideSkippedStatus(run, false)).toEqual({
      kind: 'set-if-missing',
      text: { state, description: "Couldn't read the comments of the pull request" },
    })
  }
})
