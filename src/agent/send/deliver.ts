// Sends a request to Mintlify: a create or a message, once, unless it certainly
// did not arrive.
import { renew } from '../../conversation/announce.ts'
import { type RequestLedger, withDelivery } from '../../conversation/ledger.ts'
import {
  classifyFailure,
  type HttpFailure,
  type HttpOutcome,
} from '../../lib/http-failure.ts'
import { hasEnded, type Job, keepLink } from '../../mintlify/job.ts'
import { nextTryText, startRetries } from '../../mintlify/retry.ts'
import { freshMs, idleMs } from '../../times.ts'
import type { SendingPlan } from '../decide/destination.ts'
import { save } from '../save.ts'
import type { Run } from '../tools.ts'

/** What a try of the request rests on. */
type Basis = {
  ledger: RequestLedger
  /** The job as it was read before a message, null for a create. */
  jobBefore: Job | null
  /**
   * When the first try began, for which the job was read as free, or when it was
   * read again. After `idleMs`, the next try reads it anew.
   */
  readyMs: number
}

/** What became of a request. */
type Answer =
  /**
   * The job is null only for a message whose answer says nothing usable of it.
   */
  | { kind: 'delivered'; job: Job | null }
  /** Mintlify may have acted. */
  | { kind: 'unconfirmed'; failure: HttpFailure }
  /** Nothing happened, for certain. `isTooSoon`: as in `RetryDecision`. */
  | { kind: 'refused'; failure: HttpFailure; isTooSoon: boolean }
  | { kind: 'cancelled'; failure: HttpFailure }
  /**
   * Nothing happened, and it is not tried again: the announcement no longer
   * stands, or the job is at work.
   */
  | { kind: 'given-up' }

export type Refused = Extract<Answer, { kind: 'refused' }>

/** What became of a request, and what its last try rested on. */
export type Answered = Basis & {
  answer: Answer
  /** When the last try began. */
  sentMs: number
}

/**
 * Sends the request, and saves that it is being sent, for the post step. A
 * request that waits for another try stays announced meanwhile.
 */
export async function deliver(
  run: Run,
  plan: SendingPlan,
  prompt: string,
  from: Omit<Basis, 'readyMs'>,
): Promise<Answered> {
  const { clock, log } = run
  let basis: Basis = { ...from, readyMs: clock.elapsedMs() }
  const decideNext = startRetries(plan.kind, run)
  log.group('Prompt', prompt.split('\n'))

  for (;;) {
    const sentMs = clock.elapsedMs()
    const answered = (what: Answer): Answered => ({
      ...basis,
      answer: what,
      sentMs,
    })
    // For the post step, if the run is killed meanwhile. An answer says more.
    save(run, withDelivery(basis.ledger, 'sending'))
    const answer = await send(run, plan, prompt)
    if (answer.kind === 'value')
      return answered({ kind: 'delivered', job: answer.value })

    const next = decideNext(answer)
    if (next.kind === 'accepted')
      return answered({ kind: 'delivered', job: null })
    if (next.kind !== 'retry') return answered({ ...next, failure: answer })

    save(run, withDelivery(basis.ledger, 'unsent'))
    const { waitMs } = next
    const waiting = { basis, failure: answer, waitMs }
    const ready = await waitForTry(run, plan, waiting)
    if (ready.kind !== 'ready') return answered(ready)
    basis = ready.basis
  }
}

function send(
  { mintlify }: Run,
  plan: SendingPlan,
  prompt: string,
): Promise<HttpOutcome<Job>> {
  return plan.kind === 'create'
    ? mintlify.createJob(prompt)
    : mintlify.sendMessage(plan.jobId, prompt)
}

type Waiting = { basis: Basis; failure: HttpFailure; waitMs: number }

type Readiness =
  | { kind: 'ready'; basis: Basis }
  | Extract<Answer, { kind: 'refused' | 'given-up' | 'cancelled' }>

/** Waits until the next try, and makes sure that it may still be made. */
async function waitForTry(
  run: Run,
  plan: SendingPlan,
  { basis, failure, waitMs }: Waiting,
): Promise<Readiness> {
  const { clock, cancellation, cancelled, log } = run
  if (cancelled.aborted) return { kind: 'cancelled', failure }
  log.info(nextTryText(failure, waitMs))

  let next = basis
  let isOurs = true
  const endMs = clock.elapsedMs() + waitMs
  // In parts, so that nobody takes the announcement for that of a dead run.
  for (let leftMs = waitMs; leftMs > 0; leftMs = endMs - clock.elapsedMs()) {
    await clock.sleep(Math.min(leftMs, freshMs), cancelled)
    if (cancelled.aborted) return { kind: 'cancelled', failure }
    const renewed = await renew(next.ledger)
    // Only the last look decides: an earlier one can have failed without saying
    // anything of the announcement.
    isOurs = renewed !== null
    next = { ...next, ledger: renewed ?? next.ledger }
  }
  const ready = isOurs && (await whenFree(run, plan, next))
  // What was done meanwhile can have taken longer than the wait. Then the last
  // refusal is how it ended.
  if (cancellation.remainingMs() <= 0) {
    const isTooSoon = classifyFailure(failure) === 'not-found'
    return { kind: 'refused', failure, isTooSoon }
  }
  return ready ? { kind: 'ready', basis: ready } : { kind: 'given-up' }
}

/**
 * The basis of the next try, null if the job is at work by now. One that was
 * found free is not read again for `idleMs`: only runs of this conversation send
 * it messages, and this one is announced.
 */
async function whenFree(
  { mintlify, clock }: Run,
  plan: SendingPlan,
  basis: Basis,
): Promise<Basis | null> {
  const isStillIdle = clock.elapsedMs() - basis.readyMs < idleMs
  if (plan.kind === 'create' || isStillIdle) return basis

  const reading = await mintlify.getJob(plan.jobId)
  // One reading that fails says nothing new of the job.
  if (reading.kind !== 'value') return basis
  const jobBefore = keepLink(reading.value, basis.jobBefore)
  const next = { ...basis, jobBefore, readyMs: clock.elapsedMs() }
  return hasEnded(jobBefore) ? next : null
}
