// Reads and writes the comment of a run's conversation: under the lock, which is taken for each change if it is not held.
import { withOtherStatuses } from '../../../domain/commit-status/commit-status.ts'
import { nonceTag } from '../../../domain/conversation/comment-state.ts'
import { emptyQueue } from '../../../domain/conversation/queue.ts'
import type { OtherStatus } from '../../../domain/conversation/state-text.ts'
import { countedText } from '../../../domain/format.ts'
import type { Memory } from '../../../domain/job/plan.ts'
import type { Report } from '../../../domain/job/report.ts'
import { ResponseError } from '../errors.ts'
import { createComment, findByNonce, getComment, type StoredComment } from './comments.ts'
import { findState } from './find-state.ts'
import type { Hold, Lock } from './lock.ts'
import {
  changeComment,
  editComment,
  type Settle,
  type StateCommentOptions,
  verifiedState,
  type WrittenComment,
  writeComment,
} from './state-comment.ts'

export type WriterOptions = {
  /** Whether each run writes a comment of its own instead of editing the one there is. */
  isNewEachRun: boolean
  /** The step that this one finishes, the comment that it wrote, and the reaction of its lock, as far as they are known. */
  earlierStep: { commentId: number | null; lockId: number | null } | null
  /** Called when the run has created a comment. */
  onComment: (commentId: number) => void
  log: (line: string) => void
}

type WriteOptions = { signal: AbortSignal; settle?: Settle | undefined }

/** The last write of a run has nine seconds. */
const maxWriteWaitMs = 6_000
const busyText = 'other workflow runs are writing to this conversation'

/** What a run knows of its comment. */
type Known = {
  /** The comment that this run writes, null before there is one. */
  commentId: number | null
  /** The comment with the current state, null if there is none. Undefined before the search. */
  currentId: number | null | undefined
  /** The comment as it was last read or written under the lock. */
  comment: StoredComment | null
  /** Page of the comment as this run last wrote it. */
  url: string | null
  /** The commit statuses of other conversations, as they were last read. */
  otherStatuses: readonly OtherStatus[]
}

/** The writer of one run. */
export function openWriter(options: WriterOptions, lock: Lock) {
  const { isNewEachRun } = options
  const known: Known = {
    commentId: options.earlierStep?.commentId ?? null,
    currentId: undefined,
    comment: null,
    url: null,
    otherStatuses: [],
  }
  const search = (comment: StateCommentOptions, signal: AbortSignal) =>
    searchState(comment, known, { isNewEachRun, signal })
  /** Reads the comment with this id, null for none, while nobody else can write it. */
  const readOwn = (comment: StateCommentOptions, id: number | null, signal: AbortSignal) => {
    const isKnown = (known.comment?.id ?? null) === id
    return readLocked({ lock, comment, signal, isKnown }, async () => {
      if (id === null && known.currentId === undefined && !isNewEachRun) await search(comment, signal)
      else known.comment = id === null ? null : await getComment(comment, id, signal)
    })
  }
  return {
    search,
    url: () => known.url,
    async write(comment: StateCommentOptions, given: Report, { signal, settle }: WriteOptions) {
      const hold = await readOwn(comment, known.commentId, signal)
      // Without the lock, another conversation may have begun since the comments were read.
      if (hold !== 'held' && given.commitStatus !== null && given.result !== null)
        known.otherStatuses = (await findState(comment, { isNewEachRun, signal })).otherStatuses
      const report = withOtherStatuses(given, known.otherStatuses)
      if (hold === 'busy' && !isNewest(comment, known.comment, report)) throw new ResponseError(busyText)
      const id = known.commentId
      const limited = { signal: lock.limit(signal), settle }
      const edit = id === null ? null : { id, report, ...limited }
      const edited =
        edit && (await editComment(comment, edit, { before: known.comment, isLocked: hold === 'held' }))
      const written = edited ?? (await writeFirst({ comment, report, known, options }, limited))
      Object.assign(known, { comment: written.comment, url: written.url })
      return written
    },
    /** What the comment remembers afterwards, null if nothing was changed. */
    async change(
      comment: StateCommentOptions,
      change: (report: Report) => Report | null,
      signal: AbortSignal,
    ): Promise<Report | null> {
      if (!known.currentId) return null
      const isOwn = lock.isHeld()
      try {
        if ((await readOwn(comment, known.currentId, signal)) === 'busy') throw new ResponseError(busyText)
        const limited = { change, signal: lock.limit(signal) }
        const written = await changeComment(comment, known.comment, limited)
        if (written) Object.assign(known, { comment: written.comment, url: written.url })
        return written?.report ?? null
      } finally {
        if (!isOwn) await lock.leave()
      }
    },
  }
}

/** What the conversation remembers, which the run then knows, too. */
async function searchState(
  comment: StateCommentOptions,
  known: Known,
  search: { isNewEachRun: boolean; signal: AbortSignal },
): Promise<Memory> {
  const { current, comment: stored, hasUnverified, otherStatuses } = await findState(comment, search)
  known.currentId = current?.scope.commentId ?? null
  if (!search.isNewEachRun) known.commentId = known.currentId
  known.comment = stored
  known.otherStatuses = otherStatuses
  const others = otherStatuses.length > 0 && { otherStatuses }
  return current
    ? { kind: 'found', report: current.report, ...others }
    : { kind: 'none', hasUnverified, ...others }
}

type FirstWrite = { comment: StateCommentOptions; report: Report; known: Known; options: WriterOptions }

async function writeFirst(
  { comment, report, known, options }: FirstWrite,
  { signal, settle }: WriteOptions,
): Promise<WrittenComment> {
  const { id } = await createStateComment(options, comment, { report, signal })
  known.commentId = id
  options.onComment(id)
  const first = options.isNewEachRun ? report : withoutQueue(report, options)
  return writeComment(comment, { id, report: settle ? await settle(first) : first, signal })
}

type Locking = { lock: Lock; comment: StateCommentOptions; signal: AbortSignal; isKnown: boolean }

/** Reads under the lock, which is taken if it is not held. What is known of a comment holds only as long as the lock is held. */
async function readLocked(
  { lock, comment, signal, isKnown }: Locking,
  read: () => Promise<void>,
): Promise<Hold> {
  // Others may have taken over a lock that was held for too long.
  if (lock.isHeld() && lock.leftMs() <= 0) await lock.leave()
  if (lock.isHeld()) {
    if (!isKnown) await read()
    return 'held'
  }
  const patience = { signal: () => signal, stop: signal, waitMs: maxWriteWaitMs }
  const { hold } = await lock.enter(comment, read, patience)
  if (hold === 'busy') await read()
  return hold
}

/**
 * Whether a report has a turn that the comment does not know. Such a turn that is never written would be worse than one that is
 * written while somebody else writes. The end of a known one is left to the next reconcile.
 */
function isNewest(comment: StateCommentOptions, before: StoredComment | null, { turn }: Report): boolean {
  const current = before && verifiedState(comment, before)
  return !current || turn > current.report.turn
}

/** The report for a comment that takes the place of one that is gone. What others had queued there went with it. */
function withoutQueue(report: Report, { log }: WriterOptions): Report {
  const { entries, sent } = report.queue
  if (entries.length > 0)
    log(
      `The comment was deleted, and ${countedText(entries.length, 'queued request')} with it. Send them again if you still need them.`,
    )
  return { ...report, queue: { ...emptyQueue, sent } }
}

/** A comment without its state, which is signed with the id of the comment. */
async function createStateComment(
  { earlierStep }: WriterOptions,
  comment: StateCommentOptions,
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<StoredComment> {
  const { nonce } = report
  const body = comment.render(report, nonceTag(nonce))
  // The earlier step may have been stopped while GitHub created its comment.
  const created = earlierStep ? await findByNonce(comment, nonce, signal) : null
  return created ?? createComment(comment, { body, nonce, signal })
}
