// The post step: finishes comment, reaction and summary of a run that was canceled, timed out or killed. It asks the
// service once, because the job may have ended meanwhile.
import type { HttpOutcome } from '../http/http-outcome.ts'
import { hasEnded, type Job } from '../mintlify/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../state/outcome.ts'
import { mayShowPreviousRequest, type Report } from '../state/report.ts'
import type { OwnRun } from '../state/state.ts'
import type { LastReport, Reporter } from './reporter.ts'

export type FinishPorts = {
  getJob: (jobId: string) => Promise<HttpOutcome<Job>>
  reporter: Reporter
  now: () => Date
  /** Limits all calls to GitHub. */
  budget: AbortSignal
}

export type FinishRequest = {
  /** The last report that the run saved. */
  saved: Report
  delivery: OwnRun['delivery']
  /** Whether a job may be created by what was sent. */
  isCreate: boolean
  /** Whether the run had a job to wait for. */
  hasJob: boolean
}

/** Brings every surface up to date. Returns the last report. */
export async function finishRun(request: FinishRequest, ports: FinishPorts): Promise<LastReport> {
  const { saved, hasJob } = request
  const isOver = saved.result !== null && saved.result !== 'cancelled'
  const polled = hasJob && !isOver && saved.jobId !== null ? await ports.getJob(saved.jobId) : null
  const job = polled?.kind === 'value' && polled.value.id === saved.jobId ? polled.value : null
  const end = outcomeOf(request, job, ports.now())
  return ports.reporter.ended(end, ports.budget)
}

function outcomeOf(request: FinishRequest, job: Job | null, now: Date): Outcome {
  const { saved, delivery, isCreate, hasJob } = request
  const { result, reason, detail } = saved
  const isMessage = delivery !== 'none' && !isCreate
  const mayBeStale = isMessage && mayShowPreviousRequest(saved, now)
  if (job && hasEnded(job) && !mayBeStale) return outcomeOfEndedJob(job)
  // The run knew its result and only could not publish it.
  if (result !== null) return outcome(result, { reason, detail, job })
  // It was killed while it sent, or before the agent was seen at work on the message.
  const isKnown = delivery !== 'unknown' || (hasJob && (isCreate || (job && !hasEnded(job))))
  if (isKnown) return outcome('unknown', { reason: 'interrupted', job })
  return outcome('unknown', { reason: isCreate ? 'create-unconfirmed' : 'message-unconfirmed', job })
}
