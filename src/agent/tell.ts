// What a run has to say: `save` keeps it for the post step, and `tell` puts it
// into the comment.
import { mayHaveArrived } from '../conversation/doubt.ts'
import type { Entry, SavedRun } from '../conversation/entry.ts'
import type { Snapshot } from '../conversation/snapshot.ts'
import { putEntry } from '../conversation/transitions.ts'
import { updateComment } from '../conversation/update.ts'
import { GitHubError } from '../github/errors.ts'
import { EndOfRun } from '../outcome.ts'
import type { Run } from './tools.ts'
import type { Known } from './turn.ts'

/** Saves an entry for the post step. Returns it. */
export function save<E extends Entry | null>(
  { files, reactionId }: Pick<Run, 'files' | 'reactionId'>,
  entry: E,
  { comment }: Snapshot,
  { isEndWritten = false } = {},
): E {
  const commentId = comment?.id ?? null
  const saved: SavedRun = { entry, commentId, reactionId, isEndWritten }
  files.saveState(JSON.stringify(saved))
  return entry
}

export type Told = {
  snapshot: Snapshot
  /** Whether nothing is left to write, as in a run without a comment. */
  isWritten: boolean
  /** Why it could not be written, null if there is nothing to say about it. */
  problem: string | null
}

/**
 * Puts all of an entry into the comment. `mayBegin`: whether a comment is begun
 * where there is none, or none any more.
 */
export async function tell(
  { store }: Pick<Known, 'store'>,
  snapshot: Snapshot,
  entry: Entry,
  { tryForMs = 0, isJustRead = false, mayBegin = mayHaveArrived(entry) } = {},
): Promise<Told> {
  if (store === null) return { snapshot, isWritten: true, problem: null }
  try {
    const written = await updateComment(
      store,
      snapshot,
      (state, { now }) => putEntry(state, entry, now),
      { tryForMs, isJustRead, mayBegin },
    )
    return { snapshot: written, isWritten: true, problem: null }
  } catch (error) {
    const untold = { snapshot, isWritten: false }
    if (error instanceof GitHubError)
      return { ...untold, problem: error.message }
    // The post step goes on where a run was cancelled.
    if (error instanceof EndOfRun)
      return { ...untold, problem: error.outcome.why }
    throw error
  }
}
