// The one sentence that leads on, where both the cause and the state of the job have one.
import type { Reason } from './outcome.ts'
import type { Report } from './report.ts'

/** Reasons for which a job could not be read. It may be at work none the less. */
const unreadable: readonly Reason[] = [
  ...(['bad-endpoint', 'bad-request', 'forbidden', 'rate-limited'] as const),
  ...(['tls', 'unauthorized', 'unexpected-answer', 'unreachable'] as const),
]

/** What mends the cause, or what leads on from the state, or where both are needed the one after the other. */
export function nextStep({ result, reason, jobId }: Report, ofCause: string, ofState: string): string {
  if (ofCause === '') return ofState
  if (result !== 'unknown' || !unreadable.includes(reason)) return ofCause
  const back = jobId === null ? 'run the workflow again.' : ofState.charAt(0).toLowerCase() + ofState.slice(1)
  return `${ofCause.replace(/\.$/, '')}, then ${back}`
}
