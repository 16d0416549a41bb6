// Finishes the conversations of jobs that nobody waited for: reads each job once, publishes how it ended, and follows its
// docs pull request.
import { countedText } from '../../domain/format.ts'
import { countOutcomes } from '../../domain/reconcile/outcomes.ts'
import { type ReconcileReport, unverifiedText } from '../../domain/reconcile/report.ts'
import {
  type ConversationUpdate,
  type FollowedPull,
  isFollowed,
  isOpen,
  type TrackedConversation,
} from '../../domain/reconcile/tracked-conversation.ts'
import { type Checked, type CheckPorts, check, type Rejection } from './check.ts'

type ConversationList = {
  conversations: TrackedConversation[]
  unverified: number
  /** Why the list is not complete, null if it is. */
  problem: string | null
}

export type ReconcilePorts = CheckPorts & {
  /** Our comments among those that changed lately. */
  listConversations: () => Promise<ConversationList>
  /** Aborts when the run is canceled or its time is over. */
  signal: AbortSignal
}

const maxConcurrency = 4

/**
 * Conversations that one run takes on. GITHUB_TOKEN has 1,000 requests an hour for each repository.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const maxConversations = 150

/**
 * What became of the repository's conversations. A problem with one of them does not stop the others. Those older than
 * `maxAgeMs` are looked at for the last time.
 */
export async function reconcile(maxAgeMs: number, ports: ReconcilePorts): Promise<ReconcileReport> {
  const { conversations, unverified, problem } = await ports.listConversations()
  const latest = latestOfEach(conversations)
  const open = latest.filter(({ report }) => isFollowed(report))
  ports.log(foundText(open))
  if (unverified > 0) ports.log(unverifiedText(unverified))
  const checks = new Map<TrackedConversation, Checked>()
  let rejection: Rejection | null = null
  const queue = inOrder(open).slice(0, maxConversations)
  const work = async () => {
    for (let next = queue.shift(); next && !ports.signal.aborted; next = queue.shift()) {
      // Without the service, only the jobs that have ended can be looked after.
      if (rejection && isOpen(next.report)) continue
      const result = await check(next, maxAgeMs, ports)
      if (result.kind === 'rejected') rejection = result
      else checks.set(next, result)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrency }, work))
  const all = [...checks.values()].toSorted((a, b) => issueOf(a) - issueOf(b))
  const updates = all.flatMap(({ update }) => update ?? [])
  const followed = all.flatMap((one) => one.followed ?? [])
  const left = open.length - all.length
  const reports = latest.map((conversation) => checks.get(conversation)?.report ?? conversation.report)
  return {
    ...endOf({ rejection, problem, left, updates, followed }),
    updates,
    followed,
    outcomes: problem === null ? countOutcomes(reports, ports.clock.now()) : null,
    left,
    unverified,
  }
}

/** Agent jobs first, then docs pull requests, the longest quiet ones first: each has its turn, however many there are. */
function inOrder(open: readonly TrackedConversation[]): TrackedConversation[] {
  const jobs = open.filter(({ report }) => isOpen(report))
  const others = open.filter(({ report }) => !isOpen(report))
  const quietest = others.toSorted((a, b) => a.report.updatedAt.localeCompare(b.report.updatedAt))
  return [...jobs, ...quietest]
}

function foundText(open: readonly TrackedConversation[]): string {
  const jobs = open.filter(({ report }) => isOpen(report)).length
  const others = open.length - jobs
  const found = `Found ${countedText(jobs, 'open conversation')}`
  return others === 0 ? found : `${found}, and ${countedText(others, 'other conversation')} to follow`
}

function issueOf({ update, followed }: Checked): number {
  return update?.issueNumber ?? followed?.issueNumber ?? 0
}

type Ending = {
  rejection: Rejection | null
  problem: string | null
  left: number
  updates: readonly ConversationUpdate[]
  followed: readonly FollowedPull[]
}

function endOf({ rejection, problem, left, updates, followed }: Ending) {
  if (rejection) {
    const { reason, detail } = rejection
    const isUseless = reason !== 'rate-limited' && updates.length === 0
    return { result: isUseless ? 'rejected' : 'partial', reason, detail } as const
  }
  const isDone =
    problem === null && left === 0 && [...updates, ...followed].every((one) => one.problem === null)
  return { result: isDone ? 'done' : 'partial', reason: null, detail: problem } as const
}

/** Of several comments on a conversation with the same key, the one with the greatest turn, then the first. */
function latestOfEach(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const latest = new Map<string, TrackedConversation>()
  for (const conversation of conversations) {
    const name = `${conversation.scope.issueNumber} ${conversation.scope.key}`
    const other = latest.get(name)
    if (!other || isLater(conversation, other)) latest.set(name, conversation)
  }
  return [...latest.values()]
}

function isLater(a: TrackedConversation, b: TrackedConversation): boolean {
  if (a.report.turn !== b.report.turn) return a.report.turn > b.report.turn
  return a.scope.commentId < b.scope.commentId
}
