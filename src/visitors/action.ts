// The action visitors: reads the inputs, exports, writes the files and the
// summary, sets the outputs.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { joinSentences } from '../lib/plain-text.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { limitTime } from '../runner/cancellation.ts'
import { type GetRows, getVisitors } from './client.ts'
import { describeEnd } from './end.ts'
import {
  exportVisitors,
  unfinishedText,
  type VisitorsExport,
} from './export.ts'
import { discardFiles, finishFiles, openFiles } from './files.ts'
import { rootsOf } from './folder.ts'
import {
  type Format,
  formats,
  toCsv,
  toJson,
  toMarkdown,
  type VisitorsTable,
} from './formats.ts'
import { readVisitorsInputs, type VisitorsInputs } from './inputs.ts'
import { toPage } from './page-format.ts'
import { renderSummary } from './summary.ts'
import { topPagesText } from './top-pages.ts'

/**
 * An export has no time limit of its own. `max-pages` and the time limit of the
 * workflow job end it.
 */
const maxRunMs = 6 * 60 * 60_000

/**
 * Runs the export. Returns the exit code. Throws an InputError before any API
 * call.
 */
export async function runVisitorsAction(
  context: ActionContext,
): Promise<number> {
  const { env, clock, log, redact } = context
  const roots = rootsOf(env)
  const inputs = readVisitorsInputs(env, clock.now(), roots)
  const files = openFiles(inputs, roots, log)

  const cancellation = limitTime(clock, context.cancelled, maxRunMs)
  const options = { ...inputs, clock, redact, cancellation, onRetry: log.info }
  const getRows: GetRows = (query) => getVisitors(options, query)
  const exported = await exportVisitors(inputs, { getRows, log })

  const table = tableOf(exported, inputs)
  if (table === null) discardFiles(files)
  const paths =
    table &&
    finishFiles(files, inputs, table.isWhole, (format) =>
      writers[format](table, inputs),
    )
  context.files.setOutputs(outputsOf(exported, inputs, paths ?? {}))

  context.files.addSummary(renderSummary(exported, inputs, log.warnings))
  return logEnd(exported, context)
}

/** What goes into the files. Null if nothing was read. */
function tableOf(
  exported: VisitorsExport,
  { hasEnded }: VisitorsInputs,
): VisitorsTable | null {
  const { totals, isWhole } = exported
  const { title, why } = describeEnd(exported)
  const missing = isWhole ? [] : [`${title}.`, ...why]
  const problem = joinSentences([...missing, hasEnded ? null : unfinishedText])
  return totals && { ...exported, totals, problem: problem.replaceAll('`', '') }
}

/** What stands in the file of each format. */
const writers: Record<
  Format,
  (table: VisitorsTable, inputs: VisitorsInputs) => string
> = {
  csv: toCsv,
  json: toJson,
  markdown: toMarkdown,
  html: (table, { site, topBy, siteUrl }) =>
    toPage(readTemplate(), { site, topBy, siteUrl }, table),
}

/** The build puts the template beside the script of the action. */
function readTemplate() {
  const folder = dirname(process.argv[1] ?? '')
  return readFileSync(join(folder, 'visitors-page.html'), 'utf8')
}

/** Empty for what is not known. `paths`: of the files. */
function outputsOf(
  exported: VisitorsExport,
  inputs: VisitorsInputs,
  paths: Record<string, string>,
) {
  const { totals, before, rows, result, reason, nextOffset } = exported
  const values = {
    total: totals?.total,
    human: totals?.human,
    ai: totals?.ai,
    'total-before': before?.totals.total,
    'human-before': before?.totals.human,
    'ai-before': before?.totals.ai,
    rows: rows.length,
    complete: result === 'complete',
    'next-offset': nextOffset,
    'date-from': inputs.period.dateFrom,
    'date-to': inputs.period.dateTo,
    'top-pages': topPagesText(exported, inputs),
    result,
    reason,
    ...Object.fromEntries(
      formats.map((format) => [`${format}-file`, paths[format]]),
    ),
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value ?? '')]),
  )
}

/**
 * Says how the export ended. Returns the exit code: a partial export passes,
 * unless the run was canceled.
 */
function logEnd(exported: VisitorsExport, { log }: ActionContext) {
  const { totals, result, reason } = exported
  const { icon, title, why, said } = describeEnd(exported)
  const line = joinSentences([`${icon} ${title}.`, ...why, said])
  const fails = totals === null || reason === 'interrupted'
  const level = fails ? 'error' : 'warning'
  if (result === 'complete') log.info(line)
  else
    log[level](
      title,
      line,
      reason === 'rate-limited' ? 'rateLimits' : 'visitors',
    )
  return Number(fails)
}
