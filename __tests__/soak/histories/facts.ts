// What a history shows about its requests, beyond what any process in it knows.
import type { StoredReport } from '../../../src/domain/job/stored-report.ts'
import type { History } from './history.ts'
import type { CommentWrite } from './model-conversation.ts'
import type { ModelProcess } from './model-process.ts'
import type { Accepted } from './model-service.ts'
import { markerOf, type PlayedRun } from './play-run.ts'

export type Facts = {
  history: History
  writes: readonly CommentWrite[]
  /** The requests of the service that hold a text. */
  acceptedWith: (marker: string) => Accepted[]
  /** What the comment remembered at a moment, null for nothing. */
  storedAt: (atMs: number) => StoredReport | null
  /** When a process has last read the comments before a moment. Minus infinity if it has not. */
  lastReadMs: (process: ModelProcess, beforeMs: number) => number
  /** Whether a person has edited or deleted our comment before. */
  isDisturbedBefore: (atMs: number) => boolean
  /** Requests that were queued at any time. */
  queued: readonly QueuedFact[]
}

export type QueuedFact = {
  id: string
  marker: string
  /** Whether a later push took its place. */
  isReplaced: boolean
  /** Whether a person has edited or deleted the comment with it. */
  isDisturbed: boolean
  /** The comment that it was queued in first. */
  commentId: number
}

const unlockedText = 'Two runs at the same time could each start an agent job'
const unconfirmedText = "Couldn't confirm that these queued requests arrived"

/** The facts of a history. */
export function factsOf(history: History): Facts {
  const { service, github } = history
  const { writes, reads } = github.conversation.record
  return {
    history,
    writes,
    acceptedWith: (marker) => service.accepted.filter(({ prompt }) => prompt.includes(marker)),
    storedAt: (atMs) => currentOf(writes.filter((write) => write.atMs <= atMs)),
    lastReadMs: (process, beforeMs) =>
      reads.findLast((read) => read.process === process && read.atMs <= beforeMs)?.atMs ??
      Number.NEGATIVE_INFINITY,
    isDisturbedBefore: (atMs) => writes.some((write) => write.writer === null && write.atMs <= atMs),
    queued: queuedIn(writes),
  }
}

/** Whether a process has said that it had no lock. */
export function saidUnlocked({ lines }: ModelProcess): boolean {
  return lines.some((line) => line.includes(unlockedText))
}

/** Whether the comment has ever said that nobody knows of a request. */
export function isToldUnconfirmed({ writes }: Facts, marker: string): boolean {
  return writes.some((write) => isTellingOf(write, marker))
}

/** Whether a process took back in the same turn, or in its own next one, that nobody knows of a request. */
export function isTakenBack({ writes }: Facts, marker: string): boolean {
  const teller = writes.find((write) => isTellingOf(write, marker))?.writer
  if (!teller) return false
  return writes.some((write, index) => {
    const before = writes.slice(0, index).findLast(({ commentId }) => commentId === write.commentId)
    if (!before?.report || !write.report || !isTellingOf(before, marker)) return false
    const isNews = write.report.turn > before.report.turn && write.writer !== teller
    return !isNews && !isTellingOf(write, marker)
  })
}

function isTellingOf({ body }: CommentWrite, marker: string): boolean {
  return body.includes(unconfirmedText) && body.includes(marker)
}

/** The processes of a run: its own, and that of its post step. */
export function familyOf({ name }: ModelProcess, { history }: Facts): ModelProcess[] {
  return history.processes.filter((other) => other.name.startsWith(name))
}

/** The run of a process, null for a reconcile. */
export function runOf({ history }: Facts, process: ModelProcess): PlayedRun | null {
  return history.runs.find((run) => run.process === process) ?? null
}

/** Of the last states of all comments, the one with the greatest turn, then the first. */
function currentOf(writes: readonly CommentWrite[]): StoredReport | null {
  const last = new Map(writes.map((write) => [write.commentId, write.report]))
  const reports = [...last.values()].flatMap((report) => report ?? [])
  return reports.toSorted((a, b) => b.turn - a.turn)[0] ?? null
}

function queuedIn(writes: readonly CommentWrite[]): QueuedFact[] {
  const facts = new Map<string, QueuedFact>()
  const last = new Map<number, StoredReport | null>()
  for (const write of writes) {
    const { report, commentId } = write
    const gone = entriesOf(last.get(commentId)).filter((entry) => !hasEntry(report, entry))
    const isNewPush = entriesOf(report).some(
      (entry) => entry.isReplaceable && !hasEntry(last.get(commentId), entry),
    )
    for (const { id, isReplaceable } of gone) noteGone(facts.get(id), write, isReplaceable && isNewPush)
    for (const { id } of entriesOf(report)) if (!facts.has(id)) facts.set(id, queuedFact(id, commentId))
    last.set(commentId, report)
  }
  return [...facts.values()]
}

type Entry = StoredReport['queue']['entries'][number]

function entriesOf(report: StoredReport | null | undefined): Entry[] {
  return report?.queue.entries ?? []
}

function hasEntry(report: StoredReport | null | undefined, { id }: Entry): boolean {
  return entriesOf(report).some((entry) => entry.id === id)
}

function noteGone(fact: QueuedFact | undefined, { writer }: CommentWrite, isReplaced: boolean): void {
  if (!fact) return
  fact.isDisturbed ||= writer === null
  fact.isReplaced ||= isReplaced
}

function queuedFact(id: string, commentId: number): QueuedFact {
  const [name = '', runAttempt] = id.split('-')
  const marker = markerOf({ name, runAttempt: Number(runAttempt) })
  return { id, marker, commentId, isReplaced: false, isDisturbed: false }
}
