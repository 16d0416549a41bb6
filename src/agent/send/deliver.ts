// Sends a request to Mintlify: a create or a message, once, unless it certainly
// did not arrive.
import type { Delivery } from '../../conversation/delivery.ts'
import { type RequestEntry, withDelivery } from '../../conversation/entry.ts'
import { keep, type Ledger } from '../../conversation/ledger.ts'
import type { HttpFailure, HttpOutcome } from '../../lib/http-failure.ts'
import { hasEnded, type Job, keepLink } from '../../mintlify/job.ts'
import { nextTryText, startRetries } from '../../mintlify/retry.ts'
import { freshMs, idleMs } from '../../times.ts'
import type { SendingPlan } from '../decide/decide.ts'
import { save } from '../save.ts'
import type { Run } from '../tools.ts'
import { type Answer, type Conclusion, conclude } from './conclude.ts'

export type RequestToSend = {
  plan: SendingPlan
  entry: RequestEntry
  prompt: string
  /** As it was read before a message, null for a create. */
  jobBefore: Job | null
}

/** What a try of the request rests on. */
type Basis = {
  ledger: Ledger
  jobBefore: Job | null
  /** When the job was read. */
  readMs: number
}

/**
 * Sends the request, and saves what became of it for the post step. A request
 * that waits for another try stays announced meanwhile.
 */
export async function deliver(
  run: Run,
  request: RequestToSend,
  ledger: Ledger,
): Promise<{ conclusion: Conclusion; ledger: Ledger }> {
  const { clock, log } = run
  const { plan, entry, prompt, jobBefore } = request
  let basis: Basis = { ledger, jobBefore, readMs: clock.elapsedMs() }
  const decideNext = startRetries(plan.kind, run)
  const record = (delivery: Delivery, job: Job | null = null) =>
    save(run, withDelivery(entry, delivery, job), basis.ledger)
  log.group('Prompt', prompt.split('\n'))

  for (;;) {
    const sentMs = clock.elapsedMs()
    const finish = async (answer: Answer) => {
      const sent = { jobBefore: basis.jobBefore, sentMs }
      const conclusion = await conclude(run, answer, { plan, sent, record })
      return { conclusion, ledger: basis.ledger }
    }
    record('sending')
    const answer = await send(run, plan, prompt)
    if (answer.kind === 'value')
      return finish({ kind: 'delivered', job: answer.value })

    const next = decideNext(answer)
    if (next.kind === 'accepted')
      return finish({ kind: 'delivered', job: null })
    if (next.kind !== 'retry')
      return finish({ kind: next.kind, failure: answer })

    record('unsent')
    const ready = await waitForTry(run, request, { basis, answer, ...next })
    if (ready.kind !== 'ready') return finish(ready)
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

type Waiting = { basis: Basis; answer: HttpFailure; waitMs: number }

type Readiness =
  | { kind: 'ready'; basis: Basis }
  | Extract<Answer, { kind: 'refused' | 'given-up' | 'cancelled' }>

/** Waits until the next try, and makes sure that it may still be made. */
async function waitForTry(
  run: Run,
  request: RequestToSend,
  { basis, answer: failure, waitMs }: Waiting,
): Promise<Readiness> {
  const { clock, cancellation, cancelled, log } = run
  if (cancelled.aborted) return { kind: 'cancelled', failure }
  log.info(nextTryText(failure, waitMs))

  const { entry } = request
  let kept = { isOurs: true, ledger: basis.ledger }
  const endMs = clock.elapsedMs() + waitMs
  for (let leftMs = waitMs; leftMs > 0; leftMs = endMs - clock.elapsedMs()) {
    await clock.sleep(Math.min(leftMs, freshMs), cancelled)
    if (cancelled.aborted) return { kind: 'cancelled', failure }
    kept = await keep(kept.ledger, entry)
  }
  const next = { ...basis, ledger: kept.ledger }
  const ready = kept.isOurs && (await whenFree(run, request, next))
  // What was done meanwhile can have taken longer than the wait. Then the last
  // refusal is how it ended.
  if (cancellation.remainingMs() <= 0) return { kind: 'refused', failure }
  return ready ? { kind: 'ready', basis: ready } : { kind: 'given-up' }
}

/** Null if the job is at work by now. It stays free for some time. */
async function whenFree(
  { mintlify, clock }: Run,
  { plan }: RequestToSend,
  basis: Basis,
): Promise<Basis | null> {
  const isFresh = clock.elapsedMs() - basis.readMs < idleMs
  if (plan.kind === 'create' || isFresh) return basis

  const reading = await mintlify.getJob(plan.jobId)
  if (reading.kind !== 'value') return basis
  const jobBefore = keepLink(reading.value, basis.jobBefore)
  const next = { ...basis, jobBefore, readMs: clock.elapsedMs() }
  return hasEnded(jobBefore) ? next : null
}
