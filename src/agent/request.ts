// What is asked for: who asks, the id by which the comment remembers it, and
// the prompt as the agent gets it.
import { createHash } from 'node:crypto'
import type { Event } from '../event/event.ts'
import { isBlank, joinParagraphs } from '../lib/plain-text.ts'
import type { AgentInputs } from './inputs.ts'

export type Request = {
  /**
   * Workflow run, workflow job, step, and a digest of what is asked for. The
   * attempts of a run share it, unless they ask for something else.
   */
  id: string
  /** Of the workflow run. */
  attempt: number
  /** Login of who asks. */
  requester: string
  /** The slash command, null for a request of the workflow itself. */
  command: Command | null
  /** Whether it continues the agent job of its conversation. */
  isFollowUp: boolean
  /** Whether it says what to do, and does not only wait for a job. */
  hasPrompt: boolean
}

/** `askedAt`: ISO 8601, by GitHub's clock. */
export type Command = {
  text: string
  isNew: boolean
  askedAt: string
  isByAdmin: boolean
}

/**
 * The request of the event. The context is no part of its id, because a re-run
 * can gather another one.
 */
export function requestOf(
  { run, sender, comment, meaning }: Event,
  { prompt, files }: AgentInputs,
  command: Command | null = null,
): Request {
  const source = `${run.id}/${run.job.slice(0, 100)}/${run.step.slice(0, 100)}/`
  return {
    id: `${source}${digest([prompt, ...files, command?.text, command?.isNew])}`,
    attempt: run.attempt,
    requester: (command && comment?.author?.login) || sender.login,
    command,
    isFollowUp: meaning.isFollowUp,
    hasPrompt: command !== null || prompt !== '' || files.length > 0,
  }
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('base64url')
    .slice(0, 16)
}

/**
 * The parts with a blank line between them. `context`: rendered context of the
 * event, null for none.
 */
export function renderPrompt(
  { prompt, files }: AgentInputs,
  { command }: Request,
  { trigger }: Event,
  context: string | null,
): string {
  const parts = [prompt, ...files, command?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => !isBlank(part))
  const what =
    trigger.kind === 'issue'
      ? 'what this issue describes'
      : 'the changes of this pull request'
  // A command without text, in a workflow without a prompt of its own.
  const asked =
    parts.length === 0 ? [`Update the documentation for ${what}.`] : parts
  return joinParagraphs([...asked, context])
}
