// One comment of ours: read by its marker, rendered whole, never written over a newer turn.
import {
  isSamePlace,
  type Marker,
  type MarkerPlace,
  nonceMarker,
  readMarker,
  writeMarker,
} from '../../../domain/conversation/comment-state.ts'
import type { Report } from '../../../domain/job/report.ts'
import type { GitHubClient, Repo } from '../client.ts'
import { statusOf } from '../retry.ts'
import { readComment, type StoredComment } from './comments.ts'

export type MarkedCommentSetting = {
  github: GitHubClient
  repo: Repo
  place: Omit<MarkerPlace, 'commentId'>
  signingKey: Buffer
  /** The comment's Markdown with the marker at its end. */
  render: (report: Report, marker: string) => string
}

export type Publication = { url: string; isSuperseded: boolean }

export type Writing = { report: Report; signal: AbortSignal }

/** The state in a comment, null if it is not ours. */
export function genuineMarker(setting: MarkedCommentSetting, { id, body }: StoredComment): Marker | null {
  const marker = readMarker(body, setting.signingKey)
  return marker && isSamePlace(marker.place, { ...setting.place, commentId: id }) ? marker : null
}

/** Edits our comment; null if it is gone or ours no more. Read before, lest a newer turn be lost, and after, lest ours be. */
export async function editComment(
  setting: MarkedCommentSetting,
  id: number,
  writing: Writing,
): Promise<Publication | null> {
  const before = await read(setting, id, writing.signal)
  if (!before) return null
  const standing = genuineMarker(setting, before)
  if (!standing && !before.body.includes(nonceMarker(writing.report.nonce))) return null
  if (standing && standing.report.turn > writing.report.turn) return { url: before.url, isSuperseded: true }
  const written = await writeComment(setting, id, writing)
  const after = await read(setting, id, writing.signal)
  const isOverwritten =
    after && (genuineMarker(setting, after)?.report.turn ?? Infinity) < writing.report.turn
  return isOverwritten ? writeComment(setting, id, writing) : written
}

/** Writes our comment with its signed state. Throws what GitHub throws. */
export async function writeComment(
  setting: MarkedCommentSetting,
  id: number,
  { report, signal }: Writing,
): Promise<Publication> {
  const marker = writeMarker({ place: { ...setting.place, commentId: id }, report }, setting.signingKey)
  const body = setting.render(report, marker)
  const answer = await setting.github.issues.updateComment({
    ...setting.repo,
    comment_id: id,
    body,
    request: { signal },
  })
  return { url: readComment(answer.data).url, isSuperseded: false }
}

async function read(
  setting: MarkedCommentSetting,
  id: number,
  signal: AbortSignal,
): Promise<StoredComment | null> {
  try {
    const { data } = await setting.github.issues.getComment({
      ...setting.repo,
      comment_id: id,
      request: { signal },
    })
    return readComment(data)
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}
