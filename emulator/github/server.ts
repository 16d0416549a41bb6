/**
 * A local GitHub: the part of the REST API that a run of the action uses, with
 * state that tests set and read.
 */

import { Hono } from 'hono'
import { createEmulator, type Emulator } from '../shared/emulator.ts'
import {
  type GitHubEnv,
  orNotFound,
  refuse,
  respondWithError,
} from './context.ts'
import { answerQueries } from './graphql.ts'
import { locateRepository } from './locate.ts'
import { createPast } from './past.ts'
import { commentRoutes } from './routes/comments.ts'
import { commitRoutes } from './routes/commits.ts'
import { deploymentRoutes } from './routes/deployments.ts'
import { issueRoutes } from './routes/issues.ts'
import { pullRoutes } from './routes/pulls.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { releaseRoutes } from './routes/releases.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { createRepository, type RepositoryState } from './state.ts'
import { makeToken, requireToken, type TokenSettings } from './tokens.ts'

export type GitHubOptions = TokenSettings & {
  port?: number
  /**
   * `/api/v3` emulates GitHub Enterprise Server, which has its web pages on the
   * host of its API.
   */
  basePath?: '' | '/api/v3'
  token?: string
  /**
   * GitHub's clock: that of `created_at`, `updated_at`, rate limits and `Date`.
   * The system's by default.
   */
  now?: () => Date
}

export type GitHubEmulator = Emulator & {
  /**
   * The value of `GITHUB_API_URL` in a run: with the base path, without a
   * trailing slash.
   */
  apiUrl: string
  /** The value of `GITHUB_SERVER_URL` in a run. */
  serverUrl: string
  /** The one token that it accepts. */
  token: string
  /**
   * Returns the repository `owner/name`, and creates it if needed. The API has
   * only the repositories created here.
   */
  repository: (fullName: string) => RepositoryState
  /** From the next write of a comment on, lists show it only after this time. */
  lag: (lagMs: number) => void
}

/** The emulator's choice. */
const firstRepositoryId = 700_000_001

/** Returns a GitHub without repositories, once it accepts connections. */
export async function startGitHub(
  options: GitHubOptions = {},
): Promise<GitHubEmulator> {
  const {
    basePath = '',
    token = 'emulated-github-token',
    now = () => new Date(),
    port,
  } = options
  const repositories = new Map<string, RepositoryState>()
  const past = createPast(now)
  const errorBody = { message: 'Server Error' }
  const emulator = createEmulator({ api: 'github', basePath, now, errorBody })
  const app = new Hono<GitHubEnv>().use(emulator.record, emulator.publish)
  // Before the faults: GitHub counts requests that fail.
  app.use(
    requireToken(makeToken({ ...options, token }), now),
    locateRepository(basePath, repositories),
  )
  app.use(past.allow, emulator.injectFaults, past.remember)
  app.post(
    basePath === '' ? '/graphql' : '/api/graphql',
    answerQueries(repositories),
  )
  app.route(basePath || '/', createApi()).notFound((context) => {
    emulator.refuseUnknown(context)
    return refuse(404, 'Not Found')
  })
  app.onError(respondWithError)
  const { url, ...controls } = await emulator.serve(app, port)
  return {
    apiUrl: url + basePath,
    serverUrl: basePath === '' ? 'https://github.com' : url,
    token,
    repository: (fullName) => findOrCreate(repositories, fullName, now),
    lag: past.lag,
    ...controls,
  }
}

function createApi(): Hono<GitHubEnv> {
  const ofRepository = new Hono<GitHubEnv>().use((context, next) => {
    orNotFound(context.var.repository)
    return next()
  })
  for (const routes of [issueRoutes, commentRoutes, reactionRoutes, pullRoutes])
    ofRepository.route('/', routes)
  for (const routes of [commitRoutes, deploymentRoutes, releaseRoutes])
    ofRepository.route('/', routes)
  ofRepository.route('/', reviewRoutes)
  return new Hono<GitHubEnv>()
    .route('/repos/:owner/:name', ofRepository)
    .route('/repositories/:repositoryId', ofRepository)
}

function findOrCreate(
  repositories: Map<string, RepositoryState>,
  fullName: string,
  now: () => Date,
): RepositoryState {
  const key = fullName.toLowerCase()
  const existing = repositories.get(key)
  if (existing) return existing
  const repository = createRepository(
    fullName,
    firstRepositoryId + repositories.size,
    now,
  )
  repositories.set(key, repository)
  return repository
}
