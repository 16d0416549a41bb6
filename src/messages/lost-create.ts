// What to do about a create that nobody can confirm.
import { mayHaveArrived } from '../conversation/delivery.ts'
import type { ConversationState, Shown } from '../conversation/state.ts'
import { dateTimeText } from '../lib/format.ts'
import type { ReasonText } from './skips.ts'

/**
 * The times of the lost create that an end tells of, which has sent nothing
 * because of it: people look for its job by them. None for any other end.
 */
export function timesOfLost(
  unconfirmed: ConversationState['unconfirmed'],
  { reason, delivery }: Pick<Shown, 'reason' | 'delivery'>,
): Partial<Pick<Shown, 'startedAt' | 'updatedAt'>> {
  const isBarred =
    reason === 'create-unconfirmed' && !mayHaveArrived({ delivery })
  const lost = unconfirmed.findLast(({ kind }) => kind === 'create')
  return isBarred && lost !== undefined
    ? { startedAt: lost.announcedAt, updatedAt: lost.doubtedAt }
    : {}
}

/** Of the request itself, or of one that came after it. */
export function describeLostCreate(shown: Omit<Shown, 'key'>): ReasonText {
  const { startedAt, updatedAt, command } = shown
  const again =
    command === null
      ? 'run the workflow again'
      : `ask in a new comment with \`${command} new\``
  const isOwn = mayHaveArrived(shown)
  return {
    title: isOwn
      ? "Couldn't confirm that the agent job started"
      : 'Request not sent: an earlier one may have started an agent job',
    cause: isOwn
      ? "Mintlify didn't confirm the request, so a job may or may not be running. The action didn't retry, because Mintlify can't tell two equal requests apart, and a second job would be paid for."
      : "Mintlify didn't confirm an earlier request, so a job may or may not be running, and a second one would be paid for.",
    next: `In the documentation repository, look for a new branch \`mintlify/…\` or pull request from ${timeText(startedAt, updatedAt)}, and in the Mintlify dashboard for an entry under Usage › Activity log. If there's none, ${again}.`,
  }
}

function timeText(from: string, to: string): string {
  const first = dateTimeText(new Date(from))
  const last = dateTimeText(new Date(to))
  return first === last ? `about ${first}` : `${first} to ${last}`
}
