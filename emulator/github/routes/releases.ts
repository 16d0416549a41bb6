/** Tags and releases. */

import { Hono } from 'hono'
import { sortBy, takePage } from '../pagination.ts'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import { describeUser, makeNodeId, refuseUnknown } from '../request-context.ts'
import type { ReleaseState, Schemas } from '../state.ts'
import { actionsBot } from '../state.ts'

type TagAnswer = Pick<Schemas['tag'], 'name' | 'commit' | 'node_id'>
type ReleaseFields = 'id' | 'node_id' | 'url' | 'html_url' | 'tag_name' | 'target_commitish' | 'name' | 'body'
type ReleaseAnswer = Pick<
  Schemas['release'],
  ReleaseFields | 'draft' | 'prerelease' | 'created_at' | 'published_at'
> & { author: ReturnType<typeof describeUser> }

export const releaseRoutes = new Hono<GitHubEnv>()
  .get('/tags', listTags)
  .get('/releases', listReleases)
  .get('/releases/tags/:tag{.+}', getReleaseByTag)

/** The order is by name, not by version and not by time. */
function listTags(context: GitHubContext): Response {
  const tags = sortBy(context.var.repository.tags, ([name]) => name, true)
  const answers = takePage(context, tags).map(([name, sha]): TagAnswer => {
    const commit = { sha, url: `${context.var.apiUrl}/commits/${sha}` }
    return { name, node_id: makeTagNodeId(sha), commit }
  })
  return context.json(answers)
}

/** Drafts are seen by those who may write. */
function listReleases(context: GitHubContext): Response {
  const { repository, isReadOnly } = context.var
  const visible = sortReleases(repository.releases.values()).filter(({ draft }) => !draft || !isReadOnly)
  return context.json(takePage(context, visible).map((release) => describeRelease(context.var, release)))
}

function getReleaseByTag(context: GitHubContext): Response {
  const tag = context.req.param('tag')
  const releases = [...context.var.repository.releases.values()]
  return answerRelease(
    context,
    releases.find(({ tag_name, draft }) => tag_name === tag && !draft),
  )
}

function answerRelease(context: GitHubContext, release: ReleaseState | undefined): Response {
  return release ? context.json(describeRelease(context.var, release)) : refuseUnknown(context)
}

function sortReleases(releases: Iterable<ReleaseState>): ReleaseState[] {
  return sortBy(releases, ({ created_at }) => created_at, true)
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
