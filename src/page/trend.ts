// The trend of people and AI: a chart, and a table of the same numbers.
import uPlot from 'uplot'
import { periodText } from '../visitors/period.ts'
import type { PeriodTotals } from '../visitors/visitors.ts'
import type { Report } from './data.ts'
import { create, find, hiddenText, table } from './dom.ts'
import { countText } from './text.ts'

const chartHeight = 260
/** Pixels that a date needs at most, those between two dates, and those of the counts at the side. */
const labelWidth = 80
const labelGap = 16
const axisWidth = 60

type Series = PeriodTotals[]

/** Draws the trend. Returns a function that draws it again in the colors of the moment. */
export function showTrend({ trend }: Report): () => void {
  if (trend === null) return showNote('Set trend: 12 in the workflow to see a chart of 12 periods.')
  if (trend.length < 2) return showNote('No earlier period was read, so there is no chart.')
  const first = trend[0]?.totals
  const last = trend.at(-1)?.totals
  const box = create('div', {
    ...{ class: 'chart', role: 'img' },
    'aria-label': `Line chart of ${trend.length} periods. People from ${countText(first?.human ?? 0)} to ${countText(last?.human ?? 0)}, AI from ${countText(first?.ai ?? 0)} to ${countText(last?.ai ?? 0)}.`,
  })
  const readout = create('p', { class: 'readout', 'aria-hidden': 'true' })
  find('trend').append(legend(), box, readout, numbers(trend))
  let chart = draw(trend, box, readout)
  new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: chartHeight })).observe(box)
  return () => {
    chart.destroy()
    chart = draw(trend, box, readout)
  }
}

function showNote(text: string): () => void {
  find('trend').append(create('p', { class: 'note' }, text))
  return () => undefined
}

function legend(): HTMLElement {
  return create(
    'p',
    { class: 'legend' },
    create('span', { class: 'key human' }, 'People'),
    ' ',
    create('span', { class: 'key ai' }, 'AI, dashed'),
  )
}

function draw(series: Series, box: HTMLElement, readout: HTMLElement): uPlot {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => colorOf(style.getPropertyValue(name), box)
  const axis = {
    stroke: color('--muted'),
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  }
  const points = { show: true, size: 7 }
  const options: uPlot.Options = {
    ...{ width: box.clientWidth, height: chartHeight },
    // The last label is centered below the last period, and may be wider than the room beside it.
    padding: [null, labelWidth / 2, null, null],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    // Half a period on each side leaves room for the first and the last label.
    scales: {
      x: { time: false, range: [-0.5, series.length - 0.5] },
      y: { range: (_, __, max) => [0, Math.max(1, max * 1.08)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 34,
        splits: ({ width }) => labeledPeriods(series, width),
        values: (_, splits) => splits.map((index) => series[index]?.period.dateFrom ?? ''),
      },
      {
        ...axis,
        size: axisWidth,
        values: (_, splits) => splits.map((value) => (Number.isInteger(value) ? countText(value) : '')),
      },
    ],
    series: [
      {},
      { label: 'People', stroke: color('--human'), width: 2, points: { ...points, fill: color('--human') } },
      {
        label: 'AI',
        stroke: color('--ai'),
        width: 2,
        dash: [7, 5],
        points: { ...points, fill: color('--card') },
      },
    ],
    hooks: { setCursor: [({ cursor }) => readOut(series, cursor.idx ?? null, readout)] },
  }
  const data: uPlot.AlignedData = [
    series.map((_, index) => index),
    series.map(({ totals }) => totals.human),
    series.map(({ totals }) => totals.ai),
  ]
  readOut(series, null, readout)
  return new uPlot(options, data, box)
}

/** The newest period and every so many before, as many as have room for a date. */
function labeledPeriods(series: Series, width: number): number[] {
  const count = series.length
  const neededWidth = labelWidth + labelGap
  const every = Math.ceil((count * neededWidth) / Math.max(neededWidth, width - axisWidth))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}

/** A canvas takes no `light-dark()` color, so an element resolves it. */
function colorOf(value: string, box: HTMLElement): string {
  const probe = create('span')
  probe.style.color = value
  box.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The numbers under the pointer, or those of the last period. */
function readOut(series: Series, index: number | null, readout: HTMLElement): void {
  const { period, totals } = series[index ?? series.length - 1] ?? {}
  if (!period || !totals) return
  readout.textContent = `${periodText(period)}: ${countText(totals.human)} people, ${countText(totals.ai)} AI, ${countText(totals.total)} in all`
}

function numbers(series: Series): HTMLElement {
  const rows = series
    .toReversed()
    .map(({ period, totals }) =>
      create(
        'tr',
        {},
        create('th', { scope: 'row' }, periodText(period)),
        ...[totals.human, totals.ai, totals.total].map((count) =>
          create('td', { class: 'number' }, countText(count)),
        ),
      ),
    )
  const caption = 'Visitors in each period'
  return create(
    'details',
    {},
    create('summary', {}, 'Numbers of the chart', hiddenText(' as a table')),
    table(caption, ['Period', 'People', 'AI', 'All'], rows),
  )
}
