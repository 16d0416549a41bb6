// What every way of bringing a job to work needs, and what it comes to.

import type { Clock } from '../../domain/clock.ts'
import type { Attempt } from '../../domain/http/attempt.ts'
import type { Answer, Failure } from '../../domain/http/retry-policy.ts'
import type { Job } from '../../domain/job/job.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import type { Watch } from '../../domain/job/poll-state.ts'

export type StartPorts = {
  clock: Clock
  createJob: (prompt: string) => Promise<Answer<Job>>
  sendMessage: (jobId: string, prompt: string) => Promise<Answer<Job>>
  getJob: (jobId: string) => Promise<Attempt<Job>>
  /** Waits until the job is free for a message. */
  waitUntilIdle: (watch: Watch) => Promise<Outcome>
  interrupted: AbortSignal
  /** Told of each good reading of a job that was there before. */
  onReading: (job: Job) => void
  log: (line: string) => void
}

export type Start =
  /** `isNewTurn`: whether this run created the job or sent it a message. */
  { did: 'start'; watch: Watch; isNewTurn: boolean; note: string } | { did: 'end'; outcome: Outcome }

/** A start that came to its end at once. */
export function end(outcome: Outcome): { did: 'end'; outcome: Outcome } {
  return { did: 'end', outcome }
}

/** The job of a reading, null if there is none or it is another. */
export function jobIn(reading: Attempt<Job>, jobId: string): Job | null {
  return reading.kind === 'value' && reading.value.id === jobId ? reading.value : null
}

/** What a watch begins with when nothing but the job's id is known. */
export function blank(jobId: string, { clock }: StartPorts) {
  const startedMs = clock.elapsedMs()
  return {
    jobId,
    job: null,
    awaits: 'result',
    isNew: false,
    followUp: null,
    hasHeard: false,
    startedMs,
  } as const
}

/** The outcome of a create or message that failed; a refusal in a cancelled run is the cancelling. */
export function failed(failure: Failure, { interrupted }: StartPorts, moreDetail: string): Outcome {
  const detail = moreDetail === '' ? failure.detail : moreDetail
  if (failure.kind === 'ambiguous') {
    return outcome(interrupted.aborted ? 'cancelled' : 'unknown', { reason: failure.reason, detail })
  }
  if (interrupted.aborted) return outcome('cancelled', { reason: 'signal' })
  return outcome('rejected', { reason: failure.reason, detail })
}
