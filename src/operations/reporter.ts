// Keeps the report of a run and hands it to everyone who reads it: outputs and saved state at once, the comment in the
// background, all of them at the end. Trouble with any of them is told, and changes no result.
import type { Clock } from '../domain/clock.ts'
import { hasEnded, type Job } from '../domain/job.ts'
import type { Outcome } from '../domain/outcome.ts'
import { outputsAtEnd, outputsOfJob } from '../domain/outputs.ts'
import { type Reaction, reactionTo } from '../domain/reaction.ts'
import { type Report, withJob, withOutcome } from '../domain/report.ts'

export type ReporterPorts = {
  clock: Clock
  setOutputs: (values: Record<string, string>) => void
  /** Keeps the report for the post step. */
  saveReport: (report: Report) => void
  /** Writes the comment and gives its URL, or says why it could not; null where there is none to write. */
  publish: (report: Report, signal: AbortSignal) => Promise<Published | null>
  /** Replaces our reaction on the commanding comment. */
  react: (report: Report, reaction: Reaction, signal: AbortSignal) => Promise<void>
  writeSummary: (report: Report) => void
  warn: (text: string) => void
}

export type Published = { url: string } | { problem: string }

export type Reporter = {
  /** The run has begun to work on its job. */
  started(report: Report, job: Job | null): void
  /** The job was read again. */
  read(job: Job): void
  /** The run is over: every surface says so. Gives the last report. */
  ended(end: Outcome, figures: { polls: number; durationMs: number }, budget: AbortSignal): Promise<Report>
}

/** A reporter that begins with what is known before the service was asked. */
export function createReporter(first: Report, ports: ReporterPorts): Reporter {
  let report = first
  let jobId: string | null = null
  let commentUrl = ''
  let publishing = Promise.resolve()
  const whileWaiting = new AbortController()
  /** One after the other, so that an older report never overtakes a newer one. */
  const publish = (signal: AbortSignal) => {
    const version = report
    publishing = publishing.then(async () => {
      const published = await ports.publish(version, signal)
      if (published && 'url' in published) commentUrl = published.url
      if (published && 'problem' in published) ports.warn(published.problem)
    })
    return publishing
  }
  const finish = async (end: Outcome, budget: AbortSignal) => {
    budget.addEventListener('abort', () => whileWaiting.abort(), { once: true })
    const reaction = reactionTo(end)
    await Promise.all([
      hasThreadNews(end) ? publish(budget) : undefined,
      reaction ? ports.react(report, reaction, budget) : undefined,
    ])
  }
  return {
    started(now, job) {
      report = job ? withJob(now, job) : now
      jobId = report.jobId
      ports.setOutputs(job ? outputsOfJob(job) : { 'job-id': jobId ?? '' })
      ports.saveReport(report)
      if (!job || !hasEnded(job)) publish(whileWaiting.signal).catch((error) => ports.warn(String(error)))
    },
    read(job) {
      report = withJob(report, job)
      ports.setOutputs(outputsOfJob(job))
    },
    async ended(end, figures, budget) {
      report = withOutcome(report, end, ports.clock.now())
      const setOutputs = () => ports.setOutputs(outputsAtEnd(end, { ...figures, commentUrl, jobId }))
      setOutputs()
      ports.saveReport(report)
      // A cancelled run has seconds left: its comment is the post step's work.
      if (end.result === 'cancelled') whileWaiting.abort()
      else await finish(end, budget)
      setOutputs()
      ports.writeSummary(report)
      return report
    },
  }
}

/** A run that did nothing has nothing to say on a thread. */
function hasThreadNews({ result, reason }: Outcome): boolean {
  return result !== 'skipped' && reason !== 'invalid-input'
}
