/** Tags, their references, and releases. */

import { Hono } from 'hono'
import { sortBy, takePage } from '../pagination.ts'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import { describeUser, makeNodeId, readNumber, refuseUnknown } from '../request-context.ts'
import type { ReleaseState, Schemas } from '../state.ts'
import { actionsBot } from '../state.ts'

type TagAnswer = Pick<Schemas['tag'], 'name' | 'commit' | 'node_id'>
type RefAnswer = Pick<Schemas['git-ref'], 'ref' | 'node_id' | 'url' | 'object'>
type ReleaseFields = 'id' | 'node_id' | 'url' | 'html_url' | 'tag_name' | 'target_commitish' | 'name' | 'body'
type ReleaseAnswer = Pick<
  Schemas['release'],
  ReleaseFields | 'draft' | 'prerelease' | 'created_at' | 'published_at'
> & { author: ReturnType<typeof describeUser> }

export const releaseRoutes = new Hono<GitHubEnv>()
  .get('/tags', listTags)
  .get('/git/matching-refs/tags/:prefix{.*}', listMatchingRefs)
  .get('/git/matching-refs/tags', listMatchingRefs)
  .get('/git/ref/tags/:tag{.+}', getRef)
  .get('/releases', listReleases)
  .get('/releases/latest', getLatestRelease)
  .get('/releases/tags/:tag{.+}', getReleaseByTag)
  .get('/releases/:id{[0-9]+}', getRelease)

/** The order is by name, not by version and not by time. */
function listTags(context: GitHubContext): Response {
  const tags = sortBy(context.var.repository.tags, ([name]) => name, true)
  const answers = takePage(context, tags).map(([name, sha]): TagAnswer => {
    const commit = { sha, url: `${context.var.apiUrl}/commits/${sha}` }
    return { name, node_id: makeTagNodeId(sha), commit }
  })
  return context.json(answers)
}

/** All of them at once, in one answer. */
function listMatchingRefs(context: GitHubContext): Response {
  const prefix = context.req.param('prefix') ?? ''
  const tags = sortBy(context.var.repository.tags, ([name]) => name, false)
  const matching = tags.filter(([name]) => name.startsWith(prefix))
  return context.json(matching.map(([name, sha]) => describeRef(context.var, { name, sha })))
}

function getRef(context: GitHubContext): Response {
  const name = context.req.param('tag') ?? ''
  const sha = context.var.repository.tags.get(name)
  return sha === undefined ? refuseUnknown(context) : context.json(describeRef(context.var, { name, sha }))
}

/** Drafts are seen by those who may write. */
function listReleases(context: GitHubContext): Response {
  const { repository, isReadOnly } = context.var
  const visible = sortReleases(repository.releases.values()).filter(({ draft }) => !draft || !isReadOnly)
  return context.json(takePage(context, visible).map((release) => describeRelease(context.var, release)))
}

function getLatestRelease(context: GitHubContext): Response {
  const releases = sortReleases(context.var.repository.releases.values())
  return answerRelease(
    context,
    releases.find(({ draft, prerelease }) => !draft && !prerelease),
  )
}

function getReleaseByTag(context: GitHubContext): Response {
  const tag = context.req.param('tag')
  const releases = [...context.var.repository.releases.values()]
  return answerRelease(
    context,
    releases.find(({ tag_name, draft }) => tag_name === tag && !draft),
  )
}

function getRelease(context: GitHubContext): Response {
  return answerRelease(context, context.var.repository.releases.get(readNumber(context, 'id')))
}

function answerRelease(context: GitHubContext, release: ReleaseState | undefined): Response {
  return release ? context.json(describeRelease(context.var, release)) : refuseUnknown(context)
}

function sortReleases(releases: Iterable<ReleaseState>): ReleaseState[] {
  return sortBy(releases, ({ created_at }) => created_at, true)
}

function describeRef({ apiUrl }: Scope, { name, sha }: { name: string; sha: string }): RefAnswer {
  const object = { type: 'commit', sha, url: `${apiUrl}/git/commits/${sha}` }
  return {
    ref: `refs/tags/${name}`,
    node_id: makeTagNodeId(sha),
    url: `${apiUrl}/git/refs/tags/${name}`,
    object,
  }
}

function describeRelease(scope: Scope, release: ReleaseState): ReleaseAnswer {
  const { id, tag_name } = release
  return {
    ...release,
    ...{ node_id: makeNodeId('RE', id), url: `${scope.apiUrl}/releases/${id}` },
    html_url: `${scope.htmlUrl}/releases/tag/${encodeURIComponent(tag_name)}`,
    author: describeUser(scope, actionsBot),
  }
}

function makeTagNodeId(sha: string): string {
  return makeNodeId('REF', Number.parseInt(sha.slice(0, 8), 16))
}
