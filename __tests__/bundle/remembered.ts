/** What comments remember, read and written as another run would. */

import type { IssueCommentState } from '../../emulator/github/state.ts'
import { deriveSigningKey, readState, type Scope, writeState } from '../../src/conversation/signed-state.ts'
import type { Report } from '../../src/state/report.ts'
import { emptyConversation, jobPartOf, reportOf, runPartOf } from '../../src/state/report-parts.ts'
import type { State } from '../../src/state/state.ts'

export type Memory = { scope: Scope; state: State }

/** The state in a body, with its scope. Null without one. */
export function readBody(body: string | undefined, secret: string): Memory | null {
  const reading = readState(body ?? '', deriveSigningKey(secret), () => true)
  return reading.kind === 'state' ? reading : null
}

/** The report in a body, null without one. */
export function reportIn(body: string | undefined, secret: string): Report | null {
  const found = readBody(body, secret)
  return found && reportOf(found.state)
}

/** A state with what a report says. */
export function stateWith(state: State | null, known: Partial<Report>): State {
  const conversation = state?.conversation ?? emptyConversation
  const report = { ...(state && reportOf(state)), ...known }
  const changes = Object.entries(known).filter(([name]) => name in conversation)
  if (!isReport(report)) throw new Error('The report is not complete.')
  return {
    run: runPartOf(report),
    job: jobPartOf(report),
    conversation: { ...conversation, ...Object.fromEntries(changes) },
  }
}

function isReport(report: Partial<Report>): report is Report {
  return 'runId' in report && 'jobId' in report
}

/** The signed text of a state. */
export function signState(scope: Scope, state: State, secret: string): string {
  const text = writeState(scope, state, deriveSigningKey(secret))
  if (text === null) throw new Error('The state cannot be written.')
  return text
}

/** The body with another state, signed anew. */
export function rewriteBody(body: string, secret: string, known: Partial<Report>): string {
  return replaceState(body, secret, ({ scope, state }) => ({ scope, state: stateWith(state, known) }))
}

/** What the comment remembers, and where. */
export function memoryIn(comment: IssueCommentState | undefined, secret: string): Memory {
  const found = readBody(comment?.body, secret)
  if (!found) throw new Error('There is no comment with a state.')
  return found
}

/** Changes what the comment remembers, as if that had been written. */
export function changeMemory(
  comment: IssueCommentState | undefined,
  secret: string,
  change: (memory: Memory) => Memory,
): void {
  if (comment) comment.body = replaceState(comment.body, secret, change)
}

function replaceState(body: string, secret: string, change: (memory: Memory) => Memory): string {
  const found = readBody(body, secret)
  if (!found) throw new Error('There is no comment with a state.')
  const { scope, state } = change(found)
  return body.replace(/<!-- docs-agent:v1 .* -->/, signState(scope, state, secret))
}
