// What an event is about, as the agent is told of it.
import type { Comment, Trigger } from './event.ts'
import {
  at,
  commentAt,
  isFork,
  listAt,
  namesAt,
  numberAt,
  objectAt,
  type Payload,
  pullOrIssueOf,
  shaAt,
  textAt,
} from './payload.ts'

const other = { kind: 'other' } as const

/**
 * What the event is about. Null for a payload that lacks what its event always
 * has, which must not count as an event that is about nothing.
 */
export function triggerOf(name: string, payload: Payload): Trigger | null {
  switch (name) {
    case 'push':
      return pushTrigger(payload)
    case 'create':
      return at(payload, 'ref_type') === 'tag'
        ? tagTrigger(textAt(payload, 'ref'), null)
        : other
    case 'release':
      return releaseTrigger(payload)
    // What has a pull request or issue is about that, whatever else it names.
    default:
      return (
        subjectTrigger(payload) ??
        commitTrigger(payload, pathsOfRuns[name]) ??
        (eventsWithSubject.includes(name) ? null : other)
      )
  }
}

/** What may be a slash command, null for none. */
export function commentOf(name: string, payload: Payload): Comment | null {
  switch (name) {
    case 'issue_comment':
      return commentAt(payload, 'comment', 'issue')
    case 'pull_request_review_comment':
      return commentAt(payload, 'comment', 'review')
    case 'pull_request_review':
      return commentAt(payload, 'review', null)
    default:
      return null
  }
}

/** Events that always have a pull request or an issue. */
const eventsWithSubject: readonly string[] = [
  'issue_comment',
  'issues',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'pull_request_target',
]

function subjectTrigger(payload: Payload): Trigger | null {
  const discussion = objectAt(payload, 'discussion')
  const subject = pullOrIssueOf(payload) ?? discussion
  const number = numberAt(subject, 'number')
  if (number === null) return null

  const title = textAt(subject, 'title')
  const url = textAt(subject, 'html_url')
  const pull =
    objectAt(payload, 'pull_request') ?? objectAt(payload, 'issue.pull_request')
  if (pull === null) {
    const kind = subject === discussion ? 'discussion' : 'issue'
    return { kind, number, title, url, labels: namesAt(subject, 'labels') }
  }
  // A fork's branch with its owner, such as `monalisa:patch-1`. A comment's
  // event names none.
  const label = isFork(subject) && textAt(subject, 'head.label')
  const head = label || textAt(subject, 'head.ref')
  const branches = { head, base: textAt(subject, 'base.ref') }
  const fileCount = numberAt(subject, 'changed_files')
  return { kind: 'pull-request', number, title, url, branches, fileCount }
}

function releaseTrigger(payload: Payload): Trigger | null {
  const tag = textAt(payload, 'release.tag_name')
  if (tag === '') return null
  const release = {
    name: textAt(payload, 'release.name'),
    notes: textAt(payload, 'release.body'),
    url: textAt(payload, 'release.html_url'),
    isPrerelease: at(payload, 'release.prerelease') === true,
  }
  return { kind: 'release', tag, movedFrom: null, release }
}

function tagTrigger(tag: string, movedFrom: string | null): Trigger {
  return tag === '' ? other : { kind: 'release', tag, movedFrom, release: null }
}

const [heads, tags] = ['refs/heads/', 'refs/tags/']

function pushTrigger(payload: Payload): Trigger | null {
  const ref = textAt(payload, 'ref')
  if (at(payload, 'deleted') === true) return other
  if (ref.startsWith(tags))
    return tagTrigger(ref.slice(tags.length), shaAt(payload, 'before'))
  const [before, after] = [shaAt(payload, 'before'), shaAt(payload, 'after')]
  if (!ref.startsWith(heads) || after === null) return null

  const commits = listAt(payload, 'commits').map((commit) => ({
    sha: textAt(commit, 'id'),
    message: textAt(commit, 'message'),
  }))
  const isNamed = before === null || commits.some(({ sha }) => sha === after)
  return {
    kind: 'push',
    branch: ref.slice(heads.length),
    before,
    after,
    compareUrl: textAt(payload, 'compare'),
    commits: isNamed ? commits : null,
  }
}

/** Where an event names what ran for a commit. */
const pathsOfRuns: Readonly<Record<string, string>> = {
  check_run: 'check_run',
  check_suite: 'check_suite',
  deployment: 'deployment',
  deployment_status: 'deployment',
  workflow_run: 'workflow_run',
}

/**
 * The commit that something ran for, null for none. GITHUB_REF is often another
 * branch. The payload of `status` is itself what ran.
 */
function commitTrigger(payload: Payload, path?: string): Trigger | null {
  const run = path ? at(payload, path) : payload
  const sha = shaAt(run, 'head_sha') ?? shaAt(run, 'sha')
  if (sha === null) return null
  const isHere = (pull: unknown) =>
    numberAt(pull, 'base.repo.id') === numberAt(payload, 'repository.id')

  return {
    kind: 'commit',
    sha,
    repository: textAt(run, 'head_repository.full_name'),
    ref:
      textOf(run, 'head_branch', 'check_suite.head_branch', 'ref') ||
      namesAt(run, 'branches').join(', '),
    pulls: listAt(run, 'pull_requests')
      .filter(isHere)
      .flatMap((pull) => numberAt(pull, 'number') ?? []),
    result:
      textOf(run, 'conclusion', 'state') ||
      textAt(payload, 'deployment_status.state'),
    url:
      textOf(run, 'html_url', 'target_url') ||
      textOf(
        payload,
        'deployment_status.log_url',
        'deployment_status.target_url',
      ),
  }
}

/** The first text at the paths, empty for none. */
function textOf(value: unknown, ...paths: string[]): string {
  return paths.map((path) => textAt(value, path)).find(Boolean) ?? ''
}
