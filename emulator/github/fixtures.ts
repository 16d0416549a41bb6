/** Adds issues, pull requests, comments, commits and releases to a repository, with default values. */

import { createHash } from 'node:crypto'
import {
  type Account,
  assignId,
  type CommitState,
  formatNow,
  formatTime,
  type IssueCommentState,
  type IssueState,
  type PullState,
  type Reaction,
  type ReleaseState,
  type RepositoryState,
  type ReviewCommentState,
} from './state.ts'

/** Returns a user. The ID is derived from the login. */
export function makeUser(login: string): Account {
  return { login, id: Number.parseInt(makeSha(login).slice(0, 6), 16), type: 'User' }
}

/** Returns the SHA-1 of the text, for use as the SHA of a commit. */
export function makeSha(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

/** Adds and returns an issue, by default an open one with the next free number. */
export function addIssue(repository: RepositoryState, fields: Partial<IssueState> = {}): IssueState {
  const issue = { ...makeIssueDefaults(repository), title: 'An issue', ...fields }
  repository.issues.set(issue.number, issue)
  addLabels(repository, issue)
  return issue
}

/**
 * Adds and returns a pull request, by default an open one from the branch `feature` of this repository.
 *
 * Unless the pull request is merged, its branch is added, too, if there is none of this name.
 */
export function addPull(repository: RepositoryState, fields: Partial<PullState> = {}): PullState {
  const defaults = { ...makeIssueDefaults(repository), title: 'A pull request' }
  const head = { ref: 'feature', sha: makeSha(`head ${fields.number ?? defaults.number}`) }
  const pull = {
    ...{ ...defaults, draft: false, merged_at: null, merge_commit_sha: null },
    ...{ requestedReviewers: [], requestedTeams: [] },
    ...{ files: [], commits: [], commitAuthors: new Map() },
    head: { ...head, repo: `${repository.owner}/${repository.name}` },
    base: { ref: repository.defaultBranch, sha: makeSha('base') },
    ...fields,
  }
  repository.pulls.set(pull.number, pull)
  addLabels(repository, pull)
  addHeadBranch(repository, pull)
  return pull
}

/** Adds and returns a comment on the issue or pull request `issue`. */
export function addComment(
  repository: RepositoryState,
  fields: Partial<IssueCommentState> & Pick<IssueCommentState, 'issue'>,
): IssueCommentState {
  const comment = { ...makeCommentDefaults(repository, fields.id), ...fields }
  repository.comments.set(comment.id, comment)
  return comment
}

/** Adds and returns a reaction to the issue or pull request `issue`, by default a 🚀 of this second. */
export function addReaction(
  repository: RepositoryState,
  { issue, ageSeconds = 0, ...fields }: Partial<Reaction> & { issue: number; ageSeconds?: number },
): Reaction {
  const conversation = repository.pulls.get(issue) ?? repository.issues.get(issue)
  if (conversation === undefined) throw new Error(`There is no #${issue}.`)
  const reaction: Reaction = {
    ...{ id: assignId(repository), content: 'rocket', user: makeUser('octocat') },
    created_at: formatTime(new Date(repository.now().getTime() - ageSeconds * 1_000)),
    ...fields,
  }
  conversation.reactions.push(reaction)
  return reaction
}

/** Adds and returns a review comment on the pull request `pull`, by default on line 1 of `README.md`. */
export function addReviewComment(
  repository: RepositoryState,
  fields: Partial<ReviewCommentState> & Pick<ReviewCommentState, 'pull'>,
): ReviewCommentState {
  const comment = { ...makeCommentDefaults(repository, fields.id), path: 'README.md', line: 1, ...fields }
  repository.reviewComments.set(comment.id, comment)
  return comment
}

/** Adds and returns a commit. Without `parents` it becomes the tip of the default branch. */
export function addCommit(repository: RepositoryState, fields: Partial<CommitState> = {}): CommitState {
  const tip = repository.branches.get(repository.defaultBranch)
  const commit = {
    sha: makeSha(`${repository.owner}/${repository.name} commit ${repository.commits.size}`),
    message: 'A commit',
    parents: tip === undefined ? [] : [tip],
    date: formatNow(repository),
    author: makeUser('octocat'),
    files: [],
    ...fields,
  }
  repository.commits.set(commit.sha, commit)
  if (fields.parents === undefined) repository.branches.set(repository.defaultBranch, commit.sha)
  return commit
}

/** Adds and returns a release, by default published now. Does not add the tag. */
export function addRelease(
  repository: RepositoryState,
  fields: Partial<ReleaseState> & Pick<ReleaseState, 'tag_name'>,
): ReleaseState {
  const time = formatNow(repository)
  const release = {
    id: fields.id ?? assignId(repository),
    ...{ target_commitish: repository.defaultBranch, name: fields.tag_name, body: null },
    ...{ draft: false, prerelease: false, created_at: time, published_at: time },
    ...fields,
  }
  repository.releases.set(release.id, release)
  return release
}

function addLabels(repository: RepositoryState, { labels }: IssueState): void {
  for (const label of labels) repository.labels.add(label)
}

function addHeadBranch({ owner, name, branches }: RepositoryState, { head, merged_at }: PullState): void {
  const isHere = head.repo === `${owner}/${name}`
  if (isHere && merged_at === null && !branches.has(head.ref)) branches.set(head.ref, head.sha)
}

function makeIssueDefaults(repository: RepositoryState): Omit<IssueState, 'title'> {
  const time = formatNow(repository)
  const number = Math.max(0, ...repository.issues.keys(), ...repository.pulls.keys()) + 1
  return {
    ...{ number, body: null, state: 'open', locked: false, user: makeUser('octocat'), labels: [] },
    ...{ created_at: time, updated_at: time, closed_at: null, reactions: [] },
  }
}

function makeCommentDefaults(repository: RepositoryState, id = assignId(repository)) {
  const time = formatNow(repository)
  const user = makeUser('octocat')
  return { id, body: 'A comment', user, reactions: [], created_at: time, updated_at: time }
}
