// The `Retry-After` header, parsed as strictly as RFC 9110, section 10.2.3: `Number('')` is 0, and `Date.parse('-1')` is a
// date.

const maxMs = 24 * 60 * 60_000
const imfDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Milliseconds to wait, 0 for a date that has passed, at most a day; null if the header is absent or not valid. */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  const value = header?.trim() ?? ''
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1_000, maxMs)
  if (!imfDate.test(value)) return null
  const atMs = Date.parse(value)
  if (Number.isNaN(atMs)) return null
  return Math.min(Math.max(0, atMs - now.getTime()), maxMs)
}
