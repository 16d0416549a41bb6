// Finishes the conversations of jobs that nobody waited for: reads each job once and publishes how it ended.
import type { Clock } from '../../domain/clock.ts'
import { countedText, durationText } from '../../domain/format.ts'
import type { HttpOutcome } from '../../domain/http/outcome.ts'
import type { Job } from '../../domain/job/job.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import { type Report, withOutcome } from '../../domain/job/report.ts'
import { type ReconcileReport, unverifiedText } from '../../domain/reconcile/report.ts'
import {
  activeMs,
  assessJob,
  type ConversationUpdate,
  isOpen,
  isStalled,
  type JobFinding,
  type Publication,
  type TrackedConversation,
} from '../../domain/reconcile/tracked-conversation.ts'

type ConversationList = {
  conversations: TrackedConversation[]
  unverified: number
  /** Why the list is not complete, null if it is. */
  problem: string | null
}

export type ReconcilePorts = {
  clock: Clock
  /** Our comments among those that changed lately. */
  listConversations: () => Promise<ConversationList>
  getJob: (jobId: string) => Promise<HttpOutcome<Job>>
  /** Edits the comment and replaces its reaction. */
  finish: (conversation: TrackedConversation, report: Report, end: Outcome) => Promise<Publication>
  /** Aborts when the run is canceled or its time is over. */
  signal: AbortSignal
  log: (line: string) => void
}

const maxConcurrency = 4

/**
 * Conversations that one run takes on. GITHUB_TOKEN has 1,000 requests an hour for each repository.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const maxConversations = 150

type Rejection = Extract<JobFinding, { kind: 'rejected' }>

/** What became of the repository's open conversations. A problem with one of them does not stop the others. */
export async function reconcile(ports: ReconcilePorts): Promise<ReconcileReport> {
  const { conversations, unverified, problem } = await ports.listConversations()
  const open = latestOfEach(conversations).filter(({ report }) => isOpen(report))
  ports.log(`Found ${countedText(open.length, 'open conversation')}`)
  if (unverified > 0) ports.log(unverifiedText(unverified))
  const queue = open.slice(0, maxConversations)
  const updates: ConversationUpdate[] = []
  let rejection: Rejection | null = null
  const work = async () => {
    for (let next = queue.shift(); next && !rejection && !ports.signal.aborted; next = queue.shift()) {
      const result = await check(next, ports)
      if (result.kind === 'rejected') rejection = result
      else updates.push(result.update)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrency }, work))
  const left = open.length - updates.length
  return {
    ...endOf({ rejection, problem, left, updates }),
    updates: updates.toSorted((a, b) => a.issueNumber - b.issueNumber),
    left,
    unverified,
  }
}

async function check(
  conversation: TrackedConversation,
  ports: ReconcilePorts,
): Promise<{ kind: 'checked'; update: ConversationUpdate } | Rejection> {
  const { report, url: commentUrl } = conversation
  const { issueNumber } = conversation.scope
  const jobId = report.jobId ?? ''
  const finding = assessJob(report, await ports.getJob(jobId), ports.clock.now())
  if (finding.kind === 'rejected') return finding
  const prLink = report.pullRequest?.url ?? null
  const known = { issueNumber, jobId, commentUrl, prLink, isStalled: false, isFinished: false }
  if (finding.kind === 'pending') {
    const { job, problem } = finding
    const isHanging = job !== null && logIfStalled(conversation, job, ports)
    const status = job?.status ?? null
    return { kind: 'checked', update: { ...known, status, result: null, problem, isStalled: isHanging } }
  }
  const end = finding.outcome
  const finished = { ...withOutcome(report, end, ports.clock.now()), tookMs: null }
  const { isWritten, problem } = await ports.finish(conversation, finished, end)
  const status = end.job?.status ?? null
  if (!isWritten && problem === null) {
    ports.log(`#${issueNumber}: a newer turn has the comment`)
    return { kind: 'checked', update: { ...known, status, result: null, problem } }
  }
  ports.log(`#${issueNumber}: job ${jobId} ${status ?? 'was not found'}`)
  const update = {
    ...known,
    prLink: end.job?.pullRequest?.url ?? prLink,
    status,
    result: end.result,
    isFinished: isWritten,
    problem,
  }
  return { kind: 'checked', update }
}

function logIfStalled(
  { report, scope: { issueNumber } }: TrackedConversation,
  job: Job,
  { clock, log }: ReconcilePorts,
): boolean {
  const now = clock.now()
  if (!isStalled(report, job, now)) return false
  const age = durationText(activeMs(report, job, now))
  log(
    `#${issueNumber}: job ${job.id} has been active for ${age} and looks stalled. Check it in the dashboard.`,
  )
  return true
}

type Ending = {
  rejection: Rejection | null
  problem: string | null
  left: number
  updates: readonly ConversationUpdate[]
}

function endOf({ rejection, problem, left, updates }: Ending) {
  if (rejection) {
    const { reason, detail } = rejection
    const isUseless = reason !== 'rate-limited' && updates.length === 0
    return { result: isUseless ? 'rejected' : 'partial', reason, detail } as const
  }
  const isDone = problem === null && left === 0 && updates.every((update) => update.problem === null)
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
