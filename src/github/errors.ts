// A failed call to GitHub, as one sentence that names the missing permission or
// what to check.
import type { Unanswered } from '../lib/http-failure.ts'
import { toRedactedLine } from '../lib/redact.ts'
import { EndOfRun } from '../outcome.ts'
import { describeLimit, isRateLimit, limitMs } from './rate-limit.ts'
import { type RequestFailure, readFailure } from './request-failure.ts'

/** A call to GitHub failed. The message says why and what to do. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  /** HTTP status, null if no answer came, or one that cannot be used. */
  readonly status: number | null
  /**
   * Whether GitHub says that the thing is not there, is switched off, or is not
   * for this token. The page of a proxy says nothing of the kind.
   *
   * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
   */
  readonly isInaccessible: boolean
  /** Whether the conversation takes no comments: it is locked, or full. */
  readonly isClosed: boolean
  /** Whether the same call may succeed a moment later. */
  readonly isTransient: boolean
  /** Whether a smaller answer could be made, or read, where this one wasn't. */
  readonly isTooLarge: boolean
  /** Whether the call has certainly not left the runner. */
  readonly isUnsent: boolean
  /** Milliseconds until the rate limit ends, null for any other failure. */
  readonly limitMs: number | null
  /** What a query got beside its errors, undefined if it was not answered. */
  readonly data: unknown

  constructor(message: string, facts: Details = {}) {
    super(message)
    this.status = facts.status ?? null
    this.isInaccessible = facts.isInaccessible ?? false
    this.isClosed = facts.isClosed ?? false
    this.isTransient = facts.isTransient ?? false
    this.isTooLarge = facts.isTooLarge ?? facts.status === 502
    this.isUnsent = facts.isUnsent ?? false
    this.limitMs = facts.limitMs ?? null
    this.data = facts.data
  }
}

type Details = Partial<Omit<GitHubError, keyof Error>>

/** The answer cannot be used, so that nobody knows what GitHub did. */
export function unusableAnswer(): GitHubError {
  return new GitHubError("GitHub's answer couldn't be understood.", {
    isTransient: true,
    isTooLarge: true,
  })
}

/** The rows of a list. Throws a GitHubError for anything else. */
export function rowsOf<T>(data: readonly T[] | undefined): readonly T[] {
  const isRow = (one: unknown) => Object(one) === one
  if (!Array.isArray(data) || !data.every(isRow)) throw unusableAnswer()
  return data
}

type Reader = { redact: (text: string) => string; now: Date }

/** The error of a failed call. */
export function gitHubErrorOf(
  error: unknown,
  { redact, now }: Reader,
): GitHubError {
  const cause: unknown = Object(error).cause
  for (const one of [error, cause]) if (one instanceof GitHubError) return one

  const failure = readFailure(error)
  const { status, message, unanswered } = failure
  if (unanswered !== null) return unansweredError(unanswered)

  const isRefused = status === 403 && saysInaccessible(message)
  const isGone = (status === 404 || status === 410) && message !== null
  return new GitHubError(describeAnswer(failure, redact), {
    status,
    isInaccessible: isRefused || isGone,
    isClosed: isLocked(failure) || isFull(failure),
    isTransient: isTransient(failure),
    limitMs: isRateLimit(failure) ? limitMs(failure, now) : null,
  })
}

/**
 * The error of a query. An answer with errors in it is a 200, which Octokit
 * throws as an error of its own.
 */
export function graphQlErrorOf(
  error: Error,
  redact: (text: string) => string,
): Error {
  const isOurs = error instanceof GitHubError || error instanceof EndOfRun
  if (isOurs) return error
  const said = toRedactedLine(error.message, {
    redact,
    maxLength: maxSaidLength,
  })
  const { data }: { data?: unknown } = Object(error)
  return new GitHubError(`GitHub couldn't answer a query: "${said}".`, { data })
}

function isTransient(failure: RequestFailure): boolean {
  const { status } = failure
  return status === null || status >= 500 || isRateLimit(failure)
}

function unansweredError({ kind, detail }: Unanswered): GitHubError {
  switch (kind) {
    case 'no-response':
      return new GitHubError(`GitHub didn't answer: ${detail}.`, {
        isTransient: true,
      })
    case 'not-sent':
      return new GitHubError(`GitHub couldn't be reached: ${detail}.`, {
        isTransient: true,
        isUnsent: true,
      })
    case 'tls':
      return new GitHubError(
        `GitHub couldn't be reached: ${detail}. Set \`NODE_EXTRA_CA_CERTS\` to the certificate of the authority that signed it.`,
      )
    case 'blocked':
      return new GitHubError(
        `GitHub couldn't be reached: ${detail}. Check the proxy settings of the runner.`,
      )
  }
}

/**
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
function saysInaccessible(message: string | null): boolean {
  return message?.startsWith('Resource not accessible by ') === true
}

const maxSaidLength = 300

function describeAnswer(
  failure: RequestFailure,
  redact: (text: string) => string,
): string {
  const { status, message } = failure
  if (status === null) return 'The call to GitHub failed.'
  const said = message === null ? '' : `: "${quote(message, redact)}"`

  if (isRateLimit(failure)) return describeLimit(failure)
  return isLocked(failure)
    ? 'The conversation is locked. Unlock it to get comments and reactions.'
    : `GitHub answered ${status}${said}.${adviceFor(failure)}`
}

/** One line, without a full stop, which our own sentence has. */
function quote(message: string, redact: (text: string) => string): string {
  const line = toRedactedLine(message, { redact, maxLength: maxSaidLength })
  return line.replace(/\.$/, '')
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
function adviceFor({ status, headers, message }: RequestFailure): string {
  if (message === null)
    return status !== null && status < 500
      ? " The answer isn't GitHub's own. Check the proxy of the runner."
      : ''
  if (saysInaccessible(message)) {
    const needed = headers['x-accepted-github-permissions'] ?? ''
    return /^[a-z_=,; ]{1,200}$/.test(needed)
      ? ` The token needs \`${needed.replaceAll('_', '-').replaceAll('=', ': ')}\`.`
      : ' Check the `permissions` of the workflow job.'
  }
  if (status === 401) return ' The token is wrong, or has expired.'
  if (status === 404 || status === 410)
    return " It doesn't exist, or the token may not read it."

  return ''
}
