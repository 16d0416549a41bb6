// Webhook payloads, parsed into our own types: the repository, who acted, and the trigger. Only what names the repository
// is required, because an event without a field is still an event.
//
// https://docs.github.com/webhooks/webhook-events-and-payloads
import {
  type Account,
  type Comment,
  type PullRequest,
  type PushedCommit,
  type Run,
  type Trigger,
  toAccount,
  toSha,
} from './event.ts'
import { countAt, listAt, type Part, partAt, textAt } from './payload.ts'

/** The parts of a run that its payload describes better than the runner's variables. Null for a payload of another event. */
export function parseWebhook(run: Run, given: object): Pick<Run, 'repository' | 'sender' | 'trigger'> | null {
  const payload: Part = { ...given }
  const trigger = triggerOf(run.eventName, payload)
  if (!trigger) return null
  return {
    repository: repositoryOf(payload) ?? run.repository,
    sender: accountAt(payload, 'sender') ?? run.sender,
    trigger,
  }
}

/** The repository that a payload names, null if it names none. */
export function repositoryOf(payload: Part): Run['repository'] | null {
  const given = partAt(payload, 'repository')
  const id = given && countAt(given, 'id')
  // The owner's own account can be missing.
  const [fullOwner, fullName] = ((given && textAt(given, 'full_name')) ?? '').split('/')
  const name = (given && textAt(given, 'name')) || fullName
  const owner = (given && loginAt(given, 'owner')) || fullOwner
  if (!given || id === null || !name || !owner) return null
  return { id, name, owner, isPublic: typeof given.private === 'boolean' ? !given.private : null }
}

/** Null for an account without a login. */
function accountAt(part: Part, name: string): Account | null {
  const given = partAt(part, name)
  const login = given && textAt(given, 'login')
  return login ? toAccount(login, textAt(given, 'type')) : null
}

function triggerOf(eventName: string, payload: Part): Trigger | null {
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
      return payload.ref_type === 'tag' ? tagTrigger(textAt(payload, 'ref') ?? '') : { kind: 'other' }
    case 'merge_group':
      return { kind: 'merge-group', headSha: shaAt(partAt(payload, 'merge_group'), 'head_sha') }
    case 'delete':
      return { kind: 'deleted-ref', ref: textAt(payload, 'ref') ?? '' }
    default:
      return { kind: 'other' }
  }
}

function pullRequestTrigger(eventName: string, payload: Part): Trigger | null {
  const given = partAt(payload, 'pull_request')
  const pullRequest = given && pullRequestOf(given)
  if (!pullRequest) return null
  return {
    kind: 'pull-request',
    pullRequest,
    action: textAt(payload, 'action') ?? '',
    isMerged: given.merged === true,
    headSha: headShaOf(given),
    isCrossRepository: isCrossRepository(given),
    isPrivileged: eventName === 'pull_request_target',
    author: accountAt(given, 'user'),
    body: textAt(given, 'body') ?? '',
    labels: listAt(given, 'labels', (label) => textAt(label, 'name')),
  }
}

function commentTrigger(eventName: string, payload: Part): Trigger | null {
  const isReview = eventName === 'pull_request_review_comment'
  const comment = commentOf(payload, isReview)
  const issue = partAt(payload, 'issue')
  const pull = partAt(payload, 'pull_request')
  const issueNumber = countAt(issue ?? pull ?? {}, 'number')
  if (!comment || issueNumber === null) return null
  const isPullRequest = isReview || Boolean(issue?.pull_request)
  return {
    kind: 'comment',
    issueNumber,
    action: textAt(payload, 'action') ?? '',
    comment,
    isPullRequest,
    issueAuthor: loginAt(issue ?? pull ?? {}, 'user'),
    ...subjectOf(issue, pull, isPullRequest),
  }
}

/** The pull request that was commented on. The event of a comment outside the diff does not describe it. */
function subjectOf(issue: Part | null, pull: Part | null, isPullRequest: boolean) {
  const pullRequest = pull && pullRequestOf(pull)
  if (pullRequest)
    return { pullRequest, isCrossRepository: isCrossRepository(pull), headSha: headShaOf(pull) }
  const titled = issue && isPullRequest ? titledPull(issue) : null
  return { pullRequest: titled, isCrossRepository: false, headSha: null }
}

function commentOf(payload: Part, isReview: boolean): Comment | null {
  const given = partAt(payload, 'comment')
  const id = given && countAt(given, 'id')
  if (!given || id === null) return null
  const user = partAt(given, 'user')
  return {
    id,
    surface: isReview ? 'review' : 'conversation',
    url: textAt(given, 'html_url') ?? '',
    body: textAt(given, 'body') ?? '',
    author: loginAt(given, 'user') ?? '',
    authorIsBot: user?.type === 'Bot',
    createdAt: textAt(given, 'created_at'),
    authorAssociation: textAt(given, 'author_association'),
    path: textAt(given, 'path'),
    line: countAt(given, 'line'),
    diffHunk: textAt(given, 'diff_hunk'),
  }
}

/** A pull request as its issue describes it: without branches. */
function titledPull(issue: Part): PullRequest | null {
  const number = countAt(issue, 'number')
  return number === null ? null : { ...titleOf(issue), number, headRef: null, baseRef: null }
}

function releaseTrigger(payload: Part): Trigger | null {
  const given = partAt(payload, 'release')
  const tag = given && textAt(given, 'tag_name')
  if (!given || tag === null) return null
  return {
    kind: 'release',
    tag,
    name: textAt(given, 'name') ?? '',
    notes: textAt(given, 'body') ?? '',
    url: textAt(given, 'html_url') ?? '',
    author: loginAt(given, 'author'),
  }
}

function tagTrigger(tag: string): Trigger {
  return tag === '' ? { kind: 'other' } : { kind: 'tag', tag }
}

function pushTrigger(payload: Part): Trigger {
  const name = textAt(payload, 'ref') ?? ''
  if (payload.deleted === true)
    return { kind: 'deleted-ref', ref: name.replace(/^refs\/(?:heads|tags)\//, '') }
  if (name.startsWith('refs/tags/')) return tagTrigger(name.slice('refs/tags/'.length))
  const after = shaAt(payload, 'after')
  if (!name.startsWith('refs/heads/') || after === null) return { kind: 'other' }
  const head = partAt(payload, 'head_commit')
  return {
    kind: 'push',
    branch: name.slice('refs/heads/'.length),
    before: textAt(payload, 'before') ?? '',
    after,
    compareUrl: textAt(payload, 'compare') ?? '',
    commits: listAt(payload, 'commits', pushedCommit) ?? [],
    message: (head && textAt(head, 'message')) ?? '',
  }
}

function pushedCommit(given: Part): PushedCommit | null {
  const sha = shaAt(given, 'id')
  const author = partAt(given, 'author')
  return sha === null ? null : { sha, author: (author && textAt(author, 'username')) || null }
}

/** A head repository that the event does not name is not known to be this one. */
function workflowRunTrigger(payload: Part): Trigger | null {
  const given = partAt(payload, 'workflow_run')
  if (!given) return null
  const headId = idAt(given, 'head_repository')
  return {
    kind: 'workflow-run',
    isCrossRepository: headId === null || headId !== repositoryOf(payload)?.id,
    actor: accountAt(given, 'actor')?.login ?? null,
    headBranch: textAt(given, 'head_branch'),
    headSha: shaAt(given, 'head_sha'),
  }
}

/** A head repository that was deleted was a fork. */
function isCrossRepository(pull: Part): boolean {
  const [head, base] = [partAt(pull, 'head'), partAt(pull, 'base')]
  const headId = head && idAt(head, 'repo')
  return headId === null || headId !== (base && idAt(base, 'repo'))
}

/** Null for a pull request without a number or branches. */
function pullRequestOf(given: Part): PullRequest | null {
  const [number, head, base] = [countAt(given, 'number'), partAt(given, 'head'), partAt(given, 'base')]
  if (number === null || !head || !base) return null
  return { ...titleOf(given), number, headRef: textAt(head, 'ref') ?? '', baseRef: textAt(base, 'ref') ?? '' }
}

function titleOf(given: Part): Pick<PullRequest, 'title' | 'url'> {
  return { title: textAt(given, 'title') ?? '', url: textAt(given, 'html_url') ?? '' }
}

function headShaOf(pull: Part): string | null {
  return shaAt(partAt(pull, 'head'), 'sha')
}

/** A full commit id, null for anything else: it goes into the path of a call. */
function shaAt(part: Part | null, name: string): string | null {
  return toSha(part && textAt(part, name))
}

function loginAt(part: Part, name: string): string | null {
  const given = partAt(part, name)
  return given && textAt(given, 'login')
}

function idAt(part: Part, name: string): number | null {
  const given = partAt(part, name)
  return given && countAt(given, 'id')
}
