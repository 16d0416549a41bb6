// The job summary of an export: the totals beside those before, the trend, the most visited pages, and how to read it.
import { changeText, countedText, countText } from '../format.ts'
import { detailLine, joinParagraphs, toCode, toEntities, toOneLine } from '../markdown/escape.ts'
import { bar, trendChart } from './chart.ts'
import { periodLabel, shortLabels } from './period.ts'
import { describeExport } from './status.ts'
import { type Counts, maxRequestsPerHour, type VisitorsExport, type VisitorsRequest } from './visitors.ts'

/** The summary's Markdown. */
export function renderVisitorsSummary(exported: VisitorsExport, request: VisitorsRequest): string {
  const { icon, title, text, next } = describeExport(exported)
  const { totals } = exported
  const paragraphs = joinParagraphs([
    `## ${icon} ${title}`,
    totals && `Period: ${periodLabel(exported.period)}.`,
    text,
    detailLine(exported.detail),
    next,
    totals && totalsTable(exported, totals, request),
    totals && trendSection(exported, totals, request),
    topSection(exported),
    restText(exported),
    totals && howToRead(exported),
  ])
  return `${paragraphs}\n`
}

const maxPathLength = 120

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

function trendSection({ period, earlier }: VisitorsExport, totals: Counts, { trend }: VisitorsRequest) {
  if (trend < 2) return null
  const chart = trendChart([{ period, totals }, ...earlier].slice(0, trend))
  return chart && `### Trend\n\n${chart}`
}

function topSection({ top }: VisitorsExport): string | null {
  const [first] = top
  if (!first) return null
  const rows = top.map(({ path, human, ai, total }) => {
    const counts = [human, ai, total].map(countText).join(' | ')
    return `| ${pathCode(path)}<br>${bar(total, first.total)} | ${counts} |`
  })
  const head = ['| Page | People | AI | All |', '|---|---:|---:|---:|']
  return ['### Most visited pages', '', ...head, ...rows].join('\n')
}

/** A path as code with a line break opportunity between words, and within long ones. */
function pathCode(path: string): string {
  const words = toOneLine(path, maxPathLength).match(/[^/._-]{1,10}[/._-]*|[/._-]+/gu) ?? []
  return `<code>${words.map(toEntities).join('<wbr>')}</code>`
}

function restText({ rows, top, files }: VisitorsExport): string | null {
  const more = rows - top.length
  const file = Object.values(files)[0]?.replace(/^.*[/\\]/, '')
  if (more === 0 || file === undefined) return null
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
    `This run made ${countedText(requests, 'request')} of the ${maxRequestsPerHour} an hour that all analytics of the organisation share.`,
  ]
  const list = notes.map((note) => `- ${note}`).join('\n')
  return `<details><summary>How to read this</summary>\n\n${list}\n\n</details>`
}
