// What GitHub is opened with for one run of the agent job.
import type { Run } from '../../domain/event/event.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import type { CommentContext } from '../../domain/markdown/comment.ts'
import type { DocLink } from '../../domain/messages/doc-links.ts'
import type { ActionContext } from '../action-context.ts'

export type JobGitHubOptions = {
  context: ActionContext
  inputs: JobInputs
  run: Run
  /** Limits all requests to GitHub before the job is created. */
  beforeCreate: AbortSignal
  /** The step that this one finishes, its comment and the reaction of its lock, as far as they are known. Null in the first step. */
  earlierStep: { commentId: number | null; lockId: number | null } | null
  commentContext: CommentContext
  /** Called when the run has created a comment. */
  onComment: (commentId: number) => void
  /** Called when the run takes the lock of its conversation, and with null when it gives it back. */
  onLock: (reactionId: number | null) => void
  /** A signal that aborts after a time, or when the run is canceled. */
  abortAfter: (limitMs: number) => AbortSignal
  warn: (text: string, docLink?: DocLink, title?: string) => void
}
