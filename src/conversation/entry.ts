// What one run has to say in the comment, and what it saves of it for its post
// step.
import * as z from 'zod/mini'
import { delivery, jobRecord, requestKey, shownOfRun, time } from './state.ts'

const text = z.string()

const entry = z.object({
  /** The key of the request. */
  request: requestKey,
  /** Of the attempt of the run. */
  nonce: text,
  /** `wait`: it was sent before, or by another run. */
  kind: z.enum(['create', 'message', 'wait']),
  /** For a `wait`, when that began. */
  announcedAt: time,
  /** As in the delivered request. */
  head: z.nullable(text),
  /** Whether the announcement begins the comment. */
  beginsComment: z.boolean(),
  /** For a `wait`, what became of the request that was sent before. */
  delivery,
  /**
   * Id of the job in the comment that this entry may replace, null for none:
   * the one that stood there before, or the one that the run waits for.
   */
  replaceableJobId: z.nullable(text),
  job: z.nullable(jobRecord),
  /** Until when this run waits for the job, null if it does not wait any more. */
  until: z.nullable(time),
  shown: shownOfRun,
})

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
