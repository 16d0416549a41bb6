// The limits of a conversation and of a repository, counted from the requests that signed comments remember, and asked in order.
import { durationText } from '../base/format.ts'
import type { Report } from '../state/report.ts'
import {
  closed,
  firstClosed,
  type GateAnswer,
  type LimitName,
  type NamedAnswer,
  off,
  open,
  unseen,
} from './gate-answer.ts'

/** 0 stands for no limit. */
export type LimitRules = { maxRequests: number; cooldownMs: number; maxRequestsPerDay: number }

/** The limits that are set. */
export function limitsSet({ maxRequests, cooldownMs, maxRequestsPerDay }: LimitRules): LimitName[] {
  const limits: [name: LimitName, value: number][] = [
    ['max-requests', maxRequests],
    ['cooldown-minutes', cooldownMs],
    ['max-requests-per-day', maxRequestsPerDay],
  ]
  return limits.flatMap(([name, value]) => (value > 0 ? name : []))
}

/** Requests that were sent in the last 24 hours. `problem`: why there may be more, null if these are all. */
export type RequestCount = { requests: number; problem: string | null }

/** What the conversation remembers, null for nothing. */
type RequestMemory = Pick<Report, 'requestCount' | 'requestTimes'> | null

const dayMs = 24 * 3_600_000

/** Whether the conversation has had all its requests. An administrator who asks by name passes. */
export function requestLimit(
  memory: RequestMemory,
  isAdminCommand: boolean,
  { maxRequests }: LimitRules,
): GateAnswer {
  if (maxRequests === 0) return off
  const used = `${memory?.requestCount ?? 0} of ${maxRequests}`
  if ((memory?.requestCount ?? 0) < maxRequests) return open(used)
  return isAdminCommand
    ? open(`${used}, an administrator asks`)
    : closed('request-limit', `limit ${maxRequests}`)
}

/** Whether the last request of the conversation was sent too short a time ago. Commands pass. */
export function cooldown(
  memory: RequestMemory,
  isCommand: boolean,
  rules: LimitRules & { now: Date },
): GateAnswer {
  const { cooldownMs, now } = rules
  if (cooldownMs === 0) return off
  const lastRequest = memory?.requestTimes.at(-1)
  if (lastRequest === undefined) return open()
  const leftMs = lastRequest * 1_000 + cooldownMs - now.getTime()
  if (leftMs <= 0) return open()
  return isCommand ? open('a command passes') : closed('cooldown', `${durationText(leftMs)} left`)
}

/** When the cooldown of the conversation is over, ISO 8601. Null if it has had no request. */
export function cooldownEnd(memory: RequestMemory, { cooldownMs }: LimitRules): string | null {
  const lastRequest = memory?.requestTimes.at(-1)
  return lastRequest === undefined ? null : new Date(lastRequest * 1_000 + cooldownMs).toISOString()
}

/** Whether the repository has had all its requests of a day. */
export function dailyLimit(
  { requests, problem }: RequestCount,
  { maxRequestsPerDay }: LimitRules,
): GateAnswer {
  if (requests >= maxRequestsPerDay) return closed('daily-limit', `limit ${maxRequestsPerDay}`)
  return problem === null ? open(`${requests} of ${maxRequestsPerDay}`) : unseen(problem)
}

/** When the count of a day begins. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs)
}

/** What one of our comments remembers. A conversation may have several, of which the one with the most requests knows all. */
export type RememberedRequests = {
  conversation: string
  requestCount: number
  requestTimes: readonly number[]
}

/** How many requests of these conversations were sent since. */
export function countRequests(comments: readonly RememberedRequests[], since: Date): number {
  const latest = new Map(
    comments.toSorted((a, b) => a.requestCount - b.requestCount).map((one) => [one.conversation, one]),
  )
  const times = [...latest.values()].flatMap(({ requestTimes }) => requestTimes)
  return times.filter((at) => at * 1_000 > since.getTime()).length
}

export type LimitRequest = {
  rules: LimitRules
  memory: Report | null
  /** The requests that the comments of the repository remember, null if nobody asked. */
  count: RequestCount | null
  isCommand: boolean
  /** Whether an administrator of the repository asks by a command. */
  isAdminCommand: boolean
  /** Whether every limit answers, even after one that is met. */
  all: boolean
  now: Date
}

/** The answers of the limits, up to the first that is met. */
export function checkLimits(request: LimitRequest): NamedAnswer[] {
  const { rules, memory, count, isCommand, isAdminCommand, all, now } = request
  const limits: [name: LimitName, ask: () => GateAnswer][] = [
    ['max-requests', () => requestLimit(memory, isAdminCommand, rules)],
    ['cooldown-minutes', () => cooldown(memory, isCommand, { ...rules, now })],
    ['max-requests-per-day', () => (count === null ? off : dailyLimit(count, rules))],
  ]
  const given: NamedAnswer[] = []
  for (const [name, ask] of limits) {
    given.push({ name, answer: ask() })
    if (firstClosed(given) && !all) break
  }
  return given
}
