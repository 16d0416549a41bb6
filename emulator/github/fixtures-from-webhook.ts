/** Adds what a webhook payload describes to the local GitHub, so that a run for this event finds it. */

import { z } from 'zod'
import { addComment, addCommit, addIssue, addPull, addRelease, addReviewComment } from './fixtures.ts'
import type { GitHubEmulator } from './server.ts'
import type { RepositoryState } from './state.ts'

const account = z.object({ login: z.string(), id: z.number(), type: z.enum(['User', 'Bot', 'Organization']) })
const issue = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string().nullable(),
  state: z.enum(['open', 'closed']).default('open'),
  locked: z.boolean().default(false),
  user: account,
  labels: z.array(z.object({ name: z.string() }).transform(({ name }) => name)).default([]),
  created_at: z.string(),
  updated_at: z.string(),
  closed_at: z.string().nullable().default(null),
})
const branch = z.object({ ref: z.string(), sha: z.string() })
const headBranch = branch.extend({ repo: z.object({ full_name: z.string() }).nullable() })
const pull = issue.extend({
  draft: z.boolean().default(false),
  head: headBranch.transform(({ ref, sha, repo }) => ({ ref, sha, repo: repo?.full_name ?? null })),
  base: branch,
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
const mergeGroup = z.object({ head_sha: z.string(), head_ref: z.string(), base_sha: z.string() })
const commit = z.object({ id: z.string(), message: z.string(), timestamp: z.string() })

/**
 * The payload of any event of a repository. A property that is missing or has another format is undefined.
 *
 * https://docs.github.com/webhooks/webhook-events-and-payloads
 */
const payloadSchema = z.object({
  action: z.string().optional().catch(undefined),
  repository: z.object({
    id: z.number(),
    full_name: z.string(),
    private: z.boolean(),
    archived: z.boolean().default(false),
    default_branch: z.string().default('main'),
  }),
  sender: account.optional().catch(undefined),
  issue: issue.extend({ pull_request: z.unknown().optional() }).optional().catch(undefined),
  pull_request: pull.optional().catch(undefined),
  comment: z.union([reviewComment, comment]).optional().catch(undefined),
  merge_group: mergeGroup.optional().catch(undefined),
  release: release.optional().catch(undefined),
  /** A push has the full ref, e.g. `refs/heads/main`. Other events have the short name. */
  ref: z.string().optional().catch(undefined),
  ref_type: z.enum(['branch', 'tag']).optional().catch(undefined),
  before: z.string().optional().catch(undefined),
  after: z.string().optional().catch(undefined),
  commits: z.array(commit).default([]).catch([]),
})

type Payload = z.infer<typeof payloadSchema>

/**
 * Returns the payload's repository, after adding the issue, pull request, comment, merge group, release, tag and
 * commits of the payload. Does not add what the event deleted.
 *
 * Throws if the payload has no repository, e.g. that of an organization's event or of a schedule.
 */
export function seedFromPayload(
  emulator: Pick<GitHubEmulator, 'repository'>,
  webhookPayload: unknown,
): RepositoryState {
  const payload = payloadSchema.parse(webhookPayload)
  const repository = emulator.repository(payload.repository.full_name)
  repository.id = payload.repository.id
  repository.private = payload.repository.private
  repository.archived = payload.repository.archived
  repository.defaultBranch = payload.repository.default_branch
  seedAccounts(repository, payload)
  seedConversations(repository, payload)
  if (payload.action !== 'deleted') seedComment(repository, payload)
  seedPush(repository, payload)
  if (payload.action !== 'destroyed') seedMergeGroup(repository, payload)
  seedTags(repository, payload)
  return repository
}

function seedAccounts(repository: RepositoryState, { sender, issue, pull_request, comment }: Payload): void {
  for (const account of [sender, issue?.user, pull_request?.user, comment?.user]) {
    if (account) repository.accounts.set(account.login, account)
  }
}

function seedConversations(repository: RepositoryState, { issue, pull_request: pull }: Payload): void {
  if (issue) {
    const { pull_request: isPull, ...fields } = issue
    if (isPull) addPull(repository, fields)
    else addIssue(repository, fields)
  }
  if (!pull) return
  addPull(repository, pull)
  ensureCommit(repository, pull.base.sha)
  ensureCommit(repository, pull.head.sha, [pull.base.sha])
  repository.branches.set(pull.base.ref, pull.base.sha)
  repository.branches.set(pull.head.ref, pull.head.sha)
}

function seedComment(repository: RepositoryState, { issue, pull_request: pull, comment }: Payload): void {
  if (!comment) return
  if (issue) addComment(repository, { ...comment, issue: issue.number })
  if (pull && 'path' in comment) addReviewComment(repository, { ...comment, pull: pull.number })
}

function seedPush(repository: RepositoryState, { ref, before, after, commits }: Payload): void {
  if (ref === undefined || after === undefined) return
  const [, collection, name] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? []
  const refs = collection === 'tags' ? repository.tags : repository.branches
  if (name === undefined) return
  if (isNullSha(after)) return void refs.delete(name)
  let parents = before === undefined || isNullSha(before) ? [] : [ensureCommit(repository, before)]
  for (const { id, message, timestamp } of commits) {
    addCommit(repository, { sha: id, message, date: timestamp, parents })
    parents = [id]
  }
  refs.set(name, ensureCommit(repository, after, parents))
}

function seedMergeGroup(repository: RepositoryState, { merge_group: group }: Payload): void {
  if (!group) return
  const parents = [ensureCommit(repository, group.base_sha)]
  const branch = group.head_ref.replace(/^refs\/heads\//, '')
  repository.branches.set(branch, ensureCommit(repository, group.head_sha, parents))
}

function seedTags(repository: RepositoryState, { action, release, ref, ref_type }: Payload): void {
  if (release && action !== 'deleted') {
    addRelease(repository, release)
    if (!release.draft) repository.tags.set(release.tag_name, ensureTip(repository))
  }
  if (ref_type === 'tag' && ref !== undefined) repository.tags.set(ref, ensureTip(repository))
}

/** Returns the SHA of the default branch's tip. Adds a commit if there is none. */
function ensureTip(repository: RepositoryState): string {
  return repository.branches.get(repository.defaultBranch) ?? addCommit(repository).sha
}

/** Returns `sha`. Adds a commit with this SHA if there is none. */
function ensureCommit(repository: RepositoryState, sha: string, parents: string[] = []): string {
  if (!repository.commits.has(sha)) addCommit(repository, { sha, parents })
  return sha
}

/** In a push payload, `before` of a new ref and `after` of a deleted ref are forty zeros. */
function isNullSha(sha: string): boolean {
  return /^0+$/.test(sha)
}
