// What each event means: one row an event, and this table is the only place
// that knows. What no row says is closed: everyone who stands behind the event
// needs the permission, bots have to be listed, and nothing starts without.
import type { Account, Commit, Meaning } from './event.ts'
import {
  accountAt,
  at,
  commitsOf,
  isFork,
  namesAt,
  numberAt,
  objectAt,
  type Payload,
  shaAt,
  textAt,
} from './payload.ts'

/** `rerunBy`: who runs the workflow again, null for a first attempt. */
type Facts = {
  name: string
  payload: Payload
  sender: Account
  rerunBy: Account | null
}
type Row = (facts: Facts) => Partial<Meaning>

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
    over: isWithdrawn(payload) ? 'release-withdrawn' : null,
  }),
  repository_dispatch: none,
  schedule: none,
  workflow_dispatch: none,

  // What is over.
  delete: () => ({ over: 'ref-deleted' }),
  merge_group: () => ({ over: 'merge-queue' }),

  // Pull requests, issues, and what people write there.
  pull_request: aboutPull,
  pull_request_target: (facts) => ({
    ...aboutPull(facts),
    lacksSecrets: false,
  }),
  pull_request_review: ({ payload }) => ofPull(payload),
  pull_request_review_comment: ({ payload }) => ({
    ...ofPull(payload),
    isCommandOnly: true,
  }),
  issue_comment: ({ payload }) => ({
    isCommandOnly: true,
    // The event says nothing of the head of a pull request.
    isForeign: objectAt(payload, 'issue.pull_request') === null ? false : null,
  }),
  issues: ({ payload }) => ({
    over: isGone(payload) ? 'issue-gone' : null,
  }),
  discussion: ({ payload }) => ({
    over: isGone(payload) ? 'issue-gone' : null,
  }),

  // What follows other events.
  workflow_run: followsRun,
  check_run: ({ payload }) => aboutCheck(payload, 'check_run.check_suite'),
  check_suite: ({ payload }) => aboutCheck(payload, 'check_suite'),
  deployment: aboutDeployment,
  deployment_status: aboutDeployment,
  status: ({ payload }) =>
    aboutCommit(namesAt(payload, 'branches'), shaAt(payload, 'sha')),
}

/** What the event means. */
export function meaningOf(facts: Facts): Meaning {
  const { name, payload, sender, rerunBy } = facts
  const number =
    numberAt(payload, 'pull_request.number') ??
    numberAt(payload, 'issue.number')
  const closed: Meaning = {
    conversation: number,
    isFollowUp: number !== null,
    over: null,
    actors: [sender],
    check: 'permission',
    isForeign: objectAt(payload, 'pull_request')
      ? isFork(payload, 'pull_request')
      : false,
    lacksSecrets: false,
    origin: onBranches([]),
    head: null,
    isCommandOnly: false,
  }
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  const meaning = { ...closed, ...row?.(facts) }
  const others = rerunBy === null ? [] : [rerunBy]

  return {
    ...meaning,
    over: meaning.over ?? (isOfQueue(meaning) ? 'merge-queue' : null),
    lacksSecrets: meaning.lacksSecrets || hasNoSecrets(facts),
    actors: distinct([...meaning.actors, ...commenters(payload), ...others]),
  }
}

/** What a merge queue tests has a pull request of its own. */
function isOfQueue({ origin: { branches } }: Meaning): boolean {
  const isQueue = (name: string) => name.startsWith('gh-readonly-queue/')
  return branches.length > 0 && branches.every(isQueue)
}

/** Dependabot's runs, and those in a fork's own Actions, get no secrets. */
function hasNoSecrets({ payload, sender }: Facts): boolean {
  const isInFork = at(payload, 'repository.fork') === true
  return isInFork || sender.login === 'dependabot[bot]'
}

/** Who wrote what the event is about. */
function commenters(payload: Payload): Account[] {
  const found = [
    accountAt(payload, 'comment.user'),
    accountAt(payload, 'review.user'),
  ]
  return found.filter((account) => account !== null)
}

function distinct(accounts: readonly Account[]): Account[] {
  const byLogin = new Map(
    accounts.map((account) => [account.login.toLowerCase(), account]),
  )
  return [...byLogin.values()]
}

// Branches and commits.

function onBranches(
  branches: readonly string[],
  commits: readonly Commit[] = [],
): Meaning['origin'] {
  const named = branches.filter((name) => name !== '')
  return { branches: named, pull: null, commits }
}

/** One commit whose author the event does not name, none without an id. */
function commitOf(sha: string | null, madeAt = ''): Commit[] {
  return sha === null ? [] : [{ sha, author: null, madeAt: madeAt || null }]
}

function pushed({ payload }: Facts): Partial<Meaning> {
  const branch = /^refs\/heads\/(.+)/.exec(textAt(payload, 'ref'))?.[1] ?? ''
  const after = shaAt(payload, 'after')
  const commits = branch === '' ? [] : commitsOf(payload)
  const madeAt = textAt(payload, 'head_commit.timestamp')
  // A push that only moves a branch names no commit.
  const isNamed = branch === '' || commits.some(({ sha }) => sha === after)
  const moved = isNamed ? [] : commitOf(after, madeAt)

  return {
    check: 'none',
    over: at(payload, 'deleted') === true ? 'ref-deleted' : null,
    origin: onBranches([branch], [...commits, ...moved]),
  }
}

/** GitHub names no branch for a commit that is only in a fork. */
function aboutCommit(
  branches: readonly string[],
  sha: string | null,
): Partial<Meaning> {
  const origin = onBranches(branches, commitOf(sha))
  return { origin, isForeign: origin.branches.length === 0 }
}

function aboutCheck(payload: Payload, suite: string): Partial<Meaning> {
  const branch = textAt(payload, `${suite}.head_branch`)
  return aboutCommit([branch], shaAt(payload, `${suite}.head_sha`))
}

/** A deployment of a commit id names no branch. */
function aboutDeployment({ payload }: Facts): Partial<Meaning> {
  const sha = shaAt(payload, 'deployment.sha')
  const ref = textAt(payload, 'deployment.ref')
  const name = ref.replace(/^refs\/(?:heads|tags)\//, '')
  const isNamed = !name.startsWith('refs/') && name !== sha
  return aboutCommit(isNamed ? [name] : [], sha)
}

// Pull requests.

function ofPull(payload: Payload): Partial<Meaning> {
  const isForeign = isFork(payload, 'pull_request')
  return {
    isForeign,
    lacksSecrets: isForeign,
    origin: {
      ...onBranches([]),
      pull: {
        author: accountAt(payload, 'pull_request.user'),
        headRef: textAt(payload, 'pull_request.head.ref'),
        isFork: isForeign,
      },
    },
  }
}

/**
 * A merge took write access, and so did a push to a branch of this repository.
 * A pull request that is closed otherwise was given up.
 */
function aboutPull({ payload }: Facts): Partial<Meaning> {
  const pull = ofPull(payload)
  const head = shaAt(payload, 'pull_request.head.sha')
  const action = textAt(payload, 'action')
  if (action === 'closed') {
    const isMerged = at(payload, 'pull_request.merged') === true
    return isMerged
      ? { ...pull, check: 'none', isForeign: false }
      : { ...pull, over: 'source-closed' }
  }

  const isOwnPush = action === 'synchronize' && pull.isForeign === false
  return { ...pull, head, check: isOwnPush ? 'listed-bots' : 'permission' }
}

// Issues and releases.

function isGone(payload: Payload): boolean {
  const action = textAt(payload, 'action')
  return action === 'deleted' || action === 'transferred'
}

function isWithdrawn(payload: Payload): boolean {
  const action = textAt(payload, 'action')
  return action === 'deleted' || action === 'unpublished'
}

// Workflow runs.

/** Events of a workflow run that took write access. */
const tookWriteAccess: readonly string[] = [
  'create',
  'push',
  'release',
  'repository_dispatch',
  'schedule',
  'workflow_dispatch',
]

/** As the event that started that run, if its head is in this repository. */
function followsRun({ payload, sender }: Facts): Partial<Meaning> {
  const branch = textAt(payload, 'workflow_run.head_branch')
  const event = textAt(payload, 'workflow_run.event')
  const isHere =
    numberAt(payload, 'workflow_run.head_repository.id') ===
    (numberAt(payload, 'repository.id') ?? Number.NaN)
  const madeAt = textAt(payload, 'workflow_run.head_commit.timestamp')
  const pushedSha =
    event === 'push' ? shaAt(payload, 'workflow_run.head_sha') : null
  const starters = [
    accountAt(payload, 'workflow_run.actor'),
    accountAt(payload, 'workflow_run.triggering_actor'),
  ]

  return {
    over: event === 'merge_group' ? 'merge-queue' : null,
    actors: [sender, ...starters.filter((account) => account !== null)],
    check: isHere && tookWriteAccess.includes(event) ? 'none' : 'permission',
    isForeign: !isHere,
    origin: isHere
      ? onBranches([branch], commitOf(pushedSha, madeAt))
      : onBranches([]),
  }
}
