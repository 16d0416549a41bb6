// Notes in a comment that is there already: what became of a request that was
// not sent.
import {
  addRunNote,
  isInDoubt,
  type RunNote,
  settled,
  type Told,
} from '../../conversation/ledger.ts'
import { toRedactedLine } from '../../lib/redact.ts'
import { concernsPeople, type Outcome } from '../../outcome.ts'
import type { Run } from '../tools.ts'
import type { Ending } from '../turn.ts'

/**
 * Tells in the comment what became of a command that was not sent, and of a run
 * that was sending and is dead.
 */
export async function noteEnd(
  run: Run,
  { outcome, ledger }: Ending,
): Promise<Told> {
  const { request, inputs } = run
  if (inputs.dryRun || !concernsPeople(outcome)) return settled(ledger)

  // What is in doubt stands in the comment since it was found.
  const isTold = outcome.result === 'unknown' && isInDoubt(ledger, request.key)
  return addRunNote(ledger, isTold ? null : noteOf(run, outcome))
}

const maxNoteLength = 100

/** What became of a command, null for nothing to say. */
function noteOf(
  { request, inputs, redact }: Run,
  { result, reason }: Outcome,
): RunNote | null {
  if (request.command === null || reason === null) return null

  const text = request.command.text || inputs.command
  const asked = toRedactedLine(text, redact, maxNoteLength)
  const note = { kind: 'not-sent', asked, result, reason } as const
  return { note, key: request.key }
}
