/**
 * Parts of many responses: accounts, repositories and files. Properties that no
 * one reads have one value for all.
 */

import type { GitHubContext } from './context.ts'
import { makeUser } from './fixtures.ts'
import {
  type Account,
  type ChangedFile,
  formatNow,
  type RepositoryState,
} from './state.ts'

/**
 * Of a repository. The names are those of the properties without `_url`, or
 * else stand before a colon.
 */
const paths = `assignees{/user} branches{/branch} collaborators{/collaborator} comments{/number} commits{/sha} contributors
  deployments downloads events forks hooks keys{/key_id} labels{/name} languages merges milestones{/number} pulls{/number}
  issues{/number} releases{/id} stargazers statuses/{sha} subscribers subscription tags teams archive:{archive_format}{/ref}
  notifications{?since,all,participating} blobs:git/blobs{/sha} trees:git/trees{/sha} git_commits:git/commits{/sha}
  git_refs:git/refs{/sha} git_tags:git/tags{/sha} compare:compare/{base}...{head} contents:contents/{+path}
  issue_comment:issues/comments{/number} issue_events:issues/events{/number}`
const repositoryCounts = {
  forks_count: 0,
  stargazers_count: 0,
  watchers_count: 0,
  open_issues_count: 0,
  size: 108,
  forks: 0,
  open_issues: 0,
  watchers: 0,
  subscribers_count: 0,
  network_count: 0,
  has_projects: true,
  has_wiki: true,
  has_pages: false,
  has_downloads: true,
  has_discussions: false,
  description: null,
  license: null,
  homepage: null,
  language: null,
  mirror_url: null,
  disabled: false,
}

/** Returns an account as it is in other responses. */
export function describeUser(
  context: GitHubContext,
  { login, id, type }: Account,
) {
  const { webBaseUrl, apiBaseUrl } = context.var
  const url = `${apiBaseUrl}/users/${encodeURIComponent(login)}`
  return {
    login,
    id,
    node_id: makeNodeId('U', id),
    type,
    site_admin: false,
    url,
    gravatar_id: '',
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    html_url: `${webBaseUrl}/${type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
  }
}

/**
 * Returns the author of an issue, a pull request or a comment, and the author's
 * association with the repository.
 */
export function describeAuthor(context: GitHubContext, user: Account) {
  const { owner, collaborators } = context.var.repository
  const association = collaborators.has(user.login) ? 'COLLABORATOR' : 'NONE'
  return {
    user: describeUser(context, user),
    author_association: user.login === owner ? 'OWNER' : association,
  }
}

/** Returns a repository as GitHub does, whether alone or in a pull request. */
export function describeRepository(
  context: GitHubContext,
  repository: RepositoryState,
  { fork } = { fork: false },
) {
  const { id, owner, name, defaultBranch } = repository
  const { apiBaseUrl, webBaseUrl } = context.var
  const full_name = `${owner}/${name}`
  const url = `${apiBaseUrl}/repos/${full_name}`
  const time = formatNow(repository)
  const urls = paths.split(/\s+/).map((path) => {
    return [
      `${path.replace(/\W.*/, '')}_url`,
      `${url}/${path.replace(/^\w+:/, '')}`,
    ]
  })
  return {
    ...Object.fromEntries(urls),
    ...repositoryCounts,
    url,
    html_url: `${webBaseUrl}/${full_name}`,
    git_url: `git:github.com/${full_name}.git`,
    ssh_url: `git@github.com:${full_name}.git`,
    clone_url: `${webBaseUrl}/${full_name}.git`,
    svn_url: `${webBaseUrl}/${full_name}`,
    id,
    node_id: makeNodeId('R', id),
    name,
    full_name,
    fork,
    owner: describeUser(
      context,
      repository.accounts.get(owner) ?? makeUser(owner),
    ),
    private: false,
    visibility: 'public',
    archived: false,
    has_issues: true,
    default_branch: defaultBranch,
    pushed_at: time,
    created_at: time,
    updated_at: time,
  }
}

/** Returns a changed file as it is in the commit. */
export function describeFile(
  context: GitHubContext,
  file: ChangedFile,
  sha: string,
) {
  const { apiUrl, htmlUrl } = context.var
  const path = file.filename.split('/').map(encodeURIComponent).join('/')
  return {
    ...file,
    blob_url: `${htmlUrl}/blob/${sha}/${path}`,
    raw_url: `${htmlUrl}/raw/${sha}/${path}`,
    contents_url: `${apiUrl}/contents/${path}?ref=${sha}`,
  }
}

/**
 * Returns an opaque ID, e.g. `IC_kwMjkw`. The same type and number give the
 * same ID.
 */
export function makeNodeId(type: string, id: number): string {
  return `${type}_kw${Buffer.from(String(id)).toString('base64url')}`
}
