// The job summary of an export: the verdict, the totals beside those before, the most visited pages, and how to read it.
import { changeText, countedText, countText } from '../format.ts'
import { toCode, toEntities, toOneLine } from '../markdown/escape.ts'
import { bar, trendChart } from './chart.ts'
import { periodLabel, shortLabels } from './period.ts'
import { visitorsVerdictOf } from './status.ts'
import type { Counts, VisitorsExport, VisitorsRequest } from './visitors.ts'

/** The summary's Markdown. */
export function renderVisitorsSummary(exported: VisitorsExport, request: VisitorsRequest): string {
  const verdict = visitorsVerdictOf(exported)
  const paragraphs = [
    `## ${verdict.icon} ${verdict.title}`,
    exported.totals ? `Period: ${periodLabel(exported.period)}.` : '',
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

const longestPath = 120

const measures = [
  { name: 'People', of: 'human' },
  { name: 'AI', of: 'ai' },
  { name: 'All', of: 'total' },
] as const

function totalsTable({ period, earlier }: VisitorsExport, totals: Counts, request: VisitorsRequest): string {
  const now = measures.map(({ name, of }) => `| ${name} | ${countText(totals[of])} |`)
  const before = request.compare ? earlier[0] : undefined
  const labels = shortLabels(before ? [period, before.period] : [period])
  const head = `| Visitors | ${labels.join(' | ')} |`
  if (!before) return [head, '|---|---:|', ...now].join('\n')
  const compared = measures.map(({ of }, index) => {
    const count = before.totals[of]
    return `${now[index]} ${countText(count)} | ${changeText(totals[of], count)} |`
  })
  return [`${head} Change |`, '|---|---:|---:|---:|', ...compared].join('\n')
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
    return `| ${pathCode(path)}<br>${bar(total, first.total)} | ${counts} |`
  })
  const head = ['| Page | People | AI | All |', '|---|---:|---:|---:|']
  return ['### Most visited pages', '', ...head, ...rows].join('\n')
}

/** A path as code that a narrow page breaks between its words, and within those that are long. */
function pathCode(path: string): string {
  const words = toOneLine(path, longestPath).match(/[^/._-]{1,10}[/._-]*|[/._-]+/gu) ?? []
  return `<code>${words.map(toEntities).join('<wbr>')}</code>`
}

function restText({ rows, top, files }: VisitorsExport): string {
  const more = rows - top.length
  const file = Object.values(files)[0]?.replace(/^.*[/\\]/, '')
  if (more === 0 || file === undefined) return ''
  const pages = countedText(more, top.length === 0 ? 'page' : 'more page')
  return `${pages} ${more === 1 ? 'is' : 'are'} in ${toCode(file)}.`
}

function howToRead({ requests }: VisitorsExport): string {
  const notes = [
    'The counts are approximate numbers of distinct visitors.',
    'Rows do not add up: who visited two pages counts on both, and once for the site. Nor do periods: who came in two weeks counts once for both.',
    'People and AI do not add up to all: who was seen as both counts once in all.',
    'The first and the last day of the period are included.',
    'The bars compare all visitors of a page with those of the first.',
    `This run made ${countedText(requests, 'request')} of the 100 an hour that all analytics of the organisation share.`,
  ]
  const list = notes.map((note) => `- ${note}`).join('\n')
  return `<details><summary>How to read this</summary>\n\n${list}\n\n</details>`
}
