// Saves what a run has to say for its post step, which tells it if the run
// cannot.
import type { SavedRun } from '../conversation/entry.ts'
import type { Ledger } from '../conversation/ledger.ts'
import type { Run } from './tools.ts'

/** Stands for the id of a 👀 that is still being added. */
export const pendingId = 0

/** Saves what the run has to say for the post step. Returns the ledger. */
export function save<L extends Ledger>(
  { files, reactionId }: Pick<Run, 'files' | 'reactionId'>,
  ledger: L,
  { isEndWritten = false } = {},
): L {
  const { entry, snapshot } = ledger
  const commentId = snapshot.comment?.id ?? null
  const saved: SavedRun = { entry, commentId, reactionId, isEndWritten }
  files.saveState(JSON.stringify(saved))
  return ledger
}
