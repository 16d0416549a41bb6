// Whether a conversation is worth another turn: asks the limits in order.
import type { Clock } from '../../domain/clock.ts'
import {
  firstClosed,
  type GateAnswer,
  type LimitName,
  type NamedAnswer,
  off,
} from '../../domain/gates/gate.ts'
import {
  cooldown,
  dailyLimit,
  dayBefore,
  type LimitRules,
  type TurnCount,
  turnLimit,
} from '../../domain/gates/limits.ts'
import type { Report } from '../../domain/job/report.ts'

export type LimitPorts = {
  clock: Clock
  /** The turns that the comments of the repository remember. */
  countTurnsSince: (since: Date) => Promise<TurnCount>
}

export type LimitRequest = {
  rules: LimitRules
  memory: Report | null
  isCommand: boolean
  /** Whether an administrator of the repository asks by a command. */
  isAdminCommand: boolean
  /** Whether every limit answers, even after one that is met. */
  all: boolean
}

/** The answers of the limits, up to the first that is met. */
export async function checkLimits(request: LimitRequest, ports: LimitPorts): Promise<NamedAnswer[]> {
  const { rules, memory, isCommand, isAdminCommand, all } = request
  const now = ports.clock.now()
  const limits: [name: LimitName, ask: () => GateAnswer | Promise<GateAnswer>][] = [
    ['max-turns', () => turnLimit(memory, isAdminCommand, rules)],
    ['cooldown-minutes', () => cooldown(memory, isCommand, { ...rules, now })],
    ['max-turns-per-day', () => askDailyLimit(rules, now, ports)],
  ]
  const given: NamedAnswer[] = []
  for (const [name, ask] of limits) {
    given.push({ name, answer: await ask() })
    if (firstClosed(given) && !all) break
  }
  return given
}

async function askDailyLimit(rules: LimitRules, now: Date, ports: LimitPorts): Promise<GateAnswer> {
  if (rules.maxTurnsPerDay === 0) return off
  return dailyLimit(await ports.countTurnsSince(dayBefore(now)), rules)
}
