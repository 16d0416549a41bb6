// The agent job from the event to its outcome: prepare, start, wait. The reporter is told as soon as the job is known.
import { hasEnded } from '../../domain/job/job.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import type { Watch } from '../../domain/job/poll-state.ts'
import { addRequest, continueReport, type Report, withStart } from '../../domain/job/report.ts'
import { durationText } from '../../domain/time-text.ts'
import { type JobRequest, type PreparePorts, prepareJob, type Ready } from './prepare.ts'
import type { Reporter } from './reporter.ts'
import type { StartPorts } from './start.ts'
import { startJob } from './start-job.ts'
import { type Waited, type WaitPorts, waitForJob } from './wait.ts'

export type RunJobPorts = PreparePorts &
  Omit<StartPorts, 'waitUntilIdle' | 'onReading'> &
  Omit<WaitPorts, 'onReading'> & {
    reporter: Reporter
    /** Shows what would be done. */
    preview: (prepared: Ready) => Promise<void>
    /** The report with nothing known but the run itself. */
    blankReport: () => Report
  }

/** Runs the agent job. Gives its outcome, and how often the job was asked for. */
export async function runJob(request: JobRequest, ports: RunJobPorts): Promise<Waited> {
  const { settings } = request
  const prepared = await prepareJob(request, ports)
  // What was cut short must not pass for a no.
  if (ports.interrupted.aborted) return over(outcome('cancelled', { reason: 'signal' }))
  if (prepared.is === 'over') return over(prepared.outcome)
  const { prompt } = prepared
  const plan = planFor(prepared, request)
  if (settings.dryRun) {
    await ports.preview(prepared)
    return over(outcome('skipped', { reason: 'dry-run' }))
  }
  const report = reportOf(prepared, ports.blankReport())
  ports.reporter.prepared(report)
  const onReading = ports.reporter.read
  const pace = { fixedMs: settings.pollIntervalMs }
  const waitUntilIdle = async (watch: Watch) =>
    (await waitForJob({ ...pace, watch }, { ...ports, onReading })).outcome
  const start = await startJob(plan, prompt, { ...ports, onReading, waitUntilIdle })
  if (start.did === 'end') return over(start.outcome)
  const { watch } = start
  ports.reporter.started(withStart(report, { ...start, jobId: watch.jobId }), watch.job)
  if (!settings.wait) return over(outcome('detached', { job: watch.job }))
  if (!watch.job || !hasEnded(watch.job)) ports.reporter.waiting()
  ports.log(`Waiting up to ${durationText(ports.remainingMs())}. Cancelling stops the waiting, not the job.`)
  return waitForJob({ ...pace, watch }, { ...ports, onReading })
}

/** The thread's history goes on; what is asked stands in it, also if it comes to nothing. */
function reportOf({ plan, memory, asked }: Ready, blank: Report): Report {
  const report = continueReport(blank, memory)
  const isAsking = plan.do === 'create' || plan.do === 'message'
  return isAsking ? addRequest(report, { runId: blank.runId, at: blank.startedAt, text: asked }) : report
}

/** Who does not wait for a job only looks at it. */
function planFor({ plan }: Ready, { settings }: JobRequest): Ready['plan'] {
  return plan.do === 'attach' && !settings.wait ? { do: 'look', jobId: plan.jobId } : plan
}

function over(end: Outcome): Waited {
  return { outcome: end, polls: 0 }
}
