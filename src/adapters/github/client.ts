// The GitHub client: the toolkit's Octokit with a time limit and a retry for everything that may safely be repeated.
import type { Clock } from '../../domain/clock.ts'
import { fetchFromGitHub } from './fetch.ts'
import { sendWithRetry } from './retry.ts'

export type GitHubSetting = {
  token: string
  /** Such as `https://api.github.com`. */
  apiUrl: string
  clock: Clock
  /** What each try of a request may take, 15 s if not given. */
  tryTimeoutMs?: number
}

export type GitHubClient = ReturnType<typeof import('@actions/github').getOctokit>['rest']

/** Where a call goes. */
export type Repo = { owner: string; repo: string }

/** There is no token to speak to GitHub with. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError'
}

/** A client for this run's GitHub. The toolkit is loaded only now: reading it takes longer than a first request. Throws a MissingTokenError. */
export async function connectGitHub(setting: GitHubSetting): Promise<GitHubClient> {
  const { token, apiUrl, clock, tryTimeoutMs = 15_000 } = setting
  if (token === '') throw new MissingTokenError('The input github-token is empty')
  const { getOctokit } = await import('@actions/github')
  const silent = () => undefined
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchFromGitHub },
  })
  octokit.hook.wrap('request', (request, options) => {
    const budget = options.request?.signal
    const retry = { clock, budget, isRepeatable: isRepeatable(options), tryTimeoutMs }
    return sendWithRetry(retry, async (signal) => {
      // Changed in place: what a hook hands on is not what the next one gets.
      options.request = { ...options.request, signal }
      return request(options)
    })
  })
  return octokit.rest
}

/** A comment made twice is seen twice; reading, editing and reacting again change nothing. */
function isRepeatable({ method, url }: { method: string; url: string }): boolean {
  return method === 'GET' || method === 'PATCH' || url.includes('/reactions')
}
