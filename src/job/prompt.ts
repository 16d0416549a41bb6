// The prompt as the agent gets it: the workflow's own words first, then files, the commenter's request, and context.
import { joinParagraphs } from '../base/escape.ts'

export type PromptParts = {
  /** Input `prompt`, null if it is empty. */
  instruction: string | null
  /** Contents of `prompt-file`, in order. */
  files: readonly string[]
  /** What a slash command asks for, null for none. */
  request: string | null
  /** Rendered context of the event, null for none. */
  context: string | null
}

/** The parts with a blank line between them, null if all of them are empty. */
export function assemblePrompt({ instruction, files, request, context }: PromptParts): string | null {
  const parts = [instruction, ...files, request, context].map((part) => part?.trim() || null)
  return joinParagraphs(parts) || null
}

/** The request of a command without text, if the workflow has no prompt of its own. */
export function documentThis(isPullRequest: boolean): string {
  const what = isPullRequest ? 'the changes of this pull request' : 'what this issue describes'
  return `Update the documentation for ${what}.`
}
