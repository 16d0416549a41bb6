// The pull requests that brought commits. GitHub knows them, and no number in a
// message is taken for one.
import * as z from 'zod/mini'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
import { orWarn } from '../runner/log.ts'
import type { Source } from './source.ts'
import { list, type PartialList, words } from './text.ts'

/** `author`: null for an account that is gone. */
type MergedPull = { number: number; title: string; author: string | null }

/** The lines about the pull requests. Null for commits not read. */
export async function describeMerged(
  source: Source,
  commits: PartialList<{ sha: string }> | null,
): Promise<string[]> {
  const pulls =
    commits &&
    (await orWarn(source.log, 'read the merged pull requests', () =>
      listMergedPulls(source, commits),
    ))
  const describe = ({ number, title, author }: MergedPull) => {
    const by = author === null ? '' : ` by ${words(author)}`
    return `#${number} ${words(title)}${by} ${source.repository.url}/pull/${number}`
  }
  return list('Merged pull requests', pulls, describe)
}

/** Those of a commit. `isComplete`: whether GitHub names all of them. */
type Found = { pulls: MergedPull[]; isComplete: boolean }

/**
 * The merged pull requests of the commits, each once, in the order of the
 * commits. The total is null if something could not be read. Throws a
 * GitHubError.
 */
async function listMergedPulls(
  { github, repository: { id } }: Source,
  { items, total }: PartialList<{ sha: string }>,
): Promise<PartialList<MergedPull>> {
  const shas = items.map(({ sha }) => sha)
  const found = await askGraphQl(github, id, shas)
  const others = shas.filter((sha) => !found.has(sha)).slice(-maxRestCommits)
  const results = await Promise.allSettled(
    others.map(async (sha) => found.set(sha, await askRest(github, id, sha))),
  )
  const failures = results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason] : [],
  )
  // What was read stands, whatever else GitHub cannot say.
  const isFatal = (error: unknown) =>
    found.size === 0 || !(error instanceof GitHubError)
  if (failures.some(isFatal)) throw failures.find(isFatal)

  const answers = shas.flatMap((sha) => found.get(sha) ?? [])
  const byNumber = new Map(
    answers
      .flatMap(({ pulls }) => pulls)
      .map((pull) => [pull.number, pull] as const),
  )
  const isComplete =
    answers.length === total && answers.every((one) => one.isComplete)
  return {
    items: [...byNumber.values()],
    total: isComplete ? byNumber.size : null,
  }
}

const commitsPerCall = 100
/** Of one commit. More than one is rare. */
const pullsPerCommit = 10

const commit = z.object({
  associatedPullRequests: z.object({
    totalCount: z.int(),
    nodes: z.array(
      z.object({
        number: z.int(),
        title: z.string(),
        merged: z.boolean(),
        author: z.nullable(z.object({ login: z.string() })),
        repository: z.object({ databaseId: z.int() }),
      }),
    ),
  }),
})
const answer = z.object({ repository: z.record(z.string(), z.unknown()) })

/**
 * What GitHub says of the commits. A query that comes to nothing is asked in
 * halves: one commit may be the reason, or the time that all of them take.
 *
 * https://docs.github.com/graphql/reference/objects#commit
 */
async function askGraphQl(
  { graphql, repo }: GitHub,
  repositoryId: string,
  shas: readonly string[],
): Promise<Map<string, Found>> {
  const variables = { owner: repo.owner, name: repo.repo }
  const found = new Map<string, Found>()
  const parts = partsOf(shas, commitsPerCall)

  for (const part of parts) {
    const data = await graphql(queryFor(part), variables).catch(dataOf)
    if (data === null && part.length > maxRestCommits)
      parts.push(...partsOf(part, Math.ceil(part.length / 2)))

    const { repository = {} } = answer.safeParse(data).data ?? {}
    for (const [index, sha] of part.entries()) {
      const read = commit.safeParse(repository[`commit${index}`]).data
      if (read) found.set(sha, foundIn(read, repositoryId))
    }
  }
  return found
}

function partsOf(shas: readonly string[], size: number): string[][] {
  const starts = shas.keys().filter((index) => index % size === 0)
  return [...starts].map((start) => shas.slice(start, start + size))
}

/** What GitHub says beside the errors of a query. */
function dataOf(error: unknown): unknown {
  if (error instanceof GitHubError) return error.data
  throw error
}

/** A fork's commits have pull requests of the original as well. */
function foundIn(
  { associatedPullRequests: { totalCount, nodes } }: z.infer<typeof commit>,
  repositoryId: string,
): Found {
  const pulls = nodes
    .filter(({ merged }) => merged)
    .filter(({ repository }) => String(repository.databaseId) === repositoryId)
    .map(({ number, title, author }) => ({
      ...{ number, title },
      author: author?.login ?? null,
    }))
  return { pulls, isComplete: nodes.length === totalCount }
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

/** https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit */
async function askRest(
  { rest, repo }: GitHub,
  repositoryId: string,
  sha: string,
): Promise<Found> {
  const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({
    ...repo,
    commit_sha: sha,
    per_page: maxPulls,
  })
  const pulls = data
    .filter(({ merged_at: mergedAt }) => mergedAt !== null)
    .filter(({ base }) => String(base.repo.id) === repositoryId)
    .map(({ number, title, user }) => ({
      ...{ number, title },
      author: user?.login ?? null,
    }))
  return { pulls, isComplete: data.length < maxPulls }
}
