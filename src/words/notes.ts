// What a comment says beside its status: of requests that nobody can confirm, and of jobs that came too late.
import { toCode } from '../base/escape.ts'
import { parsePullRequestLink } from '../mintlify/pull-request-link.ts'
import { linkTo } from './pull-request-text.ts'

/** What the comment says of requests that may not have arrived, null if there are none. Markdown. */
export function unconfirmedNote(requests: readonly string[]): string | null {
  if (requests.length === 0) return null
  const texts = requests.map((request) => toCode(request)).join(', ')
  return `Couldn't confirm that these requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`
}

/** What the comment says of the merged pull requests of a request that may not have arrived. Markdown. */
export function unconfirmedBatchNote(numbers: readonly number[]): string {
  const names = numbers.map((number) => `#${number}`).join(', ')
  return `That request covered these merged pull requests: ${names}. Later requests leave them out.`
}

/** What the comment says of a request that Mintlify always refuses. Markdown. `why`: a sentence. */
export function refusedNote(request: string, why: string): string {
  return `A queued request wasn't sent: ${toCode(request)}. ${why}`
}

/** What the comment says of a job that another one has replaced before it was known. Markdown. */
export function lateJobNote({ id, link }: { id: string; link: string | null }): string {
  const pull = parsePullRequestLink(link)
  // Nobody knows here which host is the user's own, so any but a well-known one is shown.
  const start = `An earlier request started another agent job: ${toCode(id)}`
  if (pull === null) return `${start}. It isn't followed here.`
  return `${start}, which opened ${linkTo(pull, '')}. Review that pull request, too, or close it if it isn't needed.`
}

/** What the comment says of a request that came to nothing while the agent was at work on an earlier one. Markdown. */
export function cameToNothingNote(title: string): string {
  return `A later request wasn't carried out: ${title}.`
}

/** What the comment says of a later request that may have started a job of its own. */
export const otherJobNote =
  'A later request may have started another agent job. Look for it in the Mintlify dashboard.'

/** Why a queued request of somebody isn't sent any more. Markdown. */
export function lostPermissionText(login: string): string {
  return `${toCode(login)} no longer has the permission that the request needs.`
}
