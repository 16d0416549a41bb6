// The pull requests that brought commits. GitHub knows them, and no number in a
// message is taken for one.
import * as z from 'zod/mini'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
import type { PartialList } from './text.ts'

export type MergedPull = {
  number: number
  title: string
  /** Null for an account that is gone. */
  author: string | null
}

/**
 * The merged pull requests of the commits, each once, in the order of the
 * commits. The total is null if something could not be read. Throws a
 * GitHubError.
 */
export async function listMergedPulls(
  github: GitHub,
  { items, total }: PartialList<{ sha: string }>,
): Promise<PartialList<MergedPull>> {
  const shas = items.map(({ sha }) => sha)
  const asked = await askGraphQl(github, shas).catch((error: unknown) => {
    if (error instanceof GitHubError) return askRest(github, shas)
    throw error
  })
  const byNumber = new Map(
    asked.pulls.map((pull) => [pull.number, pull] as const),
  )
  const isComplete = asked.isComplete && total === items.length
  const pulls = [...byNumber.values()]
  return { items: pulls, total: isComplete ? pulls.length : null }
}

/** `isComplete`: whether GitHub said something of every commit. */
type Asked = { pulls: MergedPull[]; isComplete: boolean }

const commitsPerCall = 100
/** Of one commit. More than one is rare. */
const pullsPerCommit = 10

const author = z.nullable(z.object({ login: z.string() }))
const node = z.object({
  number: z.int(),
  title: z.string(),
  merged: z.boolean(),
  author,
  repository: z.object({ nameWithOwner: z.string() }),
})
const commit = z.object({
  associatedPullRequests: z.nullable(
    z.object({ nodes: z.nullable(z.array(z.nullable(node))) }),
  ),
})
const answer = z.object({
  repository: z.record(z.string(), z.nullable(z.unknown())),
})

/**
 * https://docs.github.com/graphql/reference/objects#commit
 */
async function askGraphQl(
  github: GitHub,
  shas: readonly string[],
): Promise<Asked> {
  const { owner, repo: name } = github.repo
  const asked: Asked = { pulls: [], isComplete: true }

  for (let start = 0; start < shas.length; start += commitsPerCall) {
    const part = shas.slice(start, start + commitsPerCall)
    const data = await github.graphql(queryFor(part), { owner, name })
    const { repository = {} } = answer.safeParse(data).data ?? {}

    for (const [index] of part.entries()) {
      const found = commit.safeParse(repository[`commit${index}`]).data
      const nodes = found?.associatedPullRequests?.nodes
      asked.isComplete &&= nodes !== null && nodes !== undefined
      asked.pulls.push(
        ...(nodes ?? []).flatMap((one) => mergedHere(one, github)),
      )
    }
  }
  return asked
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
    nodes { number title merged author { login } repository { nameWithOwner } }
  }
}`
}

/** A fork's commits have pull requests of the original, too. */
function mergedHere(
  pull: z.infer<typeof node> | null,
  { repo }: GitHub,
): MergedPull[] {
  const here = `${repo.owner}/${repo.repo}`.toLowerCase()
  const isHere = pull?.repository.nameWithOwner.toLowerCase() === here
  if (!pull?.merged || !isHere) return []
  const { number, title } = pull
  return [{ number, title, author: pull.author?.login ?? null }]
}

/** Where GraphQL is refused, a commit is a call. */
const maxRestCommits = 20

/**
 * The newest commits only, and of these what can be read.
 * https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
async function askRest(
  { rest, repo }: GitHub,
  shas: readonly string[],
): Promise<Asked> {
  const newest = shas.slice(-maxRestCommits)
  const answers = await Promise.all(
    newest.map((sha) =>
      orError(
        rest.repos.listPullRequestsAssociatedWithCommit({
          ...repo,
          commit_sha: sha,
        }),
      ),
    ),
  )
  const read = answers.flatMap((one) =>
    one instanceof GitHubError ? [] : [one],
  )
  const [first] = answers
  if (read.length === 0 && first instanceof GitHubError) throw first

  const pulls = read
    .flatMap(({ data }) => data)
    .filter(({ merged_at: mergedAt }) => mergedAt !== null)
    .map(({ number, title, user }) => ({
      number,
      title,
      author: user?.login ?? null,
    }))
  return { pulls, isComplete: read.length === shas.length }
}

/** One commit that cannot be read leaves the others. */
function orError<T>(answer: Promise<T>): Promise<T | GitHubError> {
  return answer.catch((error: unknown) => {
    if (error instanceof GitHubError) return error
    throw error
  })
}
