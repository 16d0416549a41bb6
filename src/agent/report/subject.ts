// What the texts about a run are about, with an entry or without one.
import type { Ledger } from '../../conversation/ledger.ts'
import {
  type ConversationState,
  isSameInAnyAttempt,
  type Shown,
} from '../../conversation/state.ts'
import type { Subject } from '../../messages/status.ts'
import type { Outcome } from '../../outcome.ts'
import { showRequest } from '../shown.ts'
import type { Ending, FinishedRun } from '../turn.ts'

type Reported = Pick<Ending, 'outcome' | 'entry'> & { ledger: Ledger }

/** What the texts about this run are about. */
export function subjectOf(
  run: FinishedRun,
  { outcome, entry, ledger }: Reported,
): Subject {
  const { store, snapshot } = ledger
  const isTracked = store !== null
  const shown = entry
    ? { ...entry.shown, key: entry.key, delivery: entry.delivery }
    : showWithoutEntry(run, outcome)
  return {
    shown: {
      ...withTimesOfDoubt(shown, run.request, snapshot.state),
      command: isTracked ? run.inputs.command : null,
    },
    job: entry?.job ?? null,
    until: null,
    isRemembered: isTracked && snapshot.comment !== null,
  }
}

type WithoutEntry = Parameters<typeof showRequest>[0] &
  Pick<FinishedRun, 'request' | 'clock'>

/** What is shown of a run that has no entry. */
export function showWithoutEntry(run: WithoutEntry, outcome: Outcome): Shown {
  const { event, request, clock } = run
  const asked = {
    command: request?.command ?? null,
    requester: request?.requester ?? event.sender.login,
  }
  return {
    ...showRequest(run, asked, clock.now()),
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
