// The reconcile: finds the repository's open conversations, reads each job once, and updates comments and reactions.
import { openConnection } from '../../adapters/github/client.ts'
import {
  listTrackedConversations,
  publishConversation,
  type TrackedConversationsOptions,
} from '../../adapters/github/conversation/tracked-conversations.ts'
import { readRun } from '../../adapters/github/event/read.ts'
import { createServiceClient } from '../../adapters/mintlify/client.ts'
import { installSignalHandlers } from '../../adapters/runner/cancellation.ts'
import { readGitHubApiUrl } from '../../adapters/runner/connections.ts'
import { deriveSigningKey } from '../../domain/conversation/comment-state.ts'
import { type Run, runUrl } from '../../domain/event/event.ts'
import { redactReport } from '../../domain/job/stored-report.ts'
import { appendState, renderComment } from '../../domain/markdown/comment.ts'
import { docLinkFor } from '../../domain/messages/doc-links.ts'
import { describeReason } from '../../domain/messages/reasons.ts'
import { reconcileOutputs } from '../../domain/reconcile/outputs.ts'
import {
  type ReconcileReport,
  reconcileMessage,
  renderReconcileSummary,
} from '../../domain/reconcile/report.ts'
import { reconcile } from '../../operations/reconcile/reconcile.ts'
import type { ActionContext } from '../action-context.ts'
import { serviceClientOptions } from '../service-client.ts'
import { openFollowPorts } from './follow.ts'
import { type ReconcileInputs, readReconcileInputs } from './inputs.ts'

const maxRunMs = 10 * 60_000

/** Runs the reconcile. Returns the exit code. Throws an InputError or an EventError before any request. */
export async function runReconcileAction(context: ActionContext): Promise<number> {
  const { clock, files, log } = context
  const inputs = readReconcileInputs()
  const run = readRun(context.env)
  const signals = installSignalHandlers(maxRunMs)
  const client = createServiceClient(serviceClientOptions(inputs, context, signals))
  const signal = signals.abortAfter(maxRunMs)
  const conversations = conversationsOptions(context, inputs, { run, signal })
  const report = await reconcile(inputs.maxAgeMs, {
    clock,
    listConversations: () => listTrackedConversations(conversations),
    getJob: client.getJob,
    publish: (conversation, latest, end) =>
      publishConversation(conversations, conversation, {
        report: redactReport(latest, context.redact),
        end,
      }),
    ...openFollowPorts({ context, inputs, run, signal, connection: conversations.connection }),
    signal,
    log: log.info,
  })
  files.setOutputs(reconcileOutputs(report))
  if (inputs.summary) files.addSummary(renderReconcileSummary(report))
  const fails = inputs.failOn.some((result) => result === report.result)
  logOutcome(context, report, fails)
  return fails ? 1 : 0
}

function logOutcome({ log }: ActionContext, report: ReconcileReport, fails: boolean): void {
  const { result, reason } = report
  const message = reconcileMessage(report)
  const title = describeReason(reason).title ?? 'Some conversations could not be updated'
  const docLink = reason === null ? 'reconcile' : docLinkFor(reason)
  if (result === 'done') log.info(message)
  else log[fails ? 'error' : 'warning'](title, message, docLink)
}

function conversationsOptions(
  { clock, env, log, redact }: ActionContext,
  inputs: ReconcileInputs,
  { run, signal }: { run: Run; signal: AbortSignal },
): TrackedConversationsOptions {
  const connection = openConnection({
    token: inputs.githubToken,
    apiUrl: readGitHubApiUrl(env),
    clock,
    repository: run.repository,
    warn: (text) => log.warning('A GitHub request failed', text, 'permissions'),
  })
  return {
    connection,
    scope: {
      repositoryId: run.repository.id,
      key: inputs.commentKey,
      projectId: inputs.projectId,
      apiHost: inputs.apiUrl.host,
    },
    signingKey: deriveSigningKey(inputs.stateSecret ?? inputs.apiKey),
    render(conversation, report, state) {
      // A comment names the command only if a command started its run.
      const command = conversation.report.command ? inputs.command : null
      const url = runUrl({ ...run, runId: conversation.report.runId })
      const body = renderComment(report, { command, canReattach: true, limits: null, runUrl: url })
      return appendState(redact(body), state)
    },
    since: new Date(clock.now().getTime() - inputs.maxAgeMs),
    signal,
  }
}
