// What leaves the run: without secrets.
import type { OwnRun, State } from './state.ts'

/** The state, or what a run saves, with secrets taken out of every text. A job whose id holds one is dropped. */
export function redactState<T extends State | OwnRun>(state: T, redact: (text: string) => string): T {
  const redacted = redactTexts(state, redact)
  return redacted.job?.id === state.job?.id ? redacted : { ...redacted, job: null }
}

/** The value with each text in it replaced. */
function redactTexts<T>(value: T, redact: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? redact(part) : part))
}
