// What a run does about the job of its conversation, decided before any request to the service.
import { statusNamed } from '../commit-status/commit-status.ts'
import { fateOf } from '../conversation/queue.ts'
import type { OtherStatus } from '../conversation/state-text.ts'
import type { SlashCommand } from '../event/slash-command.ts'
import { isUnfinished, type Reason } from './outcome.ts'
import type { Report } from './report.ts'

export const onExistingChoices = ['auto', 'message', 'new', 'skip'] as const
export type OnExisting = (typeof onExistingChoices)[number]

export type Intent =
  | { kind: 'workflow'; isPullRequestEvent: boolean }
  | { kind: 'command'; command: SlashCommand }

/** What the comment of a conversation remembers. A comment that could not be read is not the same as none. */
export type Memory =
  | { kind: 'found'; report: Report; otherStatuses?: readonly OtherStatus[] }
  /**
   * `hasUnverified`: whether a comment of ours has a signed state that does not verify. `isInaccessible`: whether the token
   * may not read the comments. `otherStatuses`: those that other conversations of the pull request show.
   */
  | {
      kind: 'none'
      hasUnverified: boolean
      isInaccessible?: boolean
      otherStatuses?: readonly OtherStatus[]
    }
  /** `isBusy`: whether it was not read because other runs had the lock of the conversation all the time. */
  | { kind: 'unreadable'; problem: string; isBusy?: boolean }

export type PlanInputs = {
  intent: Intent
  /** Input `job-id`, null if it is empty. */
  jobId: string | null
  /** Whether there is anything to tell the agent. */
  hasPrompt: boolean
  onExisting: OnExisting
  onRerun: 'attach' | 'new'
  runId: string
  runAttempt: number
  memory: Memory
}

export type Plan =
  | { kind: 'skip'; reason: Reason }
  /** Start nothing, because nobody can say whether there is a job. */
  | { kind: 'unknown'; reason: Reason; detail: string }
  | { kind: 'create'; note: string | null }
  /** `isReplaceable`: whether a new job takes the place of one that is gone. */
  | { kind: 'message'; jobId: string; isReplaceable: boolean }
  /** Wait for a job that is there. */
  | { kind: 'attach'; jobId: string }
  /** Ask once for the status of a job. */
  | { kind: 'status'; jobId: string }
  /** The request of an earlier attempt still waits in the conversation. */
  | { kind: 'queued' }

/** A plan that asks something of the service. */
export type StartPlan = Exclude<Plan, { kind: 'skip' | 'unknown' | 'queued' }>

const unverifiedNote =
  'The previous comment in this conversation was signed with another key, so this is a new agent job. Set `state-secret` to keep conversations across key rotation.'

/** The plan of a run. */
export function planJob(inputs: PlanInputs): Plan {
  const { jobId, hasPrompt, memory } = inputs
  if (memory.kind === 'unreadable') return planWithoutMemory(inputs, memory)
  const report = reportIn(memory)
  if (isStatusCheck(inputs)) return planStatus(report)
  const queued = planQueued(inputs, report)
  if (queued) return queued
  const unfinished = unfinishedJobOf(inputs)
  if (unfinished) return { kind: 'attach', jobId: unfinished }
  if (jobId) return hasPrompt ? { kind: 'message', jobId, isReplaceable: false } : { kind: 'attach', jobId }
  if (!report?.jobId) {
    const hasUnverified = memory.kind === 'none' && memory.hasUnverified
    return { kind: 'create', note: hasUnverified ? unverifiedNote : null }
  }
  return planNextTurn(inputs, { jobId: report.jobId, status: report.status })
}

/** The plan for a conversation that has a job. */
function planNextTurn(inputs: PlanInputs, { jobId, status }: { jobId: string; status: string | null }): Plan {
  const choice = choiceFor(inputs)
  if (choice === 'new') return { kind: 'create', note: null }
  const replacedNote = noteOfReplaced(status)
  if (replacedNote !== null) return { kind: 'create', note: replacedNote }
  if (choice === 'skip') return { kind: 'skip', reason: 'existing-job' }
  return { kind: 'message', jobId, isReplaceable: true }
}

/**
 * Why a new job takes the place of one with this status, null if that one can go on. Whether a message starts a failed or
 * archived job again is not documented.
 */
export function noteOfReplaced(status: string | null): string | null {
  if (status === 'failed') return 'The previous agent job failed, so this is a new one.'
  return status === 'archived' ? 'The previous agent job was archived, so this is a new one.' : null
}

/** The report that the comment remembers, null if there is none. */
export function reportIn(memory: Memory): Report | null {
  return memory.kind === 'found' ? memory.report : null
}

/**
 * Why a run cannot use a name for its commit status, null if it can. Two conversations with one name would write over each other's
 * failures.
 */
export function statusNameProblem(memory: Memory, context: string): string | null {
  const others = memory.kind === 'unreadable' ? [] : (memory.otherStatuses ?? [])
  const other = statusNamed(context, others)
  return (
    other &&
    `Input \`commit-status\` is \`${context}\`, but another docs project uses that name on this pull request, too: ${other.url}. Give each project its own name, or delete that comment if it's no longer used.`
  )
}

/** Only waiting for a given job is sure to repeat nothing: whatever is sent needs a turn, which only the memory knows. */
function planWithoutMemory(
  inputs: PlanInputs,
  { problem: detail, isBusy }: Extract<Memory, { kind: 'unreadable' }>,
): Plan {
  const { jobId, hasPrompt } = inputs
  if (jobId && !hasPrompt && !isStatusCheck(inputs)) return { kind: 'attach', jobId }
  return { kind: 'unknown', reason: isBusy ? 'conversation-busy' : 'memory-unreadable', detail }
}

function isStatusCheck({ intent }: PlanInputs): boolean {
  return intent.kind === 'command' && intent.command.kind === 'status'
}

function planStatus(report: Report | null): Plan {
  return report?.jobId ? { kind: 'status', jobId: report.jobId } : { kind: 'skip', reason: 'job-not-found' }
}

function choiceFor({ intent, onExisting }: PlanInputs): 'message' | 'new' | 'skip' {
  if (intent.kind === 'command') return intent.command.kind === 'new' ? 'new' : 'message'
  if (onExisting !== 'auto') return onExisting
  return intent.isPullRequestEvent ? 'message' : 'new'
}

const unsentReasons: readonly unknown[] = ['busy', 'create-unconfirmed', 'message-unconfirmed']

/** The plan of a re-run whose earlier attempt has queued its request, null for any other run. */
function planQueued({ onRerun, runId, runAttempt }: PlanInputs, report: Report | null): Plan | null {
  if (onRerun !== 'attach' || runAttempt < 2 || !report) return null
  const fate = fateOf(report.queue, runId)
  if (fate === 'waiting') return { kind: 'queued' }
  return fate === 'sent' && report.jobId !== null ? { kind: 'attach', jobId: report.jobId } : null
}

/** The job that an earlier attempt of this run started or messaged, and did not see end. */
function unfinishedJobOf({ onRerun, runId, runAttempt, memory }: PlanInputs): string | null {
  const report = reportIn(memory)
  if (onRerun !== 'attach' || runAttempt < 2 || report?.turnRunId !== runId) return null
  const mayAttach = isUnfinished(report.result) && !unsentReasons.includes(report.reason)
  return mayAttach ? report.jobId : null
}
