// Tells a conversation why a command was not sent.
import type { Clock } from '../base/clock.ts'
import { toCode } from '../base/escape.ts'
import { firstState } from '../conversation/claims.ts'
import { type Change, type Conversation, changeOrWarn, type Patience } from '../conversation/conversation.ts'
import type { Outcome } from '../state/outcome.ts'
import { joinNotes, type Report, withOutcome } from '../state/report.ts'
import { runPartOf } from '../state/report-parts.ts'
import { skipLine } from '../words/skips.ts'

export type TellSkipPorts = {
  conversation: Conversation
  patience: Patience
  warn: (text: string) => void
  clock: Clock
}

/** Puts a note into the comment. Without one, the report of the run becomes the first. */
export async function tellSkip(end: Outcome, blank: Report, ports: TellSkipPorts): Promise<void> {
  const { conversation, clock } = ports
  const line = skipLine(end, toCode)
  const first = firstState({ run: runPartOf(withOutcome(blank, end, clock.now())) })
  const change: Change<null> = ({ state }) => ({
    state: state ? { ...state, run: { ...state.run, note: joinNotes(state.run.note, line) } } : first,
    value: null,
  })
  await changeOrWarn(conversation, change, ports)
}
