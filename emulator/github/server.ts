/** A local GitHub: the part of the REST API that a run of the action uses, with state that tests set and read. */

import { Hono, type MiddlewareHandler } from 'hono'
import { listen } from '../shared/listen.ts'
import { type RecordedRequest, recordRequests } from '../shared/request-log.ts'
import { limitRate, requireToken } from './auth.ts'
import { type Fault, injectFaults } from './faults.ts'
import { checkAccess, checkReadPermission } from './permissions.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  respondNotFound,
  respondWithError,
  type Token,
} from './request-context.ts'
import { commentRoutes } from './routes/comments.ts'
import { commitRoutes } from './routes/commits.ts'
import { issueRoutes } from './routes/issues.ts'
import { labelRoutes } from './routes/labels.ts'
import { pullCommitRoutes } from './routes/pull-commits.ts'
import { pullUpdateRoutes } from './routes/pull-updates.ts'
import { pullRoutes } from './routes/pulls.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { releaseRoutes } from './routes/releases.ts'
import { reviewRequestRoutes } from './routes/review-requests.ts'
import { statusRoutes } from './routes/statuses.ts'
import { createRepository, type RepositoryState } from './state.ts'
import { choosePermissions, makeToken, type TokenOptions, type TokenSettings } from './tokens.ts'

/** The settings are those of the default token. */
export type GitHubOptions = TokenSettings & {
  /** Any free port by default. */
  port?: number
  /** `/api/v3` emulates GitHub Enterprise Server, which has its web pages on the host of its API. */
  basePath?: '' | '/api/v3'
  token?: string
  /** Whether the default token may only read, as in a run for a fork. False by default. */
  readOnly?: boolean
  /** Further tokens. */
  tokens?: readonly TokenOptions[]
  /** Whether each token has its limit of requests per hour in each repository. True by default. */
  rateLimits?: boolean
  now?: () => Date
}

export type GitHubEmulator = {
  /** The value of `GITHUB_API_URL` in a run: with the base path, without a trailing slash. */
  apiUrl: string
  /** The value of `GITHUB_SERVER_URL` in a run. */
  serverUrl: string
  /** The default token. */
  token: string
  /** Adds a token, or replaces the one of the same value. */
  addToken: (options: TokenOptions) => void
  /** Requests with this token get 401 from now on. */
  revokeToken: (token: string) => void
  /** All requests in the order of their arrival. */
  requests: RecordedRequest[]
  /** Returns the repository `owner/name`, and creates it if needed. The API has only the repositories created here. */
  repository: (fullName: string) => RepositoryState
  /** Makes the next matching requests fail. */
  fail: (fault: Fault) => void
  /** Ends all faults. */
  mend: () => void
  close: () => Promise<void>
}

type ServerState = {
  basePath: string
  /** By full name in lower case. */
  repositories: Map<string, RepositoryState>
  /** By their value. */
  tokens: Map<string, Token>
}

/** The emulator's choice. */
const firstRepositoryId = 700_000_001

/** Returns a GitHub without repositories, once it accepts connections. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubEmulator> {
  const {
    basePath = '',
    token = 'emulated-github-token',
    rateLimits = true,
    now = () => new Date(),
  } = options
  const requests: RecordedRequest[] = []
  const faults: Fault[] = []
  const state: ServerState = { basePath, repositories: new Map(), tokens: new Map() }
  const addToken = (one: TokenOptions) => void state.tokens.set(one.token, makeToken(one))
  addToken({ ...options, token, permissions: choosePermissions(options) })
  options.tokens?.forEach(addToken)
  const app = new Hono<GitHubEnv>()
    .use(recordRequests(requests), injectFaults(faults, basePath), requireToken(state.tokens))
    .route(basePath || '/', createApi(state, rateLimits ? limitRate(token) : null))
    .notFound(respondNotFound)
  const { url, close } = await listen(app, options.port)
  const serverUrl = basePath === '' ? 'https://github.com' : url
  const repository = (fullName: string) => findOrCreate(state.repositories, fullName, now)
  const fail = (fault: Fault) => void faults.push(fault)
  const mend = () => void faults.splice(0)
  const revokeToken = (one: string) => void state.tokens.delete(one)
  return {
    ...{ apiUrl: url + basePath, serverUrl, token, addToken, revokeToken },
    ...{ requests, repository, fail, mend, close },
  }
}

function createApi(state: ServerState, limiter: MiddlewareHandler<GitHubEnv> | null): Hono<GitHubEnv> {
  const repositoryRoutes = new Hono<GitHubEnv>().use(findRepository(state), checkAccess, checkReadPermission)
  if (limiter) repositoryRoutes.use(limiter)
  for (const routes of [
    issueRoutes,
    labelRoutes,
    commentRoutes,
    reactionRoutes,
    pullRoutes,
    pullCommitRoutes,
    pullUpdateRoutes,
    reviewRequestRoutes,
    commitRoutes,
    statusRoutes,
    releaseRoutes,
  ]) {
    repositoryRoutes.route('/', routes)
  }
  return new Hono<GitHubEnv>()
    .get('/user', getAuthenticatedUser)
    .route('/repos/:owner/:name', repositoryRoutes)
    .route('/repositories/:repositoryId', repositoryRoutes)
}

/**
 * The token of an installation, such as `GITHUB_TOKEN`, belongs to no user.
 *
 * https://docs.github.com/rest/users/users#get-the-authenticated-user
 */
function getAuthenticatedUser(context: GitHubContext): Response {
  const { account, kind } = context.var.token
  if (kind === 'personal') return context.json(describeUser(context, account))
  return respondWithError(context, 403, { message: 'Resource not accessible by integration' })
}

/** Paths have the repository's name or, in links to other pages, its ID. */
function findRepository({ basePath, repositories }: ServerState): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const { origin, pathname } = new URL(context.req.url)
    const [collection, ...segments] = pathname.slice(basePath.length + 1).split('/')
    const isByName = collection === 'repos'
    const repository = isByName
      ? repositories.get(segments.slice(0, 2).join('/').toLowerCase())
      : [...repositories.values()].find(({ id }) => String(id) === segments[0])
    if (repository === undefined) return respondNotFound(context)
    const fullName = `${repository.owner}/${repository.name}`
    const apiBaseUrl = origin + basePath
    context.set('repository', repository)
    context.set('apiBaseUrl', apiBaseUrl)
    context.set('apiUrl', `${apiBaseUrl}/repos/${fullName}`)
    context.set('htmlUrl', `${basePath === '' ? 'https://github.com' : origin}/${fullName}`)
    context.set('path', `/${segments.slice(isByName ? 2 : 1).join('/')}`)
    return next()
  }
}

function findOrCreate(
  repositories: Map<string, RepositoryState>,
  fullName: string,
  now: () => Date,
): RepositoryState {
  const key = fullName.toLowerCase()
  const existing = repositories.get(key)
  if (existing) return existing
  const repository = createRepository(fullName, firstRepositoryId + repositories.size, now)
  repositories.set(key, repository)
  return repository
}
