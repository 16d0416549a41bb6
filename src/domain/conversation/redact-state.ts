// What leaves the run: without secrets.
import type { OwnRun, State } from './state.ts'

/** The state with secrets taken out of every text. A job whose id holds one is dropped. */
export function redactState(state: State, redact: (text: string) => string): State {
  const { job, ...others } = redactTexts(state, redact)
  return { ...others, job: job?.id === state.job?.id ? job : null }
}

/** What a run saves, without secrets. */
export function redactOwnRun(own: OwnRun, redact: (text: string) => string): OwnRun {
  const { job, ...others } = redactTexts(own, redact)
  return { ...others, job: job?.id === own.job?.id ? job : null }
}

/** The value with each text in it replaced. */
function redactTexts<T>(value: T, redact: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? redact(part) : part))
}
