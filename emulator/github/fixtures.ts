/**
 * Adds issues, pull requests, comments, commits and releases to a repository,
 * with default values.
 */

import { createHash } from 'node:crypto'
import {
  type Account,
  assignId,
  type ChangedFile,
  type CommitState,
  type DeploymentStatus,
  formatNow,
  type IssueCommentState,
  type IssueEventState,
  type IssueState,
  type PullState,
  type ReleaseState,
  type RepositoryState,
} from './state.ts'

/** Returns a user. The ID is derived from the login. */
export function makeUser(login: string): Account {
  return {
    login,
    id: Number.parseInt(makeSha(login).slice(0, 6), 16),
    type: 'User',
  }
}

/** Returns the SHA-1 of the text, for use as the SHA of a commit. */
export function makeSha(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

/**
 * Adds and returns an issue, by default an open one with the next free number.
 */
export function addIssue(
  repository: RepositoryState,
  fields: Partial<IssueState> = {},
): IssueState {
  const issue = {
    ...makeIssueDefaults(repository),
    title: 'An issue',
    ...fields,
  }
  repository.issues.set(issue.number, issue)
  return issue
}

/**
 * Adds and returns a pull request, by default an open one from the branch
 * `feature` of this repository.
 */
export function addPull(
  repository: RepositoryState,
  fields: Partial<PullState> = {},
): PullState {
  const defaults = { ...makeIssueDefaults(repository), title: 'A pull request' }
  const head = {
    ref: 'feature',
    sha: makeSha(`head ${fields.number ?? defaults.number}`),
  }
  const pull = {
    ...defaults,
    merged_at: null,
    merge_commit_sha: null,
    files: [],
    head: { ...head, repo: `${repository.owner}/${repository.name}` },
    base: { ref: repository.defaultBranch, sha: makeSha('base') },
    ...fields,
  }
  repository.pulls.set(pull.number, pull)
  return pull
}

/** Adds and returns a comment on the issue or pull request `issue`. */
export function addComment(
  repository: RepositoryState,
  fields: Partial<IssueCommentState> & { issue: number },
): IssueCommentState {
  const comment = { ...makeCommentDefaults(repository, fields.id), ...fields }
  repository.comments.set(comment.id, comment)
  return comment
}

/** Adds what has happened to an issue or pull request, such as a label. */
export function addEvent(
  repository: RepositoryState,
  fields: Pick<IssueEventState, 'issue' | 'event'> & Partial<IssueEventState>,
): void {
  repository.events.push({
    id: assignId(repository),
    actor: makeUser('octocat'),
    created_at: formatNow(repository),
    ...fields,
  })
}

/**
 * Adds and returns a commit. Without `parents` it becomes the tip of the
 * default branch.
 */
export function addCommit(
  repository: RepositoryState,
  fields: Partial<CommitState> = {},
): CommitState {
  const tip = repository.branches.get(repository.defaultBranch)
  const commit = {
    sha: makeSha(
      `${repository.owner}/${repository.name} commit ${repository.commits.size}`,
    ),
    message: 'A commit',
    parents: tip === undefined ? [] : [tip],
    date: formatNow(repository),
    author: makeUser('octocat'),
    files: [],
    ...fields,
  }
  repository.commits.set(commit.sha, commit)
  if (fields.parents === undefined)
    repository.branches.set(repository.defaultBranch, commit.sha)
  return commit
}

/**
 * Adds and returns a release, by default published now. Does not add the tag.
 */
export function addRelease(
  repository: RepositoryState,
  fields: Partial<ReleaseState> & { tag_name: string },
): ReleaseState {
  const time = formatNow(repository)
  const release = {
    id: fields.id ?? assignId(repository),
    target_commitish: repository.defaultBranch,
    name: fields.tag_name,
    body: null,
    draft: false,
    prerelease: false,
    created_at: time,
    published_at: time,
    ...fields,
  }
  repository.releases.set(release.id, release)
  return release
}

/**
 * Adds a deployment of the commit, with these statuses from the oldest to the
 * newest.
 */
export function addDeployment(
  repository: RepositoryState,
  {
    sha,
    creator,
    url,
    states,
    environment = 'staging',
  }: {
    sha: string
    creator: Account
    url: string
    states: DeploymentStatus[]
    environment?: string
  },
): void {
  const created_at = formatNow(repository)
  const statuses = states.map((state) => ({
    id: assignId(repository),
    state,
    environment_url: url,
    created_at,
  }))
  const id = assignId(repository)
  repository.deployments.push({
    id,
    sha,
    ref: sha,
    creator,
    environment,
    statuses,
    created_at,
  })
}

/** Returns a changed file. */
export function makeFile(
  filename: string,
  status: ChangedFile['status'] = 'modified',
): ChangedFile {
  const counts = { additions: 3, deletions: 1, changes: 4 }
  return {
    sha: makeSha(filename),
    filename,
    status,
    ...counts,
    patch: '@@ -1 +1,3 @@',
  }
}

function makeIssueDefaults(
  repository: RepositoryState,
): Omit<IssueState, 'title'> {
  const time = formatNow(repository)
  const number =
    Math.max(0, ...repository.issues.keys(), ...repository.pulls.keys()) + 1
  return {
    number,
    body: null,
    state: 'open',
    user: makeUser('octocat'),
    created_at: time,
    updated_at: time,
    closed_at: null,
  }
}

export function makeCommentDefaults(
  repository: RepositoryState,
  id = assignId(repository),
) {
  const time = formatNow(repository)
  const user = makeUser('octocat')
  return {
    id,
    body: 'A comment',
    user,
    reactions: [],
    created_at: time,
    updated_at: time,
  }
}
