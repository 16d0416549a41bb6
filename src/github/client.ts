// The GitHub client of a run: the toolkit's Octokit with a time limit for each
// try, and retries.
import { getOctokit } from '@actions/github'
import type { Clock } from '../lib/clock.ts'
import { sendHttp } from '../lib/http.ts'
import type { Redact } from '../lib/redact.ts'
import { EndOfRun, interrupted } from '../outcome.ts'
import { gitHubTimeoutMs } from '../times.ts'
import { readOwnLogin } from './account.ts'
import {
  GitHubError,
  gitHubErrorOf,
  graphQlErrorOf,
  unansweredError,
  unusableAnswer,
} from './errors.ts'
import { type Retry, retrying, retryOf, trying } from './retry.ts'

export type GitHub = ReturnType<typeof openGitHub>

export type GitHubOptions = {
  token: string
  /** Such as `https://api.github.com`. */
  apiUrl: string
  repository: { owner: string; name: string; host: string }
  clock: Clock
  /** Aborts when the run is cancelled. */
  cancelled: AbortSignal
  /** Ends all calls. */
  signal: AbortSignal
  /** Takes secrets out of what GitHub says. */
  redact: Redact
}

const maxBodyMs = 20_000
const maxBodyBytes = 32 * 1_048_576

/** https://docs.github.com/rest/about-the-rest-api/api-versions */
const apiVersion = '2022-11-28'

/**
 * A client whose calls throw a GitHubError, or an EndOfRun if the run is
 * cancelled.
 */
export function openGitHub(options: GitHubOptions) {
  const { repository, clock, cancelled, redact } = options
  const callsEnd = AbortSignal.any([cancelled, options.signal])
  const octokit = openOctokit({ ...options, signal: callsEnd })
  /** The data of a query that changes nothing. */
  const graphql = async (
    query: string,
    variables: Readonly<Record<string, string | number>> = {},
    retry: Retry = 'three-times',
  ): Promise<unknown> => {
    try {
      return await octokit.graphql(query, { ...variables, ...trying(retry) })
    } catch (error) {
      throw graphQlErrorOf(error, redact)
    }
  }
  let login: { value: string | null } | null = null
  return {
    rest: octokit.rest,
    graphql,
    /**
     * Login of the token's own account, asked until it is answered. Null if GitHub
     * doesn't say. Throws a GitHubError.
     */
    ownLogin: async () => {
      login ??= { value: await readOwnLogin(graphql) }
      return login.value
    },
    /** Waits, unless the run is over. */
    sleep: (waitMs: number) => clock.sleep(waitMs, callsEnd),
    /** The repository of the run, for calls. */
    repo: { owner: repository.owner, repo: repository.name },
    /** Of its web pages, such as `github.com`. */
    host: repository.host,
  }
}

function openOctokit(options: GitHubOptions) {
  const { token, apiUrl, clock, cancelled, redact, signal } = options
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: 'docs-agent-action',
    request: {
      fetch: (input: string, init: Init) => fetchOwn(input, init, options),
    },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
  octokit.hook.wrap('request', async (request, call) => {
    call.headers['x-github-api-version'] = apiVersion
    return retrying({ clock, signal }, retryOf(call), async () => {
      try {
        const response = await request(call)
        // Octokit takes a body that was cut, or the page of a proxy, for text.
        const isObject = Object(response.data) === response.data
        if (response.status !== 204 && !isObject) throw unusableAnswer()
        return response
      } catch (error) {
        if (cancelled.aborted) throw new EndOfRun(interrupted())
        throw gitHubErrorOf(error, { redact, now: clock.now() })
      }
    })
  })
  return octokit
}

type Init = {
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
}

const maxRedirects = 3

/**
 * What Octokit calls in place of `fetch`, for one origin: the token goes to no
 * other, wherever an answer points. A redirect is followed for a repository
 * that was renamed. Returns the parts of a `Response` that Octokit reads.
 */
async function fetchOwn(input: string, init: Init, options: GitHubOptions) {
  const { origin } = new URL(options.apiUrl)
  let url = new URL(input)
  for (let redirects = 0; ; redirects += 1) {
    if (url.origin !== origin)
      throw new GitHubError(
        'GitHub linked to another host, which gets no request.',
      )
    const answer = await send(url, init, options)
    if (answer.kind !== 'answer') throw unansweredError(answer)

    const { status, headers, body } = answer
    const { location } = headers
    if (status < 300 || status > 399)
      return {
        status,
        url: url.href,
        headers: new Map(Object.entries(headers)),
        text: async () => body,
        arrayBuffer: async () => new ArrayBuffer(0),
      }

    const isRepeatable =
      init.method === 'GET' || status === 307 || status === 308
    if (!isRepeatable || !location || redirects === maxRedirects)
      throw new GitHubError(
        `GitHub answered ${status}, a redirect that can't be followed.`,
      )
    url = new URL(location, url)
  }
}

/** One request, with time for the head of the answer, and for its body. */
async function send(
  url: URL,
  { method, headers, body }: Init,
  { clock, signal }: GitHubOptions,
) {
  const tooLate = new AbortController()
  let isAnswered = false
  clock.timeout(gitHubTimeoutMs).addEventListener('abort', () => {
    if (!isAnswered)
      tooLate.abort(`no answer within ${gitHubTimeoutMs / 1_000}s`)
  })

  return sendHttp({
    method,
    url,
    headers: { 'accept-encoding': 'gzip', ...headers },
    body: body ?? null,
    signal: AbortSignal.any([
      signal,
      tooLate.signal,
      clock.timeout(gitHubTimeoutMs + maxBodyMs),
    ]),
    maxBodyBytes,
    onAnswered: () => {
      isAnswered = true
    },
  })
}
