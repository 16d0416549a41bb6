// The visitors export: inputs in, pages read, files and summary written, outputs set.
import { tmpdir } from 'node:os'
import { docLinkForExport } from '../base/doc-links.ts'
import { joinSentences } from '../base/escape.ts'
import { serviceClientOptions } from '../mintlify/client-options.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { installSignalHandlers } from '../runner/signals.ts'
import { detailSentence } from '../words/annotation.ts'
import { exportVisitors } from './export-visitors.ts'
import { type TableFormat, tableFormats } from './file-formats.ts'
import { type Format, type VisitorsExport, type VisitorsRequest, visitorsStepFails } from './visitors.ts'
import { createVisitorsClient } from './visitors-client.ts'
import { openVisitorsFiles, type WantedTable } from './visitors-files.ts'
import { readVisitorsInputs, type VisitorsInputs } from './visitors-inputs.ts'
import { visitorsOutputs } from './visitors-outputs.ts'
import { describeExport, describeExportReason } from './visitors-status.ts'
import { renderVisitorsSummary } from './visitors-summary.ts'

/** An export has no time limit of its own. Its page budget and the time limit of the job end it. */
const maxRunMs = 6 * 60 * 60_000

/** Runs the export. Returns the exit code. Throws an InputError before any API call. */
export async function runVisitorsAction(context: ActionContext): Promise<number> {
  const { clock, env, files, log } = context
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd()
  const roots = { workspace, temporary: env.RUNNER_TEMP ?? tmpdir() }
  const warn = (sentence: string) => log.warning('Unknown input', sentence, 'visitorsInputs')
  const inputs = readVisitorsInputs({ now: clock.now(), roots, warn })
  const tables = await Promise.all(inputs.formats.map((format) => loadTable(format, inputs)))
  const sink = openVisitorsFiles({ outputDir: inputs.outputDir, tables, roots })
  const signals = installSignalHandlers(maxRunMs, clock)
  const client = createVisitorsClient(serviceClientOptions(inputs, context, signals))
  const { cancelled } = signals
  const ports = { ...client, sink, clock, cancelled, log: log.info, warn: log.warning }
  const exported = await exportVisitors(inputs.request, ports)
  files.setOutputs(visitorsOutputs(exported, inputs.request))
  if (inputs.summary) files.addSummary(renderVisitorsSummary(exported, inputs.request))
  const fails = visitorsStepFails(exported, inputs.failOn)
  logOutcome(context, exported, fails)
  return fails ? 1 : 0
}

async function loadTable(format: Format, { request }: VisitorsInputs): Promise<WantedTable> {
  return { format, table: format === 'html' ? await loadPage(request) : tableFormats[format] }
}

/** Loaded only when it is asked for, so that other exports neither wait for the page nor keep it in memory. */
async function loadPage(request: VisitorsRequest): Promise<TableFormat> {
  const { readPageTemplate } = await import('./page-template.ts')
  const { createPageFormat } = await import('./page-format.ts')
  return createPageFormat(readPageTemplate(process.argv[1] ?? ''), request)
}

function logOutcome({ log }: ActionContext, exported: VisitorsExport, fails: boolean): void {
  const { icon, title, text, next } = describeExport(exported)
  const message = joinSentences([`${icon} ${title}.`, text, detailSentence(exported.detail), next])
  const docLink = docLinkForExport(exported.reason)
  if (exported.result === 'complete') log.info(message)
  else log[fails ? 'error' : 'warning'](describeExportReason(exported).title ?? title, message, docLink)
}
