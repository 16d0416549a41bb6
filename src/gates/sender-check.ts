// Whether GitHub is asked what the sender of an event may do in the repository, and when. Comments have a check of their own.
import type { PullRequestTrigger, Run } from '../event/event.ts'

/** `first`: nothing else is asked or written before the answer. `beside`: it is asked while the run reads what it needs. */
export type SenderCheck = 'none' | 'first' | 'beside'

type SenderRules = {
  /** Null for a run without secrets. */
  apiKey: string | null
  allowedBots: readonly string[]
}

/** Opening, editing and labeling a pull request takes no write access, and neither does a review. */
export function senderCheckFor(
  { trigger, sender, eventName }: Pick<Run, 'trigger' | 'sender' | 'eventName'>,
  rules: SenderRules,
): SenderCheck {
  // A run after another workflow has secrets, even if that one was for a fork.
  if (trigger.kind === 'workflow-run') return trigger.isCrossRepository ? 'first' : 'none'
  if (trigger.kind !== 'pull-request') return 'none'
  if (trigger.isCrossRepository) return checkOnFork(trigger, sender, rules)
  // GitHub's permission endpoint does not know apps, and no app can act here that was not given write access.
  if (sender.isBot || tookWriteAccess(trigger)) return 'none'
  // Everyone who can read the repository can review, so a review is to cost no more than the question.
  return eventName === 'pull_request_review' ? 'first' : 'beside'
}

/**
 * A private repository may hand secrets to forks. An allowed bot is trusted with its own pull requests only: it may also push to
 * those of strangers.
 *
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository#enabling-workflows-for-forks-of-private-repositories
 */
function checkOnFork(
  { isPrivileged, author }: PullRequestTrigger,
  { login, isBot }: Run['sender'],
  { apiKey, allowedBots }: SenderRules,
): SenderCheck {
  if (!isPrivileged && apiKey === null) return 'none'
  const isOwnOfAllowedBot = isBot && allowedBots.includes(login) && author?.login === login
  return isOwnOfAllowedBot ? 'none' : 'first'
}

/** A push to a branch of the repository, or a merge. */
function tookWriteAccess({ action, isMerged }: PullRequestTrigger): boolean {
  return action === 'synchronize' || (action === 'closed' && isMerged)
}
