// The export: reads the rows of the period, then those or the totals of the
// periods before.
import { countText } from '../lib/format.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { saidText } from '../messages/reasons.ts'
import type { Log } from '../runner/log.ts'
import type { GetRows } from './client.ts'
import {
  describeReason,
  type ExportEnd,
  endOf,
  hourlyLimitText,
  maxCallsPerHour,
} from './end.ts'
import type { VisitorsInputs } from './inputs.ts'
import {
  type Period,
  type PeriodPages,
  type PeriodTotals,
  periodLabel,
  periodsBefore,
  trendOf,
} from './period.ts'
import { pagesOf, type Reading, readRows } from './read-rows.ts'

export type VisitorsExport = Reading &
  ExportEnd & {
    /**
     * The totals of the period before. Null if nothing is to be compared or
     * they could not be read.
     */
    before: PeriodTotals | null
    /**
     * The pages of the period before. Null if none were to be compared, or none
     * could be read.
     */
    pagesBefore: PeriodPages | null
    /**
     * The periods of the chart, oldest first, as far as they could be read.
     * None if no chart is wanted.
     */
    trend: PeriodTotals[]
  }

type Ports = { getRows: GetRows; log: Log }

/** Runs the export. What goes wrong with Mintlify is in its result. */
export async function exportVisitors(
  inputs: VisitorsInputs,
  ports: Ports,
): Promise<VisitorsExport> {
  logStart(inputs, ports.log)
  const reading = await readRows(ports.getRows, {
    ...inputs,
    maxCalls: inputs.maxPages,
  })
  const readingBefore = await readBefore(inputs, reading, ports)
  const pagesBefore = readingBefore && pagesOf(readingBefore)

  const { stop } = readingBefore ?? reading
  const earlier = pagesBefore ? [totalsOf(pagesBefore)] : []
  if (stop?.canGoOn !== false) {
    const missing = earlierPeriods(inputs).slice(earlier.length)
    earlier.push(...(await readTotals(missing, ports)))
  }

  const pages = pagesOf(reading)
  return {
    ...reading,
    ...endOf(reading),
    before: inputs.compare === 'none' ? null : (earlier[0] ?? null),
    pagesBefore,
    trend: pages ? trendOf(totalsOf(pages), earlier, inputs.trend) : [],
  }
}

function totalsOf({ period, totals }: PeriodPages): PeriodTotals {
  return { period, totals }
}

function logStart(inputs: VisitorsInputs, log: Log): void {
  if (!inputs.hasEnded)
    log.warning(
      "The period hasn't ended",
      "Its last day isn't over, so the counts will grow, and they aren't compared with the period before. Remove `date-to` to export up to yesterday (UTC).",
      'visitors',
    )
  const maxCalls = inputs.maxPages + earlierPeriods(inputs).length
  log.info(
    `Visitors of ${periodLabel(inputs.period)}: at most ${countText(maxCalls)} API calls, not counting retries`,
  )
  if (maxCalls > maxCallsPerHour)
    log.warning(
      'The run may exceed the hourly limit',
      `${hourlyLimitText} It can make ${countText(maxCalls)}.`,
      'rateLimits',
    )
}

/** The periods whose totals are read. `trend` counts the exported one as well. */
function earlierPeriods({ period, compare, trend }: VisitorsInputs): Period[] {
  return periodsBefore(period, Math.max(compare === 'none' ? 0 : 1, trend - 1))
}

/**
 * Reads the pages of the period before with the API calls that are left. Null
 * if they are not to be compared, or Mintlify would not answer.
 */
async function readBefore(
  inputs: VisitorsInputs,
  { calls, stop }: Reading,
  { getRows, log }: Ports,
): Promise<Reading | null> {
  const [period] = earlierPeriods(inputs)
  if (inputs.compare !== 'pages' || !period || stop?.canGoOn === false)
    return null
  const maxCalls = inputs.maxPages - calls
  const before = await readRows(getRows, {
    ...inputs,
    period,
    offset: 0,
    maxCalls,
  })
  if (before.stop) {
    const { reason, detail } = before.stop
    log.warning(
      "The period before isn't complete",
      joinSentences([describeReason(reason).text, saidText(detail)]),
      'visitors',
    )
  }
  return before
}

/** The totals of periods, as far as they can be read. */
async function readTotals(
  periods: readonly Period[],
  { getRows, log }: Ports,
): Promise<PeriodTotals[]> {
  const all: PeriodTotals[] = []
  for (const period of periods) {
    const answer = await getRows({ period, limit: 1, offset: 0 })
    if (answer.kind !== 'rows') {
      log.warning(
        'Earlier periods are missing',
        `Details: ${answer.detail}`,
        'visitors',
      )
      break
    }
    all.push({ period, totals: answer.totals })
  }
  return all
}
