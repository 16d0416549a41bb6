// What the event is about as it reads now, because a run can wait for hours in
// a queue.
import type { About } from '../../conversation/state.ts'
import { comesAfter, type PullNow } from '../../github/pulls.ts'
import { type Outcome, outcome } from '../../outcome.ts'
import type { Request } from '../request.ts'
import type { Question, Seen } from './seen.ts'

export type EventNow =
  | { kind: 'look'; question: Question }
  | { kind: 'over'; outcome: Outcome }
  /**
   * `request`: as it reads now. `about`: what the agent is told of its pull
   * request or issue, null for neither.
   */
  | { kind: 'stands'; request: Request; about: About | null }

type EventFacts = { request: Request; seen: Seen }

export function eventNow({ request, seen }: EventFacts): EventNow {
  if (request.command === null) return changeNow(request, seen)
  const { command, pull } = seen
  if (command === 'not-asked')
    return {
      kind: 'look',
      question: { what: 'command', command: request.command },
    }
  if (command.kind === 'over') return command

  const now = { ...request, command: command.command }
  return { kind: 'stands', request: now, about: pull && aboutOf(pull) }
}

function aboutOf({ head, baseRef: base }: PullNow): About {
  return { head, base }
}

/**
 * Over if the pull request was given up. Its last commit counts if the one of
 * the event comes before it.
 */
function changeNow(request: Request, { pull, commits }: Seen): EventNow {
  if (pull?.isGivenUp)
    return { kind: 'over', outcome: outcome('skipped', 'source-closed') }
  const { change } = request
  const about = change && { head: change.head, base: change.base }
  const stands = { kind: 'stands', request, about } as const
  if (about === null || about.head === null || pull === null) return stands

  const now = aboutOf(pull)
  if (now.head === about.head) return { ...stands, about: now }
  if (commits === 'not-asked')
    return { kind: 'look', question: { what: 'commits' } }
  const isLater =
    commits !== 'not-known' && comesAfter(pull.head, about.head, commits)
  return { ...stands, about: isLater ? now : { ...now, head: about.head } }
}
