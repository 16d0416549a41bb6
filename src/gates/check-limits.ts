// Whether a conversation is worth another request: asks the limits in order.
import type { Report } from '../state/report.ts'
import { firstClosed, type GateAnswer, type LimitName, type NamedAnswer, off } from './gate-answer.ts'
import { cooldown, dailyLimit, type LimitRules, type RequestCount, requestLimit } from './limits.ts'

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
