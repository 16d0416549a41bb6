// Our comments anywhere in a repository, and how to finish them.
import * as z from 'zod/mini'
import {
  type CommentScope,
  hasStateSyntax,
  readCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { type Reaction, reactionTo } from '../../../domain/conversation/reaction.ts'
import { countText } from '../../../domain/format.ts'
import type { Outcome } from '../../../domain/job/outcome.ts'
import type { Report } from '../../../domain/job/report.ts'
import type { OpenConversation } from '../../../domain/reconcile/open-conversation.ts'
import type { Connection } from '../client.ts'
import { swapReaction } from '../commenter.ts'
import { describeGitHubError, statusOf } from '../errors.ts'
import { editComment } from './state-comment.ts'

export type OpenConversationsOptions = {
  connection: Connection
  /** Where a state must be valid. `key` null stands for every key. */
  scope: Omit<CommentScope, 'commentId' | 'issueNumber' | 'key'> & { key: string | null }
  signingKey: Buffer
  /** The comment's Markdown with the signed state at its end. */
  render: (conversation: OpenConversation, report: Report, state: string) => string
  /** Comments that have not changed since are left out. */
  since: Date
  /** Limits all requests to GitHub. */
  signal: AbortSignal
}

/** GitHub's maximum for `per_page`. */
const pageSize = 100
const maxPages = 30

/** Our comments among those that changed lately, and why the list is not complete. Never throws. */
export async function listOpenConversations(options: OpenConversationsOptions) {
  const conversations: OpenConversation[] = []
  let unverified = 0
  let hasMore = false
  try {
    for await (const page of listRecentComments(options)) {
      hasMore = page.hasMore
      const marked = page.comments.filter(({ body }) => hasStateSyntax(body))
      const verified = marked
        .map((comment) => conversationIn(options, comment))
        .filter((found) => found !== null)
      unverified += marked.length - verified.length
      conversations.push(...verified.filter((found) => isInScope(options, found)))
    }
    return { conversations, unverified, problem: hasMore ? tooManyComments : null }
  } catch (error) {
    return { conversations, unverified, problem: describeGitHubError('list the comments', error) }
  }
}

/** Edits the comment and replaces our reaction to its command. Returns what could not be done, null if all was. */
export async function finishConversation(
  options: OpenConversationsOptions,
  conversation: OpenConversation,
  { report, end }: { report: Report; end: Outcome },
): Promise<string | null> {
  const { connection, signingKey, signal } = options
  const { repo } = connection
  const { scope } = conversation
  try {
    const github = await connection.client()
    const render = (latest: Report, state: string) => options.render(conversation, latest, state)
    const comment = { github, repo, issueNumber: scope.issueNumber, scope, signingKey, render }
    const published = await editComment(comment, { id: scope.commentId, report, signal })
    if (!published) return 'The comment is gone or was changed by somebody else.'
    const content = reactionTo(end)
    if (published.isSuperseded || !report.command || !content) return null
    return await finishReaction(options, report.command, content)
  } catch (error) {
    return describeGitHubError('update the comment', error)
  }
}

/** Returns what could not be done. A comment with a command that was deleted needs no reaction. */
async function finishReaction(
  { connection: { client, repo }, signal }: OpenConversationsOptions,
  command: NonNullable<Report['command']>,
  content: Reaction,
): Promise<string | null> {
  try {
    await swapReaction(await client(), repo, { command, content, signal })
    return null
  } catch (error) {
    return statusOf(error) === 404
      ? null
      : describeGitHubError('react to the comment with the command', error)
  }
}

const listResponse = z.array(
  z.object({
    id: z.int(),
    body: z.catch(z.string(), ''),
    html_url: z.string(),
    issue_url: z.string(),
  }),
)

type ListedComment = z.infer<typeof listResponse>[number]
type CommentPage = { comments: ListedComment[]; hasMore: boolean }

const tooManyComments = `Read only the ${countText(maxPages * pageSize)} comments that changed last. Lower \`max-age-days\`.`

/**
 * Pages of the comments that changed last, newest first. Throws for an answer that is no list.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
async function* listRecentComments({
  connection,
  since,
  signal,
}: OpenConversationsOptions): AsyncGenerator<CommentPage> {
  const github = await connection.client()
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, headers } = await github.issues.listCommentsForRepo({
      ...connection.repo,
      sort: 'updated',
      direction: 'desc',
      since: since.toISOString(),
      per_page: pageSize,
      page,
      request: { signal },
    })
    const hasMore = headers.link?.includes('rel="next"') ?? false
    yield { comments: listResponse.parse(data), hasMore }
    if (!hasMore) return
  }
}

/** The conversation of a comment, null if its state is not ours or was not written for this comment. */
function conversationIn(
  { scope: { repositoryId }, signingKey }: OpenConversationsOptions,
  { id, body, issue_url, html_url: url }: ListedComment,
): OpenConversation | null {
  const state = readCommentState(body, signingKey)
  if (!state) return null
  const { scope, report } = state
  const isHere = scope.commentId === id && issue_url.endsWith(`/${scope.issueNumber}`)
  return isHere && scope.repositoryId === repositoryId ? { scope, report, url } : null
}

function isInScope({ scope }: OpenConversationsOptions, { scope: found }: OpenConversation): boolean {
  const isSameProject = found.projectId === scope.projectId && found.apiHost === scope.apiHost
  return isSameProject && (scope.key === null || found.key === scope.key)
}
