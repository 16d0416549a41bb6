// What a reading of the comments means for whoever plans.
import type { Reason } from '../base/result-codes.ts'
import { type OtherStatus, statusNamed } from '../state/commit-status.ts'
import type { Report } from '../state/report.ts'
import { reportOf } from '../state/report-parts.ts'
import type { Looked } from './conversation.ts'

/** What the comment of a conversation remembers. A comment that could not be read is not the same as none. */
export type Memory =
  | { kind: 'found'; report: Report; otherStatuses?: readonly OtherStatus[] }
  /**
   * `hasUnverified`: whether a comment of ours has a signed state that does not verify. `isInaccessible`: whether the token
   * may not read the comments. `otherStatuses`: those that other conversations of the pull request show.
   */
  | {
      kind: 'none'
      hasUnverified: boolean
      isInaccessible?: boolean
      otherStatuses?: readonly OtherStatus[]
    }
  /** `reason`: how a run ends that cannot do without it. */
  | { kind: 'unreadable'; reason: Reason; problem: string }

/** What a reading of the comments says. */
export function memoryOf(looked: Looked): Memory {
  if (looked.kind === 'failed') return { kind: 'unreadable', reason: looked.reason, problem: looked.problem }
  if (looked.kind === 'none')
    return { kind: 'none', hasUnverified: false, isInaccessible: looked.problem !== null }
  const { state, hasUnverified, otherStatuses } = looked.seen
  return state
    ? { kind: 'found', report: reportOf(state), otherStatuses }
    : { kind: 'none', hasUnverified, otherStatuses }
}

/** The report that the comment remembers, null if there is none. */
export function reportIn(memory: Memory): Report | null {
  return memory.kind === 'found' ? memory.report : null
}

/**
 * Why a run cannot use a name for its commit status, null if it can. Two conversations with one name would write over each other's
 * failures.
 */
export function statusNameProblem(memory: Memory, context: string): string | null {
  const others = memory.kind === 'unreadable' ? [] : (memory.otherStatuses ?? [])
  const other = statusNamed(context, others)
  return (
    other &&
    `Input \`commit-status\` is \`${context}\`, but another docs project uses that name on this pull request, too: ${other.url}. Give each project its own name, or delete that comment if it's no longer used.`
  )
}
