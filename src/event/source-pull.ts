// The source pull request: the one that a conversation is about.
import type { Trigger } from './event.ts'

/** As GitHub describes it. Closed means without a merge. */
export type SourcePull = { state: 'open' | 'closed' | 'merged'; headSha: string | null }

/** What became of the pull request itself. Null for any other event. */
export function sourceChangeOf(trigger: Trigger): 'closed' | 'merged' | 'reopened' | null {
  if (trigger.kind !== 'pull-request') return null
  if (trigger.action === 'reopened') return 'reopened'
  if (trigger.action !== 'closed') return null
  return trigger.isMerged ? 'merged' : 'closed'
}

/** Login of who wrote the source pull request or released, null if the event does not name them. */
export function sourceAuthorOf(trigger: Trigger): string | null {
  if (trigger.kind === 'pull-request') return trigger.author?.login ?? null
  if (trigger.kind === 'comment') return trigger.issueAuthor
  return trigger.kind === 'release' ? trigger.author : null
}
