// A failed call to GitHub, as one sentence that names the missing permission or
// what to check.
import { dateTimeText } from '../lib/format.ts'

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
  /** Whether GitHub may have carried out the call. */
  readonly isUnanswered: boolean

  constructor(
    message: string,
    { status = null, isInaccessible = false, isUnanswered = false }: Facts = {},
  ) {
    super(message)
    this.status = status
    this.isInaccessible = isInaccessible
    this.isUnanswered = isUnanswered
  }
}

type Facts = {
  status?: number | null
  isInaccessible?: boolean
  isUnanswered?: boolean
}

/** What Octokit throws for a failed call, as far as it is read here. */
export type RequestFailure = {
  /** Null if no answer came. */
  status: number | null
  headers: Readonly<Record<string, string>>
  /** What GitHub says, null if the answer is not in GitHub's own form. */
  message: string | null
  isTimeout: boolean
}

/**
 * The parts of an error that Octokit throws. It wraps the error of a call that
 * got no answer as status 500.
 */
export function readFailure(error: unknown): RequestFailure {
  const { status, response, cause } = Object(error)
  const { headers, data } = Object(response)
  const entries = Object.entries(Object(headers)).map(
    ([name, value]) => [name, String(value)] as const,
  )
  const message: unknown = Object(data).message
  const name: unknown = Object(cause ?? error).name
  return {
    status:
      response !== undefined && typeof status === 'number' ? status : null,
    headers: Object.fromEntries(entries),
    message: typeof message === 'string' ? message : null,
    isTimeout: name === 'AbortError' || name === 'TimeoutError',
  }
}

/** The answer cannot be used, so that nobody knows what GitHub did. */
export function unusableAnswer(): GitHubError {
  return new GitHubError("GitHub's answer couldn't be understood.", {
    isUnanswered: true,
  })
}

/** The error of a failed call. Octokit wraps what `fetch` throws. */
export function gitHubErrorOf(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error
  const cause: unknown = Object(error).cause
  if (cause instanceof GitHubError) return cause
  const failure = readFailure(error)
  const { status, message } = failure
  const isRefused =
    status === 403 &&
    message?.startsWith('Resource not accessible by ') === true
  const isGone = (status === 404 || status === 410) && message !== null
  return new GitHubError(describeFailure(failure), {
    status,
    isInaccessible: isRefused || isGone,
    isUnanswered: status === null || status >= 500 || isRateLimit(failure),
  })
}

function describeFailure(failure: RequestFailure): string {
  const { status, isTimeout } = failure
  if (status === null)
    return isTimeout
      ? "GitHub didn't answer in time."
      : 'The connection to GitHub failed.'
  return (
    describeLimit(failure) ??
    describeLock(failure) ??
    `GitHub answered ${status}.${adviceFor(failure)}`
  )
}

/**
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function describeLimit(failure: RequestFailure): string | null {
  if (!isRateLimit(failure)) return null
  const reset = failure.headers['x-ratelimit-reset'] ?? ''
  if (
    failure.headers['x-ratelimit-remaining'] !== '0' ||
    !/^\d{1,10}$/.test(reset)
  )
    return "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time."
  return `The rate limit of \`github-token\` is used up until ${dateTimeText(new Date(Number(reset) * 1_000))}.`
}

/**
 * Whether GitHub refused the call because there were too many. Then it has done
 * nothing.
 */
export function isRateLimit({
  status,
  headers,
  message,
}: RequestFailure): boolean {
  if (status !== 403 && status !== 429) return false
  const isSpent = headers['x-ratelimit-remaining'] === '0'
  return (
    status === 429 ||
    isSpent ||
    'retry-after' in headers ||
    /rate limit/i.test(message ?? '')
  )
}

/**
 * https://docs.github.com/communities/moderating-comments-and-conversations/locking-conversations
 */
function describeLock({ status, message }: RequestFailure): string | null {
  const isLocked = status === 403 && /\bis locked\b/.test(message ?? '')
  return isLocked
    ? 'The conversation is locked. Unlock it to get comments and reactions.'
    : null
}

function adviceFor({ status, headers }: RequestFailure): string {
  const permissions = headers['x-accepted-github-permissions'] ?? ''
  if (status === 403 && /^[a-z_=,; ]{1,200}$/.test(permissions))
    return ` The token needs \`${permissions.replaceAll('_', '-').replaceAll('=', ': ')}\`.`
  if (status === 401) return ' Check `github-token`.'
  if (status === 403) return ' Check the `permissions` of the workflow job.'
  if (status === 404 || status === 410)
    return ' Check the `permissions` of the workflow job, and whether this still exists.'
  return ''
}
