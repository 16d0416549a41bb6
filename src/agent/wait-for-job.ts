// Waits for a job: polls, lets the poll state decide, sleeps, and stops at the deadline or when the run is canceled.
import type { CancellationSignals } from '../base/cancellation.ts'
import type { Clock } from '../base/clock.ts'
import type { HttpOutcome } from '../http/http-outcome.ts'
import type { Job } from '../mintlify/job.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import { nextWaitMs } from './poll-interval.ts'
import { beforeFirstPoll, endAtDeadline, type PollState, type PollStep, reduce } from './poll-state.ts'
import { logPoll, noProgress, type Progress } from './progress-log.ts'

export type WaitPorts = Pick<CancellationSignals, 'cancelled' | 'remainingMs'> & {
  clock: Clock
  random: () => number
  getJob: (jobId: string) => Promise<HttpOutcome<Job>>
  /** Called after each poll. */
  onPoll: () => void
  /** Called with each good reading. */
  onReading: (job: Job) => void
  log: (line: string) => void
}

export type WaitRequest = {
  state: PollState
  /** A fixed interval in milliseconds instead of the adaptive one. */
  fixedMs: number | null
}

/** How the job ended, or why the wait did. Takes no longer than the deadline and one last poll. */
export async function waitForJob(request: WaitRequest, ports: WaitPorts): Promise<Outcome> {
  const { clock, cancelled } = ports
  let progress = noProgress
  let step = beforeFirstPoll(request.state)
  for (;;) {
    const { state, next } = step
    if (next.kind === 'ended') return next
    const remainingMs = ports.remainingMs()
    if (remainingMs <= 0) return endAtDeadline(state)
    await clock.sleep(Math.min(waitAfter(step, request, ports), remainingMs), cancelled)
    if (cancelled.aborted) return outcome('cancelled', { reason: 'interrupted', job: state.job })
    const polled = await ports.getJob(state.jobId)
    step = reduce(state, polled, clock.elapsedMs())
    progress = logStep(step, { progress, waitMs: waitAfter(step, request, ports) }, ports)
    ports.onPoll()
    if (polled.kind === 'value' && step.state.job) ports.onReading(step.state.job)
  }
}

function waitAfter({ state, next }: PollStep, { fixedMs }: WaitRequest, ports: WaitPorts): number {
  if (next.kind === 'ended') return 0
  if (next.kind === 'poll-again') return next.inMs
  const elapsedMs = ports.clock.elapsedMs() - state.startedMs
  const pace = { elapsedMs, fixedMs, slowdowns: state.slowdowns, random: ports.random() }
  return Math.max(next.minMs, nextWaitMs(pace))
}

type LoggedStep = { progress: Progress; waitMs: number }

function logStep({ state, problem }: PollStep, logged: LoggedStep, { clock, log }: WaitPorts): Progress {
  const elapsedMs = clock.elapsedMs() - state.startedMs
  const poll = { job: state.job, problem, elapsedMs, nextCheckMs: logged.waitMs }
  const { progress, line } = logPoll(logged.progress, poll)
  if (line !== null) log(line)
  return progress
}
