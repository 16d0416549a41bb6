// The post step: finishes comment, reaction and summary of a run that was canceled, timed out or killed. It asks the
// service once, because the job may have ended meanwhile.
import type { HttpOutcome } from '../../domain/http/outcome.ts'
import { hasEnded, type Job } from '../../domain/job/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../../domain/job/outcome.ts'
import type { Report } from '../../domain/job/report.ts'
import type { LastReport, Reporter } from './reporter.ts'

export type FinishPorts = {
  getJob: (jobId: string) => Promise<HttpOutcome<Job>>
  reporter: Reporter
  /** Limits all requests to GitHub. */
  budget: AbortSignal
}

export type FinishRequest = {
  /** The last report that the run saved. */
  saved: Report
  /** Whether the run had a job to wait for. */
  hasJob: boolean
}

/** Brings every surface up to date. Returns the last report. */
export async function finishRun({ saved, hasJob }: FinishRequest, ports: FinishPorts): Promise<LastReport> {
  const isOver = saved.result !== null && saved.result !== 'cancelled'
  const polled = hasJob && !isOver && saved.jobId !== null ? await ports.getJob(saved.jobId) : null
  const job = polled?.kind === 'value' && polled.value.id === saved.jobId ? polled.value : null
  return ports.reporter.ended(outcomeOf(saved, job), { polls: polled ? 1 : 0, durationMs: 0 }, ports.budget)
}

function outcomeOf({ result, reason, detail }: Report, job: Job | null): Outcome {
  if (job && hasEnded(job)) return outcomeOfEndedJob(job)
  // The run knew its result and only could not publish it.
  if (result !== null) return outcome(result, { reason, detail, job })
  return outcome('unknown', { reason: 'interrupted', job })
}
