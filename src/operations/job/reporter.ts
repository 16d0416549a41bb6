// Keeps the report of a run and passes it on: to outputs and saved state at once, to GitHub in the background, and to
// everything at the end. A problem with any of them becomes a warning and changes no result.
import type { Clock } from '../../domain/clock.ts'
import { endSending, showsArrival } from '../../domain/conversation/queue.ts'
import { hasEnded, type Job } from '../../domain/job/job.ts'
import { type Outcome, shouldComment } from '../../domain/job/outcome.ts'
import { outputsAtEnd, outputsOfJob } from '../../domain/job/outputs.ts'
import { hasAsked, type Report, withJob, withOutcome } from '../../domain/job/report.ts'
import type { RunPhase } from '../../domain/job/saved-run.ts'
import type { Publisher } from './publisher.ts'

export type ReporterPorts = {
  publisher: Publisher
  clock: Clock
  setOutputs: (values: Record<string, string>) => void
  /** Saves the report for the post step. */
  saveReport: (report: Report, phase: RunPhase) => void
  /** Page of the conversation's comment, null if the run has not written it. */
  commentUrl: () => string | null
  /** Never throws. `hasComment`: whether the run has a comment that remembers it. */
  writeSummary: (report: Report, hasComment: boolean) => Promise<void> | void
}

export type Reporter = {
  /** The run is about to ask the service. If it is killed now, the post step knows as much. */
  prepared(report: Report): void
  /** The run begins a turn, or goes on with one. */
  beginning(): void
  /** The run works on its job. */
  started(report: Report, job: Job | null): void
  /** The run will wait. Writes the comment in the background. */
  waiting(): void
  /** The job was read again. */
  jobRead(job: Job): void
  /** The run is over. Without a budget, GitHub is left to the post step. */
  ended(end: Outcome, figures: RunFigures, budget: AbortSignal | null): Promise<LastReport>
}

/** `hasComment`: whether the run has a comment that remembers it. */
export type LastReport = { report: Report; hasComment: boolean }

type RunFigures = { polls: number; durationMs: number }

/** A reporter that starts with what is known before the service is asked. */
export function createReporter(first: Report, ports: ReporterPorts): Reporter {
  const { publisher } = ports
  let report = first
  let jobId: string | null = null
  let phase: RunPhase = 'begun'
  /** Whether the run waits for an earlier turn, whose end another run may announce. */
  let hasWaited = false
  let hasBegun = false
  let seesTurn = first.status !== null && !hasEnded({ status: first.status })
  const save = (next: Report) => {
    report = next
    ports.saveReport(report, phase)
  }
  const writeStatus = () => report.commitStatus && publisher.status({ ...report, result: null })
  return {
    prepared: save,
    beginning() {
      // A run that has to wait before it can send begins again.
      if (!hasBegun) writeStatus()
      hasBegun = true
    },
    started(now, job) {
      phase = 'waiting'
      seesTurn ||= now.turn > report.turn || (job !== null && !hasEnded(job))
      save(job ? withJob(now, job) : now)
      jobId = report.jobId
      ports.setOutputs(job ? outputsOfJob(job) : { 'job-id': jobId ?? '' })
      if (hasWaited) writeStatus()
    },
    waiting: () => publisher.comment(report),
    jobRead(job) {
      hasWaited ||= jobId === null && !hasEnded(job)
      seesTurn ||= jobId !== null && !hasEnded(job)
      report = withArrival(withJob(report, job), job)
      ports.setOutputs(outputsOfJob(job))
    },
    async ended(end, figures, budget) {
      save(withTimedOutcome(report, end, { at: ports.clock.now(), seesTurn }))
      const setOutputs = () => {
        // A queued run changes a comment that tells of another run.
        const commentUrl = end.result === 'queued' ? ports.commentUrl() : publisher.commentUrl()
        const known = { ...figures, commentUrl, jobId, docsState: report.docsPull?.state ?? null }
        ports.setOutputs(outputsAtEnd(end, known))
      }
      setOutputs()
      // A status check that read no job says nothing about the turn.
      if (!hasBegun && !hasAsked(report) && end.job === null) report = { ...report, commitStatus: null }
      if (budget) report = await publisher.end(report, end, budget)
      else publisher.abort()
      if (shouldComment(end)) setOutputs()
      const hasComment = publisher.commentUrl() !== null
      if (await shouldWriteSummary(end)) await ports.writeSummary(report, hasComment)
      if (budget && !budget.aborted) {
        phase = 'ended'
        save(report)
      }
      return { report, hasComment }
    },
  }
}

/**
 * The report at the run's end. A run that neither sent the request nor saw the agent at work on it does not see the end of
 * the turn, and knows only what an earlier run knew of its time.
 */
function withTimedOutcome(report: Report, end: Outcome, run: { at: Date; seesTurn: boolean }): Report {
  const ended = withOutcome(report, end, run.at)
  return run.seesTurn ? ended : { ...ended, tookMs: report.tookMs }
}

/** A job that is at work has got what was on its way to it. */
function withArrival(report: Report, job: Job): Report {
  const { queue } = report
  return queue.sending && showsArrival(queue.sending, job)
    ? { ...report, queue: endSending(queue, queue.sending.ids) }
    : report
}

const summarizedReasons: readonly unknown[] = [
  'dry-run',
  'conversation-busy',
  'memory-unreadable',
  'no-secrets',
  'permission-unknown',
  'source-closed',
  'source-merged',
  'source-reopened',
  'status-not-set',
  'status-waived',
]

/** A skipped run writes a summary only if there is something to see or to fix. */
async function shouldWriteSummary(end: Outcome): Promise<boolean> {
  if (shouldComment(end) || end.result === 'queued' || summarizedReasons.includes(end.reason)) return true
  // Loaded only now, with the summary itself, because nothing is told before the first request.
  const { tellsOfGate } = await import('../../domain/markdown/job-summary.ts')
  return tellsOfGate(end.reason)
}
