// Conversations of an emulated GitHub, for the most part that of pull request 12, and what their comments remember.
import { addComment } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import {
  actionsBot,
  assignId,
  type IssueCommentState,
  type RepositoryState,
} from '../../../../emulator/github/state.ts'
import { openCommitPulls } from '../../../../src/adapters/github/commit-pulls.ts'
import {
  type ConversationOptions,
  openConversation,
} from '../../../../src/adapters/github/conversation/conversation.ts'
import {
  type CommentScope,
  deriveSigningKey,
  readCommentState,
  writeCommentState,
} from '../../../../src/domain/conversation/comment-state.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import { clockStart, createFakeClock } from '../../../fixtures/fake-clock.ts'
import { openTestConnection } from '../connect.ts'

export const signingKey = deriveSigningKey('a secret')
export const projectScope = {
  repositoryId: 1,
  key: 'default',
  projectId: 'acme',
  apiHost: 'api.mintlify.com',
}
/** A signal that never aborts. */
export const never = new AbortController().signal

/** The conversation as a run without a lock opens it, but for what is given, and its warnings. */
export function openTestConversation(github: GitHubEmulator, given: Partial<ConversationOptions> = {}) {
  const { connection, warnings } = openTestConnection(github)
  const conversation = openConversation({
    ...{ connection, trigger: { kind: 'other' }, readCommitPulls: openCommitPulls(connection) },
    ...{ issueNumber: 12, scope: projectScope, signingKey, isNewEachRun: false, earlierStep: null },
    ...{ hasLock: false, unlockedText: null, clock: createFakeClock(), random: () => 0.5 },
    ...{ beforeCreate: never, abortAfter: () => never },
    onComment: () => undefined,
    onLock: () => undefined,
    log: () => undefined,
    render: (_, state) => state,
    ...given,
  })
  return { conversation, warnings }
}

/** The state with which a comment remembers a report, signed for its place, but for what is given. */
export function stateText(report: Report, commentId: number, given: Partial<CommentScope> = {}): string {
  const scope = { ...projectScope, issueNumber: 12, commentId, ...given }
  return writeCommentState({ scope, report }, signingKey)
}

/** Has a comment remember a report. */
export function writeState(comment: IssueCommentState, report: Report): void {
  comment.body = stateText(report, comment.id, { issueNumber: comment.issue })
}

/** A new comment that remembers a report. */
export function addState(repository: RepositoryState, report: Report, issue = 12): IssueCommentState {
  const comment = addComment(repository, { issue, user: actionsBot })
  writeState(comment, report)
  return comment
}

/** What a comment remembers, null for nothing. */
export function reportIn({ body }: Pick<IssueCommentState, 'body'>): Report | null {
  return readCommentState(body, signingKey)?.report ?? null
}

/** What each comment of the repository remembers. */
export function reportsIn({ comments }: RepositoryState): (Report | null)[] {
  return [...comments.values()].map(reportIn)
}

/** The reactions to the pull request, 👀 of which are locks. */
export function locksOf({ pulls }: RepositoryState) {
  return pulls.get(12)?.reactions ?? []
}

/** Has another run take the lock. Returns the id of its reaction. */
export function addLock(repository: RepositoryState, at = clockStart): number {
  const id = assignId(repository)
  locksOf(repository).push({ id, content: 'eyes', user: actionsBot, created_at: at.toISOString() })
  return id
}
