// The export: reads the rows of the period, then those or the totals of the
// periods before.
import { countText } from '../lib/format.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { saidText } from '../messages/reasons.ts'
import type { Log } from '../runner/log.ts'
import type { GetRows } from './client.ts'
import { describeReason, hourlyLimitText, maxCallsPerHour } from './end.ts'
import type { VisitorsInputs } from './inputs.ts'
import {
  type Earlier,
  type Period,
  type PeriodTotals,
  periodLabel,
  periodsBefore,
  trendOf,
} from './period.ts'
import {
  pagesOf,
  type Reading,
  readRows,
  type VisitorsReason,
} from './read-rows.ts'

export type VisitorsExport = Reading & Earlier

type Ports = { getRows: GetRows; log: Log }

/** Runs the export. What goes wrong with Mintlify is in its result. */
export async function exportVisitors(
  inputs: VisitorsInputs,
  ports: Ports,
): Promise<VisitorsExport> {
  const { period, compare } = inputs
  // `trend` counts the exported period as well.
  const count = Math.max(compare === 'none' ? 0 : 1, inputs.trend - 1)
  const periods = periodsBefore(period, count)
  logStart(inputs, periods.length, ports.log)
  const reading = await readRows(ports.getRows, inputs)
  const readingBefore = await readBefore(periods[0], inputs, reading, ports)
  const pagesBefore = readingBefore && pagesOf(readingBefore)

  const { detail } = readingBefore ?? reading
  const earlier = pagesBefore ? [totalsOf(pagesBefore)] : []
  if (detail === null)
    earlier.push(...(await readTotals(periods.slice(earlier.length), ports)))

  const pages = pagesOf(reading)
  return {
    ...reading,
    before: compare === 'none' ? null : (earlier[0] ?? null),
    pagesBefore,
    trend: pages ? trendOf(totalsOf(pages), earlier, inputs.trend) : [],
  }
}

function totalsOf({ period, totals }: PeriodTotals) {
  return { period, totals }
}

export const unfinishedText =
  "The last day of the period isn't over, so the counts will grow, and they aren't compared with the period before. Run the workflow again when it has ended (UTC)."

function logStart(
  { hasEnded, period, maxPages }: VisitorsInputs,
  earlierCount: number,
  log: Log,
): void {
  if (!hasEnded)
    log.warning("The period hasn't ended", unfinishedText, 'visitors')
  const maxCalls = maxPages + earlierCount
  log.info(
    `Visitors of ${periodLabel(period)}: at most ${countText(maxCalls)} API calls, not counting retries`,
  )
  if (maxCalls > maxCallsPerHour)
    log.warning(
      'The run may exceed the hourly limit',
      `${hourlyLimitText} This run can make ${countText(maxCalls)}.`,
      'rateLimits',
    )
}

/**
 * Reads the pages of the period before with the API calls that are left. Null
 * if they are not to be compared, or Mintlify would not answer.
 */
async function readBefore(
  period: Period | undefined,
  inputs: VisitorsInputs,
  { calls, detail }: Reading,
  { getRows, log }: Ports,
) {
  if (inputs.compare !== 'pages' || !period || detail !== null) return null
  const maxPages = inputs.maxPages - calls
  const request = { ...inputs, period, offset: 0, maxPages }
  const before = await readRows(getRows, request)
  if (before.reason !== null)
    log.warning(
      "Couldn't read all of the period before",
      whyMissing(before.reason, before.detail),
      'visitors',
    )
  return before
}

function whyMissing(reason: VisitorsReason, detail: string | null): string {
  return joinSentences([describeReason(reason).text, saidText(detail)])
}

/** The totals of periods, as far as they can be read. */
async function readTotals(periods: readonly Period[], { getRows, log }: Ports) {
  const all: PeriodTotals[] = []
  for (const period of periods) {
    const answer = await getRows({ period, limit: 1, offset: 0 })
    if (answer.kind !== 'value') {
      log.warning(
        'Earlier periods are missing',
        whyMissing(answer.reason, answer.detail),
        'visitors',
      )
      break
    }
    all.push({ period, totals: answer.value.totals })
  }
  return all
}
