// The order in which a pass takes on conversations: fair between repositories, and the longest quiet ones first.
import { isOpen, type TrackedConversation } from './tracked-conversation.ts'

/**
 * One conversation of each repository in turn. Of one repository, agent jobs come before docs pull requests, and of these
 * the longest quiet ones first: each has its turn, however many there are.
 */
export function inTurns(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const byRepository = Map.groupBy(conversations, ({ repository }) => repository.id)
  const queues = [...byRepository.values()].map(oldestFirst).toSorted(byQuiet)
  const rounds = Math.max(0, ...queues.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat()
}

function oldestFirst(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const sorted = conversations.toSorted((a, b) => a.report.updatedAt.localeCompare(b.report.updatedAt))
  const jobs = sorted.filter(({ report }) => isOpen(report))
  return [...jobs, ...sorted.filter(({ report }) => !isOpen(report))]
}

function byQuiet([a]: readonly TrackedConversation[], [b]: readonly TrackedConversation[]): number {
  return (a?.report.updatedAt ?? '').localeCompare(b?.report.updatedAt ?? '')
}
