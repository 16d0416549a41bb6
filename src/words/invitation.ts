// Whether a message invites to the next request.
import type { LimitRules } from '../gates/limits.ts'
import type { Report } from '../state/report.ts'
import { saysNothingLeft } from './skips.ts'

/** `command`: the slash command that works here, null for none. `limits`: null where they are not known. */
type Inviting = { command: string | null; limits: LimitRules | null }

/** How to ask for more, which depends on whether the limits leave a request. Null if the comment has said that they don't. */
export function invitation(report: Report, { command, limits }: Inviting, text: string): string | null {
  if (saysNothingLeft(report.note)) return null
  const maxRequests = limits?.maxRequests ?? 0
  if (maxRequests === 0 || report.requestCount < maxRequests) return text
  return command === null
    ? 'This conversation has used all its requests. To send more requests, raise `max-requests`.'
    : `This conversation has used all its requests. An administrator of the repository can still comment \`${command} <what to change>\`.`
}
