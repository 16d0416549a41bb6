// Times and durations as people read them: absolute, in UTC, short.

/** A duration such as `0s`, `45s`, `4m 12s` or `1h 03m`. */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.round(durationMs / 1_000))
  if (seconds < 60) return `${seconds}s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m ${pad(seconds % 60)}s`
  return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`
}

/** A wall time such as `14:32 UTC`. */
export function clockText(at: Date): string {
  return `${at.toISOString().slice(11, 16)} UTC`
}

/** A date and time such as `2026-11-20 14:32 UTC`. */
export function dateTimeText(at: Date): string {
  return `${at.toISOString().slice(0, 10)} ${clockText(at)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
