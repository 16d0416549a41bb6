// The trend of people and AI: a line chart that GitHub draws with Mermaid, and a table of the same numbers.
import { joinParagraphs } from '../base/escape.ts'
import { countText } from '../base/format.ts'
import { periodText } from './period.ts'
import type { PeriodTotals } from './visitors.ts'

/**
 * Blue and orange with a contrast of at least 3 to 1 against GitHub's light and dark background. Mermaid's own dark
 * background is a gray that they do not reach it on, so charts have none.
 */
export const chartColors = { blue: '#0969da', orange: '#bc4c00' } as const

/** More labels than this would overlap. */
const maxLabels = 6

/** The section with chart and table, from the periods newest first. Null if there is only one to show. */
export function trendSection(newestFirst: readonly PeriodTotals[]): string | null {
  if (newestFirst.length < 2) return null
  const series = newestFirst.toReversed()
  return joinParagraphs([
    '### Trend',
    '🔵 Blue: people. 🟠 Orange: AI. Distinct visitors of each period.',
    trendChart(series),
    `<details><summary>Numbers of the chart</summary>\n\n${trendTable(newestFirst)}\n\n</details>`,
  ])
}

/** A chart with two lines, oldest period first. */
function trendChart(series: readonly PeriodTotals[]): string {
  const people = series.map(({ totals }) => Math.round(totals.human))
  const ai = series.map(({ totals }) => Math.round(totals.ai))
  const lines = [
    'accTitle: People and AI in each period',
    `accDescr: ${describeTrend('People', people)}. ${describeTrend('AI', ai)}.`,
    `x-axis "First day of the period" [${labelsOf(series).join(', ')}]`,
    `y-axis "Visitors" 0 --> ${Math.max(1, ...people, ...ai)}`,
    `line [${people.join(', ')}]`,
    `line [${ai.join(', ')}]`,
  ]
  return xyChart(lines, [chartColors.blue, chartColors.orange])
}

function describeTrend(name: string, values: readonly number[]): string {
  const [first = 0] = values
  return `${name} from ${countText(first)} to ${countText(values.at(-1) ?? 0)} over ${values.length} periods`
}

function trendTable(newestFirst: readonly PeriodTotals[]): string {
  const rows = newestFirst.map(({ period, totals: { human, ai, total } }) => {
    const counts = [human, ai, total].map(countText).join(' | ')
    return `| ${periodText(period)} | ${counts} |`
  })
  return ['| Period | People | AI | All |', '|---|---:|---:|---:|', ...rows].join('\n')
}

/**
 * The newest period and every so many before have a date. Each of the others has its own number of zero-width spaces,
 * because equal labels share one place.
 *
 * https://mermaid.js.org/syntax/flowchart.html#entity-codes-to-escape-characters
 */
function labelsOf(series: readonly PeriodTotals[]): string[] {
  const every = Math.ceil(series.length / maxLabels)
  return series.map(({ period }, index) => {
    const isShown = (series.length - 1 - index) % every === 0
    return `"${isShown ? period.dateFrom : '#8203;'.repeat(index + 1)}"`
  })
}

/** An XY chart of these lines. https://mermaid.js.org/syntax/xyChart.html */
function xyChart(lines: readonly string[], colors: readonly string[]): string {
  const theme = { backgroundColor: 'transparent', plotColorPalette: colors.join(', ') }
  const init = `%%{init: ${JSON.stringify({ themeVariables: { xyChart: theme } })}}%%`
  return ['```mermaid', init, 'xychart-beta', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}
