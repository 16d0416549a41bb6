// What a run does about the job of its conversation, decided before any call to the service.
import { noteOfReplaced, type StartPlan } from '../agent/start-plan.ts'
import { type Memory, reportIn } from '../conversation/memory.ts'
import type { Intent } from '../gates/authorize.ts'
import { type Outcome, outcome, skipped } from '../state/outcome.ts'
import type { Report } from '../state/report.ts'

export const onExistingChoices = ['auto', 'message', 'new', 'skip'] as const
export type OnExisting = (typeof onExistingChoices)[number]

export type PlanInputs = {
  intent: Intent
  /** Input `job-id`, null if it is empty. */
  jobId: string | null
  /** Whether there is anything to tell the agent. */
  hasPrompt: boolean
  onExisting: OnExisting
  /** Whether a batch continues the job of the last one, null for a request about the event. */
  isRolling: boolean | null
  runAttempt: number
  /** Id of the request, and that of the same request if it is wanted again. */
  ids: { first: string; again: string }
  /** When the command was written, ISO 8601, by GitHub's clock. Null without one. */
  commandAt: string | null
  memory: Memory
}

/** What to ask of the service, or how the run ends without asking. */
export type Plan = StartPlan | Outcome

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
    return outcome('unknown', { reason: 'create-unconfirmed', detail: haltedDetail })
  if (jobId) return { kind: 'message', jobId, isReplaceable: false, id }
  if (report?.jobId) return planFollowUp(inputs, { jobId: report.jobId, status: report.status, id })
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
function planFollowUp(
  inputs: PlanInputs,
  { jobId, status, id }: { jobId: string; status: string | null; id: string },
): Plan {
  const choice = choiceFor(inputs)
  if (choice === 'new') return { kind: 'create', note: null, id }
  const replacedNote = noteOfReplaced(status)
  if (replacedNote !== null) return { kind: 'create', note: replacedNote, id }
  if (choice === 'skip') return skipped('existing-job')
  return { kind: 'message', jobId, isReplaceable: true, id }
}

/** Only waiting for a given job is sure to repeat nothing: whatever is sent needs its place in the conversation, which only the memory knows. */
function planWithoutMemory(
  inputs: PlanInputs,
  { problem: detail, reason }: Extract<Memory, { kind: 'unreadable' }>,
): Plan {
  const { jobId, hasPrompt } = inputs
  if (jobId && !hasPrompt && !isStatusCheck(inputs)) return { kind: 'attach', jobId }
  return outcome('unknown', { reason, detail })
}

function isStatusCheck({ intent }: PlanInputs): boolean {
  return intent.kind === 'command' && intent.command.kind === 'status'
}

function planStatus(report: Report | null): Plan {
  return report?.jobId ? { kind: 'status', jobId: report.jobId } : skipped('job-not-found')
}

function choiceFor({ intent, onExisting, isRolling }: PlanInputs): 'message' | 'new' | 'skip' {
  if (intent.kind === 'command') return intent.command.kind === 'new' ? 'new' : 'message'
  if (onExisting !== 'auto') return onExisting
  if (isRolling !== null) return isRolling ? 'message' : 'new'
  return intent.isPullRequestEvent ? 'message' : 'new'
}

/** The plan for a request that was sent before, null if it was not. One that is queued is sent now, if that is possible. */
function planRepeated(report: Report | null, id: string): Plan | null {
  const how = report?.handled.find((one) => one.id === id)?.how
  if (how === 'unconfirmed') {
    const reason = report?.createUnconfirmedAt ? 'create-unconfirmed' : 'message-unconfirmed'
    return outcome('unknown', { reason, detail: sentDetail })
  }
  return how === 'delivered' && report?.jobId ? { kind: 'attach', jobId: report.jobId } : null
}

const sentDetail = 'this request was sent before, and nobody knows whether it arrived'
