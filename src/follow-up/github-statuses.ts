// Commit statuses, and the pull request whose head shows them.
import * as z from 'zod/mini'
import { failure, type Result, success } from '../base/result.ts'
import { toSha } from '../event/event.ts'
import type { SourcePull } from '../event/source-pull.ts'
import type { Connection } from '../github/github-client.ts'
import { describeGitHubError, ResponseError, statusOf } from '../github/github-errors.ts'
import { listPages, pageSize } from '../github/list-pages.ts'
import { isSameContext } from '../state/commit-status.ts'
import type { NewStatus, ShownStatus } from './describe-status.ts'

export type CommitStatuses = {
  /** Sets the status of a commit. Returns why it could not, null if it could. */
  setStatus(sha: string, status: NewStatus, signal: AbortSignal): Promise<string | null>
  /** The newest status of this name, null if the commit has none, or why that is not known. */
  readStatus(sha: string, context: string, signal: AbortSignal): Promise<Result<ShownStatus | null, string>>
  /** The pull request with this number, null if it is an issue. */
  readSource(number: number, signal: AbortSignal): Promise<Result<SourcePull | null, string>>
}

/** Pages of statuses that are read of one commit. */
const maxPages = 3

const statusResponse = z.object({ context: z.string() })
const statusesResponse = z.array(
  z.object({
    context: z.string(),
    state: z.string(),
    description: z.nullish(z.string()),
    target_url: z.nullish(z.string()),
  }),
)
const pullResponse = z.object({
  state: z.string(),
  merged_at: z.nullish(z.string()),
  head: z.object({ sha: z.string() }),
})

const tooManyStatuses = `the commit has more than ${maxPages * pageSize} statuses, and not all were read`

function shownIn(status: z.infer<typeof statusesResponse>[number]): ShownStatus {
  const { state, description, target_url: url } = status
  return { state, description: description ?? '', url: url ?? '' }
}

/** The statuses of one repository. Setting one twice adds one more that says the same. */
export function openCommitStatuses({ client, repo }: Connection): CommitStatuses {
  return {
    async setStatus(sha, status, signal) {
      const { state, description, context, url: target_url } = status
      try {
        const github = await client()
        const call = { ...repo, sha, state, description, context, target_url, request: { signal } }
        const { data } = await github.repos.createCommitStatus(call)
        statusResponse.parse(data)
        return null
      } catch (error) {
        return describeGitHubError(`set the commit status of ${sha.slice(0, 7)}`, error)
      }
    },
    async readStatus(sha, context, signal) {
      const what = `read the commit statuses of ${sha.slice(0, 7)}`
      try {
        const github = await client()
        const call = { ...repo, ref: sha, per_page: pageSize, request: { signal } }
        const first = await github.repos.listCommitStatusesForRef(call)
        let isCut = false
        // The newest come first.
        for await (const { items, hasMore } of listPages(github, first, { maxPages, signal })) {
          const found = statusesResponse.parse(items).find((status) => isSameContext(status.context, context))
          if (found) return success(shownIn(found))
          isCut = hasMore
        }
        // With so many statuses it is not known, and nothing is written over one of ours.
        if (isCut) throw new ResponseError(tooManyStatuses)
        return success(null)
      } catch (error) {
        return failure(describeGitHubError(what, error))
      }
    },
    async readSource(pull_number, signal) {
      try {
        const { data } = await (await client()).pulls.get({ ...repo, pull_number, request: { signal } })
        const { state, merged_at, head } = pullResponse.parse(data)
        const closed = merged_at ? ('merged' as const) : ('closed' as const)
        return success({ state: state === 'open' ? 'open' : closed, headSha: toSha(head.sha) })
      } catch (error) {
        if (statusOf(error) === 404) return success(null)
        return failure(describeGitHubError(`read the pull request #${pull_number}`, error))
      }
    },
  }
}
