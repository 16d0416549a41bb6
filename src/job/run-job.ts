// The agent job from the event to its outcome: whether the run goes on, its request, and the wait for the agent.
import { once } from '../base/once.ts'
import { sourceChangeOf } from '../event/source-pull.ts'
import type { Authorized } from '../gates/authorize.ts'
import { dayBefore, limitsSet } from '../gates/limits.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import { admit } from './admit.ts'
import type { Collaborators } from './collaborators.ts'
import type { JobRequest } from './job-request.ts'
import { makeRequest } from './make-request.ts'
import type { Surroundings } from './plan-request.ts'

/** Runs the agent job. Returns how it ended. */
export async function runJob(request: JobRequest, collaborators: Collaborators): Promise<Outcome> {
  const admitted = await admit(request, collaborators)
  // A canceled permission check must not count as a denial.
  if (collaborators.runtime.cancelled.aborted) return outcome('cancelled', { reason: 'interrupted' })
  if (admitted.kind === 'ended') {
    await collaborators.followUp.writeSkippedStatus(admitted)
    return admitted
  }
  const asked = { request, authorized: admitted }
  return makeRequest(asked, surroundingsOf(request, admitted, collaborators), collaborators)
}

/** What the run reads beside its conversation, each of it once. */
export function surroundingsOf(
  { inputs, run }: JobRequest,
  authorized: Authorized,
  { context: event, gates, followUp, runtime: { clock } }: Collaborators,
): Surroundings {
  const context = once(event.gather)
  // A run that may end early needs no context.
  if (limitsSet(inputs).length === 0 && sourceChangeOf(run.trigger) === null) void context()
  const isCounted = inputs.maxRequestsPerDay > 0
  const facts = once(async () => {
    const [commit, docsPullRules, refused, count] = await Promise.all([
      followUp.statusCommit(),
      followUp.docsPullRules(),
      authorized.refusal(),
      isCounted ? gates.countRequestsSince(dayBefore(clock.now())) : null,
    ])
    return { commit, docsPullRules, refused, count }
  })
  return { context, facts }
}
