// What GitHub is opened with for one run of the agent job.
import type { DocLink } from '../base/doc-links.ts'
import type { CommentContext } from '../comment/render-comment.ts'
import type { Patience } from '../conversation/conversation.ts'
import type { Run } from '../event/event.ts'
import type { ActionContext } from '../runner/action-context.ts'
import type { JobInputs } from './job-inputs.ts'

export type JobGitHubOptions = {
  context: ActionContext
  inputs: JobInputs
  run: Run
  /** Limits all calls to GitHub before the job is created. */
  beforeCreate: AbortSignal
  commentContext: CommentContext
  /** How long a beginning waits for others. */
  patience: () => Patience
  /** A signal that aborts after a time, or when the run is canceled. */
  abortAfter: (limitMs: number) => AbortSignal
  warn: (text: string, docLink?: DocLink, title?: string) => void
}
