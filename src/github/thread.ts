// Our comment on a thread: found by its signed marker, rendered whole, never written over a newer turn.
import {
  chooseMarker,
  isSamePlace,
  looksMarked,
  type Marker,
  type MarkerPlace,
  nonceMarker,
  readMarker,
  writeMarker,
} from '../domain/marker.ts'
import type { Report } from '../domain/report.ts'
import type { GitHubClient, Repo } from './client.ts'
import { createComment, listComments, type StoredComment } from './comments.ts'
import { statusOf } from './retry.ts'

export type ThreadSetting = {
  github: GitHubClient
  repo: Repo
  place: Omit<MarkerPlace, 'commentId'>
  signingKey: Buffer
  /** Whether each run writes a comment of its own instead of editing the one there is. */
  isNewEachRun: boolean
  /** A comment that an earlier step of this run wrote, null for none. */
  knownCommentId: number | null
  onComment: (commentId: number) => void
  /** The comment's Markdown with the marker at its end. */
  render: (report: Report, marker: string) => string
}

export type Memory = {
  report: Report | null
  /** Whether there is a comment with a marker that does not verify. */
  hasForeign: boolean
}

export type Publication = { url: string; isSuperseded: boolean }

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
    const edited = commentId === null ? null : await edit(setting, commentId, { report, signal })
    if (edited) return edited
    const body = setting.render(report, nonceMarker(report.nonce))
    const created = await createComment(setting, { body, nonce: report.nonce, signal })
    commentId = created.id
    setting.onComment(created.id)
    return write(setting, created.id, { report, signal })
  }
  return { recall, publish }
}

type Writing = { report: Report; signal: AbortSignal }

async function search(setting: ThreadSetting, signal: AbortSignal) {
  const markers: Marker[] = []
  let hasForeign = false
  for await (const comment of listComments(setting, signal)) {
    if (!looksMarked(comment.body)) continue
    const marker = genuineMarker(setting, comment)
    if (marker) markers.push(marker)
    else hasForeign = true
  }
  return { marker: chooseMarker(markers), hasForeign }
}

function genuineMarker(setting: ThreadSetting, { id, body }: StoredComment): Marker | null {
  const marker = readMarker(body, setting.signingKey)
  return marker && isSamePlace(marker.place, { ...setting.place, commentId: id }) ? marker : null
}

/** Edits our comment; null if it is gone or ours no more. Read before, lest a newer turn be lost, and after, lest ours be. */
async function edit(setting: ThreadSetting, id: number, writing: Writing): Promise<Publication | null> {
  const before = await read(setting, id, writing.signal)
  if (!before) return null
  const standing = genuineMarker(setting, before)
  if (!standing && !before.body.includes(nonceMarker(writing.report.nonce))) return null
  if (standing && standing.report.turn > writing.report.turn) return { url: before.url, isSuperseded: true }
  const written = await write(setting, id, writing)
  const after = await read(setting, id, writing.signal)
  const isOverwritten =
    after && (genuineMarker(setting, after)?.report.turn ?? Infinity) < writing.report.turn
  return isOverwritten ? write(setting, id, writing) : written
}

async function write(setting: ThreadSetting, id: number, { report, signal }: Writing): Promise<Publication> {
  const marker = writeMarker({ place: { ...setting.place, commentId: id }, report }, setting.signingKey)
  const body = setting.render(report, marker)
  const answer = await setting.github.issues.updateComment({
    ...setting.repo,
    comment_id: id,
    body,
    request: { signal },
  })
  return { url: answer.data.html_url, isSuperseded: false }
}

async function read(setting: ThreadSetting, id: number, signal: AbortSignal): Promise<StoredComment | null> {
  try {
    const { data } = await setting.github.issues.getComment({
      ...setting.repo,
      comment_id: id,
      request: { signal },
    })
    return { id, body: data.body ?? '', url: data.html_url }
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}
