// A gate decides whether an event is worth an agent job, and a limit whether a conversation is worth another request.
import type { Reason } from '../base/result-codes.ts'
import type { FilterPattern } from './filter-patterns.ts'

/** The input that a gate is named after. */
export type GateName = 'agent-branches' | 'allowed-bots' | 'skip-phrases' | 'skip-labels' | 'paths'

/** The input that a limit is named after. */
export type LimitName = 'max-requests' | 'cooldown-minutes' | 'max-requests-per-day'

export type GateRules = {
  /** Branches of the agent's own pull requests. Empty turns the loop guard off. */
  agentBranches: readonly FilterPattern[]
  allowedBots: readonly string[]
  skipPhrases: readonly string[]
  skipLabels: readonly string[]
  paths: readonly FilterPattern[]
}

export type GateAnswer =
  | { kind: 'off' }
  /** `detail`: what was seen, null if nothing is worth telling. */
  | { kind: 'open'; detail: string | null }
  /** `detail`: what closed it, such as a label. */
  | { kind: 'closed'; reason: Reason; detail: string | null }
  /** The gate could not see, and stays open for that. `isRefused`: whether the token lacks the right to ask. */
  | { kind: 'unseen'; problem: string; isRefused: boolean }

export type Closed = Extract<GateAnswer, { kind: 'closed' }>

/** What a gate or limit answered. */
export type NamedAnswer = { name: GateName | LimitName; answer: GateAnswer }

export const off: GateAnswer = { kind: 'off' }

/** An open gate. */
export function open(detail: string | null = null): GateAnswer {
  return { kind: 'open', detail }
}

/** A closed gate. */
export function closed(reason: Reason, detail: string | null = null): Closed {
  return { kind: 'closed', reason, detail }
}

/** A gate that stays open because it could not see. */
export function unseen(problem: string, isRefused = false): GateAnswer {
  return { kind: 'unseen', problem, isRefused }
}

/** The first closed gate, null if there is none. */
export function firstClosed(answers: readonly NamedAnswer[]): Closed | null {
  return answers.map(({ answer }) => answer).find((answer) => answer.kind === 'closed') ?? null
}
