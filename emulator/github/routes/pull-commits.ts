/** The commits of a pull request. */

import { Hono } from 'hono'
import { paginate } from '../pagination.ts'
import { type GitHubContext, type GitHubEnv, respondNotFound } from '../request-context.ts'
import type { PullState } from '../state.ts'
import { type AuthoredCommit, describeCommit } from './commits.ts'
import { findPull, listShas } from './pulls.ts'

/** https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request */
const maxCommits = 250

export const pullCommitRoutes = new Hono<GitHubEnv>().get('/pulls/:pullNumber{[0-9]+}/commits', listCommits)

/** https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request */
function listCommits(context: GitHubContext): Response {
  const pull = findPull(context)
  if (pull === null) return respondNotFound(context)
  const page = paginate(context, listShas(pull).slice(0, maxCommits))
  return context.json(page.map((sha) => describeCommit(context, findCommit(context, pull, sha))))
}

/** Returns the commit. One that the repository doesn't have gets default values. */
function findCommit(context: GitHubContext, pull: PullState, sha: string): AuthoredCommit {
  const defaults = { message: 'A commit', parents: [], date: pull.created_at, author: pull.user }
  const commit = { ...defaults, ...context.var.repository.commits.get(sha), sha }
  const author = pull.commitAuthors.get(sha)
  return { ...commit, author: author === undefined ? commit.author : author }
}
