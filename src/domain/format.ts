// Counts as people read them.

const separated = new Intl.NumberFormat('en-US')
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
})

/** A count such as `12,345`. */
export function countText(count: number): string {
  return separated.format(count)
}

/** A count with its noun, such as `1 page` or `12,345 pages`. */
export function countedText(count: number, noun: string): string {
  return `${countText(count)} ${count === 1 ? noun : `${noun}s`}`
}

/** How a count has changed, such as `+234 (+23.4%)`; without a percentage where there was nothing before. */
export function changeText(now: number, before: number): string {
  const difference = signed.format(now - before)
  return before === 0 || now === before
    ? difference
    : `${difference} (${percent.format((now - before) / before)})`
}
