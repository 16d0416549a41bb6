// The agent job from the event to its outcome: whether the run goes on, its request, and the wait for the agent.
import { sourceChangeOf } from '../event/source-pull.ts'
import type { Authorized } from '../gates/authorize.ts'
import { limitsSet, type RequestCount } from '../gates/limits.ts'
import type { DocsPullRules } from '../state/docs-pull.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import { type AdmitPorts, admit } from './admit.ts'
import type { JobRequest } from './job-request.ts'
import { makeRequest, type RequestPorts } from './make-request.ts'
import { countRequests, type Surroundings } from './plan-request.ts'

export type RunJobPorts = AdmitPorts &
  RequestPorts & {
    /** Context of the event, rendered. Null if there is none. */
    gatherContext: () => Promise<string | null>
    /** The requests that the comments of the repository remember. Never throws. */
    countRequestsSince: (since: Date) => Promise<RequestCount>
    /** The commit that gets the commit status, null for none. Never throws. */
    statusCommit: () => Promise<string | null>
    /** What the inputs want done to the docs pull request, null for nothing. Never throws. */
    docsPullRules: () => Promise<DocsPullRules | null>
  }

/** Runs the agent job. Returns how it ended. */
export async function runJob(request: JobRequest, ports: RunJobPorts): Promise<Outcome> {
  const admitted = await admit(request, ports)
  // A canceled permission check must not count as a denial.
  if (ports.cancelled.aborted) return outcome('cancelled', { reason: 'interrupted' })
  if (admitted.kind === 'ended') {
    await ports.writeSkippedStatus(admitted)
    return admitted
  }
  const asked = { request, authorized: admitted }
  return makeRequest(asked, surroundingsOf(request, admitted, ports), ports)
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
      authorized.refusal(),
      countRequests(request, ports.clock, ports.countRequestsSince),
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
