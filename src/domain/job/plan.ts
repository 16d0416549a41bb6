// What a run does about the job of its conversation, decided before any request to the service.

import type { OtherStatus } from '../commit-status/commit-status.ts'
import { statusNamed } from '../commit-status/commit-status.ts'
import type { SlashCommand } from '../event/slash-command.ts'
import type { Reason } from './outcome.ts'
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
  /** `reason`: how a run ends that cannot do without it. */
  | { kind: 'unreadable'; reason: Reason; problem: string }

export type PlanInputs = {
  intent: Intent
  /** Input `job-id`, null if it is empty. */
  jobId: string | null
  /** Whether there is anything to tell the agent. */
  hasPrompt: boolean
  onExisting: OnExisting
  runAttempt: number
  /** Id of the request, and that of the same request if it is wanted again. */
  ids: { first: string; again: string }
  /** When the command was written, ISO 8601, by GitHub's clock. Null without one. */
  commandAt: string | null
  memory: Memory
}

export type Plan =
  | { kind: 'skip'; reason: Reason }
  /** Start nothing, because nobody can say whether there is a job. */
  | { kind: 'unknown'; reason: Reason; detail: string }
  /** `id`: of the request. */
  | { kind: 'create'; note: string | null; id: string }
  /** `isReplaceable`: whether a new job takes the place of one that is gone. */
  | { kind: 'message'; jobId: string; isReplaceable: boolean; id: string }
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
  const { memory, ids } = inputs
  if (memory.kind === 'unreadable') return planWithoutMemory(inputs, memory)
  const report = reportIn(memory)
  if (isStatusCheck(inputs)) return planStatus(report)
  const repeated = planRepeated(report, ids.first)
  const isOver = repeated?.kind === 'attach' && report !== null && report.jobEnd !== null
  if (!isOver || inputs.runAttempt === 1) return repeated ?? planRequest(inputs, report, ids.first)
  // The job of an earlier attempt has ended, and a re-run asks for it once more.
  return planRepeated(report, ids.again) ?? planRequest(inputs, report, ids.again)
}

/** The plan for a request that was never sent. */
function planRequest(inputs: PlanInputs, report: Report | null, id: string): Plan {
  const { jobId, hasPrompt, memory } = inputs
  if (jobId && !hasPrompt) return { kind: 'attach', jobId }
  if (report && isHalted(inputs, report))
    return { kind: 'unknown', reason: 'create-unconfirmed', detail: haltedDetail }
  if (jobId) return { kind: 'message', jobId, isReplaceable: false, id }
  if (report?.jobId) return planNextTurn(inputs, { jobId: report.jobId, status: report.status, id })
  const hasUnverified = memory.kind === 'none' && memory.hasUnverified
  return { kind: 'create', note: hasUnverified ? unverifiedNote : null, id }
}

const haltedDetail =
  'an earlier request may have started an agent job in this conversation, and nobody knows which'

/** Whether only a command that was written since may begin a job, because nobody knows what became of an earlier create. */
function isHalted({ commandAt }: PlanInputs, { createUnconfirmedAt }: Report): boolean {
  if (createUnconfirmedAt === null) return false
  return commandAt === null || Date.parse(commandAt) <= Date.parse(createUnconfirmedAt)
}

/** The plan for a conversation that has a job. */
function planNextTurn(
  inputs: PlanInputs,
  { jobId, status, id }: { jobId: string; status: string | null; id: string },
): Plan {
  const choice = choiceFor(inputs)
  if (choice === 'new') return { kind: 'create', note: null, id }
  const replacedNote = noteOfReplaced(status)
  if (replacedNote !== null) return { kind: 'create', note: replacedNote, id }
  if (choice === 'skip') return { kind: 'skip', reason: 'existing-job' }
  return { kind: 'message', jobId, isReplaceable: true, id }
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
  { problem: detail, reason }: Extract<Memory, { kind: 'unreadable' }>,
): Plan {
  const { jobId, hasPrompt } = inputs
  if (jobId && !hasPrompt && !isStatusCheck(inputs)) return { kind: 'attach', jobId }
  return { kind: 'unknown', reason, detail }
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

/** The plan for a request that was sent or queued before, null if it was not. */
function planRepeated(report: Report | null, id: string): Plan | null {
  if (report?.queue.some((entry) => entry.id === id)) return { kind: 'queued' }
  const how = report?.handled.find((one) => one.id === id)?.how
  if (how === 'unconfirmed') {
    const reason = report?.createUnconfirmedAt ? 'create-unconfirmed' : 'message-unconfirmed'
    return { kind: 'unknown', reason, detail: sentDetail }
  }
  return how === 'delivered' && report?.jobId ? { kind: 'attach', jobId: report.jobId } : null
}

const sentDetail = 'this request was sent before, and nobody knows whether it arrived'
