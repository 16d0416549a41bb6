// The agent job from the event to its outcome: prepare, start, wait. The reporter is told as soon as the job is known.
import { hasEnded } from '../domain/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../domain/outcome.ts'
import type { Plan } from '../domain/plan.ts'
import { addRequest, type Report } from '../domain/report.ts'
import { durationText } from '../domain/time-text.ts'
import type { Watch } from '../domain/watch.ts'
import { type JobRequest, type Prepared, type PreparePorts, prepareJob } from './prepare-job.ts'
import type { Reporter } from './reporter.ts'
import { type Start, type StartPorts, startJob } from './start-job.ts'
import { type Waited, type WaitPorts, waitForJob } from './wait-for-job.ts'

export type RunJobPorts = PreparePorts &
  Omit<StartPorts, 'waitUntilIdle'> &
  Omit<WaitPorts, 'onReading'> & {
    reporter: Reporter
    /** Shows what would be done. */
    preview: (plan: Plan, prompt: string) => Promise<void>
    /** The report with nothing known but the run itself. */
    blankReport: () => Report
  }

/** Runs the agent job. Gives its outcome, and how often the job was asked for. */
export async function runJob(request: JobRequest, ports: RunJobPorts): Promise<Waited> {
  const { settings } = request
  const prepared = await prepareJob(request, ports)
  if (prepared.is === 'over') return over(prepared.outcome)
  const { plan, prompt } = prepared
  if (settings.dryRun) {
    await ports.preview(plan, prompt)
    return over(outcome('skipped', { reason: 'dry-run' }))
  }
  if (ports.interrupted.aborted) return over(outcome('cancelled', { reason: 'signal' }))
  const start = await startJob(plan, prompt, {
    ...ports,
    waitUntilIdle: (watch) => becomeIdle(watch, request, ports),
  })
  if (start.did === 'end') return over(start.outcome)
  const { watch } = start
  ports.reporter.started(reportOf(prepared, start, ports), watch.job)
  if (plan.do === 'look') return over(outcomeOfLook(watch))
  tellStart(start, request, ports)
  if (!settings.wait) return over(outcome('detached', { job: watch.job }))
  return waitForJob({ watch, fixedMs: settings.pollIntervalMs }, { ...ports, onReading: ports.reporter.read })
}

type Ready = Extract<Prepared, { is: 'ready' }>
type Started = Extract<Start, { did: 'start' }>

async function becomeIdle(watch: Watch, { settings }: JobRequest, ports: RunJobPorts): Promise<Outcome> {
  const waited = await waitForJob(
    { watch, fixedMs: settings.pollIntervalMs },
    { ...ports, onReading: () => undefined },
  )
  return waited.outcome
}

/** The thread's history goes on where this run adds a turn, or where it looks at the job the thread remembers. */
function reportOf({ memory, asked }: Ready, { watch, isNewTurn, note }: Started, ports: RunJobPorts): Report {
  const blank = ports.blankReport()
  const isSameJob = memory?.jobId === watch.jobId
  const requests = isSameJob || isNewTurn ? (memory?.requests ?? []) : []
  const known = isSameJob ? { ...memory, ...runFieldsOf(blank) } : blank
  const report = {
    ...known,
    jobId: watch.jobId,
    requests,
    note,
    turn: (memory?.turn ?? 0) + (isNewTurn ? 1 : 0),
  }
  return isNewTurn ? addRequest(report, { runId: blank.runId, at: blank.startedAt, text: asked }) : report
}

function runFieldsOf(blank: Report): Partial<Report> {
  const {
    runId,
    runAttempt,
    nonce,
    askedBy,
    command,
    startedAt,
    updatedAt,
    deadlineAt,
    result,
    reason,
    detail,
  } = blank
  return {
    runId,
    runAttempt,
    nonce,
    askedBy,
    command,
    startedAt,
    updatedAt,
    deadlineAt,
    result,
    reason,
    detail,
  }
}

function tellStart(
  { watch, isNewTurn }: Started,
  { settings }: JobRequest,
  { log, remainingMs }: RunJobPorts,
): void {
  log(isNewTurn ? `The agent has the prompt: job ${watch.jobId}` : `Found job ${watch.jobId}`)
  if (settings.wait) {
    log(`Waiting up to ${durationText(remainingMs())}. Cancelling stops the waiting, not the job.`)
  }
}

function outcomeOfLook({ job }: Watch): Outcome {
  return job && hasEnded(job) ? outcomeOfEndedJob(job) : outcome('detached', { job })
}

function over(end: Outcome): Waited {
  return { outcome: end, polls: 0 }
}
