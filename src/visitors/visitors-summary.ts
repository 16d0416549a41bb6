// The job summary of an export: the totals beside those before, the trend, the pages, and how to read the counts.
import { detailLine, joinParagraphs, toCode } from '../base/escape.ts'
import { changeText, countedText, countText } from '../base/format.ts'
import type { Counts } from './counts.ts'
import { periodLabel, periodText } from './period.ts'
import { changesSection, topSection } from './summary-pages.ts'
import { trendSection } from './summary-trend.ts'
import { maxCallsPerHour, type PeriodTotals, type VisitorsExport, type VisitorsRequest } from './visitors.ts'
import { describeExport } from './visitors-status.ts'

/** The summary's Markdown. */
export function renderVisitorsSummary(exported: VisitorsExport, request: VisitorsRequest): string {
  const { icon, title, text, next } = describeExport(exported)
  const { totals, earlier } = exported
  const before = request.compare === 'none' ? null : (earlier[0] ?? null)
  const paragraphs = joinParagraphs([
    `## ${icon} ${title}`,
    totals && periodLine(exported, before),
    text,
    detailLine(exported.detail),
    next,
    totals && totalsTable(totals, before),
    totals && trendOf(exported, totals, request),
    topSection(exported, request),
    changesSection(exported, request),
    restText(exported),
    totals && howToRead(exported),
  ])
  return `${paragraphs}\n`
}

const rows = [
  { name: 'People', of: 'human' },
  { name: 'AI', of: 'ai' },
  { name: 'All', of: 'total' },
] as const

function periodLine({ period }: VisitorsExport, before: PeriodTotals | null): string {
  const compared = before ? `, compared with ${periodText(before.period)}` : ''
  return `Period: ${periodLabel(period)}${compared}.`
}

function totalsTable(totals: Counts, before: PeriodTotals | null): string {
  const now = rows.map(({ name, of }) => `| ${name} | ${countText(totals[of])} |`)
  if (!before) return ['| Visitors | Count |', '|---|---:|', ...now].join('\n')
  const compared = rows.map(({ of }, index) => {
    const count = before.totals[of]
    return `${now[index]} ${countText(count)} | ${changeText(totals[of], count)} |`
  })
  return ['| Visitors | Now | Then | Change |', '|---|---:|---:|---:|', ...compared].join('\n')
}

function trendOf({ period, earlier }: VisitorsExport, totals: Counts, { trend }: VisitorsRequest) {
  return trend < 2 ? null : trendSection([{ period, totals }, ...earlier].slice(0, trend))
}

function restText({ rows, top, files }: VisitorsExport): string | null {
  const more = rows - top.length
  const file = Object.values(files)[0]?.replace(/^.*[/\\]/, '')
  if (more === 0 || file === undefined) return null
  const pages = countedText(more, top.length === 0 ? 'page' : 'more page')
  return `${pages} ${more === 1 ? 'is' : 'are'} in ${toCode(file)}.`
}

function howToRead({ apiCalls, comparison, top }: VisitorsExport): string {
  const notes = [
    'The counts are approximate numbers of distinct visitors.',
    "Don't add rows or weeks together. A visitor who read two pages is counted on each page, and a visitor who came in two weeks is counted in each week.",
    "Don't add people and AI together. A visitor seen as both is counted once in all visitors.",
    ...(top.length > 0 ? ["The percentage of AI is its share of a page's visitors."] : []),
    ...(comparison
      ? [
          'The percentage of all visitors is their change since the period before.',
          'A new page had no visitors in the period before. A page that is gone has none now.',
        ]
      : []),
    'The first and the last day of the period are included.',
    `This run made ${countedText(apiCalls, 'API call')}. All analytics of the organization share ${maxCallsPerHour} an hour.`,
  ]
  const list = notes.map((note) => `- ${note}`).join('\n')
  return `<details><summary>How to read the counts</summary>\n\n${list}\n\n</details>`
}
