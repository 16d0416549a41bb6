// Announces a request: no run sends one that our comment does not name, so that
// another run, or the next one, knows of it.
import { GitHubError } from '../github/errors.ts'
import { confirm } from './confirm.ts'
import {
  type RequestLedger,
  type Unreadable,
  withoutComment,
} from './ledger.ts'
import { isReadRecently, type Snapshot } from './snapshot.ts'
import type { ConversationState } from './state.ts'
import { type CommentStore, findComment, type Written } from './store.ts'
import { markSending } from './transitions.ts'
import { writeAnnouncement } from './write-announcement.ts'

export type Announced =
  /** `prompt`: prepared while GitHub's lists caught up. */
  | { kind: 'announced'; ledger: RequestLedger; prompt: string }
  /**
   * The comment has to be read again, and everything decided anew. A write was
   * tried, and may have taken effect, so that the next turn keeps the entry.
   */
  | { kind: 'stale'; why: string; ledger: RequestLedger }
  /** The same, with nothing written. */
  | { kind: 'untouched'; why: string }
  | { kind: 'unwritable'; why: string }
  | Unreadable

/**
 * Writes down that a request is about to be sent, unless our comment has
 * changed since it was read, and makes sure that no other run has done the
 * same. Once it is written, the prompt is prepared.
 */
export async function announce(
  ledger: RequestLedger,
  prepare: (written: RequestLedger) => Promise<string>,
): Promise<Announced> {
  const { store, snapshot, entry } = ledger
  if (store === null)
    return { kind: 'announced', ledger, prompt: await prepare(ledger) }

  try {
    const state = markSending(snapshot.state, entry)
    const written = await writeAnnouncement(store, snapshot, state)
    if (written.kind === 'untouched') return written
    if (written.kind === 'stale') return stale(written.why, ledger)
    if (written.kind === 'written')
      return await makeSure(
        { ...ledger, store, snapshot: written.snapshot },
        prepare,
      )

    const { kind, error } = written
    return kind === 'refused' && !mayBeAtWork(snapshot.state)
      ? stale('there can be no comment', withoutComment(ledger, error))
      : { kind: 'unwritable', why: describe(error, snapshot) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unreadable', why: error.message }
  }
}

function stale(why: string, ledger: RequestLedger): Announced {
  return { kind: 'stale', why, ledger }
}

/** A run without a comment would begin a job beside it. */
function mayBeAtWork({ job, createUnconfirmedAt }: ConversationState): boolean {
  return createUnconfirmedAt !== null || (job !== null && job.end === null)
}

function describe(error: GitHubError, { comment }: Snapshot): string {
  const author = comment?.author
    ? ` The comment's author is \`${comment.author}\`.`
    : ''
  return `${error.message}${error.isInaccessible ? author : ''}`
}

/**
 * Two runs that announce at once would both create an agent job, or begin a
 * comment. Two messages go to the same job, and each run puts its own into the
 * comment afterwards.
 */
async function makeSure(
  written: RequestLedger & { store: CommentStore; snapshot: Written },
  prepare: (written: RequestLedger) => Promise<string>,
): Promise<Announced> {
  const { store, entry } = written
  const mayBeSecond = entry.kind === 'create' || entry.beginsComment
  const [snapshot, prompt] = await Promise.all([
    mayBeSecond ? confirm(store, written.snapshot) : written.snapshot,
    prepare(written),
  ])
  if (snapshot === null) return stale('the comment has changed', written)

  const ledger = { ...written, snapshot }
  // Sent later than a minute after the reading, its answer could come when others
  // take this run for dead, which is after three minutes. A write keeps the time of the
  // reading that it rests on.
  return isReadRecently(snapshot, store.clock)
    ? { kind: 'announced', ledger, prompt }
    : stale('the last reading is too old', ledger)
}

/**
 * Renews the announcement of a request that waits for another try, if its reading
 * does not count any more, so that nobody takes this run for dead. Null if it
 * stands no more, or cannot be renewed now.
 */
export async function renew(
  ledger: RequestLedger,
): Promise<RequestLedger | null> {
  const { store, snapshot, entry } = ledger
  if (store === null || isReadRecently(snapshot, store.clock)) return ledger

  try {
    const read = await findComment(store, snapshot.knownId)
    if (read.state.sending?.nonce !== entry.nonce) return null
    const state = markSending(read.state, entry)
    const renewed = await writeAnnouncement(store, read, state)
    return renewed.kind === 'written' &&
      isReadRecently(renewed.snapshot, store.clock)
      ? { ...ledger, snapshot: renewed.snapshot }
      : null
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return null
  }
}
