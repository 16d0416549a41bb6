// Whether a change is the agent's own: its pull request, or the push that
// merges it. Without this guard, an agent that works in the repository of the
// source would start the next job with each of its pull requests.
import { agentLogin } from '../docs-pull/docs-pull.ts'
import type { Event, PushTrigger } from '../event/event.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
import { trying } from '../github/retry.ts'
import { endOfRun } from '../outcome.ts'
import type { Log } from '../runner/log.ts'

/** How the agent's branches begin. */
const agentBranch = /^mintlify\//

/**
 * Throws an EndOfRun if the event is the agent's own doing, or if that cannot
 * be known.
 */
export async function guardAgainstLoop(
  github: GitHub,
  { trigger, sender }: Event,
  log: Log,
): Promise<void> {
  if (trigger.kind === 'pull-request' && isAgentsPull(trigger))
    throw endOfRun('skipped', 'own-pull-request')
  if (trigger.kind !== 'push') return
  if (sender.login === agentLogin || agentBranch.test(trigger.branch))
    throw endOfRun('skipped', 'own-pull-request')
  if (await isMergeOfAgentsPull(github, trigger, log))
    throw endOfRun('skipped', 'own-pull-request')
}

type Pull = {
  author: { login: string } | null
  headRef: string
  isFork: boolean
}

/** A fork may call its branch anything. */
export function isAgentsPull({ author, headRef, isFork }: Pull): boolean {
  return author?.login === agentLogin || (!isFork && agentBranch.test(headRef))
}

/**
 * https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
async function isMergeOfAgentsPull(
  { rest, repo }: GitHub,
  { after }: PushTrigger,
  log: Log,
): Promise<boolean> {
  try {
    const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({
      ...repo,
      commit_sha: after,
      ...trying('for-a-minute'),
    })
    return data.some(({ user: author, head, base }) =>
      isAgentsPull({
        author,
        headRef: head.ref,
        isFork: head.repo?.id !== base.repo?.id,
      }),
    )
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    // A loop costs money and a missed run can be repeated.
    if (!error.isInaccessible)
      throw endOfRun('skipped', 'guard-unreadable', error.message)
    log.warning(
      "Couldn't check whether the agent made this push",
      error.message,
      'permissions',
    )
    return false
  }
}
