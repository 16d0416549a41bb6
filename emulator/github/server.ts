/** A local GitHub: the part of the REST API that a run of the action uses, with state that tests set and read. */

import { Hono, type MiddlewareHandler } from 'hono'
import { delayAnswers } from '../shared/delay.ts'
import { publishExchanges, throwProblems } from '../shared/exchanges.ts'
import { listen } from '../shared/listen.ts'
import { type RecordedRequest, recordRequests } from '../shared/request-log.ts'
import { identifyToken, requireToken } from './auth.ts'
import { createLateEffects } from './failures/late-effects.ts'
import { createPast } from './failures/past.ts'
import { type Fault, injectFaults } from './faults.ts'
import { limitPages } from './limits/pages.ts'
import { limitRate } from './limits/primary.ts'
import { findRate, type Limits, type Refusal } from './limits/rates.ts'
import { limitSecondary } from './limits/secondary.ts'
import { type Location, locateRepository, requireRepository } from './locate.ts'
import { checkAccess, checkArchived, checkReadPermission } from './permissions.ts'
import {
  describeProfile,
  type GitHubContext,
  type GitHubEnv,
  respondNotFound,
  respondWithError,
  type Token,
} from './request-context.ts'
import { commentRoutes } from './routes/comments.ts'
import { commitRoutes } from './routes/commits.ts'
import { contentRoutes } from './routes/contents.ts'
import { deploymentRoutes } from './routes/deployments.ts'
import { issueRoutes } from './routes/issues.ts'
import { labelRoutes } from './routes/labels.ts'
import { pullCommitRoutes } from './routes/pull-commits.ts'
import { pullUpdateRoutes } from './routes/pull-updates.ts'
import { pullRoutes } from './routes/pulls.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { releaseRoutes } from './routes/releases.ts'
import { listInstallationRepositories, repositoryRoutes } from './routes/repositories.ts'
import { reviewRequestRoutes } from './routes/review-requests.ts'
import { statusRoutes } from './routes/statuses.ts'
import { createRepository, type Rate, type RepositoryState } from './state.ts'
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
  /** Whether each token has its limit of requests per hour. True by default. */
  rateLimits?: boolean
  /** Whether each token has the limits of requests at the same time and per minute. By default as `rateLimits`. */
  secondaryLimits?: boolean
  /** Milliseconds of real time by which each answer is delayed. 0 by default. */
  delayMs?: number
  /** A page of comments with more bytes than this is answered with 502. No limit by default. */
  maxPageBytes?: number
  now?: () => Date
  /** How far GitHub's clock is ahead of `now`: that of `created_at`, `updated_at`, rate limits and `Date`. 0 by default. */
  clockOffsetMs?: number
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
  /** The requests that a limit refused, in the order of their arrival. */
  refusals: Refusal[]
  /**
   * The requests of the token in the current hour, in all repositories. Tests set `used`.
   *
   * A token of the bot of `GITHUB_TOKEN` has a limit for each repository instead, in the state of the repository.
   */
  rateOf: (token: string) => Rate
  /** Returns the repository `owner/name`, and creates it if needed. The API has only the repositories created here. */
  repository: (fullName: string) => RepositoryState
  /** Makes the next matching requests fail. */
  fail: (fault: Fault) => void
  /** Ends all faults. */
  mend: () => void
  /** Resolves once the effects of all requests that failed so far have come, also those that were to come later. */
  settle: () => Promise<void>
  /** What is wrong in exchanges so far, if something checks them. A test removes what it causes on purpose. */
  problems: string[]
  /** Rejects if there are problems. */
  close: () => Promise<void>
}

/** The emulator's choice. */
const firstRepositoryId = 700_000_001

/** Returns a GitHub without repositories, once it accepts connections. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubEmulator> {
  const { basePath = '', token = 'emulated-github-token', maxPageBytes } = options
  const now = createClock(options)
  const requests: RecordedRequest[] = []
  const faults: Fault[] = []
  const tokens = new Map<string, Token>()
  const repositories = new Map<string, RepositoryState>()
  const limits = createLimits(options, { defaultToken: token, repositories, now })
  const addToken = (one: TokenOptions) => void tokens.set(one.token, makeToken(one))
  addToken({ ...options, token, permissions: choosePermissions(options) })
  options.tokens?.forEach(addToken)
  const problems: string[] = []
  const lateEffects = createLateEffects()
  const past = createPast()
  const app = new Hono<GitHubEnv>().use(recordRequests(requests), dateAnswers(now))
  app.use(delayAnswers(options.delayMs ?? 0))
  app.use(publishExchanges({ api: 'github', basePath, problems }))
  app.use(identifyToken(tokens), locateRepository({ basePath, repositories }))
  // Before the faults: GitHub counts requests that fail, and requests that wait for an answer.
  if (options.secondaryLimits ?? limits.hasPrimary) app.use(limitSecondary(limits))
  app.use(injectFaults(faults, { basePath, lateEffects, past, now }), past.remember, requireToken)
  if (maxPageBytes !== undefined) app.use(limitPages(maxPageBytes))
  if (limits.hasPrimary) app.use(limitRate(limits))
  app.route(basePath || '/', createApi(repositories)).notFound(respondNotFound)
  const listener = await listen(app, options.port)
  const { url } = listener
  const serverUrl = basePath === '' ? 'https://github.com' : url
  const repository = (fullName: string) => findOrCreate(repositories, fullName, now)
  // A copy: each call counts anew.
  const fail = (fault: Fault) => void faults.push({ ...fault })
  const mend = () => void faults.splice(0)
  const revokeToken = (one: string) => void tokens.delete(one)
  const rateOf = (one: string) => findRate(limits.rates, one)
  const close = async () => {
    await listener.close()
    throwProblems({ api: 'github', problems })
  }
  return {
    ...{ apiUrl: url + basePath, serverUrl, token, addToken, revokeToken },
    ...{ requests, refusals: limits.refusals, rateOf, repository, fail, mend },
    ...{ settle: lateEffects.settle, problems, close },
  }
}

function createClock({ now = () => new Date(), clockOffsetMs = 0 }: GitHubOptions): () => Date {
  return () => new Date(now().getTime() + clockOffsetMs)
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-date */
function dateAnswers(now: () => Date): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!context.res.headers.has('date')) context.header('date', now().toUTCString())
  }
}

function createLimits(
  { rateLimits = true }: GitHubOptions,
  settings: Pick<Limits, 'defaultToken' | 'repositories' | 'now'>,
): Limits {
  return { ...settings, rates: new Map(), refusals: [], hasPrimary: rateLimits }
}

function createApi(repositories: Location['repositories']): Hono<GitHubEnv> {
  const routesOfRepository = new Hono<GitHubEnv>()
  routesOfRepository.use(requireRepository, checkAccess, checkReadPermission, checkArchived)
  for (const routes of [
    repositoryRoutes,
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
    contentRoutes,
    deploymentRoutes,
    releaseRoutes,
  ]) {
    routesOfRepository.route('/', routes)
  }
  return new Hono<GitHubEnv>()
    .get('/user', getAuthenticatedUser)
    .get('/installation/repositories', listInstallationRepositories(repositories))
    .route('/repos/:owner/:name', routesOfRepository)
    .route('/repositories/:repositoryId', routesOfRepository)
}

/**
 * The token of an installation, such as `GITHUB_TOKEN`, belongs to no user.
 *
 * https://docs.github.com/rest/users/users#get-the-authenticated-user
 */
function getAuthenticatedUser(context: GitHubContext): Response {
  const { account, kind } = context.var.token
  if (kind === 'personal') return context.json(describeProfile(context, account))
  return respondWithError(context, 403, { message: 'Resource not accessible by integration' })
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
