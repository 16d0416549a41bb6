// The parts of GitHub's responses that become context, parsed into our own types. Parsing throws for any other shape, such
// as the page of a proxy.
import * as z from 'zod/mini'
import { account } from '../github/account.ts'
import type { ChangedFile } from './facts.ts'
import type { ClosedPull } from './merged-pulls.ts'

const count = z.number()
const side = z.object({ ref: z.string() })

const changedFile = z.pipe(
  z.object({
    filename: z.string(),
    previous_filename: z.optional(z.string()),
    status: z.string(),
    additions: count,
    deletions: count,
  }),
  z.transform((entry): ChangedFile => {
    const { filename: path, previous_filename: previousPath = null, status, additions, deletions } = entry
    return { path, previousPath, status, additions, deletions }
  }),
)

const closedPull = z.pipe(
  z.object({
    number: count,
    title: z.string(),
    user: account,
    merge_commit_sha: z.nullish(z.string()),
  }),
  z.transform(({ number, title, user, merge_commit_sha: mergeCommitSha = null }): ClosedPull => {
    return { number, title, author: user?.login ?? null, mergeCommitSha }
  }),
)

/** Files of a pull request or a comparison. */
export const changedFilesResponse = z.array(changedFile)
/** A page of pull requests. */
export const closedPullsResponse = z.array(closedPull)
/** A page of tags. */
export const tagsResponse = z.array(z.object({ name: z.string() }))
/** References of Git, such as `refs/tags/v1.2.3`. */
export const refsResponse = z.array(z.object({ ref: z.string() }))
/** One issue. */
export const issueResponse = z.object({ title: z.string() })
/** One pull request. */
export const pullResponse = z.object({ head: side, base: side, changed_files: count })

/** What lies between two commits. */
export const comparisonResponse = z.object({
  total_commits: count,
  commits: z.array(z.object({ sha: z.string(), commit: z.object({ message: z.string() }) })),
  files: z.nullish(changedFilesResponse),
})

/** One release. */
export const releaseResponse = z.object({
  name: z.nullish(z.string()),
  body: z.nullish(z.string()),
  html_url: z.string(),
})
