// Where a run decides by a negative answer of GitHub, it counts only when it was
// given again: its reads lag behind its writes by seconds.
import type { GitHub } from './client.ts'
import { GitHubError } from './errors.ts'

/** How long after each answer it is asked again. After all, no list is behind. */
export const againAfterMs = [3_000, 4_000, 8_000]

/**
 * What `ask` returns. A refusal and an answer that denies something are asked
 * again once before they count, a 404 twice. `maxDenials`: how often an answer
 * may deny before it counts.
 */
export async function askAgain<T>(
  { sleep }: Pick<GitHub, 'sleep'>,
  ask: () => Promise<T>,
  denies: (answer: T) => boolean = () => false,
  maxDenials = 1,
): Promise<T> {
  for (let times = 0; ; times += 1) {
    const asked = await settle(ask)
    const isDenial = 'value' in asked && denies(asked.value)
    const maxTimes = isDenial ? maxDenials : maxTimesOf(asked)
    const waitMs = againAfterMs[times]
    if (waitMs !== undefined && times < maxTimes) await sleep(waitMs)
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

function maxTimesOf(asked: Asked<unknown>): number {
  if ('value' in asked) return 0
  const { error } = asked
  if (isNotFound(error)) return 2
  return error instanceof GitHubError && error.isInaccessible ? 1 : 0
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
