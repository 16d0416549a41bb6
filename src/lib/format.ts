// Times, durations and counts as people read them. Times are absolute, in UTC.
// `Intl` takes 13 ms to load, so it is used only where a count is written.

/** A duration such as `0s`, `45s`, `4m 12s` or `1h 03m`. */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.round(durationMs / 1_000))
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds}s`
  if (minutes >= 60) return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`
  return seconds % 60 === 0
    ? `${minutes}m`
    : `${minutes}m ${pad(seconds % 60)}s`
}

/** A date and time such as `2026-11-20 14:32 UTC`. */
export function dateTimeText(at: Date): string {
  const [date, time] = at.toISOString().split('T')
  return `${date} ${time?.slice(0, 5)} UTC`
}

/** A whole number such as `12,345`. */
export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

/** A count with its noun, such as `1 page` or `12,345 pages`. */
export function countedText(count: number, noun: string): string {
  return `${countText(count)} ${count === 1 ? noun : `${noun}s`}`
}

/**
 * How a count has changed, such as `+234 (+23.4%)`. Without a percentage if it
 * was 0.
 */
export function changeText(now: number, before: number): string {
  const difference = (now - before).toLocaleString('en-US', {
    signDisplay: 'exceptZero',
  })
  if (before === 0 || now === before) return difference
  const share = ((now - before) / before).toLocaleString('en-US', percent)
  return `${difference} (${share})`
}

const percent = {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
} as const

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
