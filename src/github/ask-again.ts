// GitHub's reads lag behind its writes by seconds. So where it says no by an
// error, it is asked again before that counts, and where it does by an answer,
// if the caller says which answer denies something.
import type { GitHub } from './client.ts'
import { GitHubError } from './errors.ts'

/**
 * How long after each answer it is asked again. Together they are `settledMs`,
 * after which no list is behind.
 */
export const againAfterMs = [3_000, 4_000, 8_000]

/** So often an answer may deny something, until no list is behind. */
export const untilSettled = againAfterMs.length

/**
 * What `ask` returns. After a refusal or an answer that denies something, it is
 * asked again once before that counts, after a 404 twice, because what is missing
 * may be new. `maxDenials`: how often an answer may deny before it counts.
 */
export async function askAgain<T>(
  { sleep }: Pick<GitHub, 'sleep'>,
  ask: () => Promise<T>,
  denies: (answer: T) => boolean = () => false,
  maxDenials = 1,
): Promise<T> {
  for (let times = 0; ; times += 1) {
    try {
      const answer = await ask()
      if (times >= maxDenials || !denies(answer)) return answer
    } catch (error) {
      if (times >= maxRefusalsOf(error)) throw error
    }
    await sleep(againAfterMs[times] ?? 0)
  }
}

function maxRefusalsOf(error: unknown): number {
  if (!(error instanceof GitHubError)) return 0
  // So GitHub says with a 422 that a commit is not there.
  const isMissing = isNotFound(error) || /No commit found/.test(error.message)
  return isMissing ? 2 : Number(error.isInaccessible)
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
