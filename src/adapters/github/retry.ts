// When a call to GitHub is tried again, and what its errors say.
import type { Clock } from '../../domain/clock.ts'

const mostTries = 3
const longestLimitMs = 60_000

export type RetrySetting = {
  clock: Clock
  /** The caller's own signal: its budget, or the run being cancelled. */
  budget: AbortSignal | undefined
  isRepeatable: boolean
  /** What each try may take. */
  tryTimeoutMs: number
}

/** Sends up to three times if the call may be repeated, otherwise once. Throws the last error. */
export async function sendWithRetry<T>(
  setting: RetrySetting,
  send: (signal: AbortSignal) => Promise<T>,
  tries = 1,
): Promise<T> {
  const { clock, budget, isRepeatable, tryTimeoutMs } = setting
  const timeout = AbortSignal.timeout(tryTimeoutMs)
  try {
    return await send(budget ? AbortSignal.any([timeout, budget]) : timeout)
  } catch (error) {
    const waitMs = isRepeatable && tries < mostTries ? waitBeforeRetryMs(error, tries, clock.now()) : null
    if (waitMs === null) throw error
    await clock.sleep(waitMs, budget)
    if (budget?.aborted) throw error
    return sendWithRetry(setting, send, tries + 1)
  }
}

/** HTTP status of a failed call, 0 if the call never got an answer. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return 0
  return 'response' in error && error.response !== undefined ? error.status : 0
}

/** The permission that GitHub names as missing, such as `pull_requests=write`, empty if it names none. */
export function missingPermissionOf(error: unknown): string {
  const value = headerOf(error, 'x-accepted-github-permissions')
  return /^[a-z_=,; ]{1,200}$/.test(value) ? value : ''
}

function waitBeforeRetryMs(error: unknown, tries: number, now: Date): number | null {
  const status = statusOf(error)
  if (status === 0 || status >= 500) return 500 * 2 ** (tries - 1)
  const isLimited = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== ''
  if ((status !== 403 && status !== 429) || !isLimited) return null
  const retryAfterMs = Number(headerOf(error, 'retry-after') || 0) * 1_000
  const resetMs = Number(headerOf(error, 'x-ratelimit-reset') || 0) * 1_000 - now.getTime()
  const waitMs = Math.max(retryAfterMs, resetMs, 1_000)
  return waitMs <= longestLimitMs ? waitMs : null
}

function headerOf(error: unknown, name: string): string {
  if (!(error instanceof Error) || !('response' in error)) return ''
  const { response } = error
  if (typeof response !== 'object' || response === null || !('headers' in response)) return ''
  const { headers } = response
  if (typeof headers !== 'object' || headers === null) return ''
  return String(new Map(Object.entries(headers)).get(name) ?? '')
}
