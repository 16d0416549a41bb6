// What leads on, where both the cause and the state of the job have something to say.
import type { Reason } from '../job/outcome.ts'
import type { Report } from '../job/report.ts'

/** Reasons for which a job could not be read. It may be at work none the less. */
const unreadable: readonly Reason[] = [
  'bad-endpoint',
  'bad-request',
  'forbidden',
  'rate-limited',
  'tls',
  'unauthorized',
  'unexpected-answer',
  'unreachable',
]

/** What mends the cause, or what leads on from the state, or the one after the other where both are needed. */
export function nextStep({ result, reason, jobId }: Report, ofCause: string, ofState: string): string {
  if (ofCause === '') return ofState
  if (result !== 'unknown' || !unreadable.includes(reason)) return ofCause
  return `${ofCause} ${jobId === null ? 'Run the workflow again.' : ofState}`
}
