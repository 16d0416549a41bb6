// The pull requests that brought commits. GitHub knows them, and no number in a
// message is taken for one.
import * as z from 'zod/mini'
import { askAgain } from '../github/ask-again.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
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
type Connection = z.infer<typeof connection>

/**
 * The merged pull requests of the commits, each once, in the order of the
 * commits. The total is null if something could not be read. Throws a
 * GitHubError if nothing could.
 */
async function listMergedPulls(
  { github, event }: Source,
  { items, total }: PartialList<{ sha: string }>,
): Promise<PartialList<z.infer<typeof pull>>> {
  const shas = items.map(({ sha }) => sha)
  const newest = shas.at(-1) ?? ''
  const { found, failure } = await askAgain(
    github,
    () => askAbout(github, shas),
    // GitHub may not know the pull request of a new commit for some seconds.
    (answers) => shas.length > 0 && !answers.found.get(newest)?.totalCount,
  )
  // What was read stands.
  if (found.size === 0 && failure) throw failure

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
/** A query about fewer is not asked in halves. */
const minCommits = 20
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
async function askAbout(github: GitHub, shas: readonly string[]) {
  const found = new Map<string, Connection>()
  let failure: GitHubError | null = null
  const parts = shas.length > 0 ? [shas] : []

  for (const part of parts) {
    const { data, error } = await query(github, part)
    failure ??= error
    const isTooMuch = data === null || error?.mayBeTooLarge === true
    if (isTooMuch && part.length > minCommits) {
      const middle = Math.ceil(part.length / 2)
      parts.push(part.slice(0, middle), part.slice(middle))
    }

    const { repository = {} } = answer.safeParse(data).data ?? {}
    for (const [index, sha] of part.entries()) {
      const read = repository[`commit${index}`]
      if (read) found.set(sha, read.associatedPullRequests)
    }
  }
  return { found, failure }
}

/** The data of an answer, also beside errors. None for too many commits. */
async function query({ graphql, repo }: GitHub, shas: readonly string[]) {
  if (shas.length > commitsPerCall) return { data: null, error: null }
  const variables = { owner: repo.owner, name: repo.repo }
  try {
    return { data: await graphql(queryFor(shas), variables), error: null }
  } catch (error) {
    if (error instanceof GitHubError) return { data: error.data, error }
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
