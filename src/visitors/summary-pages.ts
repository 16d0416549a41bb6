// The pages in the job summary: the most visited ones, and those that rose and fell most.
import { joinParagraphs, joinSentences, toEntities, toOneLine } from '../base/escape.ts'
import { countText } from '../base/format.ts'
import type { PagesComparison } from './comparison.ts'
import { aiShare, differenceIn, type Measure, type PageChange, type VisitorsRow } from './counts.ts'
import { maxSafePathLength, pageLink, pathBreak, showInvisible } from './paths.ts'
import { periodLabel } from './period.ts'
import { topTitles } from './top-pages.ts'
import type { VisitorsExport, VisitorsRequest } from './visitors.ts'

const maxPathLength = 120
/** Of risers and of fallers. The report page shows all of them. */
const maxChanges = 10

/** Which visitors a change counts, for a sentence. */
const visitorNames: Record<Measure, string> = { total: 'all visitors', human: 'people', ai: 'AI visitors' }

/** Which visitors the pages are chosen by, and where they link to. */
type PagesChoice = Pick<VisitorsRequest, 'topBy' | 'siteUrl'>

/** The most visited pages, with AI's share of each. Null if there is none to show. */
export function topSection(
  { top, comparison }: VisitorsExport,
  { topBy, siteUrl }: PagesChoice,
): string | null {
  if (top.length === 0) return null
  const head = comparison ? '| Page | People | AI (%) | All (±%) |' : '| Page | People | AI (%) | All |'
  const rows = top.map((row) => `| ${pathCell(row.path, siteUrl)} | ${topCells(row, comparison)} |`)
  return [`### ${topTitles[topBy]}`, '', head, '|---|---:|---:|---:|', ...rows].join('\n')
}

function topCells(row: VisitorsRow, comparison: PagesComparison | null): string {
  const share = aiShare(row)
  const ai = share === null ? countText(row.ai) : `${countText(row.ai)} (${percentText(share)})`
  const change = comparison?.changeIn(row.path)
  const all = change ? `${countText(row.total)} (${shortChange(change)})` : countText(row.total)
  return [countText(row.human), ai, all].join(' | ')
}

/** The change of all visitors of a page, such as `+5%` or `new`. */
function shortChange(change: PageChange): string {
  return change.kind === 'new' ? 'new' : signedPercentText(differenceIn(change, 'total'), change.before.total)
}

/** The pages that rose and fell most, and how many are new and gone. Null if no pages were compared. */
export function changesSection({ comparison }: VisitorsExport, choice: PagesChoice): string | null {
  if (comparison === null) return null
  const tables = [
    { title: 'Rising pages', changes: comparison.risers },
    { title: 'Falling pages', changes: comparison.fallers },
  ].flatMap(({ title, changes }) => changesTable({ title, changes, choice }) ?? [])
  return joinParagraphs([...tables, comparedText(comparison, choice.topBy)])
}

type ChangesTable = {
  title: string
  changes: readonly PageChange[]
  choice: PagesChoice
}

function changesTable({ title, changes, choice }: ChangesTable): string | null {
  const { topBy: measure, siteUrl } = choice
  if (changes.length === 0) return null
  const rows = changes.slice(0, maxChanges).map((change) => {
    const counts = [change.before[measure], change.now[measure]].map(countText).join(' | ')
    return `| ${pathCell(change.path, siteUrl)} | ${counts} | ${longChange(change, measure)} |`
  })
  const head = ['| Page | Then | Now | Change |', '|---|---:|---:|---:|']
  return [`### ${title}`, '', ...head, ...rows].join('\n')
}

/** The change of a page, such as `+120 (+5%)`, `+120, new` or `-45, gone`. */
function longChange(change: PageChange, measure: Measure): string {
  const difference = differenceIn(change, measure)
  const text = signedText(difference)
  if (change.kind !== 'both') return `${text}, ${change.kind}`
  const percent = signedPercentText(difference, change.before[measure])
  return percent === text ? text : `${text} (${percent})`
}

function comparedText(comparison: PagesComparison, measure: Measure): string {
  const { compared, newPages, gonePages, isNowWhole, isBeforeWhole } = comparison
  const parts = [
    `${countText(compared)} in both periods`,
    ...(newPages === null ? [] : [`${countText(newPages)} new`]),
    ...(gonePages === null ? [] : [`${countText(gonePages)} gone`]),
  ]
  const cut = [...(isNowWhole ? [] : ['this period']), ...(isBeforeWhole ? [] : ['the period before'])]
  return joinSentences([
    `Compared with ${periodLabel(comparison.period)} by ${visitorNames[measure]}. Pages: ${parts.join(', ')}.`,
    cut.length === 0
      ? null
      : `Not every page of ${cut.join(' and ')} was read, so pages missing there aren't compared.`,
  ])
}

/** A change in whole percent, because a column has little room. A change from 0 has none, and is a difference. */
function signedPercentText(difference: number, before: number): string {
  const base = Math.round(before)
  if (base === 0) return signedText(difference)
  return (difference / base).toLocaleString('en-US', { style: 'percent', signDisplay: 'exceptZero' })
}

function signedText(difference: number): string {
  return difference.toLocaleString('en-US', { signDisplay: 'exceptZero' })
}

function percentText(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent' })
}

/** A path as code that breaks between its words, with a link to its page. A longer one was cut, and links to none. */
function pathCell(path: string, siteUrl: string | null): string {
  const words = toOneLine(showInvisible(path), maxPathLength).split(pathBreak)
  const code = `<code>${words.map(toEntities).join('<wbr>')}</code>`
  return siteUrl === null || path.length > maxSafePathLength ? code : `[${code}](${pageLink(siteUrl, path)})`
}
