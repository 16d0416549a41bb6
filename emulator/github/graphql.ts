/**
 * The queries of GraphQL that are asked: whose the token is, a comment, and the
 * pull requests of commits, from the same data as the REST API has.
 *
 * https://docs.github.com/graphql/reference
 */

import type { Handler } from 'hono'
import { type GitHubEnv, readBodyField } from './context.ts'
import { makeNodeId } from './describe.ts'
import type { Repositories } from './locate.ts'
import { pullsOfCommit } from './routes/pulls.ts'
import type {
  IssueCommentState,
  RepositoryState,
  ReviewState,
} from './state.ts'

const aliased = /(\w+): object\(oid: "([0-9a-f]+)"\)/g

/** Returns a handler of queries. */
export function answerQueries(repositories: Repositories): Handler<GitHubEnv> {
  return async (context) => {
    const query = String(await readBodyField(context, 'query'))
    if (/\bviewer\b/.test(query)) {
      const { login } = context.get('token').account
      return context.json({ data: { viewer: { login } } })
    }
    const variables = Object(await readBodyField(context, 'variables'))
    if (/\bnode\(id:/.test(query))
      return context.json(describeNode(repositories, String(variables.id)))
    const { owner, name } = variables
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

/** A comment or review by its global ID. */
function describeNode(repositories: Repositories, nodeId: string) {
  const found = [...repositories.values()]
    .flatMap(({ comments, reviewComments, reviews }) => [
      ...withNodeIds('IC', comments),
      ...withNodeIds('PRRC', reviewComments),
      ...withNodeIds('PRR', reviews),
    ])
    .find(({ node_id }) => node_id === nodeId)
  if (found === undefined)
    return {
      data: { node: null },
      errors: [
        {
          type: 'NOT_FOUND',
          path: ['node'],
          message: `Could not resolve to a node with the global id of '${nodeId}'`,
        },
      ],
    }

  const { body, created_via_email: createdViaEmail = false, user } = found
  const editor = found.editor === undefined ? user : found.editor
  const { updated_at, created_at } = found
  const node = {
    ...{ body, createdViaEmail },
    lastEditedAt: updated_at === created_at ? null : updated_at,
    editor: editor ? { __typename: editor.type, login: editor.login } : null,
  }
  return { data: { node } }
}

function withNodeIds(
  type: string,
  comments: ReadonlyMap<number, IssueCommentState | ReviewState>,
) {
  return [...comments.values()].map((one) => ({
    ...one,
    node_id: one.node_id ?? makeNodeId(type, one.id),
  }))
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
