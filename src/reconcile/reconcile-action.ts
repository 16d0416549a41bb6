// The reconcile: finds the open conversations of its repositories, reads each job once, and updates comments and reactions.
import { randomUUID } from 'node:crypto'
import { maxReconcileMs } from '../base/budgets.ts'
import { docLinkFor, docLinkOfAction } from '../base/doc-links.ts'
import { listTrackedConversations } from '../conversation/read-tracked.ts'
import { deriveSigningKey } from '../conversation/signed-state.ts'
import type { Run } from '../event/event.ts'
import { readRun } from '../event/read-event.ts'
import { serviceClientOptions } from '../mintlify/client-options.ts'
import { createServiceClient, sendTimeoutMs } from '../mintlify/mintlify-client.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { installSignalHandlers } from '../runner/signals.ts'
import { describeReason, hiddenRepository } from '../words/reasons.ts'
import { type ConversationsOptions, openConversations } from './conversations.ts'
import { type ReconcilePorts, reconcile } from './reconcile.ts'
import {
  findRepositories,
  type Installation,
  openInstallation,
  openReconcileGitHub,
} from './reconcile-github.ts'
import { readReconcileInputs } from './reconcile-inputs.ts'
import { reconcileOutputs } from './reconcile-outputs.ts'
import { type ReconcileReport, reconcileMessage, renderReconcileSummary } from './reconcile-report.ts'
import { type Candidate, fullNameOf } from './repositories.ts'
import { wakeUpOf } from './wake-up.ts'
import { openFollowPorts } from './wire-follow-up.ts'

/** Runs the reconcile. Returns the exit code. Throws an InputError or an EventError before anything is written. */
export async function runReconcileAction(context: ActionContext): Promise<number> {
  const { clock, files, log } = context
  const inputs = readReconcileInputs((sentence) => log.warning('Unknown input', sentence, 'reconcileInputs'))
  const run = readRun(context.env)
  const signals = installSignalHandlers(maxReconcileMs, clock)
  const signal = signals.abortAfter(maxReconcileMs)
  const github = openReconcileGitHub(context, inputs, run)
  const connection = github.connections['github-token']
  const installation = openInstallation(connection, run, signal)
  const found = await findRepositories(inputs, run, installation)
  const options = serviceClientOptions(inputs, context, signals)
  const task = { ...found, maxAgeMs: inputs.maxAgeMs, wakeUp: wakeUpOf(run) }
  const signingKey = deriveSigningKey(inputs.stateSecret ?? inputs.apiKey)
  const report = await reconcile(task, {
    ...{ clock, signal, rateLimit: github.rateLimit, log: log.info },
    ...createServiceClient(options),
    ...{ sendTimeoutMs: sendTimeoutMs(options), nonce: randomUUID },
    ...openConversations({ context, inputs, run, connection, signingKey, signal }),
    listConversations: openListing(
      { context, inputs, run, connection, signingKey, signal },
      installation.isOfApp,
    ),
    ...openFollowPorts({ context, inputs, run, connections: github.connections, signal }),
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
  const title = describeReason(reason).title ?? "Couldn't update some conversations"
  const docLink = reason === null ? 'reconcile' : docLinkOfAction(docLinkFor(reason), 'reconcile')
  if (result === 'done') log.info(message)
  else log[fails ? 'error' : 'warning'](title, message, docLink)
}

/** GitHub ignores the case of names. */
function isElsewhere(candidate: Candidate, { repository }: Run): boolean {
  return fullNameOf(candidate).toLowerCase() !== fullNameOf(repository).toLowerCase()
}

/** Our comments of a repository. */
function openListing(
  { context, inputs, run, connection, signingKey, signal }: ConversationsOptions,
  isOfApp: Installation['isOfApp'],
): ReconcilePorts['listConversations'] {
  const since = new Date(context.clock.now().getTime() - inputs.maxAgeMs)
  const { commentKey: key, projectId, apiUrl } = inputs
  const scope = { key, projectId, apiHost: apiUrl.host }
  return (candidate) =>
    listTrackedConversations({
      ...{ connection: connection.forRepository(candidate), signingKey, signal },
      ...{ scope, since, known: candidate.known },
      ...(isElsewhere(candidate, run) && {
        hiddenText: async () => hiddenRepository(fullNameOf(candidate), await isOfApp()),
      }),
    })
}
