// The GitHub client of a run: the toolkit's Octokit with a time limit for each
// try, and retries.
import { getOctokit } from '@actions/github'
import type { Clock } from '../lib/clock.ts'
import { endOfRun } from '../outcome.ts'
import {
  GitHubError,
  gitHubErrorOf,
  isRateLimit,
  readFailure,
  unusableAnswer,
} from './errors.ts'
import { retryWaitMs } from './retry.ts'

type Octokit = ReturnType<typeof getOctokit>

export type GitHub = {
  rest: Octokit['rest']
  paginate: Octokit['paginate']
  /** The repository of the run, for calls. */
  repo: { owner: string; repo: string }
}

export type GitHubOptions = {
  /** Empty for none. Then each call throws. */
  token: string
  /** Such as `https://api.github.com`. */
  apiUrl: string
  repository: { owner: string; name: string }
  clock: Clock
  /** Aborts when the run is cancelled. */
  cancelled: AbortSignal
  /** Ends all calls. */
  signal: AbortSignal
}

/**
 * GitHub ends a request after 10 s by itself.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#timeouts
 */
const maxTryMs = 10_000

/** https://docs.github.com/rest/about-the-rest-api/api-versions */
const apiVersion = '2022-11-28'

/**
 * A client whose calls throw a GitHubError, or an EndOfRun if the run is
 * cancelled.
 */
export function openGitHub({
  token,
  apiUrl,
  repository,
  clock,
  cancelled,
  signal,
}: GitHubOptions): GitHub {
  const octokit = getOctokit(token || 'none', {
    baseUrl: apiUrl,
    userAgent: 'docs-agent-action',
    request: { fetch: fetchFrom(new URL(apiUrl).origin) },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
  octokit.hook.wrap('request', async (request, options) => {
    if (token === '')
      throw new GitHubError('The input `github-token` is empty.', {
        isInaccessible: true,
      })
    const isSentOnce = options.request?.isSentOnce === true
    options.headers['x-github-api-version'] = apiVersion
    return callWithRetries(
      { clock, cancelled, signal, isSentOnce },
      async (limit) => {
        // Octokit's hooks pass on these options, not a copy of them.
        options.request = { ...options.request, signal: limit }
        const response = await request(options)
        // Octokit takes a body that was cut, or the page of a proxy, for text.
        if (
          options.method !== 'DELETE' &&
          Object(response.data) !== response.data
        )
          throw unusableAnswer()
        return response
      },
    )
  })
  return {
    rest: octokit.rest,
    paginate: octokit.paginate,
    repo: { owner: repository.owner, repo: repository.name },
  }
}

type Limits = {
  clock: Clock
  cancelled: AbortSignal
  signal: AbortSignal
  isSentOnce: boolean
}

/**
 * What the call returns, which is sent up to three times. Throws a GitHubError,
 * or an EndOfRun if the run is cancelled.
 */
async function callWithRetries<T>(
  limits: Limits,
  send: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const { clock, cancelled, signal } = limits
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(
        AbortSignal.any([cancelled, signal, clock.timeout(maxTryMs)]),
      )
    } catch (error) {
      if (cancelled.aborted) throw endOfRun('cancelled', 'interrupted')
      const waitMs = waitBeforeRetry(error, limits, tries)
      if (waitMs === null) throw gitHubErrorOf(error)
      await clock.sleep(waitMs, AbortSignal.any([cancelled, signal]))
      if (cancelled.aborted) throw endOfRun('cancelled', 'interrupted')
    }
  }
}

/** Null if the call is not sent again. */
function waitBeforeRetry(
  error: unknown,
  { clock, signal, isSentOnce }: Limits,
  tries: number,
) {
  const failure = readFailure(error)
  if (signal.aborted || !gitHubErrorOf(error).isUnanswered) return null
  // A limit has done nothing, so that even such a call may be sent again.
  if (isSentOnce && !isRateLimit(failure)) return null
  return retryWaitMs(failure, { tries, now: clock.now() })
}

const maxRedirects = 3

/**
 * Node's `fetch` for one origin: the token goes to no other, wherever an answer
 * or the link to a next page points. A redirect is followed for a repository
 * that was renamed.
 */
function fetchFrom(origin: string, redirects = 0): typeof fetch {
  return async (input, init) => {
    const url = String(input)
    if (new URL(url).origin !== origin)
      throw new GitHubError(
        'GitHub linked to another host, which gets no request.',
      )
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const { status, headers } = response
    const location = headers.get('location')
    if (status < 300 || status > 399 || location === null) return response
    const isRepeatable =
      init?.method === 'GET' || status === 307 || status === 308
    if (!isRepeatable || redirects === maxRedirects)
      throw new GitHubError(
        `GitHub answered ${status}, a redirect that can't be followed.`,
      )
    return fetchFrom(origin, redirects + 1)(new URL(location, url), init)
  }
}
