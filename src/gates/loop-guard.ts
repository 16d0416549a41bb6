// Whether a change is the agent's own: its pull request, or the push that merges it. Without this guard, an agent that
// works in the repository of the source would start the next job with each of its pull requests.
import type { Result } from '../base/result.ts'
import type { Account, PushTrigger, Trigger } from '../event/event.ts'
import { type CommitPull, pullsBehind } from '../github/commit-pulls.ts'
import type { PartialList } from '../github/list-pages.ts'
import { type FilterPattern, isMatched } from './filter-patterns.ts'
import { closed, type GateAnswer, type GateRules, off, open, unseen } from './gate-answer.ts'

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
  return isMatched(trigger.branch, agentBranches) ? closed('own-pull-request') : null
}

/** Whether the event is about a pull request that the agent opened, or whose branch is one of the agent's. */
export function isAgentPull(trigger: Trigger, agentBranches: readonly FilterPattern[]): boolean {
  if (trigger.kind !== 'pull-request') return false
  const { author, pullRequest, isCrossRepository } = trigger
  const { headRef: headBranch } = pullRequest
  return isOwnOrigin({ author: author?.login ?? null, headBranch, isCrossRepository }, agentBranches)
}

/** The commits of a push whose pull requests are asked for, at most five. */
export function commitsToAsk({ commits, after }: PushTrigger): string[] {
  const shas = commits.length === 0 ? [after] : commits.map(({ sha }) => sha)
  if (shas.length <= maxAskedCommits) return shas
  // A batch of a merge queue brings several pull requests, so the commits are taken from all over the push.
  const step = (shas.length - 1) / (maxAskedCommits - 1)
  return Array.from({ length: maxAskedCommits }, (_, index) => shas[Math.round(index * step)] ?? after)
}

/**
 * What the pull requests of the commits say. Anybody can write an author into a commit, so the authors count only where no pull
 * request is behind the commits. A loop costs money and a missed run can be repeated, so without an answer the guard closes.
 */
export function guardByPulls(
  push: Pick<PushTrigger, 'branch' | 'commits'>,
  readings: readonly CommitPullsReading[],
  { agentBranches }: GateRules,
): GateAnswer {
  const lists = readings.flatMap((reading) => (reading.kind === 'success' ? [reading.value] : []))
  const isOwn = ({ author, ...pull }: CommitPull) =>
    isOwnOrigin({ ...pull, author: author?.login ?? null }, agentBranches)
  const behind = lists.map(({ items }) => pullsBehind(items, push.branch))
  const pulls = behind.flat()
  const mayBeDirect = pulls.length === 0 && hasOnlyOwnCommits(push)
  const isOfOthers = behind.some((of) => (of.length === 0 ? !mayBeDirect : !of.every(isOwn)))
  return isOfOthers ? open() : (guardUnread(lists, readings) ?? closed('own-pull-request', namesOf(pulls)))
}

/** What the guard says of what could not be read, null if everything could. */
function guardUnread(
  lists: readonly PartialList<CommitPull>[],
  readings: readonly CommitPullsReading[],
): GateAnswer | null {
  if (lists.some(({ total }) => total === null)) return closed('guard-unreadable', tooManyPulls)
  const errors = readings.flatMap((reading) => (reading.kind === 'failure' ? [reading.error] : []))
  const unanswered = errors.find(({ isRefused }) => !isRefused)
  if (unanswered) return closed('guard-unreadable', unanswered.problem)
  const [refused] = errors
  return refused ? unseen(refused.problem, true) : null
}

function namesOf(pulls: readonly CommitPull[]): string | null {
  return [...new Set(pulls.map(({ number }) => `#${number}`))].join(', ') || null
}

type Origin = { author: string | null; headBranch: string | null; isCrossRepository: boolean }

function guardBranch(origin: Origin, agentBranches: readonly FilterPattern[]): GateAnswer {
  return isOwnOrigin(origin, agentBranches) ? closed('own-pull-request') : open()
}

/** A fork may call its branch anything. */
function isOwnOrigin({ author, headBranch, isCrossRepository }: Origin, branches: readonly FilterPattern[]) {
  return author === agentLogin || (!isCrossRepository && isMatched(headBranch ?? '', branches))
}

/** A project that publishes by direct pushes has no pull requests. */
function hasOnlyOwnCommits({ commits }: Pick<PushTrigger, 'commits'>): boolean {
  return commits.length > 0 && commits.every(({ author }) => author === agentLogin)
}
