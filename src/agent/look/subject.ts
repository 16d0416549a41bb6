// What an event is about, as it reads now: its pull request or issue.
import { givenUp } from '../../event/meaning.ts'
import { triggerOf } from '../../event/trigger.ts'
import { askAgain, unlessNotFound } from '../../github/ask-again.ts'
import { GitHubError } from '../../github/errors.ts'
import { type PullNow, readIssue, readPull } from '../../github/pulls.ts'
import type { Seen } from '../decide/seen.ts'
import type { Run } from '../tools.ts'

/** What a look works with. It reads, and writes nothing. */
export type LookContext = Pick<
  Run,
  'github' | 'clock' | 'cancellation' | 'inputs' | 'event' | 'request' | 'log'
> & { mintlify: Pick<Run['mintlify'], 'getJob'> }

/**
 * The pull request of a pull request's event, which is read when a turn begins.
 * Null for any other event, and if it cannot be read: then the event stands as
 * it is.
 */
export async function lookAtPull(run: LookContext): Promise<PullNow | null> {
  const { request, event } = run
  const { trigger } = event
  if (trigger.kind !== 'pull-request' || request.command !== null) return null

  // A merge is for good. A pull request that is closed may only seem so.
  const isClosed = ({ state }: PullNow) => state === 'closed'
  return readPullNow(run, trigger.number, isClosed)
}

/** The issue of an event or a command, likewise. */
export async function lookAtIssue(run: LookContext): Promise<Seen['issue']> {
  const { github, event } = run
  if (event.trigger.kind !== 'issue') return null

  const { number } = event.trigger
  const read = async () => {
    const issue = await readIssue(github, number)
    const trigger = triggerOf('issues', { issue }) ?? event.trigger
    const isTransferred = 'number' in trigger && trigger.number !== number
    const isGivenUp = givenUp({ issue }) !== null
    return isTransferred ? null : { trigger, isGivenUp }
  }
  return orNull(run, 'read the issue', async () => {
    const asking = askAgain(github, read, (now) => now?.isGivenUp !== false)
    return (await unlessNotFound(() => asking)) ?? 'gone'
  })
}

/** `denies`: whether the answer is asked for again before it counts. */
export function readPullNow(
  run: LookContext,
  number: number,
  denies?: (pull: PullNow) => boolean,
): Promise<PullNow | null> {
  const { github } = run
  const read = () => readPull(github, number, 'beside-reading')
  return orNull(run, 'read the pull request', () =>
    askAgain(github, read, denies),
  )
}

/** What `ask` returns, null if GitHub does not say. */
export async function orNull<T>(
  { log }: LookContext,
  what: string,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.debug(`Couldn't ${what}: ${error.message}`)
    return null
  }
}
