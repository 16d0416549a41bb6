/** Files of the default branch. */

import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { type GitHubContext, type GitHubEnv, respondNotFound } from '../request-context.ts'
import type { Schemas } from '../state.ts'

export const contentRoutes = new Hono<GitHubEnv>().get('/contents/:path{.+}', getContent)

/** https://docs.github.com/rest/repos/contents#get-repository-content */
function getContent(context: GitHubContext): Response {
  const { repository, apiUrl, htmlUrl } = context.var
  const { path = '' } = context.req.param()
  const ref = context.req.query('ref') ?? repository.defaultBranch
  const text = repository.files.get(path)
  if (text === undefined || ref !== repository.defaultBranch) return respondNotFound(context)
  const bytes = Buffer.from(text)
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  const links = {
    self: `${apiUrl}/contents/${path}?ref=${ref}`,
    git: `${apiUrl}/git/blobs/${sha}`,
    html: `${htmlUrl}/blob/${ref}/${path}`,
  }
  const body: Schemas['content-file'] = {
    ...{ type: 'file', name: path.replace(/^.*\//, ''), path, sha, size: bytes.length },
    ...{ encoding: 'base64', content: bytes.toString('base64') },
    ...{ url: links.self, git_url: links.git, html_url: links.html, _links: links },
    download_url: `https://raw.githubusercontent.com/${repository.owner}/${repository.name}/${ref}/${path}`,
  }
  return context.json(body)
}
