// GitHub as the agent job needs it: the commenter, the conversation, and facts about the event. Loaded only if a run needs
// something from GitHub.
import { openConnection } from '../../adapters/github/client.ts'
import { type Commenter, openCommenter } from '../../adapters/github/commenter.ts'
import { gatherContext } from '../../adapters/github/context/gather.ts'
import { type Conversation, openConversation } from '../../adapters/github/conversation/conversation.ts'
import { readGitHubApiUrl } from '../../adapters/runner/connections.ts'
import { renderContext } from '../../domain/context/prompt-context.ts'
import { deriveSigningKey } from '../../domain/conversation/comment-state.ts'
import type { Run } from '../../domain/event/event.ts'
import { type JobInputs, signingSecret } from '../../domain/job/inputs.ts'
import { appendState, type CommentContext, renderComment } from '../../domain/markdown/comment.ts'
import type { ActionContext } from '../action-context.ts'

export type JobGitHub = Commenter &
  Conversation & {
    /** Context of the event, rendered. Null if there is none. */
    gatherContext(): Promise<string | null>
  }

export type JobGitHubOptions = {
  context: ActionContext
  inputs: JobInputs
  run: Run
  /** Limits all requests to GitHub before the job is created. */
  beforeCreate: AbortSignal
  /** The step that this one finishes and the comment that it wrote, as far as it is known. Null in the first step. */
  earlierStep: { commentId: number | null } | null
  commentContext: CommentContext
  /** Called when the run has created a comment. */
  onComment: (commentId: number) => void
  warn: (text: string) => void
}

/** The share of the context in the time before the create. */
const maxContextMs = 5_000

/** GitHub for one run. */
export function openJobGitHub(options: JobGitHubOptions): JobGitHub {
  const { context, inputs, run, beforeCreate, earlierStep, commentContext, warn } = options
  const connection = openConnection({
    token: inputs.githubToken,
    apiUrl: readGitHubApiUrl(context.env),
    clock: context.clock,
    repository: run.repository,
    warn,
  })
  const commandComment = findCommandComment(options)
  return {
    ...openCommenter({ connection, commandComment, beforeCreate }),
    ...openConversation({
      connection,
      trigger: run.trigger,
      issueNumber: inputs.issueNumber,
      scope: {
        repositoryId: run.repository.id,
        key: inputs.commentKey,
        projectId: inputs.projectId,
        apiHost: inputs.apiUrl.host,
      },
      signingKey: signingKeyFor(inputs),
      isNewEachRun: inputs.comment === 'new',
      earlierStep,
      onComment: options.onComment,
      render: (report, state) => appendState(context.redact(renderComment(report, commentContext)), state),
      beforeCreate,
    }),
    async gatherContext() {
      const request = {
        client: connection.client,
        run,
        choice: inputs.context,
        withCommentText: inputs.command === null,
      }
      const signal = AbortSignal.any([beforeCreate, AbortSignal.timeout(maxContextMs)])
      const { facts, problems } = await gatherContext(request, signal)
      for (const problem of problems) context.log.info(problem)
      return renderContext({ facts })
    },
  }
}

function signingKeyFor(inputs: JobInputs): Buffer | null {
  const { comment, dryRun } = inputs
  const secret = signingSecret(inputs)
  return comment === 'off' || dryRun || secret === null ? null : deriveSigningKey(secret)
}

function findCommandComment({ inputs, run: { trigger } }: JobGitHubOptions) {
  const isQuiet = inputs.command === null || !inputs.reactions || inputs.dryRun
  return trigger.kind === 'comment' && !isQuiet ? trigger.comment : null
}
