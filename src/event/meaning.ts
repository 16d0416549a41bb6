// What each event means: one row per event. The rows of pushes, checks and the
// like are in `commits.ts`. What no row says is denied by default: everyone who
// stands behind the event needs the permission, and bots have to be listed.
import type { Account } from '../lib/account.ts'
import {
  aboutCheck,
  aboutCommit,
  aboutDeployment,
  followsRun,
  onBranches,
  pushed,
} from './commits.ts'
import type { Change, Meaning, Origin } from './event.ts'
import {
  accountAt,
  accountsAt,
  at,
  ghost,
  isFork,
  namesAt,
  numberAt,
  objectAt,
  type Payload,
  pullOrIssueOf,
  type ReceivedEvent,
  shaAt,
  shasAt,
  textAt,
} from './payload.ts'

/** `defaults`: what the event means if its row says nothing else. */
type Row = (facts: ReceivedEvent, defaults: Meaning) => Partial<Meaning>

const none: Row = () => ({ check: 'none' })

const rows: Readonly<Record<string, Row>> = {
  // Only who may write can do these.
  create: ({ payload }) => ({
    check: 'none',
    origin: onBranches(
      at(payload, 'ref_type') === 'branch' ? [textAt(payload, 'ref')] : [],
    ),
  }),
  push: pushed,
  release: ({ payload }) => ({
    check: 'none',
    over: isAction(payload, 'deleted', 'unpublished')
      ? 'release-withdrawn'
      : null,
  }),
  repository_dispatch: none,
  schedule: none,
  workflow_dispatch: none,

  // What is over.
  delete: () => ({ over: 'ref-deleted' }),
  merge_group: () => ({ over: 'merge-queue' }),

  // Pull requests, issues, and what people write there.
  pull_request: aboutPull,
  pull_request_target: (facts, defaults) => ({
    ...aboutPull(facts, defaults),
    lacksSecrets: false,
  }),
  pull_request_review: ({ payload }) => ({
    isCommandOnly: !isAction(payload, 'submitted'),
    change: changeOf(payload),
  }),
  pull_request_review_comment: () => ({ isCommandOnly: true }),
  issue_comment: () => ({ isCommandOnly: true }),
  // There is no slash command in them.
  commit_comment: () => ({ over: 'not-a-command' }),
  discussion_comment: () => ({ over: 'not-a-command' }),
  issues: ({ payload }) => ({
    over: isAction(payload, 'deleted', 'transferred')
      ? 'issue-gone'
      : givenUp(payload),
    change: changeOf(payload),
  }),
  discussion: ({ payload }) => ({
    over: isAction(payload, 'deleted', 'transferred') ? 'issue-gone' : null,
  }),

  // What follows other events.
  workflow_run: followsRun,
  check_run: ({ payload }) => aboutCheck(payload, 'check_run.check_suite'),
  check_suite: ({ payload }) => aboutCheck(payload, 'check_suite'),
  deployment: aboutDeployment,
  deployment_status: aboutDeployment,
  page_build: ({ payload }) => ({
    origin: onBranches([], shasAt(payload, 'build.commit')),
  }),
  status: ({ payload }) =>
    aboutCommit(namesAt(payload, 'branches'), shasAt(payload, 'sha')),
}

export function meaningOf(facts: ReceivedEvent): Meaning {
  const { name, payload, sender } = facts
  const origin = originOf(payload)
  const isForeign = origin.pull?.isFork ?? false
  const defaults: Meaning = {
    conversation: numberAt(pullOrIssueOf(payload), 'number'),
    over: null,
    actors: [sender],
    check: 'permission',
    isForeign,
    // GitHub gives a fork's events none, but for `pull_request_target`.
    lacksSecrets: isForeign,
    origin,
    change: null,
    author: null,
    isCommandOnly: false,
  }
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  const meaning = { ...defaults, ...row?.(facts, defaults) }
  // Each of these reasons ends the run, so that any order will do.
  const over = isUnfinished(facts) ? 'not-finished' : meaning.over
  // Who wrote what the event is about stands behind it as well.
  const writers = accountsAt(payload, 'comment.user', 'review.user')
  const actors = distinct([...meaning.actors, ...writers])

  return {
    ...meaning,
    over: over ?? (isOfQueue(meaning) ? 'merge-queue' : null),
    lacksSecrets: meaning.lacksSecrets || hasNoSecrets(facts),
    actors,
    author: authorOf(payload, actors),
  }
}

/** A comment's event says of a pull request only that it is one. */
function originOf(payload: Payload): Origin {
  const pull = objectAt(payload, 'pull_request')
  const isPull = objectAt(payload, 'issue.pull_request') !== null
  return {
    ...onBranches([]),
    pull: pull && {
      author: accountAt(pull, 'user'),
      headRef: textAt(pull, 'head.ref'),
      isFork: isFork(pull),
    },
    unreadPull:
      isPull && pull === null ? numberAt(payload, 'issue.number') : null,
  }
}

/** Where these events say how the run, check, deployment or status stands. */
const states = new Map([
  ['check_run', ['action']],
  ['check_suite', ['action']],
  ['deployment_status', ['deployment_status.state']],
  ['status', ['state']],
  ['workflow_run', ['action', 'workflow_run.conclusion']],
])
const unfinished = [
  ...['created', 'requested', 'rerequested'],
  ...['queued', 'waiting', 'pending', 'in_progress'],
  // A run that waits for an approval.
  'action_required',
]

/** GitHub tells of each step of what takes a while, and its end is an event. */
function isUnfinished({ name, payload }: ReceivedEvent): boolean {
  const paths = states.get(name) ?? []
  return paths.some((path) => unfinished.includes(textAt(payload, path)))
}

/** What a merge queue tests has a pull request of its own. */
function isOfQueue({ origin: { branches } }: Meaning): boolean {
  const isQueue = (name: string) => name.startsWith('gh-readonly-queue/')
  return branches.length > 0 && branches.every(isQueue)
}

/**
 * Dependabot's runs, and those in a fork's own Actions, get none of the
 * repository's secrets.
 */
function hasNoSecrets({ payload, sender }: ReceivedEvent): boolean {
  const isInFork = at(payload, 'repository.fork') === true
  return isInFork || sender.login === 'dependabot[bot]'
}

/** Who opened what it is about, null if that is one of the actors. */
function authorOf(
  payload: Payload,
  actors: readonly Account[],
): Account | null {
  const subject = pullOrIssueOf(payload) ?? objectAt(payload, 'discussion')
  if (subject === null) return null
  const author = accountAt(subject, 'user') ?? ghost
  return distinct([...actors, author]).length > actors.length ? author : null
}

/** Each account once. */
function distinct(accounts: readonly Account[]): Account[] {
  const logins = accounts.map(({ login }) => login.toLowerCase())
  return accounts.filter(
    ({ login }, index) => logins.indexOf(login.toLowerCase()) === index,
  )
}

function isAction(payload: Payload, ...actions: string[]): boolean {
  return actions.includes(textAt(payload, 'action'))
}

/**
 * A merge took write access, and so did a push to a branch of this repository.
 * Bots push by themselves, so that they have to be listed. A pull request that
 * is closed otherwise was given up. GitHub also marks a fork's as merged once
 * another one has brought its commits, so that the guard asks about its
 * last commit.
 */
function aboutPull(
  { payload }: ReceivedEvent,
  { origin, isForeign }: Meaning,
): Partial<Meaning> {
  if (isAction(payload, 'closed')) {
    const isMerged = at(payload, 'pull_request.merged') === true
    const commits = isForeign ? shasAt(payload, 'pull_request.head.sha') : []
    return isMerged
      ? { check: 'none', isForeign: false, origin: { ...origin, commits } }
      : { over: 'source-closed' }
  }

  const isOwnPush = isAction(payload, 'synchronize') && !isForeign
  return {
    check: isOwnPush ? 'listed-bots' : 'permission',
    change: changeOf(payload),
  }
}

/**
 * The acts by which people ask again for what the agent knows. Any other action
 * brings commits, which are compared, only shows what is there, or takes
 * something away.
 */
const asking = [
  'assigned',
  'closed',
  'labeled',
  'milestoned',
  'reopened',
  'review_requested',
]

function changeOf(payload: Payload): Change {
  const subject = pullOrIssueOf(payload)
  const act = {
    event: textAt(payload, 'action'),
    label: textAt(payload, 'label.name') || null,
    updatedAt: textAt(subject, 'updated_at'),
  }
  // A new base is compared. Of what else can be edited, the agent is told the
  // title, and reads an issue itself.
  const edited =
    objectAt(payload, 'changes.title') ??
    (objectAt(payload, 'issue') && objectAt(payload, 'changes.body'))
  return {
    head: shaAt(subject, 'head.sha'),
    base: textAt(subject, 'base.ref') || null,
    isEdited: Boolean(edited),
    act: isAction(payload, ...asking) ? act : null,
  }
}

/** An issue that is closed as completed was not given up. */
export function givenUp(payload: Payload): 'source-closed' | null {
  const isClosed = textAt(payload, 'issue.state') === 'closed'
  const why = textAt(payload, 'issue.state_reason')
  return isClosed && why !== 'completed' && why !== '' ? 'source-closed' : null
}
