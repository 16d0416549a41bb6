// Our comment on a thread: found by its signed marker, rendered whole, never written over a newer turn.
import {
  chooseMarker,
  looksMarked,
  type Marker,
  nonceMarker,
  readMarker,
} from '../../../domain/conversation/comment-state.ts'
import type { Report } from '../../../domain/job/report.ts'
import { createComment, listComments, type StoredComment } from './comments.ts'
import {
  editComment,
  genuineMarker,
  type MarkedCommentSetting,
  type Publication,
  writeComment,
} from './state-comment.ts'

export type ThreadSetting = MarkedCommentSetting & {
  /** Whether each run writes a comment of its own instead of editing the one there is. */
  isNewEachRun: boolean
  /** A comment that an earlier step of this run wrote, null for none. */
  knownCommentId: number | null
  onComment: (commentId: number) => void
}

export type Memory = {
  report: Report | null
  /** Whether there is a comment with a marker that does not verify. */
  hasForeign: boolean
}

export type Thread = {
  /** What our comment remembers. Throws what GitHub throws. */
  recall(signal: AbortSignal): Promise<Memory>
  /** Writes the report into our comment, unless a newer turn stands there. Throws what GitHub throws. */
  publish(report: Report, signal: AbortSignal): Promise<Publication>
}

/** The thread of one pull request or issue. */
export function openThread(setting: ThreadSetting): Thread {
  let commentId = setting.knownCommentId
  let hasSearched = false
  const recall = async (signal: AbortSignal) => {
    const found = await search(setting, signal)
    hasSearched = true
    if (!setting.isNewEachRun) commentId = found.marker?.place.commentId ?? null
    return { report: found.marker?.report ?? null, hasForeign: found.hasForeign }
  }
  const publish = async (report: Report, signal: AbortSignal) => {
    if (!hasSearched && !setting.isNewEachRun && commentId === null) await recall(signal)
    const edited = commentId === null ? null : await editComment(setting, commentId, { report, signal })
    if (edited) return edited
    const body = setting.render(report, nonceMarker(report.nonce))
    const created = await createComment(setting, { body, nonce: report.nonce, signal })
    commentId = created.id
    setting.onComment(created.id)
    return writeComment(setting, created.id, { report, signal })
  }
  return { recall, publish }
}

/** One of another key or project is genuine all the same, and none of our business. */
function isOfOthers({ place, signingKey }: ThreadSetting, { id, body }: StoredComment): boolean {
  const found = readMarker(body, signingKey)?.place
  return found?.commentId === id && found.thread === place.thread && found.repositoryId === place.repositoryId
}

async function search(setting: ThreadSetting, signal: AbortSignal) {
  const markers: Marker[] = []
  let hasForeign = false
  for await (const comment of listComments(setting, signal)) {
    if (!looksMarked(comment.body)) continue
    const marker = genuineMarker(setting, comment)
    if (marker) markers.push(marker)
    else if (!isOfOthers(setting, comment)) hasForeign = true
  }
  return { marker: chooseMarker(markers), hasForeign }
}
