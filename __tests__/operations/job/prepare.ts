// Admission and the plan of a turn, one after the other, as a run does them.

import { type AdmitPorts, admit } from '../../../src/operations/gates/admit.ts'
import { type PlanPorts, planTurn, type Surroundings } from '../../../src/operations/job/plan-turn.ts'
import type { JobRequest } from '../../../src/operations/job/request.ts'

export type PreparePorts = AdmitPorts &
  Omit<PlanPorts, 'enter'> & {
    gatherContext: Surroundings['context']
    statusCommit: Surroundings['commit']
    docsPullRules: Surroundings['docsPullRules']
  }

/** The planned turn, or why there is none. */
export async function prepareJob(request: JobRequest, ports: PreparePorts) {
  const admitted = await admit(request, ports)
  if (admitted.kind === 'ended') return admitted
  const { gatherContext, statusCommit: commit, docsPullRules } = ports
  let gathering: Promise<string | null> | null = null
  const context = () => {
    gathering ??= gatherContext()
    return gathering
  }
  const reaction = ports.react('eyes')
  const planned = await planTurn(
    { request, authorized: admitted },
    { context, commit, docsPullRules },
    { ...ports, enter: ports.readMemory },
  )
  await reaction
  return planned
}
