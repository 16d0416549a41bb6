// The docs pull request: what became of it, its labels, reviewers and comments.
import { deriveKey, sign } from '../base/hmac.ts'
import { failure, type Result, success } from '../base/result.ts'
import { describeGitHubError, isRefused, statusOf, type TokenInput } from '../github/github-errors.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { DocsPull, DocsPullComment, Problem, Written } from '../state/docs-pull.ts'
import { plainMark } from '../state/mark.ts'
import { areFilesNews, changesIn, isPreviewNews } from './changed-pages.ts'
import { type Access, accessTo, type DocsPullOptions, refusalOf } from './docs-access.ts'
import {
  addLabels,
  commentOnce,
  getPull,
  listAuthors,
  listFirstFiles,
  readPreview,
  readPull,
  requestReviewers,
} from './docs-calls.ts'
import type { PullReading } from './docs-pull-conditions.ts'
import type { PullLists } from './pull-lists.ts'

export type DocsPullClient = {
  /** Why a pull request cannot be read or written with the tokens that there are, null if it can. */
  refusal(link: PullRequestLink): { read: string | null; write: string | null }
  read(link: PullRequestLink): Promise<Result<PullReading, Problem>>
  /** What the pull request changes, read where it may be news. */
  changes(
    link: PullRequestLink,
    pull: PullReading,
    known: DocsPull,
  ): Promise<Pick<DocsPull, 'changes' | 'preview'>>
  addLabels(link: PullRequestLink, labels: readonly string[]): Promise<Written>
  /** `isUnprocessable`: whether GitHub cannot take one of the reviewers. */
  requestReviewers(
    link: PullRequestLink,
    reviewers: readonly string[],
  ): Promise<Written & { isUnprocessable?: boolean }>
  /** Writes a comment, unless it is there. */
  comment(link: PullRequestLink, comment: DocsPullComment): Promise<Written>
  setState(link: PullRequestLink, state: 'open' | 'closed'): Promise<Written>
  /** Logins of the authors of all commits, null for one that GitHub does not know. Null if it does not list them all. */
  commitAuthors(link: PullRequestLink): Promise<Result<(string | null)[] | null, Problem>>
}

/** The client for the docs pull requests of one run or reconcile. `lists` spares it calls. */
export function openDocsPulls(options: DocsPullOptions, lists: PullLists | null = null): DocsPullClient {
  const request = { signal: options.signal }
  return {
    refusal: (link) => refusalOf(link, options),
    read: (link) =>
      read({ link, what: 'read', options }, async (access) => {
        const listed = await lists?.find(access, link)
        return listed ?? getPull({ connection: access.connection, number: link.number, ...request })
      }),
    async changes(link, pull, known) {
      const target = { ...accessTo(link, options), number: link.number, ...request }
      const isPreviewWanted = isPreviewNews(known, pull, options.clock.now())
      const [files, preview] = await Promise.all([
        areFilesNews(known, pull) ? listFirstFiles(target).catch(() => null) : null,
        // A preview of an earlier commit is none of this one.
        isPreviewWanted ? readPreview(target, pull).catch(() => null) : known.preview,
      ])
      return { changes: files ? changesIn(files, pull) : known.changes, preview }
    },
    addLabels: (link, labels) =>
      write({ link, what: 'add labels to', options }, ({ connection }) =>
        addLabels({ connection, number: link.number, ...request }, labels),
      ),
    requestReviewers: (link, names) => review(link, names, options),
    comment: (link, { body, occasion, hasComments }) =>
      write({ link, what: 'comment on', options }, ({ connection }) => {
        const tag = tagOf(link, occasion, options.secret)
        return commentOnce({ connection, number: link.number, ...request }, { body, tag, hasComments })
      }),
    setState: (link, state) =>
      write(
        { link, what: state === 'closed' ? 'close' : 'reopen', options },
        async ({ connection: { client, repo } }) => {
          const github = await client()
          const { data } = await github.pulls.update({ ...repo, pull_number: link.number, state, request })
          readPull(data)
        },
      ),
    commitAuthors: (link) =>
      read({ link, what: 'read the commits of', options }, ({ connection }) =>
        listAuthors({ connection, number: link.number, ...request }),
      ),
  }
}

type Call = { link: PullRequestLink; what: string; options: DocsPullOptions }

/** Such as `read the commits of` for `what`. */
async function read<T>(
  { link, what, options }: Call,
  ask: (access: Access) => Promise<T>,
): Promise<Result<T, Problem>> {
  const access = accessTo(link, options)
  try {
    return success(await ask(access))
  } catch (error) {
    return failure(problemOf(`${what} ${access.name}`, error, access.token))
  }
}

async function review(link: PullRequestLink, names: readonly string[], options: DocsPullOptions) {
  let isUnprocessable = false
  const what = `request a review by ${names.join(', ')} of`
  const written = await write({ link, what, options }, async ({ connection }) => {
    try {
      await requestReviewers({ connection, number: link.number, signal: options.signal }, names)
    } catch (error) {
      isUnprocessable = statusOf(error) === 422
      throw error
    }
  })
  return { ...written, isUnprocessable }
}

/** Such as `add labels to` for `what`. */
async function write(call: Call, act: (access: Access) => Promise<unknown>): Promise<Written> {
  const result = await read(call, act)
  return result.kind === 'success' ? { kind: 'written' } : { kind: 'failed', ...result.error }
}

function problemOf(what: string, error: unknown, token: TokenInput): Problem {
  // The page of a proxy is no answer of GitHub's.
  const isFinal = isRefused(error)
  return { problem: describeGitHubError(what, error, token), isFinal }
}

/** The tag of a comment. Nobody without the secret can write it, and it tells nothing of the source. */
function tagOf({ url }: PullRequestLink, occasion: string, secret: string): string {
  return plainMark(sign(`${url} ${occasion}`, deriveKey(secret, 'docs-agent docs pull request v1')))
}
