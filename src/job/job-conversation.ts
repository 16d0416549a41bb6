// The conversation of an agent job, and its comment. Loaded when the conversation is first asked for, beside the first API calls.
import { appendState, renderComment } from '../comment/render-comment.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { openConversationCalls } from '../conversation/conversation-calls.ts'
import { noConversation, unknownConversation } from '../conversation/no-conversation.ts'
import { openConversation } from '../conversation/open-conversation.ts'
import { countRememberedRequests } from '../conversation/read-tracked.ts'
import { deriveSigningKey } from '../conversation/signed-state.ts'
import type { Target } from '../conversation/target.ts'
import { runUrl } from '../event/event.ts'
import type { RequestCount } from '../gates/limits.ts'
import type { Connection } from '../github/github-client.ts'
import type { Report } from '../state/report.ts'
import { type JobInputs, signingSecret } from './job-inputs.ts'
import type { JobGitHubOptions } from './job-setup.ts'

/** The conversation at a pull request or issue, with a comment that remembers it if there is a secret to sign it. */
export function conversationAt(
  target: Target,
  connection: Connection,
  options: JobGitHubOptions,
): Conversation {
  const signingKey = signingKeyFor(options.inputs)
  if (!signingKey) return noConversation()
  if (target.kind === 'none') return noConversation(target.problem)
  if (target.kind === 'unknown') return unknownConversation(target.problem)
  const { clock, redact, log } = options.context
  const scope = { ...scopeFor(options), issueNumber: target.issueNumber }
  const render = (report: Report, state: string) => renderReport(options, report, state)
  const known = { connection, scope, signingKey, render, redact, log: log.info, commentId: null }
  return openConversation(openConversationCalls(known), { clock, log: log.info })
}

/** The comment of a run that may not be this one. */
export function renderReport(
  { context, run, commentContext }: JobGitHubOptions,
  report: Report,
  end: string,
): string {
  const url = runUrl({ ...run, runId: report.runId })
  return appendState(context.redact(renderComment(report, { ...commentContext, runUrl: url })), end)
}

/** How many requests the comments of this repository remember since a time, for all conversations with the project. */
export async function countRequestsSince(
  since: Date,
  connection: Connection,
  options: JobGitHubOptions,
  limit: () => AbortSignal,
): Promise<RequestCount> {
  const signingKey = signingKeyFor(options.inputs)
  if (!signingKey) return { requests: 0, problem: "The comments can't be read without the input `api-key`." }
  const { repositoryId, projectId, apiHost } = scopeFor(options)
  const source = { connection, repositoryId, signingKey, since, signal: limit() }
  return countRememberedRequests({ ...source, scope: { projectId, apiHost, key: null } })
}

/** What the comments of this project and repository are known by. */
function scopeFor({ inputs, run }: JobGitHubOptions) {
  const { commentKey: key, projectId, apiUrl } = inputs
  return { repositoryId: run.repository.id, key, projectId, apiHost: apiUrl.host }
}

/** Null for a run that has no secret to sign its comment with. */
function signingKeyFor(inputs: JobInputs): Buffer | null {
  const secret = signingSecret(inputs)
  return secret === null ? null : deriveSigningKey(secret)
}
