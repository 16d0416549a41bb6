// The agent job from the event to its outcome: prepare, start, wait.
import { beginStatus, renewStatus } from '../../domain/commit-status/commit-status.ts'
import { type DocsPull, type DocsPullRules, newDocsPull } from '../../domain/docs-pull/docs-pull.ts'
import { durationText } from '../../domain/format.ts'
import { hasEnded } from '../../domain/job/job.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import type { PollState } from '../../domain/job/poll-state.ts'
import { addRequest, continueReport, type Report, withStart } from '../../domain/job/report.ts'
import type { StartPorts } from './create-job.ts'
import { type JobRequest, type PreparePorts, prepareJob, type ReadyJob } from './prepare.ts'
import type { Reporter } from './reporter.ts'
import { startJob } from './start.ts'
import { type WaitPorts, type WaitResult, waitForJob } from './wait.ts'

export type RunJobPorts = PreparePorts &
  Omit<StartPorts, 'waitUntilIdle' | 'onReading'> &
  Omit<WaitPorts, 'onReading'> & {
    reporter: Reporter
    /** Shows what the run would do. */
    showDryRun: (ready: ReadyJob) => Promise<void>
    /** Writes the commit status of a run that begins no turn. Never throws. */
    writeSkippedStatus: (end: Outcome) => Promise<void>
    /** The report with nothing known but the run itself. */
    blankReport: () => Report
  }

/** Runs the agent job. Returns its outcome and the number of polls. */
export async function runJob(request: JobRequest, ports: RunJobPorts): Promise<WaitResult> {
  const { inputs } = request
  const prepared = await prepareJob(request, ports)
  // A canceled permission check must not count as a denial.
  if (ports.cancelled.aborted) return endWith(outcome('cancelled', { reason: 'interrupted' }))
  if (prepared.kind === 'ended') {
    if (!inputs.dryRun) await ports.writeSkippedStatus(prepared.outcome)
    return endWith(prepared.outcome)
  }
  const plan = planFor(prepared, request)
  if (inputs.dryRun) {
    await ports.showDryRun(prepared)
    return endWith(outcome('skipped', { reason: 'dry-run' }))
  }
  const report = reportOf(prepared, request, ports.blankReport())
  ports.reporter.prepared(report)
  if (plan.kind !== 'status') ports.reporter.beginning()
  const wait = (state: PollState) =>
    waitForJob({ state, fixedMs: inputs.pollIntervalMs }, { ...ports, onReading: ports.reporter.jobRead })
  const start = await startJob(plan, prepared.prompt, {
    ...ports,
    onReading: ports.reporter.jobRead,
    waitUntilIdle: async (state) => (await wait(state)).outcome,
  })
  if (start.kind === 'ended') return endWith(start.outcome)
  const { state } = start
  ports.reporter.started(
    withStart(report, { ...start, jobId: state.jobId, at: ports.clock.now() }),
    state.job,
  )
  if (!inputs.wait) return endWith(outcome('running', { job: state.job }))
  if (!state.job || !hasEnded(state.job)) ports.reporter.waiting()
  ports.log(`Waiting up to ${durationText(ports.remainingMs())}. Canceling this run doesn't stop the agent.`)
  return wait(state)
}

/** Continues the conversation's history. The request is added even if nothing comes of it. */
function reportOf(ready: ReadyJob, { inputs }: JobRequest, blank: Report): Report {
  const { plan, memory, requestText, commit, docsPullRules } = ready
  const isRequest = plan.kind === 'create' || plan.kind === 'message'
  const earlier = memory?.commitStatus ?? null
  const status = plan.kind === 'status' ? earlier : beginStatus(inputs, commit, earlier)
  const report = {
    ...continueReport(blank, memory),
    // What other commits show, and who waived it, belongs to the turn before.
    commitStatus: isRequest && status ? renewStatus(status) : status,
    docsPullRules: docsPullRules ?? memory?.docsPullRules ?? null,
    docsPull: docsPullOf(memory, docsPullRules),
  }
  return isRequest
    ? addRequest(report, { runId: blank.runId, at: blank.startedAt, text: requestText })
    : report
}

/** What is known of the docs pull request. What nobody wanted before is still to be done. */
function docsPullOf(memory: Report | null, rules: DocsPullRules | null): DocsPull | null {
  if (!memory?.docsPull || !rules || memory.docsPullRules) return memory?.docsPull ?? null
  return { ...memory.docsPull, todo: newDocsPull(rules).todo }
}

/** A run that does not wait only checks the status of a job that is there. */
function planFor({ plan }: ReadyJob, { inputs }: JobRequest): ReadyJob['plan'] {
  return plan.kind === 'attach' && !inputs.wait ? { kind: 'status', jobId: plan.jobId } : plan
}

function endWith(outcome: Outcome): WaitResult {
  return { outcome, polls: 0 }
}
