// What a run of the agent job is set up with, its post step as well.
import type { DocLink } from '../base/doc-links.ts'
import type { CommentContext } from '../comment/render-comment.ts'
import type { Patience } from '../conversation/conversation.ts'
import type { Run } from '../event/event.ts'
import type { ActionContext } from '../runner/action-context.ts'
import type { RunSignals } from '../runner/signals.ts'
import type { JobInputs } from './job-inputs.ts'

export type JobSetup = {
  context: ActionContext
  inputs: JobInputs
  run: Run
  signals: RunSignals
  /** Limits all calls to GitHub before the job is created. */
  beforeCreate: AbortSignal
  /** Whether this is the post step, which waits for as long as others may hold the lock. */
  isPostStep: boolean
}

/** What GitHub is opened with. */
export type JobGitHubOptions = JobSetup & {
  commentContext: CommentContext
  /** How long a beginning waits for others. */
  patience: () => Patience
  warn: (text: string, docLink?: DocLink, title?: string) => void
}
