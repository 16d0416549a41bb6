// What the texts about a run are about, with an entry or without one.
import { isSameInAnyAttempt } from '../../conversation/request-key.ts'
import { toShown } from '../../conversation/shown.ts'
import {
  nothingRemembered,
  type Snapshot,
} from '../../conversation/snapshot.ts'
import type { ConversationState, Shown } from '../../conversation/state.ts'
import type { Subject } from '../../messages/status.ts'
import type { Outcome } from '../../outcome.ts'
import { showRequest } from '../make-entry.ts'
import type { Ending, FinishedRun } from '../turn.ts'

/** What the texts about this run are about. */
export function subjectOf(
  run: FinishedRun,
  { outcome, entry, known }: Ending,
  { comment, state }: Snapshot,
): Subject {
  const { inputs } = run
  const isTracked = known.store !== null
  const shown = entry ? toShown(entry) : showWithoutEntry(run, outcome)
  return {
    shown: {
      ...withTimesOfDoubt(shown, run.request, state),
      command: isTracked ? inputs.command : null,
    },
    job: entry?.job ?? null,
    until: null,
    isRemembered: isTracked && comment !== null,
  }
}

type WithoutEntry = Parameters<typeof showRequest>[0] &
  Pick<FinishedRun, 'request'>

/** What is shown of a run that has no entry. */
export function showWithoutEntry(run: WithoutEntry, outcome: Outcome): Shown {
  const { event, request } = run
  const asked = {
    command: request?.command ?? null,
    requester: request?.requester ?? event.sender.login,
  }
  return {
    ...showRequest(run, asked, nothingRemembered),
    ...outcome,
    key: null,
    delivery: 'unsent',
  }
}

/**
 * A run that sends nothing because of a lost create tells of the times of that
 * one.
 */
function withTimesOfDoubt(
  shown: Shown,
  request: FinishedRun['request'],
  { unconfirmed }: ConversationState,
): Shown {
  const lost =
    unconfirmed.find(
      (one) => request !== null && isSameInAnyAttempt(one.key, request.key),
    ) ?? unconfirmed.findLast(({ kind }) => kind === 'create')
  const isBecause =
    shown.reason === 'create-unconfirmed' && shown.delivery === 'unsent'
  return isBecause && lost !== undefined
    ? { ...shown, startedAt: lost.announcedAt, updatedAt: lost.doubtedAt }
    : shown
}
