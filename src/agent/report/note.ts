// Notes in a comment that is there already: what became of a request that was
// not sent.
import { isSameInAnyAttempt } from '../../conversation/request-key.ts'
import { addNote } from '../../conversation/shown.ts'
import { type Snapshot, sinceWriteMs } from '../../conversation/snapshot.ts'
import type { ConversationState, Note } from '../../conversation/state.ts'
import { giveUpSending, isSendingDead } from '../../conversation/transitions.ts'
import { lastWriteMs, updateComment } from '../../conversation/update.ts'
import { toRedactedLine } from '../../lib/redact.ts'
import { concernsPeople, type Outcome, unlessCancelled } from '../../outcome.ts'
import { orWarn } from '../../runner/log.ts'
import type { Request } from '../request.ts'
import type { Ending, FinishedRun } from '../turn.ts'

/**
 * Tells in the comment what became of a command that was not sent, and of a run
 * that was sending and is dead. Returns the comment as it stands then.
 */
export async function noteEnd(
  run: FinishedRun,
  ending: Ending,
): Promise<Snapshot> {
  const { outcome, known } = ending
  const { store, snapshot } = known
  const isQuiet =
    run.inputs.dryRun || run.cancelled.aborted || !concernsPeople(outcome)
  if (store === null || snapshot.comment === null || isQuiet) return snapshot

  const note = noteOf(run, outcome)
  const isOthersDead = isSendingDead(snapshot.state, sinceWriteMs(snapshot))
  if (note === null && !isOthersDead) return snapshot
  const noted = await orWarn(run.log, 'update the comment', () =>
    unlessCancelled(() =>
      updateComment(
        store,
        snapshot,
        (standing, at) => {
          const isDead = isSendingDead(standing, at.sinceWriteMs)
          const state = isDead ? giveUpSending(standing, at.now) : standing
          return withNote(state, note, run.request)
        },
        { tryForMs: lastWriteMs },
      ),
    ),
  )
  return noted ?? snapshot
}

type NotSent = Extract<Note, { kind: 'not-sent' }>

/** What became of a command, null for nothing to say. */
function noteOf(
  { request, inputs, redact }: FinishedRun,
  { result, reason }: Outcome,
): NotSent | null {
  if (!request?.command || reason === null) return null

  const given = request.command.text || inputs.command
  const asked = toRedactedLine(given, { redact, maxLength: maxNoteLength })
  return { kind: 'not-sent', asked, result, reason }
}

/** With the note, unless an attempt of the same request has shown as much. */
function withNote(
  state: ConversationState,
  note: NotSent | null,
  request: Request | null,
): ConversationState {
  const { shown } = state
  if (note === null || shown === null || request === null) return state

  const isShown =
    shown.reason === note.reason && isSameInAnyAttempt(shown.key, request.key)
  return isShown ? state : { ...state, shown: addNote(shown, note) }
}

const maxNoteLength = 100
