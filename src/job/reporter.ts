// Keeps what a run knows and passes it on: to outputs and saved state at once, to GitHub in the background, and to everything
// at the end. A problem with any of them becomes a warning and changes no result.
import type { Clock } from '../base/clock.ts'
import type { Batch } from '../batch/batch.ts'
import { hasEnded, type Job } from '../mintlify/job.ts'
import type { SetUpRow } from '../set-up/set-up-check.ts'
import { type Outcome, shouldComment } from '../state/outcome.ts'
import { type Report, withJob, withOutcome } from '../state/report.ts'
import { jobPartOf, runPartOf } from '../state/report-parts.ts'
import type { OwnRun, State } from '../state/state.ts'
import { outputsAtEnd, outputsOfJob } from './job-outputs.ts'
import type { Publisher } from './publisher.ts'
import type { RunPhase } from './saved-run.ts'

export type ReporterPorts = {
  publisher: Publisher
  clock: Clock
  setOutputs: (values: Record<string, string>) => void
  /** Saves what the run knows for the post step. */
  save: (own: OwnRun, phase: RunPhase) => void
  /** Page of the conversation's comment as the run last found it, null if it did not. */
  foundUrl: () => string | null
  /** Never throws. `hasComment`: whether the run has a comment that remembers it. */
  writeSummary: (report: Report, known: { hasComment: boolean } & Told) => Promise<void> | void
}

/** What a run knows beside its report. */
export type Knowledge = Omit<OwnRun, 'run' | 'job'>

export type Reporter = {
  /** The report that the run began with. */
  blank: Report
  /** The run has planned what it does. `state`: what the conversation remembers. */
  planned(report: Report, knowledge: Knowledge, state: State | null): void
  /** The run has reacted to its command, and planned nothing yet. */
  seen(command: OwnRun['command']): void
  /** A request is about to be sent. If the run is killed now, the post step knows as much. */
  sending(claim: OwnRun['claim']): void
  /** Keeps something for the summary. */
  tell(told: Partial<Told>): void
  /** Nothing was sent, for certain. */
  notSent(claim: OwnRun['claim']): void
  /** The run works on its job. */
  started(report: Report, job: Job | null, delivery: OwnRun['delivery']): void
  /** The run will wait. Writes what it knows in the background. */
  waiting(): void
  /** The job was read again. */
  jobRead(job: Job): void
  /** The job was asked for once more. */
  polled(): void
  report(): Report
  /** The run is over. Without a budget, GitHub is left to the post step. */
  ended(end: Outcome, budget: AbortSignal | null): Promise<LastReport>
}

/** `hasComment`: whether the run has a comment that remembers it. */
export type LastReport = { report: Report; hasComment: boolean }

/** What a run knows that has asked for nothing. */
export const noKnowledge: Knowledge = {
  claim: null,
  delivery: 'none',
  requestCount: 0,
  request: null,
  command: null,
  commandEnds: [],
  status: null,
  docsPullRules: null,
  isUnsent: false,
}

/** What only the summary tells. */
type Told = {
  /** The prompt that was sent, or that a dry run shows. Null for none. */
  prompt: string | null
  /** What was merged, and what becomes of it. Null for a run that does not look. */
  batch: Batch | null
  /** Null without a set-up check. */
  setUp: readonly SetUpRow[] | null
}

const nothingTold: Told = { prompt: null, batch: null, setUp: null }

/** `startedMs`: of the clock. */
type Tally = { polls: number; told: Told; startedMs: number }

/** A reporter that starts with what is known before the service is asked. */
export function createReporter(first: Report, given: Knowledge, ports: ReporterPorts): Reporter {
  const { publisher, clock } = ports
  let report = first
  let knowledge = given
  let state: State | null = null
  let phase: RunPhase = 'begun'
  const tally: Tally = { polls: 0, told: nothingTold, startedMs: clock.elapsedMs() }
  let seesWork = first.status !== null && !hasEnded({ status: first.status })
  const own = () => ownRunOf(report, knowledge, publisher)
  const save = (changes: { report?: Report; knowledge?: Partial<Knowledge> }) => {
    report = changes.report ?? report
    knowledge = { ...knowledge, ...changes.knowledge }
    ports.save(own(), phase)
  }
  return {
    blank: first,
    planned(next, planned, remembered) {
      state = remembered
      save({ report: next, knowledge: planned })
    },
    seen: (command) => save({ knowledge: { command } }),
    sending: (claim) => save({ knowledge: { claim, delivery: 'unknown' } }),
    notSent: (claim) => save({ knowledge: { claim, delivery: 'none' } }),
    started(now, job, delivery) {
      phase = 'waiting'
      seesWork ||= delivery !== 'none' || (job !== null && !hasEnded(job))
      save({ report: job ? withJob(now, job) : now, knowledge: { delivery } })
      ports.setOutputs(job ? outputsOfJob(job) : { 'job-id': report.jobId ?? '' })
      publisher.status(own(), state)
    },
    waiting: () => publisher.record(own()),
    tell(told) {
      tally.told = { ...tally.told, ...told }
    },
    polled() {
      tally.polls += 1
    },
    jobRead(job) {
      const isAtWork = phase === 'waiting' && !hasEnded(job)
      seesWork ||= isAtWork
      // A message without an answer has arrived if the agent is at work on it.
      if (isAtWork && knowledge.delivery === 'unknown') knowledge = { ...knowledge, delivery: 'done' }
      report = withJob(report, job)
      ports.setOutputs(outputsOfJob(job))
    },
    report: () => report,
    async ended(end, budget) {
      const last = lastReport(report, end, { seesWork, at: clock.now() })
      save({ report: last, knowledge: { isUnsent: end.reason === 'busy' } })
      const jobId = phase === 'waiting' ? report.jobId : null
      const ended = await finish({ own: own(), last, state, end, budget, jobId, tally }, ports)
      if (!budget || budget.aborted || !publisher.isWritten()) return ended
      phase = 'ended'
      save({})
      return ended
    },
  }
}

/** A run that neither sent the request nor saw the agent at work on it knows only what an earlier run knew of its time. */
function lastReport(report: Report, end: Outcome, { seesWork, at }: { seesWork: boolean; at: Date }): Report {
  const ended = withOutcome(report, end, at)
  return seesWork ? ended : { ...ended, tookMs: report.tookMs }
}

function ownRunOf(report: Report, knowledge: Knowledge, { shownIn }: Pick<Publisher, 'shownIn'>): OwnRun {
  const run = runPartOf({ ...report, commentId: shownIn() ?? report.commentId })
  return { ...knowledge, run, job: jobPartOf(report) }
}

type Finish = {
  own: OwnRun
  last: Report
  state: State | null
  end: Outcome
  budget: AbortSignal | null
  /** Of the job that the run worked on, null for none. */
  jobId: string | null
  tally: Tally
}

/** Passes on how the run ended. */
async function finish(
  { own, last, state, end, budget, jobId, tally }: Finish,
  ports: ReporterPorts,
): Promise<LastReport> {
  const { publisher, clock } = ports
  const { polls, told } = tally
  const durationMs = clock.elapsedMs() - tally.startedMs
  // A queued run changes a comment that tells of another run.
  const commentUrl = () =>
    own.claim !== null || end.result === 'queued' ? ports.foundUrl() : publisher.commentUrl()
  const setOutputs = ({ docsPull }: Report) => {
    const known = { polls, jobId, durationMs, commentUrl: commentUrl(), docsPull }
    ports.setOutputs(outputsAtEnd(end, known))
  }
  let report = end.result === 'skipped' ? last : await viewNow({ own, state }, ports)
  setOutputs(report)
  if (budget) report = await publisher.end({ own, report, end, budget })
  else publisher.abort()
  if (shouldComment(end)) setOutputs(report)
  const hasComment = end.result !== 'queued' && commentUrl() !== null
  if (await shouldWriteSummary(end)) await ports.writeSummary(report, { hasComment, ...told })
  return { report, hasComment }
}

/** The report as it would be written now. */
async function viewNow(
  { own, state }: Pick<Finish, 'own' | 'state'>,
  { clock }: ReporterPorts,
): Promise<Report> {
  // Loaded only now, because nothing is told before the first API call.
  const { viewOf } = await import('./publisher.ts')
  return viewOf(own, state, clock.now())
}

const summarizedReasons: readonly unknown[] = [
  'dry-run',
  'conversation-busy',
  'memory-unreadable',
  'memory-unwritable',
  'newer-state',
  'nothing-merged',
  'no-secrets',
  'permission-unknown',
  'source-closed',
  'source-merged',
  'source-reopened',
  'status-not-set',
  'status-waived',
]

/** A skipped run writes a summary only if there is something to see or to fix. */
async function shouldWriteSummary(end: Outcome): Promise<boolean> {
  if (shouldComment(end) || end.result === 'queued' || summarizedReasons.includes(end.reason)) return true
  // Loaded only now, with the summary itself, because nothing is told before the first API call.
  const { tellsOfGate } = await import('../comment/job-summary.ts')
  return tellsOfGate(end.reason)
}
