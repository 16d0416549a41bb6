// The docs pull request as it is: whether it is still open, its pages, and the
// previews of them.
import { isDeepStrictEqual } from 'node:util'
import type { ChangedPage, Preview, Shown } from '../conversation/state.ts'
import { askAgain } from '../github/ask-again.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError, rowsOf } from '../github/errors.ts'
import { listFiles, type PullState, readPull } from '../github/pulls.ts'
import { plainAddress } from '../lib/markdown.ts'
import { cut } from '../lib/plain-text.ts'
import { isAgent } from '../mintlify/agent.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import { type Log, orWarn } from '../runner/log.ts'
import { pagesIn } from './pages.ts'

export type DocsPull = {
  state: PullState
  /** All pages that GitHub names. */
  pages: ChangedPage[]
  /** How many files it changes. A page that was moved counts twice. */
  fileCount: number
  /** Whether GitHub names all of them. */
  isComplete: boolean
  previews: Preview[]
}

/** GitHub lists at most 3,000 files. */
const maxFilePages = 30

/**
 * The docs pull request, null if the token cannot read its repository. Throws a
 * GitHubError.
 */
export async function readDocsPull(
  github: GitHub,
  link: PullRequestLink,
  log: Log,
): Promise<DocsPull | null> {
  return inRepositoryOf(github, link, async (there) => {
    const [pull, files] = await Promise.all([
      readPull(there, link.number),
      listFiles(there, link.number, maxFilePages),
    ])
    const pages = pagesIn(files.items, link.url)
    const movedCount = pages.length - new Set(pages.map(({ url }) => url)).size
    const previews = await orWarn(log, 'read the previews', () =>
      unlessInaccessible(() => listPreviews(there, pull.head)),
    )

    return {
      state: pull.state,
      pages,
      fileCount: pull.fileCount + movedCount,
      isComplete: files.items.length >= pull.fileCount,
      previews: previews ?? [],
    }
  })
}

const maxPages = 10
const maxPathLength = 100

/**
 * What there is room for in a comment. `isFollowedUp`: whether the agent was to
 * change it, which Mintlify's does only while it is open.
 */
export function toShownPull(
  { state, pages, fileCount, previews }: DocsPull,
  isFollowedUp: boolean,
): Partial<Shown> {
  const shown = pages
    .slice(0, maxPages)
    .map((page) => ({ ...page, path: cut(page.path, maxPathLength) }))
  const otherFiles = Math.max(0, fileCount - shown.length)
  const isOver = state === 'merged' || state === 'closed'
  const caveat = { why: 'Your request may not be in it.' }
  return {
    ...{ pull: state, pages: shown, otherFiles, previews },
    ...(isFollowedUp && isOver ? caveat : null),
  }
}

/** Its state, null if the token cannot read it. Throws a GitHubError. */
export async function readPullState(
  github: GitHub,
  link: PullRequestLink,
): Promise<PullState | null> {
  const pull = await inRepositoryOf(github, link, (there) =>
    readPull(there, link.number),
  )
  return pull?.state ?? null
}

/**
 * Null if the token cannot read it, for another host, and for a repository in a
 * group, which GitHub does not have.
 */
async function inRepositoryOf<T>(
  github: GitHub,
  { url, repository }: PullRequestLink,
  read: (there: GitHub) => Promise<T>,
): Promise<T | null> {
  const [owner = '', repo = '', ...more] = repository.split('/')
  if (new URL(url).host !== github.host || more.length > 0) return null
  const there = { ...github, repo: { owner, repo } }
  // What the token can read may be new. Elsewhere, it mostly has no access.
  const isOwn = isDeepStrictEqual(there.repo, github.repo)
  return unlessInaccessible(() =>
    isOwn ? askAgain(github, () => read(there)) : read(there),
  )
}

/**
 * Null where the token has no access: most tokens can read their own repository
 * only.
 */
async function unlessInaccessible<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof GitHubError && error.isInaccessible) return null
    throw error
  }
}

/** More projects in one repository are not shown. */
const maxEnvironments = 5

/**
 * The previews at a commit, one for each environment: several Mintlify projects
 * can deploy one repository. Anybody who may deploy could name any address, so
 * only the agent's deployments count.
 *
 * https://docs.github.com/rest/deployments/deployments#list-deployments
 */
async function listPreviews(github: GitHub, sha: string): Promise<Preview[]> {
  const { rest, repo } = github
  const { data } = await rest.repos.listDeployments({
    ...repo,
    sha,
    per_page: 100,
  })
  const oldestFirst = rowsOf(data)
    .filter(({ creator }) => isAgent(creator?.login ?? ''))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
  // The newest one of each environment counts.
  const byEnvironment = new Map(
    oldestFirst.map((one) => [one.environment, Number(one.id)]),
  )
  const previews = await Promise.all(
    [...byEnvironment]
      .slice(0, maxEnvironments)
      .map(([environment, id]) => readPreview(github, environment, id)),
  )
  return previews.flat()
}

/** None for a deployment that has no address yet. */
async function readPreview(
  { rest, repo }: GitHub,
  environment: string,
  id: number,
): Promise<Preview[]> {
  const { data } = await rest.repos.listDeploymentStatuses({
    ...repo,
    deployment_id: id,
    per_page: 100,
  })
  // GitHub sets a deployment inactive when another docs pull request is
  // deployed to the same environment. Its preview stays.
  const [newest] = rowsOf(data)
    .filter(({ state }) => state !== 'inactive')
    .toSorted((a, b) => Number(b.id) - Number(a.id))
  const url = plainAddress(newest?.environment_url ?? null)
  return url !== null && newest?.state === 'success'
    ? [{ environment, url }]
    : []
}
