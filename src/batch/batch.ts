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
/** The state keeps no more. */
const maxTold = 50
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
  const last = cursor?.after
  const isDue = (pull: BatchPull) => {
    const mergedMs = Date.parse(pull.mergedAt)
    const isInTime = mergedMs > from.getTime() && mergedMs <= at.getTime() - freshMs
    return isInTime && !told.has(pull.number) && (last === undefined || inOrder(placeOf(pull), last) > 0)
  }
  const due = new Map(pulls.filter(isDue).map((pull) => [pull.number, pull]))
  return [...due.values()].sort((a, b) => inOrder(placeOf(a), placeOf(b)))
}

type Place = { at: string; number: number }

function placeOf({ mergedAt, number }: BatchPull): Place {
  return { at: mergedAt, number }
}

/** Merges of the same second are in the order of their numbers. */
function inOrder(a: Place, b: Place): number {
  return Date.parse(a.at) - Date.parse(b.at) || a.number - b.number
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
  const pulls = judged.filter(({ closed }) => closed === null)
  return {
    from: cursor,
    // The comment goes on naming those of the last request.
    next: {
      ...{ upTo, base, later, last: pulls.length > 0 ? numbersOf(pulls) : (cursor?.last ?? []) },
      ...remember([...(cursor?.told ?? []), ...numbersOf(judged)], { listed, upTo, after: cursor?.after }),
    },
    pulls,
    leftOut: judged.filter(({ closed }) => closed !== null),
    later,
    since: from.toISOString(),
  }
}

function numbersOf(judged: readonly JudgedPull[]): number[] {
  return judged.map(({ pull }) => pull.number)
}

type Told = { listed: readonly BatchPull[]; upTo: string; after: BatchCursor['after'] }

/** What is kept of those that were told: the newest, and where the others end. */
function remember(
  told: readonly number[],
  { listed, upTo, after }: Told,
): Pick<BatchCursor, 'told' | 'after'> {
  const places = new Map(listed.map((pull) => [pull.number, placeOf(pull)]))
  const unlisted = told.filter((number) => !places.has(number))
  const recent = told
    .flatMap((number) => places.get(number) ?? [])
    .filter(({ at }) => Date.parse(at) > Date.parse(upTo) - lateMs)
    .sort(inOrder)
  const room = Math.max(0, maxTold - unlisted.length)
  const split = Math.max(0, recent.length - room)
  const last = recent.slice(0, split).at(-1) ?? after
  return {
    told: [...unlisted, ...recent.slice(split).map(({ number }) => number)],
    ...(last && { after: last }),
  }
}
