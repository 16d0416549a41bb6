// The pull requests that brought commits. GitHub knows them, and no number in a
// message is taken for one.
import * as z from 'zod/mini'
import { askAgain } from '../github/ask-again.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError, rowsOf } from '../github/errors.ts'
import type { PartialList } from '../github/pulls.ts'
import { orWarn } from '../runner/log.ts'
import type { Source } from './source.ts'
import { list, words } from './text.ts'

/**
 * The lines about the pull requests. No commits are some that were not read.
 */
export async function describeMerged(
  source: Source,
  commits: PartialList<{ sha: string }> | null | undefined,
): Promise<string[]> {
  const pulls =
    commits &&
    (await orWarn(source.log, 'read the merged pull requests', () =>
      listMergedPulls(source, commits),
    ))
  return list('Merged pull requests', pulls, ({ number, title, author }) => {
    const by = author === null ? '' : ` by ${words(author.login)}`
    return `#${number} ${words(title)}${by} ${source.event.run.repositoryUrl}/pull/${number}`
  })
}

/** `author`: null for an account that is gone. */
const pull = z.object({
  number: z.int(),
  title: z.string(),
  merged: z.boolean(),
  author: z.nullable(z.object({ login: z.string() })),
  repository: z.object({ databaseId: z.int() }),
})

/** The pull requests of a commit, of which GitHub may name a part. */
const connection = z.object({ totalCount: z.int(), nodes: z.array(pull) })

/**
 * The merged pull requests of the commits, each once, in the order of the
 * commits. The total is null if something could not be read. Throws a
 * GitHubError.
 */
async function listMergedPulls(
  { github, event }: Source,
  { items, total }: PartialList<{ sha: string }>,
): Promise<PartialList<z.infer<typeof pull>>> {
  const shas = items.map(({ sha }) => sha)
  const newest = shas.at(-1) ?? ''
  const found = await askAgain(
    github,
    () => askGraphQl(github, shas),
    // GitHub may not know the pull request of a new commit for some seconds.
    (answers) => answers.get(newest)?.totalCount === 0,
  )
  const others = shas.filter((sha) => !found.has(sha)).slice(-maxRestCommits)
  const results = await Promise.allSettled(
    others.map(async (sha) => found.set(sha, await askRest(github, sha))),
  )
  // What was read stands.
  const failure = results.find((one) => one.status === 'rejected')
  if (found.size === 0 && failure) throw failure.reason

  const answers = shas.flatMap((sha) => found.get(sha) ?? [])
  // A fork's commits have pull requests of the original as well.
  const pulls = answers
    .flatMap(({ nodes }) => nodes)
    .filter(
      ({ repository }) => String(repository.databaseId) === event.repository.id,
    )
    .filter(({ merged }) => merged)
  const byNumber = new Map(pulls.map((one) => [one.number, one]))
  const isComplete =
    answers.length === total &&
    answers.every(({ nodes, totalCount }) => nodes.length === totalCount)
  return {
    items: [...byNumber.values()],
    total: isComplete ? byNumber.size : null,
  }
}

const commitsPerCall = 100
/** Of one commit. More than one is rare. */
const pullsPerCommit = 10

const commit = z.object({ associatedPullRequests: connection })
const answer = z.object({
  repository: z.record(z.string(), z.catch(z.nullable(commit), null)),
})

/**
 * What GitHub says of the commits. A query that comes to nothing is asked in
 * halves: one commit may be the reason, or the time that all of them take.
 *
 * https://docs.github.com/graphql/reference/objects#commit
 */
async function askGraphQl(github: GitHub, shas: readonly string[]) {
  const found = new Map<string, z.infer<typeof connection>>()
  const parts = shas.length > 0 ? [shas] : []

  for (const part of parts) {
    const data = await query(github, part)
    if (data === null && part.length > maxRestCommits) {
      const middle = Math.ceil(part.length / 2)
      parts.push(part.slice(0, middle), part.slice(middle))
    }

    const { repository = {} } = answer.safeParse(data).data ?? {}
    for (const [index, sha] of part.entries()) {
      const read = repository[`commit${index}`]
      if (read) found.set(sha, read.associatedPullRequests)
    }
  }
  return found
}

/** The data of an answer, also beside errors. Null for too many commits. */
async function query(
  { graphql, repo }: GitHub,
  shas: readonly string[],
): Promise<unknown> {
  if (shas.length > commitsPerCall) return null
  try {
    return await graphql(queryFor(shas), { owner: repo.owner, name: repo.repo })
  } catch (error) {
    if (error instanceof GitHubError) return error.data
    throw error
  }
}

/** One query for many commits. */
export function queryFor(shas: readonly string[]): string {
  const commits = shas.map(
    (sha, index) =>
      `commit${index}: object(oid: ${JSON.stringify(sha)}) { ...pulls }`,
  )
  return `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    ${commits.join('\n    ')}
  }
}
fragment pulls on Commit {
  associatedPullRequests(first: ${pullsPerCommit}) {
    totalCount
    nodes { number title merged author { login } repository { databaseId } }
  }
}`
}

/** A commit is a call, so that only the newest are asked about. */
const maxRestCommits = 20
const maxPulls = 100

/**
 * The first page, in the words of GraphQL.
 * https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
async function askRest({ rest, repo }: GitHub, sha: string) {
  const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({
    ...repo,
    commit_sha: sha,
    per_page: maxPulls,
  })
  const nodes = rowsOf(data).map((one) => ({
    ...one,
    merged: one.merged_at !== null,
    author: one.user,
    repository: { databaseId: Number(one.base.repo.id) },
  }))
  const isComplete = nodes.length < maxPulls
  return { nodes, totalCount: isComplete ? nodes.length : Infinity }
}
