// What the event is about as it reads now, because a run can wait for hours in
// a queue.
import { comesAfter } from '../../github/pulls.ts'
import type { ReasonOf } from '../../outcome.ts'
import type { Request } from '../request.ts'
import type { Question, Seen } from './seen.ts'

export type EventNow =
  | { kind: 'look'; question: Question }
  | { kind: 'over'; reason: ReasonOf<'skipped'> }
  /**
   * `request`: as it reads now. `head`: the last commit of its pull request
   * that the agent is told of, null for none.
   */
  | { kind: 'stands'; request: Request; head: string | null }

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
  return { kind: 'stands', request: now, head: pull?.head ?? null }
}

/**
 * Over if the pull request was given up. Its last commit counts if the one of
 * the event comes before it.
 */
function changeNow(request: Request, { pull, commits }: Seen): EventNow {
  if (pull?.isGivenUp) return { kind: 'over', reason: 'source-closed' }
  const head = request.change?.head ?? null
  const stands = { kind: 'stands', request, head } as const
  if (head === null || pull === null || pull.head === head) return stands

  if (commits === 'not-asked')
    return { kind: 'look', question: { what: 'commits' } }
  const isLater =
    commits !== 'not-known' && comesAfter(pull.head, head, commits)
  return isLater ? { ...stands, head: pull.head } : stands
}
