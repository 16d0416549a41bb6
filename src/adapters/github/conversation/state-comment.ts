// Our comment with its signed state: verified when read, rendered whole, never written over a newer turn.
import {
  type CommentScope,
  type CommentState,
  isSameScope,
  nonceTag,
  readCommentState,
  writeCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { keepAdditions, keepRequester, keepTurn } from '../../../domain/conversation/merge-report.ts'
import type { Report } from '../../../domain/job/report.ts'
import { type CommentTarget, getComment, type StoredComment, updateComment } from './comments.ts'

export type StateCommentOptions = CommentTarget & {
  scope: Omit<CommentScope, 'commentId'>
  signingKey: Buffer
  /** The comment's Markdown with the signed state at its end. */
  render: (report: Report, state: string) => string
}

export type WrittenComment = {
  /** Page of the comment. */
  url: string
  comment: StoredComment
  /** Whether the comment has a newer turn, or a job that the report does not know, so that it was not written. */
  isSuperseded: boolean
  /** The report that the comment has now. */
  report: Report
}

/** Changes a report right before it is written. */
export type Settle = (report: Report) => Promise<Report>

type CommentEdit = {
  id: number
  report: Report
  signal: AbortSignal
  settle?: Settle | undefined
  /** The time of the state that the report was made from. A comment of another time counts as newer. */
  basedOn?: string | undefined
}

/** The verified state of a comment, null if it is not ours. */
export function verifiedState(
  { scope, signingKey }: Pick<StateCommentOptions, 'scope' | 'signingKey'>,
  { id, body }: StoredComment,
): CommentState | null {
  const state = readCommentState(body, signingKey)
  return state && isSameScope(state.scope, { ...scope, commentId: id }) ? state : null
}

/**
 * Edits our comment as it was read. Null if it is gone or no longer ours. Without the lock it is read once more, so that a run
 * that wrote at the same time does not overwrite this one.
 */
export async function editComment(
  options: StateCommentOptions,
  edit: CommentEdit,
  { before, isLocked }: { before: StoredComment | null; isLocked: boolean },
): Promise<WrittenComment | null> {
  if (before?.id !== edit.id) return null
  const current = verifiedState(options, before)?.report
  if (!current && !before.body.includes(nonceTag(edit.report.nonce))) return null
  const report = current ? keepTurn(edit.report, current) : edit.report
  if (current && isNewer(current, { ...edit, report }))
    return { url: before.url, comment: before, isSuperseded: true, report: current }
  const merged = current ? keepAdditions(keepRequester(report, current), current) : report
  const kept = { ...edit, report: edit.settle ? await edit.settle(merged) : merged }
  const written = await writeComment(options, kept)
  return isLocked || !(await isOverwritten(options, kept)) ? written : writeComment(options, kept)
}

/** Whether a run that wrote at the same time has put an earlier turn over this one. */
async function isOverwritten(
  options: StateCommentOptions,
  { id, report, signal }: CommentEdit,
): Promise<boolean> {
  const after = await getComment(options, id, signal)
  const turnAfter = after && (verifiedState(options, after)?.report.turn ?? Infinity)
  return turnAfter !== null && turnAfter < report.turn
}

/** Changes what our comment remembers from what it has. Null if it is not ours, or if there is nothing to change. */
export async function changeComment(
  options: StateCommentOptions,
  before: StoredComment | null,
  { change, signal }: { change: (report: Report) => Report | null; signal: AbortSignal },
): Promise<WrittenComment | null> {
  const current = before && verifiedState(options, before)
  const report = current && change(current.report)
  return report && writeComment(options, { id: before.id, report, signal })
}

/** A run that knows of no job must not make the conversation forget its job. */
function isNewer(current: Report, { report, basedOn }: Pick<CommentEdit, 'report' | 'basedOn'>): boolean {
  if (basedOn !== undefined && current.updatedAt !== basedOn) return true
  return current.turn > report.turn || (current.jobId !== null && report.jobId === null)
}

/** Writes our comment with its signed state. */
export async function writeComment(
  options: StateCommentOptions,
  { id, report, signal }: CommentEdit,
): Promise<WrittenComment> {
  const scope = { ...options.scope, commentId: id }
  const state = writeCommentState({ scope, report }, options.signingKey)
  const comment = await updateComment(options, { id, body: options.render(report, state), signal })
  return { url: comment.url, comment, isSuperseded: false, report }
}
