// What the readings of a job mean, one after the other: whether it is gone, at
// work, or at its end. Whoever has to know asks here, and only how long to wait
// in between is up to the caller. Pure functions, but for `findJob`.
import type { Clock } from '../lib/clock.ts'
import type { HttpFailure, HttpOutcome } from '../lib/http-failure.ts'
import type { Cancellation } from '../runner/cancellation.ts'
import { caughtUpMs, linkMs, maxReadLagMs } from '../times.ts'
import type { MintlifyClient } from './client.ts'
import { hasEnded, type Job, keepLink, mayBeCutShort } from './job.ts'
import { notFoundWaitMs } from './retry.ts'

/** What the readings of a job have shown so far. */
export type Watch = {
  /** As it was read last, with the link that it once had. Null before. */
  job: Job | null
  /** As it was known before, whose link stays. Null for nothing. */
  earlier: Job | null
  /** The message that the job may not show yet, null for none. */
  message: Message | null
  /** Mintlify's 404s in a row, null for none. */
  notFound: { count: number; sinceMs: number } | null
  /** Since when it is completed without a link, null for any other job. */
  linkMissingSinceMs: number | null
}

export type Message = {
  /**
   * The job as it was read before, to see whether it has changed. Null for none.
   */
  jobBefore: Job | null
  sentMs: number
  /**
   * Why it may never have arrived, null if it has. Then only a job at work
   * proves that it did.
   */
  doubt: string | null
  /** Whether the job was at work since. */
  wasAtWork: boolean
  /**
   * Whether the last reading showed an end that counts if the next one does
   * too.
   */
  isEndRead: boolean
}

/** A message that no reading of its job has shown yet. */
export function newMessage(
  jobBefore: Job | null,
  sentMs: number,
  facts: Partial<Message> = {},
): Message {
  const seen = { doubt: null, wasAtWork: false, isEndRead: false }
  return { jobBefore, sentMs, ...seen, ...facts }
}

/** What the last reading means. */
export type JobReading = JobRead | JobUnread

type WatchWithJob = Watch & { job: Job }

/** The reading shows the job. */
export type JobRead = { watch: WatchWithJob } & (
  | { kind: 'at-work' }
  /** `isEffectUnseen`: nothing shows that the job has seen the message. */
  | { kind: 'ended'; isEffectUnseen: boolean }
  /** Completed, and its link may still come. */
  | { kind: 'link-late'; sinceMs: number }
  /** It may still show how the request before the message ended. */
  | { kind: 'message-unseen' }
  /**
   * After a message, an end counts when it was read twice: one odd reading
   * would end the wait for good.
   */
  | { kind: 'end-read-once' }
  /** The message has never arrived. */
  | { kind: 'message-lost' }
)

export type JobUnread = {
  watch: Watch
  /**
   * `not-found-yet`: Mintlify may need a minute to find a new job. `unread`:
   * the answer says nothing about the job.
   */
  kind: 'not-found-yet' | 'gone' | 'unread'
  failure: HttpFailure
}

/**
 * Before the first reading. `job`: as it was read by others, null for none.
 * `earlier`: what was known before, such as by whoever sent the message.
 */
export function newWatch(
  job: Job | null,
  message: Message | null = null,
  earlier = message?.jobBefore ?? null,
): Watch {
  return { job, earlier, message, notFound: null, linkMissingSinceMs: null }
}

/** As it was read last, or was known before. Null for neither. */
export function jobOf({ job, earlier }: Watch): Job | null {
  return job ?? earlier
}

/** What one more answer of Mintlify means. */
export function interpretAnswer(
  before: Watch,
  answer: HttpOutcome<Job>,
  nowMs: number,
): JobReading {
  return answer.kind === 'value'
    ? interpretJob(before, answer.value, nowMs)
    : interpretFailure(before, answer, nowMs)
}

/** What a job means that was just read. */
export function interpretJob(
  before: Watch,
  read: Job,
  nowMs: number,
): JobReading {
  const job = keepLink(read, jobOf(before))
  const watch = { ...before, job, notFound: null }
  if (!hasEnded(job)) return atWork(watch)
  return watch.message === null
    ? interpretEnd(watch, nowMs)
    : interpretEndAfter(watch.message, watch, nowMs)
}

/** With a long interval, the time could pass between two readings. */
const minNotFoundCount = 3

/** Don't trust a single 404. */
function interpretFailure(
  watch: Watch,
  failure: HttpFailure,
  nowMs: number,
): JobReading {
  if (failure.kind !== 'status' || failure.status !== 404)
    return { watch: { ...watch, notFound: null }, kind: 'unread', failure }

  const { count, sinceMs } = watch.notFound ?? { count: 0, sinceMs: nowMs }
  const notFound = { count: count + 1, sinceMs }
  const isGone =
    notFound.count >= minNotFoundCount && nowMs - sinceMs >= caughtUpMs
  const kind = isGone ? 'gone' : 'not-found-yet'
  return { watch: { ...watch, notFound }, kind, failure }
}

/**
 * Whether the last reading shows an end, for a run that reads no more, and no
 * link may still come. After a message, one reading is enough only of a job that
 * was seen at work: any other change can be that of the request before.
 */
export function isAtEnd(watch: Watch): watch is WatchWithJob {
  const { job, message, linkMissingSinceMs } = watch
  const counts = message === null || (message.wasAtWork && message.isEndRead)
  const isWhole = linkMissingSinceMs === null
  return job !== null && hasEnded(job) && counts && isWhole
}

function atWork(watch: WatchWithJob): JobReading {
  const message = watch.message && {
    ...watch.message,
    doubt: null,
    wasAtWork: true,
    isEndRead: false,
  }
  const next = { ...watch, message, linkMissingSinceMs: null }
  return { watch: next, kind: 'at-work' }
}

function interpretEnd(watch: WatchWithJob, nowMs: number): JobReading {
  const { job } = watch
  const hasLink = job.prLink !== null || job.hasUnusableLink
  if (job.status !== 'completed' || hasLink) return ended(watch)

  const sinceMs = watch.linkMissingSinceMs ?? nowMs
  const next = { ...watch, linkMissingSinceMs: sinceMs }
  return nowMs - sinceMs < linkMs
    ? { watch: next, kind: 'link-late', sinceMs }
    : ended(next)
}

function ended(watch: WatchWithJob, isEffectUnseen = false): JobReading {
  return { watch, kind: 'ended', isEffectUnseen }
}

/**
 * Just after a message, a reading can still show how the request before it
 * ended. So a final status counts if the job has changed, or was at work and
 * the reading cannot be an old one, or after the time by which a message shows.
 */
function interpretEndAfter(
  message: Message,
  watch: WatchWithJob,
  nowMs: number,
): JobReading {
  const sinceMs = nowMs - message.sentMs
  const isTimeUp = sinceMs >= caughtUpMs
  if (message.doubt !== null)
    return { watch, kind: isTimeUp ? 'message-lost' : 'message-unseen' }

  // An old reading may come after the one that showed it at work.
  const isSeen =
    (message.wasAtWork && sinceMs >= maxReadLagMs) ||
    isOtherReading(message.jobBefore, watch.job)
  const counts = isSeen || isTimeUp
  const next = { ...watch, message: { ...message, isEndRead: counts } }
  if (!counts) return { watch: next, kind: 'message-unseen' }
  if (!message.isEndRead) return { watch: next, kind: 'end-read-once' }
  // Archiving changes a job as well, and may have ended its work on the message. An
  // end that may be that of the request before is not waited on for a link.
  const isDone = isSeen && !mayBeCutShort(watch.job)
  return isDone ? interpretEnd(next, nowMs) : ended(next, true)
}

const comparedFields = [
  'status',
  'prLink',
  'model',
  'repository',
  'ref',
  'createdAt',
  'archivedAt',
] as const

/**
 * A link is a change only in place of another one: where there was none, it can
 * be the late one of the request before.
 */
function isOtherReading(before: Job | null, after: Job): boolean {
  if (before === null) return false
  const linked = keepLink(before, after)
  return comparedFields.some((field) => linked[field] !== after[field])
}

export type JobContext = {
  mintlify: Pick<MintlifyClient, 'getJob'>
  clock: Clock
  cancellation: Cancellation
}

/**
 * Reads a job until it is clear whether Mintlify finds it, for as long as the
 * run has time. One answer that says nothing of it does not count.
 */
export async function findJob(
  { mintlify, clock, cancellation }: JobContext,
  jobId: string,
  { watch: from, waitsForLink }: FindOptions = anyReading,
): Promise<JobReading> {
  let watch = from
  let answer: HttpOutcome<Job> = from.job
    ? { kind: 'value', value: from.job }
    : await mintlify.getJob(jobId)
  for (let unread = 0; ; ) {
    const reading = interpretAnswer(watch, answer, clock.elapsedMs())
    watch = reading.watch
    if (reading.kind === 'unread') unread += 1
    const waitMs = waitBetween(reading, unread, waitsForLink)
    if (waitMs === null || waitMs >= cancellation.remainingMs()) return reading

    await clock.sleep(waitMs, cancellation.cancelled)
    if (cancellation.cancelled.aborted) return reading
    answer = await mintlify.getJob(jobId)
  }
}

type FindOptions = {
  /** What is known before. A job in it was read just now. */
  watch: Watch
  /** Whether a job at its end is read on until its link is there, or late. */
  waitsForLink: boolean
}

const anyReading = { watch: newWatch(null), waitsForLink: false }
const unreadAgainMs = [2_000, 5_000]

/** Null if the reading counts. */
function waitBetween(
  { kind, watch }: JobReading,
  unread: number,
  waitsForLink: boolean,
): number | null {
  if (kind === 'unread') return unreadAgainMs[unread - 1] ?? null
  if (kind === 'link-late' && waitsForLink) return linkMs / 3
  if (kind !== 'not-found-yet') return null
  return notFoundWaitMs(watch.notFound?.count ?? 0)
}
