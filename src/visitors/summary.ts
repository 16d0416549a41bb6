// The job summary of an export: the verdict, three numbers with their change,
// the pages, and the trend.
import { changeText, countedText, countText } from '../lib/format.ts'
import { toCode, toEntities, toProse, toTable } from '../lib/markdown.ts'
import { joinParagraphs, joinSentences, toOneLine } from '../lib/plain-text.ts'
import { maxSummaryLength } from '../runner/files.ts'
import {
  aiShare,
  type Counts,
  comparePages,
  describeChanges,
  measureNames,
  mostVisited,
  overlapText,
  type PageChange,
  rankChanges,
  topTitles,
  type VisitorsRow,
} from './counts.ts'
import { describeEnd } from './end.ts'
import type { VisitorsExport } from './export.ts'
import type { VisitorsInputs } from './inputs.ts'
import { maxSafePathLength, pageLink, pathBreak, toVisible } from './paths.ts'
import { type PeriodTotals, periodLabel } from './period.ts'

const maxPathLength = 120

/** As many pages as the input `top` can ask for. */
const mostRows = 250

/**
 * Of the pages that rise, and of those that fall. The report page shows more of
 * them.
 */
const maxChanges = 5

/**
 * The summary's Markdown. Its tables have as many rows as GitHub shows, so that
 * none is cut in the middle.
 */
export function renderSummary(
  exported: VisitorsExport,
  inputs: VisitorsInputs,
  warnings: readonly string[],
): string {
  for (let maxRows = mostRows; ; maxRows = Math.floor(maxRows / 2)) {
    const text = joinParagraphs([
      ...headSection(exported, inputs, warnings),
      ...pagesSection(exported, inputs, maxRows),
      ...changesSection(exported, inputs, maxRows),
      trendSection(exported.trend),
    ])
    if (text.length <= maxSummaryLength || maxRows === 0) return text
  }
}

function headSection(
  exported: VisitorsExport,
  { site, period }: VisitorsInputs,
  warnings: readonly string[],
) {
  const { totals, before } = exported
  const { icon, title, why, said } = describeEnd(exported)
  return [
    `## ${icon} ${title}`,
    `${toCode(site)}: ${periodLabel(period, before?.period)}`,
    ...warnings.map((warning) => `⚠️ ${toProse(warning)}`),
    toProse(joinSentences([...why, said])) || null,
    totals && totalsTable(totals, before?.totals),
  ]
}

/** The most visited pages. */
function pagesSection(
  { rows }: VisitorsExport,
  inputs: VisitorsInputs,
  maxRows: number,
) {
  const top = mostVisited(rows, inputs.topBy, Math.min(inputs.top, maxRows))
  const more = rows.length - top.length
  const noun = top.length > 0 ? 'more row' : 'row'
  return [
    top.length > 0 ? topTable(top, inputs) : null,
    more > 0 && inputs.formats.length > 0
      ? `The files have ${countedText(more, noun)}.`
      : null,
  ]
}

function totalsTable(now: Counts, before: Counts | undefined) {
  const measures = [
    ['People', 'human'],
    ['AI', 'ai'],
    ['All', 'total'],
  ] as const
  const lines = measures.map(([name, measure]) => {
    const count = countText(now[measure])
    if (!before) return [name, count]
    const earlier = countText(before[measure])
    return [name, earlier, count, changeText(now[measure], before[measure])]
  })
  const columns = before ? ['Before', 'Now', 'Change'] : ['Now']
  const note =
    'The counts are approximate. Someone who read two pages is counted on each.'
  return `${toTable(['Visitors', ...columns], lines)}\n\n${joinSentences([overlapText(now), note])}`
}

function topTable(
  rows: readonly VisitorsRow[],
  { topBy, siteUrl }: VisitorsInputs,
) {
  const lines = rows.map((row) => {
    const share = aiShare(row)?.toLocaleString('en-US', { style: 'percent' })
    return [
      pathCell(row.path, siteUrl),
      countText(row.human),
      `${countText(row.ai)}${share ? ` (${share})` : ''}`,
      countText(row.total),
    ]
  })
  return `### ${topTitles[topBy]}\n\n${toTable(['Page', 'People', 'AI (share)', 'All'], lines)}`
}

/** The pages that rise and fall, if both periods were read. */
function changesSection(
  exported: VisitorsExport,
  inputs: VisitorsInputs,
  maxRows: number,
) {
  const { pagesBefore } = exported
  if (pagesBefore === null) return []
  const comparison = comparePages(exported, pagesBefore)
  const { risers, fallers } = rankChanges(
    comparison.changes,
    inputs.topBy,
    Math.min(maxChanges, maxRows),
  )
  return [
    changesTable('Rising', risers, inputs),
    changesTable('Falling', fallers, inputs),
    describeChanges(comparison, countText),
  ]
}

function changesTable(
  title: string,
  changes: readonly PageChange[],
  { topBy, siteUrl }: VisitorsInputs,
) {
  if (changes.length === 0) return null
  const lines = changes.map(({ path, kind, before, now }) => [
    pathCell(path, siteUrl),
    countText(before[topBy]),
    countText(now[topBy]),
    `${changeText(now[topBy], before[topBy])}${kind === 'both' ? '' : `, ${kind}`}`,
  ])
  return `### ${title} pages, by ${measureNames[topBy]}\n\n${toTable(['Page', 'Before', 'Now', 'Change'], lines)}`
}

/**
 * A path as code that breaks between its words, with a link to its page unless
 * it is long.
 */
function pathCell(path: string, siteUrl: string | null) {
  const line = toOneLine(toVisible(path), maxPathLength)
  const words = line.split(pathBreak)
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
const theme =
  '%%{init: {"themeVariables":{"xyChart":{"backgroundColor":"transparent","plotColorPalette":"#0969da, #bc4c00"}}}}%%'
/** More labels than this would overlap. */
const maxLabels = 6

/**
 * A line chart that GitHub draws with Mermaid, oldest period first. Null if
 * there is only one.
 */
function trendSection(series: readonly PeriodTotals[]) {
  if (series.length < 2) return null
  const people = series.map(({ totals }) => totals.human)
  const ai = series.map(({ totals }) => totals.ai)
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
    theme,
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
