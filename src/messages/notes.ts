// Notes in the comment: what else happened.
import type { Note } from '../conversation/state.ts'
import { quoted } from '../lib/markdown.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { toOutcome } from '../outcome.ts'
import { textOfReason } from './reasons.ts'
import { thisJob } from './skips.ts'
import { earlierEnds, nameCommand } from './status.ts'

/**
 * A note in plain text with code in backticks, null for nothing to say.
 * `command`: as in what is shown.
 */
export function noteText(note: Note, command: string | null): string | null {
  switch (note.kind) {
    case 'job-replaced':
      return 'A new agent job was needed, because the previous one is gone, failed, was archived, never ended, or takes no more messages.'
    case 'pull-merged':
      return 'A new agent job was needed, because the docs pull request was merged.'
    case 'pull-closed':
      return 'A new agent job was needed, because the docs pull request was closed.'
    case 'unconfirmed': {
      const what = note.asked === null ? '' : `: ${quoted(note.asked)}`
      return `Couldn't confirm that an earlier request arrived${what}. Ask again if its effect is missing.`
    }
    case 'other-job': {
      const opened = note.prLink ? `, which opened ${note.prLink}` : ''
      return `There's another agent job, ${quoted(note.jobId)}${opened}.`
    }
    case 'job-ended':
      return joinSentences([
        earlierEnds[note.end],
        note.end === 'pull-request' && note.prLink
          ? `Its docs pull request: ${note.prLink}`
          : null,
      ])
    case 'not-sent':
      return notSentText(note, command)
  }
}

function notSentText(
  note: Extract<Note, { kind: 'not-sent' }>,
  command: string | null,
): string | null {
  if (note.reason === 'create-unconfirmed')
    return `Nothing was sent (${quoted(note.asked)}), because an earlier request may have started an agent job. If it hasn't, comment it again.`
  const outcome = toOutcome({ ...note, why: null, said: null })
  const text = outcome && textOfReason(outcome)
  if (text === null) return null

  // The comment shows another run, so that its readers cannot re-run this one.
  const isReRun = text.next?.includes(thisJob)
  const advice = isReRun ? 'Comment it again later.' : text.next
  const next = nameCommand(advice, command)
  return joinSentences([`${text.title} (${quoted(note.asked)}).`, next])
}
