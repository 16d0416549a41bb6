// The conversations as the reconcile needs them: each by its one comment, with the reactions to its commands.
import { appendState, renderComment } from '../comment/render-comment.ts'
import { writePlainComment } from '../conversation/comment-calls.ts'
import { openCommenter, replaceReaction } from '../conversation/commenter.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { openConversationCalls } from '../conversation/conversation-calls.ts'
import { openConversation } from '../conversation/open-conversation.ts'
import type { TrackedConversation } from '../conversation/tracked-conversation.ts'
import { type Run, runUrl } from '../event/event.ts'
import type { Connection } from '../github/github-client.ts'
import { describeGitHubError, statusOf } from '../github/github-errors.ts'
import { createSlots } from '../github/slots.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { plainMark } from '../state/mark.ts'
import type { Report } from '../state/report.ts'
import type { ReconcilePorts } from './reconcile.ts'
import type { ReconcileInputs } from './reconcile-inputs.ts'

export type ConversationsOptions = {
  context: ActionContext
  inputs: ReconcileInputs
  run: Run
  connection: Connection
  signingKey: Buffer
  /** Limits all calls but those of a conversation, which have limits of their own. */
  signal: AbortSignal
}

type ConversationPorts = Pick<ReconcilePorts, 'conversationOf' | 'react' | 'permissionOf' | 'showRun'>

/** The conversations of all repositories. Nothing is sent yet. */
export function openConversations(options: ConversationsOptions): ConversationPorts {
  const { context, inputs, run, connection, signingKey, signal } = options
  const { clock, redact, log } = context
  const at = ({ repository }: TrackedConversation) => connection.forRepository(repository)
  const render = ({ repository }: TrackedConversation, report: Report, mark: string) => {
    const body = renderComment(report, {
      // A comment names the command only if a command started its run.
      command: report.isCommand ? inputs.command : null,
      ...{ canReattach: true, limits: null, runUrl: runUrl({ ...run, repository, runId: report.runId }) },
    })
    return appendState(redact(body), mark)
  }
  const oneAtATime = openSlot()
  return {
    conversationOf(tracked) {
      const { scope, commentId } = tracked
      const ports = openConversationCalls({
        ...{ connection: at(tracked), scope, signingKey, redact, commentId, log: log.info },
        render: (report, state) => render(tracked, report, state),
      })
      const conversation = openConversation(ports, { clock, log: log.info })
      const { owner, name } = tracked.repository
      return { ...conversation, change: oneAtATime(conversation, `${owner}/${name}#${scope.issueNumber}`) }
    },
    async react(tracked, command, content) {
      try {
        const { client, repo } = at(tracked)
        await replaceReaction(await client(), repo, { command, content, signal })
        return null
      } catch (error) {
        // Its comment was deleted.
        if (statusOf(error) === 404) return null
        return describeGitHubError('react to the command', error)
      }
    },
    permissionOf: (tracked, login) =>
      openCommenter({
        connection: at(tracked),
        commandComment: null,
        isRerun: false,
        beforeCreate: signal,
      }).permissionOf(login),
    async showRun(tracked, id) {
      const { client, repo, attempt } = at(tracked)
      const body = render(tracked, tracked.report, plainMark('run'))
      const { issueNumber } = tracked.scope
      await attempt('comment', async () =>
        writePlainComment({ github: await client(), repo, issueNumber }, { id, body, request: { signal } }),
      )
    },
  }
}

/** Lets one change follow the other, because the pace of the writes would make all of them wait for each other. */
function openSlot() {
  const slots = createSlots(1)
  /** Resolves when the lock of a pull request or issue was given back: its conversations have the same one. */
  const releases = new Map<string, Promise<void>>()
  return ({ change, close }: Conversation, place: string): Conversation['change'] =>
    async (given, patience) => {
      const leave = await slots.enter(undefined)
      try {
        await releases.get(place)
        return await change(given, patience)
      } finally {
        releases.set(place, close())
        leave()
      }
    }
}
