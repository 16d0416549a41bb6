// The totals of the site with their change.
import { periodLabel, periodText } from '../visitors/period.ts'
import type { Report } from './data.ts'
import { create, find } from './dom.ts'
import { changeText, countText, shareText } from './text.ts'

const measures = [
  { name: 'People', measure: 'human' },
  { name: 'AI', measure: 'ai' },
  { name: 'All visitors', measure: 'total' },
] as const

/** Fills in the period, a problem if there was one, and the totals. */
export function showTotals({ period, totals, before, problem }: Report): void {
  document.title += `, ${periodText(period)}`
  find('period').append(periodLabel(period), before ? `, compared with ${periodText(before.period)}` : '')
  if (problem !== '') find('problem').append(create('p', { class: 'note', role: 'status' }, problem))
  const tiles = measures.map(({ name, measure }) => {
    const count = totals[measure]
    const change = before && changeText(count, before.totals[measure])
    return create(
      'div',
      { class: `tile ${measure}` },
      create('dt', {}, name),
      create('dd', { class: 'count' }, countText(count)),
      change === undefined ? null : create('dd', { class: 'change' }, change),
    )
  })
  find('totals').append(create('dl', { class: 'tiles' }, ...tiles), ...emptyNote(totals.total))
  if (totals.total > 0) {
    const share = shareText(Math.min(1, totals.ai / totals.total))
    find('totals').append(create('p', {}, `AI is ${share} of all visitors. Each visitor is counted once.`))
  }
}

function emptyNote(total: number): HTMLElement[] {
  return total > 0 ? [] : [create('p', { class: 'note' }, 'Nobody visited the site in this period.')]
}
