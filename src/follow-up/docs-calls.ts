// The requests about a docs pull request, and what is read in their responses.
import * as z from 'zod/mini'
import { instant } from '../base/instant.ts'
import { parseComment, writePlainComment } from '../conversation/comment-calls.ts'
import { account } from '../github/account.ts'
import type { Connection } from '../github/github-client.ts'
import { listPages, pageSize, readWholeList } from '../github/list-pages.ts'
import type { Preview } from '../state/docs-pull.ts'
import { type ChangedFile, previewAmong, previewIn } from './changed-pages.ts'
import type { PullReading } from './docs-pull-conditions.ts'

const teamPrefix = 'team:'
/** GitHub lists at most 250 commits of a pull request. */
const maxListedCommits = 250
const maxCommitPages = Math.ceil(maxListedCommits / pageSize)

const branch = z.object({
  ref: z.string(),
  sha: z.catch(z.string(), ''),
  repo: z.nullish(
    z.object({
      full_name: z.string(),
      private: z.optional(z.boolean()),
      visibility: z.optional(z.string()),
    }),
  ),
})

const pullResponse = z.object({
  state: z.string(),
  created_at: instant,
  updated_at: z.nullish(instant),
  merged_at: z.nullish(instant),
  closed_at: z.nullish(instant),
  user: account,
  head: branch,
  base: branch,
  comments: z.catch(z.int(), 1),
  // A list of pull requests does not have it.
  changed_files: z.nullish(z.int()),
})

/** A pull request of GitHub's response. Throws if the response is no pull request. https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
export function readPull(data: unknown): PullReading {
  const pull = pullResponse.parse(data)
  const { head, base, created_at: createdAt, merged_at: mergedAt, closed_at: closedAt } = pull
  const isOpen = pull.state === 'open'
  const closedState = mergedAt ? ('merged' as const) : ('closed' as const)
  return {
    state: isOpen ? 'open' : closedState,
    createdAt,
    endedAt: isOpen ? null : (mergedAt ?? closedAt ?? null),
    author: pull.user?.login ?? null,
    headBranch: head.ref,
    headRepository: head.repo?.full_name ?? null,
    baseRepository: base.repo?.full_name ?? '',
    isPrivate: isPrivate(base.repo),
    commentCount: pull.comments,
    headSha: head.sha,
    updatedAt: pull.updated_at ?? null,
    changedFileCount: pull.changed_files ?? null,
  }
}

/** A whole company can read an internal repository. Null if GitHub does not say. */
function isPrivate(repo: z.infer<typeof branch>['repo']): boolean | null {
  return repo?.visibility === 'internal' ? false : (repo?.private ?? null)
}

/** Where a call goes. */
export type Target = { connection: Connection; number: number; signal: AbortSignal }

/** The pull request. https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
export async function getPull({
  connection: { client, repo },
  number,
  signal,
}: Target): Promise<PullReading> {
  const github = await client()
  const { data } = await github.pulls.get({ ...repo, pull_number: number, request: { signal } })
  return readPull(data)
}

const filesResponse = z.array(z.object({ filename: z.string(), status: z.string() }))

/** The first hundred. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
export async function listFirstFiles({
  connection: { client, repo },
  number: pull_number,
  signal,
}: Target): Promise<ChangedFile[]> {
  const github = await client()
  const { data } = await github.pulls.listFiles({
    ...repo,
    pull_number,
    per_page: pageSize,
    request: { signal },
  })
  return filesResponse.parse(data)
}

const deploymentsResponse = z.array(z.object({ id: z.int(), creator: account }))
const deploymentStatusesResponse = z.array(
  z.object({ id: z.int(), state: z.string(), environment_url: z.nullish(z.string()) }),
)

/** The preview at the head of a pull request, null if there is none. */
export async function readPreview(
  { connection: { client, repo }, signal }: Target,
  { headSha, author }: PullReading,
): Promise<Preview | null> {
  const github = await client()
  const call = { ...repo, per_page: pageSize, request: { signal } }
  const { data } = await github.repos.listDeployments({ ...call, sha: headSha })
  const deployments = deploymentsResponse.parse(data)
  const made = previewAmong(
    deployments.map(({ id, creator }) => ({ id, creator: creator?.login ?? null })),
    author,
  )
  if (!made) return null
  const { data: statuses } = await github.repos.listDeploymentStatuses({ ...call, deployment_id: made.id })
  return previewIn(
    deploymentStatusesResponse
      .parse(statuses)
      .map(({ id, state, environment_url: url }) => ({ id, state, address: url || null })),
  )
}

/** Logins, and teams such as `team:writers`. https://docs.github.com/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
export async function requestReviewers(
  { connection: { client, repo }, number, signal }: Target,
  names: readonly string[],
): Promise<void> {
  const teams = names
    .filter((name) => name.startsWith(teamPrefix))
    .map((name) => name.slice(teamPrefix.length))
  const reviewers = names.filter((name) => !name.startsWith(teamPrefix))
  const asked = {
    ...(reviewers.length > 0 && { reviewers }),
    ...(teams.length > 0 && { team_reviewers: teams }),
  }
  const github = await client()
  const call = { ...repo, pull_number: number, ...asked, request: { signal } }
  pullNumber.parse((await github.pulls.requestReviewers(call)).data)
}

const pullNumber = z.object({ number: z.int() })
const labelsResponse = z.array(z.object({ name: z.string() }))

/** Labels that are there already stay. https://docs.github.com/rest/issues/labels#add-labels-to-an-issue */
export async function addLabels(
  { connection: { client, repo }, number, signal }: Target,
  labels: readonly string[],
): Promise<void> {
  const github = await client()
  const call = { ...repo, issue_number: number, labels: [...labels], request: { signal } }
  labelsResponse.parse((await github.issues.addLabels(call)).data)
}

const maxCommentPages = 31
const tooManyComments = 'the conversation has more than 3,100 comments, and not all were read'

/** Writes a comment, unless there is one with its tag. */
export async function commentOnce(
  { connection, number, signal }: Target,
  { body, tag, hasComments }: { body: string; tag: string; hasComments: boolean },
): Promise<void> {
  const target = { github: await connection.client(), repo: connection.repo, issueNumber: number }
  if (hasComments) {
    const { github, repo, issueNumber } = target
    const { items } = await readWholeList(
      (page) =>
        github.issues.listComments({ ...repo, issue_number: issueNumber, ...page, request: { signal } }),
      (item) => [parseComment(item).body.includes(tag)],
      { maxPages: maxCommentPages, tooLong: tooManyComments },
    )
    if (items.includes(true)) return
  }
  await writePlainComment(target, { id: null, body: `${body}\n\n${tag}`, request: { signal } })
}

const commitsResponse = z.array(z.object({ author: account }))

/** Logins of the authors of all commits. Null if there may be more. https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request */
export async function listAuthors({
  connection: { client, repo },
  number: pull_number,
  signal,
}: Target): Promise<(string | null)[] | null> {
  const github = await client()
  const first = await github.pulls.listCommits({
    ...repo,
    pull_number,
    per_page: pageSize,
    request: { signal },
  })
  const authors: (string | null)[] = []
  for await (const { items } of listPages(github, first, { maxPages: maxCommitPages, signal })) {
    authors.push(...commitsResponse.parse(items).map(({ author }) => author?.login ?? null))
  }
  return authors.length < maxListedCommits ? authors : null
}
