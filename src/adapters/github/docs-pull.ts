// The docs pull request: what became of it, its labels, reviewers and comments. In the repository of the source the run's own
// token is used, in any other one `docs-token`.
import * as z from 'zod/mini'
import type { Clock } from '../../domain/clock.ts'
import { isOnServer, type PullReading } from '../../domain/docs-pull/conditions.ts'
import type { DocsPullComment, Written } from '../../domain/docs-pull/docs-pull.ts'
import type { Run } from '../../domain/event/event.ts'
import type { PullRequestLink } from '../../domain/job/pull-request-link.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { deriveKey, sign } from '../../domain/signature.ts'
import { type Connection, openConnection } from './client.ts'
import { describeGitHubError, isRefused, statusOf, type TokenInput } from './errors.ts'
import { listPages, pageSize } from './pages.ts'

export type DocsPullOptions = {
  run: Pick<Run, 'repository' | 'serverUrl'>
  githubToken: string | null
  docsToken: string | null
  /** Marks our comments, so that none is written twice. */
  secret: string
  apiUrl: string
  clock: Clock
  /** Limits all requests. */
  signal: AbortSignal
}

export type DocsPullClient = {
  refusal(link: PullRequestLink): { read: string | null; write: string | null }
  read(link: PullRequestLink): Promise<Result<PullReading, string>>
  addLabels(link: PullRequestLink, labels: readonly string[]): Promise<Written>
  requestReviewers(
    link: PullRequestLink,
    reviewers: readonly string[],
  ): Promise<Written & { isUnprocessable?: boolean }>
  comment(link: PullRequestLink, comment: DocsPullComment): Promise<Written>
  setState(link: PullRequestLink, state: 'open' | 'closed'): Promise<Written>
  commitAuthors(link: PullRequestLink): Promise<(string | null)[] | null>
}

type Access = { connection: Connection; token: TokenInput; name: string }

const teamPrefix = 'team:'
/** GitHub lists at most 250 commits of a pull request. */
const maxListedCommits = 250

/** The client for the docs pull requests of one run or reconcile. */
export function openDocsPulls(options: DocsPullOptions): DocsPullClient {
  const { signal } = options
  const request = { signal }
  const write = async (
    link: PullRequestLink,
    what: string,
    act: (access: Access) => Promise<unknown>,
  ): Promise<Written> => {
    const access = accessTo(link, options)
    try {
      await act(access)
      return { kind: 'written' }
    } catch (error) {
      const problem = describeGitHubError(`${what} ${access.name}`, error, access.token)
      return { kind: 'failed', problem, isFinal: isRefused(error) || statusOf(error) === 404 }
    }
  }
  return {
    refusal: (link) => refusalOf(link, options),
    async read(link) {
      const access = accessTo(link, options)
      try {
        const github = await access.connection.client()
        const { data } = await github.pulls.get({
          ...access.connection.repo,
          pull_number: link.number,
          request,
        })
        return success(readPull(data))
      } catch (error) {
        return failure(describeGitHubError(`read ${access.name}`, error, access.token))
      }
    },
    addLabels: (link, labels) =>
      write(link, 'add labels to', async ({ connection: { client, repo } }) => {
        const github = await client()
        await github.issues.addLabels({ ...repo, issue_number: link.number, labels: [...labels], request })
      }),
    async requestReviewers(link, names) {
      let isUnprocessable = false
      const written = await write(
        link,
        `request a review by ${names.join(', ')} of`,
        async ({ connection }) => {
          try {
            await requestReviewers(connection, { number: link.number, names, signal })
          } catch (error) {
            isUnprocessable = statusOf(error) === 422
            throw error
          }
        },
      )
      return { ...written, isUnprocessable }
    },
    comment: (link, comment) =>
      write(link, 'comment on', async ({ connection }) => {
        const tag = tagOf(link, comment.occasion, options.secret)
        const target = { connection, number: link.number, signal }
        if (comment.hasComments && (await hasComment(target, tag))) return
        await createComment(target, `${comment.body}\n\n${tag}`)
      }),
    setState: (link, state) =>
      write(link, state === 'closed' ? 'close' : 'reopen', async ({ connection: { client, repo } }) => {
        const github = await client()
        await github.pulls.update({ ...repo, pull_number: link.number, state, request })
      }),
    async commitAuthors(link) {
      const { connection } = accessTo(link, options)
      try {
        return await listAuthors(connection, link.number, signal)
      } catch {
        return null
      }
    },
  }
}

function accessTo({ repository, number }: PullRequestLink, options: DocsPullOptions): Access {
  const { run, githubToken, docsToken, apiUrl, clock } = options
  const [owner = '', name = ''] = repository.split('/')
  const isDocsToken = !isSource(repository, run) && docsToken !== null
  return {
    connection: openConnection({
      token: isDocsToken ? docsToken : githubToken,
      apiUrl,
      clock,
      repository: { owner, name },
      warn: () => undefined,
    }),
    token: isDocsToken ? 'docs-token' : 'github-token',
    name: `${repository}#${number}`,
  }
}

function isSource(repository: string, { repository: { owner, name } }: Pick<Run, 'repository'>): boolean {
  return repository.toLowerCase() === `${owner}/${name}`.toLowerCase()
}

function refusalOf(link: PullRequestLink, { run, docsToken }: DocsPullOptions) {
  const { url, repository, number } = link
  if (!isOnServer(link, run.serverUrl)) {
    const problem = `${url} was left alone: it isn't a pull request on ${new URL(run.serverUrl).host}.`
    return { read: problem, write: problem }
  }
  if (docsToken !== null || isSource(repository, run)) return { read: null, write: null }
  const write = `${repository}#${number} was left alone: set \`docs-token\` to a token with \`pull-requests: write\` for ${repository}.`
  return { read: null, write }
}

const branch = z.object({
  ref: z.string(),
  repo: z.nullish(z.object({ full_name: z.string(), private: z.optional(z.boolean()) })),
})

const pullResponse = z.object({
  state: z.string(),
  created_at: z.iso.datetime(),
  merged_at: z.nullish(z.iso.datetime()),
  closed_at: z.nullish(z.iso.datetime()),
  user: z.nullish(z.object({ login: z.string() })),
  head: branch,
  base: branch,
  comments: z.catch(z.int(), 1),
})

/** Throws if the response is no pull request. https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
function readPull(data: unknown): PullReading {
  const pull = pullResponse.parse(data)
  const { head, base, created_at: createdAt, merged_at: mergedAt, closed_at: closedAt } = pull
  const isOpen = pull.state === 'open'
  const closedState = mergedAt ? ('merged' as const) : ('closed' as const)
  return {
    state: isOpen ? 'open' : closedState,
    createdAt,
    since: isOpen ? createdAt : (mergedAt ?? closedAt ?? createdAt),
    author: pull.user?.login ?? null,
    headBranch: head.ref,
    headRepository: head.repo?.full_name ?? null,
    baseRepository: base.repo?.full_name ?? '',
    isPrivate: base.repo?.private ?? null,
    commentCount: pull.comments,
  }
}

type Target = { connection: Connection; number: number; signal: AbortSignal }

/** https://docs.github.com/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviewers(
  { client, repo }: Connection,
  { number, names, signal }: { number: number; names: readonly string[]; signal: AbortSignal },
): Promise<void> {
  const teams = names
    .filter((name) => name.startsWith(teamPrefix))
    .map((name) => name.slice(teamPrefix.length))
  const reviewers = names.filter((name) => !name.startsWith(teamPrefix))
  const asked = {
    ...(reviewers.length > 0 && { reviewers }),
    ...(teams.length > 0 && { team_reviewers: teams }),
  }
  await (await client()).pulls.requestReviewers({
    ...repo,
    pull_number: number,
    ...asked,
    request: { signal },
  })
}

const commentsResponse = z.array(z.object({ body: z.catch(z.string(), '') }))

/** https://docs.github.com/rest/issues/comments#list-issue-comments */
async function hasComment({ connection: { client, repo }, number, signal }: Target, tag: string) {
  const github = await client()
  const call = { ...repo, issue_number: number, per_page: pageSize, request: { signal } }
  for await (const { items } of listPages(github, await github.issues.listComments(call), signal)) {
    if (commentsResponse.parse(items).some(({ body }) => body.includes(tag))) return true
  }
  return false
}

/** https://docs.github.com/rest/issues/comments#create-an-issue-comment */
async function createComment({ connection: { client, repo }, number, signal }: Target, body: string) {
  const github = await client()
  await github.issues.createComment({ ...repo, issue_number: number, body, request: { signal } })
}

/** The tag of a comment. Nobody without the secret can write it, and it tells nothing of the source. */
function tagOf({ url }: PullRequestLink, occasion: string, secret: string): string {
  return `<!-- docs-agent ${sign(`${url} ${occasion}`, deriveKey(secret, 'docs-agent docs pull request v1'))} -->`
}

const commitsResponse = z.array(z.object({ author: z.nullish(z.object({ login: z.string() })) }))

/** Null if there may be more. https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request */
async function listAuthors(
  { client, repo }: Connection,
  pull_number: number,
  signal: AbortSignal,
): Promise<(string | null)[] | null> {
  const github = await client()
  const first = await github.pulls.listCommits({
    ...repo,
    pull_number,
    per_page: pageSize,
    request: { signal },
  })
  const authors: (string | null)[] = []
  for await (const { items } of listPages(github, first, signal)) {
    authors.push(...commitsResponse.parse(items).map(({ author }) => author?.login ?? null))
  }
  return authors.length < maxListedCommits ? authors : null
}
