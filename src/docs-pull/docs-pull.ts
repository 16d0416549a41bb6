// What the docs pull request changes: its pages, and the preview of them.
import { createHash } from 'node:crypto'
import type { ChangedPage } from '../conversation/state.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
import { plainAddress } from '../lib/markdown.ts'
import { toOneLine } from '../lib/plain-text.ts'
import { isAgent } from '../mintlify/agent.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'

export type DocsPull = {
  /** Ten at most. */
  pages: ChangedPage[]
  /** Changed files that are no pages, or that there was no room for. */
  otherFiles: number
  previewUrl: string | null
}

const pageSize = 100

/**
 * What the docs pull request changes, null if the token cannot read its
 * repository. Throws a GitHubError.
 */
export async function readDocsPull(
  github: GitHub,
  link: PullRequestLink,
): Promise<DocsPull | null> {
  const [owner = '', repo = '', ...more] = link.repository.split('/')
  if (more.length > 0) return null
  const parameters = { owner, repo, pull_number: link.number }
  const read = await unlessInaccessible(() =>
    Promise.all([
      github.rest.pulls.get(parameters),
      github.rest.pulls.listFiles({ ...parameters, per_page: pageSize }),
    ]),
  )
  if (read === null) return null
  const [{ data: pull }, { data: files }] = read
  const pages = pagesIn(files, link.url)
  const there = { ...github, repo: { owner, repo } }
  const previewUrl = await unlessInaccessible(() =>
    readPreview(there, pull.head.sha),
  )
  return {
    pages,
    otherFiles: Math.max(0, pull.changed_files - pages.length),
    previewUrl,
  }
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

const maxPages = 10
const maxPathLength = 100

/** The pages among the files of a pull request. */
export function pagesIn(
  files: readonly { filename: string; status: string }[],
  pullUrl: string,
): ChangedPage[] {
  const pages = files.filter(
    ({ filename, status }) =>
      /\.mdx?$/.test(filename) && status !== 'unchanged',
  )
  return pages.slice(0, maxPages).map((file) => pageOf(file, pullUrl))
}

function pageOf(
  { filename, status }: { filename: string; status: string },
  pullUrl: string,
): ChangedPage {
  const path = toOneLine(filename.replace(/\.mdx?$/, ''), maxPathLength)
  const anchor = createHash('sha256').update(filename).digest('hex')
  return {
    path,
    change: changeOf(status),
    url: `${pullUrl}/files#diff-${anchor}`,
  }
}

function changeOf(status: string): ChangedPage['change'] {
  if (status === 'removed') return 'removed'
  return status === 'added' || status === 'copied' ? 'added' : 'changed'
}

/**
 * The preview at the head of the pull request, null if there is none yet.
 * Anybody who may deploy could name any address, so only the agent's deployment
 * counts.
 *
 * https://docs.github.com/rest/deployments/deployments#list-deployments
 */
async function readPreview(
  { rest, repo }: GitHub,
  sha: string,
): Promise<string | null> {
  if (!/^[0-9a-f]{40,64}$/.test(sha)) return null
  const { data: deployments } = await rest.repos.listDeployments({
    ...repo,
    sha,
    per_page: pageSize,
  })
  const [newest] = deployments
    .filter(({ creator }) => isAgent(creator?.login ?? ''))
    .toSorted((a, b) => Number(b.id) - Number(a.id))
  if (newest === undefined) return null
  const { data: statuses } = await rest.repos.listDeploymentStatuses({
    ...repo,
    deployment_id: Number(newest.id),
    per_page: pageSize,
  })
  const [status] = statuses.toSorted((a, b) => Number(b.id) - Number(a.id))
  return status?.state === 'success'
    ? plainAddress(status.environment_url ?? null)
    : null
}
