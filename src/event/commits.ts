// What the events mean that are about branches and commits: pushes, checks,
// deployments, statuses and workflow runs.
import type { Commit, Meaning } from './event.ts'
import {
  accountAt,
  at,
  commitsOf,
  numberAt,
  type Payload,
  type ReceivedEvent,
  shaAt,
  textAt,
} from './payload.ts'

export function onBranches(
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

export function pushed({ payload }: ReceivedEvent): Partial<Meaning> {
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
export function aboutCommit(
  branches: readonly string[],
  sha: string | null,
): Partial<Meaning> {
  const origin = onBranches(branches, commitOf(sha))
  return { origin, isForeign: origin.branches.length === 0 }
}

export function aboutCheck(payload: Payload, suite: string): Partial<Meaning> {
  const branch = textAt(payload, `${suite}.head_branch`)
  return aboutCommit([branch], shaAt(payload, `${suite}.head_sha`))
}

/** A deployment of a commit id names no branch. */
export function aboutDeployment({ payload }: ReceivedEvent): Partial<Meaning> {
  const sha = shaAt(payload, 'deployment.sha')
  const ref = textAt(payload, 'deployment.ref')
  const name = ref.replace(/^refs\/(?:heads|tags)\//, '')
  const isNamed = !name.startsWith('refs/') && name !== sha
  return aboutCommit(isNamed ? [name] : [], sha)
}

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
export function followsRun({
  payload,
  sender,
}: ReceivedEvent): Partial<Meaning> {
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
