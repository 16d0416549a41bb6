// What Octokit's errors say, and one sentence for each that names the missing permission or what to check.
import * as z from 'zod/mini'
import { dateTimeText } from '../base/format.ts'

/** There is no token for GitHub. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError'
}

/** It is not known which repository the run is for. */
export class MissingRepositoryError extends Error {
  override readonly name = 'MissingRepositoryError'
}

/** GitHub answered, but its response cannot be used. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
}

/** The input that a token comes from. */
export type TokenInput = 'github-token' | 'docs-token'

/** Such as `Couldn't comment: GitHub answered 403. The token needs: pull-requests: write.` */
export function describeGitHubError(
  what: string,
  error: unknown,
  token: TokenInput = 'github-token',
): string {
  if (error instanceof MissingTokenError) return `Couldn't ${what}: \`${token}\` is empty.`
  if (error instanceof MissingRepositoryError) return `Couldn't ${what}: \`GITHUB_REPOSITORY\` is empty.`
  const status = statusOf(error)
  if (status === null) return `Couldn't ${what}: ${describeFailure(error)}.`
  const refusal = describeRefusal(error, status, token)
  if (refusal !== null) return `Couldn't ${what}: ${refusal}`
  const permission = missingPermissionOf(error)
  const needing = token === 'github-token' ? 'The token' : `\`${token}\``
  const advice = permission === null ? adviceFor(status, token) : ` ${needing} needs: ${permission}.`
  return `Couldn't ${what}: GitHub answered ${status}.${advice}`
}

/**
 * Whether there is nothing to read for this token: GitHub says that the thing does not exist, is switched off, or is not
 * for this token; or there is no token or no repository. The page of a proxy says nothing of the kind.
 *
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
export function isInaccessible(error: unknown): boolean {
  if (error instanceof MissingTokenError || error instanceof MissingRepositoryError) return true
  const message = gitHubMessageOf(error)
  const status = statusOf(error)
  if (status === 403) return message?.startsWith('Resource not accessible by ') === true
  return (status === 404 || status === 410) && message !== null
}

/** Whether GitHub says that what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && gitHubMessageOf(error) !== null
}

/** Whether an answer may take GitHub too long to make: it was not given in time, or a server in between says so. */
export function mayBeTooBig(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== null) return status >= 502 && status <= 504
  return error instanceof Error && Object(error.cause).name === 'TimeoutError'
}

/** GitHub's time of an answer, also of one to a failed call. Throws a ResponseError if it does not say. */
export function timeOf(answer: unknown): Date {
  const text = headerOf(answer, 'date')
  const at = new Date(text ?? Number.NaN)
  // Of another form, it would be a guess.
  if (Number.isNaN(at.getTime()) || at.toUTCString() !== text)
    throw new ResponseError("GitHub's answer doesn't say when it was given")
  return at
}

/** Whether GitHub says that it will not answer this token. A rate limit is no such answer: it ends. */
export function isRefused(error: unknown): boolean {
  if (isInaccessible(error)) return true
  const isOwnAnswer = gitHubMessageOf(error) !== null
  return isOwnAnswer && [403, 422].includes(statusOf(error) ?? 0) && !isLimit(error)
}

/** Whether GitHub says that the pull request or issue is locked, so that this account can write nothing there. */
export function isLockedConversation(error: unknown): boolean {
  return statusOf(error) === 403 && /\bis locked\b/.test(gitHubMessageOf(error) ?? '')
}

function isLimit(error: unknown): boolean {
  const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0'
  return (
    isSpent || headerOf(error, 'retry-after') !== null || /rate limit/i.test(gitHubMessageOf(error) ?? '')
  )
}

/** HTTP status of a failed call, null if no response came. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null
  return 'response' in error && error.response !== undefined ? error.status : null
}

/** A header of a response, or of the response to a failed call. Null if there is none. */
export function headerOf(answer: unknown, name: string): string | null {
  const response = answer instanceof Error && 'response' in answer ? answer.response : answer
  if (typeof response !== 'object' || response === null || !('headers' in response)) return null
  const { headers } = response
  if (typeof headers !== 'object' || headers === null) return null
  const value = new Map(Object.entries(headers)).get(name)
  return value === undefined ? null : String(value)
}

const failedResponse = z.object({ response: z.object({ data: z.object({ message: z.string() }) }) })

/** What GitHub says about a failed call, null if the answer is not in GitHub's own form. */
function gitHubMessageOf(error: unknown): string | null {
  const parsed = failedResponse.safeParse(error)
  return parsed.success ? parsed.data.response.data.message : null
}

/**
 * Why GitHub refused a call that the token may send, null for any other refusal.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 * https://docs.github.com/communities/moderating-comments-and-conversations/locking-conversations
 */
function describeRefusal(error: unknown, status: number, token: TokenInput): string | null {
  if (status !== 403 && status !== 429) return null
  const message = gitHubMessageOf(error) ?? ''
  if (/secondary rate limit/i.test(message)) return secondaryLimit
  if (headerOf(error, 'x-ratelimit-remaining') === '0') {
    const reset = headerOf(error, 'x-ratelimit-reset') ?? ''
    const end = /^\d{1,10}$/.test(reset) ? ` until ${dateTimeText(new Date(Number(reset) * 1_000))}` : ''
    return `the rate limit of \`${token}\` is used up${end}.`
  }
  if (headerOf(error, 'retry-after') !== null) return secondaryLimit
  return isLockedConversation(error)
    ? 'the conversation is locked. Unlock it to get comments and reactions.'
    : null
}

const secondaryLimit =
  "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time."

/**
 * The permission that GitHub names as missing, such as `pull-requests: write`, null if it names none.
 *
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
function missingPermissionOf(error: unknown): string | null {
  const value = headerOf(error, 'x-accepted-github-permissions') ?? ''
  if (!/^[a-z_=,; ]{1,200}$/.test(value)) return null
  return value.replaceAll('_', '-').replaceAll('=', ': ')
}

/** Octokit wraps the error of a call as the cause of an HttpError. Any other error comes from reading a response. */
function describeFailure(error: unknown): string {
  const isOfRequest = !(error instanceof Error) || error.name === 'HttpError'
  const { name, message } = isOfRequest ? Object(Object(error).cause) : error
  if (name === 'AbortError' || name === 'TimeoutError') return "GitHub didn't answer in time"
  if (name === 'ResponseError') return message
  return isOfRequest ? 'the connection to GitHub failed' : "GitHub's answer couldn't be understood"
}

function adviceFor(status: number, token: TokenInput): string {
  const permissions =
    token === 'github-token' ? 'the `permissions` of the workflow job' : `the permissions of \`${token}\``
  if (status === 401) return ` Check \`${token}\`.`
  if (status === 403) return ` Check ${permissions}.`
  if (status === 404 || status === 410) return ` Check ${permissions}, and whether this still exists.`
  return ''
}
