// The stable codes of results and reasons, for `if:` expressions.

export const runResults = [
  'pull-request',
  'no-pull-request',
  'running',
  'queued',
  'skipped',
  'failed',
  'archived',
  'timed-out',
  'cancelled',
  'unknown',
  'rejected',
] as const

export type RunResult = (typeof runResults)[number]

/** Stable codes for `if:` expressions. A result that needs no reason has none. */
export const reasons = [
  'bad-request',
  'blocked',
  'bot-not-allowed',
  'busy',
  'conversation-busy',
  'cooldown',
  'create-unconfirmed',
  'daily-limit',
  'deadline',
  'dry-run',
  'edited-comment',
  'effect-unconfirmed',
  'existing-job',
  'forbidden',
  'guard-unreadable',
  'help',
  'interrupted',
  'invalid-input',
  'job-disappeared',
  'job-not-found',
  'memory-unreadable',
  'memory-unwritable',
  'merge-group',
  'message-unconfirmed',
  'merged-unreadable',
  'newer-state',
  'no-secrets',
  'not-a-command',
  'nothing-merged',
  'own-pull-request',
  'paths',
  'permission-denied',
  'permission-unknown',
  'project-not-found',
  'rate-limited',
  'redirected',
  'ref-deleted',
  'skip-label',
  'skip-phrase',
  'source-closed',
  'source-merged',
  'source-reopened',
  'status-not-set',
  'status-waived',
  'tls',
  'request-limit',
  'unauthorized',
  'unexpected-answer',
  'unreachable',
] as const

export type Reason = (typeof reasons)[number]

/** `partial`: the files lack rows, also those before `offset`. */
export type VisitorsResult = 'complete' | 'partial' | 'rejected' | 'unknown'

export type VisitorsReason = Reason | 'page-budget' | 'repeated-page' | 'rows-shifted' | 'offset'
