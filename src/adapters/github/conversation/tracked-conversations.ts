// Our comments anywhere in a repository, and how to finish them.
import * as z from 'zod/mini'
import {
  type CommentScope,
  hasStateSyntax,
  readCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { type Reaction, reactionTo } from '../../../domain/conversation/reaction.ts'
import { countText } from '../../../domain/format.ts'
import { countTurns, type RememberedTurns, type TurnCount } from '../../../domain/gates/limits.ts'
import type { Outcome } from '../../../domain/job/outcome.ts'
import type { Report } from '../../../domain/job/report.ts'
import type { Publication, TrackedConversation } from '../../../domain/reconcile/tracked-conversation.ts'
import type { Connection } from '../client.ts'
import { replaceReaction } from '../commenter.ts'
import { describeGitHubError, statusOf } from '../errors.ts'
import { listPages, pageSize } from '../pages.ts'
import { getComment, parseComment, type StoredComment } from './comments.ts'
import { countOwn } from './own-account.ts'
import { editComment, verifiedState } from './state-comment.ts'

export type TrackedConversationsOptions = {
  connection: Connection
  /** Where a state must be valid. `key` null stands for every key. */
  scope: Omit<CommentScope, 'commentId' | 'issueNumber' | 'key'> & { key: string | null }
  signingKey: Buffer
  /** The comment's Markdown with the signed state at its end. */
  render: (conversation: TrackedConversation, report: Report, state: string) => string
  /** Comments that have not changed since are left out. */
  since: Date
  /** Limits all requests to GitHub. */
  signal: AbortSignal
}

/** Where comments are looked for. */
type Source = Pick<TrackedConversationsOptions, 'connection' | 'scope' | 'signingKey' | 'since' | 'signal'>

const maxPages = 30
const maxPagesOfTurns = 5

/** Our comments among those that changed lately, and why the list is not complete. Never throws. */
export async function listTrackedConversations(options: TrackedConversationsOptions) {
  const conversations: TrackedConversation[] = []
  const unverified: StoredComment[] = []
  let problem: string | null = null
  try {
    const hasMore = await readComments(options, maxPages, (comment) => {
      const conversation = conversationIn(options, comment)
      if (!conversation) unverified.push(comment)
      else if (isInScope(options, conversation)) conversations.push(conversation)
    })
    if (hasMore) problem = tooManyComments
  } catch (error) {
    problem = describeGitHubError('list the comments', error)
  }
  return { conversations, unverified: await countOurs(options, unverified), problem }
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
async function countOurs(
  { connection, signal }: TrackedConversationsOptions,
  comments: readonly StoredComment[],
): Promise<number> {
  try {
    return await countOwn(await connection.client(), comments, signal)
  } catch {
    return 0
  }
}

/** What the comment remembers now, null if it is gone, no longer ours, or could not be read. Never throws. */
export async function readConversation(
  { connection, signingKey, signal }: Pick<Source, 'connection' | 'signingKey' | 'signal'>,
  { scope }: TrackedConversation,
): Promise<Report | null> {
  const { issueNumber, commentId } = scope
  return connection.attempt('read the comment', async () => {
    const target = { github: await connection.client(), repo: connection.repo, issueNumber }
    const stored = await getComment(target, commentId, signal)
    return stored && (verifiedState({ scope, signingKey }, stored)?.report ?? null)
  })
}

/** Edits the comment, and replaces our reaction to its command if the job has ended. */
export async function publishConversation(
  options: TrackedConversationsOptions,
  conversation: TrackedConversation,
  { report, end }: { report: Report; end: Outcome | null },
): Promise<Publication> {
  const { connection, signingKey, signal } = options
  const { repo } = connection
  const { scope } = conversation
  try {
    const github = await connection.client()
    const render = (latest: Report, state: string) => options.render(conversation, latest, state)
    const comment = { github, repo, issueNumber: scope.issueNumber, scope, signingKey, render }
    // What only follows an ended job must not replace what a run has written since the comments were listed.
    const basedOn = end ? undefined : conversation.report.updatedAt
    const published = await editComment(comment, { id: scope.commentId, report, signal, basedOn })
    if (!published)
      return { isWritten: false, problem: 'The comment is gone or was changed by someone else.' }
    if (published.isSuperseded) return { isWritten: false, problem: null }
    const content = end && reactionTo(end)
    if (!report.command || !content) return { isWritten: true, problem: null }
    return { isWritten: true, problem: await finishReaction(options, report.command, content) }
  } catch (error) {
    return { isWritten: false, problem: describeGitHubError('update the comment', error) }
  }
}

/** Returns what could not be done. A comment with a command that was deleted needs no reaction. */
async function finishReaction(
  { connection: { client, repo }, signal }: TrackedConversationsOptions,
  command: NonNullable<Report['command']>,
  content: Reaction,
): Promise<string | null> {
  try {
    await replaceReaction(await client(), repo, { command, content, signal })
    return null
  } catch (error) {
    return statusOf(error) === 404
      ? null
      : describeGitHubError('react to the comment with the command', error)
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
  { connection, since, signal }: Source,
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
): TrackedConversation | null {
  const state = readCommentState(body, signingKey)
  if (!state) return null
  const { scope, report } = state
  const isHere = scope.commentId === id && issueUrl.endsWith(`/${scope.issueNumber}`)
  return isHere && scope.repositoryId === repositoryId ? { scope, report, url } : null
}

function isInScope({ scope }: Source, { scope: found }: TrackedConversation): boolean {
  const isSameProject = found.projectId === scope.projectId && found.apiHost === scope.apiHost
  return isSameProject && (scope.key === null || found.key === scope.key)
}
