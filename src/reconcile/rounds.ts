// The order in which a pass takes on conversations: fair between repositories, and the longest quiet ones first.
import { isOpen, type TrackedConversation } from '../conversation/tracked-conversation.ts'

/**
 * One conversation of each repository in each round. Of one repository, agent jobs come before docs pull requests, and of
 * these the longest quiet ones first: each comes up, however many there are.
 */
export function inRounds(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const byRepository = Map.groupBy(conversations.toSorted(byQuiet), ({ repository }) => repository.id)
  const queues = [...byRepository.values()].map(jobsFirst)
  const rounds = Math.max(0, ...queues.map(({ length }) => length))
  const inRound = (round: number) => queues.flatMap((queue) => queue[round] ?? []).toSorted(byQuiet)
  return Array.from({ length: rounds }, (_, round) => inRound(round)).flat()
}

function jobsFirst(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const jobs = conversations.filter(({ report }) => isOpen(report))
  return [...jobs, ...conversations.filter(({ report }) => !isOpen(report))]
}

function byQuiet(a: TrackedConversation, b: TrackedConversation): number {
  return a.report.updatedAt.localeCompare(b.report.updatedAt)
}
