// Which comment has the state of a conversation, and whether it can be used.
import type { OtherStatus } from '../state/commit-status.ts'
import type { Found, UnusableReason } from './comment-reading.ts'
import type { StateReading } from './signed-state.ts'
import { damagedStateText, foreignStateText, newerStateText } from './unusable-state.ts'

export type CommentAuthor = { id: number; login: string; isBot: boolean }

/** A comment with the mark of a state. `author`: null for an account that is gone. */
export type MarkedComment = {
  id: number
  url: string
  author: CommentAuthor | null
  reading: StateReading
  otherStatus: OtherStatus | null
}

/** Whether a state in a comment of this author counts. `ownId`: of our account, null if nobody knows. */
export function isOurs(author: CommentAuthor | null, ownId: number | null): boolean {
  return author !== null && (author.isBot || author.id === ownId)
}

/** What the comments say. `unused`: pages of other comments with a state of the conversation. */
export function chooseComment(
  comments: readonly MarkedComment[],
  ownId: number | null,
): { found: Found; unused: string[] } {
  const ours = comments.filter(({ author }) => isOurs(author, ownId))
  const otherStatuses = ours.flatMap(({ otherStatus }) => otherStatus ?? [])
  // What anybody can write counts only in a comment of ours.
  const candidates = comments.filter(
    ({ reading, author }) => isSigned(reading) || (reading.kind === 'damaged' && isOurs(author, ownId)),
  )
  const [first, ...others] = candidates.toSorted((a, b) => a.id - b.id)
  if (!first) {
    const hasUnverified = ours.some(({ reading }) => reading.kind === 'unverified')
    return { found: { kind: 'none', hasUnverified, otherStatuses }, unused: [] }
  }
  const { id, url, author, reading } = first
  if (reading.kind === 'damaged') return unusable('memory-unreadable', damagedStateText(reading.how, url))
  if (!isOurs(author, ownId))
    return unusable('memory-unreadable', foreignStateText(author?.login ?? null, url))
  if (reading.kind !== 'state') return unusable('newer-state', newerStateText(url))
  const comment = { id, url, authorId: author?.id ?? null, state: reading.state }
  const unused = others.filter((other) => isSigned(other.reading)).map((other) => other.url)
  return { found: { kind: 'found', comment, otherStatuses }, unused }
}

function isSigned({ kind }: StateReading): boolean {
  return kind === 'state' || kind === 'newer'
}

function unusable(reason: UnusableReason, problem: string): { found: Found; unused: string[] } {
  return { found: { kind: 'unusable', reason, problem }, unused: [] }
}
