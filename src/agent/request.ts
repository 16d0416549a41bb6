// What is asked for: who asks, and the key by which the comment remembers it.

import { createHash } from 'node:crypto'
import type { RequestKey } from '../conversation/state.ts'
import type { Change, Event } from '../event/event.ts'
import type { Account } from '../lib/account.ts'
import type { AgentInputs } from './inputs.ts'

export type Request = {
  /** Shared by all attempts. One that asks anew puts its number in. */
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
   * Whether it continues the agent job of the conversation, if there is one. It
   * does in the conversation that the event belongs to. A workflow that names
   * another one by `issue-number` can name a job as well.
   */
  isFollowUp: boolean
  /**
   * Whether it says what to do, and does not only wait for a job. A command for
   * which an earlier step has started the job is waited for.
   */
  hasPrompt: boolean
}

/** `postedAt`: ISO 8601, by GitHub's clock. */
export type Command = {
  text: string
  isNew: boolean
  postedAt: string
  isByAdmin: boolean
}

/** The request of the event. */
export function requestOf(
  { run, sender, comment, meaning }: Event,
  { prompt, files, jobId, number }: AgentInputs,
  command: Command | null = null,
): Request {
  const { conversation } = meaning
  const isInItsOwn = conversation !== null && conversation === number
  const source = {
    run: run.id,
    job: run.job.slice(0, maxNameLength),
    step: run.step.slice(0, maxNameLength),
  }
  return {
    // Without the command's text and the context: the comment can be edited, and
    // a re-run may gather another context.
    key: {
      source,
      digest: digest([
        ...[prompt, ...files],
        ...(jobId ? [{ jobId }] : []),
        // Digests of different runs are compared to find out what the agent was
        // told. A command says more than its digest.
        ...(command ? [{ comment: comment?.id }] : []),
      ]),
      attempt: null,
    },
    attempt: run.attempt,
    requester: (command && comment?.author?.login) || sender.login,
    command,
    // A command asks anew, and for whoever comments it.
    change: command === null && isInItsOwn ? meaning.change : null,
    author: command === null ? meaning.author : null,
    isFollowUp: isInItsOwn,
    hasPrompt:
      prompt !== '' || files.length > 0 || (command !== null && jobId === null),
  }
}

const maxNameLength = 100

function digest(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('base64url')
    .slice(0, 16)
}
