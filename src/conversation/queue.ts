// Requests that wait in the signed state of a conversation until the agent is free, so that no runner has to.
import { createHash } from 'node:crypto'
import { joinParagraphs } from '../base/escape.ts'
import { dateTimeText } from '../base/format.ts'
import type { QueuedRequest } from '../state/state.ts'

/** What the rest of the largest state leaves of the half of a comment that the state may take, in base64. */
const maxQueueBytes = 7_000
const maxQueued = 10

/** Where a request comes from: a run, its job and its step. */
export type Origin = { runId: string; jobName: string; stepId: string }

/** The id of a request. `attempt`: null if a re-run of the step asks for the same, and not for it again. */
export function requestId({ runId, jobName, stepId }: Origin, text: string, attempt: number | null): string {
  const parts = JSON.stringify([jobName, stepId, text, attempt])
  return `${runId}-${createHash('sha256').update(parts).digest('hex').slice(0, 16)}`
}

/** The queue with one more request, null if it has no room. A push takes the place of an earlier one that still waits. */
export function enqueue(queue: readonly QueuedRequest[], request: QueuedRequest): QueuedRequest[] | null {
  const isReplaced = (other: QueuedRequest) =>
    other.id === request.id || (request.isReplaceable && other.isReplaceable)
  const entries = [...queue.filter((other) => !isReplaced(other)), request]
  const hasRoom = entries.length <= maxQueued && Buffer.byteLength(JSON.stringify(entries)) <= maxQueueBytes
  return hasRoom ? entries : null
}

/** The requests that may be sent now. */
export function dueIn(queue: readonly QueuedRequest[], now: Date): QueuedRequest[] {
  // They are sent together, and the last one is what somebody waits for.
  const isDue = ({ notBefore }: QueuedRequest) => notBefore === null || Date.parse(notBefore) <= now.getTime()
  return queue.some(isDue) ? [...queue] : []
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
