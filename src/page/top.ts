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
export function showTop({ pages, siteUrl, topBy }: Report) {
  const select = find('top-by')
  if (!(select instanceof HTMLSelectElement)) return
  const list = () => {
    const measure = measures.find((one) => one === select.value) ?? 'total'
    find('top-title').textContent = topTitles[measure]
    const top = mostVisited(pages, measure, maxPages)
    const items = top.map((page) => item(page, top, siteUrl))
    find('top').replaceChildren(
      items.length > 0
        ? create('ol', { className: 'bars' }, ...items)
        : note('No page has such visitors in this period.'),
    )
  }
  select.value = topBy
  select.onchange = list
  list()
}

function item(page: Page, top: readonly Page[], siteUrl: string | null) {
  const share = shareText(page) && ` (${shareText(page)})`
  const line = (kind: VisitorKind, text: string) =>
    create(
      'span',
      { className: 'line' },
      bar(kind, page, top),
      create('span', { className: 'value' }, text),
    )
  const human = line('human', `${countText(page.human)} people`)
  const ai = line('ai', `${countText(page.ai)} AI${share}`)
  return create('li', {}, pathElement(page.path, siteUrl), ' ', human, ' ', ai)
}
