// Where the chart of the trend has its points, lines and labels, in pixels.
import type { PeriodTotals } from '../visitors/period.ts'

const height = 260
const top = 12
/** Of the dates below and of the counts at the side. */
const dateHeight = 34
const sideWidth = 60
/**
 * Of a date, with the room to the next one, and what the last one needs at its
 * right.
 */
const [dateWidth, margin] = [96, 34]

/** The scale of a chart of that width. */
export function scaleOf(trend: readonly PeriodTotals[], width: number) {
  const count = trend.length
  const bottom = height - dateHeight
  const ticks = ticksTo(
    Math.max(1, ...trend.flatMap(({ totals }) => [totals.human, totals.ai])),
  )
  const max = ticks.at(-1) ?? 1
  const step = Math.max(0, width - sideWidth - margin) / count
  const every = Math.ceil(dateWidth / Math.max(1, step))
  return {
    height,
    left: sideWidth,
    bottom,
    ticks,
    x: (index: number) => sideWidth + (index + 0.5) * step,
    y: (value: number) => bottom - (value / max) * (bottom - top),
    /**
     * The newest period and every so many before, as many as have room for a
     * date.
     */
    labeled: trend
      .map((_, index) => index)
      .filter((index) => (count - 1 - index) % every === 0),
    /** The period at a distance from the left. */
    nearest: (px: number) =>
      Math.min(count - 1, Math.max(0, Math.floor((px - sideWidth) / step))),
  }
}

/**
 * Round numbers from 0 to the first one that is not below the greatest value,
 * at most seven.
 */
export function ticksTo(greatest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(greatest / 5))
  const steps = [1, 2, 5, 10].map((factor) => Math.max(1, factor * power))
  const step = steps.find((one) => greatest / one <= 6) ?? 1
  return Array.from(
    { length: Math.ceil(greatest / step) + 1 },
    (_, index) => index * step,
  )
}
