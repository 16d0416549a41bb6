// What one run has to say in the comment, from the announcement to the end.

import * as z from 'zod/mini'
import type { Job } from '../mintlify/job.ts'
import { interrupted, type Outcome, unconfirmedEnd } from '../outcome.ts'
import { deliveries } from './delivery.ts'
import { endOf, jobRecord, recordOf, toJobRecord } from './job-record.ts'
import { addNote } from './shown.ts'
import type { Snapshot } from './snapshot.ts'
import {
  type About,
  about,
  isSameRequest,
  type Note,
  requestKey,
  type ShownOfRun,
  shownOfRun,
  time,
} from './state.ts'

const text = z.string()

const ofEveryRun = {
  key: requestKey,
  /** Of the attempt of the run. */
  nonce: text,
  /**
   * Until when this run waits for the job, null if it does not wait any more.
   */
  until: z.nullable(time),
  shown: shownOfRun,
}

const requestEntry = z.object({
  ...ofEveryRun,
  kind: z.enum(['create', 'message']),
  /** As in the delivered request. */
  about: z.nullable(about),
  /**
   * Whether the announcement begins the comment, which is removed if nothing is
   * sent.
   */
  beginsComment: z.boolean(),
  delivery: z.enum(deliveries),
  /** Null for a create until an answer names the job. */
  job: z.nullable(jobRecord),
  /**
   * Id of the job that stood in the comment before, which this one may replace.
   * Null for none.
   */
  jobIdBefore: z.nullable(text),
})

const waitEntry = z.object({
  ...ofEveryRun,
  kind: z.literal('wait'),
  /**
   * By another run, or an earlier attempt. One that waits adds nothing to the
   * delivered requests.
   */
  delivery: z.literal('delivered'),
  job: jobRecord,
})

/** Of a run that sends its request. */
export type RequestEntry = z.infer<typeof requestEntry>

/** Of a run whose request was sent before, or by another run. */
export type WaitEntry = z.infer<typeof waitEntry>

export const entry = z.union([requestEntry, waitEntry])

/**
 * What one run has to say in the comment. Every write after the announcement
 * puts all of it in.
 */
export type Entry = z.infer<typeof entry>

/** What a run knows of itself when it begins an entry. */
type RunFacts = Pick<Entry, 'key' | 'nonce' | 'until' | 'shown'>

export type RequestFacts = RunFacts & {
  /** The job that gets a message, null for a create. */
  jobId: string | null
  about: About | null
  notes: readonly Note[]
}

export type WaitFacts = RunFacts & { jobId: string }

/**
 * The entry of a request that is about to be sent. `snapshot`: what it is
 * written over. `earlier`: the entry as this run has announced it before.
 */
export function requestEntryOf(
  { key, nonce, jobId, about, until, shown, notes }: RequestFacts,
  snapshot: Snapshot,
  earlier: RequestEntry | null,
): RequestEntry {
  const { comment, state, deadSender } = snapshot
  // An announcement that is renewed keeps the notes of the one before. Those of
  // another request go, so that the one about a dead run is added anew.
  const allNotes: Note[] = [
    ...(earlier?.shown.notes ?? []),
    ...(deadSender
      ? [{ kind: 'unconfirmed', asked: deadSender.asked } as const]
      : []),
    ...notes,
  ]
  // The announcement of an earlier turn stands there still, so that nobody has
  // written since, and a comment that this run has begun is its own.
  const isRenewed = state.sending?.nonce === nonce
  return {
    key,
    nonce,
    kind: jobId === null ? 'create' : 'message',
    about,
    beginsComment:
      comment === null || (isRenewed && earlier?.beginsComment === true),
    delivery: 'unsent',
    job: jobId === null ? null : recordOf(jobId, state.job),
    jobIdBefore: state.job?.id ?? null,
    until,
    shown: allNotes.reduce(addNote, shown),
  }
}

/** The entry of a run that waits for a job that was sent before. */
export function waitEntryOf(
  { key, nonce, jobId, until, shown }: WaitFacts,
  { state }: Snapshot,
): WaitEntry {
  const job = recordOf(jobId, state.job)
  const { delivered } = state
  // Only whoever has sent its request to the named job is told how to send it
  // again.
  const hasAsked = delivered.some((one) => isSameRequest(one.key, key))
  const namedJob = hasAsked ? shown.namedJob : shown.namedJob && 'waited-for'
  // It takes the place of what is shown, with its notes, and without a later time of
  // its own, which would hide the end that the run shows that has sent the request.
  const isOfConversation = delivered.some((one) => one.jobId === jobId)
  const standing = isOfConversation ? state.shown : null
  const startedAt = standing?.startedAt ?? shown.startedAt
  return {
    kind: 'wait',
    delivery: 'delivered',
    key,
    nonce,
    job,
    until,
    shown: { ...shown, namedJob, startedAt, notes: standing?.notes ?? [] },
  }
}

/** `shown`: what else the run shows at its end. */
export type EndFacts = {
  outcome: Outcome
  job: Job | null
  shown: Pick<ShownOfRun, 'durationMs' | 'updatedAt'> & Partial<ShownOfRun>
}

/** All that the run has to say at its end. */
export function endEntry(
  entry: Entry,
  { outcome, job, shown: more }: EndFacts,
): Entry {
  const shown = { ...entry.shown, ...outcome, ...more }
  const atEnd = { ...entry, until: null, shown }
  // A request that was not sent, or may not have been, says nothing about the
  // end of the job.
  if (entry.delivery !== 'delivered') return atEnd
  if (job !== null) return { ...atEnd, job: toJobRecord(job, outcome) }
  return entry.job === null
    ? atEnd
    : { ...atEnd, job: { ...entry.job, end: endOf(outcome) } }
}

/**
 * What is known of a run that did not get to its end. `updatedAt`: GitHub's
 * time, ISO 8601.
 */
export function endOfKilled(entry: Entry, updatedAt: string): Entry {
  const isInDoubt =
    entry.delivery === 'sending' || entry.delivery === 'unconfirmed'
  const outcome = isInDoubt ? unconfirmedEnd(entry.kind) : interrupted()
  const shown = { ...entry.shown, ...outcome, updatedAt }
  return isInDoubt
    ? { ...entry, until: null, shown, delivery: 'unconfirmed' }
    : { ...entry, until: null, shown }
}
