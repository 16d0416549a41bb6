// Waits until the job is free, announces the request in the comment, sends it
// once, and follows its job.
import {
  type AnnounceResult,
  announce,
  confirm,
  reasonToReadAgain,
} from '../../conversation/announce.ts'
import type { RequestEntry } from '../../conversation/entry.ts'
import { isReadRecently, type Snapshot } from '../../conversation/snapshot.ts'
import { markSending } from '../../conversation/transitions.ts'
import type { Job } from '../../mintlify/job.ts'
import { EndOfRun, endOfRun, outcome } from '../../outcome.ts'
import type { SendingPlan } from '../decide/decide.ts'
import type { Seen } from '../decide/seen.ts'
import { entryToSend } from '../make-entry.ts'
import { save, tell } from '../tell.ts'
import type { Run } from '../tools.ts'
import {
  again,
  endingOf,
  type Known,
  stop,
  type Turn,
  withoutComment,
} from '../turn.ts'
import { tellAndFollow, waitUntilIdle } from '../wait/follow.ts'
import { deliver, type RequestToSend } from './deliver.ts'
import { preparePrompt } from './prompt.ts'

type Decision = { plan: SendingPlan; seen: Seen }
type Prepared = Known & { prepared: NonNullable<Known['prepared']> }

export async function sendRequest(
  run: Run,
  known: Known,
  decision: Decision,
): Promise<Turn> {
  const { jobId } = decision.plan
  if (jobId === null) return announceAndSend(run, known, decision, null)

  const idle = await waitUntilIdle(run, known.snapshot, jobId)
  switch (idle.kind) {
    case 'idle':
      return announceAndSend(run, known, decision, idle.job)
    case 'had-to-wait':
      return again('the run had to wait for the agent', known)
    case 'unusable':
      return again('the agent job takes no message', {
        ...known,
        unusableJobId: jobId,
      })
    case 'ended':
      return stop(idle.outcome, known)
  }
}

/** `jobBefore`: the job as it was read before a message, null for a create. */
async function announceAndSend(
  run: Run,
  known: Known,
  decision: Decision,
  jobBefore: Job | null,
): Promise<Turn> {
  const { plan, seen } = decision
  const { store, snapshot } = known
  const why = store && (await reasonToReadAgain(store, snapshot))
  if (why !== null) return again(why, known)

  const earlier = known.prepared?.entry ?? null
  const entry = entryToSend(run, { snapshot, earlier }, plan)
  save(run, entry, snapshot)
  const { pull, command } = seen
  const prepared = { entry, seen: { pull, command } }
  let latest: Prepared = { ...known, prepared }
  try {
    const written = await announceEntry(run, latest, plan.state, entry)
    if (written.kind === 'turn') return written.turn
    latest = { ...latest, snapshot: written.snapshot, lostAnnouncements: 0 }
    save(run, entry, latest.snapshot)
    return await confirmAndDeliver(run, latest, { plan, entry, jobBefore })
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return stop(error.outcome, latest)
  }
}

async function confirmAndDeliver(
  run: Run,
  known: Prepared,
  { plan, entry, jobBefore }: Omit<RequestToSend, 'prompt'>,
): Promise<Turn> {
  const { store, snapshot, prepared } = known
  // Two runs that announce at once would both create an agent job, or begin a
  // comment. Two messages go to the same job, and each run puts its own into the
  // comment afterwards.
  const mayBeSecond = plan.jobId === null || entry.beginsComment
  const isUnsure = store !== null && mayBeSecond
  const [confirmation, prompt] = await Promise.all([
    isUnsure
      ? confirm(store, snapshot)
      : ({ kind: 'confirmed', snapshot } as const),
    preparePrompt(run, plan.request, prepared.seen.pull),
  ])
  if (confirmation.kind === 'changed')
    return again('the comment has changed', known)
  const ready = { ...known, snapshot: confirmation.snapshot }
  if (!isReadRecently(ready.snapshot, run.clock))
    return again('the last reading is too old', ready)
  if (run.cancellation.remainingMs() <= 0) throw endOfRun('timed-out', 'busy')

  return deliverAndFollow(run, ready, { plan, entry, prompt, jobBefore })
}

type Written =
  | { kind: 'written'; snapshot: Snapshot }
  | { kind: 'turn'; turn: Turn }

async function announceEntry(
  run: Run,
  known: Known,
  state: SendingPlan['state'],
  entry: RequestEntry,
): Promise<Written> {
  const { store, snapshot } = known
  if (store === null) return { kind: 'written', snapshot }

  const { key, nonce, kind, announcedAt, shown } = entry
  const sending = { key, nonce, kind, announcedAt, asked: shown.asked }
  const marked = markSending(state, sending, entry)
  const announced = await announce(store, snapshot, marked)
  if (announced.kind === 'written') return announced
  return { kind: 'turn', turn: turnAfterFailure(run, known, announced, state) }
}

function turnAfterFailure(
  run: Run,
  known: Known,
  failure: Exclude<AnnounceResult, { kind: 'written' }>,
  { job, createUnconfirmedAt }: SendingPlan['state'],
): Turn {
  const { kind, error } = failure
  const { comment } = known.snapshot
  const lostAnnouncements = known.lostAnnouncements + 1
  if (kind === 'lost' && lostAnnouncements < failure.maxTries) {
    run.log.info(
      `Couldn't write the comment: ${error.message} Reading it again before anything is sent.`,
    )
    return again('the announcement may be lost', {
      ...known,
      lostAnnouncements,
    })
  }

  // A run without a comment begins a job of its own.
  const mayBeAtWork =
    createUnconfirmedAt !== null || (job !== null && job.end === null)
  if (kind === 'refused' && !mayBeAtWork)
    return again('there can be no comment', withoutComment(run, known, error))
  const author = comment?.author ? ` Its author is \`${comment.author}\`.` : ''
  const why = `${error.message}${error.isInaccessible ? author : ''}`
  return stop(outcome('rejected', 'memory-unwritable', { why }), known)
}

async function deliverAndFollow(
  run: Run,
  known: Prepared,
  toSend: RequestToSend,
): Promise<Turn> {
  const { plan, prompt } = toSend
  const concluded = await deliver(run, known, toSend)
  const { entry } = concluded
  const latest = { ...known, snapshot: concluded.snapshot }

  switch (concluded.kind) {
    // `known.prepared` keeps what was announced and has not arrived, with its
    // notes, for the next announcement.
    case 'unusable':
      return again('the agent job takes no message', {
        ...latest,
        unusableJobId: plan.jobId,
      })
    case 'given-up': {
      // A create is announced again at once. A message may have to wait for the
      // agent first, and meanwhile nobody is sending.
      if (plan.jobId === null) return again('the request was given up', latest)
      const { snapshot } = await tell(latest, latest.snapshot, entry)
      return again('the request was given up', { ...latest, snapshot })
    }
    case 'ended':
      return stop(concluded.outcome, latest, {
        entry,
        prompt,
        job: concluded.job,
      })
    case 'follow': {
      const { start } = concluded
      const ending = run.inputs.wait
        ? await tellAndFollow(run, latest, { entry, start })
        : endingOf(outcome('running'), latest, { entry, job: start.job })
      return { kind: 'ended', ending: { ...ending, prompt } }
    }
  }
}
