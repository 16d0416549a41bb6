// Commit statuses, and the pull request whose head shows them.
import * as z from 'zod/mini'
import type { NewStatus } from '../../domain/commit-status/describe.ts'
import type { SourcePull } from '../../domain/event/source-pull.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { Connection } from './client.ts'
import { describeGitHubError, statusOf } from './errors.ts'
import { listPages, pageSize } from './pages.ts'

export type CommitStatuses = {
  /** Sets the status of a commit. Returns why it could not, null if it could. */
  setStatus(sha: string, status: NewStatus, signal: AbortSignal): Promise<string | null>
  /** Whether a commit has a status of this name, or why that is not known. */
  hasStatus(sha: string, context: string, signal: AbortSignal): Promise<Result<boolean, string>>
  /** The pull request with this number, null if it is an issue. */
  readSource(number: number, signal: AbortSignal): Promise<Result<SourcePull | null, string>>
}

/** Pages of statuses that are read of one commit. */
const maxPages = 3

const statusResponse = z.object({ context: z.string() })
const statusesResponse = z.array(statusResponse)
const pullResponse = z.object({
  state: z.string(),
  merged_at: z.nullish(z.string()),
  head: z.object({ sha: z.string() }),
})

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
    async hasStatus(sha, context, signal) {
      try {
        const github = await client()
        const call = { ...repo, ref: sha, per_page: pageSize, request: { signal } }
        const first = await github.repos.listCommitStatusesForRef(call)
        let pages = 0
        for await (const { items, hasMore } of listPages(github, first, signal)) {
          if (statusesResponse.parse(items).some((status) => status.context === context)) return success(true)
          pages += 1
          // With so many statuses it is not known, and nothing is written over one of ours.
          if (hasMore && pages === maxPages) return success(true)
        }
        return success(false)
      } catch (error) {
        return failure(describeGitHubError(`read the commit statuses of ${sha.slice(0, 7)}`, error))
      }
    },
    async readSource(pull_number, signal) {
      try {
        const { data } = await (await client()).pulls.get({ ...repo, pull_number, request: { signal } })
        const { state, merged_at, head } = pullResponse.parse(data)
        const closed = merged_at ? ('merged' as const) : ('closed' as const)
        return success({ state: state === 'open' ? 'open' : closed, headSha: head.sha })
      } catch (error) {
        if (statusOf(error) === 404) return success(null)
        return failure(describeGitHubError(`read the pull request #${pull_number}`, error))
      }
    },
  }
}
