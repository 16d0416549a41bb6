// What an event is about, as it reads now: its pull request or issue.
import { givenUp } from '../../event/meaning.ts'
import { triggerOf } from '../../event/trigger.ts'
import { askAgain, unlessNotFound } from '../../github/ask-again.ts'
import { GitHubError } from '../../github/errors.ts'
import {
  mayBeReopened,
  type PullNow,
  readIssue,
  readPull,
} from '../../github/pulls.ts'
import type { Seen } from '../decide/seen.ts'
import type { Run } from '../tools.ts'

/** What a look works with. It reads, and writes nothing. */
export type LookContext = Pick<
  Run,
  'github' | 'clock' | 'cancellation' | 'inputs' | 'event' | 'request' | 'log'
> & { mintlify: Pick<Run['mintlify'], 'getJob'> }

/**
 * The pull request or issue of the event, which is read when a turn begins. The
 * pull request of a command is read later, with the command, because nothing needs
 * it before. What cannot be read is null: then the event stands as it is.
 */
export async function lookAtPullOrIssue(
  run: LookContext,
): Promise<Pick<Seen, 'pull' | 'issue'>> {
  const { trigger } = run.event
  const isOfPull =
    trigger.kind === 'pull-request' && run.request.command === null
  return {
    pull: isOfPull
      ? await readPullNow(run, trigger.number, ({ state }) =>
          mayBeReopened(state),
        )
      : null,
    issue:
      trigger.kind === 'issue' ? await readIssueNow(run, trigger.number) : null,
  }
}

async function readIssueNow(
  run: LookContext,
  number: number,
): Promise<Seen['issue']> {
  const { github, event } = run
  const read = async () => {
    const issue = await readIssue(github, number)
    const trigger = triggerOf('issues', { issue }) ?? event.trigger
    const isTransferred = 'number' in trigger && trigger.number !== number
    const isGivenUp = givenUp({ issue }) !== null
    return isTransferred ? null : { trigger, isGivenUp }
  }
  return orNull(run, 'read the issue', async () => {
    // What is gone or given up can be an old reading as well.
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
  const read = () => readPull(github, number, 'for-half-a-minute')
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
