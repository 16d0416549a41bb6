// Whether a message invites to the next request.
import type { LimitRules } from '../gates/limits.ts'
import type { Report } from '../state/report.ts'
import { saysNothingLeft } from './skips.ts'

/** `command`: the slash command that works here, null for none. `limits`: null where they are not known. */
type Inviting = { command: string | null; limits: LimitRules | null }

/** How to ask for more, which depends on whether the limits leave a request. Null if the comment has said that they don't. */
export function invitation(report: Report, { command, limits }: Inviting, text: string): string | null {
  if (saysNothingLeft(report.note)) return null
  const maxTurns = limits?.maxTurns ?? 0
  if (maxTurns === 0 || report.turn < maxTurns) return text
  return command === null
    ? 'This conversation has used all its turns. To send more requests, raise `max-turns`.'
    : `This conversation has used all its turns. An administrator of the repository can still comment \`${command} <what to change>\`.`
}
