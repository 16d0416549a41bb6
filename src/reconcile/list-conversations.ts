// The comments of all repositories of a pass.
import { sideBySide } from '../base/side-by-side.ts'
import type { ConversationListing, TrackedConversation } from '../conversation/tracked-conversation.ts'
import type { Candidate } from './repositories.ts'

export type ListPorts = {
  /** Our comments among those of a repository that changed lately. Never throws. */
  listConversations: (repository: Candidate) => Promise<ConversationListing>
}

/** `listing`: null if there was no time. `found`: its conversations, each once. */
export type ListedRepository = {
  candidate: Candidate
  listing: ConversationListing | null
  found: TrackedConversation[]
}

/** GitHub allows 100 calls at a time. */
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
    return { candidate, listing, found: isSeen ? [] : firstOfEach(conversations) }
  })
}

/** Of several comments of one conversation, the first has its state. */
function firstOfEach(conversations: readonly TrackedConversation[]): TrackedConversation[] {
  const first = new Map<string, TrackedConversation>()
  for (const conversation of conversations) {
    const name = `${conversation.scope.issueNumber} ${conversation.scope.key}`
    const other = first.get(name)
    if (!other || conversation.commentId < other.commentId) first.set(name, conversation)
  }
  return [...first.values()]
}
