// Finds our comments anywhere in a repository. Each is looked at as it is read, and only what is needed of it is kept.
import { countText } from '../base/format.ts'
import { countRequests, type RequestCount } from '../gates/limits.ts'
import { describeGitHubError, isRefused, statusOf } from '../github/github-errors.ts'
import { pageSize } from '../github/list-pages.ts'
import { type KnownRepository, readRepository } from '../github/read-repositories.ts'
import { openCollection, type Source } from './collection.ts'
import { readMarkedComments } from './marked-comments.ts'
import type { ConversationListing } from './tracked-conversation.ts'

export type TrackedConversationsOptions = Source & {
  /** What is known of the repository of the connection, null until it is asked for. */
  known: KnownRepository | null
  /** What to say if GitHub doesn't find the repository, where a workflow's `permissions` cannot help. */
  hiddenText?: () => Promise<string>
}

const maxPages = 30
const maxCountedPages = 5
const listing = 'list the comments'

/**
 * Our comments among those of a repository that changed lately. Asks what the repository is only if a comment may be ours.
 * Never throws.
 */
export async function listTrackedConversations(
  options: TrackedConversationsOptions,
): Promise<ConversationListing> {
  let { known } = options
  let isEmpty = true
  let problem: string | null = null
  const ours = openCollection(options)
  try {
    const hasMore = await readMarkedComments(options, maxPages, async (comments) => {
      isEmpty = false
      known ??= await readRepository(options.connection, options.signal)
      await ours.add(comments, known.id)
    })
    if (hasMore)
      problem = `Read only the ${countText(maxPages * pageSize)} comments that changed last. Lower \`max-age-days\`.`
  } catch (error) {
    problem = await describeFailure(options, isEmpty || known ? listing : 'read the repository', error)
    if (isEmpty && isUnreadable(error)) return { kind: 'unreadable', problem }
  }
  if (isEmpty || !known) return { kind: 'listed', conversations: [], unverified: 0, problem }
  return known.isArchived ? { kind: 'archived' } : ours.listing(known, problem)
}

async function describeFailure(
  { hiddenText }: TrackedConversationsOptions,
  what: string,
  error: unknown,
): Promise<string> {
  const text = statusOf(error) === 404 ? await hiddenText?.() : undefined
  return text ?? describeGitHubError(what, error)
}

/** Of a repository without access, GitHub says no more than that. */
function isUnreadable(error: unknown): boolean {
  return isRefused(error) && [403, 404, 410].includes(statusOf(error) ?? 0)
}

/** How many requests our comments remember. Never throws. */
export async function countRememberedRequests(
  source: Source & { repositoryId: number },
): Promise<RequestCount> {
  const ours = openCollection(source)
  let problem: string | null = null
  try {
    const hasMore = await readMarkedComments(source, maxCountedPages, (comments) =>
      ours.add(comments, source.repositoryId),
    )
    if (hasMore) problem = `Only the ${maxCountedPages * pageSize} comments that changed last were read.`
  } catch (error) {
    problem = describeGitHubError(listing, error)
  }
  const remembered = ours.all().map(({ scope, report: { requestCount, requestTimes } }) => {
    return { conversation: `${scope.issueNumber} ${scope.key}`, requestCount, requestTimes }
  })
  return { requests: countRequests(remembered, source.since), problem: problem ?? ours.problem() }
}
