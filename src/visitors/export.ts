// The export: reads the rows of the period, then the periods before. Rows go to
// the files as they arrive, and only the most visited pages, paths and counts
// stay in memory.
import { countText } from '../lib/format.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { saidText } from '../messages/reasons.ts'
import type { Log } from '../runner/log.ts'
import type { GetPage } from './client.ts'
import {
  type Comparison,
  collectPages,
  type PagesOfBoth,
} from './comparison.ts'
import {
  describeReason,
  type ExportEnd,
  endOf,
  hourlyLimitText,
  maxCallsPerHour,
} from './end.ts'
import type { VisitorsFiles } from './files.ts'
import type { VisitorsInputs } from './inputs.ts'
import { type PeriodTotals, periodLabel, periodsBefore } from './period.ts'
import { isWhole, type Reading, readRows, type Stop } from './read-rows.ts'
import { addToTop, noPages, type TopPages } from './top-pages.ts'

export type VisitorsExport = Reading &
  ExportEnd & {
    top: TopPages
    /**
     * The period before, null if nothing is to be compared or it could not be
     * read.
     */
    before: PeriodTotals | null
    /** The equal periods before, newest first, as far as they could be read. */
    earlier: PeriodTotals[]
    /**
     * Null if no pages were to be compared, or none of the period before could
     * be read.
     */
    comparison: Comparison | null
  }

type Ports = { getPage: GetPage; files: VisitorsFiles; log: Log }

/**
 * Runs the export. What goes wrong with Mintlify is in its result. It throws
 * only if a file cannot be written.
 */
export async function exportVisitors(
  given: VisitorsInputs,
  ports: Ports,
): Promise<VisitorsExport> {
  const inputs = comparable(given, ports.log)
  logStart(inputs, ports.log)
  const { getPage, files } = ports
  const { period, offset, maxPages: maxCalls } = inputs
  const pages = inputs.compare === 'pages' ? collectPages() : null
  let top = noPages
  const reading = await readRows(
    getPage,
    { ...inputs, maxCalls },
    async (rows, totals) => {
      await files.add({ period, totals }, rows)
      pages?.add('now', rows)
      top = addToTop(top, rows, inputs)
    },
  )
  const rowsBefore =
    pages && (await readBefore(inputs, { reading, pages }, ports))
  const earlier = await readEarlier(
    inputs,
    rowsBefore ?? { totals: null, stop: reading.stop },
    ports,
  )
  const comparison =
    (rowsBefore?.totals && pages?.compare(rowsBefore, inputs.topBy)) ?? null
  const before = inputs.compare === 'none' ? null : (earlier[0] ?? null)
  return {
    ...reading,
    ...endOf(reading, offset),
    top,
    before,
    earlier,
    comparison,
  }
}

/** A period that has not ended is shorter than the one before it. */
function comparable(inputs: VisitorsInputs, log: Log): VisitorsInputs {
  if (inputs.hasEnded) return inputs
  log.warning(
    "The period hasn't ended",
    "Its last day isn't over, so the counts will grow, and they aren't compared with the period before. Remove `date-to` to export up to yesterday (UTC).",
    'visitors',
  )
  return { ...inputs, compare: 'none', trend: 0 }
}

function logStart(
  { period, maxPages, ...inputs }: VisitorsInputs,
  log: Log,
): void {
  const max = countText(
    maxPages + periodsBefore(period, countBefore(inputs)).length,
  )
  log.info(
    `Visitors of ${periodLabel(period)}: at most ${max} API calls, not counting retries`,
  )
  if (maxPages + countBefore(inputs) <= maxCallsPerHour) return
  log.warning(
    'The run may exceed the hourly limit',
    `${hourlyLimitText} It can make ${max}.`,
    'rateLimits',
  )
}

/**
 * How many equal periods before are read. `trend` counts the exported one as
 * well.
 */
function countBefore({
  compare,
  trend,
}: Omit<VisitorsInputs, 'period' | 'maxPages'>): number {
  return Math.max(compare === 'none' ? 0 : 1, trend - 1)
}

/**
 * Reads the pages of the period before with the API calls that are left. Null
 * if Mintlify would not answer.
 */
async function readBefore(
  inputs: VisitorsInputs,
  { reading, pages }: { reading: Reading; pages: PagesOfBoth },
  { getPage, files, log }: Ports,
) {
  const [period] = periodsBefore(inputs.period, 1)
  if (!period || reading.totals === null || reading.stop?.canGoOn === false)
    return null
  const maxCalls = inputs.maxPages - reading.calls
  const before = await readRows(
    getPage,
    { ...inputs, period, offset: 0, maxCalls },
    async (rows, totals) => {
      await files.addBefore({ period, totals }, rows)
      pages.add('before', rows)
    },
  )
  const { totals, stop } = before
  const text =
    stop &&
    joinSentences([describeReason(stop.reason).text, saidText(stop.detail)])
  if (text !== null)
    log.warning("The period before isn't complete", text, 'visitors')
  return {
    totals: totals && { period, totals },
    stop: stop ?? reading.stop,
    isNowWhole: isWhole(reading, inputs.offset),
    isBeforeWhole: isWhole(before),
  }
}

/**
 * The totals of the equal periods before, newest first, as far as they could be
 * read.
 */
async function readEarlier(
  inputs: VisitorsInputs,
  { totals, stop }: { totals: PeriodTotals | null; stop: Stop | null },
  { getPage, log }: Ports,
): Promise<PeriodTotals[]> {
  const read = totals ? [totals] : []
  if (stop?.canGoOn === false) return read
  for (const period of periodsBefore(inputs.period, countBefore(inputs)).slice(
    read.length,
  )) {
    const answer = await getPage({ period, limit: 1, offset: 0 })
    if (answer.kind !== 'page') {
      log.warning(
        'Earlier periods are missing',
        `Details: ${answer.detail}`,
        'visitors',
      )
      break
    }
    read.push({ period, totals: answer.page.totals })
  }
  return read
}
