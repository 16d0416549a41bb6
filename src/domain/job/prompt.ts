// The prompt as the agent gets it: the operator's words first, then files, then the commander's, then context.

import { createHash } from 'node:crypto'

export type PromptParts = {
  /** Input `prompt`. */
  instruction: string
  /** Contents of `prompt-file`, in order. */
  files: readonly string[]
  /** What a slash command asks for. */
  request: string
  /** Rendered context of the event, empty for none. */
  context: string
}

/** The parts that say something, a blank line between them. */
export function assemblePrompt(parts: PromptParts): string {
  const all = [parts.instruction, ...parts.files, parts.request, parts.context]
  return all
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What a bare command asks for where the workflow has no prompt of its own. */
export function documentThis(isPullRequest: boolean): string {
  const what = isPullRequest ? 'the changes of this pull request' : 'what this issue describes'
  return `Update the documentation for ${what}.`
}

/** A short digest to recognise a prompt by without showing it, such as `sha256:1f3870be274f`. */
export function promptDigest(prompt: string): string {
  return `sha256:${createHash('sha256').update(prompt).digest('hex').slice(0, 12)}`
}
