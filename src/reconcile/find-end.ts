// How the open conversation of a comment ended, from a reading of its job.
import {
  type JobRecord,
  toJob,
  toJobRecord,
} from '../conversation/job-record.ts'
import { addNote } from '../conversation/shown.ts'
import {
  type ConversationState,
  isOverdue,
  type Shown,
} from '../conversation/state.ts'
import { giveUpSending } from '../conversation/transitions.ts'
import type { HttpFailure } from '../lib/http-failure.ts'
import type { MintlifyClient } from '../mintlify/client.ts'
import { outcomeOfJob } from '../mintlify/job.ts'
import {
  interpretAnswer,
  type JobReading,
  newWatch,
  type Watch,
} from '../mintlify/reading.ts'
import { reasonOfFailure } from '../mintlify/retry.ts'
import {
  type CallFailure,
  interrupted,
  isCallFailure,
  type Outcome,
  outcome,
  unconfirmedEnd,
} from '../outcome.ts'

export type Finding =
  /**
   * `state`: what the comment should say. `text`: what became of it, in a few
   * words.
   */
  | { kind: 'ended'; state: ConversationState; text: string }
  /** The answer may be another one a moment later. */
  | { kind: 'late'; watch: Watch }
  /** `open`: it could not be read. */
  | { kind: 'working' | 'open'; text: string }
  /**
   * Mintlify refuses the key, the project or the address, so that no other job
   * can be read either.
   */
  | { kind: 'rejected'; text: string; reason: CallFailure; detail: string }

/**
 * What is shown of a run that died, whose request was not sent or never
 * confirmed. The end that a run has shown itself stays.
 */
function endOfDeadRun(shown: Shown, at: string): Shown {
  if (shown.result !== null) return shown
  const end =
    shown.delivery === 'unsent' ? interrupted() : unconfirmedEnd('message')
  return { ...shown, ...end, updatedAt: at }
}

/**
 * How the conversation stands. `watch`: what earlier readings of its job have
 * shown, null for none. `now`: GitHub's time. `nowMs`: monotonic.
 */
export async function findEnd(
  mintlify: Pick<MintlifyClient, 'getJob'>,
  { state: open, watch }: { state: ConversationState; watch: Watch | null },
  { now, nowMs }: { now: Date; nowMs: number },
): Promise<Finding> {
  const at = now.toISOString()
  const state = giveUpSending(open, at)
  const { job } = state
  if (job === null || job.end !== null) return closeUnsent(state, at)

  const answer = await mintlify.getJob(job.id)
  const from = watch ?? newWatch(null, null, toJob(job))
  const reading = interpretAnswer(from, answer, nowMs)
  const isFirst = watch === null
  const finding = findingOf(state, job, { reading, isFirst }, at)

  // The run died while it sent, which is said of a job without an end as well.
  const isOpen = finding.kind === 'working' || finding.kind === 'open'
  return isOpen && open.sending !== null ? closeUnsent(state, at) : finding
}

function closeUnsent(state: ConversationState, at: string): Finding {
  const { shown } = state
  const isUnsent = shown?.delivery === 'unsent'
  return {
    kind: 'ended',
    state: { ...state, shown: shown && endOfDeadRun(shown, at) },
    text: isUnsent ? 'request not sent' : 'request not confirmed',
  }
}

function findingOf(
  state: ConversationState,
  job: JobRecord,
  { reading, isFirst }: { reading: JobReading; isFirst: boolean },
  at: string,
): Finding {
  const { watch } = reading
  const closeLost = (reason: 'job-disappeared' | 'job-stuck') =>
    close(state, { ...job, end: 'gone' }, outcome('unknown', reason), at)
  switch (reading.kind) {
    case 'gone':
      return closeLost('job-disappeared')
    case 'not-found-yet':
    case 'link-late':
      return { kind: 'late', watch }
    case 'unread': {
      const { failure } = reading
      // What Mintlify refuses for this job alone, it can refuse for good. One
      // refusal is not enough.
      const isOfJob =
        failure.kind === 'status' && statusesOfJob.includes(failure.status)
      if (!isOfJob || !isOverdue(state, job.id, at)) return unread(failure)
      return isFirst ? { kind: 'late', watch } : closeLost('job-stuck')
    }
    case 'ended': {
      const end = outcomeOfJob(reading.watch.job)
      return close(state, toJobRecord(reading.watch.job, end), end, at)
    }
    // A reconcile sends no message, and looks at no young one.
    case 'at-work':
    case 'message-unseen':
    case 'end-read-once':
    case 'message-lost':
      return isOverdue(state, job.id, at)
        ? closeLost('job-stuck')
        : { kind: 'working', text: `still ${watch.job?.status}` }
  }
}

/** What Mintlify refuses for a reason that is not the job's. */
const refusedForAll: readonly CallFailure[] = [
  'blocked',
  'forbidden',
  'no-credits',
  'rate-limited',
  'redirected',
  'tls',
  'unauthorized',
]

const statusesOfJob: readonly number[] = [400, 405, 409, 410, 422]

function unread(failure: HttpFailure): Finding {
  const { detail } = failure
  const text = `not read: ${detail}`
  const reason = reasonOfFailure(failure, 'job-disappeared')
  return isCallFailure(reason) && refusedForAll.includes(reason)
    ? { kind: 'rejected', text, reason, detail }
    : { kind: 'open', text }
}

function close(
  state: ConversationState,
  job: JobRecord,
  end: Outcome,
  at: string,
): Finding {
  const shown = state.shown && withEnd(state.shown, job, end, at)
  const text = (end.reason ?? end.result).replaceAll('-', ' ')
  return { kind: 'ended', state: { ...state, job, shown }, text }
}

/**
 * That a request was not sent, or was never confirmed, is more than how the job
 * ended, which is then a note.
 */
function withEnd(
  shown: Shown,
  { end: ofJob, prLink }: JobRecord,
  end: Outcome,
  at: string,
): Shown {
  if (shown.delivery === 'delivered')
    return { ...shown, ...end, durationMs: null, updatedAt: at }
  const dead = endOfDeadRun(shown, at)
  return ofJob ? addNote(dead, { kind: 'job-ended', end: ofJob, prLink }) : dead
}
