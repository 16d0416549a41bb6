// What people can do next, where it depends on what a re-run would do.
import type { ShownOfRun } from '../conversation/state.ts'
import { quoted } from '../lib/markdown.ts'

export const lookForPull =
  'Look for its pull request in the documentation repository.'

/**
 * A failed or archived job gets no more messages, so that either starts a new
 * one. Only the re-run makes a red check green. `command`: such as `/docs`, null
 * where there is no conversation.
 */
export function tryAgain(
  command: string | null,
  namedJob: ShownOfRun['namedJob'],
): string {
  if (namedJob === 'asked')
    return 'To try again, send the request in a run without `job-id`.'
  const orComment =
    command === null ? '' : `, or comment \`${command} <what to change>\``
  return `To try again, re-run the workflow job that sent the request${orComment}.`
}

/** `job`: null if it is not known. */
type Waiting = {
  job: { id: string } | null
  isRemembered: boolean
  shown: Pick<ShownOfRun, 'namedJob'>
}

export function keepWaiting({ job, isRemembered, shown }: Waiting): string {
  const waiting = 'Re-run this workflow job to keep waiting.'
  if (shown.namedJob === 'waited-for') return waiting
  if (isRemembered)
    return `${waiting} It sends the request again only if this agent job failed, was archived, never ended or is gone.`
  if (job === null) return lookForPull
  return `To wait for it, run the action with \`job-id\` set to ${quoted(job.id)} and without a prompt.`
}

/** Stands in an advice for how to ask anew. */
export const askAnew = 'ask again'

/**
 * `isInDoubt`: whether the request may have arrived. The comment remembers it,
 * so that a re-run does not send it.
 */
export function howToAskAgain(
  command: string | null,
  isInDoubt: boolean,
): string {
  if (command === null) return 'run the workflow again'
  const inComment = `ask again in a new comment with \`${command}\``
  return isInDoubt ? `${inComment}, because a re-run sends nothing` : inComment
}
