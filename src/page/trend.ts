// The trend of people and AI: a line chart, and a table of the same numbers.
import { type VisitorKind, visitorKinds } from '../visitors/counts.ts'
import { type PeriodTotals, periodText } from '../visitors/period.ts'
import { scaleOf } from './chart-scale.ts'
import type { Report } from './data.ts'
import { create, draw, find, note, table } from './dom.ts'
import { countText } from './text.ts'

/** Shows the chart, or says why there is none. */
export function showTrend({ trend }: Report) {
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last)
    find('trend').append(
      note(
        'There is no chart. For one, set trend: 12 in the workflow, and export a period that has ended.',
      ),
    )
  else if (first === last)
    find('trend').append(
      note('No earlier period was read, so there is no chart.'),
    )
  else showChart(trend, first, last)
}

function showChart(
  trend: readonly PeriodTotals[],
  first: PeriodTotals,
  last: PeriodTotals,
) {
  const change = (kind: VisitorKind) =>
    `${countText(first.totals[kind])} to ${countText(last.totals[kind])}`
  const ariaLabel = `Line chart of ${trend.length} periods. People from ${change('human')}, AI from ${change('ai')}.`
  const box = create('div', { className: 'chart', role: 'img', ariaLabel })
  const readout = create('p', { className: 'readout', ariaHidden: 'true' })
  const legend = create(
    'p',
    { className: 'legend' },
    create('span', { className: 'key human' }, 'People'),
    ' ',
    create('span', { className: 'key ai' }, 'AI, dashed'),
  )
  const readOut = ({ period, totals: { human, ai, total } } = last) => {
    readout.textContent = `${periodText(period)}: ${countText(human)} people, ${countText(ai)} AI, ${countText(total)} in all`
  }
  find('trend').append(legend, box, readout, numbersTable(trend))
  readOut()
  box.onpointerleave = () => readOut()
  box.onpointermove = ({ clientX }) => {
    const { left, width } = box.getBoundingClientRect()
    readOut(trend[scaleOf(trend, width).nearest(clientX - left)])
  }
  new ResizeObserver(() =>
    box.replaceChildren(chart(trend, box.clientWidth)),
  ).observe(box)
}

function chart(trend: readonly PeriodTotals[], width: number) {
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

function numbersTable(trend: readonly PeriodTotals[]) {
  const rows = trend
    .toReversed()
    .map(({ period, totals: { human, ai, total } }) => [
      periodText(period),
      ...[human, ai, total].map(countText),
    ])
  return create(
    'details',
    {},
    create('summary', {}, 'Numbers of the chart'),
    table('Visitors in each period', ['Period', 'People', 'AI', 'All'], rows),
  )
}
