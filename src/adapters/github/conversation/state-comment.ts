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
  url: string
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
 * Edits our comment. Null if it is gone or no longer ours. It is read before, so that no newer turn is lost, and after,
 * so that a run that wrote at the same time does not overwrite this one.
 */
export async function editComment(
  options: StateCommentOptions,
  edit: CommentEdit,
): Promise<WrittenComment | null> {
  const { id, signal } = edit
  const before = await getComment(options, id, signal)
  if (!before) return null
  const current = verifiedState(options, before)?.report
  if (!current && !before.body.includes(nonceTag(edit.report.nonce))) return null
  const report = current ? keepTurn(edit.report, current) : edit.report
  if (current && isNewer(current, { ...edit, report }))
    return { url: before.url, isSuperseded: true, report: current }
  const merged = current ? keepAdditions(keepRequester(report, current), current) : report
  const kept = { ...edit, report: edit.settle ? await edit.settle(merged) : merged }
  const written = await writeComment(options, kept)
  const after = await getComment(options, id, signal)
  const turnAfter = after && (verifiedState(options, after)?.report.turn ?? Infinity)
  const isOverwritten = turnAfter !== null && turnAfter < report.turn
  return isOverwritten ? writeComment(options, kept) : written
}

/** Changes our comment from what it has now. Returns whether the comment is there and ours. */
export async function changeComment(
  options: StateCommentOptions,
  { id, change, signal }: { id: number; change: (report: Report) => Report; signal: AbortSignal },
): Promise<boolean> {
  const stored = await getComment(options, id, signal)
  const current = stored && verifiedState(options, stored)
  if (!current) return false
  await writeComment(options, { id, report: change(current.report), signal })
  return true
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
  const { url } = await updateComment(options, { id, body: options.render(report, state), signal })
  return { url, isSuperseded: false, report }
}
