// Waits until the job is free, announces the request in the comment, sends it
// once, and follows its job.
import { type Announced, announce } from '../../conversation/announce.ts'
import { beginRequest, type RequestLedger } from '../../conversation/ledger.ts'
import type { Job } from '../../mintlify/job.ts'
import { EndOfRun, interrupted, outcome } from '../../outcome.ts'
import type { SendingPlan } from '../decide/destination.ts'
import { save } from '../save.ts'
import { beginningOf } from '../shown.ts'
import type { Run } from '../tools.ts'
import {
  again,
  type Decision,
  endIfOver,
  type Start,
  stop,
  type Turn,
} from '../turn.ts'
import { waitUntilIdle } from '../wait/follow.ts'
import { conclude } from './conclude.ts'
import { deliver } from './deliver.ts'
import { preparePrompt } from './prompt.ts'

export async function sendRequest(
  run: Run,
  decision: Decision<SendingPlan>,
): Promise<Turn> {
  const { plan, start } = decision
  if (plan.kind === 'create') return announceAndSend(run, decision, null)

  const waited = await waitUntilIdle(run, start, plan.jobId)
  return waited.kind === 'idle'
    ? announceAndSend(run, decision, waited.job)
    : waited
}

/** `jobBefore`: the job as it was read before a message, null for a create. */
async function announceAndSend(
  run: Run,
  { plan, start, seen }: Decision<SendingPlan>,
  jobBefore: Job | null,
): Promise<Turn> {
  // Saved before anything is written, for the post step: an announcement may take
  // effect after the run was cancelled.
  const ledger = save(run, withEntry(run, plan, start))
  let latest: Start = { ...start, ledger }
  try {
    const announced = await announce(ledger, (written) => {
      // Now with the id of the comment.
      latest = { ...latest, ledger: save(run, written) }
      return preparePrompt(run, plan.request, seen)
    })
    // Nothing was written, so that the next turn begins as this one did: with
    // this entry, `publish` or the post step would show the request in the comment.
    if (announced.kind === 'untouched')
      return again(announced.why, { ...start, ledger: save(run, start.ledger) })
    if (announced.kind !== 'announced')
      return unannounced(run, announced, latest)

    const from = { ledger: announced.ledger, jobBefore }
    latest = { ...latest, ledger: announced.ledger }
    // The announcement can have taken the rest of the time.
    const end = endIfOver(run)
    if (end !== null) return stop(end, latest)
    const { prompt } = announced
    const answered = await deliver(run, plan, prompt, from)
    const turn = await conclude(run, plan, answered, start.spentJobs)
    return turn.kind === 'ended' ? { ...turn, prompt } : turn
  } catch (error) {
    // Thrown before the request is sent, or between two tries of one that did
    // not arrive. What a cancellation ends later is left to the post step.
    if (!(error instanceof EndOfRun)) throw error
    return stop(error.outcome, latest)
  }
}

/** With the entry of a request that is about to be sent. */
function withEntry(
  run: Run,
  plan: SendingPlan,
  { ledger }: Start,
): RequestLedger {
  const { key, about, notes, request } = plan
  const jobId = plan.kind === 'message' ? plan.jobId : null
  const beginning = beginningOf(run, ledger, request)
  const facts = { key, jobId, about, notes, ...beginning }
  return beginRequest(ledger, facts)
}

function unannounced(
  { cancelled }: Run,
  announced: Exclude<Announced, { kind: 'announced' | 'untouched' }>,
  start: Start,
): Turn {
  if (cancelled.aborted) return stop(interrupted(), start)
  const { why } = announced
  switch (announced.kind) {
    case 'stale':
      return again(why, { ...start, ledger: announced.ledger })
    case 'unreadable':
      return stop(outcome('unknown', 'memory-unreadable', { why }), start)
    case 'unwritable':
      return stop(outcome('rejected', 'memory-unwritable', { why }), start)
  }
}
