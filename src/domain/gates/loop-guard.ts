// Whether a change is the agent's own: its pull request, or the push that merges it. Without this guard, an agent that
// works in the repository of the source would start the next job with each of its pull requests.
import type { PartialList } from '../context/facts.ts'
import type { Account, PushTrigger, Trigger } from '../event/event.ts'
import type { Result } from '../result.ts'
import { type FilterPattern, isMatched } from './filter-patterns.ts'
import { type CommitPull, closed, type GateAnswer, type GateRules, off, open, unseen } from './gate.ts'
import { pullsBehind } from './gates.ts'

/** The account that the agent opens pull requests and pushes as. */
const agentLogin = 'mintlify[bot]'

/** Events that somebody asks for. */
const requestedEvents: readonly string[] = ['workflow_dispatch', 'repository_dispatch', 'schedule']

/** Requests that the guard may need for one push. */
const maxAskedCommits = 5

const tooManyPulls = 'a commit is in more than 100 pull requests, and not all were read'

/** `isRefused`: GitHub answered that the token has no right to ask. Otherwise there was no usable answer. */
type CommitPullsError = { problem: string; isRefused: boolean }

export type CommitPullsReading = Result<PartialList<CommitPull>, CommitPullsError>

/** What the event says by itself. Null for a push, whose pull requests have to be asked for. */
export function guardByEvent(
  { trigger, sender, eventName }: { trigger: Trigger; sender: Account; eventName: string },
  { agentBranches }: GateRules,
): GateAnswer | null {
  if (agentBranches.length === 0) return off
  const isOnRequest = trigger.kind === 'comment' || requestedEvents.includes(eventName)
  if (sender.login === agentLogin && !isOnRequest) return closed('own-pull-request')
  if (trigger.kind === 'pull-request')
    return isAgentPull(trigger, agentBranches) ? closed('own-pull-request') : open()
  if (trigger.kind === 'workflow-run') {
    const { actor, headBranch, isCrossRepository } = trigger
    return guardBranch({ author: actor, headBranch, isCrossRepository }, agentBranches)
  }
  if (trigger.kind !== 'push') return open()
  const isOwn = isMatched(trigger.branch, agentBranches) || hasOnlyOwnCommits(trigger)
  return isOwn ? closed('own-pull-request') : null
}

/** Whether the event is about a pull request that the agent opened, or whose branch is one of the agent's. */
export function isAgentPull(trigger: Trigger, agentBranches: readonly FilterPattern[]): boolean {
  if (trigger.kind !== 'pull-request') return false
  const { author, pullRequest, isCrossRepository } = trigger
  const { headRef: headBranch } = pullRequest
  return isOwnOrigin({ author: author?.login ?? null, headBranch, isCrossRepository }, agentBranches)
}

/** The commits of a push whose pull requests are asked for: up to five of those that the agent did not write itself. */
export function commitsToAsk({ commits, after }: PushTrigger): string[] {
  const others = commits.filter(({ author }) => author !== agentLogin).map(({ sha }) => sha)
  if (others.length <= maxAskedCommits) return others.length === 0 ? [after] : others
  // A batch of a merge queue brings several pull requests, so the commits are taken from all over the push.
  const step = (others.length - 1) / (maxAskedCommits - 1)
  return Array.from({ length: maxAskedCommits }, (_, index) => others[Math.round(index * step)] ?? after)
}

/**
 * What the pull requests of the commits say. A loop costs money and a missed run can be repeated, so without an answer the
 * guard closes.
 */
export function guardByPulls(
  { branch }: Pick<PushTrigger, 'branch'>,
  readings: readonly CommitPullsReading[],
  { agentBranches }: GateRules,
): GateAnswer {
  const lists = readings.flatMap((reading) => (reading.kind === 'success' ? [reading.value] : []))
  const isOwn = ({ author, ...pull }: CommitPull) =>
    isOwnOrigin({ ...pull, author: author?.login ?? null }, agentBranches)
  const known = lists.map(({ items }) => pullsBehind(items, branch))
  if (known.some((pulls) => pulls.length === 0 || !pulls.every(isOwn))) return open()
  if (lists.some(({ total }) => total === null)) return closed('guard-unreadable', tooManyPulls)
  const errors = readings.flatMap((reading) => (reading.kind === 'failure' ? [reading.error] : []))
  const unanswered = errors.find(({ isRefused }) => !isRefused)
  if (unanswered) return closed('guard-unreadable', unanswered.problem)
  const [refused] = errors
  if (refused) return unseen(refused.problem, true)
  const numbers = new Set(known.flat().map(({ number }) => `#${number}`))
  return closed('own-pull-request', [...numbers].join(', '))
}

type Origin = { author: string | null; headBranch: string | null; isCrossRepository: boolean }

function guardBranch(origin: Origin, agentBranches: readonly FilterPattern[]): GateAnswer {
  return isOwnOrigin(origin, agentBranches) ? closed('own-pull-request') : open()
}

/** A fork may call its branch anything. */
function isOwnOrigin({ author, headBranch, isCrossRepository }: Origin, branches: readonly FilterPattern[]) {
  return author === agentLogin || (!isCrossRepository && isMatched(headBranch ?? '', branches))
}

function hasOnlyOwnCommits({ commits }: PushTrigger): boolean {
  return commits.length > 0 && commits.every(({ author }) => author === agentLogin)
}
