// The commit status of a run that begins no turn: a gate or limit closed, nobody may ask, or there was nothing to do.
import { beginStatus, type StatusCommit, showOn } from '../../domain/commit-status/commit-status.ts'
import {
  awaitsMerge,
  decideSkippedStatus,
  describeCommitStatus,
  mergeQueueStatus,
  type SkippedStatus,
  type StatusText,
} from '../../domain/commit-status/describe.ts'
import { commitOf, isCrossRepository, type Run } from '../../domain/event/event.ts'
import { type JobInputs, signingSecret } from '../../domain/job/inputs.ts'
import { isMemoryUnknown, type Outcome } from '../../domain/job/outcome.ts'
import { type Memory, reportIn } from '../../domain/job/plan.ts'
import { statusUrl } from '../../domain/job/pull-request-link.ts'
import type { Report } from '../../domain/job/report.ts'
import { isOpen } from '../../domain/reconcile/tracked-conversation.ts'
import { type StatusPorts, setIfMissing } from './write-status.ts'

export type SkippedStatusPorts = StatusPorts & {
  /** What the conversation's comment remembers. */
  readMemory: () => Promise<Memory>
  /** Changes what the comment remembers. Returns whether it could. */
  updateState: (change: (report: Report) => Report) => Promise<boolean>
  /** Page of the workflow run. */
  runUrl: string
  signal: AbortSignal
}

type SkippedRun = { end: Outcome; run: Run; inputs: JobInputs }

/** Sets the status of the run's commit, where the end of the run says enough. Comments leave it as it is. */
export async function writeSkippedStatus(skipped: SkippedRun, ports: SkippedStatusPorts): Promise<void> {
  const { end, run, inputs } = skipped
  const { trigger } = run
  const sha = commitOf(run)
  const context = inputs.commitStatus
  if (sha === null || context === null || trigger.kind === 'comment') return
  const commit = { sha, isHead: trigger.kind === 'pull-request' }
  if (trigger.kind === 'merge-group') {
    await set({ sha, context, text: mergeQueueStatus }, ports)
    return
  }
  const memory = await ports.readMemory()
  if (memory.kind === 'unreadable' && !isMemoryUnknown(end)) return ports.warn(memory.problem)
  const report = reportWithJob(memory)
  const decision = decide(skipped, { sha, memory, report })
  if (decision.kind === 'set') await set({ sha, context, text: decision.text }, ports)
  if (decision.kind === 'set-if-missing') {
    const status = { ...decision.text, context, url: ports.runUrl }
    await setIfMissing({ sha, status, signal: ports.signal }, ports)
  }
  if (decision.kind === 'repeat' && report) await repeat(report, { ...commit, context, inputs }, ports)
}

type Known = { sha: string; memory: Memory; report: Report | null }

function decide({ end, run, inputs }: SkippedRun, { sha, memory, report }: Known): SkippedStatus {
  const { command, failOn } = inputs
  // Anybody can review a pull request, so a review turns nothing green.
  const isPullRequestEvent = run.eventName === 'pull_request' || run.eventName === 'pull_request_target'
  const isShownHere = report?.commitStatus?.commits.includes(sha) === true
  const isForeign = !isShownHere && (isCrossRepository(run.trigger) || !isConversationKnown(memory, inputs))
  return decideSkippedStatus(
    { end, failOn, isPullRequestEvent, isForeign, report, command },
    report !== null && isOpen(report),
  )
}

/** Whether a conversation without a state is known to have none. */
function isConversationKnown(memory: Memory, inputs: JobInputs): boolean {
  const isRead = memory.kind === 'found' || (memory.kind === 'none' && memory.isInaccessible !== true)
  return isRead && inputs.comment !== 'off' && signingSecret(inputs) !== null
}

type Setting = { sha: string; context: string; text: StatusText; url?: string }

/** Returns whether the commit has the status. */
async function set({ sha, context, text, url }: Setting, ports: SkippedStatusPorts): Promise<boolean> {
  const status = { ...text, context, url: url ?? ports.runUrl }
  const problem = await ports.setStatus(sha, status, ports.signal)
  if (problem !== null) ports.warn(problem)
  return problem === null
}

/** The state of the conversation. Whoever sees the end of its turn writes that to this commit, too. */
async function repeat(
  report: Report,
  { inputs, context, ...commit }: StatusCommit & { inputs: JobInputs; context: string },
  ports: SkippedStatusPorts,
): Promise<void> {
  const earlier = report.commitStatus?.context === context ? report.commitStatus : null
  const shown = earlier ? showOn(earlier, commit) : beginStatus(inputs, commit, null)
  if (!shown) return
  const text = describeCommitStatus(report, shown)
  const url = statusUrl(report.pullRequest, ports.runUrl)
  const isSet = await set({ sha: commit.sha, context, text, url }, ports)
  // What could not be set, the reconcile tries again.
  const written = isSet ? shown.written : null
  if (isOpen(report) || awaitsMerge(report))
    await ports.updateState((current) => withCommit(current, { ...shown, written }, commit))
}

function withCommit(
  report: Report,
  shown: NonNullable<Report['commitStatus']>,
  commit: StatusCommit,
): Report {
  const { commitStatus } = report
  const isSame = commitStatus?.context === shown.context
  const { written } = shown
  return { ...report, commitStatus: isSame ? { ...showOn(commitStatus, commit), written } : shown }
}

function reportWithJob(memory: Memory): Report | null {
  const report = reportIn(memory)
  return report?.jobId ? report : null
}
