/** Puts issues, pull requests, comments, commits and releases into a repository, with defaults for the rest. */

import { createHash } from 'node:crypto'
import type {
  Account,
  CommitState,
  IssueCommentState,
  IssueState,
  PullState,
  ReleaseState,
  RepositoryState,
  ReviewCommentState,
} from './state.ts'
import { readTime, takeId } from './state.ts'

/** Gives back a user with an id of its own, derived from the login. */
export function makeUser(login: string): Account {
  return { login, id: Number.parseInt(makeSha(login).slice(0, 6), 16), type: 'User' }
}

/** Gives back what looks like a commit's SHA, the same for the same text. */
export function makeSha(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

/** Gives back the issue it added, by default an open one with the next free number. */
export function addIssue(repository: RepositoryState, fields: Partial<IssueState> = {}): IssueState {
  const issue = { ...describeThread(repository), title: 'An issue', ...fields }
  repository.issues.set(issue.number, issue)
  return issue
}

/** Gives back the pull request it added, by default an open one of this repository's branch `feature`. */
export function addPull(repository: RepositoryState, fields: Partial<PullState> = {}): PullState {
  const thread = { ...describeThread(repository), title: 'A pull request' }
  const head = { ref: 'feature', sha: makeSha(`head ${fields.number ?? thread.number}`) }
  const pull = {
    ...{ ...thread, draft: false, merged_at: null, merge_commit_sha: null, files: [], commits: [] },
    head: { ...head, repo: `${repository.owner}/${repository.name}` },
    base: { ref: repository.defaultBranch, sha: makeSha('base') },
    ...fields,
  }
  repository.pulls.set(pull.number, pull)
  return pull
}

/** Gives back the comment it added to the issue or pull request `issue`. */
export function addComment(
  repository: RepositoryState,
  fields: Partial<IssueCommentState> & Pick<IssueCommentState, 'issue'>,
): IssueCommentState {
  const comment = { ...describeComment(repository, fields.id), ...fields }
  repository.comments.set(comment.id, comment)
  return comment
}

/** Gives back the comment it added to line 1 of `README.md` in the pull request `pull`. */
export function addReviewComment(
  repository: RepositoryState,
  fields: Partial<ReviewCommentState> & Pick<ReviewCommentState, 'pull'>,
): ReviewCommentState {
  const comment = { ...describeComment(repository, fields.id), path: 'README.md', line: 1, ...fields }
  repository.reviewComments.set(comment.id, comment)
  return comment
}

/** Gives back the commit it added. Without `parents` it goes on top of the default branch and moves it. */
export function addCommit(repository: RepositoryState, fields: Partial<CommitState> = {}): CommitState {
  const tip = repository.branches.get(repository.defaultBranch)
  const commit = {
    sha: makeSha(`${repository.owner}/${repository.name} commit ${repository.commits.size}`),
    message: 'A commit',
    parents: tip === undefined ? [] : [tip],
    date: readTime(repository),
    author: makeUser('octocat'),
    files: [],
    ...fields,
  }
  repository.commits.set(commit.sha, commit)
  if (fields.parents === undefined) repository.branches.set(repository.defaultBranch, commit.sha)
  return commit
}

/** Gives back the release it added, by default published now. The tag is the caller's to set. */
export function addRelease(
  repository: RepositoryState,
  fields: Partial<ReleaseState> & Pick<ReleaseState, 'tag_name'>,
): ReleaseState {
  const time = readTime(repository)
  const release = {
    id: fields.id ?? takeId(repository),
    ...{ target_commitish: repository.defaultBranch, name: fields.tag_name, body: null },
    ...{ draft: false, prerelease: false, created_at: time, published_at: time },
    ...fields,
  }
  repository.releases.set(release.id, release)
  return release
}

function describeThread(repository: RepositoryState): Omit<IssueState, 'title'> {
  const time = readTime(repository)
  const number = Math.max(0, ...repository.issues.keys(), ...repository.pulls.keys()) + 1
  const text = { body: null, state: 'open' as const, locked: false, user: makeUser('octocat') }
  return { number, ...text, created_at: time, updated_at: time, closed_at: null }
}

function describeComment(repository: RepositoryState, id = takeId(repository)) {
  const time = readTime(repository)
  const text = { body: 'A comment', user: makeUser('octocat'), reactions: [] }
  return { id, ...text, created_at: time, updated_at: time }
}
