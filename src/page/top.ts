// The most visited pages as bars, people and AI apart.
import { aiShare, byCount, type Measure } from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { bar, create, find } from './dom.ts'
import { countText, pathElement, shareText } from './text.ts'

const maxPages = 15

/** Shows the pages, and shows them again when the reader chooses other visitors to sort by. */
export function showTop(report: Report): void {
  const select = find('top-by')
  if (!(select instanceof HTMLSelectElement)) return
  select.value = report.topBy
  select.addEventListener('change', () => list(report, toMeasure(select.value)))
  list(report, report.topBy)
}

function list({ pages, siteUrl }: Report, measure: Measure): void {
  const top = pages.toSorted(byCount(measure)).slice(0, maxPages)
  const max = Math.max(0, ...top.flatMap(({ human, ai }) => [human, ai]))
  const items = top.map((page) => item(page, max, siteUrl))
  find('top').replaceChildren(
    items.length > 0
      ? create('ol', { class: 'bars' }, ...items)
      : create('p', { class: 'note' }, 'No page was visited in this period.'),
  )
}

function item(page: Page, max: number, siteUrl: string | null): HTMLElement {
  const share = aiShare(page)
  const shareNote = share === null ? '' : ` (${shareText(share)})`
  return create(
    'li',
    {},
    pathElement(page.path, siteUrl),
    ' ',
    line('human', page.human, { max, text: `${countText(page.human)} people` }),
    ' ',
    line('ai', page.ai, { max, text: `${countText(page.ai)} AI${shareNote}` }),
  )
}

function line(
  kind: 'human' | 'ai',
  value: number,
  { max, text }: { max: number; text: string },
): HTMLElement {
  return create('span', { class: 'line' }, bar(kind, value, max), create('span', { class: 'value' }, text))
}

function toMeasure(value: string): Measure {
  return value === 'human' || value === 'ai' ? value : 'total'
}
