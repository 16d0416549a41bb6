// Finishes the threads of jobs that nobody waited for: asks for each job once and tells the thread how it ended.

import type { Clock } from '../../domain/clock.ts'
import type { Attempt } from '../../domain/http/attempt.ts'
import type { Job } from '../../domain/job/job.ts'
import type { Outcome, Reason } from '../../domain/job/outcome.ts'
import { type Report, withOutcome } from '../../domain/job/report.ts'
import {
  findingOf,
  isOpen,
  type OpenThread,
  type ThreadNews,
} from '../../domain/reconcile/open-conversation.ts'

export type ReconcilePorts = {
  clock: Clock
  /** Our comments among those that changed lately, and why the list is not whole; null where it is. */
  listThreads: () => Promise<{ threads: OpenThread[]; foreign: number; problem: string | null }>
  getJob: (jobId: string) => Promise<Attempt<Job>>
  /** Edits the thread's comment and replaces its reaction. Gives what could not be done, empty if all was. */
  finish: (thread: OpenThread, report: Report, end: Outcome) => Promise<string>
  interrupted: AbortSignal
  log: (line: string) => void
}

export type Reconciled = {
  result: 'done' | 'partial' | 'rejected'
  reason: Reason
  detail: string
  /** Threads whose job was asked for. */
  news: ThreadNews[]
  /** Threads left for the next run. */
  left: number
  /** Comments that look like ours and do not verify. */
  foreign: number
}

/** Requests under way at a time, and threads that one run takes on: GitHub has 1,000 requests an hour for a repository. */
const mostAtATime = 4
const mostThreads = 150

/** What became of the repository's open threads. Trouble with one of them stops no other. */
export async function reconcile(ports: ReconcilePorts): Promise<Reconciled> {
  const { threads, foreign, problem } = await ports.listThreads()
  const open = newestOfEach(threads).filter(({ report }) => isOpen(report))
  ports.log(`Found ${open.length} open threads`)
  const queue = open.slice(0, mostThreads)
  const news: ThreadNews[] = []
  let stop: { reason: Reason; detail: string } | null = null
  const work = async () => {
    for (let thread = queue.shift(); thread && !stop && !ports.interrupted.aborted; thread = queue.shift()) {
      const told = await look(thread, ports)
      if ('reason' in told) stop = told
      else news.push(told)
    }
  }
  await Promise.all(Array.from({ length: mostAtATime }, work))
  const left = open.length - news.length
  return { ...verdictOf({ stop, problem, left, news }), news: inOrder(news), left, foreign }
}

async function look(
  thread: OpenThread,
  ports: ReconcilePorts,
): Promise<ThreadNews | { reason: Reason; detail: string }> {
  const { report, place, url } = thread
  const jobId = report.jobId ?? ''
  const finding = findingOf(report, await ports.getJob(jobId), ports.clock.now())
  if (finding.is === 'refused') return finding
  const known = { thread: place.thread, jobId, commentUrl: url, prLink: report.pullRequest?.url ?? '' }
  if (finding.is === 'pending') {
    return { ...known, status: finding.job?.status ?? '', result: null, problem: finding.problem }
  }
  const end = finding.outcome
  const finished = { ...withOutcome(report, end, ports.clock.now()), tookMs: null }
  const problem = await ports.finish(thread, finished, end)
  ports.log(`#${place.thread}: job ${jobId} ${end.job?.status ?? 'was not found'}`)
  const prLink = end.job?.pullRequest?.url ?? known.prLink
  return { ...known, prLink, status: end.job?.status ?? '', result: end.result, problem }
}

type Ending = {
  stop: { reason: Reason; detail: string } | null
  problem: string | null
  left: number
  news: ThreadNews[]
}

function verdictOf({ stop, problem, left, news }: Ending): Pick<Reconciled, 'result' | 'reason' | 'detail'> {
  if (stop && stop.reason !== 'rate-limited' && news.length === 0) return { result: 'rejected', ...stop }
  if (stop) return { result: 'partial', ...stop }
  if (problem !== null) return { result: 'partial', reason: '', detail: problem }
  return { result: left > 0 ? 'partial' : 'done', reason: '', detail: '' }
}

/** Of several comments on a thread with the same key, the greatest turn counts, then the first comment. */
function newestOfEach(threads: readonly OpenThread[]): OpenThread[] {
  const newest = new Map<string, OpenThread>()
  for (const thread of threads) {
    const name = `${thread.place.thread} ${thread.place.key}`
    const other = newest.get(name)
    if (!other || isNewer(thread, other)) newest.set(name, thread)
  }
  return [...newest.values()]
}

function isNewer(a: OpenThread, b: OpenThread): boolean {
  if (a.report.turn !== b.report.turn) return a.report.turn > b.report.turn
  return a.place.commentId < b.place.commentId
}

function inOrder(news: readonly ThreadNews[]): ThreadNews[] {
  return [...news].sort((a, b) => a.thread - b.thread)
}
