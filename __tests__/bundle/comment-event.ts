/** Comments that command, as webhook payloads tell of them. */

import type { RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { eventOf, mergePayload, type Payload } from './payloads.ts'

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

const pullUrls = {
  url: `https://api.github.com/repos/Codertocat/Hello-World/pulls/${thread}`,
  html_url: `https://github.com/Codertocat/Hello-World/pull/${thread}`,
  diff_url: `https://github.com/Codertocat/Hello-World/pull/${thread}.diff`,
  patch_url: `https://github.com/Codertocat/Hello-World/pull/${thread}.patch`,
}

/** Returns the event of a comment on a pull request, created by `mona`. */
export function commentEvent(body: string, options: CommentOptions = {}): ActionEvent {
  const { author = 'mona', type = 'User', action = 'created', on = 'pull', isPrivate = false } = options
  const { sender = author, changes = {} } = options
  const accountOf = (login: string) => ({ login, id: login.length + 1_000, type })
  const subject = { number: thread, ...(on === 'pull' && { pull_request: pullUrls }) }
  const name = on === 'line' ? 'pull_request_review_comment' : 'issue_comment'
  const { payload } = eventOf(name, {
    ...{ action, sender: accountOf(sender), repository: { private: isPrivate } },
    comment: { id: commentId, body, user: accountOf(author) },
    ...(on !== 'line' && { issue: subject }),
  })
  return { name, payload: mergePayload(Object(payload), changes) }
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
