// The reconcile, composed: the repository's open threads in, each job asked for once, comments and reactions out.

import { openConnection } from '../../adapters/github/connection.ts'
import {
  finishThread,
  listThreads,
  type OpenThreadsSetting,
} from '../../adapters/github/conversation/open-conversations.ts'
import { readRun } from '../../adapters/github/event/read.ts'
import { createClient } from '../../adapters/mintlify/client.ts'
import { listenForStops, type RunStops } from '../../adapters/runner/cancellation.ts'
import { deriveMarkerKey } from '../../domain/conversation/comment-state.ts'
import { type Run, runUrl } from '../../domain/event/event.ts'
import { renderComment, withMarker } from '../../domain/markdown/comment.ts'
import { placeOf } from '../../domain/messages/doc-links.ts'
import { causeOf } from '../../domain/messages/reasons.ts'
import {
  type ReconcileReport,
  reconcileOutputs,
  reconcileVerdict,
  renderReconcileSummary,
} from '../../domain/reconcile/report.ts'
import { reconcile } from '../../operations/reconcile/reconcile.ts'
import type { Runtime } from '../action-context.ts'
import { clientSettingOf } from '../service-client.ts'
import { type ReconcileSettings, readReconcileSettings } from './inputs.ts'

const longestMs = 10 * 60_000

/** Runs the reconcile. Gives the exit code. Throws an InputError or an EventError before any request. */
export async function runReconcileAction(runtime: Runtime): Promise<number> {
  const { clock, files, log } = runtime
  const settings = readReconcileSettings()
  const run = await readRun(runtime.env)
  const stops = listenForStops(longestMs)
  const client = createClient(clientSettingOf(settings, runtime, stops))
  const threads = openThreadsSetting(runtime, settings, { run, stops })
  const told = await reconcile({
    clock,
    listThreads: () => listThreads(threads),
    getJob: client.getJob,
    finish: (thread, report, end) => finishThread(threads, thread, { report, end }),
    interrupted: stops.interrupted,
    log: log.info,
  })
  files.setOutputs(reconcileOutputs(told))
  if (settings.summary) files.addSummary(renderReconcileSummary(told))
  const fails = settings.failOn.some((result) => result === told.result)
  announce(runtime, told, fails)
  return fails ? 1 : 0
}

function announce({ log }: Runtime, told: ReconcileReport, fails: boolean): void {
  const said = reconcileVerdict(told)
  const title = causeOf(told.reason).title || 'Not all threads could be finished'
  const place = told.reason === '' ? 'reconcile' : placeOf(told.reason)
  if (told.result === 'done') log.info(said)
  else log[fails ? 'error' : 'warning'](title, said, place)
}

type Context = { run: Run; stops: RunStops }

function openThreadsSetting(
  runtime: Runtime,
  settings: ReconcileSettings,
  { run, stops }: Context,
): OpenThreadsSetting {
  const { clock, env, log, redact } = runtime
  const connection = openConnection({
    token: settings.githubToken,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    clock,
    repository: run.repository,
    warn: (text) => log.warning('Not all could be done at GitHub', text, 'permissions'),
  })
  return {
    connection,
    place: {
      repositoryId: run.repository.id,
      key: settings.commentKey ?? '',
      projectId: settings.projectId,
      apiHost: settings.apiUrl.host,
    },
    signingKey: deriveMarkerKey(settings.markerSecret || settings.apiKey),
    render(thread, report, marker) {
      // The comment names the command only where one was given.
      const command = thread.report.command ? settings.command : ''
      const url = runUrl({ ...run, runId: thread.report.runId })
      return withMarker(redact(renderComment(report, { command, isRemembered: true, runUrl: url })), marker)
    },
    since: new Date(clock.now().getTime() - settings.maxAgeMs),
    signal: stops.within(longestMs),
  }
}
