// What a run was asked for, and the prompt that says so.
import type { Run } from '../../domain/event/event.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import type { Intent } from '../../domain/job/plan.ts'
import { assemblePrompt, documentThis } from '../../domain/job/prompt.ts'

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
