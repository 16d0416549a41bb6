// What a schedule of polls costs over many jobs: how late an end is seen, and how many requests that takes.
import { nextWaitMs } from '../src/agent/poll-interval.ts'

export type Schedule = (elapsedMs: number, random: number) => number

export type Waiting = {
  meanLagMs: number
  worstLagMs: number
  /** Mean of each job's lag beside its own length. */
  relativeLag: number
  meanPolls: number
}

const minute = 60_000
const jobsDrawn = 20_000

/** Lengths of jobs in milliseconds, drawn from numbers between 0 and 1. */
export const jobLengths: Record<string, (random: () => number) => number> = {
  'log-normal': (random) => Math.min(60 * minute, 4 * minute * Math.exp(1.1 * drawNormal(random))),
  uniform: (random) => (0.5 + 59.5 * random()) * minute,
  'two-humped': (random) =>
    Math.min(60 * minute, (random() < 0.5 ? 1.5 : 20) * minute * Math.exp(0.3 * drawNormal(random))),
}

/** The schedule that is shipped. */
export const shipped: Schedule = (elapsedMs, random) =>
  nextWaitMs({ elapsedMs, fixedMs: null, slowdowns: 0, random })

/** A wait that never changes. */
export function fixedInterval(waitMs: number): Schedule {
  return () => waitMs
}

/** A wait that grows with the time already waited, within bounds; no jitter. */
export function growingInterval(share: number, minMs: number, maxMs: number): Schedule {
  return (elapsedMs) => Math.min(maxMs, Math.max(minMs, elapsedMs * share))
}

/** Returns what the schedule costs over jobs of such lengths. The same jobs for every schedule. */
export function simulateWaiting(schedule: Schedule, length: (random: () => number) => number): Waiting {
  const random = createRandom(8)
  const sum = { lagMs: 0, relativeLag: 0, polls: 0 }
  let worstLagMs = 0
  for (let job = 0; job < jobsDrawn; job += 1) {
    const lengthMs = length(random)
    const { seenMs, polls } = waitFor(lengthMs, schedule, createRandom(job))
    const lagMs = seenMs - lengthMs
    sum.lagMs += lagMs
    sum.relativeLag += lagMs / lengthMs
    sum.polls += polls
    worstLagMs = Math.max(worstLagMs, lagMs)
  }
  const mean = (total: number) => total / jobsDrawn
  return {
    meanLagMs: mean(sum.lagMs),
    worstLagMs,
    relativeLag: mean(sum.relativeLag),
    meanPolls: mean(sum.polls),
  }
}

/** Returns the fixed interval that asks as often on average as so many polls. */
export function intervalOfEqualPolls(polls: number, length: (random: () => number) => number): number {
  let [shortMs, longMs] = [250, 120_000]
  while (longMs - shortMs > 10) {
    const middleMs = (shortMs + longMs) / 2
    if (simulateWaiting(fixedInterval(middleMs), length).meanPolls > polls) shortMs = middleMs
    else longMs = middleMs
  }
  return Math.round(longMs)
}

/** Returns numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

function waitFor(lengthMs: number, schedule: Schedule, random: () => number) {
  let [seenMs, polls] = [0, 0]
  do {
    seenMs += schedule(seenMs, random())
    polls += 1
  } while (seenMs < lengthMs)
  return { seenMs, polls }
}

function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
