/** Tags and releases. */

import { Hono } from 'hono'
import { type GitHubContext, type GitHubEnv, orNotFound } from '../context.ts'
import { describeUser, makeNodeId } from '../describe.ts'
import { respondWithPage, sortBy } from '../pagination.ts'
import { actionsBot, type ReleaseState } from '../state.ts'

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
    const tag = context.req.param('tag')
    const releases = [...context.var.repository.releases.values()]
    const release = orNotFound(
      releases.find((one) => one.tag_name === tag && !one.draft),
    )
    return context.json(describeRelease(context, release))
  })
  // https://docs.github.com/rest/releases/releases#list-releases
  .get('/releases', (context) => {
    const published = [...context.var.repository.releases.values()].filter(
      ({ draft }) => !draft,
    )
    const newest = sortBy(published, ({ created_at }) => created_at, 'desc')
    return respondWithPage(context, newest, describeRelease)
  })

function describeRelease(context: GitHubContext, release: ReleaseState) {
  const { apiUrl, htmlUrl } = context.var
  const tag = release.tag_name
  const url = `${apiUrl}/releases/${release.id}`
  const upload_url = `${url}/assets{?name,label}`
  return {
    ...release,
    ...describeArchives(context, tag),
    node_id: makeNodeId('RE', release.id),
    url,
    html_url: `${htmlUrl}/releases/tag/${encodeURIComponent(tag)}`,
    assets: [],
    assets_url: `${url}/assets`,
    upload_url,
    author: describeUser(context, actionsBot),
  }
}

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
