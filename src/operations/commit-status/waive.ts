// Waives the commit status: whoever may use the command says that this change needs no documentation.
import { beginStatus, type StatusCommit } from '../../domain/commit-status/commit-status.ts'
import { waivedStatus } from '../../domain/commit-status/describe.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import { type Memory, reportIn, statusNameProblem } from '../../domain/job/plan.ts'
import { statusUrl } from '../../domain/job/pull-request-link.ts'
import type { Report } from '../../domain/job/report.ts'
import type { StatusPorts } from './write-status.ts'

export type WaivePorts = StatusPorts & {
  readMemory: () => Promise<Memory>
  /** The commit of the conversation's pull request, null if there is none or it could not be read. */
  headCommit: () => Promise<StatusCommit | null>
  /** Changes what the comment remembers. Returns whether it could. */
  updateState: (change: (report: Report) => Report) => Promise<boolean>
  runUrl: string
  signal: AbortSignal
}

/** Sets the status to success, and has the comment remember that nothing is to change it until the next turn. */
export async function waiveStatus(login: string, inputs: JobInputs, ports: WaivePorts): Promise<Outcome> {
  const { commitStatus: context } = inputs
  if (context === null) return notSet('`commit-status` is empty')
  const [memory, commit] = await Promise.all([ports.readMemory(), ports.headCommit()])
  if (memory.kind === 'unreadable')
    return outcome('unknown', { reason: 'memory-unreadable', detail: memory.problem })
  const problem = statusNameProblem(memory, context)
  if (problem !== null) return notSet(problem)
  const report = reportIn(memory)
  const status = beginStatus(inputs, commit, report?.commitStatus ?? null)
  if (!commit || !status) return notSet("this isn't a pull request, or it couldn't be read")
  // The comment first, so that a run that ends meanwhile knows of it.
  if (report) await ports.updateState((current) => withWaiver(current, inputs, { commit, login }))
  const url = statusUrl(report?.pullRequest ?? null, ports.runUrl)
  const waived = { ...waivedStatus(login), context, url }
  const problems = await Promise.all(status.commits.map((sha) => ports.setStatus(sha, waived, ports.signal)))
  const failed = problems.find((one) => one !== null)
  return failed ? notSet(failed) : outcome('skipped', { reason: 'status-waived' })
}

function withWaiver(
  report: Report,
  inputs: JobInputs,
  { commit, login }: { commit: StatusCommit; login: string },
): Report {
  const status = beginStatus(inputs, commit, report.commitStatus)
  return status ? { ...report, commitStatus: { ...status, waivedBy: login, written: null } } : report
}

function notSet(detail: string): Outcome {
  return outcome('skipped', { reason: 'status-not-set', detail })
}
