// Reports of every state that a comment or summary can be in, with data that never changes.

import { type Reason, type RunResult, runResults } from '../../src/base/result-codes.ts'
import { newerStateText, unwritableStateText } from '../../src/conversation/unusable-state.ts'
import { isMemoryUnknown } from '../../src/state/outcome.ts'
import { addRequest, type Report } from '../../src/state/report.ts'

export type ReportSample = { name: string; title: string; report: Report }

const startedAt = '2026-11-20T14:02:00.000Z'
const request = 'add the retry option to the client guide'
const pullRequest = { url: 'https://github.com/acme/docs/pull/57', repository: 'acme/docs', number: 57 }

/** A report of a job at work, but for what is given. With a result, its request has taken 4 min 12 s. */
export function reportOf(known: Partial<Report> = {}): Report {
  const blank: Report = {
    ...{
      requestCount: 1,
      requestTimes: [1_763_647_320],
      requestRunId: '123',
      jobId: 'job_7f3c9a21',
      status: 'active',
      result: null,
      reason: null,
    },
    ...{ detail: null, pullRequest: null, branch: null, repository: 'acme/docs' },
    ...{
      runId: '123',
      runAttempt: 1,
      askedBy: 'mona',
      workflow: null,
      isCommand: false,
      commentId: null,
      note: null,
    },
    ...{ startedAt, updatedAt: '2026-11-20T14:06:12.000Z', deadlineAt: '2026-11-20T14:32:00.000Z' },
    ...{ tookMs: known.result ? 252_000 : null, jobEnd: null, jobCreatedAt: startedAt, isOwnJob: true },
    ...{ commitStatus: null, docsPullRules: null, docsPull: null, isUnfollowed: false },
    ...{ queue: [], handled: [], createUnconfirmedAt: null, claim: null, commands: [] },
    requests: addRequest([], { runId: '123', at: startedAt, text: request }),
  }
  return { ...blank, ...known }
}

const branch = 'mintlify/84f07a93'
/** What is known of a job with a docs pull request. */
export const docsPull = { pullRequest, branch }
const noJob = { jobId: null, status: null, repository: null }

/** What is known with each result, and the reasons that occur with it. */
const states: Record<RunResult, { reasons: readonly (Reason | null)[]; known: Partial<Report> }> = {
  'pull-request': {
    reasons: [null, 'effect-unconfirmed'],
    known: { status: 'completed', pullRequest, branch },
  },
  'no-pull-request': {
    reasons: [null, 'effect-unconfirmed', 'unexpected-answer'],
    known: { status: 'completed' },
  },
  running: { reasons: [null], known: {} },
  queued: { reasons: ['busy', 'cooldown', 'unreachable'], known: {} },
  skipped: {
    reasons: [
      ...(['bot-not-allowed', 'dry-run', 'edited-comment', 'existing-job', 'help', 'job-not-found'] as const),
      ...(['no-secrets', 'not-a-command', 'permission-denied', 'permission-unknown'] as const),
      ...(['ref-deleted', 'own-pull-request', 'guard-unreadable', 'merge-group', 'skip-phrase'] as const),
      ...(['skip-label', 'paths', 'request-limit', 'cooldown', 'daily-limit'] as const),
    ],
    known: { ...noJob, requests: [] },
  },
  failed: { reasons: [null, 'effect-unconfirmed'], known: { status: 'failed' } },
  archived: { reasons: [null, 'effect-unconfirmed'], known: { status: 'archived' } },
  'timed-out': { reasons: ['deadline', 'busy'], known: { branch, tookMs: 1_800_000 } },
  cancelled: {
    reasons: ['interrupted', 'create-unconfirmed', 'message-unconfirmed'],
    known: { tookMs: 380_000 },
  },
  unknown: {
    reasons: [
      ...(['redirected', 'bad-request', 'create-unconfirmed', 'forbidden', 'job-disappeared'] as const),
      'blocked',
      ...(['conversation-busy', 'memory-unreadable', 'memory-unwritable', 'newer-state'] as const),
      ...(['message-unconfirmed', 'rate-limited'] as const),
      ...(['interrupted', 'tls', 'unauthorized', 'unexpected-answer', 'unreachable'] as const),
    ],
    known: {},
  },
  rejected: {
    reasons: [
      ...(['redirected', 'bad-request', 'forbidden', 'invalid-input', 'job-not-found'] as const),
      ...(['blocked', 'project-not-found', 'rate-limited', 'tls', 'unauthorized', 'unreachable'] as const),
    ],
    known: noJob,
  },
}

/** What the service or the network said. */
const details: Partial<Record<Reason, string>> = {
  'bad-request': 'Mintlify answered 400: prompt is too long',
  blocked: 'a proxy or firewall answered 403 (error code 1010, Ray ID 9e3779b19e3779b1-FRA)',
  'create-unconfirmed': 'the connection was reset',
  forbidden: 'Mintlify answered 403: forbidden',
  'invalid-input': 'Input `prompt` is empty. Set `prompt`, `prompt-file`, or `job-id`.',
  'job-disappeared': 'Mintlify answered 404: job not found',
  'conversation-busy': 'Other workflow runs kept writing to this conversation.',
  'memory-unreadable': "Couldn't read the comments: GitHub answered 502.",
  'memory-unwritable': unwritableStateText,
  'newer-state': newerStateText('https://github.com/acme/widgets/pull/12#issuecomment-99'),
  'permission-unknown': "Couldn't check the permission: GitHub didn't answer in time.",
  'rate-limited': 'Mintlify answered 429: try again in 1800s',
  tls: 'SELF_SIGNED_CERT_IN_CHAIN',
  unauthorized: 'Mintlify answered 401: invalid key',
  unreachable: 'no answer within 30s, tried 3 times',
}

/** Every result with every reason that occurs with it, the job at work before them. */
export function stateSamples(): ReportSample[] {
  const working = { name: 'working', title: 'The job is at work', report: reportOf({ branch }) }
  const early = reportOf({ result: 'cancelled', reason: 'interrupted', tookMs: 2_000, ...noJob })
  const ended = runResults.flatMap((result) =>
    states[result].reasons.map((reason) => {
      const detail = (reason && details[reason]) ?? null
      const isWithoutJob = reason === 'create-unconfirmed' || isMemoryUnknown({ reason })
      const known = isWithoutJob ? { ...noJob, detail } : { detail }
      return {
        name: reason === null ? result : `${result}-${reason}`,
        title: `Result ${result}${reason === null ? '' : `, reason ${reason}`}`,
        report: reportOf({ result, reason, ...states[result].known, ...known }),
      }
    }),
  )
  return [
    working,
    ...ended,
    { name: 'cancelled-early', title: 'Cancelled before there was a job', report: early },
  ]
}
