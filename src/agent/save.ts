// Saves what a run has to say for its post step, which tells it if the run
// cannot.
import type { Entry, SavedRun } from '../conversation/entry.ts'
import type { Ledger } from '../conversation/ledger.ts'
import type { Run } from './tools.ts'

/** Saves an entry for the post step. Returns it. */
export function save<E extends Entry | null>(
  { files, reactionId }: Pick<Run, 'files' | 'reactionId'>,
  entry: E,
  { snapshot: { comment } }: Ledger,
  { isEndWritten = false } = {},
): E {
  const commentId = comment?.id ?? null
  const saved: SavedRun = { entry, commentId, reactionId, isEndWritten }
  files.saveState(JSON.stringify(saved))
  return entry
}
