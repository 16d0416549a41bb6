/** A local GitHub: the part of the REST API that a run of the action uses, with state that tests set and read. */

import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { listen } from '../shared/listen.ts'
import { type RecordedRequest, recordRequests } from '../shared/request-log.ts'
import { limitRate, requireToken } from './auth.ts'
import { type Fault, injectFaults } from './faults.ts'
import { allPermissions, checkReadPermission, readPermissions } from './permissions.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  respondNotFound,
  respondWithError,
  type TokenPermissions,
} from './request-context.ts'
import { commentRoutes } from './routes/comments.ts'
import { commitRoutes } from './routes/commits.ts'
import { issueRoutes } from './routes/issues.ts'
import { pullRoutes } from './routes/pulls.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { releaseRoutes } from './routes/releases.ts'
import { type Account, actionsBot, createRepository, type RepositoryState } from './state.ts'

export type GitHubOptions = {
  /** Any free port by default. */
  port?: number
  /** `/api/v3` emulates GitHub Enterprise Server, which has its web pages on the host of its API. */
  basePath?: '' | '/api/v3'
  token?: string
  /** The account that the token writes as. By default the bot of `GITHUB_TOKEN`. */
  account?: Account
  /** Whether the token may only read, as in a run for a fork. False by default. */
  readOnly?: boolean
  /** The token's permissions. All by default. */
  permissions?: TokenPermissions
  /** Whether each repository has its limit of requests per hour. True by default. */
  rateLimits?: boolean
  now?: () => Date
}

export type GitHubEmulator = {
  /** The value of `GITHUB_API_URL` in a run: with the base path, without a trailing slash. */
  apiUrl: string
  /** The value of `GITHUB_SERVER_URL` in a run. */
  serverUrl: string
  token: string
  /** All requests in the order of their arrival. */
  requests: RecordedRequest[]
  /** Returns the repository `owner/name`, and creates it if needed. The API has only the repositories created here. */
  repository: (fullName: string) => RepositoryState
  /** Makes the next matching requests fail. */
  fail: (fault: Fault) => void
  close: () => Promise<void>
}

type ServerState = {
  basePath: string
  /** By full name in lower case. */
  repositories: Map<string, RepositoryState>
  account: Account
  permissions: TokenPermissions
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
  const { account = actionsBot } = options
  const { permissions = options.readOnly ? readPermissions : allPermissions } = options
  const state: ServerState = { basePath, repositories: new Map(), account, permissions }
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(recordRequests(requests), injectFaults(faults, basePath), requireToken(token))
    .route(basePath || '/', createApi(state, rateLimits))
    .notFound(respondNotFound)
  const { url, close } = await listen(app, options.port)
  const serverUrl = basePath === '' ? 'https://github.com' : url
  const repository = (fullName: string) => findOrCreate(state.repositories, fullName, now)
  const fail = (fault: Fault) => void faults.push(fault)
  return { apiUrl: url + basePath, serverUrl, token, requests, repository, fail, close }
}

function createApi(state: ServerState, rateLimits: boolean): Hono<GitHubEnv> {
  const repositoryRoutes = new Hono<GitHubEnv>().use(findRepository(state), checkReadPermission)
  if (rateLimits) repositoryRoutes.use(limitRate)
  for (const routes of [
    issueRoutes,
    commentRoutes,
    reactionRoutes,
    pullRoutes,
    commitRoutes,
    releaseRoutes,
  ]) {
    repositoryRoutes.route('/', routes)
  }
  return new Hono<GitHubEnv>()
    .get('/user', (context) => getAuthenticatedUser(context, state))
    .route('/repos/:owner/:name', repositoryRoutes)
    .route('/repositories/:repositoryId', repositoryRoutes)
}

/**
 * The token of an installation, such as `GITHUB_TOKEN`, belongs to no user.
 *
 * https://docs.github.com/rest/users/users#get-the-authenticated-user
 */
function getAuthenticatedUser(context: GitHubContext, { account }: ServerState): Response {
  if (account.type !== 'Bot') return context.json(describeUser(context, account))
  return respondWithError(context, 403, { message: 'Resource not accessible by integration' })
}

/** Paths have the repository's name or, in links to other pages, its ID. */
function findRepository(state: ServerState): MiddlewareHandler<GitHubEnv> {
  const { basePath, repositories, account, permissions } = state
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
    context.set('account', account)
    context.set('permissions', permissions)
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
