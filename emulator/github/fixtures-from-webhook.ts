/** Puts the scene of a webhook payload into the local GitHub, so that a run on that payload finds it there. */

import { z } from 'zod'
import { addComment, addCommit, addIssue, addPull, addRelease, addReviewComment } from './fixtures.ts'
import type { GitHubEmulator } from './server.ts'
import type { RepositoryState } from './state.ts'

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
const payloadSchema = z.object({
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

type Payload = z.infer<typeof payloadSchema>

/**
 * Gives back the payload's repository, with the issue, pull request, comment, release, tag and commits that
 * the payload names; what it says was deleted is not there.
 *
 * Throws if the payload has no repository, as those of an organization or a schedule.
 */
export function seedFromPayload(
  emulator: Pick<GitHubEmulator, 'repository'>,
  payload: unknown,
): RepositoryState {
  const scene = payloadSchema.parse(payload)
  const repository = emulator.repository(scene.repository.full_name)
  repository.id = scene.repository.id
  repository.private = scene.repository.private
  repository.defaultBranch = scene.repository.default_branch
  seedPeople(repository, scene)
  seedThreads(repository, scene)
  if (scene.action !== 'deleted') seedComment(repository, scene)
  seedPush(repository, scene)
  seedTags(repository, scene)
  return repository
}

function seedPeople(repository: RepositoryState, { sender, issue, pull_request, comment }: Payload): void {
  for (const account of [sender, issue?.user, pull_request?.user, comment?.user]) {
    if (account) repository.accounts.set(account.login, account)
  }
}

function seedThreads(repository: RepositoryState, { issue, pull_request: pull }: Payload): void {
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
  const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? []
  const refs = kind === 'tags' ? repository.tags : repository.branches
  if (name === undefined) return
  if (isNowhere(after)) return void refs.delete(name)
  let parents = before === undefined || isNowhere(before) ? [] : [ensureCommit(repository, before)]
  for (const { id, message, timestamp } of commits) {
    addCommit(repository, { sha: id, message, date: timestamp, parents })
    parents = [id]
  }
  refs.set(name, ensureCommit(repository, after, parents))
}

function seedTags(repository: RepositoryState, { action, release, ref, ref_type }: Payload): void {
  if (release && action !== 'deleted') {
    addRelease(repository, release)
    if (!release.draft) repository.tags.set(release.tag_name, ensureTip(repository))
  }
  if (ref_type === 'tag' && ref !== undefined) repository.tags.set(ref, ensureTip(repository))
}

/** Gives back the last commit of the default branch, made if there is none. */
function ensureTip(repository: RepositoryState): string {
  return repository.branches.get(repository.defaultBranch) ?? addCommit(repository).sha
}

/** Gives back `sha`, with a commit made for it if there is none. */
function ensureCommit(repository: RepositoryState, sha: string, parents: string[] = []): string {
  if (!repository.commits.has(sha)) addCommit(repository, { sha, parents })
  return sha
}

/** The service writes forty zeros for what does not exist before or after a push. */
function isNowhere(sha: string): boolean {
  return /^0+$/.test(sha)
}
