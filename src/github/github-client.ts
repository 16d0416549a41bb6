// The GitHub client of a run: the toolkit's Octokit with a time limit for every try and retries. It connects when
// something is first asked of it, because loading the toolkit takes longer than a first call.

import type { Clock } from '../base/clock.ts'
import { once } from '../base/once.ts'
import type { Run } from '../event/event.ts'
import { fetchFromGitHub } from './fetch.ts'
import {
  describeGitHubError,
  MissingRepositoryError,
  MissingTokenError,
  ResponseError,
} from './github-errors.ts'
import { retryGitHubCall } from './github-retry.ts'
import type { Pace } from './pace.ts'

type Octokit = ReturnType<typeof import('@actions/github').getOctokit>

/** Octokit's REST endpoints, its `request` for addresses that GitHub gives, and `auth`, which knows the kind of token. */
export type GitHubClient = Octokit['rest'] & Pick<Octokit, 'auth' | 'request'>

/** https://docs.github.com/rest/about-the-rest-api/api-versions */
const apiVersion = '2022-11-28'

/** The repository of a call. */
export type Repo = { owner: string; repo: string }

export type Connection = {
  /** Rejects with a MissingTokenError, or with a MissingRepositoryError. */
  client: () => Promise<GitHubClient>
  repo: Repo
  /** What `act` returns, or null after a warning that says what could not be done, such as `comment`. */
  attempt<T>(what: string, act: () => Promise<T>): Promise<T | null>
  /** A connection to another repository, with the same client. */
  forRepository(repository: ConnectionOptions['repository']): Connection
}

export type ConnectionOptions = {
  token: string | null
  /** Such as `https://api.github.com`. */
  apiUrl: string
  clock: Clock
  repository: Pick<Run['repository'], 'owner' | 'name'>
  warn: (text: string) => void
  /** The signal that limits a try of a call, to 15 s by default. A call with `maxTryMs` has its own limit. */
  limitTry?: () => AbortSignal
  /** What sends the calls, real HTTP by default. */
  fetch?: typeof fetchFromGitHub
  /** When each call is sent, at once by default. */
  pace?: Pace
}

/** A connection to one repository. Nothing is loaded or sent yet. */
export function openConnection(options: ConnectionOptions): Connection {
  const { repository, warn } = options
  const client = once(() => connect(options))
  const attempt: Connection['attempt'] = async (what, act) => {
    try {
      return await act()
    } catch (error) {
      warn(describeGitHubError(what, error))
      return null
    }
  }
  const forRepository: Connection['forRepository'] = ({ owner, name }) => ({
    // Without its name, the address of a call would be none of GitHub's.
    client:
      owner && name ? client : () => Promise.reject(new MissingRepositoryError('There is no repository')),
    ...{ attempt, forRepository },
    repo: { owner, repo: name },
  })
  return forRepository(repository)
}

const limitTo15s = () => AbortSignal.timeout(15_000)

async function connect(options: ConnectionOptions): Promise<GitHubClient> {
  const { token, apiUrl, clock, limitTry = limitTo15s, fetch = fetchFromGitHub, pace } = options
  if (token === null) throw new MissingTokenError('The input github-token is empty')
  const { getOctokit } = await import('@actions/github')
  // What GitHub announces to developers, such as the end of an endpoint, is not for the log of a run.
  const log = { warn: () => undefined }
  const octokit = getOctokit(token, { baseUrl: apiUrl, request: { fetch, log } })
  octokit.hook.wrap('request', (request, requestOptions) => {
    assertSameOrigin(requestOptions.url, apiUrl)
    const { signal: budget, maxTryMs, isSentOnce } = requestOptions.request ?? {}
    const paced = { isWrite: requestOptions.method !== 'GET', signal: budget }
    const sendPaced = pace && (<T>(send: () => Promise<T>) => pace.run(paced, send))
    const limit = typeof maxTryMs === 'number' ? () => AbortSignal.timeout(maxTryMs) : limitTry
    const often = { isRepeatable: isRepeatable(requestOptions), isSentOnce: isSentOnce === true }
    const retry = { clock, budget, ...often, limitTry: limit, sendPaced }
    return retryGitHubCall(retry, async (signal) => {
      // Mutates the options, because before-after-hook ignores a replaced object.
      requestOptions.request = { ...requestOptions.request, signal }
      requestOptions.headers['x-github-api-version'] = apiVersion
      return request(requestOptions)
    })
  })
  return { ...octokit.rest, auth: octokit.auth, request: octokit.request }
}

/** The address of a next page comes from an answer. The token goes to no other host. */
function assertSameOrigin(url: string, apiUrl: string): void {
  if (URL.parse(url, apiUrl)?.origin === new URL(apiUrl).origin) return
  throw new ResponseError('GitHub linked to a page of another host')
}

/** Carrying out these calls twice changes nothing. A comment that is created twice is there twice. */
function isRepeatable({ method, url }: { method: string; url: string }): boolean {
  const isRepeatablePost = /\/(?:reactions|statuses|labels|requested_reviewers)\b/.test(url)
  return method === 'GET' || method === 'PATCH' || isRepeatablePost
}
