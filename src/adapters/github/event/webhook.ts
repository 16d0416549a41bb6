// What a webhook's payload tells: the repository, who acted, and the trigger behind the event.
import type { Comment, PullRequest, Run, Trigger } from '../../../domain/event/event.ts'
import { EventError } from './event-error.ts'
import { type EventPayload, eventPayload } from './event-payload.ts'

/** The parts of a run that its payload knows better than the runner's variables. */
export function readWebhook(run: Run, json: object): Pick<Run, 'repository' | 'sender' | 'trigger'> {
  const parsed = eventPayload.safeParse(json)
  const trigger = parsed.success ? triggerOf(run.eventName, parsed.data) : null
  // A payload that does not say who asks for what must not pass for an event that nobody has to be asked about.
  if (!parsed.success || !trigger)
    throw new EventError(`The event file is not a payload of ${run.eventName}.`)
  const { repository, sender } = parsed.data
  return {
    repository: repository ? repositoryOf(repository) : run.repository,
    sender: sender?.login ? senderOf(sender) : run.sender,
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

function senderOf({ login, type }: NonNullable<EventPayload['sender']>): Run['sender'] {
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}

function triggerOf(eventName: string, payload: EventPayload): Trigger | null {
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
      return payload.ref_type === 'tag' ? { kind: 'tag', tag: payload.ref ?? '', sha: '' } : { kind: 'other' }
    case 'delete':
      return { kind: 'deleted-ref', ref: payload.ref ?? '' }
    default:
      return { kind: 'other' }
  }
}

function pullRequestTrigger(eventName: string, { pull_request: given }: EventPayload): Trigger | null {
  if (!given) return null
  const isFromElsewhere = comesFromElsewhere(given)
  const isPrivileged = eventName === 'pull_request_target'
  return { kind: 'pull-request', pullRequest: pullRequestOf(given), isFromElsewhere, isPrivileged }
}

function commentTrigger(eventName: string, payload: EventPayload): Trigger | null {
  const { action, comment, issue, pull_request } = payload
  const thread = issue?.number ?? pull_request?.number
  if (!comment || thread === undefined) return null
  const isReview = eventName === 'pull_request_review_comment'
  const onPullRequest = isReview || Boolean(issue?.pull_request)
  const subject = pull_request ? pullRequestOf(pull_request) : null
  const titled = issue && onPullRequest ? { number: thread, title: issue.title, url: issue.html_url } : null
  return {
    kind: 'comment',
    thread,
    action,
    comment: commentOf(comment, isReview),
    isPullRequest: onPullRequest,
    isFromElsewhere: pull_request ? comesFromElsewhere(pull_request) : false,
    pullRequest: subject ?? (titled && { ...titled, headRef: '', baseRef: '' }),
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

function pushTrigger({ ref, deleted, before, after, compare }: EventPayload): Trigger {
  const name = ref ?? ''
  if (deleted) return { kind: 'deleted-ref', ref: name.replace(/^refs\/(?:heads|tags)\//, '') }
  if (name.startsWith('refs/tags/')) return { kind: 'tag', tag: name.slice('refs/tags/'.length), sha: after }
  if (!name.startsWith('refs/heads/')) return { kind: 'other' }
  return { kind: 'push', branch: name.slice('refs/heads/'.length), before, after, compareUrl: compare }
}

/** A head whose repository is gone was somebody else's. */
function comesFromElsewhere({ head, base }: NonNullable<EventPayload['pull_request']>): boolean {
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
