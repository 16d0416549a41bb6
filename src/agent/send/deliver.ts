// Sends a request to Mintlify: a create or a message, once, unless it certainly
// did not arrive.
import { announce, reasonToReadAgain } from '../../conversation/announce.ts'
import type { RequestEntry } from '../../conversation/entry.ts'
import { isReadRecently, type Snapshot } from '../../conversation/snapshot.ts'
import { readComment } from '../../conversation/store.ts'
import { markSending } from '../../conversation/transitions.ts'
import type { TryHooks } from '../../mintlify/client.ts'
import { hasEnded, type Job, keepLink } from '../../mintlify/job.ts'
import { EndOfRun } from '../../outcome.ts'
import type { SendingPlan } from '../decide/decide.ts'
import { withDelivery } from '../make-entry.ts'
import { save } from '../tell.ts'
import type { Run } from '../tools.ts'
import type { Known } from '../turn.ts'
import { type Conclusion, conclude, type Recorder } from './conclude.ts'

export type RequestToSend = {
  plan: SendingPlan
  entry: RequestEntry
  prompt: string
  /** As it was read before a message, null for a create. */
  jobBefore: Job | null
}

export type Concluded = Conclusion & { snapshot: Snapshot }

/**
 * Sends the request, and saves what became of it for the post step. A request
 * that waits for another try stays announced meanwhile.
 */
export async function deliver(
  run: Run,
  known: Known,
  toSend: RequestToSend,
): Promise<Concluded> {
  const { mintlify, log, clock } = run
  const { plan, entry, prompt, jobBefore } = toSend
  let { snapshot } = known
  const record: Recorder = (delivery, job = null) =>
    save(run, withDelivery(entry, delivery, job), snapshot)
  log.group('Prompt', prompt.split('\n'))

  let sent = { jobBefore, sentMs: clock.elapsedMs() }
  const keepAnnounced = async () => {
    const renewed = await renewIfOld(run, { ...known, snapshot }, entry)
    snapshot = renewed.snapshot
    return renewed.isOurs
  }
  const tries: TryHooks = {
    onTry: () => {
      sent = { ...sent, sentMs: clock.elapsedMs() }
      record('sending')
    },
    onUnsent: () => record('unsent'),
    whileWaiting: async () => void (await keepAnnounced()),
    isWanted: async () => {
      const job = await readJobAgain(run, plan, sent.jobBefore)
      sent = { ...sent, jobBefore: job }
      const isFree = job === null || hasEnded(job)
      return isFree && (await keepAnnounced())
    },
  }
  const answer =
    plan.jobId === null
      ? await mintlify.createJob(prompt, tries)
      : await mintlify.sendMessage(plan.jobId, prompt, tries)
  const conclusion = await conclude(run, answer, { plan, sent, record })
  return { ...conclusion, snapshot }
}

/** The job that gets a message, after a wait. As before if it cannot be read. */
async function readJobAgain(
  { mintlify }: Run,
  { jobId }: SendingPlan,
  before: Job | null,
): Promise<Job | null> {
  if (jobId === null) return null
  const reading = await mintlify.getJob(jobId)
  return reading.kind === 'value' ? keepLink(reading.value, before) : before
}

type Renewed = { isOurs: boolean; snapshot: Snapshot }

/**
 * While a request that did not arrive waits to be sent again: the announcement
 * is renewed if a minute has passed, so that nobody takes this run for dead,
 * and given up if it is not ours any more.
 */
async function renewIfOld(
  run: Run,
  { store, snapshot }: Known,
  entry: RequestEntry,
): Promise<Renewed> {
  const givenUp = { isOurs: false, snapshot }
  if (store === null || isReadRecently(snapshot, run.clock))
    return { isOurs: true, snapshot }
  try {
    const reading = await readComment(store, snapshot.comment?.id ?? null)
    if (reading.kind === 'refused') return givenUp

    const { state } = reading.snapshot
    const { sending } = state
    const mayWrite =
      sending?.nonce === entry.nonce &&
      (await reasonToReadAgain(store, reading.snapshot)) === null
    if (!mayWrite) return givenUp
    const marked = markSending(state, sending, entry)
    const announced = await announce(store, reading.snapshot, marked)
    const isOurs =
      announced.kind === 'written' &&
      isReadRecently(announced.snapshot, run.clock)
    return isOurs ? { isOurs, snapshot: announced.snapshot } : givenUp
  } catch (error) {
    // The next reading says why.
    if (error instanceof EndOfRun) return givenUp
    throw error
  }
}
