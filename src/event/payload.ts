// The parts of webhook payloads that the action uses. Any of them can be
// missing, so each is checked where it is read.
//
// https://docs.github.com/webhooks/webhook-events-and-payloads
import type { Account, Comment, Trigger } from './event.ts'

type User = { login?: string; type?: string } | null

type PullRequest = {
  number?: number
  title?: string
  html_url?: string
  merged?: boolean
  head?: { ref?: string; sha?: string; repo?: { id?: number } | null }
  base?: { ref?: string; repo?: { id?: number } | null }
  user?: User
}

type PayloadComment = {
  id?: number
  html_url?: string
  body?: string
  user?: User
  created_at?: string
  author_association?: string
  path?: string
  line?: number | null
  diff_hunk?: string
}

export type Payload = {
  action?: string
  sender?: User
  pull_request?: PullRequest
  issue?: { number?: number; title?: string; pull_request?: object }
  comment?: PayloadComment
  release?: {
    tag_name?: string
    name?: string | null
    body?: string | null
    html_url?: string
  }
  ref?: string
  ref_type?: string
  before?: string
  after?: string
  compare?: string
  deleted?: boolean
}

/**
 * An account of a payload, null for one without a login. Not every answer has a
 * type, and an app's login always ends alike.
 */
export function toAccount(user: User | undefined): Account | null {
  const login = textOf(user?.login)
  return login === ''
    ? null
    : { login, isBot: user?.type === 'Bot' || login.endsWith('[bot]') }
}

/** What happened. Null for a payload that lacks what its event always has. */
export function triggerOf(eventName: string, payload: Payload): Trigger | null {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestTrigger(eventName, payload)
    case 'issue_comment':
    case 'pull_request_review_comment':
      return commentTrigger(eventName, payload)
    case 'release':
      return releaseTrigger(payload)
    case 'push':
      return pushTrigger(payload)
    case 'create':
      return payload.ref_type === 'tag'
        ? tagTrigger(textOf(payload.ref))
        : { kind: 'other' }
    case 'delete':
      return { kind: 'deleted-ref' }
    default:
      return { kind: 'other' }
  }
}

function pullRequestTrigger(
  eventName: string,
  { action, pull_request: pull }: Payload,
): Trigger | null {
  const number = pull && numberOf(pull.number)
  if (!pull || !number) return null
  return {
    kind: 'pull-request',
    number,
    title: textOf(pull.title),
    url: textOf(pull.html_url),
    action: textOf(action),
    isMerged: pull.merged === true,
    headRef: textOf(pull.head?.ref),
    headSha: toSha(pull.head?.sha),
    baseRef: textOf(pull.base?.ref),
    isFork: isFromFork(pull),
    isPrivileged: eventName === 'pull_request_target',
    author: toAccount(pull.user),
  }
}

/** The repository of a fork can be gone. */
function isFromFork({ head, base }: PullRequest): boolean {
  return head?.repo?.id === undefined || head.repo?.id !== base?.repo?.id
}

function commentTrigger(
  eventName: string,
  { action, comment, issue, pull_request }: Payload,
): Trigger | null {
  const subject = issue ?? pull_request
  const number = numberOf(subject?.number)
  const parsed = comment && commentOf(comment, eventName)
  if (!parsed || number === null) return null
  const isPullRequest =
    parsed.surface === 'review' || issue?.pull_request !== undefined
  const title = textOf(subject?.title)
  const isFork = parsed.surface === 'review' && isFromFork(pull_request ?? {})
  return {
    kind: 'comment',
    number,
    title,
    isPullRequest,
    isFork,
    action: textOf(action),
    comment: parsed,
  }
}

function commentOf(given: PayloadComment, eventName: string): Comment | null {
  const id = numberOf(given.id)
  const author = toAccount(given.user)
  if (id === null || author === null) return null
  return {
    id,
    surface: eventName === 'pull_request_review_comment' ? 'review' : 'issue',
    url: textOf(given.html_url),
    body: textOf(given.body),
    author,
    createdAt: textOf(given.created_at),
    path: textOf(given.path) || null,
    line: numberOf(given.line),
    diffHunk: textOf(given.diff_hunk) || null,
  }
}

function releaseTrigger({ release }: Payload): Trigger | null {
  const tag = textOf(release?.tag_name)
  if (!release || tag === '') return null
  const { name, body, html_url: url } = release
  return {
    kind: 'release',
    tag,
    release: { name: textOf(name), notes: textOf(body), url: textOf(url) },
  }
}

function tagTrigger(tag: string): Trigger {
  return tag === ''
    ? { kind: 'other' }
    : { kind: 'release', tag, release: null }
}

function pushTrigger({
  ref,
  before,
  after,
  compare,
  deleted,
}: Payload): Trigger | null {
  const name = textOf(ref)
  if (deleted === true) return { kind: 'deleted-ref' }
  if (name.startsWith('refs/tags/'))
    return tagTrigger(name.slice('refs/tags/'.length))
  const afterSha = toSha(after)
  if (!name.startsWith('refs/heads/') || afterSha === null) return null
  const branch = name.slice('refs/heads/'.length)
  return {
    kind: 'push',
    branch,
    before: toSha(before),
    after: afterSha,
    compareUrl: textOf(compare),
  }
}

/**
 * A full commit id, null for anything else, such as the zeros of a branch that
 * is new.
 */
function toSha(text: unknown): string | null {
  const isSha =
    typeof text === 'string' &&
    /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
  return isSha ? text : null
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
    ? value
    : null
}
