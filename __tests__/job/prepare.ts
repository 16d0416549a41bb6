// Admission and the plan of a request, one after the other, as a run does them.
import { admit, reactSeen } from '../../src/job/admit.ts'
import type { Collaborators } from '../../src/job/collaborators.ts'
import { type JobRequest, promptFor, requestTextOf } from '../../src/job/job-request.ts'
import { planRequest } from '../../src/job/plan-request.ts'
import { surroundingsOf } from '../../src/job/run-job.ts'

/** The planned request with its texts, or why there is none. */
export async function prepareJob(request: JobRequest, collaborators: Collaborators) {
  const admitted = await admit(request, collaborators)
  if (admitted.kind === 'ended') return admitted
  const surroundings = surroundingsOf(request, admitted, collaborators)
  const asked = { request, authorized: admitted }
  const reaction = reactSeen(collaborators)
  const planned = await planRequest(asked, surroundings, collaborators)
  await reaction
  if (planned.kind !== 'planned') return planned
  const prompt = promptFor(request, admitted, await surroundings.context())
  return { ...planned, prompt, requestText: requestTextOf(asked) }
}

/** How it ended, such as `skipped help`, or what is planned, such as `create`. */
export function wordsOf(prepared: Awaited<ReturnType<typeof prepareJob>>): string {
  if (prepared.kind === 'planned') return prepared.plan.kind
  return prepared.kind === 'wait' ? 'wait' : `${prepared.result} ${prepared.reason}`
}
