// What the event is about as it reads now, because a run can wait for hours in
// a queue.
import type { About } from '../../conversation/state.ts'
import type { PullNow } from '../../github/pulls.ts'
import { outcome } from '../../outcome.ts'
import type { Request } from '../request.ts'
import {
  ask,
  type EndingPlan,
  endWith,
  type Facts,
  type Look,
  type Seen,
} from './seen.ts'

export type EventNow =
  | Look
  | EndingPlan
  /**
   * `request`: as it reads now. `about`: the commit and base that the agent is
   * told of, both null for an issue's event. Itself null for what tells of no
   * head, such as a command on an issue.
   */
  | { kind: 'stands'; request: Request; about: About | null }

export function eventNow({
  request,
  seen,
}: Pick<Facts, 'request' | 'seen'>): EventNow {
  if (seen.issue === 'gone') return endWith(outcome('skipped', 'issue-gone'))
  // A command is somebody's wish, also for what was given up.
  if (request.command === null) {
    const isGivenUp = seen.pull?.state === 'closed' || seen.issue?.isGivenUp
    return isGivenUp
      ? endWith(outcome('skipped', 'source-closed'))
      : changeNow(request, seen)
  }
  const { command, pull } = seen
  if (command === 'not-asked')
    return ask({ what: 'command', command: request.command })
  if (command.kind === 'end') return command

  const requester = command.editor ?? request.requester
  const current = { ...request, command: command.command, requester }
  return { kind: 'stands', request: current, about: pull && aboutOf(pull) }
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
