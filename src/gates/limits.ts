// The limits of a conversation and of a repository, counted from the turns that signed comments remember.
import { durationText } from '../base/format.ts'
import type { Report } from '../state/report.ts'
import { closed, type GateAnswer, type LimitName, off, open, unseen } from './gate.ts'

/** 0 stands for no limit. */
export type LimitRules = { maxTurns: number; cooldownMs: number; maxTurnsPerDay: number }

/** The limits that are set. */
export function limitsSet({ maxTurns, cooldownMs, maxTurnsPerDay }: LimitRules): LimitName[] {
  const limits: [name: LimitName, value: number][] = [
    ['max-turns', maxTurns],
    ['cooldown-minutes', cooldownMs],
    ['max-turns-per-day', maxTurnsPerDay],
  ]
  return limits.flatMap(([name, value]) => (value > 0 ? name : []))
}

/** Turns that began in the last 24 hours. `problem`: why there may be more, null if these are all. */
export type TurnCount = { turns: number; problem: string | null }

/** What the conversation remembers, null for nothing. */
type TurnMemory = Pick<Report, 'turn' | 'turnTimes'> | null

const dayMs = 24 * 3_600_000

/** Whether the conversation has had all its turns. An administrator who asks by name passes. */
export function turnLimit(memory: TurnMemory, isAdminCommand: boolean, { maxTurns }: LimitRules): GateAnswer {
  if (maxTurns === 0) return off
  const used = `${memory?.turn ?? 0} of ${maxTurns}`
  if ((memory?.turn ?? 0) < maxTurns) return open(used)
  return isAdminCommand ? open(`${used}, an administrator asks`) : closed('turn-limit', used)
}

/** Whether the last turn of the conversation began too short a time ago. Commands pass. */
export function cooldown(
  memory: TurnMemory,
  isCommand: boolean,
  rules: LimitRules & { now: Date },
): GateAnswer {
  const { cooldownMs, now } = rules
  if (cooldownMs === 0) return off
  const lastTurn = memory?.turnTimes.at(-1)
  if (lastTurn === undefined) return open()
  const leftMs = lastTurn * 1_000 + cooldownMs - now.getTime()
  if (leftMs <= 0) return open()
  return isCommand ? open('a command passes') : closed('cooldown', `${durationText(leftMs)} left`)
}

/** When the cooldown of the conversation is over, ISO 8601. Null if it has had no turn. */
export function cooldownEnd(memory: TurnMemory, { cooldownMs }: LimitRules): string | null {
  const lastTurn = memory?.turnTimes.at(-1)
  return lastTurn === undefined ? null : new Date(lastTurn * 1_000 + cooldownMs).toISOString()
}

/** Whether the repository has had all its turns of a day. */
export function dailyLimit({ turns, problem }: TurnCount, { maxTurnsPerDay }: LimitRules): GateAnswer {
  const used = `${turns} of ${maxTurnsPerDay}`
  if (turns >= maxTurnsPerDay) return closed('daily-limit', used)
  return problem === null ? open(used) : unseen(problem)
}

/** When the count of a day begins. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs)
}

/** What one of our comments remembers. A conversation may have several, of which the one with the most turns knows all. */
export type RememberedTurns = { conversation: string; turn: number; turnTimes: readonly number[] }

/** How many turns of these conversations began since. */
export function countTurns(comments: readonly RememberedTurns[], since: Date): number {
  const latest = new Map(comments.toSorted((a, b) => a.turn - b.turn).map((one) => [one.conversation, one]))
  const times = [...latest.values()].flatMap(({ turnTimes }) => turnTimes)
  return times.filter((at) => at * 1_000 > since.getTime()).length
}
