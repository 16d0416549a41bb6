// How a run can end: the result, the reason for it, and whether the step fails.
import type { Reason, RunResult } from '../base/result-codes.ts'
import type { Job } from '../mintlify/job.ts'

/** How a run ends. A step returns it in place of its success. */
export type Outcome = {
  kind: 'ended'
  result: RunResult
  reason: Reason | null
  /** The job as last read, null if no job is known. */
  job: Job | null
  /** One line: our own words, or the `error` field of the service's response. */
  detail: string | null
  /** Whether the service refused this request, and would not refuse every other. */
  isRefused: boolean
}

/** The outcome with nothing known but what is given. */
export function outcome(result: RunResult, known: Partial<Omit<Outcome, 'kind' | 'result'>> = {}): Outcome {
  return { kind: 'ended', result, reason: null, job: null, detail: null, isRefused: false, ...known }
}

/** The outcome of a run that does nothing. */
export function skipped(reason: Reason, detail: string | null = null): Outcome {
  return outcome('skipped', { reason, detail })
}

/** The outcome of a run whose inputs cannot be used. */
export function rejectedInput(detail: string): Outcome {
  return outcome('rejected', { reason: 'invalid-input', detail })
}

const unfinishedResults: readonly unknown[] = [null, 'running', 'timed-out', 'cancelled', 'unknown']

/** Whether nobody has seen the job end. `null` stands for a run at work. */
export function isUnfinished(result: RunResult | null): boolean {
  return unfinishedResults.includes(result)
}

const unknownMemoryReasons: readonly (Reason | null)[] = [
  'conversation-busy',
  'memory-unreadable',
  'memory-unwritable',
  'newer-state',
]

/** Whether a run ended because it does not know what its conversation remembers, or could not change that. */
export function isMemoryUnknown({ reason }: Pick<Outcome, 'reason'>): boolean {
  return unknownMemoryReasons.includes(reason)
}

/** A skipped or queued run does not write its report. A run that could not read its comment does not write it either. */
export function shouldComment(end: Outcome): boolean {
  const { result, reason } = end
  return result !== 'skipped' && result !== 'queued' && reason !== 'invalid-input' && !isMemoryUnknown(end)
}

/** Results that `fail-on` may name. */
export const failableResults = [
  'no-pull-request',
  'failed',
  'archived',
  'timed-out',
  'unknown',
  'rejected',
] as const
export type FailableResult = (typeof failableResults)[number]

/** Whether the step fails. A canceled run and an invalid input always fail it, whatever `failOn` says. */
export function stepFails(
  end: Pick<Outcome, 'result' | 'reason'>,
  failOn: readonly FailableResult[],
): boolean {
  if (end.result === 'cancelled' || end.reason === 'invalid-input') return true
  return failOn.some((result) => result === end.result)
}

/** The outcome of a job that has ended. */
export function outcomeOfEndedJob(job: Job): Outcome {
  if (job.status === 'failed' || job.status === 'archived') return outcome(job.status, { job })
  if (job.pullRequest) return outcome('pull-request', { job })
  return outcome('no-pull-request', { job, reason: job.hasUnusableLink ? 'unexpected-answer' : null })
}
