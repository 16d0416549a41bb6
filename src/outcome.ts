// How a run can end: results, reasons, the error that ends a run with its
// outcome, and the one of a run that cannot start.

export const results = [
  'pull-request',
  'no-pull-request',
  'running',
  'skipped',
  'failed',
  'archived',
  'timed-out',
  'cancelled',
  'unknown',
  'rejected',
] as const

export type Result = (typeof results)[number]

/** Results that the input `fail-on` can name. */
export const failableResults = [
  'no-pull-request',
  'failed',
  'archived',
  'timed-out',
  'unknown',
  'rejected',
] as const satisfies readonly Result[]

/**
 * Stable codes for `if:` expressions. A result that needs no reason has none.
 */
export const reasons = [
  // The run is skipped.
  'bot-not-allowed',
  'command-deleted',
  'dry-run',
  'guard-unreadable',
  'help',
  'issue-gone',
  'merge-queue',
  'no-secrets',
  'not-a-command',
  'own-pull-request',
  'permission-denied',
  'permission-unknown',
  'ref-deleted',
  'release-withdrawn',
  'request-limit',
  'source-closed',
  // The setup or Mintlify.
  'bad-request',
  'blocked',
  'forbidden',
  'invalid-input',
  'job-not-found',
  'project-not-found',
  'rate-limited',
  'redirected',
  'tls',
  'unauthorized',
  'unexpected-answer',
  'unreachable',
  // The request, the job or the comment.
  'busy',
  'create-unconfirmed',
  'deadline',
  'effect-unconfirmed',
  'interrupted',
  'job-disappeared',
  'memory-unreadable',
  'memory-unwritable',
  'message-unconfirmed',
] as const

export type Reason = (typeof reasons)[number]

export type Outcome = {
  result: Result
  reason: Reason | null
  /**
   * What Mintlify, GitHub or the network said, in one redacted line. Null if
   * there is nothing to add.
   */
  detail: string | null
}

/** The outcome, without a reason or a detail unless given. */
export function outcome(
  result: Result,
  reason: Reason | null = null,
  detail: string | null = null,
): Outcome {
  return { result, reason, detail }
}

/**
 * Ends a run before its agent job is followed. It is thrown anywhere on the
 * way, and caught in one place.
 */
export class EndOfRun extends Error {
  override readonly name = 'EndOfRun'
  readonly outcome: Outcome

  constructor(end: Outcome) {
    super(end.reason ?? end.result)
    this.outcome = end
  }
}

/** An error of EndOfRun with this outcome. */
export function endOfRun(
  result: Result,
  reason: Reason,
  detail: string | null = null,
): EndOfRun {
  return new EndOfRun(outcome(result, reason, detail))
}

/**
 * The inputs, the event file or the runner's variables cannot be used. It is
 * thrown before any request. The problems are sentences that hold no value of
 * an input.
 */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join(' '), options)
    this.problems = problems
  }
}
