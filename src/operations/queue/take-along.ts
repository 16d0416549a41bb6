// Takes the queued requests of a conversation along with the next turn: whoever holds the lock writes down that they are on their
// way, sends them, and writes down that they arrived.
import type { Clock } from '../../domain/clock.ts'
import { emptyQueue, endSending, type Queue, type QueuedRequest } from '../../domain/conversation/queue.ts'
import {
  beginSending,
  joinRequests,
  settleSending,
  unconfirmedNote,
  undoSending,
  waitingIn,
} from '../../domain/conversation/sending.ts'
import type { Job } from '../../domain/job/job.ts'
import { addRequest, type Report } from '../../domain/job/report.ts'
import { joinParagraphs } from '../../domain/markdown/escape.ts'

export type TakeAlongPorts = {
  clock: Clock
  /** Changes what the comment remembers, unless `change` returns null. Returns whether it did. */
  updateState: (change: (report: Report) => Report | null) => Promise<boolean>
  log: (line: string) => void
}

export type TakeAlong = {
  /** The prompt with all queued requests, which are marked as on their way. `job`: as it is before, null for a new one. */
  makePrompt(job: Job | null): Promise<string>
  /** Has the requests wait again, because nothing was sent. */
  undo(): Promise<void>
  /** The report of the turn with the requests that it took along. `hasArrived`: whether that is certain. */
  addTo(report: Report, hasArrived: boolean): Report
}

/** The report with the requests in its history. */
export function addRequests(report: Report, requests: readonly QueuedRequest[]): Report {
  return requests.reduce(
    (known, { runId, at, request }) => addRequest(known, { runId, at, text: request }),
    report,
  )
}

/** The report with one more note, unless it has it. */
export function withNote(report: Report, note: string | null): Report {
  const isKnown = note === null || report.note?.includes(note)
  return isKnown ? report : { ...report, note: joinParagraphs([report.note, note]) }
}

/** What a turn takes along. `own`: the prompt of the run itself, null if it has none. */
export function openTakeAlong(
  memory: Pick<Report, 'queue'> | null,
  own: string | null,
  { clock, updateState, log }: TakeAlongPorts,
): TakeAlong {
  let queue: Queue = memory?.queue ?? emptyQueue
  let taken: QueuedRequest[] = []
  let note: string | null = null
  const change = (next: (queue: Queue) => Queue) =>
    updateState((report) => {
      queue = next(report.queue)
      // Told at once, because nothing may come of this turn.
      return { ...withNote(report, note), queue, updatedAt: clock.now().toISOString() }
    })
  const begin = (job: Job | null) =>
    change((current) => {
      const now = clock.now()
      // What this turn has marked before was certainly not sent.
      const free = taken.length > 0 ? undoSending(current) : current
      const settled = settleSending(free, job, { now, isLastChance: true })
      note = joinParagraphs([note, unconfirmedNote(settled.unconfirmed)]) || null
      taken = waitingIn(settled.queue)
      return taken.length > 0 ? beginSending(settled.queue, job, now) : settled.queue
    })
  return {
    async makePrompt(job) {
      const before = queue
      const isEmpty = queue.entries.length === 0 && queue.sending === null
      if (isEmpty || (await begin(job))) return joinRequests(taken, own)
      // What cannot be marked is not sent, or it might be sent again. Nor does it count as sent when the job is at work.
      // The mark may be there though nobody said so.
      await change(undoSending)
      queue = before
      taken = []
      log("The queued requests couldn't be marked as sent, so they stay in the queue.")
      return joinRequests([], own)
    },
    async undo() {
      if (taken.length > 0) await change(undoSending)
      taken = []
    },
    addTo(report, hasArrived) {
      const ids = taken.map(({ id }) => id)
      // The run's own request is the last, so that it is never left out.
      const isOwn = ({ runId }: { runId: string }) => runId === report.runId
      const earlier = { ...report, requests: report.requests.filter((request) => !isOwn(request)) }
      return {
        ...withNote(report.requests.filter(isOwn).reduce(addRequest, addRequests(earlier, taken)), note),
        otherCommands: taken.flatMap(({ command }) => command ?? []).slice(-10),
        queue: hasArrived ? endSending(queue, ids) : queue,
      }
    },
  }
}
