// The trigger behind each event, from its payload.
import type { Comment, PullRequest, Trigger } from '../domain/trigger.ts'
import type { EventPayload } from './event-payload.ts'

/** The trigger that an event's name and payload make. */
export function triggerOf(eventName: string, payload: EventPayload): Trigger {
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

function pullRequestTrigger(eventName: string, { pull_request: given }: EventPayload): Trigger {
  if (!given) return { kind: 'other' }
  const isFromElsewhere = given.head.repo?.id !== given.base.repo?.id
  const isPrivileged = eventName === 'pull_request_target'
  return { kind: 'pull-request', pullRequest: pullRequestOf(given), isFromElsewhere, isPrivileged }
}

function commentTrigger(eventName: string, payload: EventPayload): Trigger {
  const { action, comment, issue, pull_request } = payload
  const thread = issue?.number ?? pull_request?.number
  if (!comment || thread === undefined) return { kind: 'other' }
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

function releaseTrigger({ release: given }: EventPayload): Trigger {
  if (!given) return { kind: 'other' }
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

function pullRequestOf(given: NonNullable<EventPayload['pull_request']>): PullRequest {
  return {
    number: given.number,
    title: given.title,
    url: given.html_url,
    headRef: given.head.ref,
    baseRef: given.base.ref,
  }
}
