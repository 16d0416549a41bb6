// GitHub as the agent job needs it, composed: who may command, what a thread remembers, what the event is about. It is
// read only when a run has something to ask of GitHub.

import { openCommander } from '../../adapters/github/commenter.ts'
import { type Connection, openConnection } from '../../adapters/github/connection.ts'
import { gatherContext } from '../../adapters/github/context/gather.ts'
import { type Conversation, openConversation } from '../../adapters/github/conversation/conversation.ts'
import { renderContext } from '../../domain/context/prompt-context.ts'
import { deriveMarkerKey } from '../../domain/conversation/comment-state.ts'
import type { Reaction } from '../../domain/conversation/reaction.ts'
import type { Permission } from '../../domain/event/permission.ts'
import type { Report } from '../../domain/job/report.ts'
import { renderComment, withMarker } from '../../domain/markdown/comment.ts'
import type { Memory } from '../../operations/job/prepare.ts'
import type { Published } from '../../operations/job/reporter.ts'
import type { JobSetup, Setting } from './wiring.ts'

export type JobGitHub = {
  permissionOf(login: string): Promise<Permission>
  react(content: 'eyes' | '+1' | '-1'): Promise<void>
  recall(): Promise<Memory>
  gatherContext(): Promise<string>
  say(body: string): Promise<void>
  publish(report: Report, signal: AbortSignal): Promise<Published | null>
  replaceReaction(command: Report['command'], content: Reaction, signal: AbortSignal): Promise<void>
  /** The commanding comment and our reaction to it. */
  command(): Report['command']
  /** Number of the pull request or issue that the run speaks on, null if there is none. */
  thread(): Promise<number | null>
}

/** Within what GitHub has before the create, the context's share. */
const contextMs = 5_000

/** GitHub for one run. */
export function openJobGitHub(setup: JobSetup, setting: Setting, warn: (text: string) => void): JobGitHub {
  const { runtime, settings, run, beforeCreate } = setup
  const connection = openConnection({
    token: settings.githubToken,
    apiUrl: runtime.env.GITHUB_API_URL || 'https://api.github.com',
    clock: runtime.clock,
    repository: run.repository,
    warn,
  })
  const target = commandingComment(setup)
  const { replace, ...commander } = openCommander({ connection, target, beforeCreate })
  const conversation = openJobConversation(setup, connection, setting)
  return {
    ...commander,
    ...conversation,
    replaceReaction: replace,
    async gatherContext() {
      const request = {
        client: connection.client,
        run,
        choice: settings.context,
        withCommentText: settings.command === '',
      }
      const soon = AbortSignal.any([beforeCreate, AbortSignal.timeout(contextMs)])
      const { facts, problems } = await gatherContext(request, soon)
      for (const problem of problems) runtime.log.info(problem)
      return renderContext({ facts })
    },
  }
}

function openJobConversation(setup: JobSetup, connection: Connection, setting: Setting): Conversation {
  const { runtime, settings, run } = setup
  const secret = settings.markerSecret || settings.apiKey
  const isSilent = settings.comment === 'off' || settings.dryRun || secret === ''
  return openConversation({
    connection,
    trigger: run.trigger,
    issueNumber: settings.issueNumber,
    place: {
      repositoryId: run.repository.id,
      key: settings.commentKey,
      projectId: settings.projectId,
      apiHost: settings.apiUrl.host,
    },
    signingKey: isSilent ? null : deriveMarkerKey(secret),
    isNewEachRun: settings.comment === 'new',
    knownCommentId: setup.knownCommentId,
    onComment: (id) => runtime.files.saveState('comment-id', String(id)),
    render: (report, marker) => withMarker(runtime.redact(renderComment(report, setting)), marker),
    beforeCreate: setup.beforeCreate,
  })
}

function commandingComment({ settings, run }: JobSetup) {
  const isSilent = settings.command === '' || !settings.reactions || settings.dryRun
  return run.trigger.kind === 'comment' && !isSilent ? run.trigger.comment : null
}
