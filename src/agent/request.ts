// What is asked for: who asks, and the key by which the comment remembers it.

import { createHash } from 'node:crypto'
import type { RequestKey } from '../conversation/state.ts'
import type { Change, Event } from '../event/event.ts'
import type { Account } from '../lib/account.ts'
import type { AgentInputs } from './inputs.ts'

export type Request = {
  /**
   * Shared by all attempts. The key of one that sends again has its number as
   * well.
   */
  key: RequestKey & { attempt: null }
  /** Of the workflow run. */
  attempt: number
  /** Login of who asks. */
  requester: string
  /** The slash command, null for a request of the workflow itself. */
  command: Command | null
  /** What its pull request or issue brings, null for anything else. */
  change: Change | null
  /**
   * Who opened the pull request or issue, and has to have the permission unless
   * somebody asked before. Null for one of the actors, and for a command.
   */
  author: Account | null
  /**
   * Whether the event has a conversation of its own, whose agent job it
   * continues. A workflow that names one by `issue-number` can name a job as
   * well.
   */
  hasConversation: boolean
  /** Whether the workflow itself says what to do. A command doesn't count. */
  hasPrompt: boolean
}

/** `postedAt`: ISO 8601, by GitHub's clock. */
export type Command = {
  text: string
  isNew: boolean
  postedAt: string
  /** Whether it passes `max-requests`: all who ask are administrators. */
  isByAdmin: boolean
}

export function requestOf(
  { run, sender, comment, meaning }: Event,
  { prompt, files, hasPrompt, jobId }: AgentInputs,
  command: Command | null = null,
): Request {
  const source = {
    run: run.id,
    job: run.job.slice(0, maxNameLength),
    step: run.step.slice(0, maxNameLength),
  }
  return {
    // Without the command's text and the context: the source names the run,
    // whose event has one command, and a re-run may gather another context.
    key: {
      source,
      digest: digest([
        prompt,
        ...files,
        ...(jobId ? [{ jobId }] : []),
        // An earlier request with the same digest can cover one of an event. A
        // command covers none: its text is not in the digest.
        ...(command ? [{ isCommand: true }] : []),
      ]),
      attempt: null,
    },
    attempt: run.attempt,
    requester: (command && comment?.author?.login) || sender.login,
    command,
    // A command asks anew, and for whoever comments it.
    change: command === null ? meaning.change : null,
    author: command === null ? meaning.author : null,
    hasConversation: meaning.conversation !== null,
    hasPrompt,
  }
}

/** So that our comment has room for fifty requests. */
const maxNameLength = 100

function digest(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('base64url')
    .slice(0, 16)
}
