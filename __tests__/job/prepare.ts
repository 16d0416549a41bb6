// Admission and the plan of a request, one after the other, as a run does them.
import { type AdmitPorts, admit } from '../../src/job/admit.ts'
import { type JobRequest, promptFor, requestTextOf } from '../../src/job/job-request.ts'
import { countRequests, type PlanPorts, planRequest } from '../../src/job/plan-request.ts'
import type { RunJobPorts } from '../../src/job/run-job.ts'

export type PreparePorts = AdmitPorts &
  PlanPorts &
  Pick<RunJobPorts, 'gatherContext' | 'statusCommit' | 'docsPullRules' | 'countRequestsSince'>

/** The planned request with its texts, or why there is none. */
export async function prepareJob(request: JobRequest, ports: PreparePorts) {
  const admitted = await admit(request, ports)
  if (admitted.kind === 'ended') return admitted
  const facts = async () => ({
    commit: await ports.statusCommit(),
    docsPullRules: await ports.docsPullRules(),
    refused: await admitted.refusal(),
    count: await countRequests(request, ports.clock, ports.countRequestsSince),
  })
  const asked = { request, authorized: admitted }
  const reaction = ports.react('eyes')
  const planned = await planRequest(asked, { context: ports.gatherContext, facts }, ports)
  await reaction
  if (planned.kind !== 'planned') return planned
  const prompt = promptFor(request, admitted, await ports.gatherContext())
  return { ...planned, prompt, requestText: requestTextOf(asked) }
}

/** How it ended, such as `skipped help`, or what is planned, such as `create`. */
export function wordsOf(prepared: Awaited<ReturnType<typeof prepareJob>>): string {
  if (prepared.kind === 'planned') return prepared.plan.kind
  return prepared.kind === 'wait' ? 'wait' : `${prepared.result} ${prepared.reason}`
}
