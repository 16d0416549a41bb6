// Webhook payloads, parsed into our own types: the repository, who acted, and the trigger. Only what names the repository
// is required, because an event without a field is still an event.
//
// https://docs.github.com/webhooks/webhook-events-and-payloads
import * as z from 'zod/mini'
import type { Account, Comment, PullRequest, Run, Trigger } from '../../../domain/event/event.ts'

/** The parts of a run that its payload describes better than the runner's variables. Null for a payload of another event. */
export function parseWebhook(
  run: Run,
  payload: object,
): Pick<Run, 'repository' | 'sender' | 'trigger'> | null {
  const parsed = eventPayload.safeParse(payload)
  const trigger = parsed.success ? triggerOf(run.eventName, parsed.data) : null
  if (!parsed.success || !trigger) return null
  const { repository, sender } = parsed.data
  return {
    repository: repository ? repositoryOf(repository) : run.repository,
    sender: (sender && accountOf(sender)) ?? run.sender,
    trigger,
  }
}

function repositoryOf({
  id,
  name,
  owner,
  ...given
}: NonNullable<EventPayload['repository']>): Run['repository'] {
  return { id, name, owner: owner.login, isPublic: !given.private }
}

/** Null for an account without a login. */
function accountOf({ login, type }: NonNullable<EventPayload['sender']>): Account | null {
  return login === '' ? null : { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}

function triggerOf(eventName: string, payload: EventPayload): Trigger | null {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_target':
      return pullRequestTrigger(eventName, payload)
    case 'issue_comment':
    case 'pull_request_review_comment':
      return commentTrigger(eventName, payload)
    case 'release':
      return releaseTrigger(payload)
    case 'push':
      return pushTrigger(payload)
    case 'workflow_run':
      return workflowRunTrigger(payload)
    case 'create':
      return payload.ref_type === 'tag' ? { kind: 'tag', tag: payload.ref ?? '' } : { kind: 'other' }
    case 'delete':
      return { kind: 'deleted-ref', ref: payload.ref ?? '' }
    default:
      return { kind: 'other' }
  }
}

function pullRequestTrigger(eventName: string, { pull_request: given }: EventPayload): Trigger | null {
  if (!given) return null
  return {
    kind: 'pull-request',
    pullRequest: pullRequestOf(given),
    isCrossRepository: isCrossRepository(given),
    isPrivileged: eventName === 'pull_request_target',
    author: (given.user && accountOf(given.user)) ?? null,
    body: given.body,
    labels: given.labels?.map(({ name }) => name) ?? null,
  }
}

function commentTrigger(eventName: string, payload: EventPayload): Trigger | null {
  const { action, comment, issue, pull_request } = payload
  const issueNumber = issue?.number ?? pull_request?.number
  if (!comment || issueNumber === undefined) return null
  const isReview = eventName === 'pull_request_review_comment'
  const onPullRequest = isReview || Boolean(issue?.pull_request)
  const subject = pull_request ? pullRequestOf(pull_request) : null
  const titled =
    issue && onPullRequest ? { number: issueNumber, title: issue.title, url: issue.html_url } : null
  return {
    kind: 'comment',
    issueNumber,
    action,
    comment: commentOf(comment, isReview),
    isPullRequest: onPullRequest,
    isCrossRepository: pull_request ? isCrossRepository(pull_request) : false,
    pullRequest: subject ?? (titled && { ...titled, headRef: null, baseRef: null }),
  }
}

function commentOf(given: NonNullable<EventPayload['comment']>, isReview: boolean): Comment {
  return {
    id: given.id,
    surface: isReview ? 'review' : 'conversation',
    url: given.html_url,
    body: given.body,
    author: given.user?.login ?? '',
    authorIsBot: given.user?.type === 'Bot',
    path: given.path ?? null,
    line: given.line ?? null,
    diffHunk: given.diff_hunk ?? null,
  }
}

function releaseTrigger({ release: given }: EventPayload): Trigger | null {
  if (!given) return null
  return {
    kind: 'release',
    tag: given.tag_name,
    name: given.name,
    notes: given.body,
    url: given.html_url,
  }
}

function pushTrigger(payload: EventPayload): Trigger {
  const { ref, deleted, before, after, compare: compareUrl } = payload
  const name = ref ?? ''
  if (deleted) return { kind: 'deleted-ref', ref: name.replace(/^refs\/(?:heads|tags)\//, '') }
  if (name.startsWith('refs/tags/')) return { kind: 'tag', tag: name.slice('refs/tags/'.length) }
  if (!name.startsWith('refs/heads/')) return { kind: 'other' }
  const branch = name.slice('refs/heads/'.length)
  const commits = payload.commits.map(({ id, author }) => ({ sha: id, author: author?.username || null }))
  const message = payload.head_commit?.message ?? ''
  return { kind: 'push', branch, before, after, compareUrl, commits, message }
}

/** A head repository that the event does not name is not known to be this one. */
function workflowRunTrigger({ workflow_run: given, repository }: EventPayload): Trigger | null {
  if (!given) return null
  const { head_repository: head, actor, head_branch: headBranch = null } = given
  const isCrossRepository = !head || head.id !== repository?.id
  return { kind: 'workflow-run', isCrossRepository, actor: actor?.login || null, headBranch }
}

/** A head repository that was deleted was a fork. */
function isCrossRepository({ head, base }: NonNullable<EventPayload['pull_request']>): boolean {
  return !head.repo || head.repo.id !== base.repo?.id
}

function pullRequestOf(given: NonNullable<EventPayload['pull_request']>): PullRequest {
  return {
    number: given.number,
    title: given.title,
    url: given.html_url,
    headRef: given.head.ref,
    baseRef: given.base.ref,
  }
}

const text = z.catch(z.string(), '')
const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null)
const count = z.number().check(z.int(), z.nonnegative())

const account = z.object({ login: text, type: text })

const repository = z.object({
  id: count,
  name: z.string(),
  owner: z.object({ login: z.string() }),
  private: z.catch(z.boolean(), true),
})

const pullRequest = z.object({
  number: count,
  title: text,
  body: text,
  html_url: text,
  user: optional(account),
  labels: optional(z.array(z.object({ name: z.string() }))),
  head: z.object({ ref: text, repo: optional(z.object({ id: count })) }),
  base: z.object({ ref: text, repo: optional(z.object({ id: count })) }),
})

const comment = z.object({
  id: count,
  body: text,
  html_url: text,
  user: optional(account),
  path: optional(z.string()),
  line: optional(count),
  diff_hunk: optional(z.string()),
})

const issue = z.object({
  number: count,
  title: text,
  html_url: text,
  pull_request: z.optional(z.unknown()),
})

const release = z.object({ tag_name: z.string(), name: text, body: text, html_url: text })

const workflowRun = z.object({
  head_repository: optional(z.object({ id: count })),
  head_branch: optional(z.string()),
  actor: optional(account),
})

const pushedCommit = z.object({ id: z.string(), author: optional(z.object({ username: text })) })

const eventPayload = z.object({
  action: text,
  repository: optional(repository),
  sender: optional(account),
  pull_request: optional(pullRequest),
  comment: optional(comment),
  issue: optional(issue),
  release: optional(release),
  workflow_run: optional(workflowRun),
  ref: optional(z.string()),
  ref_type: optional(z.string()),
  before: text,
  after: text,
  deleted: z.catch(z.boolean(), false),
  compare: text,
  commits: z.catch(z.array(pushedCommit), []),
  head_commit: optional(z.object({ message: text })),
})

type EventPayload = z.infer<typeof eventPayload>
