/** Comments that command, as webhook payloads tell of them. */

import type { RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { eventOf, type Payload } from './payloads.ts'

export type CommentOptions = {
  author?: string
  /** Who acted, if that was not the author. */
  sender?: string
  type?: 'User' | 'Bot'
  action?: 'created' | 'edited' | 'deleted'
  /** On an issue, on a pull request, or on a line of its diff. All have number 2. */
  on?: 'issue' | 'pull' | 'line'
  isPrivate?: boolean
  changes?: Payload
}

/** Number of the thread that every comment of these is on. */
export const thread = 2
/** Id of the commanding comment. */
export const commentId = 492_700_400

/** Returns the event of a comment on a pull request, created by `mona`. */
export function commentEvent(body: string, options: CommentOptions = {}): ActionEvent {
  const { author = 'mona', type = 'User', action = 'created', on = 'pull', isPrivate = false } = options
  const { sender = author, changes = {} } = options
  const accountOf = (login: string) => ({ login, id: login.length + 1_000, type })
  const subject =
    on === 'pull' ? { number: thread, pull_request: { url: 'https://api.github.com' } } : { number: thread }
  const event = eventOf(on === 'line' ? 'pull_request_review_comment' : 'issue_comment', {
    ...{ action, sender: accountOf(sender), repository: { private: isPrivate } },
    comment: { id: commentId, body, user: accountOf(author) },
    ...(on !== 'line' && { issue: subject }),
  })
  return { ...event, payload: { ...Object(event.payload), ...changes } }
}

/** Lets `mona` write to the repository. */
export function letMonaWrite(repository: RepositoryState): void {
  repository.collaborators.set('mona', { permission: 'write', role_name: 'write' })
}

/** Reactions that stand on the commanding comment. */
export function reactionsIn(repository: RepositoryState): string[] {
  const comment = repository.comments.get(commentId) ?? repository.reviewComments.get(commentId)
  return (comment?.reactions ?? []).map(({ content }) => content)
}
