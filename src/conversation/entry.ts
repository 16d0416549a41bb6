// What one run has to say in the comment, and what it saves of it for its post
// step.
import * as z from 'zod/mini'
import { delivery, jobRecord, requestKey, shownOfRun, time } from './state.ts'

const text = z.string()

const ofEveryRun = {
  key: requestKey,
  /** Of the attempt of the run. */
  nonce: text,
  /** Until when this run waits for the job, null if it does not wait any more. */
  until: z.nullable(time),
  shown: shownOfRun,
}

const requestEntry = z.object({
  ...ofEveryRun,
  kind: z.enum(['create', 'message']),
  /** By GitHub's clock. */
  announcedAt: time,
  /** As in the delivered request. */
  head: z.nullable(text),
  /** Whether the announcement begins the comment. */
  beginsComment: z.boolean(),
  delivery,
  /** Null for a create of which no answer has named the job. */
  job: z.nullable(jobRecord),
  /** Id of the job that stood in the comment before, null for none. */
  jobIdBefore: z.nullable(text),
})

const waitEntry = z.object({
  ...ofEveryRun,
  kind: z.literal('wait'),
  /** Not by this run, which adds nothing to the delivered requests. */
  delivery: z.literal('delivered'),
  job: jobRecord,
})

/** Of a run that sends its request. */
export type RequestEntry = z.infer<typeof requestEntry>

/** Of a run whose request was sent before, or by another run. */
export type WaitEntry = z.infer<typeof waitEntry>

const entry = z.union([requestEntry, waitEntry])

/**
 * What one run has to say in the comment. Every write after the announcement
 * puts all of it in.
 */
export type Entry = z.infer<typeof entry>

const savedRun = z.object({
  /** Null if the run had nothing to say yet. */
  entry: z.nullable(entry),
  /** Of the comment, null if the run did not know it. */
  commentId: z.nullable(z.int()),
  /**
   * Of the 👀 that no other reaction has replaced on the comment with the slash
   * command, null for none.
   */
  reactionId: z.nullable(z.int()),
  /** Whether nothing is left to write to the comment. */
  isEndWritten: z.boolean(),
})

/** What a run saves for its post step. */
export type SavedRun = z.infer<typeof savedRun>

/**
 * What was saved, null if it is not ours: an earlier step of the workflow job
 * can set any state.
 */
export function parseSavedRun(json: unknown): SavedRun | null {
  return savedRun.safeParse(json).data ?? null
}
