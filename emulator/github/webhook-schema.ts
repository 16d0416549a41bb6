/** Reads from a webhook payload what the local GitHub keeps, in the form in which it keeps it. */

import { z } from 'zod'

const account = z.object({ login: z.string(), id: z.number(), type: z.enum(['User', 'Bot', 'Organization']) })
const thread = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string().nullable(),
  state: z.enum(['open', 'closed']).default('open'),
  locked: z.boolean().default(false),
  user: account,
  created_at: z.string(),
  updated_at: z.string(),
  closed_at: z.string().nullable().default(null),
})
const side = z.object({ ref: z.string(), sha: z.string() })
const headSide = side.extend({ repo: z.object({ full_name: z.string() }).nullable() })
const pull = thread.extend({
  draft: z.boolean().default(false),
  head: headSide.transform(({ ref, sha, repo }) => ({ ref, sha, repo: repo?.full_name ?? null })),
  base: side,
  merged_at: z.string().nullable(),
  merge_commit_sha: z.string().nullable(),
})
const comment = z.object({
  id: z.number(),
  body: z.string(),
  user: account,
  created_at: z.string(),
  updated_at: z.string(),
})
const reviewComment = comment.extend({
  path: z.string(),
  line: z
    .number()
    .nullish()
    .transform((line) => line ?? 1),
  diff_hunk: z.string(),
  commit_id: z.string(),
})
const release = z.object({
  id: z.number(),
  tag_name: z.string(),
  target_commitish: z.string(),
  name: z.string().nullable(),
  body: z.string().nullable(),
  draft: z.boolean(),
  prerelease: z.boolean(),
  created_at: z.string(),
  published_at: z.string().nullable(),
})
const commit = z.object({ id: z.string(), message: z.string(), timestamp: z.string() })

/** Any payload of a repository's event. What an event does not have, or has in another form, is left out. */
export const payloadSchema = z.object({
  action: z.string().optional().catch(undefined),
  repository: z.object({
    id: z.number(),
    full_name: z.string(),
    private: z.boolean(),
    default_branch: z.string().default('main'),
  }),
  sender: account.optional().catch(undefined),
  issue: thread.extend({ pull_request: z.unknown().optional() }).optional().catch(undefined),
  pull_request: pull.optional().catch(undefined),
  comment: z.union([reviewComment, comment]).optional().catch(undefined),
  release: release.optional().catch(undefined),
  /** Of a push the full one, e.g. `refs/heads/main`, else the bare name. */
  ref: z.string().optional().catch(undefined),
  ref_type: z.enum(['branch', 'tag']).optional().catch(undefined),
  before: z.string().optional().catch(undefined),
  after: z.string().optional().catch(undefined),
  commits: z.array(commit).default([]).catch([]),
})

export type Payload = z.infer<typeof payloadSchema>
