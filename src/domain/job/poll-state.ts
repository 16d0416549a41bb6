// What each reading of a job means for whoever waits for it. The loop only asks again; every judgement is here.
import { type Attempt, type Fault, reasonOf, situationOf } from '../http/attempt.ts'
import { hasEnded, type Job, keepLink } from './job.ts'
import { type FollowUp, judgeFollowUp } from './message-ack.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from './outcome.ts'

export type Watch = {
  jobId: string
  /** The last good reading, or what the create answered. */
  job: Job | null
  /** What is waited for: how the job ends, or only that it is free for a message. */
  awaits: 'result' | 'idle'
  /** Whether this run created the job: a service may need a moment to find a new one. */
  isNew: boolean
  /** The message whose effect is waited for, null when there is none. */
  followUp: FollowUp | null
  startedMs: number
  /** When the service last gave a good answer; the start counts as one. */
  lastGoodMs: number
  /** Whether the service has answered any poll at all. */
  hasHeard: boolean
  misses: number
  refusals: number
  missing: { count: number; sinceMs: number } | null
  slowdowns: number
  linkReads: number
}

export type Next =
  | { do: 'wait'; atLeastMs: number }
  | { do: 'read-again'; inMs: number }
  | { do: 'end'; outcome: Outcome }

export type Step = {
  watch: Watch
  next: Next /** Why a poll brought nothing, empty if it did. */
  trouble: string
}

/** A watch that has not asked yet. */
export function startWatch(
  start: Pick<Watch, 'jobId' | 'job' | 'awaits' | 'isNew' | 'followUp' | 'hasHeard' | 'startedMs'>,
): Watch {
  const counters = { misses: 0, refusals: 0, missing: null, slowdowns: 0, linkReads: 0 }
  return { ...start, ...counters, lastGoodMs: start.startedMs }
}

/** What to do before the first poll: a job that is known to have ended needs none. */
export function begin(watch: Watch): Step {
  return watch.followUp ? wait(watch) : settle(watch, '')
}

/** The watch after one reading, and what to do next. */
export function advance(watch: Watch, reading: Attempt<Job>, nowMs: number): Step {
  if (reading.kind !== 'value') return endure(watch, reading, nowMs)
  if (reading.value.id === watch.jobId) return observe(watch, reading.value, nowMs)
  return miss({ ...watch, hasHeard: true }, 'the answer was about another job', nowMs)
}

/** What the wait came to when its time is up. */
export function endAtDeadline(watch: Watch): Outcome {
  const { job, followUp } = watch
  if (followUp?.isDoubtful) return outcome('unknown', { reason: 'message-ambiguous', job })
  if (job && hasEnded(job) && !followUp) return outcomeOfEndedJob(job)
  if (!watch.hasHeard) return outcome('unknown', { reason: 'unreachable', job })
  return outcome('timed-out', { reason: 'deadline', job })
}

function endure(watch: Watch, fault: Fault, nowMs: number): Step {
  const isAnswer = fault.kind === 'status' || fault.kind === 'unreadable'
  const heard = isAnswer ? { ...watch, hasHeard: true } : watch
  const situation = situationOf(fault)
  if (fault.kind === 'status' && situation === 'limited') return slowDown(heard, fault)
  if (fault.kind === 'status' && fault.status === 404) return notFound(heard, fault.detail, nowMs)
  if (situation === 'refused' || situation === 'tls') return refuse(heard, fault)
  return miss(heard, fault.detail, nowMs)
}

function slowDown(watch: Watch, { retryAfterMs, detail }: Extract<Fault, { kind: 'status' }>): Step {
  const slower = { ...watch, refusals: 0, missing: null, slowdowns: watch.slowdowns + 1 }
  return { watch: slower, next: { do: 'wait', atLeastMs: retryAfterMs ?? 0 }, trouble: detail }
}

function refuse(watch: Watch, fault: Fault): Step {
  const refused = { ...watch, refusals: watch.refusals + 1 }
  if (refused.refusals < 2) return { ...readAgain(refused, 5_000), trouble: fault.detail }
  const reason = reasonOf(fault, 'job-disappeared')
  return end(refused, outcome('unknown', { reason, job: watch.job, detail: fault.detail }))
}

function observe(watch: Watch, reading: Job, nowMs: number): Step {
  const job = keepLink(reading, watch.job)
  const counters = { misses: 0, refusals: 0, missing: null, slowdowns: 0 }
  const seen: Watch = { ...watch, ...counters, job, lastGoodMs: nowMs, hasHeard: true }
  if (!seen.followUp) return settle(seen, '')
  const verdict = judgeFollowUp(seen.followUp, job, nowMs)
  if (verdict.is === 'open') return wait({ ...seen, followUp: verdict.followUp })
  if (verdict.is === 'unconfirmed') {
    return readAgain({ ...seen, followUp: verdict.followUp }, 1_000)
  }
  if (verdict.is === 'lost') return end(seen, outcome('unknown', { reason: 'message-ambiguous', job }))
  return settle({ ...seen, followUp: null }, verdict.isStaleSuspected ? 'stale-suspected' : '')
}

const linkReadsMs = [1_000, 3_000, 5_000]

function settle(watch: Watch, doubt: '' | 'stale-suspected'): Step {
  const { job } = watch
  if (!job || !hasEnded(job)) return wait(watch)
  const inMs = watch.awaits === 'result' ? linkReadsMs[watch.linkReads] : undefined
  const mayStillGetLink = job.status === 'completed' && !job.pullRequest && !job.hasUnusableLink
  if (mayStillGetLink && inMs !== undefined && doubt === '') {
    return readAgain({ ...watch, linkReads: watch.linkReads + 1 }, inMs)
  }
  const ended = outcomeOfEndedJob(job)
  return end(watch, doubt === '' ? ended : { ...ended, reason: doubt })
}

const mostMisses = 6
const longestSilenceMs = 10 * 60_000

function miss(watch: Watch, trouble: string, nowMs: number): Step {
  const missed = { ...watch, refusals: 0, missing: null, misses: watch.misses + 1 }
  const isHopeless = missed.misses >= mostMisses && nowMs - watch.lastGoodMs >= longestSilenceMs
  if (!isHopeless) return { ...wait(missed), trouble }
  return end(missed, outcome('unknown', { reason: 'unreachable', job: watch.job, detail: trouble }))
}

const patienceMs = 60_000
const missingForMs = 30_000

function notFound(watch: Watch, trouble: string, nowMs: number): Step {
  if (watch.isNew && nowMs - watch.startedMs < patienceMs) return { ...wait(watch), trouble }
  const missing = { count: (watch.missing?.count ?? 0) + 1, sinceMs: watch.missing?.sinceMs ?? nowMs }
  const later = { ...watch, missing }
  if (missing.count < 3 || nowMs - missing.sinceMs < missingForMs) return { ...wait(later), trouble }
  return end(later, outcome('unknown', { reason: 'job-disappeared', job: watch.job, detail: trouble }))
}

function readAgain(watch: Watch, inMs: number): Step {
  return { watch, next: { do: 'read-again', inMs }, trouble: '' }
}

function wait(watch: Watch): Step {
  return { watch, next: { do: 'wait', atLeastMs: 0 }, trouble: '' }
}

function end(watch: Watch, outcome: Outcome): Step {
  return { watch, next: { do: 'end', outcome }, trouble: '' }
}
