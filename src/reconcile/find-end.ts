// How the open conversation of a comment ended, from one reading of its job.
import { toJobRecord } from '../conversation/job-record.ts'
import type { ConversationState, JobRecord } from '../conversation/state.ts'
import { endJob, giveUpSending } from '../conversation/transitions.ts'
import type { Clock } from '../lib/clock.ts'
import type { HttpFailure, HttpOutcome } from '../lib/http-failure.ts'
import type { MintlifyClient } from '../mintlify/client.ts'
import { hasEnded, type Job, outcomeOfJob } from '../mintlify/job.ts'
import { parsePullRequestLink } from '../mintlify/pull-request-link.ts'
import { reasonOfFailure } from '../mintlify/retry.ts'
import {
  type CallFailure,
  isCallFailure,
  type Outcome,
  outcome,
} from '../outcome.ts'

export type Finding =
  /**
   * `state`: what the comment should say. `text`: what became of it, in a few
   * words.
   */
  | { kind: 'ended'; state: ConversationState; text: string }
  | { kind: 'working'; text: string }
  | { kind: 'unread'; text: string }
  /**
   * Mintlify refuses the key, the project or the address, so that no other job
   * can be read either.
   */
  | { kind: 'rejected'; reason: CallFailure; detail: string }

/**
 * The comment still says that a run is at work, and its request was never
 * confirmed.
 */
function closeUnconfirmed(
  state: ConversationState,
  at: string,
): ConversationState {
  const { shown } = state
  if (shown === null || shown.result !== null) return state

  return {
    ...state,
    shown: {
      ...shown,
      ...outcome('unknown', 'message-unconfirmed'),
      updatedAt: at,
    },
  }
}

type Asking = {
  mintlify: Pick<MintlifyClient, 'findJob'>
  clock: Pick<Clock, 'sleep'>
  /** Ends the wait. */
  signal: AbortSignal
}

/** A completed job may get its pull request link half a minute later. */
const linkMs = 30_000

async function readJob(
  { mintlify, clock, signal }: Asking,
  { id, prLink }: JobRecord,
): Promise<HttpOutcome<Job>> {
  const reading = await mintlify.findJob(id)
  const isComplete =
    reading.kind === 'value' && reading.value.status === 'completed'
  const lacksLink =
    isComplete && !reading.value.pullRequest && !reading.value.hasUnusableLink
  if (!lacksLink || prLink !== null) return reading

  await clock.sleep(linkMs, signal)
  return mintlify.findJob(id)
}

/** How the conversation stands. `now`: GitHub's time. */
export async function findEnd(
  asking: Asking,
  open: ConversationState,
  now: Date,
): Promise<Finding> {
  const at = now.toISOString()
  const isSendingDead = open.sending !== null
  const state = giveUpSending(open, at)
  const unconfirmed = {
    kind: 'ended',
    state: closeUnconfirmed(state, at),
    text: 'request not confirmed',
  } as const
  const { job } = state
  if (job === null || job.end !== null) return unconfirmed

  const reading = await readJob(asking, job)
  if (reading.kind === 'value') {
    if (hasEnded(reading.value)) return ended(state, reading.value, at)
    return isSendingDead
      ? unconfirmed
      : { kind: 'working', text: `still ${reading.value.status}` }
  }
  const isNotFound = reading.kind === 'status' && reading.status === 404
  if (isNotFound) return gone(state, job, at)

  const rejection = rejectionOf(reading)
  return (
    rejection ??
    (isSendingDead
      ? unconfirmed
      : { kind: 'unread', text: `not read: ${reading.detail}` })
  )
}

/** What Mintlify refuses for a reason that is not the job's. */
const refusedForAll: readonly CallFailure[] = [
  'blocked',
  'forbidden',
  'rate-limited',
  'redirected',
  'tls',
  'unauthorized',
]

function rejectionOf(failure: HttpFailure): Finding | null {
  const reason = reasonOfFailure(failure, 'job-disappeared')
  return isCallFailure(reason) && refusedForAll.includes(reason)
    ? { kind: 'rejected', reason, detail: failure.detail }
    : null
}

function ended(state: ConversationState, reading: Job, at: string): Finding {
  const pullRequest =
    reading.pullRequest ?? parsePullRequestLink(state.job?.prLink)
  const job = { ...reading, pullRequest }
  const end = outcomeOfJob(job)
  return close(state, toJobRecord(job, end), { end, at })
}

function gone(state: ConversationState, job: JobRecord, at: string): Finding {
  return close(
    state,
    { ...job, end: 'gone' },
    { end: outcome('unknown', 'job-disappeared'), at },
  )
}

function close(
  state: ConversationState,
  job: JobRecord,
  { end, at }: { end: Outcome; at: string },
): Finding {
  // That a request was never confirmed is more than how the job ended.
  const isUnconfirmed =
    state.shown?.reason === 'message-unconfirmed' ||
    state.shown?.reason === 'create-unconfirmed'
  const ended = state.shown && {
    ...state.shown,
    ...end,
    durationMs: null,
    updatedAt: at,
  }
  const shown = isUnconfirmed ? state.shown : ended

  return {
    kind: 'ended',
    state: endJob(state, { job, shown }),
    text: (end.reason ?? end.result).replaceAll('-', ' '),
  }
}
