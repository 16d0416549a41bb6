// A run that was started because something happened to a docs pull request, often seconds before its agent job ends.
import type { Run } from '../event/event.ts'
import { hasEnded, type Job } from '../mintlify/job.ts'
import type { Report } from '../state/report.ts'
import { fullNameOf } from './repositories.ts'

/** `pull`: the docs pull request of the event, null if the event names none. */
export type WakeUp = { pull: { repository: string; number: number; branch: string | null } | null }

/** Null for a run that was started by a schedule, or by anything else. A dispatch may come from the docs repository. */
export function wakeUpOf({ eventName, repository, trigger }: Run): WakeUp | null {
  if (eventName === 'repository_dispatch' || eventName === 'workflow_dispatch') return { pull: null }
  const isPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target'
  if (!isPullRequest || trigger.kind !== 'pull-request') return null
  // Whoever opens a pull request from a fork can name its branch like that of a job.
  if (trigger.isCrossRepository) return { pull: null }
  const { number, headRef: branch } = trigger.pullRequest
  return { pull: { repository: fullNameOf(repository), number, branch } }
}

/** Whether an active job has opened a docs pull request that its comment does not tell of, or the one of the event. */
export function isAboutToEnd(job: Job, { pullRequest: told }: Report, { pull }: WakeUp): boolean {
  if (hasEnded(job)) return false
  const link = job.pullRequest
  if (link && link.url !== told?.url) return true
  if (!pull) return false
  const isOfEvent = link?.number === pull.number && isSameName(link.repository, pull.repository)
  const isBranch = pull.branch !== null && job.ref === pull.branch
  return isOfEvent || (isBranch && isSameName(job.repository, pull.repository))
}

/** GitHub ignores the case of names. */
function isSameName(a: string | null, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase()
}
