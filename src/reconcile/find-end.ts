// How the open conversation of a comment ended, from one reading of its job.
import { isDoubt } from '../conversation/doubt.ts'
import { toJobRecord } from '../conversation/job-record.ts'
import type {
  ConversationState,
  JobRecord,
  Shown,
} from '../conversation/state.ts'
import { giveUpSending } from '../conversation/transitions.ts'
import type { HttpFailure } from '../lib/http-failure.ts'
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
  /** The job is completed, and may get its link half a minute later. */
  | { kind: 'late' }
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

export type Moment = {
  /** GitHub's time. */
  now: Date
  /** Whether a completed job may still get its pull request link. */
  mayGetLink: boolean
}

/** How the conversation stands. */
export async function findEnd(
  mintlify: Pick<MintlifyClient, 'findJob'>,
  open: ConversationState,
  { now, mayGetLink }: Moment,
): Promise<Finding> {
  const at = now.toISOString()
  const state = giveUpSending(open, at)
  const { job } = state
  const unconfirmed = {
    kind: 'ended',
    state: closeUnconfirmed(state, at),
    text: 'request not confirmed',
  } as const
  if (job === null || job.end !== null) return unconfirmed

  const reading = await mintlify.findJob(job.id)
  const isJob = reading.kind === 'value'
  if (isJob && mayGetLink && lacksLink(reading.value, job))
    return { kind: 'late' }
  const finding = isJob
    ? endOfJob(state, reading.value, at)
    : endOfFailure(state, job, { failure: reading, at })

  // The run died while it sent, which is said of a job without an end, too.
  const isOpen = finding.kind === 'working' || finding.kind === 'unread'
  return isOpen && open.sending !== null ? unconfirmed : finding
}

function endOfJob(state: ConversationState, job: Job, at: string): Finding {
  return hasEnded(job)
    ? ended(state, job, at)
    : { kind: 'working', text: `still ${job.status}` }
}

function endOfFailure(
  state: ConversationState,
  job: JobRecord,
  { failure, at }: { failure: HttpFailure; at: string },
): Finding {
  const isNotFound = failure.kind === 'status' && failure.status === 404
  if (isNotFound) return gone(state, job, at)
  const unread = `not read: ${failure.detail}`
  return rejectionOf(failure) ?? { kind: 'unread', text: unread }
}

function lacksLink(reading: Job, { prLink }: JobRecord): boolean {
  const hasLink = reading.pullRequest !== null || reading.hasUnusableLink
  return reading.status === 'completed' && !hasLink && prLink === null
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
  const { shown } = state
  const ended = shown && { ...shown, ...end, durationMs: null, updatedAt: at }
  const isOfJob = shown === null || isOfDeliveredRequest(shown)

  return {
    kind: 'ended',
    state: { ...state, job, shown: isOfJob ? ended : shown },
    text: (end.reason ?? end.result).replaceAll('-', ' '),
  }
}

/**
 * That a request was not sent, or was never confirmed, is more than how the job
 * ended.
 */
function isOfDeliveredRequest({ result, reason, isSent }: Shown): boolean {
  return result === null || (isSent && !isDoubt(reason))
}
