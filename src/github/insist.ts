// A negative answer of GitHub counts only when it was given again: its reads
// lag behind its writes by seconds.
import type { GitHub } from './client.ts'
import { GitHubError } from './errors.ts'

const refusedAgainMs = [2_000]
const notFoundAgainMs = [2_000, 5_000]

/** What `ask` returns. A refusal is asked again once, and a 404 twice. */
export async function insist<T>(
  { sleep }: Pick<GitHub, 'sleep'>,
  ask: () => Promise<T>,
): Promise<T> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await ask()
    } catch (error) {
      const waitMs = againMs(error, refusals)
      if (waitMs === undefined) throw error
      await sleep(waitMs)
    }
  }
}

/** Undefined if the answer counts. */
function againMs(error: unknown, refusals: number): number | undefined {
  if (isNotFound(error)) return notFoundAgainMs[refusals]
  const isRefused = error instanceof GitHubError && error.isInaccessible
  return isRefused ? refusedAgainMs[refusals] : undefined
}

/** Whether GitHub says that a thing is not there. */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    error.isInaccessible &&
    (error.status === 404 || error.status === 410)
  )
}
