// The action visitors: reads the inputs, exports, writes the summary, sets the
// outputs.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { joinSentences } from '../lib/plain-text.ts'
import { saidText } from '../messages/reasons.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { startTime } from '../runner/cancellation.ts'
import { orWarn } from '../runner/log.ts'
import { createVisitorsClient } from './client.ts'
import { describeEnd } from './end.ts'
import { exportVisitors, type VisitorsExport } from './export.ts'
import { openVisitorsFiles, type Table, type VisitorsFiles } from './files.ts'
import { createFolder, rootsOf } from './folder.ts'
import { type Format, formats, tableFormats } from './formats.ts'
import { readVisitorsInputs, type VisitorsInputs } from './inputs.ts'
import { createPageFormat } from './page-format.ts'
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
  const site =
    inputs.siteUrl === null ? inputs.projectId : new URL(inputs.siteUrl).host
  const tables = inputs.formats.map((format) => tableOf(format, inputs, site))
  const files = await openVisitorsFiles(
    createFolder(inputs.outputDir, roots),
    tables,
  )
  const cancellation = startTime(clock, context.cancelled, maxRunMs)
  const getPage = createVisitorsClient({
    ...inputs,
    clock,
    redact,
    cancellation,
    onRetry: log.info,
  })
  const exported = await exportVisitors(inputs, { getPage, files, log })
  context.files.setOutputs({
    ...outputsOf(exported, inputs),
    ...(await finishFiles(exported, files)),
  })
  const { warnings } = log
  const summary = renderSummary(exported, inputs, { site, warnings })
  await orWarn(log, 'write the job summary', () =>
    context.files.addSummary(summary),
  )
  return logEnd(exported, context)
}

function tableOf(
  format: Format,
  { topBy, siteUrl, trend, compare }: VisitorsInputs,
  site: string,
): Table {
  if (format !== 'html') return { format, table: tableFormats[format] }
  // The build puts the template beside the script of the action.
  const template = readFileSync(
    join(dirname(process.argv[1] ?? ''), 'visitors-page.html'),
    'utf8',
  )
  return {
    format,
    table: createPageFormat(template, {
      ...{ site, topBy, siteUrl, trend },
      isCompared: compare !== 'none',
    }),
  }
}

/**
 * Ends the files, or removes them if there is nothing in them. Returns the
 * outputs with their paths.
 */
async function finishFiles(
  exported: VisitorsExport,
  files: VisitorsFiles,
): Promise<Record<string, string>> {
  const { result, reason, totals, comparison, earlier, offset } = exported
  if (totals === null) await files.discard()
  const { title, text } = describeEnd(exported)
  const complete = result === 'complete'
  const problem = complete
    ? ''
    : joinSentences([`${title}.`, text]).replaceAll('`', '')
  const beforeComplete = comparison?.isBeforeWhole ?? null
  const end = {
    complete,
    reason: reason ?? '',
    problem,
    offset,
    beforeComplete,
    earlier,
  }
  const paths = totals && (await files.finish(end))
  return Object.fromEntries(
    formats.map((format) => [`${format}-file`, paths?.[format] ?? '']),
  )
}

function outputsOf(
  exported: VisitorsExport,
  inputs: VisitorsInputs,
): Record<string, string> {
  const { totals, rows, result, reason, nextOffset } = exported
  const before = exported.before?.totals
  return {
    total: String(totals?.total ?? ''),
    human: String(totals?.human ?? ''),
    ai: String(totals?.ai ?? ''),
    'total-before': String(before?.total ?? ''),
    'human-before': String(before?.human ?? ''),
    'ai-before': String(before?.ai ?? ''),
    rows: String(rows),
    complete: String(result === 'complete'),
    'next-offset': String(nextOffset ?? ''),
    'date-from': inputs.period.dateFrom,
    'date-to': inputs.period.dateTo,
    'top-pages': topPagesText(exported, inputs),
    result,
    reason: reason ?? '',
  }
}

/**
 * Says how the export ended. Returns the exit code: a partial export passes,
 * unless the run was canceled.
 */
function logEnd(exported: VisitorsExport, { log }: ActionContext): number {
  const { result, reason, detail } = exported
  const { icon, title, text } = describeEnd(exported)
  const line = joinSentences([
    `${icon} ${title}.`,
    text || null,
    saidText(detail),
  ])
  const fails =
    result === 'rejected' || result === 'unknown' || reason === 'interrupted'
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
