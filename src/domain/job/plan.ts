// What a run does about the job of its conversation, decided before any request to the service.
import type { SlashCommand } from '../event/slash-command.ts'
import type { Reason } from './outcome.ts'
import type { Report } from './report.ts'

export const onExistingChoices = ['auto', 'message', 'new', 'skip'] as const
export type OnExisting = (typeof onExistingChoices)[number]

export type Intent =
  | { kind: 'workflow'; isPullRequestEvent: boolean }
  | { kind: 'command'; command: SlashCommand }

/** What the comment of a conversation remembers. */
export type Memory = {
  report: Report | null
  /** Whether a comment has a signed state that does not verify. */
  hasUnverified: boolean
}

export type PlanInputs = {
  intent: Intent
  /** Input `job-id`, null if it is empty. */
  jobId: string | null
  /** Whether there is anything to tell the agent. */
  hasPrompt: boolean
  onExisting: OnExisting
  rerun: 'attach' | 'new'
  runId: string
  runAttempt: number
  memory: Memory
}

export type Plan =
  | { kind: 'skip'; reason: Reason }
  | { kind: 'create'; note: string | null }
  /** `isReplaceable`: whether a new job takes the place of one that is gone. */
  | { kind: 'message'; jobId: string; isReplaceable: boolean }
  /** Wait for a job that is there. */
  | { kind: 'attach'; jobId: string }
  /** Ask once for the status of a job. */
  | { kind: 'status'; jobId: string }

const unverifiedNote =
  'The earlier comment of this thread was signed with another key, so this is a new job. Set `marker-secret` to keep threads when the key changes.'

/** The plan of a run. */
export function planJob(inputs: PlanInputs): Plan {
  const { intent, jobId, hasPrompt, memory } = inputs
  const { report } = memory
  if (intent.kind === 'command' && intent.command.kind === 'status') return planStatus(report)
  const unfinished = unfinishedJobOf(inputs)
  if (unfinished) return { kind: 'attach', jobId: unfinished }
  if (jobId) return hasPrompt ? { kind: 'message', jobId, isReplaceable: false } : { kind: 'attach', jobId }
  if (!report?.jobId) return { kind: 'create', note: memory.hasUnverified ? unverifiedNote : null }
  const choice = choiceFor(inputs)
  if (choice === 'skip') return { kind: 'skip', reason: 'existing-job' }
  if (choice === 'new') return { kind: 'create', note: null }
  return { kind: 'message', jobId: report.jobId, isReplaceable: true }
}

function planStatus(report: Report | null): Plan {
  return report?.jobId ? { kind: 'status', jobId: report.jobId } : { kind: 'skip', reason: 'job-not-found' }
}

function choiceFor({ intent, onExisting }: PlanInputs): 'message' | 'new' | 'skip' {
  if (intent.kind === 'command') return intent.command.kind === 'new' ? 'new' : 'message'
  if (onExisting !== 'auto') return onExisting
  return intent.isPullRequestEvent ? 'message' : 'new'
}

const unfinishedResults: readonly unknown[] = [null, 'timed-out', 'cancelled', 'unknown', 'detached']
const unsentReasons: readonly unknown[] = ['busy', 'create-ambiguous', 'message-ambiguous']

/** The job that an earlier attempt of this run started or messaged, and did not see end. */
function unfinishedJobOf({ rerun, runId, runAttempt, memory: { report } }: PlanInputs): string | null {
  if (rerun !== 'attach' || runAttempt < 2 || report?.turnRunId !== runId) return null
  const isUnfinished = unfinishedResults.includes(report.result) && !unsentReasons.includes(report.reason)
  return isUnfinished ? report.jobId : null
}
