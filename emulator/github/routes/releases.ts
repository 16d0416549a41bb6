/** Tags and releases. */

import { Hono } from 'hono'
import { paginate, sortBy } from '../pagination.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  respondNotFound,
} from '../request-context.ts'
import { actionsBot, type ReleaseState, type Schemas } from '../state.ts'

type TagResponse = Schemas['tag']
type ReleaseResponse = Schemas['release']
type RefResponse = Schemas['git-ref']

export const releaseRoutes = new Hono<GitHubEnv>()
  .get('/tags', listTags)
  .get('/git/matching-refs/:ref{.+}', listMatchingRefs)
  .get('/releases', listReleases)
  .get('/releases/tags/:tag{.+}', getReleaseByTag)

/**
 * Sorted by name in descending order, not by version or date.
 *
 * https://docs.github.com/rest/repos/repos#list-repository-tags
 */
function listTags(context: GitHubContext): Response {
  const tags = sortBy(context.var.repository.tags, ([name]) => name, 'desc')
  const body = paginate(context, tags).map(([name, sha]): TagResponse => {
    const commit = { sha, url: `${context.var.apiUrl}/commits/${sha}` }
    const node_id = makeNodeId('REF', Number.parseInt(sha.slice(0, 8), 16))
    return { name, node_id, commit, ...describeArchives(context, name) }
  })
  return context.json(body)
}

/**
 * All branches and tags that begin so, in one answer.
 *
 * https://docs.github.com/rest/git/refs#list-matching-references
 */
function listMatchingRefs(context: GitHubContext): Response {
  const { apiUrl, repository } = context.var
  const prefix = `refs/${context.req.param('ref')}`
  const refs = [
    ...[...repository.branches].map(([name, sha]) => [`refs/heads/${name}`, sha] as const),
    ...[...repository.tags].map(([name, sha]) => [`refs/tags/${name}`, sha] as const),
  ].filter(([ref]) => ref.startsWith(prefix))
  const body = sortBy(refs, ([ref]) => ref, 'asc').map(([ref, sha]): RefResponse => {
    const node_id = makeNodeId('REF', Number.parseInt(sha.slice(0, 8), 16))
    const object = { type: 'commit', sha, url: `${apiUrl}/git/commits/${sha}` }
    return { ref, node_id, url: `${apiUrl}/git/${ref}`, object }
  })
  return context.json(body)
}

/**
 * Only users with push access receive drafts.
 *
 * https://docs.github.com/rest/releases/releases#list-releases
 */
function listReleases(context: GitHubContext): Response {
  const { repository, permissions } = context.var
  const releases = sortBy(repository.releases.values(), ({ created_at }) => created_at, 'desc')
  const page = paginate(
    context,
    releases.filter(({ draft }) => !draft || permissions.contents === 'write'),
  )
  return context.json(page.map((release) => describeRelease(context, release)))
}

/** https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name */
function getReleaseByTag(context: GitHubContext): Response {
  const tag = context.req.param('tag')
  const releases = [...context.var.repository.releases.values()]
  const release = releases.find(({ tag_name, draft }) => tag_name === tag && !draft)
  return release ? context.json(describeRelease(context, release)) : respondNotFound(context)
}

function describeArchives(
  { var: { apiUrl } }: GitHubContext,
  tag: string,
): Pick<TagResponse, 'zipball_url' | 'tarball_url'> {
  const ref = `refs/tags/${encodeURIComponent(tag)}`
  return { zipball_url: `${apiUrl}/zipball/${ref}`, tarball_url: `${apiUrl}/tarball/${ref}` }
}

function describeRelease(context: GitHubContext, release: ReleaseState): ReleaseResponse {
  const { apiUrl, htmlUrl } = context.var
  return {
    ...release,
    ...describeArchives(context, release.tag_name),
    ...{ node_id: makeNodeId('RE', release.id), url: `${apiUrl}/releases/${release.id}` },
    ...{ assets: [], assets_url: `${apiUrl}/releases/${release.id}/assets` },
    upload_url: `${apiUrl}/releases/${release.id}/assets{?name,label}`,
    html_url: `${htmlUrl}/releases/tag/${encodeURIComponent(release.tag_name)}`,
    author: describeUser(context, actionsBot),
  }
}
