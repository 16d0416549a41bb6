// What a conversation asks of GitHub, each as one call that is sent once.
import type { State } from '../state/state.ts'
import type { AddedLock, Answer, Found, StateComment, Written } from './comment-reading.ts'
import type { Lock } from './lock.ts'

export type ConversationPorts = {
  /** Adds our reaction. `isNew`: whether it was not there before. */
  addLock: () => Promise<Answer<AddedLock>>
  /** Everybody's reactions, ours too. */
  listLocks: () => Promise<Answer<readonly Lock[]>>
  removeLock: (id: number) => Promise<Answer<null>>
  /** Reads the comments. `ownId`: of our account, null if that is not known. */
  find: (ownId: number | null) => Promise<Answer<Found>>
  /** Writes the comment, or a new one. */
  write: (comment: StateComment | null, state: State) => Promise<Written>
}
