// How queued requests wait and are sent with a turn, and what is known of those that somebody was sending.
import { dateTimeText } from '../format.ts'
import type { Job } from '../job/job.ts'
import { joinParagraphs, toCode } from '../markdown/escape.ts'
import { endSending, jobDigest, type Queue, type QueuedRequest, type Sending, showsArrival } from './queue.ts'

const maxQueueBytes = 3_000
/** For this long, a request that is on its way may still turn up at the job. */
const maxSendingMs = 20 * 60_000

/** The queue with one more request, null if it has no room. A push takes the place of an earlier one that still waits. */
export function enqueue(queue: Queue, request: QueuedRequest): Queue | null {
  const isReplaced = (other: QueuedRequest) =>
    other.id === request.id || (request.isReplaceable && other.isReplaceable && !isOnItsWay(queue, other))
  const entries = [...queue.entries.filter((other) => !isReplaced(other)), request]
  const bytes = Buffer.byteLength(JSON.stringify(entries))
  return bytes <= maxQueueBytes ? { ...queue, entries } : null
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

/** The queue if nothing was sent for certain. The requests wait again. */
export function undoSending(queue: Queue): Queue {
  return { ...queue, sending: null }
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
