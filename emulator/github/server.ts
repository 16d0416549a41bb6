/** A local GitHub: as much of the REST API as a workflow run meets, with state that tests seed and inspect. */

import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { listen } from '../shared/listen.ts'
import type { RecordedRequest } from '../shared/request-log.ts'
import { recordRequests } from '../shared/request-log.ts'
import { limitRate, requireToken } from './auth.ts'
import type { Fault } from './faults.ts'
import { playFaults } from './faults.ts'
import type { GitHubEnv } from './request-context.ts'
import { refuseUnknown } from './request-context.ts'
import { commentRoutes } from './routes/comments.ts'
import { commitRoutes } from './routes/commits.ts'
import { threadRoutes } from './routes/issues.ts'
import { pullRoutes } from './routes/pulls.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { releaseRoutes } from './routes/releases.ts'
import type { RepositoryState } from './state.ts'
import { createRepository } from './state.ts'

export type GitHubOptions = {
  /** Default 0, any free one. */
  port?: number
  /** `/api/v3` plays GitHub Enterprise Server, whose pages live on the same host as its API. */
  basePath?: '' | '/api/v3'
  token?: string
  /** Whether the token may read only, as in a run for a fork. Default false. */
  readOnly?: boolean
  /** Default true: 1,000 requests an hour per repository. */
  rateLimits?: boolean
  now?: () => Date
}

export type GitHubEmulator = {
  /** With the base path, without a trailing slash: what a run finds in `GITHUB_API_URL`. */
  apiUrl: string
  /** What a run finds in `GITHUB_SERVER_URL`. */
  serverUrl: string
  token: string
  /** Every request so far, in the order of arrival. */
  requests: RecordedRequest[]
  /** Gives back the repository `owner/name`, created on first use. Over HTTP only these exist. */
  repository: (fullName: string) => RepositoryState
  /** Makes the next matching requests fail. */
  fail: (fault: Fault) => void
  close: () => Promise<void>
}

type World = {
  basePath: string
  /** By full name in lower case. */
  repositories: Map<string, RepositoryState>
  isReadOnly: boolean
}

/** Gives back a running GitHub with no repositories, once it accepts connections. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubEmulator> {
  const {
    basePath = '',
    token = 'emulated-github-token',
    rateLimits = true,
    now = () => new Date(),
  } = options
  const requests: RecordedRequest[] = []
  const faults: Fault[] = []
  const world: World = { basePath, repositories: new Map(), isReadOnly: options.readOnly ?? false }
  const guards = [recordRequests(requests), playFaults(faults, basePath), requireToken(token)]
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(...guards)
    .route(basePath || '/', createApi(world, rateLimits))
    .notFound(refuseUnknown)
  const { url, close } = await listen(app, options.port)
  const serverUrl = basePath === '' ? 'https://github.com' : url
  const repository = (fullName: string) => findOrCreate(world.repositories, fullName, now)
  const fail = (fault: Fault) => void faults.push(fault)
  return { apiUrl: url + basePath, serverUrl, token, requests, repository, fail, close }
}

function createApi(world: World, rateLimits: boolean): Hono<GitHubEnv> {
  const repositoryRoutes = new Hono<GitHubEnv>().use(enterRepository(world))
  if (rateLimits) repositoryRoutes.use(limitRate)
  for (const routes of [
    threadRoutes,
    commentRoutes,
    reactionRoutes,
    pullRoutes,
    commitRoutes,
    releaseRoutes,
  ]) {
    repositoryRoutes.route('/', routes)
  }
  return new Hono<GitHubEnv>()
    .route('/repos/:owner/:name', repositoryRoutes)
    .route('/repositories/:repositoryId', repositoryRoutes)
}

/** GitHub answers under a repository's name and, in the links to other pages, under its id. */
function enterRepository({ basePath, repositories, isReadOnly }: World): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const { origin, pathname } = new URL(context.req.url)
    const [kind, ...parts] = pathname.slice(basePath.length + 1).split('/')
    const isByName = kind === 'repos'
    const repository = isByName
      ? repositories.get(parts.slice(0, 2).join('/').toLowerCase())
      : [...repositories.values()].find(({ id }) => String(id) === parts[0])
    if (repository === undefined) return refuseUnknown(context)
    const fullName = `${repository.owner}/${repository.name}`
    const apiRoot = origin + basePath
    context.set('repository', repository)
    context.set('apiRoot', apiRoot)
    context.set('apiUrl', `${apiRoot}/repos/${fullName}`)
    context.set('htmlUrl', `${basePath === '' ? 'https://github.com' : origin}/${fullName}`)
    context.set('path', `/${parts.slice(isByName ? 2 : 1).join('/')}`)
    context.set('isReadOnly', isReadOnly)
    return next()
  }
}

function findOrCreate(
  repositories: Map<string, RepositoryState>,
  fullName: string,
  now: () => Date,
): RepositoryState {
  const key = fullName.toLowerCase()
  const found = repositories.get(key)
  if (found) return found
  const created = createRepository(fullName, 700_000_001 + repositories.size, now)
  repositories.set(key, created)
  return created
}
