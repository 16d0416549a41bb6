// What GitHub is opened with for one run of the agent job.
import type { Run } from '../../domain/event/event.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import type { CommentContext } from '../../domain/markdown/comment.ts'
import type { DocLink } from '../../domain/messages/doc-links.ts'
import type { Patience } from '../../operations/conversation/conversation.ts'
import type { ActionContext } from '../action-context.ts'

export type JobGitHubOptions = {
  context: ActionContext
  inputs: JobInputs
  run: Run
  /** Limits all requests to GitHub before the job is created. */
  beforeCreate: AbortSignal
  commentContext: CommentContext
  /** How long a beginning waits for others. */
  patience: () => Patience
  /** A signal that aborts after a time, or when the run is canceled. */
  abortAfter: (limitMs: number) => AbortSignal
  warn: (text: string, docLink?: DocLink, title?: string) => void
}
