// The post step: finishes comment, reaction and summary of a run that was cancelled, timed out or killed. It asks the
// service once, since the job may have ended meanwhile.
import type { Attempt } from '../../domain/http/attempt.ts'
import { hasEnded, type Job } from '../../domain/job/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../../domain/job/outcome.ts'
import type { Report } from '../../domain/job/report.ts'
import type { Reporter } from './reporter.ts'

export type FinishPorts = {
  getJob: (jobId: string) => Promise<Attempt<Job>>
  reporter: Reporter
  /** Ends all that is asked of GitHub. */
  budget: AbortSignal
}

export type FinishRequest = {
  /** The report that the run saved last. */
  saved: Report
  /** Whether the run had a job to wait for. */
  hasJob: boolean
}

/** Brings every surface up to date. Gives the last report. */
export async function finishRun({ saved, hasJob }: FinishRequest, ports: FinishPorts): Promise<Report> {
  const isOver = saved.result !== null && saved.result !== 'cancelled'
  const reading = hasJob && !isOver && saved.jobId !== null ? await ports.getJob(saved.jobId) : null
  const job = reading?.kind === 'value' && reading.value.id === saved.jobId ? reading.value : null
  return ports.reporter.ended(outcomeOf(saved, job), { polls: reading ? 1 : 0, durationMs: 0 }, ports.budget)
}

function outcomeOf({ result, reason, detail }: Report, job: Job | null): Outcome {
  if (job && hasEnded(job)) return outcomeOfEndedJob(job)
  // What the run knew already stands; only telling it was cut short.
  if (result !== null) return outcome(result, { reason, detail, job })
  return outcome('unknown', { reason: 'signal', job })
}
