// Charts as text: bars of Unicode blocks, and a column chart that GitHub draws with Mermaid.
import type { PeriodTotals } from './visitors.ts'

const cells = 8
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of up to eight cells, in eighths of a cell. A value above 0 shows at least one eighth. */
export function bar(value: number, max: number): string {
  if (value <= 0 || max <= 0) return ''
  const filled = Math.max(1, Math.round((Math.min(value, max) / max) * cells * 8))
  return '█'.repeat(Math.floor(filled / 8)) + eighths[filled % 8]
}

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A Mermaid chart of all visitors of each period, oldest first. Null if there is nothing to compare. */
export function trendChart(newestFirst: readonly PeriodTotals[]): string | null {
  if (newestFirst.length < 2) return null
  const series = newestFirst.toReversed()
  const values = series.map(({ totals }) => Math.round(totals.total))
  const lines = [
    'xychart-beta',
    `  x-axis ${axisOf(series)}`,
    `  y-axis "Visitors" 0 --> ${Math.max(1, ...values)}`,
    `  bar [${values.join(', ')}]`,
  ]
  return ['```mermaid', ...lines, '```'].join('\n')
}

/** Beyond this number, Mermaid draws the labels over each other. */
const maxLabels = 12

function axisOf(series: readonly PeriodTotals[]): string {
  if (series.length > maxLabels) return `"Periods, the last one is ${series.length}" 1 --> ${series.length}`
  return `"First day of the period" [${labelsOf(series).join(', ')}]`
}

/** Short dates, or full dates if two short ones are equal: equal labels share one column. */
function labelsOf(series: readonly PeriodTotals[]): string[] {
  const dates = series.map(({ period }) => period.dateFrom)
  const short = dates.map((date) => shortDate.format(Date.parse(date)))
  const labels = new Set(short).size === short.length ? short : dates
  return labels.map((label) => `"${label}"`)
}
