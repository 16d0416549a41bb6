// What the events mean that are about branches and commits: pushes, checks,
// deployments, statuses and workflow runs.
import type { Meaning, Origin } from './event.ts'
import {
  accountAt,
  accountsAt,
  at,
  ghost,
  listAt,
  numberAt,
  type Payload,
  type ReceivedEvent,
  shasAt,
  textAt,
} from './payload.ts'

export function onBranches(
  branches: readonly string[],
  commits: readonly string[] = [],
): Origin {
  const named = branches.filter((name) => name !== '')
  return { branches: named, pull: null, unreadPull: null, commits }
}

export function pushed({ payload, sender }: ReceivedEvent): Partial<Meaning> {
  const branch = /^refs\/heads\/(.+)/.exec(textAt(payload, 'ref'))?.[1] ?? ''
  const named = listAt(payload, 'commits').flatMap((one) => shasAt(one, 'id'))
  // A push that only moves a branch names no commit. What a person's new branch
  // begins with was pushed before.
  const isNew = at(payload, 'created') === true && !sender.isBot
  const last = isNew ? [] : shasAt(payload, 'after')
  const commits = [...new Set([...named, ...last])]

  return {
    check: 'none',
    over: at(payload, 'deleted') === true ? 'ref-deleted' : null,
    origin: onBranches([branch], branch ? commits : []),
  }
}

/** GitHub names no branch for a commit that is only in a fork. */
export function aboutCommit(
  branches: readonly string[],
  commits: readonly string[],
): Pick<Meaning, 'origin' | 'isForeign'> {
  const origin = onBranches(branches, commits)
  return { origin, isForeign: origin.branches.length === 0 }
}

export function aboutCheck(payload: Payload, suite: string): Partial<Meaning> {
  const branch = textAt(payload, `${suite}.head_branch`)
  return aboutCommit([branch], shasAt(payload, `${suite}.head_sha`))
}

/** Refs that are no branch. */
const otherRef = /^(?:refs|pull)\//
const pullRef = /^(?:refs\/)?pull\/([1-9]\d{0,9})\//

/**
 * GitHub deploys whatever names a commit: a branch, a tag, or anything else.
 */
export function aboutDeployment({ payload }: ReceivedEvent): Partial<Meaning> {
  const ref = textAt(payload, 'deployment.ref')
  const name = ref.replace(/^(?:refs\/)?(?:heads|tags)\//, '')
  const shas = shasAt(payload, 'deployment.sha')
  // Git takes the first characters of an id for the whole.
  const isId = shas.some((sha) => sha.startsWith(name.toLowerCase()))
  const about = aboutCommit(otherRef.test(name) || isId ? [] : [name], shas)
  const unreadPull = Number(pullRef.exec(ref)?.[1]) || null
  return { ...about, origin: { ...about.origin, unreadPull } }
}

/** Events of a workflow run that somebody with write access starts. */
const actsOfWriters: readonly string[] = [
  'create',
  'release',
  'repository_dispatch',
  'schedule',
  'workflow_dispatch',
]

/**
 * Events of a workflow run whose head is only where the workflow file stands.
 */
const actsElsewhere: readonly string[] = [
  ...actsOfWriters,
  'discussion',
  'discussion_comment',
  'issue_comment',
  'issues',
]

/** As the event that started that run, if its head is in this repository. */
export function followsRun({
  payload,
  sender,
}: ReceivedEvent): Partial<Meaning> {
  const branch = textAt(payload, 'workflow_run.head_branch')
  const commits = shasAt(payload, 'workflow_run.head_sha')
  const event = textAt(payload, 'workflow_run.event')
  const isHere =
    numberAt(payload, 'workflow_run.head_repository.id') ===
    (numberAt(payload, 'repository.id') ?? Number.NaN)
  const isByWriter = event === 'push' || actsOfWriters.includes(event)
  const isElsewhere = actsElsewhere.includes(event)
  const starters = accountsAt(
    payload,
    'workflow_run.actor',
    'workflow_run.triggering_actor',
  )
  const owner =
    accountAt(payload, 'workflow_run.head_repository.owner') ?? ghost

  return {
    over: event === 'merge_group' ? 'merge-queue' : null,
    actors: [
      sender,
      ...(starters.length > 0 ? starters : [ghost]),
      // Of a fork, its owner has made the change.
      ...(isHere ? [] : [owner]),
    ],
    check: isHere && isByWriter ? 'none' : 'permission',
    isForeign: !isHere,
    // Whatever else starts a run may follow from the commit.
    origin: isHere
      ? onBranches([branch], isElsewhere ? [] : commits)
      : onBranches([]),
  }
}
