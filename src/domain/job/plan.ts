// What a run does about the job of its thread, decided from what is known before any request to the service.

import type { SlashCommand } from '../event/slash-command.ts'
import type { Reason } from './outcome.ts'
import type { Report } from './report.ts'

export const onExistingChoices = ['auto', 'message', 'new', 'skip'] as const
export type OnExisting = (typeof onExistingChoices)[number]

export type Intent =
  | { kind: 'workflow'; isPullRequestEvent: boolean }
  | { kind: 'command'; command: SlashCommand }

export type Known = {
  intent: Intent
  /** Input `job-id`, null if it is empty. */
  jobId: string | null
  /** Whether there is anything to tell the agent. */
  hasPrompt: boolean
  onExisting: OnExisting
  rerun: 'attach' | 'new'
  runId: string
  runAttempt: number
  /** What our comment on the thread remembers. */
  memory: Report | null
  /** Whether the thread has a marker that does not verify. */
  hasForeign: boolean
}

export type Plan =
  | { do: 'skip'; reason: Reason }
  | { do: 'create'; note: string }
  /** `isReplaceable`: whether a new job takes its place if it is gone. */
  | { do: 'message'; jobId: string; isReplaceable: boolean }
  | { do: 'attach'; jobId: string }
  /** Ask once and say how it stands. */
  | { do: 'look'; jobId: string }

const foreignNote =
  'The earlier comment of this thread was signed with another key, so this is a new job. Set `marker-secret` to keep threads when the key changes.'

/** The plan of a run. */
export function planJob(known: Known): Plan {
  const { jobId, hasPrompt, memory } = known
  if (asksForStatus(known.intent)) return planLook(memory)
  const unfinished = unfinishedJobOf(known)
  if (unfinished) return { do: 'attach', jobId: unfinished }
  if (jobId) return hasPrompt ? { do: 'message', jobId, isReplaceable: false } : { do: 'attach', jobId }
  if (!memory?.jobId) return { do: 'create', note: known.hasForeign ? foreignNote : '' }
  const choice = chooseFor(known)
  if (choice === 'skip') return { do: 'skip', reason: 'existing-job' }
  if (choice === 'new') return { do: 'create', note: '' }
  return { do: 'message', jobId: memory.jobId, isReplaceable: true }
}

function asksForStatus(intent: Intent): boolean {
  return intent.kind === 'command' && intent.command.kind === 'status'
}

function planLook(memory: Report | null): Plan {
  return memory?.jobId ? { do: 'look', jobId: memory.jobId } : { do: 'skip', reason: 'job-not-found' }
}

function chooseFor({ intent, onExisting }: Known): 'message' | 'new' | 'skip' {
  if (intent.kind === 'command') return intent.command.kind === 'new' ? 'new' : 'message'
  if (onExisting !== 'auto') return onExisting
  return intent.isPullRequestEvent ? 'message' : 'new'
}

/** The job that an earlier attempt of this run started or messaged, and did not see end. */
function unfinishedJobOf({ rerun, runId, runAttempt, memory }: Known): string | null {
  if (rerun !== 'attach' || runAttempt < 2 || memory?.turnRunId !== runId) return null
  const neverSent = memory.reason === 'busy' || memory.reason.endsWith('-ambiguous')
  const openEnded: readonly unknown[] = [null, 'timed-out', 'cancelled', 'unknown', 'detached']
  return openEnded.includes(memory.result) && !neverSent ? memory.jobId : null
}
