// Keeps the report of a run and passes it on: to outputs and saved state at once, to the comment in the background, and
// to everything at the end. A problem with any of them becomes a warning and changes no result.
import type { Clock } from '../../domain/clock.ts'
import { type Reaction, reactionTo } from '../../domain/conversation/reaction.ts'
import type { Job } from '../../domain/job/job.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import { outputsAtEnd, outputsOfJob } from '../../domain/job/outputs.ts'
import { type Report, withJob, withOutcome } from '../../domain/job/report.ts'
import type { RunPhase } from '../../domain/job/saved-run.ts'
import { isGateReason } from '../../domain/messages/skips.ts'
import { failure, type Result } from '../../domain/result.ts'

export type ReporterPorts = {
  clock: Clock
  setOutputs: (values: Record<string, string>) => void
  /** Saves the report for the post step. */
  saveReport: (report: Report, phase: RunPhase) => void
  /** Writes the comment. Returns its URL or what went wrong, null if there is no comment to write. */
  publish: (report: Report, signal: AbortSignal) => Promise<Result<string, string> | null>
  /** Replaces our reaction to the comment with the command. */
  replaceReaction: (command: Report['command'], reaction: Reaction, signal: AbortSignal) => Promise<void>
  /** Never throws. `hasComment`: whether the run has a comment that remembers it. */
  writeSummary: (report: Report, hasComment: boolean) => void
  warn: (text: string) => void
}

export type Reporter = {
  /** The run is about to ask the service. If it is killed now, the post step knows as much. */
  prepared(report: Report): void
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
  let report = first
  let jobId: string | null = null
  let phase: RunPhase = 'begun'
  let commentUrl: string | null = null
  let publishing = Promise.resolve()
  const backgroundAbort = new AbortController()
  const save = (next: Report) => {
    report = next
    ports.saveReport(report, phase)
  }
  /** One after the other, so that an older report never overwrites a newer one. */
  const publish = (signal: AbortSignal) => {
    const version = report
    publishing = publishing.then(async () => {
      const published = await ports.publish(version, signal).catch(failureOf)
      if (published?.kind === 'success') commentUrl = published.value
      // The end of the run aborts the background write and writes again at once.
      const isReplaced = signal === backgroundAbort.signal && signal.aborted
      if (published?.kind === 'failure' && !isReplaced) ports.warn(published.error)
    })
    return publishing
  }
  const updateGitHub = async (end: Outcome, budget: AbortSignal) => {
    linkAbort(budget, backgroundAbort)
    const reaction = reactionTo(end)
    await Promise.all([
      shouldComment(end) ? publish(budget) : undefined,
      reaction ? ports.replaceReaction(report.command, reaction, budget) : undefined,
    ])
  }
  return {
    prepared: save,
    started(now, job) {
      phase = 'waiting'
      save(job ? withJob(now, job) : now)
      jobId = report.jobId
      ports.setOutputs(job ? outputsOfJob(job) : { 'job-id': jobId ?? '' })
    },
    waiting: () => void publish(backgroundAbort.signal),
    jobRead(job) {
      report = withJob(report, job)
      ports.setOutputs(outputsOfJob(job))
    },
    async ended(end, figures, budget) {
      save(withOutcome(report, end, ports.clock.now()))
      const setOutputs = () => ports.setOutputs(outputsAtEnd(end, { ...figures, commentUrl, jobId }))
      setOutputs()
      if (budget) await updateGitHub(end, budget)
      else backgroundAbort.abort()
      if (shouldComment(end)) setOutputs()
      const hasComment = commentUrl !== null
      if (shouldWriteSummary(end)) ports.writeSummary(report, hasComment)
      if (budget && !budget.aborted) {
        phase = 'ended'
        save(report)
      }
      return { report, hasComment }
    },
  }
}

/** A skipped run does not comment. A run that could not read its comment does not write it either. */
function shouldComment({ result, reason }: Outcome): boolean {
  return result !== 'skipped' && reason !== 'invalid-input' && reason !== 'memory-unreadable'
}

const summarizedReasons: readonly unknown[] = [
  'dry-run',
  'memory-unreadable',
  'no-secrets',
  'permission-unknown',
]

/** A skipped run writes a summary only if there is something to see or to fix. */
function shouldWriteSummary(end: Outcome): boolean {
  return shouldComment(end) || isGateReason(end.reason) || summarizedReasons.includes(end.reason)
}

/** Aborts the controller with the signal, or at once, because an aborted signal emits no further event. */
function linkAbort(signal: AbortSignal, controller: AbortController): void {
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort(), { once: true })
}

function failureOf(error: unknown): Result<string, string> {
  return failure(error instanceof Error ? error.message : String(error))
}
