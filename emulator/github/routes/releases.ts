/** Tags and releases. */

import { Hono } from 'hono'
import { type GitHubContext, type GitHubEnv, orNotFound } from '../context.ts'
import { describeUser, makeNodeId } from '../describe.ts'
import { sortBy } from '../pagination.ts'
import { actionsBot } from '../state.ts'

export const releaseRoutes = new Hono<GitHubEnv>()
  // All that begin so, in one answer:
  // https://docs.github.com/rest/git/refs#list-matching-references
  .get('/git/matching-refs/:ref{.+}', (context) => {
    const { apiUrl, repository } = context.var
    const prefix = `refs/${context.req.param('ref')}`
    const all = [...repository.tags].map(
      ([name, sha]) => [`refs/tags/${name}`, sha] as const,
    )
    const refs = all.filter(([ref]) => ref.startsWith(prefix))
    const body = sortBy(refs, ([ref]) => ref, 'asc').map(([ref, sha]) => {
      const object = {
        type: 'commit',
        sha,
        url: `${apiUrl}/git/commits/${sha}`,
      }
      return {
        ref,
        node_id: makeRefId(sha),
        url: `${apiUrl}/git/${ref}`,
        object,
      }
    })
    return context.json(body)
  })
  // https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name
  .get('/releases/tags/:tag{.+}', (context) => {
    const { repository, apiUrl, htmlUrl } = context.var
    const tag = context.req.param('tag')
    const releases = [...repository.releases.values()]
    const release = orNotFound(
      releases.find((one) => one.tag_name === tag && !one.draft),
    )
    const url = `${apiUrl}/releases/${release.id}`
    const upload_url = `${url}/assets{?name,label}`
    return context.json({
      ...release,
      ...describeArchives(context, tag),
      node_id: makeNodeId('RE', release.id),
      url,
      html_url: `${htmlUrl}/releases/tag/${encodeURIComponent(tag)}`,
      assets: [],
      assets_url: `${url}/assets`,
      upload_url,
      author: describeUser(context, actionsBot),
    })
  })

function makeRefId(sha: string): string {
  return makeNodeId('REF', Number.parseInt(sha.slice(0, 8), 16))
}

function describeArchives({ var: { apiUrl } }: GitHubContext, tag: string) {
  const ref = `refs/tags/${encodeURIComponent(tag)}`
  return {
    zipball_url: `${apiUrl}/zipball/${ref}`,
    tarball_url: `${apiUrl}/tarball/${ref}`,
  }
}
