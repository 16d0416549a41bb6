// The agent job from the event to its outcome: whether the run goes on, its turn, and the wait for the agent.
import type { WaitResult } from '../agent/wait-for-job.ts'
import { sourceChangeOf } from '../event/source-pull.ts'
import type { Authorized } from '../gates/authorize.ts'
import { limitsSet, type TurnCount } from '../gates/limits.ts'
import type { DocsPullRules } from '../state/docs-pull.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import { type AdmitPorts, admit, endOfRefused } from './admit.ts'
import type { JobRequest } from './job-request.ts'
import { countTurns, type Surroundings } from './plan-turn.ts'
import { endWith, type TurnPorts, takeTurns } from './take-turns.ts'

export type RunJobPorts = AdmitPorts &
  TurnPorts & {
    /** Context of the event, rendered. Null if there is none. */
    gatherContext: () => Promise<string | null>
    /** The turns that the comments of the repository remember. Never throws. */
    countTurnsSince: (since: Date) => Promise<TurnCount>
    /** The commit that gets the commit status, null for none. Never throws. */
    statusCommit: () => Promise<string | null>
    /** What the inputs want done to the docs pull request, null for nothing. Never throws. */
    docsPullRules: () => Promise<DocsPullRules | null>
    /** Writes the commit status of a run that begins no turn. Never throws. */
    writeSkippedStatus: (end: Outcome) => Promise<void>
  }

/** Runs the agent job. Returns its outcome and the number of polls. */
export async function runJob(request: JobRequest, ports: RunJobPorts): Promise<WaitResult> {
  const admitted = await admit(request, ports)
  // A canceled permission check must not count as a denial.
  if (ports.cancelled.aborted) return endWith(outcome('cancelled', { reason: 'interrupted' }))
  const turn =
    admitted.kind === 'ended'
      ? admitted
      : await takeTurns({ request, authorized: admitted }, surroundingsOf(request, admitted, ports), ports)
  if (turn.kind !== 'ended') return turn.result
  if (!request.inputs.dryRun) await ports.writeSkippedStatus(turn.outcome)
  return endWith(turn.outcome)
}

/** What the run reads beside its conversation, each of it once. */
function surroundingsOf(request: JobRequest, authorized: Authorized, ports: RunJobPorts): Surroundings {
  const context = once(ports.gatherContext)
  // A run that may end early needs no context.
  if (limitsSet(request.inputs).length === 0 && sourceChangeOf(request.run.trigger) === null) void context()
  const facts = once(async () => {
    const [commit, docsPullRules, refused, count] = await Promise.all([
      ports.statusCommit(),
      ports.docsPullRules(),
      endOfRefused(authorized),
      countTurns(request, ports.clock, ports.countTurnsSince),
    ])
    return { commit, docsPullRules, refused, count }
  })
  return { context, facts }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
