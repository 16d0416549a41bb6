// The comments of all repositories of a pass.
import type { Candidate } from '../../domain/reconcile/repositories.ts'
import type { ConversationListing, TrackedConversation } from '../../domain/reconcile/tracked-conversation.ts'
import { sideBySide } from './side-by-side.ts'

export type ListPorts = {
  /** Our comments among those of a repository that changed lately. Never throws. */
  listConversations: (repository: Candidate) => Promise<ConversationListing>
}

/** `listing`: null if there was no time. `latest`: of each conversation, the comment with the last turn. */
export type ListedRepository = {
  candidate: Candidate
  listing: ConversationListing | null
  latest: TrackedConversation[]
}

/** GitHub allows 100 requests at a time. */
const maxConcurrency = 20

/** Every repository in the given order. */
export async function listRepositories(
  candidates: readonly Candidate[],
  { listConversations }: ListPorts,
  mayGoOn: () => boolean,
): Promise<ListedRepository[]> {
  const listings = new Map<Candidate, ConversationListing>()
  await sideBySide(candidates, { count: maxConcurrency, mayGoOn }, async (candidate) => {
    const isArchived = candidate.known?.isArchived === true
    listings.set(candidate, isArchived ? { kind: 'archived' } : await listConversations(candidate))
  })
  const seen = new Set<number>()
  return candidates.map((candidate) => {
    const listing = listings.get(candidate) ?? null
    const conversations = listing?.kind === 'listed' ? listing.conversations : []
    // A repository that was renamed can be there under both names.
    const id = conversations[0]?.repository.id
    const isSeen = id !== undefined && seen.has(id)
    if (id !== undefined) seen.add(id)
    return { candidate, listing, latest: isSeen ? [] : latestOfEach(conversations) }
  })
}

/** Of several comments on a conversation with the same key, the one with the greatest turn, then the first. */
function latestOfEach(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const latest = new Map<string, TrackedConversation>()
  for (const conversation of conversations) {
    const name = `${conversation.scope.issueNumber} ${conversation.scope.key}`
    const other = latest.get(name)
    if (!other || isLater(conversation, other)) latest.set(name, conversation)
  }
  return [...latest.values()]
}

function isLater(a: TrackedConversation, b: TrackedConversation): boolean {
  if (a.report.turn !== b.report.turn) return a.report.turn > b.report.turn
  return a.scope.commentId < b.scope.commentId
}
