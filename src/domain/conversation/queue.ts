// Requests that wait in the signed state of a conversation until the agent is free, so that no runner has to.
import { createHash } from 'node:crypto'
import type { Job } from '../job/job.ts'

/** The comment with the slash command and our reaction to it. */
export type CommandComment = {
  id: number
  surface: 'conversation' | 'review'
  reactionId: number | null
}

export type QueuedRequest = {
  /** Run, attempt and a digest of the text. */
  id: string
  runId: string
  /** When it was queued, ISO 8601. */
  at: string
  askedBy: string
  /** The first characters of what was asked. */
  request: string
  /** The prompt as it is sent. */
  text: string
  /** Whether a later push takes its place. */
  isReplaceable: boolean
  /** When it may be sent at the earliest, ISO 8601. Null for as soon as the agent is free. */
  notBefore: string | null
  /** The comment with the slash command, null if none asked. */
  command: CommandComment | null
}

/** Queued requests on their way. Whoever finds them later judges by the job whether they arrived. */
export type Sending = {
  /** ISO 8601. */
  at: string
  ids: string[]
  /** Which job it was, and what it looked like before. Null if a new one was to be created. */
  digest: string | null
}

export type Queue = {
  /** Oldest first. */
  entries: QueuedRequest[]
  sending: Sending | null
  /** Ids of the last requests that arrived, oldest first. */
  sent: string[]
}

export const emptyQueue: Queue = { entries: [], sending: null, sent: [] }

const maxSent = 20

/** The id of a request of a run. A re-run that asks for the same again has another one. */
export function queueId(runId: string, runAttempt: number, text: string): string {
  return `${runId}-${runAttempt}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

/** What became of the requests of a run, null if it has queued none. */
export function fateOf(queue: Queue, runId: string): 'waiting' | 'sent' | null {
  if (queue.entries.some((entry) => entry.runId === runId)) return 'waiting'
  return queue.sent.some((id) => id.startsWith(`${runId}-`)) ? 'sent' : null
}

/** What became of requests by their ids, null if none of them was queued. */
export function fateOfIds(
  { entries, sent }: Pick<Queue, 'entries' | 'sent'>,
  ids: readonly string[],
): 'waiting' | 'sent' | null {
  if (entries.some(({ id }) => ids.includes(id))) return 'waiting'
  return sent.some((id) => ids.includes(id)) ? 'sent' : null
}

/** The queue after what was on its way has arrived, or is given up. */
export function endSending(queue: Queue, ids: readonly string[]): Queue {
  return mergeQueue({ ...queue, sent: addSent(queue.sent, ids) }, queue)
}

/** The queue as it is now, without what the writer knows to have arrived. Nobody writes over what others have queued. */
export function mergeQueue(own: Queue, current: Queue): Queue {
  const sent = addSent(current.sent, own.sent)
  const entries = current.entries.filter(({ id }) => !sent.includes(id))
  const isOver = current.sending === null || current.sending.ids.every((id) => sent.includes(id))
  return { entries, sending: isOver ? null : current.sending, sent }
}

/** Whether a reading of the job shows that what was on its way to it has arrived. Another job shows nothing. */
export function showsArrival({ digest }: Pick<Sending, 'digest'>, job: Job): boolean {
  if (digest === null || !digest.startsWith(shortHash(job.id))) return false
  return job.status === 'active' || jobDigest(job) !== digest
}

function addSent(sent: readonly string[], ids: readonly string[]): string[] {
  return [...sent.filter((id) => !ids.includes(id)), ...ids].slice(-maxSent)
}

/** A short digest of which job it is, and of what it looks like. */
export function jobDigest(job: Job): string {
  const { id, status, model, repository, ref, createdAt, archivedAt, pullRequest } = job
  const text = JSON.stringify([status, model, repository, ref, createdAt, archivedAt, pullRequest?.url])
  return `${shortHash(id)}${shortHash(text)}`
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
