// Keeps the report of a run and hands it to everyone who reads it: outputs and saved state at once, the comment in the
// background, all of them at the end. Trouble with any of them is told, and changes no result.
import type { Clock } from '../../domain/clock.ts'
import { type Reaction, reactionTo } from '../../domain/conversation/reaction.ts'
import type { Job } from '../../domain/job/job.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import { outputsAtEnd, outputsOfJob } from '../../domain/job/outputs.ts'
import { type Report, withJob, withOutcome } from '../../domain/job/report.ts'

export type ReporterPorts = {
  clock: Clock
  setOutputs: (values: Record<string, string>) => void
  /** Keeps the report for the post step. */
  saveReport: (report: Report, phase: Phase) => void
  /** Writes the comment and gives its URL, or says why it could not; null where there is none to write. */
  publish: (report: Report, signal: AbortSignal) => Promise<Published | null>
  /** Replaces our reaction on the commanding comment. */
  react: (report: Report, reaction: Reaction, signal: AbortSignal) => Promise<void>
  /** Never throws. */
  writeSummary: (report: Report) => void
  warn: (text: string) => void
}

/** How far the run has come: `waiting` once there is a job to ask for, `ended` once nothing is left to do. */
type Phase = 'begun' | 'waiting' | 'ended'

export type Published = { url: string } | { problem: string }

export type Reporter = {
  /** The run is about to ask the service: should it be killed now, the post step knows as much. */
  prepared(report: Report): void
  /** The run has begun to work on its job. */
  started(report: Report, job: Job | null): void
  /** The run will wait: the thread is told, in the background. */
  waiting(): void
  /** The job was read again. */
  read(job: Job): void
  /** The run is over: every surface says so. Without a budget GitHub is left to the post step. Gives the last report. */
  ended(end: Outcome, figures: Figures, budget: AbortSignal | null): Promise<Report>
}

type Figures = { polls: number; durationMs: number }

/** A reporter that begins with what is known before the service was asked. */
export function createReporter(first: Report, ports: ReporterPorts): Reporter {
  let report = first
  let jobId: string | null = null
  let phase: Phase = 'begun'
  let commentUrl = ''
  let publishing = Promise.resolve()
  const whileWaiting = new AbortController()
  const keep = (next: Report) => {
    report = next
    ports.saveReport(report, phase)
  }
  /** One after the other, so that an older report never overtakes a newer one. */
  const publish = (signal: AbortSignal) => {
    const version = report
    publishing = publishing.then(async () => {
      const published = await ports.publish(version, signal).catch(problemOf)
      if (published && 'url' in published) commentUrl = published.url
      // What the end of the wait broke off is written again at once.
      const isBrokenOff = signal === whileWaiting.signal && signal.aborted
      if (published && 'problem' in published && !isBrokenOff) ports.warn(published.problem)
    })
    return publishing
  }
  const finish = async (end: Outcome, budget: AbortSignal) => {
    budget.addEventListener('abort', () => whileWaiting.abort(), { once: true })
    const reaction = reactionTo(end)
    await Promise.all([
      isNews(end) ? publish(budget) : undefined,
      reaction ? ports.react(report, reaction, budget) : undefined,
    ])
  }
  return {
    prepared: keep,
    started(now, job) {
      phase = 'waiting'
      keep(job ? withJob(now, job) : now)
      jobId = report.jobId
      ports.setOutputs(job ? outputsOfJob(job) : { 'job-id': jobId ?? '' })
    },
    waiting() {
      void publish(whileWaiting.signal)
    },
    read(job) {
      report = withJob(report, job)
      ports.setOutputs(outputsOfJob(job))
    },
    async ended(end, figures, budget) {
      keep(withOutcome(report, end, ports.clock.now()))
      const setOutputs = () => ports.setOutputs(outputsAtEnd(end, { ...figures, commentUrl, jobId }))
      setOutputs()
      if (!budget) whileWaiting.abort()
      if (budget) await finish(end, budget)
      if (isNews(end)) setOutputs()
      if (deservesSummary(end)) ports.writeSummary(report)
      if (!budget || budget.aborted) return report
      phase = 'ended'
      keep(report)
      return report
    },
  }
}

/** A run that did nothing has nothing to say on a thread. */
function isNews({ result, reason }: Outcome): boolean {
  return result !== 'skipped' && reason !== 'invalid-input'
}

/** Nor in a summary, unless there is something to show or to mend. */
function deservesSummary(end: Outcome): boolean {
  return isNews(end) || end.reason === 'dry-run' || end.reason === 'no-secrets'
}

function problemOf(error: unknown): Published {
  return { problem: error instanceof Error ? error.message : String(error) }
}
