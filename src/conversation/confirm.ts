// Makes sure of an announcement once GitHub's lists show it: no other run has
// announced at the same time.
import { isDeepStrictEqual } from 'node:util'
import { askAgain } from '../github/ask-again.ts'
import { deleteComment } from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import { listedMs, settledMs } from '../times.ts'
import { momentOf, type Snapshot } from './snapshot.ts'
import {
  type CommentStore,
  findComment,
  getOrNull,
  snapshotOf,
  type Written,
} from './store.ts'

/**
 * Our comment once the lists show the announcement, three seconds after it at
 * least. Null if it is not as it was written, or if another one of ours comes
 * first, which is the one that counts: then this one is deleted. Throws a
 * GitHubError if no list can be read, or none shows a new comment.
 */
export async function confirm(
  store: CommentStore,
  mine: Written,
): Promise<Snapshot | null> {
  const first = await readUntilListed(store, mine)
  if (isSame(first, mine)) return first
  const { id } = mine.comment
  const isSecond = first.comment !== null && first.comment.id !== id
  if (isSecond) await removeSecond(store, id)
  return null
}

/** A second comment that could not be deleted does not count. */
async function removeSecond(
  { github }: CommentStore,
  id: number,
): Promise<void> {
  try {
    await askAgain(github, () => deleteComment(github, id))
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
  }
}

/** Our comment by a list that is not behind, or by its id. */
async function readUntilListed(
  store: CommentStore,
  mine: Written,
): Promise<Snapshot> {
  const { clock, signal } = store
  const writtenMs = clock.elapsedMs()
  for (;;) {
    await clock.sleep(listedMs, signal)
    const listed = await findComment(store, mine.comment.id)
    if (!isBehind(listed, mine)) return listed

    const isLast = signal.aborted || clock.elapsedMs() - writtenMs >= settledMs
    if (isLast) return readAnnounced(store, mine)
  }
}

function isSame(listed: Snapshot, mine: Written): boolean {
  return (
    listed.comment?.id === mine.comment.id &&
    isDeepStrictEqual(listed.state, mine.state)
  )
}

/**
 * Whether the list may be older than our write. GitHub's times are whole
 * seconds, so that another write of the same second tells nothing.
 */
function isBehind(listed: Snapshot, mine: Written): boolean {
  const { comment: first } = listed
  if (first === null) return true
  const { id, updatedAt } = mine.comment
  const isOlder = first.updatedAt <= updatedAt && !isSame(listed, mine)
  return first.id === id && isOlder
}

/**
 * A comment that was edited can be read by its id. A new one that no list shows
 * may come after one that the list does not show either.
 */
async function readAnnounced(
  store: CommentStore,
  mine: Written,
): Promise<Snapshot> {
  const { id, createdAt, updatedAt } = mine.comment
  const isNew = createdAt === updatedAt
  // The run's time is up, so that the list was not read for as long as it takes.
  if (isNew && store.signal.aborted) return { ...mine, comment: null }
  if (isNew)
    throw new GitHubError("GitHub doesn't list the comment of the docs agent.")

  const askedAt = momentOf(store.clock)
  const found = await getOrNull(store, id, 'for-a-minute')
  return found === null
    ? { ...mine, comment: null }
    : snapshotOf(store, found, { ...mine, askedAt })
}
