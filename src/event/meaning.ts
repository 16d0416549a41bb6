// What each event means: one row an event, and this table is the only place
// that knows. What no row says is closed: everyone who stands behind the event
// needs the permission, bots have to be listed, and nothing starts without.
import type { Account, Meaning, Over } from './event.ts'
import {
  accountAt,
  at,
  commitsOf,
  isFork,
  numberAt,
  objectAt,
  type Payload,
  shaAt,
  textAt,
} from './payload.ts'

type Facts = { name: string; payload: Payload; sender: Account }
type Row = (facts: Facts) => Partial<Meaning>

const none: Row = () => ({ check: 'none' })

const rows: Readonly<Record<string, Row>> = {
  // Only who may write can do these.
  create: ({ payload }) => ({
    check: 'none',
    origin: ofBranch(
      at(payload, 'ref_type') === 'branch' ? textAt(payload, 'ref') : '',
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

  // What follows other events.
  workflow_run: followsRun,
  check_run: ({ payload }) => ({
    origin: ofBranch(textAt(payload, 'check_run.check_suite.head_branch')),
  }),
  check_suite: ({ payload }) => ({
    origin: ofBranch(textAt(payload, 'check_suite.head_branch')),
  }),
  deployment: ({ payload }) => ({
    origin: ofBranch(textAt(payload, 'deployment.ref')),
  }),
  deployment_status: ({ payload }) => ({
    origin: ofBranch(textAt(payload, 'deployment.ref')),
  }),
}

/** What the event means. */
export function meaningOf(facts: Facts): Meaning {
  const { name, payload, sender } = facts
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
    origin: ofBranch(''),
    head: null,
    isCommandOnly: false,
  }
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  const meaning = { ...closed, ...row?.(facts) }

  return {
    ...meaning,
    lacksSecrets: meaning.lacksSecrets || hasNoSecrets(facts),
    actors: distinct([...meaning.actors, ...commenters(payload)]),
  }
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

// Pushes.

/** Branches of a merge queue. What they test has a pull request of its own. */
const queueBranch = /^gh-readonly-queue\//

function pushed({ payload }: Facts): Partial<Meaning> {
  const branch = branchOf(textAt(payload, 'ref'))
  const isDeleted = at(payload, 'deleted') === true
  const over: Over | null = isDeleted
    ? 'ref-deleted'
    : queueBranch.test(branch)
      ? 'merge-queue'
      : null
  const after = shaAt(payload, 'after')
  const commits = branch === '' ? [] : commitsOf(payload)
  const madeAt = textAt(payload, 'head_commit.timestamp')
  // A push that only moves a branch names no commit.
  const isNamed = branch === '' || commits.some(({ sha }) => sha === after)
  const moved =
    isNamed || after === null
      ? []
      : [{ sha: after, author: null, madeAt: madeAt || null }]

  return {
    check: 'none',
    over,
    origin: { ...ofBranch(branch), commits: [...commits, ...moved] },
  }
}

function branchOf(ref: string): string {
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : ''
}

function ofBranch(branch: string): Meaning['origin'] {
  return { branch: branch || null, pull: null, commits: [] }
}

// Pull requests.

function ofPull(payload: Payload): Partial<Meaning> {
  const isForeign = isFork(payload, 'pull_request')
  return {
    isForeign,
    lacksSecrets: isForeign,
    origin: {
      ...ofBranch(''),
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
  const isOfQueue = event === 'merge_group' || queueBranch.test(branch)
  const starters = [
    accountAt(payload, 'workflow_run.actor'),
    accountAt(payload, 'workflow_run.triggering_actor'),
  ]

  return {
    over: isOfQueue ? 'merge-queue' : null,
    actors: [sender, ...starters.filter((account) => account !== null)],
    check: isHere && tookWriteAccess.includes(event) ? 'none' : 'permission',
    isForeign: !isHere,
    origin: ofBranch(isHere ? branch : ''),
  }
}
