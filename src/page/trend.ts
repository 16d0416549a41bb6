// The trend of people and AI: a line chart, and a table of the same numbers.
import { type VisitorKind, visitorKinds } from '../visitors/counts.ts'
import { type PeriodTotals, periodText } from '../visitors/period.ts'
import { scaleOf } from './chart-scale.ts'
import type { Report } from './data.ts'
import { create, draw, find, note, row, table } from './dom.ts'
import { countText } from './text.ts'

/** Shows the chart, or says why there is none. */
export function showTrend({ trend }: Report): void {
  if (trend.length === 0)
    find('trend').append(note('Set trend: 12 in the workflow to see a chart.'))
  else if (trend.length === 1)
    find('trend').append(
      note('No earlier period was read, so there is no chart.'),
    )
  else showChart(trend)
}

function showChart(trend: readonly PeriodTotals[]): void {
  const [first, last] = [trend[0]?.totals, trend.at(-1)?.totals]
  const change = (kind: VisitorKind) =>
    `${countText(first?.[kind] ?? 0)} to ${countText(last?.[kind] ?? 0)}`
  const label = `Line chart of ${trend.length} periods. People from ${change('human')}, AI from ${change('ai')}.`
  const box = create('div', {
    class: 'chart',
    role: 'img',
    'aria-label': label,
  })
  const readout = create('p', { class: 'readout', 'aria-hidden': 'true' })
  const legend = create(
    'p',
    { class: 'legend' },
    key('human', 'People'),
    ' ',
    key('ai', 'AI, dashed'),
  )
  const readOut = (period: PeriodTotals | undefined) => {
    if (period)
      readout.textContent = `${periodText(period.period)}: ${numbersText(period)}`
  }
  find('trend').append(legend, box, readout, numbersTable(trend))
  readOut(trend.at(-1))
  box.addEventListener('pointerleave', () => readOut(trend.at(-1)))
  box.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = box.getBoundingClientRect()
    readOut(trend[scaleOf(trend, width).nearest(clientX - left)])
  })
  new ResizeObserver(() =>
    box.replaceChildren(chart(trend, box.clientWidth)),
  ).observe(box)
}

function key(kind: VisitorKind, text: string): HTMLElement {
  return create('span', { class: `key ${kind}` }, text)
}

function numbersText({ totals: { human, ai, total } }: PeriodTotals): string {
  return `${countText(human)} people, ${countText(ai)} AI, ${countText(total)} in all`
}

function chart(trend: readonly PeriodTotals[], width: number): SVGElement {
  const { x, y, ticks, labeled, height, left, bottom } = scaleOf(trend, width)
  const grid = ticks.flatMap((count) => [
    draw('line', {
      class: 'grid',
      x1: left,
      x2: width,
      y1: y(count),
      y2: y(count),
    }),
    draw(
      'text',
      { class: 'side', x: left - 8, y: y(count) + 4 },
      countText(count),
    ),
  ])
  const dates = labeled.map((index) =>
    draw(
      'text',
      { class: 'date', x: x(index), y: bottom + 20 },
      trend[index]?.period.dateFrom ?? '',
    ),
  )
  const lines = visitorKinds.flatMap((kind) => {
    const points = trend.map(({ totals }, index) => [x(index), y(totals[kind])])
    const dots = points.map(([cx = 0, cy = 0]) =>
      draw('circle', { class: kind, cx, cy, r: 3.5 }),
    )
    return [
      draw('polyline', { class: kind, points: points.join(' ') }),
      ...dots,
    ]
  })
  return draw(
    'svg',
    { width, height, 'aria-hidden': 'true' },
    ...grid,
    ...dates,
    ...lines,
  )
}

function numbersTable(trend: readonly PeriodTotals[]): HTMLElement {
  const rows = trend
    .toReversed()
    .map(({ period, totals: { human, ai, total } }) =>
      row(
        periodText(period),
        countText(human),
        countText(ai),
        countText(total),
      ),
    )
  const numbers = table(
    'Visitors in each period',
    ['Period', 'People', 'AI', 'All'],
    rows,
  )
  return create(
    'details',
    {},
    create('summary', {}, 'Numbers of the chart'),
    numbers,
  )
}
