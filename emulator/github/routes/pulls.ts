/**
 * Pull requests, their files, and the pull requests of a commit:
 * https://docs.github.com/rest/pulls/pulls
 */

import { Hono } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  orNotFound,
  readNumber,
  refuse,
} from '../context.ts'
import { describeFile, describeRepository } from '../describe.ts'
import { makeSha } from '../fixtures.ts'
import { paginate, respondWithPage, sortBy } from '../pagination.ts'
import {
  type CommitState,
  createRepository,
  formatNow,
  type PullState,
  type RepositoryState,
} from '../state.ts'
import { describeCommit } from './commits.ts'
import { describeConversation } from './issues.ts'

export const pullRoutes = new Hono<GitHubEnv>()
  .get('/pulls', (context) => {
    const { state = 'open', sort = 'created', direction } = context.req.query()
    const all = sortBy(
      context.var.repository.pulls.values(),
      ({ number }) => number,
      'asc',
    )
    const pulls = all.filter((pull) => state === 'all' || pull.state === state)
    const key = (pull: PullState) =>
      sort === 'updated' ? pull.updated_at : pull.created_at
    const isDescending =
      direction === undefined ? sort === 'created' : direction === 'desc'
    const sorted = sortBy(pulls, key, isDescending ? 'desc' : 'asc')
    return respondWithPage(context, sorted, describeSimplePull)
  })
  .get('/pulls/:pullNumber{[0-9]+}', (context) =>
    context.json(describePull(context, findPull(context))),
  )
  .get('/pulls/:pullNumber{[0-9]+}/files', (context) => {
    const { files, head } = findPull(context)
    return respondWithPage(context, files, (_, file) =>
      describeFile(context, file, head.sha),
    )
  })
  // https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
  .get('/pulls/:pullNumber{[0-9]+}/commits', (context) =>
    respondWithPage(context, findCommits(context), describeCommit),
  )
  // https://docs.github.com/rest/commits/commits#list-commits
  .get('/commits', (context) =>
    context.json(
      paginate(context, findNewestCommits(context)).map((commit) =>
        describeCommit(context, commit),
      ),
    ),
  )
  // https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
  .get('/commits/:sha/pulls', (context) => {
    const { repository } = context.var
    const sha = context.req.param('sha')
    const ofCommit = pullsOfCommit(repository, sha)
    if (ofCommit.length === 0 && !repository.commits.has(sha))
      refuse(422, `No commit found for SHA: ${sha}`)
    return respondWithPage(context, ofCommit, describeSimplePull)
  })

/** Returns the pull requests that a commit is in, or that it merged. */
export function pullsOfCommit(
  { pulls }: RepositoryState,
  sha: string,
): PullState[] {
  return [...pulls.values()].filter(
    ({ merge_commit_sha, head, commits = [] }) =>
      [merge_commit_sha, head.sha, ...commits].includes(sha),
  )
}

function findPull(context: GitHubContext): PullState {
  return orNotFound(
    context.var.repository.pulls.get(readNumber(context, 'pullNumber')),
  )
}

/** GitHub lists 250 at most. */
function findCommits(context: GitHubContext): CommitState[] {
  return commitsOf(context, findPull(context)).slice(0, maxCommits)
}

/** A commit that no one has added is a plain one. */
function commitsOf(
  { var: { repository } }: GitHubContext,
  { head, commits = [head.sha], user }: PullState,
): CommitState[] {
  const date = formatNow(repository)
  return commits.map(
    (sha) =>
      repository.commits.get(sha) ?? {
        ...{ sha, date, message: 'A commit', author: user },
        parents: [],
        files: [],
      },
  )
}

/** The commits that lead to the head of a pull request, the newest first. */
function findNewestCommits(context: GitHubContext): CommitState[] {
  const { pulls } = context.var.repository
  const sha = context.req.query('sha')
  const found = [...pulls.values()].find(({ head }) => head.sha === sha)
  return commitsOf(context, orNotFound(found)).toReversed()
}

const maxCommits = 250

function describeHead(context: GitHubContext, { head }: PullState) {
  const { repository } = context.var
  const { ref, sha } = head
  // Nothing is left of a repository that was deleted.
  if (head.repo === null)
    return { label: null, ref, sha, user: null, repo: null }

  if (head.repo === `${repository.owner}/${repository.name}`)
    return describeBase(context, head)
  const id = Number.parseInt(makeSha(head.repo).slice(0, 7), 16)
  const fork = createRepository(head.repo, id, repository.now)
  const repo = describeRepository(context, fork, { fork: true })
  const label = `${repo.owner.login}:${ref}`
  return { label, ref, sha, user: repo.owner, repo }
}

function describeBase(context: GitHubContext, { ref, sha }: PullState['base']) {
  const repo = describeRepository(context, context.var.repository)
  return {
    label: `${repo.owner.login}:${ref}`,
    ref,
    sha,
    user: repo.owner,
    repo,
  }
}

function describeLinks(context: GitHubContext, { number, head }: PullState) {
  const { apiUrl, htmlUrl } = context.var
  const url = `${apiUrl}/pulls/${number}`
  const html_url = `${htmlUrl}/pull/${number}`
  const urls = {
    issue: `${apiUrl}/issues/${number}`,
    commits: `${url}/commits`,
    comments: `${apiUrl}/issues/${number}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${apiUrl}/pulls/comments{/number}`,
    statuses: `${apiUrl}/statuses/${head.sha}`,
  }
  const links = Object.entries({ ...urls, self: url, html: html_url }).map(
    ([name, href]) => [name, { href }],
  )
  return {
    ...Object.fromEntries(
      Object.entries(urls).map(([name, value]) => [`${name}_url`, value]),
    ),
    url,
    html_url,
    diff_url: `${html_url}.diff`,
    patch_url: `${html_url}.patch`,
    _links: Object.fromEntries(links),
  }
}

/** Returns a pull request as lists have it. */
function describeSimplePull(context: GitHubContext, pull: PullState) {
  const { merged_at, merge_commit_sha } = pull
  const { comments: _, ...common } = describeConversation(context, pull)
  return {
    ...common,
    ...describeLinks(context, pull),
    draft: pull.draft ?? false,
    merged_at,
    merge_commit_sha,
    head: describeHead(context, pull),
    base: describeBase(context, pull.base),
    auto_merge: null,
    requested_reviewers: [],
    requested_teams: [],
  }
}

/** Returns a pull request with its counts. */
function describePull(context: GitHubContext, pull: PullState) {
  const { files, merged_at } = pull
  const { comments } = describeConversation(context, pull)
  return {
    ...describeSimplePull(context, pull),
    comments,
    review_comments: 0,
    commits: 1,
    mergeable: true,
    mergeable_state: 'clean',
    maintainer_can_modify: true,
    merged_by: null,
    merged: merged_at !== null,
    changed_files: files.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
  }
}
