// The reconcile: finds the open conversations of its repositories, reads each job once, and updates comments and reactions.
import type { Connection } from '../../adapters/github/client.ts'
import { listTrackedConversations } from '../../adapters/github/conversation/tracked-conversations.ts'
import { openUpdater } from '../../adapters/github/conversation/update-conversation.ts'
import { readRun } from '../../adapters/github/event/read.ts'
import { createServiceClient } from '../../adapters/mintlify/client.ts'
import { installSignalHandlers } from '../../adapters/runner/cancellation.ts'
import { deriveSigningKey } from '../../domain/conversation/comment-state.ts'
import { type Run, runUrl } from '../../domain/event/event.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import type { Report } from '../../domain/job/report.ts'
import { redactReport } from '../../domain/job/stored-report.ts'
import { appendState, renderComment } from '../../domain/markdown/comment.ts'
import { docLinkFor, docLinkOfAction } from '../../domain/messages/doc-links.ts'
import { describeReason, hiddenRepository } from '../../domain/messages/reasons.ts'
import { reconcileOutputs } from '../../domain/reconcile/outputs.ts'
import {
  type ReconcileReport,
  reconcileMessage,
  renderReconcileSummary,
} from '../../domain/reconcile/report.ts'
import { type Candidate, fullNameOf } from '../../domain/reconcile/repositories.ts'
import type { TrackedConversation } from '../../domain/reconcile/tracked-conversation.ts'
import { wakeUpOf } from '../../domain/reconcile/wake-up.ts'
import { reconcile } from '../../operations/reconcile/reconcile.ts'
import type { ActionContext } from '../action-context.ts'
import { serviceClientOptions } from '../service-client.ts'
import { openFollowPorts } from './follow.ts'
import { findRepositories, openInstallation, openReconcileGitHub } from './github.ts'
import { type ReconcileInputs, readReconcileInputs } from './inputs.ts'

const maxRunMs = 10 * 60_000

/** Runs the reconcile. Returns the exit code. Throws an InputError or an EventError before anything is written. */
export async function runReconcileAction(context: ActionContext): Promise<number> {
  const { clock, files, log } = context
  const inputs = readReconcileInputs((sentence) => log.warning('Unknown input', sentence, 'reconcileInputs'))
  const run = readRun(context.env)
  const signals = installSignalHandlers(maxRunMs, clock)
  const signal = signals.abortAfter(maxRunMs)
  const github = openReconcileGitHub(context, inputs, run)
  const connection = github.connections['github-token']
  const installation = openInstallation(connection, run, signal)
  const found = await findRepositories(inputs, run, installation)
  const { isOfApp } = installation
  const conversations = openConversations({ context, inputs, run, connection, isOfApp, signal })
  const { leftMs } = conversations
  const remainingMs = () => Math.min(signals.remainingMs(), leftMs())
  const service = createServiceClient({
    ...serviceClientOptions(inputs, context, { ...signals, remainingMs }),
    maxRequestMs: leftMs,
  })
  const task = { ...found, maxAgeMs: inputs.maxAgeMs, wakeUp: wakeUpOf(run) }
  const report = await reconcile(task, {
    ...{ clock, signal, rateLimit: github.rateLimit, log: log.info },
    ...service,
    ...conversations,
    ...openFollowPorts({
      ...{ context, inputs, run, connections: github.connections, signal },
      readConversation: conversations.read,
    }),
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
  const docLink = reason === null ? 'reconcile' : docLinkOfAction(docLinkFor(reason), 'reconcile')
  if (result === 'done') log.info(message)
  else log[fails ? 'error' : 'warning'](title, message, docLink)
}

/** GitHub ignores the case of names. */
function isElsewhere(candidate: Candidate, { repository }: Run): boolean {
  return fullNameOf(candidate).toLowerCase() !== fullNameOf(repository).toLowerCase()
}

type ConversationsOptions = {
  context: ActionContext
  inputs: ReconcileInputs
  run: Run
  connection: Connection
  /** Whether the token of the connection is an App's. */
  isOfApp: () => Promise<boolean>
  signal: AbortSignal
}

/** Our comments of all repositories. */
function openConversations({ context, inputs, run, connection, isOfApp, signal }: ConversationsOptions) {
  const { clock, redact, log } = context
  const signingKey = deriveSigningKey(inputs.stateSecret ?? inputs.apiKey)
  const since = new Date(clock.now().getTime() - inputs.maxAgeMs)
  const { commentKey: key, projectId, apiUrl } = inputs
  const scope = { key, projectId, apiHost: apiUrl.host }
  const render = (
    { repository, report: { command, runId } }: TrackedConversation,
    latest: Report,
    state: string,
  ) => {
    const body = renderComment(latest, {
      // A comment names the command only if a command started its run.
      command: command ? inputs.command : null,
      ...{ canReattach: true, limits: null, runUrl: runUrl({ ...run, repository, runId }) },
    })
    return appendState(redact(body), state)
  }
  const updater = openUpdater({
    ...{ clock, random: Math.random, signingKey, render, log: log.info, signal },
    connect: ({ repository }) => connection.forRepository(repository),
  })
  return {
    ...updater,
    listConversations: (candidate: Candidate) =>
      listTrackedConversations({
        ...{ connection: connection.forRepository(candidate), signingKey, signal },
        ...{ scope, since, known: candidate.known },
        ...(isElsewhere(candidate, run) && {
          hiddenText: async () => hiddenRepository(fullNameOf(candidate), await isOfApp()),
        }),
      }),
    publish: (conversation: TrackedConversation, latest: Report, end: Outcome | null) =>
      updater.publish(conversation, redactReport(latest, redact), end),
  }
}
