// Saves what a run has to say for its post step, which tells it if the run
// cannot.
import * as z from 'zod/mini'
import { type Ledger, savedLedger, toSaved } from '../conversation/ledger.ts'
import type { Run } from './tools.ts'

/** Stands for the id of a 👀 that may be there, such as while it is added. */
export const pendingId = 0

const savedRun = z.extend(savedLedger, {
  /**
   * Of the 👀 on the comment with the slash command that the post step has to
   * replace. Null if there is none, or it stays.
   */
  reactionId: z.nullable(z.int()),
  /**
   * Whether nothing was left to write, so that a deleted comment isn't begun
   * anew.
   */
  isEndWritten: z.boolean(),
})

export type SavedRun = z.infer<typeof savedRun>

/** Saves what the run has to say for the post step. Returns the ledger. */
export function save<L extends Ledger>(
  { files, reactionId }: Pick<Run, 'files' | 'reactionId'>,
  ledger: L,
  { isEndWritten = false } = {},
): L {
  const saved: SavedRun = { ...toSaved(ledger), reactionId, isEndWritten }
  files.saveState(JSON.stringify(saved))
  return ledger
}

/**
 * What was saved, null if it is not ours: an earlier step of the workflow job
 * can set any state.
 */
export function parseSavedRun(json: unknown): SavedRun | null {
  return savedRun.safeParse(json).data ?? null
}
