// The job summary of an export: the verdict, three numbers with their change,
// the pages, and the trend.
import { changeText, countedText, countText } from '../lib/format.ts'
import { toCode, toEntities, toProse, toTable } from '../lib/markdown.ts'
import { joinParagraphs, joinSentences, toOneLine } from '../lib/plain-text.ts'
import { saidText } from '../messages/reasons.ts'
import { maxSummaryLength } from '../runner/files.ts'
import type { Comparison } from './comparison.ts'
import {
  aiShare,
  type Counts,
  measureNames,
  overlapText,
  type PageChange,
  topTitles,
  type VisitorsRow,
} from './counts.ts'
import { describeEnd } from './end.ts'
import type { VisitorsExport } from './export.ts'
import type { VisitorsInputs } from './inputs.ts'
import {
  maxSafePathLength,
  pageLink,
  pathBreak,
  showInvisible,
} from './paths.ts'
import { type PeriodTotals, periodLabel } from './period.ts'

const maxPathLength = 120

/** As many pages as the input `top` can ask for. */
const mostRows = 250

/** `site`: whose docs these are. */
type Parts = { site: string; warnings: readonly string[] }

/**
 * The summary's Markdown. Its tables have as many rows as GitHub shows, so that
 * none is cut in the middle.
 */
export function renderSummary(
  exported: VisitorsExport,
  inputs: VisitorsInputs,
  parts: Parts,
): string {
  let maxRows = mostRows
  for (;;) {
    const text = renderRows(exported, inputs, { ...parts, maxRows })
    if (text.length <= maxSummaryLength || maxRows === 0) return text
    maxRows = Math.floor(maxRows / 2)
  }
}

function renderRows(
  exported: VisitorsExport,
  inputs: VisitorsInputs,
  { site, warnings, maxRows }: Parts & { maxRows: number },
): string {
  const { totals, detail, before, earlier, comparison, rows } = exported
  const { period, trend } = inputs
  const { icon, title, text } = describeEnd(exported)
  const top = exported.top.all.slice(0, maxRows)
  const more = rows - top.length
  return joinParagraphs([
    `## ${icon} ${title}`,
    `${toCode(site)}: ${periodLabel(period, before?.period)}`,
    ...warnings.map((warning) => `⚠️ ${toProse(warning)}`),
    toProse(joinSentences([text || null, saidText(detail)])) || null,
    totals && totalsTable(totals, before?.totals ?? null),
    top.length > 0 ? topTable(top, inputs) : null,
    more > 0
      ? `The files have ${countedText(more, top.length > 0 ? 'more page' : 'page')}.`
      : null,
    ...(comparison ? changesSection(comparison, inputs, maxRows) : []),
    totals &&
      trendSection([{ period, totals }, ...earlier].slice(0, trend).reverse()),
  ])
}

function totalsTable(now: Counts, before: Counts | null): string {
  const lines = (
    [
      ['People', 'human'],
      ['AI', 'ai'],
      ['All', 'total'],
    ] as const
  ).map(([name, measure]) => {
    const count = countText(now[measure])
    if (before === null) return [name, count]
    return [
      name,
      countText(before[measure]),
      count,
      changeText(now[measure], before[measure]),
    ]
  })
  const table = toTable(
    before === null
      ? ['Visitors', 'Now']
      : ['Visitors', 'Before', 'Now', 'Change'],
    lines,
  )
  const note =
    'The counts are approximate. Someone who read two pages is counted on each.'
  return `${table}\n\n${joinSentences([overlapText(now), note])}`
}

function topTable(
  rows: readonly VisitorsRow[],
  { topBy, siteUrl }: VisitorsInputs,
): string {
  const lines = rows.map((row) => {
    const share = aiShare(row)?.toLocaleString('en-US', { style: 'percent' })
    const ai = share ? `${countText(row.ai)} (${share})` : countText(row.ai)
    return [
      pathCell(row.path, siteUrl),
      countText(row.human),
      ai,
      countText(row.total),
    ]
  })
  return `### ${topTitles[topBy]}\n\n${toTable(['Page', 'People', 'AI (share)', 'All'], lines)}`
}

function changesSection(
  { risers, fallers, text }: Comparison,
  inputs: VisitorsInputs,
  maxRows: number,
): string[] {
  const tables = [
    changesTable('Rising', risers.slice(0, maxRows), inputs),
    changesTable('Falling', fallers.slice(0, maxRows), inputs),
  ]
  return [...tables.filter((table) => table !== ''), text]
}

function changesTable(
  title: string,
  changes: PageChange[],
  { topBy, siteUrl }: VisitorsInputs,
): string {
  if (changes.length === 0) return ''
  const lines = changes.map(({ path, kind, before, now }) => [
    pathCell(path, siteUrl),
    ...[before[topBy], now[topBy]].map(countText),
    `${changeText(now[topBy], before[topBy])}${kind === 'both' ? '' : `, ${kind}`}`,
  ])
  return `### ${title} pages, by ${measureNames[topBy]}\n\n${toTable(['Page', 'Before', 'Now', 'Change'], lines)}`
}

/**
 * A path as code that breaks between its words, with a link to its page unless
 * it is long.
 */
function pathCell(path: string, siteUrl: string | null): string {
  const words = toOneLine(showInvisible(path), maxPathLength).split(pathBreak)
  const code = `<code>${words.map(toEntities).join('<wbr>')}</code>`
  return siteUrl === null || path.length > maxSafePathLength
    ? code
    : `[${code}](${pageLink(siteUrl, path)})`
}

/**
 * Blue and orange with a contrast of at least 3 to 1 against GitHub's light and
 * dark background. Mermaid's own dark background is a gray that they do not
 * reach it on, so the chart has none.
 */
const theme = {
  backgroundColor: 'transparent',
  plotColorPalette: '#0969da, #bc4c00',
}
/** More labels than this would overlap. */
const maxLabels = 6

/**
 * A line chart that GitHub draws with Mermaid, oldest period first. Null if
 * there is only one.
 */
function trendSection(series: readonly PeriodTotals[]): string | null {
  if (series.length < 2) return null
  const people = series.map(({ totals }) => Math.round(totals.human))
  const ai = series.map(({ totals }) => Math.round(totals.ai))
  const ends = [people, ai].map(
    (line) => `${countText(line[0] ?? 0)} to ${countText(line.at(-1) ?? 0)}`,
  )
  // Equal labels would share one place, so those not shown have different
  // numbers of zero-width spaces.
  const every = Math.ceil(series.length / maxLabels)
  const labels = series.map(({ period }, index) =>
    (series.length - 1 - index) % every === 0
      ? `"${period.dateFrom}"`
      : `"${'#8203;'.repeat(index + 1)}"`,
  )
  const lines = [
    `%%{init: ${JSON.stringify({ themeVariables: { xyChart: theme } })}}%%`,
    'xychart-beta',
    '  accTitle: People and AI in each period',
    `  accDescr: People from ${ends[0]}, AI from ${ends[1]} over ${series.length} periods.`,
    `  x-axis "First day of the period" [${labels.join(', ')}]`,
    `  y-axis "Visitors" 0 --> ${Math.max(1, ...people, ...ai)}`,
    `  line [${people.join(', ')}]`,
    `  line [${ai.join(', ')}]`,
  ]
  const legend =
    '🔵 Blue: people. 🟠 Orange: AI. Distinct visitors of each period.'
  return `### Trend\n\n${legend}\n\n\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``
}
