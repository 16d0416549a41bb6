// Requests that wait in the signed state of a conversation until the agent is free, so that no runner has to.
import { createHash } from 'node:crypto'
import { dateTimeText } from '../format.ts'
import type { Job } from '../job/job.ts'
import { joinParagraphs, toCode } from '../markdown/escape.ts'

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

const maxQueueBytes = 3_000
const maxSent = 20
/** For this long, a request that is on its way may still turn up at the job. */
const maxSendingMs = 20 * 60_000

/** The id of a request of a run. A re-run that asks for the same again has another one. */
export function queueId(runId: string, runAttempt: number, text: string): string {
  return `${runId}-${runAttempt}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

/** The queue with one more request, null if it has no room. A push takes the place of an earlier one that still waits. */
export function enqueue(queue: Queue, request: QueuedRequest): Queue | null {
  const isReplaced = (other: QueuedRequest) =>
    other.id === request.id || (request.isReplaceable && other.isReplaceable && !isOnItsWay(queue, other))
  const entries = [...queue.entries.filter((other) => !isReplaced(other)), request]
  const bytes = Buffer.byteLength(JSON.stringify(entries))
  return bytes <= maxQueueBytes ? { ...queue, entries } : null
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

/** The requests that wait for the agent. None of them is on its way. */
export function waitingIn(queue: Queue): QueuedRequest[] {
  return queue.entries.filter((entry) => !isOnItsWay(queue, entry))
}

/** Whether a request may be sent now. */
export function isDue(queue: Queue, now: Date): boolean {
  return waitingIn(queue).some(
    ({ notBefore }) => notBefore === null || Date.parse(notBefore) <= now.getTime(),
  )
}

/** The queue while all its waiting requests are sent. `job`: as it is before, null for a new one. */
export function beginSending(queue: Queue, job: Job | null, now: Date): Queue {
  const ids = waitingIn(queue).map(({ id }) => id)
  return { ...queue, sending: { at: now.toISOString(), ids, digest: job && jobDigest(job) } }
}

/** The queue after what was on its way has arrived, or is given up. */
export function endSending(queue: Queue, ids: readonly string[]): Queue {
  return mergeQueue({ ...queue, sent: addSent(queue.sent, ids) }, queue)
}

/** The queue if nothing was sent for certain. The requests wait again. */
export function undoSending(queue: Queue): Queue {
  return { ...queue, sending: null }
}

/** The queue as it is now, without what the writer knows to have arrived. Nobody writes over what others have queued. */
export function mergeQueue(own: Queue, current: Queue): Queue {
  const sent = addSent(current.sent, own.sent)
  const entries = current.entries.filter(({ id }) => !sent.includes(id))
  const isOver = current.sending === null || current.sending.ids.every((id) => sent.includes(id))
  return { entries, sending: isOver ? null : current.sending, sent }
}

export type SettledQueue = {
  queue: Queue
  /** Requests that arrived, as far as the job shows. */
  arrived: QueuedRequest[]
  /** Requests of which nobody knows. They are left to a person, so that none is done twice. */
  unconfirmed: QueuedRequest[]
}

/**
 * The queue after what somebody else was sending. `job`: as it is now. `isLastChance`: whether nobody could tell any more later,
 * because the job is about to change.
 */
export function settleSending(
  queue: Queue,
  job: Job | null,
  { now, isLastChance }: { now: Date; isLastChance: boolean },
): SettledQueue {
  const { sending } = queue
  const nothing: SettledQueue = { queue, arrived: [], unconfirmed: [] }
  const verdict = sending && judgeSending(sending, job, now)
  if (!sending || (verdict === 'unknown' && !isLastChance)) return nothing
  const settled = queue.entries.filter(({ id }) => sending.ids.includes(id))
  const known = { ...nothing, queue: endSending(queue, sending.ids) }
  return verdict === 'arrived' ? { ...known, arrived: settled } : { ...known, unconfirmed: settled }
}

/** What the comment says of requests that may not have arrived, null if there are none. Markdown. */
export function unconfirmedNote(requests: readonly QueuedRequest[]): string | null {
  if (requests.length === 0) return null
  const texts = requests.map(({ request }) => toCode(request)).join(', ')
  return `Couldn't confirm that these queued requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`
}

/** Whether requests that somebody sent have arrived, as far as the job shows. */
function judgeSending(
  { at, digest }: Sending,
  job: Job | null,
  now: Date,
): 'arrived' | 'unknown' | 'unconfirmed' {
  if (job && showsArrival({ digest }, job)) return 'arrived'
  return now.getTime() - Date.parse(at) >= maxSendingMs ? 'unconfirmed' : 'unknown'
}

/** Whether a reading of the job shows that what was on its way to it has arrived. Another job shows nothing. */
export function showsArrival({ digest }: Pick<Sending, 'digest'>, job: Job): boolean {
  if (digest === null || !digest.startsWith(shortHash(job.id))) return false
  return job.status === 'active' || jobDigest(job) !== digest
}

/** The requests as one message: as it is if there is only one, else each below a line that says whose it is. */
export function joinRequests(
  entries: readonly Pick<QueuedRequest, 'askedBy' | 'at' | 'text'>[],
  own: string | null,
): string {
  const texts = entries.map(({ text }) => text)
  const all = own === null ? texts : [...texts, own]
  if (all.length < 2) return all[0] ?? ''
  const parts = all.map((text, index) => {
    const entry = entries[index]
    const from = entry ? `, asked by ${entry.askedBy} at ${dateTimeText(new Date(entry.at))}` : ''
    return `Request ${index + 1} of ${all.length}${from}:\n\n${text}`
  })
  return joinParagraphs([`There are ${all.length} requests. Do all of them.`, ...parts])
}

function isOnItsWay({ sending }: Queue, { id }: QueuedRequest): boolean {
  return sending?.ids.includes(id) === true
}

function addSent(sent: readonly string[], ids: readonly string[]): string[] {
  return [...sent.filter((id) => !ids.includes(id)), ...ids].slice(-maxSent)
}

/** A short digest of which job it is, and of what it looks like. */
function jobDigest(job: Job): string {
  const { id, status, model, repository, ref, createdAt, archivedAt, pullRequest } = job
  const text = JSON.stringify([status, model, repository, ref, createdAt, archivedAt, pullRequest?.url])
  return `${shortHash(id)}${shortHash(text)}`
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
