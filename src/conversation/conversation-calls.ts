// What a conversation asks of GitHub. Each call is sent once, and none of these functions throws.
import * as z from 'zod/mini'
import { maxCallMs } from '../base/budgets.ts'
import { instant } from '../base/instant.ts'
import type { Connection, GitHubClient } from '../github/github-client.ts'
import {
  describeGitHubError,
  isInaccessible,
  isLockedConversation,
  isMissing,
  timeOf,
} from '../github/github-errors.ts'
import { readWholeList } from '../github/list-pages.ts'
import { redactState } from '../state/redact-state.ts'
import type { Report } from '../state/report.ts'
import { reportOf } from '../state/report-parts.ts'
import type { State } from '../state/state.ts'
import { parseComment, sendComment } from './comment-calls.ts'
import type { AddedLock, Answer, Found, StateComment, Written, WrittenComment } from './comment-reading.ts'
import type { Lock } from './lock.ts'
import { chooseComment, type MarkedComment } from './our-comment.ts'
import { readOwnId } from './own-account.ts'
import {
  hasStateMark,
  isSameScope,
  otherStatusOf,
  readState,
  type Scope,
  writeState,
} from './signed-state.ts'
import { unwritableStateText } from './unusable-state.ts'

export type ConversationCallsOptions = {
  connection: Connection
  scope: Scope
  signingKey: Buffer
  /** The comment's Markdown with the signed state at its end. */
  render: (report: Report, state: string) => string
  redact: (text: string) => string
  log: (line: string) => void
  /** The only comment that is read, null for all of the conversation. */
  commentId: number | null
}

/** https://docs.github.com/actions/concepts/security/github_token */
const workflowLogin = 'github-actions[bot]'

const lockResponse = z.pipe(
  z.object({
    id: z.int(),
    created_at: instant,
    user: z.object({ id: z.int(), login: z.string(), type: z.nullish(z.string()) }),
  }),
  z.transform(
    ({ id, created_at, user }): Lock => ({
      ...{ id, createdAt: new Date(created_at) },
      account: { id: user.id, isBot: user.type === 'Bot', isOfWorkflow: user.login === workflowLogin },
    }),
  ),
)

const whose = z.object({ user: z.nullish(z.object({ id: z.nullish(z.int()) })) })
const maxPages = 31
const content = 'rocket'
const nothing: Found = { kind: 'none', hasUnverified: false, otherStatuses: [] }

/** The calls of one conversation. Nothing is sent yet. */
export function openConversationCalls(options: ConversationCallsOptions) {
  const { connection, scope } = options
  const { client, repo } = connection
  const issue = { ...repo, issue_number: scope.issueNumber }
  const told = new Set<string>()
  const log = (line: string) => {
    if (!told.has(line)) options.log(line)
    told.add(line)
  }
  return {
    addLock: () =>
      answer<AddedLock>('lock the conversation', async () => {
        const github = await client()
        const response = await github.reactions.createForIssue({ ...issue, content, request: sentOnce() })
        return {
          value: { lock: lockResponse.parse(response.data), isNew: response.status === 201 },
          response,
        }
      }),
    listLocks: () =>
      answer<Lock[]>('look for the lock of the conversation', async () => {
        const github = await client()
        const { items: value, first: response } = await readWholeList(
          (page) => github.reactions.listForIssue({ ...issue, content, ...page, request: sentOnce() }),
          toLocks,
          {
            maxPages,
            tooLong: 'the pull request or issue has more than 3,100 reactions, and not all were read',
          },
        )
        return { value, response }
      }),
    removeLock: (id: number) =>
      answer('unlock the conversation', () => removeLock(connection, { ...issue, reaction_id: id }), {
        whenMissing: null,
      }),
    find: (ownId: number | null) =>
      answer<Found>(
        'read the comments',
        async () => {
          const github = await client()
          const { comments, response } = await readMarked(options, github)
          const needsOwnId = ownId === null && comments.some(({ author }) => author?.isBot === false)
          const id = needsOwnId ? await readOwnId(github, sentOnce()) : ownId
          const { found, unused } = chooseComment(comments, id)
          if (found.kind === 'found' && unused.length > 0)
            log(
              `Using the comment ${found.comment.url}; these also have a state of this conversation and aren't used: ${unused.join(', ')}`,
            )
          return { value: found, response }
        },
        options.commentId === null ? {} : { whenMissing: nothing },
      ),
    write: (comment: StateComment | null, state: State) => write(options, comment, state),
  }
}

/** Limits a call together with the wait for the pace, so that nothing is written after others have taken over. */
function sentOnce() {
  return { isSentOnce: true, signal: AbortSignal.timeout(maxCallMs) }
}

type Sent<T> = { value: T; response: unknown }

/** What GitHub answered a call. `whenMissing`: the value where there is nothing to change or to read any more. */
async function answer<T>(
  what: string,
  send: () => Promise<Sent<T>>,
  given: { whenMissing?: T } = {},
): Promise<Answer<T>> {
  try {
    const { value, response } = await send().catch((error: unknown) => {
      if (given.whenMissing === undefined || !isMissing(error)) throw error
      return { value: given.whenMissing, response: error }
    })
    return { kind: 'value', value, at: timeOf(response) }
  } catch (error) {
    const kind = isInaccessible(error) || isLockedConversation(error) ? 'refused' : 'no-answer'
    return { kind, problem: describeGitHubError(what, error) }
  }
}

/** The reaction of an account that is gone holds nothing. */
function toLocks(item: unknown): Lock[] {
  return whose.parse(item).user?.id == null ? [] : [lockResponse.parse(item)]
}

/**
 * It is removed however long it has to wait for the pace.
 *
 * https://docs.github.com/rest/reactions/reactions#delete-an-issue-reaction
 */
async function removeLock(
  { client }: Connection,
  lock: { owner: string; repo: string; issue_number: number; reaction_id: number },
): Promise<Sent<null>> {
  const request = { isSentOnce: true, maxTryMs: maxCallMs }
  return { value: null, response: await (await client()).reactions.deleteForIssue({ ...lock, request }) }
}

/** The comments with the mark of a state, or the only one that is to be read. */
async function readMarked(
  { connection: { repo }, scope, signingKey, commentId }: ConversationCallsOptions,
  github: GitHubClient,
): Promise<{ comments: MarkedComment[]; response: unknown }> {
  const parse = (item: unknown): MarkedComment[] => {
    const { body, ...stored } = parseComment(item)
    if (!hasStateMark(body)) return []
    const reading = readState(body, signingKey, (other) => isSameScope(other, scope))
    return [{ ...stored, reading, otherStatus: otherStatusOf(reading, stored.url, scope) }]
  }
  if (commentId !== null) {
    const call = { ...repo, comment_id: commentId, request: sentOnce() }
    const response = await github.issues.getComment(call)
    return { comments: parse(response.data), response }
  }
  const { items, first } = await readWholeList(
    (page) =>
      github.issues.listComments({ ...repo, issue_number: scope.issueNumber, ...page, request: sentOnce() }),
    parse,
    { maxPages, tooLong: 'the conversation has more than 3,100 comments, and not all were read' },
  )
  return { comments: items, response: first }
}

async function write(
  { connection: { client, repo }, scope, signingKey, render, redact }: ConversationCallsOptions,
  comment: StateComment | null,
  given: State,
): Promise<Written> {
  const state = redactState(given, redact)
  const text = writeState(scope, state, signingKey)
  if (text === null) return { kind: 'unwritable', problem: unwritableStateText }
  const id = comment?.id ?? null
  const body = render(reportOf(state), text)
  const written = await answer<WrittenComment | null>(
    'comment',
    async () => {
      const target = { github: await client(), repo, issueNumber: scope.issueNumber }
      const response = await sendComment(target, { id, body, request: sentOnce() })
      const { id: writtenId, url } = parseComment(response.data)
      return { value: { id: writtenId, url }, response }
    },
    id === null ? {} : { whenMissing: null },
  )
  if (written.kind !== 'value') return written
  return written.value === null ? { kind: 'gone' } : { ...written, value: written.value }
}
