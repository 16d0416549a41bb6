// Waits for a job: asks, lets the watch judge, sleeps as the schedule says, and stops at the deadline or on a signal.

import type { Clock } from '../../domain/clock.ts'
import type { Attempt } from '../../domain/http/attempt.ts'
import type { Job } from '../../domain/job/job.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import { nextWaitMs } from '../../domain/job/poll-interval.ts'
import { advance, begin, endAtDeadline, type Step, type Watch } from '../../domain/job/poll-state.ts'
import { followProgress, noProgress, type Progress } from '../../domain/job/progress-log.ts'

export type WaitPorts = {
  clock: Clock
  random: () => number
  getJob: (jobId: string) => Promise<Attempt<Job>>
  /** Until the deadline, negative after it. */
  remainingMs: () => number
  interrupted: AbortSignal
  /** Told of each good reading. */
  onReading: (job: Job) => void
  log: (line: string) => void
}

export type WaitRequest = {
  watch: Watch
  /** A fixed interval in milliseconds instead of the adaptive one. */
  fixedMs: number | null
}

export type Waited = { outcome: Outcome; polls: number }

/** How the job ended, or why the waiting did. Takes no longer than the deadline and one last poll. */
export async function waitForJob(request: WaitRequest, ports: WaitPorts): Promise<Waited> {
  const { clock, interrupted } = ports
  let progress = noProgress
  let step = begin(request.watch)
  for (;;) {
    if (step.next.do === 'end') return { outcome: step.next.outcome, polls: progress.polls }
    const remainingMs = ports.remainingMs()
    if (remainingMs <= 0) return { outcome: endAtDeadline(step.watch), polls: progress.polls }
    await clock.sleep(Math.min(waitAfter(step, request, ports), remainingMs), interrupted)
    if (interrupted.aborted) return { outcome: cancelled(step.watch.job), polls: progress.polls }
    const reading = await ports.getJob(step.watch.jobId)
    step = advance(step.watch, reading, clock.elapsedMs())
    progress = tell(step, { progress, waitMs: waitAfter(step, request, ports) }, ports)
    if (reading.kind === 'value' && step.watch.job) ports.onReading(step.watch.job)
  }
}

function waitAfter(step: Step, request: WaitRequest, ports: WaitPorts): number {
  if (step.next.do === 'end') return 0
  if (step.next.do === 'read-again') return step.next.inMs
  return Math.max(step.next.atLeastMs, scheduledMs(request, step.watch, ports))
}

function scheduledMs({ fixedMs }: WaitRequest, watch: Watch, { clock, random }: WaitPorts): number {
  const elapsedMs = clock.elapsedMs() - watch.startedMs
  return nextWaitMs({ elapsedMs, fixedMs, slowdowns: watch.slowdowns, random: random() })
}

function tell(step: Step, so: { progress: Progress; waitMs: number }, { clock, log }: WaitPorts): Progress {
  const elapsedMs = clock.elapsedMs() - step.watch.startedMs
  const { job } = step.watch
  const seen = { job, trouble: step.trouble, elapsedMs, nextCheckMs: so.waitMs }
  const { progress, line } = followProgress(so.progress, seen)
  if (line !== null) log(line)
  return progress
}

function cancelled(job: Job | null): Outcome {
  return outcome('cancelled', { reason: 'signal', job })
}
