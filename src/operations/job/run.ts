// The agent job from the event to its outcome: whether the run goes on, its turn, and the wait for the agent.
import type { StatusCommit } from '../../domain/commit-status/commit-status.ts'
import type { DocsPullRules } from '../../domain/docs-pull/docs-pull.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import { type AdmitPorts, admit } from '../gates/admit.ts'
import type { JobRequest } from './request.ts'
import { endWith, type TurnPorts, takeTurns } from './take-turns.ts'
import type { WaitResult } from './wait.ts'

export type RunJobPorts = AdmitPorts &
  TurnPorts & {
    /** Context of the event, rendered. Null if there is none. */
    gatherContext: () => Promise<string | null>
    /** The commit that gets the commit status, null for none. Never throws. */
    statusCommit: () => Promise<StatusCommit | null>
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
  const surroundings = {
    context: once(ports.gatherContext),
    commit: once(ports.statusCommit),
    docsPullRules: once(ports.docsPullRules),
  }
  const turn =
    admitted.kind === 'ended'
      ? admitted
      : await takeTurns({ request, authorized: admitted }, surroundings, ports)
  if (turn.kind !== 'ended') return turn.result
  if (!request.inputs.dryRun) await ports.writeSkippedStatus(turn.outcome)
  return endWith(turn.outcome)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
