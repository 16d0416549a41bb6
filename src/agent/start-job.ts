// Carries out a plan: creates a job, or goes on with one that is there.
import { createJob, type Start, type StartPorts } from './create-job.ts'
import type { StartPlan } from './start-plan.ts'

/** The started job, or how the run ends without one. A prompt is sent at most once, unless it certainly did not arrive. */
export async function startJob(plan: StartPlan, prompt: string, ports: StartPorts): Promise<Start> {
  if (plan.kind === 'create') return createJob(prompt, plan.note, ports)
  // Loaded only for a conversation that has a job.
  const { goOn } = await import('./existing-job.ts')
  return goOn(plan, prompt, ports)
}
