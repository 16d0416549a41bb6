// What a run was asked for, and the prompt that says so.
import type { Run } from '../../domain/event/event.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import type { Intent } from '../../domain/job/plan.ts'
import { assemblePrompt, documentThis } from '../../domain/job/prompt.ts'
import { joinParagraphs } from '../../domain/markdown/escape.ts'
import type { Authorized } from '../gates/authorize.ts'

export type JobRequest = {
  inputs: JobInputs
  /** Contents of `prompt-file`. */
  files: readonly string[]
  run: Run
}

/** The prompt of an authorized request, null if there is nothing to tell the agent. */
export function promptFor(
  { inputs, files, run }: JobRequest,
  { intent, request }: { intent: Intent; request: string | null },
  context: string | null,
): string | null {
  const instruction = inputs.prompt
  const isBare = intent.kind === 'command' && request === null && instruction === null && files.length === 0
  const isPullRequest = run.trigger.kind !== 'comment' || run.trigger.isPullRequest
  const words = isBare ? documentThis(isPullRequest) : request
  return assemblePrompt({ instruction, files, request: words, context })
}

export type Asked = { request: JobRequest; authorized: Authorized }

/** What was asked for, without files and context. */
export function requestTextOf({ request: { inputs, files }, authorized }: Asked): string {
  return authorized.request ?? inputs.prompt ?? joinParagraphs(files)
}
