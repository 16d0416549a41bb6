// A turn reads our comment, decides, and carries out: it ends the run, or says
// why another turn is needed, which reads our comment again.
import {
  jobInDoubt,
  type Ledger,
  type RequestLedger,
} from '../conversation/ledger.ts'
import type { SummaryParts } from '../messages/summary.ts'
import type { Job } from '../mintlify/job.ts'
import { interrupted, type Outcome, outcome } from '../outcome.ts'
import type { Plan } from './decide/decide.ts'
import type { Seen } from './decide/seen.ts'
import type { Run } from './tools.ts'

/**
 * What one turn hands on to the next. What else is looked up is looked up anew
 * in each turn.
 */
export type Start = {
  /**
   * Its entry is the request as this run has tried to announce it last. Null
   * before the first try, such as while the run waits for the agent.
   */
  ledger: Ledger<RequestLedger['entry'] | null>
  /**
   * Jobs that take no message. They aren't looked up again: finding that one is
   * gone takes longer than a reading of our comment counts.
   */
  spentJobs: Seen['jobs']
}

/**
 * The job takes no message, so that another one takes its place. It may have
 * done its work.
 */
export function markSpent(start: Start, jobId: string): Start {
  const spent = { job: null, cameToNothing: false, isSpent: true }
  return { ...start, spentJobs: { ...start.spentJobs, [jobId]: spent } }
}

/** What to do, once nothing more has to be asked, and what it rests on. */
export type Decision<P = Exclude<Plan, { kind: 'look' }>> = {
  plan: P
  start: Start
  seen: Seen
}

/**
 * How the run ends before it sends anything, null if it goes on. If its time is
 * up by now, it mostly went by while the agent or another run was at work.
 */
export function endIfOver({
  cancellation,
  cancelled,
}: Pick<Run, 'cancellation' | 'cancelled'>): Outcome | null {
  if (cancelled.aborted) return interrupted()
  return cancellation.remainingMs() > 0 ? null : outcome('timed-out', 'busy')
}

/** `why`: for the debug log. */
export type Turn = Ending | { kind: 'again'; why: string; start: Start }

/** For a request that was not sent, or has certainly not arrived. */
export function again(why: string, start: Start): Turn {
  return { kind: 'again', why, start }
}

/** The outcome of a run, and what else `publish` tells. */
export type Ending = {
  kind: 'ended'
  outcome: Outcome
  ledger: Ledger
  /**
   * The agent job to tell of, as it was read last: the one that has the request
   * or may have it, or that the workflow names. Null for none.
   */
  job: Job | null
  /** As it was sent, or was to be. Null for none. */
  prompt: string | null
  checks: SummaryParts['checks']
}

/** What is not given is empty. */
export function endingOf(
  outcome: Outcome,
  ledger: Ledger,
  more: Partial<Ending> = {},
): Ending {
  const nothing = { job: null, prompt: null, checks: [] }
  return { kind: 'ended', ...nothing, outcome, ledger, ...more }
}

/**
 * Ends the run without a request that can have arrived. `publish` takes what it
 * has announced out of the comment.
 */
export function stop(outcome: Outcome, { ledger }: Start): Ending {
  // So ends a re-run whose earlier attempt may have sent its message to our job.
  const isInDoubt = outcome.reason === 'message-unconfirmed'
  return endingOf(outcome, ledger, {
    job: isInDoubt ? jobInDoubt(ledger) : null,
  })
}
