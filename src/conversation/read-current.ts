// What a run goes on from: our comment as it stands, without a run that died
// while it was sending.
import {
  gitHubNow,
  isSenderDead,
  type Snapshot,
  sinceWriteMs,
} from './snapshot.ts'
import { type CommentStore, findComment, readKnown } from './store.ts'
import { giveUpSending, withoutDoubt } from './transitions.ts'

/** `nonce`: of this attempt of the run. */
export type RunStore = CommentStore & { readonly nonce: string }

/**
 * Our comment as it stands. A list can be old, so that a run counts as dead by
 * our comment's id only. Throws a GitHubError.
 */
export async function readCurrent(
  store: RunStore,
  { knownId }: Snapshot,
): Promise<Snapshot> {
  const listed = await findComment(store, knownId)
  const { comment } = listed
  const isDeadInList = comment !== null && hasDeadSender(store, listed)
  return goOnFrom(
    store,
    isDeadInList ? await readKnown(store, comment.id) : listed,
  )
}

/** Whether another run stands as sending, and is dead. */
export function hasDeadSender(
  { nonce }: RunStore,
  snapshot: Snapshot,
): boolean {
  const { state } = snapshot
  const isOther = state.sending?.nonce !== nonce
  return isOther && isSenderDead(state, sinceWriteMs(snapshot))
}

/**
 * What this run goes on from: the request of a dead run is in doubt, and
 * nothing that this run has announced has arrived. Another run may have taken
 * this one for dead, and noted the opposite.
 */
function goOnFrom(store: RunStore, snapshot: Snapshot): Snapshot {
  // `conclude` goes on to another turn only if this run's request has certainly
  // not arrived. So a doubt about it comes from a run that took this one for dead.
  const { nonce } = store
  const state = withoutDoubt(snapshot.state, { nonce })
  if (!hasDeadSender(store, snapshot)) return { ...snapshot, state }

  const now = gitHubNow(snapshot, store.clock).toISOString()
  const deadSender = state.sending
  return { ...snapshot, deadSender, state: giveUpSending(state, now) }
}
