// What the event is about as it reads now, because a run can wait for hours in
// a queue.
import type { About } from '../../conversation/state.ts'
import type { PullNow } from '../../github/pulls.ts'
import { outcome } from '../../outcome.ts'
import type { Request } from '../request.ts'
import { ask, type EndingPlan, endWith, type Look, type Seen } from './seen.ts'

export type EventNow =
  | Look
  | EndingPlan
  /**
   * `request`: as it reads now. `about`: what the agent is told of its pull
   * request or issue, null for neither.
   */
  | { kind: 'stands'; request: Request; about: About | null }

type EventFacts = { request: Request; seen: Seen }

export function eventNow({ request, seen }: EventFacts): EventNow {
  if (seen.issue === 'gone') return endWith(outcome('skipped', 'issue-gone'))
  const isGivenUp = seen.pull?.state === 'closed' || seen.issue?.isGivenUp
  if (request.command === null)
    return isGivenUp
      ? endWith(outcome('skipped', 'source-closed'))
      : changeNow(request, seen)
  const { command, pull } = seen
  if (command === 'not-asked')
    return ask({ what: 'command', command: request.command })
  if (command.kind === 'end') return command

  const requester = command.editor ?? request.requester
  const now = { ...request, command: command.command, requester }
  return { kind: 'stands', request: now, about: pull && aboutOf(pull) }
}

function aboutOf({ head, baseRef: base }: PullNow): About {
  return { head, base }
}

/** The agent is told of the pull request as it is. */
function changeNow(request: Request, { pull }: Seen): EventNow {
  const { change } = request
  const told = change && { head: change.head, base: change.base }
  return { kind: 'stands', request, about: pull ? aboutOf(pull) : told }
}
