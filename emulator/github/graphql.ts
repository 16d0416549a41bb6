/**
 * The one query of GraphQL that is asked for: the pull requests of commits, from
 * the same data as the REST API has.
 *
 * https://docs.github.com/graphql/reference/objects#commit
 */

import type { Handler } from 'hono'
import { type GitHubEnv, readBodyField } from './context.ts'
import type { Repositories } from './locate.ts'
import { pullsOfCommit } from './routes/pulls.ts'
import type { RepositoryState } from './state.ts'

const aliased = /(\w+): object\(oid: "([0-9a-f]+)"\)/g

/** Returns a handler of queries. */
export function answerQueries(repositories: Repositories): Handler<GitHubEnv> {
  return async (context) => {
    const query = String(await readBodyField(context, 'query'))
    if (/\bviewer\b/.test(query)) {
      const { login } = context.get('token').account
      return context.json({ data: { viewer: { login } } })
    }
    const { owner, name } = Object(await readBodyField(context, 'variables'))
    const repository = repositories.get(`${owner}/${name}`.toLowerCase())
    if (repository === undefined)
      return context.json({
        data: { repository: null },
        errors: [
          {
            type: 'NOT_FOUND',
            path: ['repository'],
            message: `Could not resolve to a Repository with the name '${owner}/${name}'.`,
          },
        ],
      })

    const commits = [...query.matchAll(aliased)].map(
      ([, alias = '', sha = '']) => [alias, describeCommit(repository, sha)],
    )
    return context.json({ data: { repository: Object.fromEntries(commits) } })
  }
}

/** As many as the query asks for. */
const pullsPerCommit = 10

/** Null for a commit that the repository does not have. */
function describeCommit(repository: RepositoryState, sha: string) {
  if (!repository.commits.has(sha)) return null
  const pulls = pullsOfCommit(repository, sha)
  const nodes = pulls.slice(0, pullsPerCommit).map((pull) => {
    const { number, title, merged_at, user } = pull
    return {
      number,
      title,
      merged: merged_at !== null,
      author: { login: user.login },
      repository: { databaseId: repository.id },
    }
  })
  return { associatedPullRequests: { totalCount: pulls.length, nodes } }
}
