// The visitors export, composed: settings in, pages read, files and summary written, outputs set.
import { tmpdir } from 'node:os'
import { createVisitorsClient } from '../../adapters/mintlify/visitors.ts'
import { listenForStops } from '../../adapters/runner/cancellation.ts'
import { openVisitorsFiles } from '../../adapters/runner/visitors-files.ts'
import { sentenceOf } from '../../domain/messages/annotation.ts'
import { placeOfExport } from '../../domain/messages/doc-links.ts'
import { visitorsOutputs } from '../../domain/visitors/outputs.ts'
import { visitorsCauseOf, visitorsVerdictOf } from '../../domain/visitors/status.ts'
import { renderVisitorsSummary } from '../../domain/visitors/summary.ts'
import type { VisitorsExport } from '../../domain/visitors/visitors.ts'
import { visitorsStepFails } from '../../domain/visitors/visitors.ts'
import { exportVisitors } from '../../operations/visitors/export.ts'
import type { Runtime } from '../action-context.ts'
import { clientSettingOf } from '../service-client.ts'
import { readVisitorsSettings } from './inputs.ts'

/** An export has no time limit of its own: its page budget and the job's limit end it. */
const longestMs = 6 * 60 * 60_000

/** Runs the export. Gives the exit code. Throws an InputError before any request. */
export async function runVisitorsAction(runtime: Runtime): Promise<number> {
  const { clock, env, files, log } = runtime
  const settings = readVisitorsSettings(clock.now())
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd()
  const places = { workspace, temporary: env.RUNNER_TEMP ?? tmpdir() }
  const sink = openVisitorsFiles({ outputDir: settings.outputDir, formats: settings.formats, places })
  const stops = listenForStops(longestMs)
  const client = createVisitorsClient(clientSettingOf(settings, runtime, stops))
  const { interrupted } = stops
  const ports = { ...client, sink, clock, interrupted, log: log.info, warn: log.warning }
  const exported = await exportVisitors(settings.request, ports)
  files.setOutputs(visitorsOutputs(exported))
  if (settings.summary) files.addSummary(renderVisitorsSummary(exported, settings.request))
  const fails = visitorsStepFails(exported, settings.failOn)
  announce(runtime, exported, fails)
  return fails ? 1 : 0
}

function announce({ log }: Runtime, exported: VisitorsExport, fails: boolean): void {
  const { icon, title, text, next } = visitorsVerdictOf(exported)
  const parts = [`${icon} ${title}.`, text, sentenceOf(exported.detail), next]
  const said = parts.filter((part) => part !== '').join(' ')
  const place = placeOfExport(exported.reason)
  if (exported.result === 'complete') log.info(said)
  else log[fails ? 'error' : 'warning'](visitorsCauseOf(exported).title || title, said, place)
}
