// Finds our comments anywhere in a repository.
import * as z from 'zod/mini'
import { withOtherStatuses } from '../../../domain/commit-status/commit-status.ts'
import {
  type CommentScope,
  hasStateSyntax,
  readCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { otherStatusIn } from '../../../domain/conversation/state-text.ts'
import { countText } from '../../../domain/format.ts'
import { countTurns, type RememberedTurns, type TurnCount } from '../../../domain/gates/limits.ts'
import type { KnownRepository } from '../../../domain/reconcile/repositories.ts'
import type {
  ConversationListing,
  TrackedConversation,
} from '../../../domain/reconcile/tracked-conversation.ts'
import type { Connection } from '../client.ts'
import { describeGitHubError, isRefused, statusOf } from '../errors.ts'
import { listPages, pageSize } from '../pages.ts'
import { readRepository } from '../repositories.ts'
import { parseComment, type StoredComment } from './comments.ts'
import { keepOwn } from './own-account.ts'

export type TrackedConversationsOptions = Omit<Source, 'scope'> & {
  /** Where a state must be valid. `key` null stands for every key. */
  scope: Omit<Source['scope'], 'repositoryId'>
  /** What is known of the repository of the connection, null until it is asked for. */
  known: KnownRepository | null
  /** What to say if GitHub doesn't find the repository, where a workflow's `permissions` cannot help. */
  hiddenText?: () => Promise<string>
}

/** Where comments are looked for. */
type Source = {
  /** To the repository of the comments. */
  connection: Connection
  scope: Omit<CommentScope, 'commentId' | 'issueNumber' | 'key'> & { key: string | null }
  signingKey: Buffer
  /** Comments that have not changed since are left out. */
  since: Date
  /** Limits all requests to GitHub. */
  signal: AbortSignal
}

const maxPages = 30
const maxPagesOfTurns = 5

/**
 * Our comments among those of a repository that changed lately. Asks what the repository is only if a comment may be ours.
 * Never throws.
 */
export async function listTrackedConversations(
  options: TrackedConversationsOptions,
): Promise<ConversationListing> {
  const comments: ListedComment[] = []
  let problem: string | null = null
  try {
    const hasMore = await readComments(options, maxPages, (comment) => void comments.push(comment))
    if (hasMore) problem = tooManyComments
  } catch (error) {
    const hiddenText = statusOf(error) === 404 ? await options.hiddenText?.() : undefined
    problem = hiddenText ?? describeGitHubError('list the comments', error)
    if (comments.length === 0 && isUnreadable(error)) return { kind: 'unreadable', problem }
  }
  if (comments.length === 0) return { kind: 'listed', conversations: [], unverified: 0, problem }
  const known = options.known ?? (await readKnown(options))
  if (typeof known === 'string') return { kind: 'listed', conversations: [], unverified: 0, problem: known }
  return known.isArchived ? { kind: 'archived' } : sortComments(options, comments, { known, problem })
}

/** Of a repository without access, GitHub says no more than that. */
function isUnreadable(error: unknown): boolean {
  return isRefused(error) && [403, 404, 410].includes(statusOf(error) ?? 0)
}

/** What GitHub says of the repository, or why that is not known. */
async function readKnown({
  connection,
  signal,
}: TrackedConversationsOptions): Promise<KnownRepository | string> {
  try {
    return await readRepository(connection, signal)
  } catch (error) {
    return describeGitHubError('read the repository', error)
  }
}

async function sortComments(
  options: TrackedConversationsOptions,
  comments: readonly ListedComment[],
  { known, problem }: { known: KnownRepository; problem: string | null },
): Promise<ConversationListing> {
  const { id, owner, name, isPublic } = known
  const source = { ...options, scope: { ...options.scope, repositoryId: id } }
  const found = comments.map((comment) => ({ comment, state: conversationIn(source, comment) }))
  const unverified = found.flatMap(({ comment, state }) => (state ? [] : comment))
  const ours = await keepOurs(options, unverified)
  const verified = found.flatMap(({ comment, state }) => (state ? comment : []))
  const byIssue = Map.groupBy([...verified, ...ours], ({ issueUrl }) => issueUrl)
  const conversations = found.flatMap(({ comment, state }) => {
    if (!state || !isInScope(source, state)) return []
    const neighbors = byIssue.get(comment.issueUrl) ?? []
    const others = neighbors.flatMap((one) => otherStatusIn(one, state.scope) ?? [])
    const report = withOtherStatuses(state.report, others)
    return { ...state, report, repository: { id, owner, name, isPublic } }
  })
  return { kind: 'listed', conversations, unverified: ours.length, problem }
}

/** How many turns our comments remember. Never throws. */
export async function countRememberedTurns(source: Source): Promise<TurnCount> {
  const comments: RememberedTurns[] = []
  const read = async () => {
    const hasMore = await readComments(source, maxPagesOfTurns, (comment) => {
      const found = conversationIn(source, comment)
      if (!found || !isInScope(source, found)) return
      const { issueNumber, key } = found.scope
      const { turn, turnTimes } = found.report
      comments.push({ conversation: `${issueNumber} ${key}`, turn, turnTimes })
    })
    return hasMore ? `Only the ${maxPagesOfTurns * pageSize} comments that changed last were read.` : null
  }
  const problem = await read().catch((error: unknown) => describeGitHubError('list the comments', error))
  return { turns: countTurns(comments, source.since), problem }
}

/** A stranger can write what looks like a state: without a known account of ours, none of the comments counts as ours. */
async function keepOurs(
  { connection, signal }: Pick<Source, 'connection' | 'signal'>,
  comments: readonly ListedComment[],
): Promise<ListedComment[]> {
  try {
    return await keepOwn(await connection.client(), comments, signal)
  } catch {
    return []
  }
}

/** `issueUrl`: API address of the pull request or issue. */
type ListedComment = StoredComment & { issueUrl: string }

const issueResponse = z.object({ issue_url: z.string() })

const tooManyComments = `Read only the ${countText(maxPages * pageSize)} comments that changed last. Lower \`max-age-days\`.`

/**
 * Hands on the comments with the syntax of a state, those that changed last first. Returns whether there are more.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
async function readComments(
  { connection, since, signal }: Pick<Source, 'connection' | 'since' | 'signal'>,
  pageLimit: number,
  onComment: (comment: ListedComment) => void,
): Promise<boolean> {
  const github = await connection.client()
  const first = await github.issues.listCommentsForRepo({
    ...connection.repo,
    sort: 'updated',
    direction: 'desc',
    since: since.toISOString(),
    per_page: pageSize,
    request: { signal },
  })
  let pages = 0
  for await (const { items, hasMore } of listPages(github, first, signal)) {
    for (const item of items) {
      const comment = { ...parseComment(item), issueUrl: issueResponse.parse(item).issue_url }
      if (hasStateSyntax(comment.body)) onComment(comment)
    }
    pages += 1
    if (pages === pageLimit) return hasMore
  }
  return false
}

/** The conversation of a comment, null if its state is not ours or was not written for this comment. */
function conversationIn(
  { scope: { repositoryId }, signingKey }: Source,
  { id, body, issueUrl, url }: ListedComment,
): Omit<TrackedConversation, 'repository'> | null {
  const state = readCommentState(body, signingKey)
  if (!state) return null
  const { scope, report } = state
  const isHere = scope.commentId === id && issueUrl.endsWith(`/${scope.issueNumber}`)
  return isHere && scope.repositoryId === repositoryId ? { scope, report, url } : null
}

function isInScope({ scope }: Source, { scope: found }: Pick<TrackedConversation, 'scope'>): boolean {
  const isSameProject = found.projectId === scope.projectId && found.apiHost === scope.apiHost
  return isSameProject && (scope.key === null || found.key === scope.key)
}
