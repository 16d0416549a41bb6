// The script of the report page. It runs in the reader's browser, without a
// network.
import { overlapText } from '../visitors/counts.ts'
import { periodLabel, periodText } from '../visitors/period.ts'
import { showChanges } from './changes.ts'
import { type Report, toReport } from './data.ts'
import { create, find, note } from './dom.ts'
import { showPages } from './pages.ts'
import { showSections } from './sections.ts'
import { changeText, countText, shareText } from './text.ts'
import { showTop } from './top.ts'
import { showTrend } from './trend.ts'

const report = toReport(JSON.parse(find('data').textContent))
showHead(report)
showTotals(report)
showTrend(report)
showTop(report)
showChanges(report)
showSections(report, showPages(report))
document.body.dataset.ready = 'true'

/**
 * Whose docs these are, the period, a problem if there was one, and the theme.
 */
function showHead({ site, period, before, problem }: Report) {
  document.title = `Visitors of ${site}, ${periodText(period)}`
  find('title').append(site)
  find('period').append(periodLabel(period, before?.period))
  if (problem !== '') find('problem').append(note(problem))
  find('theme').onchange = ({ target }) => {
    if (target instanceof HTMLSelectElement)
      document.documentElement.dataset.theme = target.value
  }
}

function showTotals({ totals, before }: Report) {
  const names = { human: 'People', ai: 'AI', total: 'All visitors' }
  const tiles = (['human', 'ai', 'total'] as const).map((measure) => {
    const now = totals[measure]
    const earlier = before?.totals[measure]
    const lines =
      earlier === undefined
        ? ['', '']
        : [`Change ${changeText(now, earlier)}`, `Before ${countText(earlier)}`]
    return create(
      'div',
      { className: `tile ${measure}` },
      create('dt', {}, names[measure]),
      create('dd', { className: 'count' }, countText(now)),
      ...lines.map((line) => create('dd', { className: 'change' }, line)),
    )
  })
  const text = `AI is ${shareText(totals)} of all visitors. ${overlapText(totals) ?? ''}`
  find('totals').append(
    create('dl', { className: 'tiles' }, ...tiles),
    totals.total === 0
      ? note('Nobody visited the site in this period.')
      : create('p', {}, text),
  )
}
