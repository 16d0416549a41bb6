// The commit status of a run that makes no request: a gate or limit closed, nobody may ask, or there was nothing to do.
import { type Conversation, changeOrWarn, type Patience } from '../conversation/conversation.ts'
import { type Memory, memoryOf, reportIn, statusNameProblem } from '../conversation/memory.ts'
import { isOpen } from '../conversation/tracked-conversation.ts'
import { commitOf, isCrossRepository, type Run } from '../event/event.ts'
import type { GateRules } from '../gates/gate-answer.ts'
import { isAgentPull } from '../gates/loop-guard.ts'
import { statusUrl } from '../mintlify/pull-request-link.ts'
import { beginStatus, type CommitStatus, isSameContext, type StatusRules } from '../state/commit-status.ts'
import { isMemoryUnknown, type Outcome } from '../state/outcome.ts'
import type { Report } from '../state/report.ts'
import { statusOf } from '../state/report-parts.ts'
import type { State } from '../state/state.ts'
import {
  awaitsMerge,
  decideSkippedStatus,
  describeCommit,
  mergeQueueStatus,
  type SkippedStatus,
  type StatusText,
  workingStatus,
} from './describe-status.ts'
import { type SetOutcome, type StatusPorts, setIfMissing, setStatus } from './write-status.ts'

export type SkippedStatusPorts = StatusPorts & {
  conversation: Conversation
  /** How long a change waits for others. */
  patience: () => Patience
  /** Page of the workflow run. */
  runUrl: string
  signal: AbortSignal
}

/** The inputs that the status of a skipped run depends on. */
type SkippedRules = StatusRules & Pick<GateRules, 'agentBranches'> & { command: string | null }

type SkippedRun = { end: Outcome; run: Run; inputs: SkippedRules }

/** Sets the status of the run's commit, where the end of the run says enough. Comments leave it as it is. */
export async function writeSkippedStatus(skipped: SkippedRun, ports: SkippedStatusPorts): Promise<void> {
  const { end, run, inputs } = skipped
  const { trigger } = run
  const sha = commitOf(run)
  const context = inputs.commitStatus
  if (sha === null || context === null || trigger.kind === 'comment') return
  if (trigger.kind === 'merge-group') {
    const status = { ...mergeQueueStatus, context, url: ports.runUrl }
    await setStatus({ sha, status, signal: ports.signal }, ports)
    return
  }
  const memory = memoryOf(await ports.conversation.look())
  if (memory.kind === 'unreadable' && !isMemoryUnknown(end)) return ports.warn(memory.problem)
  const known = { sha, context, run, ...recall(memory, { sha, context }) }
  const decision = decide(skipped, known)
  const problem = statusNameProblem(memory, context)
  if (problem !== null && decision.kind !== 'leave') return ports.warn(problem)
  if (decision.kind === 'repeat') await repeat(known, inputs, ports)
  if (decision.kind === 'set') await set({ ...known, text: decision.text }, ports)
  if (decision.kind === 'set-if-missing') await set({ ...known, isOwn: false, text: decision.text }, ports)
}

/** What is known of a run's commit. `isOwn`: whether this conversation wrote the status that it has. */
type Known = {
  sha: string
  context: string
  run: Run
  memory: Report | null
  isOwn: boolean
}

function recall(memory: Memory, { sha, context }: { sha: string; context: string }) {
  const report = reportIn(memory)
  const status = report?.commitStatus
  const isOwn = status ? isSameContext(status.context, context) && status.commits.includes(sha) : false
  return { memory: report, isOwn }
}

function decide({ end, run, inputs }: SkippedRun, known: Known): SkippedStatus {
  const { command, failOn, agentBranches } = inputs
  const report = reportOfRequest(known)
  return decideSkippedStatus(
    {
      ...{ end, failOn, report, command, isOwn: known.isOwn },
      isPullRequestEvent: run.eventName === 'pull_request' || run.eventName === 'pull_request_target',
      isReview: run.eventName === 'pull_request_review',
      isAgentPull: isAgentPull(run.trigger, agentBranches),
      isCrossRepository: isCrossRepository(run.trigger),
    },
    report !== null && (isOpen(report) || report.claim !== null),
  )
}

type Setting = Pick<Known, 'sha' | 'context' | 'isOwn'> & { text: StatusText; url?: string }

/** Sets the status of the run's commit, but not over one that this conversation is not known to have written. */
function set(setting: Setting, ports: SkippedStatusPorts): Promise<SetOutcome> {
  const { sha, context, text, isOwn, url = ports.runUrl } = setting
  const status = { sha, status: { ...text, context, url }, signal: ports.signal }
  return isOwn ? setStatus(status, ports) : setIfMissing(status, ports)
}

/** The state of the conversation. Whoever sees the end of its request writes that to this commit, too. */
async function repeat(known: Known, inputs: StatusRules, ports: SkippedStatusPorts): Promise<void> {
  const { sha, context } = known
  const report = reportOfRequest(known)
  if (!report) return
  const earlier = report.commitStatus?.context === context ? report.commitStatus : null
  const shown = beginStatus(rulesOf(inputs, earlier), sha, earlier)
  if (!shown) return
  const isSending = report.claim !== null
  const text = isSending ? workingStatus : describeCommit(report, shown, sha)
  const url = statusUrl(report.pullRequest, ports.runUrl)
  const result = await set({ ...known, text, url }, ports)
  if (result === 'left' || !(isSending || isOpen(report) || awaitsMerge(report))) return
  // What could not be set, the reconcile tries again.
  const isWritten = result === 'set'
  await changeOrWarn(
    ports.conversation,
    ({ state }) => ({ state: state && withCommit(state, inputs, { sha, isWritten }), value: null }),
    { patience: ports.patience(), warn: ports.warn },
  )
}

/** A run that makes no request changes nothing about what the status waits for. */
function rulesOf(inputs: StatusRules, current: CommitStatus | null): StatusRules {
  const isSame = current !== null && current.context === inputs.commitStatus
  return isSame
    ? { commitStatus: current.context, commitStatusUntil: current.until, failOn: current.failOn }
    : inputs
}

function withCommit(
  state: State,
  inputs: StatusRules,
  { sha, isWritten }: { sha: string; isWritten: boolean },
): State {
  const { conversation } = state
  const current = statusOf(conversation)
  const shown = beginStatus(rulesOf(inputs, current), sha, current)
  const written = isWritten ? (current?.written ?? null) : null
  return { ...state, conversation: { ...conversation, commitStatus: shown && { ...shown, written } } }
}

/** What is remembered of a job, or of a request that somebody is sending. */
function reportOfRequest({ memory }: Pick<Known, 'memory'>): Report | null {
  return memory && (memory.jobId !== null || memory.claim !== null) ? memory : null
}
