// What a run was asked for, and the prompt that says so.
import { joinParagraphs } from '../base/escape.ts'
import type { Run } from '../event/event.ts'
import type { Authorized, Intent } from '../gates/authorize.ts'
import type { JobInputs } from './job-inputs.ts'
import { assemblePrompt, documentThis } from './prompt.ts'

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
