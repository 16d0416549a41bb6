// Finishes the conversations of jobs that nobody waited for: reads each job once, publishes how it ended, and follows its
// docs pull request.

import { maxTakingOnMs } from '../base/budgets.ts'
import { joinSentences } from '../base/escape.ts'
import { countedText } from '../base/format.ts'
import { sideBySide } from '../base/side-by-side.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { isOpen, type TrackedConversation } from '../conversation/tracked-conversation.ts'
import { type RateLimit, rateLimitText } from '../github/rate-limit.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import { hasQueue } from '../state/report.ts'
import { type Checked, type CheckPorts, check, lookAgain, type Rejection } from './check-jobs.ts'
import { hasOpenPull, isFollowed } from './conversation-update.ts'
import { type ListedRepository, type ListPorts, listRepositories } from './list-conversations.ts'
import { countOutcomes } from './outcomes.ts'
import { type ReconcileReport, unverifiedText } from './reconcile-report.ts'
import { type Candidate, fullNameOf } from './repositories.ts'
import {
  describeRepository,
  isRead,
  isTroubled,
  listProblemOf,
  type RepositoryResult,
  type RepositoryUpdate,
  repositoryLines,
} from './repository-updates.ts'
import { inRounds } from './rounds.ts'
import type { WakeUp } from './wake-up.ts'

export type ReconcileTask = {
  repositories: readonly Candidate[]
  /** Why there may be more repositories, null if these are all. */
  problem: string | null
  maxAgeMs: number
  /** Null if nothing has happened to a docs pull request. */
  wakeUp: WakeUp | null
}

export type ReconcilePorts = Omit<CheckPorts, 'conversation'> &
  ListPorts & {
    /** The conversation of a comment. Nothing is sent yet. */
    conversationOf: (tracked: TrackedConversation) => Conversation
    /** Says which docs pull requests are about to be read. */
    expectDocsPulls: (links: readonly PullRequestLink[]) => void
    /** The limit of GitHub of which the rest is left to others, null if there is none. */
    rateLimit: () => RateLimit | null
    /** Aborts when the run is canceled or its time is over. */
    signal: AbortSignal
  }

const maxConcurrency = 10

/** What became of the conversations that a pass has taken on. */
type Work = { checks: Map<TrackedConversation, Checked>; rejection: Rejection | null }

/**
 * What became of the conversations of all repositories. A problem with one of them, or with a repository, does not stop the
 * others. Those older than `maxAgeMs` are looked at for the last time.
 */
export async function reconcile(task: ReconcileTask, ports: ReconcilePorts): Promise<ReconcileReport> {
  const { clock, signal, rateLimit } = ports
  const startMs = clock.elapsedMs()
  const mayGoOn = () => !signal.aborted && clock.elapsedMs() - startMs < maxTakingOnMs && rateLimit() === null
  const listed = await listRepositories(task.repositories, ports, mayGoOn)
  const open = listed.flatMap(({ found }) => found.filter(({ report }) => isFollowed(report)))
  ports.log(foundText(open, listed))
  ports.expectDocsPulls(open.flatMap(({ report }) => (hasOpenPull(report) ? (report.pullRequest ?? []) : [])))
  const unverified = countUnverified(listed)
  if (unverified > 0) ports.log(unverifiedText(unverified))
  const work = await takeOn(inRounds(open), { task, startMs, mayGoOn }, ports)
  const report = reportOf({ task, listed, unverified }, work, ports)
  for (const line of repositoryLines(report)) ports.log(line)
  return report
}

type Pass = { task: ReconcileTask; startMs: number; mayGoOn: () => boolean }

async function takeOn(
  queue: readonly TrackedConversation[],
  { task, startMs, mayGoOn }: Pass,
  ports: ReconcilePorts,
): Promise<Work> {
  const { maxAgeMs, wakeUp, repositories } = task
  const work: Work = { checks: new Map(), rejection: null }
  const looks: Promise<void>[] = []
  const keep = (conversation: TrackedConversation, result: Checked | Rejection) => {
    if (result.kind === 'rejected') work.rejection = result
    else work.checks.set(conversation, result)
  }
  await sideBySide(queue, { count: maxConcurrency, mayGoOn }, async (next) => {
    // Without the service, only the jobs that have ended can be looked after.
    if (work.rejection && isOpen(next.report)) return
    const log = repositories.length > 1 ? logWithName(ports, fullNameOf(next.repository)) : ports.log
    const conversation = ports.conversationOf(next)
    const own = { ...ports, log, conversation }
    const result = await check(next, maxAgeMs, own)
    keep(next, result)
    const look = { maxAgeMs, wakeUp, startMs, signal: ports.signal }
    // The others need not wait for it.
    const last = result.kind === 'rejected' ? result : lookAgain(result, { look, ports: own })
    looks.push(
      Promise.resolve(last)
        .then((one) => keep(next, one))
        .finally(conversation.close),
    )
  })
  await Promise.all(looks)
  return work
}

/** Lines begin with the number of the conversation, such as `#7: …`. */
function logWithName({ log }: Pick<CheckPorts, 'log'>, name: string): CheckPorts['log'] {
  return (line) => log(`${name}${line}`)
}

type Listed = { task: ReconcileTask; listed: readonly ListedRepository[]; unverified: number }

function reportOf(
  { task, listed, unverified }: Listed,
  { checks, rejection }: Work,
  ports: ReconcilePorts,
): ReconcileReport {
  const results = listed.map((one) => resultOf(one, checks))
  const left = results.reduce((sum, one) => sum + one.left, 0)
  const isLeft = left > 0 || results.some(({ listing }) => listing === null)
  const limit = isLeft ? ports.rateLimit() : null
  const updates = results.flatMap((one) => one.updates)
  const isWhole = task.problem === null && results.every(isRead)
  const isDone = task.problem === null && !isLeft && !results.some(isTroubled)
  const reports = listed.flatMap(({ found }) => found.map((one) => (checks.get(one)?.tracked ?? one).report))
  const [only] = results.length === 1 ? results : []
  const problem = joinSentences([
    task.problem,
    only ? listProblemOf(only) : null,
    limit && rateLimitText(limit),
  ])
  return {
    ...endOf({ rejection, problem: problem || null, isDone, isUseless: updates.length === 0 }),
    repositories: results.map(({ update }) => update),
    updates,
    followed: results.flatMap((one) => one.followed),
    outcomes: isWhole ? countOutcomes(reports, ports.clock.now()) : null,
    waiting: results.reduce((sum, one) => sum + one.waiting, 0),
    left,
    unverified,
  }
}

function resultOf(
  { candidate, listing, found }: ListedRepository,
  checks: Work['checks'],
): RepositoryResult & { update: RepositoryUpdate } {
  const checked = found.flatMap((one) => checks.get(one) ?? []).toSorted((a, b) => issueOf(a) - issueOf(b))
  const updates = checked.flatMap(({ update }) => update ?? [])
  const followed = checked.flatMap((one) => one.followed ?? [])
  const left = found.filter((one) => isFollowed(one.report) && !checks.has(one)).length
  const waiting = checked.filter(({ update, tracked }) => update === null && hasQueue(tracked.report)).length
  const result = { candidate, listing, updates, followed, waiting, left }
  return { ...result, update: describeRepository(result) }
}

function issueOf({ update, followed }: Checked): number {
  return update?.issueNumber ?? followed?.issueNumber ?? 0
}

type Ending = { rejection: Rejection | null; problem: string | null; isDone: boolean; isUseless: boolean }

function endOf({ rejection, problem, isDone, isUseless }: Ending) {
  if (!rejection) return { result: isDone ? 'done' : 'partial', reason: null, detail: problem } as const
  const { reason, detail } = rejection
  return { result: isUseless && reason !== 'rate-limited' ? 'rejected' : 'partial', reason, detail } as const
}

function foundText(open: readonly TrackedConversation[], { length }: readonly ListedRepository[]): string {
  const jobs = open.filter(({ report }) => isOpen(report) || hasQueue(report)).length
  const others = open.length - jobs
  const where = length > 1 ? ` in ${countedText(length, 'repository', 'repositories')}` : ''
  const found = `Found ${countedText(jobs, 'open conversation')}${where}`
  return others === 0 ? found : `${found}, and ${countedText(others, 'other conversation')} to follow`
}

function countUnverified(listed: readonly ListedRepository[]): number {
  return listed.reduce((sum, { listing }) => sum + (listing?.kind === 'listed' ? listing.unverified : 0), 0)
}
