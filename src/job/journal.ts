// What a run tells while it works: lines and notes, warnings, and what a dry run shows.
import type { StartPlan } from '../agent/start-plan.ts'
import type { NamedAnswer } from '../gates/gate-answer.ts'

export type Journal = {
  log(line: string): void
  /** Tells something about the run once in the log and once in the summary. */
  note(sentence: string): void
  /** Warns once, in the log and in the summary, of what GitHub refused. */
  warn(text: string): void
  /** Warns that a gate could not be checked, because the token lacks a right. */
  warnOfGate(text: string): void
  /** Shows in a dry run what every gate and limit answered. */
  showAnswers(answers: readonly NamedAnswer[]): void
  /** Shows what a dry run would do. */
  showPlan(planned: ShownPlan): Promise<void>
}

/** `commit`: the one that would get the commit status, null for none. */
export type ShownPlan = { plan: StartPlan; commit: string | null; prompt: string; requestText: string }
