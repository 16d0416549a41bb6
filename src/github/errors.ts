// A failed call to GitHub, as one sentence that names the missing permission or
// what to check.
import type { Unanswered } from '../lib/http-failure.ts'
import { type Redact, toRedactedLine } from '../lib/redact.ts'
import { EndOfRun } from '../outcome.ts'
import { limitOf } from './rate-limit.ts'
import { type RequestFailure, readFailure } from './request-failure.ts'

/** A call to GitHub failed. The message says why and what to do. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  /** HTTP status, null if no answer came, or one that cannot be used. */
  readonly status: number | null = null
  /**
   * Whether GitHub says that the thing is not there, is switched off, or is not
   * for this token. The page of a proxy says nothing of the kind.
   *
   * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
   */
  readonly isInaccessible: boolean = false
  /** Whether the conversation takes no comments: it is locked, or full. */
  readonly isLockedOrFull: boolean = false
  /** Whether the same call may succeed a moment later. */
  readonly isTransient: boolean = false
  /** Whether a smaller answer may work: this one was not made, or not read. */
  readonly mayBeTooLarge: boolean = false
  /** Whether the call has certainly not left the runner. */
  readonly isUnsent: boolean = false
  /** Milliseconds until the rate limit ends, null for any other failure. */
  readonly limitMs: number | null = null
  /** What a query got beside its errors, undefined if it was not answered. */
  readonly data: unknown

  constructor(
    message: string,
    facts: Partial<Omit<GitHubError, keyof Error>> = {},
  ) {
    super(message)
    Object.assign(this, facts)
  }
}

/** The answer cannot be used, so that nobody knows what GitHub did. */
export function unusableAnswer(): GitHubError {
  return new GitHubError("GitHub's answer couldn't be understood.", {
    isTransient: true,
    mayBeTooLarge: true,
  })
}

/** The rows of a list. Throws a GitHubError for anything else. */
export function rowsOf<T>(data: readonly T[] | undefined): readonly T[] {
  const isRow = (one: unknown) => Object(one) === one
  if (!Array.isArray(data) || !data.every(isRow)) throw unusableAnswer()
  return data
}

type Reader = { redact: Redact; now: Date }

/** The error of a failed call. */
export function gitHubErrorOf(
  error: unknown,
  { redact, now }: Reader,
): GitHubError {
  const { cause } = Object(error)
  for (const one of [error, cause]) if (one instanceof GitHubError) return one

  const failure = readFailure(error)
  const { status, message } = failure

  const limit = limitOf(failure, now)
  const isRefused = status === 403 && saysInaccessible(message)
  const isGone = (status === 404 || status === 410) && message !== null
  return new GitHubError(limit?.text ?? describeAnswer(failure, redact), {
    status,
    isInaccessible: isRefused || isGone,
    isLockedOrFull: isLocked(failure) || isFull(failure),
    isTransient: status === null || status >= 500 || limit !== null,
    mayBeTooLarge: status === 502,
    limitMs: limit?.ms ?? null,
  })
}

/**
 * The error of a query. An answer with errors in it is a 200, which Octokit
 * throws as an error of its own.
 */
export function graphQlErrorOf(error: unknown, redact: Redact): unknown {
  if (error instanceof GitHubError || error instanceof EndOfRun) return error
  const { message, data, errors } = Object(error)
  const said = quote(message, redact)
  const types = [errors].flat().map((one) => Object(one).type)
  return new GitHubError(`GitHub couldn't answer a query: "${said}".`, {
    data,
    // An error of the server has no type.
    isTransient: types.includes('RATE_LIMITED') || types.includes(undefined),
  })
}

/** The error of a request that got no answer. */
export function unansweredError({ kind, detail }: Unanswered): GitHubError {
  const isUnsent = kind === 'not-sent'
  const isLost = kind === 'no-response'
  const what = isLost ? "didn't answer" : "couldn't be reached"
  return new GitHubError(`GitHub ${what}: ${detail}.${adviceOn[kind]}`, {
    isTransient: isUnsent || isLost,
    isUnsent,
  })
}

const adviceOn: Record<Unanswered['kind'], string> = {
  'no-response': '',
  'not-sent': '',
  tls: ' Check the proxy settings of the runner, and set `NODE_EXTRA_CA_CERTS` if its certificate authority is your own.',
  blocked: ' Check the proxy settings of the runner.',
}

/**
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
function saysInaccessible(message: string | null): boolean {
  return message?.startsWith('Resource not accessible by ') === true
}

function describeAnswer(failure: RequestFailure, redact: Redact): string {
  const { status, message } = failure
  if (status === null) return 'The call to GitHub failed.'
  if (message === null)
    return `GitHub answered ${status}.${status < 500 ? notOurs : ''}`

  // Our own sentence has a full stop.
  const said = quote(message, redact).replace(/\.$/, '')
  return isLocked(failure)
    ? 'The conversation is locked. Unlock it to get comments and reactions.'
    : `GitHub answered ${status}: "${said}".${adviceFor(failure, message)}`
}

const notOurs = " The answer isn't GitHub's own. Check the proxy of the runner."

function quote(message: string, redact: Redact): string {
  return toRedactedLine(message, redact, 300)
}

/**
 * https://docs.github.com/communities/moderating-comments-and-conversations/locking-conversations
 */
function isLocked({ status, message }: RequestFailure): boolean {
  return status === 403 && /\bis locked\b/.test(message ?? '')
}

/** A pull request or issue has room for 2,500 comments. */
function isFull({ status, message }: RequestFailure): boolean {
  const isRefused = status === 403 || status === 422
  return isRefused && /\b2,?500 comments\b/.test(message ?? '')
}

/** Advice that follows from what was said, not from the status alone. */
function adviceFor(
  { status, headers }: RequestFailure,
  message: string,
): string {
  if (saysInaccessible(message)) {
    const needed = headers['x-accepted-github-permissions'] ?? ''
    const permissions = needed.replaceAll('_', '-').replaceAll('=', ': ')
    // A semicolon stands between alternatives.
    return /^[a-z_=,; ]{1,200}$/.test(needed)
      ? ` The token needs \`${permissions.replaceAll('; ', '` or `')}\`.`
      : ' Check the `permissions` of the workflow job, or those of the token.'
  }
  if (status === 401) return ' The token is wrong, or has expired.'
  return status === 404 ? " It doesn't exist, or the token can't read it." : ''
}
