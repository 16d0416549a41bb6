// The job summary of an export: the verdict, the totals beside those before, the most visited pages, and how to read it.
import { changeText, countedText, countText } from './count-text.ts'
import { toCode } from './sanitise.ts'
import type { Counts, VisitorsExport, VisitorsRequest } from './visitors.ts'
import { bar, trendChart } from './visitors-chart.ts'
import { periodLabel } from './visitors-period.ts'
import { visitorsVerdictOf } from './visitors-verdict.ts'

/** The summary's Markdown. */
export function renderVisitorsSummary(exported: VisitorsExport, request: VisitorsRequest): string {
  const verdict = visitorsVerdictOf(exported)
  const paragraphs = [
    `## ${verdict.icon} ${verdict.title}`,
    verdict.text,
    exported.detail === '' ? '' : `Details: ${toCode(exported.detail, 500)}`,
    verdict.next,
    exported.totals ? totalsTable(exported, exported.totals, request) : '',
    trendSection(exported, request),
    topSection(exported),
    restText(exported),
    exported.totals ? howToRead(exported) : '',
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

const measures = [
  { name: 'People', of: 'human' },
  { name: 'AI', of: 'ai' },
  { name: 'All, each counted once', of: 'total' },
] as const

function totalsTable({ period, earlier }: VisitorsExport, totals: Counts, request: VisitorsRequest): string {
  const now = measures.map(({ name, of }) => `| ${name} | ${countText(totals[of])} |`)
  const head = `| Visitors | ${periodLabel(period)} |`
  const before = request.compare ? earlier[0] : undefined
  if (!before) return [head, '|---|---:|', ...now].join('\n')
  const compared = measures.map(({ of }, index) => {
    const count = before.totals[of]
    return `${now[index]} ${countText(count)} | ${changeText(totals[of], count)} |`
  })
  return [`${head} ${periodLabel(before.period)} | Change |`, '|---|---:|---:|---:|', ...compared].join('\n')
}

function trendSection({ period, totals, earlier }: VisitorsExport, { trend }: VisitorsRequest): string {
  if (!totals || trend < 2) return ''
  const chart = trendChart([{ period, totals }, ...earlier].slice(0, trend))
  return chart === '' ? '' : `### Trend\n\n${chart}`
}

function topSection({ top }: VisitorsExport): string {
  const [first] = top
  if (!first) return ''
  const rows = top.map(({ path, human, ai, total }) => {
    const counts = [human, ai, total].map(countText).join(' | ')
    return `| ${toCode(path)} | ${counts} | ${bar(total, first.total)} |`
  })
  const head = ['| Page | People | AI | All | Beside the first |', '|---|---:|---:|---:|---|']
  return ['### Most visited pages', '', ...head, ...rows].join('\n')
}

function restText({ rows, top, files }: VisitorsExport): string {
  const more = rows - top.length
  const file = Object.values(files)[0]?.replace(/^.*[/\\]/, '')
  if (more === 0 || file === undefined) return ''
  const pages = countedText(more, top.length === 0 ? 'page' : 'more page')
  return `${pages} ${more === 1 ? 'is' : 'are'} in ${toCode(file)}.`
}

function howToRead({ requests, period }: VisitorsExport): string {
  const notes = [
    'The counts are approximate numbers of distinct visitors.',
    'Rows do not add up: who visited two pages counts on both, and once for the site. Nor do periods: who came in two weeks counts once for both.',
    'Columns do not add up: who was seen both as a person and as AI counts once in all.',
    `Both days named in ${periodLabel(period)} are included.`,
    `This run made ${countedText(requests, 'request')} of the 100 an hour that all analytics of the organisation share.`,
  ]
  const list = notes.map((note) => `- ${note}`).join('\n')
  return `<details><summary>How to read this</summary>\n\n${list}\n\n</details>`
}
