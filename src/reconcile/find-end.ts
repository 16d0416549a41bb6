// How the open conversation of a comment ended, from a reading of its job.
import { doubtOf } from '../conversation/doubt.ts'
import { toJobRecord } from '../conversation/job-record.ts'
import { addNote } from '../conversation/shown.ts'
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
  /** The answer may be another one a moment later. */
  | { kind: 'late' }
  | { kind: 'working'; text: string }
  | { kind: 'unread'; text: string }
  /**
   * Mintlify refuses the key, the project or the address, so that no other job
   * can be read either.
   */
  | { kind: 'rejected'; reason: CallFailure; detail: string }

/** What is shown of another request, with how the job ended as a note. */
function withJobEnd(
  shown: Shown,
  { end, prLink }: JobRecord,
  at: string,
): Shown {
  const dead = endOfDeadRun(shown, at)
  return end === null ? dead : addNote(dead, { kind: 'job-ended', end, prLink })
}

/**
 * What is shown of a run that died, whose request was not sent or never
 * confirmed. The end that a run has shown itself stays.
 */
function endOfDeadRun(shown: Shown, at: string): Shown {
  if (shown.result !== null) return shown
  const end =
    shown.delivery === 'unsent'
      ? outcome('cancelled', 'interrupted')
      : doubtOf('message')
  return { ...shown, ...end, updatedAt: at }
}

export type Moment = {
  /** GitHub's time. */
  now: Date
  /** For how long this job has been asked for. */
  forMs: number
}

/** A completed job may get its pull request link half a minute later. */
export const linkMs = 30_000

/** Mintlify may need a minute to find a job. */
export const notFoundMs = 90_000

/** How the conversation stands. */
export async function findEnd(
  mintlify: Pick<MintlifyClient, 'getJob'>,
  open: ConversationState,
  { now, forMs }: Moment,
): Promise<Finding> {
  const at = now.toISOString()
  const state = giveUpSending(open, at)
  const { job, shown } = state
  const unconfirmed = {
    kind: 'ended',
    state: { ...state, shown: shown && endOfDeadRun(shown, at) },
    text:
      shown?.delivery === 'unsent'
        ? 'request not sent'
        : 'request not confirmed',
  } as const
  if (job === null || job.end !== null) return unconfirmed

  const reading = await mintlify.getJob(job.id)
  const isJob = reading.kind === 'value'
  const isLate = isJob
    ? forMs < linkMs && lacksLink(reading.value, job)
    : forMs < notFoundMs && isNotFound(reading)
  if (isLate) return { kind: 'late' }
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
  if (isNotFound(failure)) return gone(state, job, at)
  const unread = `not read: ${failure.detail}`
  return rejectionOf(failure) ?? { kind: 'unread', text: unread }
}

const isNotFound = (failure: HttpFailure) =>
  failure.kind === 'status' && failure.status === 404

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
  // That a request was not sent, or was never confirmed, is more than how the
  // job ended.
  const isOfJob = shown === null || shown.delivery === 'delivered'

  return {
    kind: 'ended',
    state: {
      ...state,
      job,
      shown: isOfJob ? ended : withJobEnd(shown, job, at),
    },
    text: (end.reason ?? end.result).replaceAll('-', ' '),
  }
}
