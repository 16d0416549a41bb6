// The most visited pages as bars, people and AI apart.
import {
  measures,
  mostVisited,
  topTitles,
  type VisitorKind,
} from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { bar, create, find, note } from './dom.ts'
import { countText, pathElement, shareText } from './text.ts'

const maxPages = 10

/**
 * Shows the pages, and shows them again when the reader chooses other visitors
 * to sort by.
 */
export function showTop(report: Report): void {
  const select = find('top-by')
  if (!(select instanceof HTMLSelectElement)) return
  select.value = report.topBy
  select.addEventListener('change', () => list(report, select.value))
  list(report, report.topBy)
}

function list({ pages, siteUrl }: Report, chosen: string): void {
  const measure = measures.find((one) => one === chosen) ?? 'total'
  find('top-title').textContent = topTitles[measure]
  const top = mostVisited(pages, measure, maxPages)
  const max = Math.max(0, ...top.flatMap(({ human, ai }) => [human, ai]))
  const items = top.map((page) => item(page, max, siteUrl))
  const bars = create('ol', { class: 'bars' }, ...items)
  find('top').replaceChildren(
    items.length > 0 ? bars : note('No page has such visitors in this period.'),
  )
}

function item(page: Page, max: number, siteUrl: string | null): HTMLElement {
  const share = shareText(page) && ` (${shareText(page)})`
  const line = (kind: VisitorKind, text: string) =>
    create(
      'span',
      { class: 'line' },
      bar(kind, page[kind], max),
      create('span', { class: 'value' }, text),
    )
  const human = line('human', `${countText(page.human)} people`)
  const ai = line('ai', `${countText(page.ai)} AI${share}`)
  return create('li', {}, pathElement(page.path, siteUrl), ' ', human, ' ', ai)
}
