// Which merged pull requests one request has: each of them once, however late GitHub lists it.
import { type BatchFile, mergedPullLines } from '../context/merged-text.ts'
import type { Account } from '../event/event.ts'
import type { Closed } from '../gates/gate-answer.ts'
import type { BatchCursor } from '../state/state.ts'

/** A merged pull request. Times are ISO 8601. */
export type BatchPull = {
  number: number
  title: string
  body: string
  url: string
  /** Null for an account that is gone. */
  author: Account | null
  mergedAt: string
  headBranch: string
  baseBranch: string
  isCrossRepository: boolean
  labels: readonly string[]
}

/** What the gates say of a pull request. `files`: what it changes, null if nobody asked or GitHub did not say. */
export type JudgedPull = { pull: BatchPull; closed: Closed | null; files: readonly BatchFile[] | null }

export type Batch = {
  /** The cursor that it began at, null for the first batch of a conversation. */
  from: BatchCursor | null
  /** How far the conversation is once this was sent. */
  next: BatchCursor
  /** Those that the request has, oldest first. */
  pulls: readonly JudgedPull[]
  /** Those that a gate leaves out. */
  leftOut: readonly JudgedPull[]
  /** How many have no room, and come with the next batch. */
  later: number
  /** When the list begins. ISO 8601. */
  since: string
}

/** How late GitHub may list what was merged. */
const lateMs = 30 * 60_000
/** The newest minute may not be complete. */
const freshMs = 60_000
const dayMs = 24 * 3_600_000
const maxPulls = 100
/** The prompt's context has 30,000. */
const maxTextLength = 20_000

/** When the list of a batch begins: everything that was merged after this may be due. `at`: GitHub's time. */
export function beginningOf(
  cursor: BatchCursor | null,
  { at, sinceDays }: { at: Date; sinceDays: number },
): Date {
  return cursor
    ? new Date(Date.parse(cursor.upTo) - lateMs)
    : new Date(at.getTime() - freshMs - sinceDays * dayMs)
}

/** The pull requests that are due, oldest first, each once. `at`: GitHub's time before it listed them. */
export function duePulls(
  pulls: readonly BatchPull[],
  cursor: BatchCursor | null,
  { from, at }: { from: Date; at: Date },
): BatchPull[] {
  const told = new Set(cursor?.told)
  const isDue = ({ number, mergedAt }: BatchPull) => {
    const mergedMs = Date.parse(mergedAt)
    return mergedMs > from.getTime() && mergedMs <= at.getTime() - freshMs && !told.has(number)
  }
  const due = new Map(pulls.filter(isDue).map((pull) => [pull.number, pull]))
  return [...due.values()].sort(
    (a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number,
  )
}

/** Whether a batch has room for one more. */
export function hasRoom(pulls: readonly JudgedPull[], next: JudgedPull): boolean {
  const length = [...pulls, next].reduce((sum, { pull, files }) => sum + lengthOf(pull, files), 0)
  return pulls.length < maxPulls && length <= maxTextLength
}

function lengthOf(pull: BatchPull, files: JudgedPull['files']): number {
  return mergedPullLines(pull, files).reduce((sum, line) => sum + line.length + 1, 0)
}

type Gathered = {
  cursor: BatchCursor | null
  base: string
  from: Date
  at: Date
  /** All that GitHub has listed. */
  listed: readonly BatchPull[]
  /** Those that were judged, oldest first. */
  judged: readonly JudgedPull[]
  /** Those that have no room. */
  later: number
}

/** The batch of what was judged. Whoever sends it moves the cursor. */
export function makeBatch({ cursor, base, from, at, listed, judged, later }: Gathered): Batch {
  const last = judged.at(-1)?.pull.mergedAt ?? cursor?.upTo ?? from.toISOString()
  const end = later > 0 ? last : new Date(at.getTime() - freshMs).toISOString()
  const upTo = cursor && Date.parse(cursor.upTo) > Date.parse(end) ? cursor.upTo : end
  const isOver = ({ mergedAt }: BatchPull) => Date.parse(mergedAt) <= Date.parse(upTo) - lateMs
  const over = new Set(listed.filter(isOver).map(({ number }) => number))
  const all = [...(cursor?.told ?? []), ...numbersOf(judged)]
  const told = all.filter((number) => !over.has(number))
  const pulls = judged.filter(({ closed }) => closed === null)
  return {
    from: cursor,
    // The comment goes on naming those of the last request.
    next: { upTo, base, told, last: pulls.length > 0 ? numbersOf(pulls) : (cursor?.last ?? []), later },
    pulls,
    leftOut: judged.filter(({ closed }) => closed !== null),
    later,
    since: from.toISOString(),
  }
}

function numbersOf(judged: readonly JudgedPull[]): number[] {
  return judged.map(({ pull }) => pull.number)
}
