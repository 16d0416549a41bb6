// The pages in the job summary: the most visited ones, and those that rose and fell most.
import { changeText, countText } from '../../format.ts'
import { joinParagraphs, joinSentences, toEntities, toOneLine } from '../../markdown/escape.ts'
import type { PagesComparison } from '../comparison.ts'
import { aiShare, type Measure, type PageChange, type VisitorsRow } from '../counts.ts'
import { periodLabel } from '../period.ts'
import { topTitles } from '../top-pages.ts'
import type { VisitorsExport } from '../visitors.ts'

const maxPathLength = 120
/** Of risers and of fallers. The report page shows all of them. */
const maxChanges = 10

/** Which visitors a change counts, for a sentence. */
const visitorNames: Record<Measure, string> = { total: 'all visitors', human: 'people', ai: 'AI visitors' }

/** The most visited pages, with AI's share of each. Null if there is none to show. */
export function topSection({ top, comparison }: VisitorsExport, topBy: Measure): string | null {
  if (top.length === 0) return null
  const head = comparison ? '| Page | People | AI (%) | All (±%) |' : '| Page | People | AI (%) | All |'
  const rows = top.map((row) => `| ${pathCode(row.path)} | ${topCells(row, comparison)} |`)
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
function shortChange({ kind, now, before }: PageChange): string {
  if (kind === 'new') return 'new'
  const change = (Math.round(now.total) - Math.round(before.total)) / Math.max(1, Math.round(before.total))
  return change.toLocaleString('en-US', { style: 'percent', signDisplay: 'exceptZero' })
}

/** The pages that rose and fell most, and how many are new and gone. Null if no pages were compared. */
export function changesSection({ comparison }: VisitorsExport, topBy: Measure): string | null {
  if (comparison === null) return null
  const tables = [
    { title: 'Rising pages', changes: comparison.risers },
    { title: 'Falling pages', changes: comparison.fallers },
  ].flatMap(({ title, changes }) => changesTable({ title, changes, measure: topBy }) ?? [])
  return joinParagraphs([...tables, comparedText(comparison, topBy)])
}

type ChangesTable = {
  title: string
  changes: readonly PageChange[]
  measure: Measure
}

function changesTable({ title, changes, measure }: ChangesTable): string | null {
  if (changes.length === 0) return null
  const rows = changes.slice(0, maxChanges).map(({ kind, path, now, before }) => {
    const change = changeText(now[measure], before[measure])
    const cells = [countText(before[measure]), countText(now[measure])].join(' | ')
    return `| ${pathCode(path)} | ${cells} | ${kind === 'both' ? change : `${change}, ${kind}`} |`
  })
  const head = ['| Page | Before | Now | Change |', '|---|---:|---:|---:|']
  return [`### ${title}`, '', ...head, ...rows].join('\n')
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
      : `Not every page of ${cut.join(' and ')} was read, so pages missing there are not compared.`,
  ])
}

function percentText(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent' })
}

/** A path as code with a line break opportunity between words, and within long ones. */
function pathCode(path: string): string {
  const words = toOneLine(path, maxPathLength).match(/[^/._-]{1,9}[/._-]*|[/._-]+/gu) ?? []
  return `<code>${words.map(toEntities).join('<wbr>')}</code>`
}
