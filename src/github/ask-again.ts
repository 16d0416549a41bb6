// Where a run decides by a negative answer of GitHub, it counts only when it was
// given again: its reads lag behind its writes by seconds.
import { maxListLagMs } from '../times.ts'
import type { GitHub } from './client.ts'
import { GitHubError } from './errors.ts'

/** How long after the answer before it is asked again. */
const refusedAgainMs = [2_000]
const notFoundAgainMs = [2_000, 5_000]
const deniedAgainMs = [3_000]
/** Until a list is not behind any more for certain. */
export const untilListedMs = [3_000, 5_000, maxListLagMs - 8_000]

/**
 * What `ask` returns. A refusal, a 404, and an answer that denies something are
 * asked again before they count.
 */
export async function askAgain<T>(
  { sleep }: Pick<GitHub, 'sleep'>,
  ask: () => Promise<T>,
  denies: (answer: T) => boolean = () => false,
  deniedWaitsMs = deniedAgainMs,
): Promise<T> {
  for (let denials = 0; ; denials += 1) {
    const asked = await settle(ask)
    const isDenial = 'value' in asked && denies(asked.value)
    const waits = isDenial ? deniedWaitsMs : waitsAfter(asked)
    const waitMs = waits[denials]
    if (waitMs !== undefined) await sleep(waitMs)
    else if ('value' in asked) return asked.value
    else throw asked.error
  }
}

type Asked<T> = { value: T } | { error: unknown }

async function settle<T>(ask: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { value: await ask() }
  } catch (error) {
    return { error }
  }
}

function waitsAfter(asked: Asked<unknown>): readonly number[] {
  if ('value' in asked) return []
  const { error } = asked
  if (isNotFound(error)) return notFoundAgainMs
  const isRefused = error instanceof GitHubError && error.isInaccessible
  return isRefused ? refusedAgainMs : []
}

/** Whether GitHub says that a thing is not there. */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    error.isInaccessible &&
    (error.status === 404 || error.status === 410)
  )
}

/** What `act` returns, null if GitHub says that the thing is not there. */
export async function unlessNotFound<T>(
  act: () => Promise<T>,
): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
