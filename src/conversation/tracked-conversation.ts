// A conversation found by its comment: what it remembers, and whether anything is still to be done.
import type { Repository } from '../event/event.ts'
import type { Report } from '../state/report.ts'
import { reportOf } from '../state/report-parts.ts'
import type { State } from '../state/state.ts'
import type { Scope } from './signed-state.ts'

export type TrackedConversation = {
  repository: Repository
  scope: Scope
  /** Our comment with the state, and the account that wrote it, null if GitHub names none. */
  commentId: number
  authorId: number | null
  /** Page of our comment. */
  url: string
  state: State
  report: Report
}

/** What one repository has of our comments. */
export type ConversationListing =
  | {
      kind: 'listed'
      conversations: TrackedConversation[]
      /** Comments with a signed state that does not verify. */
      unverified: number
      /** Why the list is not complete, null if it is. */
      problem: string | null
    }
  /** Nobody can write to it. */
  | { kind: 'archived' }
  /** GitHub says that there is nothing to read for this token. */
  | { kind: 'unreadable'; problem: string }

/** The conversation with another state. */
export function withState(tracked: TrackedConversation, state: State): TrackedConversation {
  const { commitStatus: known } = tracked.report
  const report = reportOf(state)
  const { commitStatus } = report
  // Only the list knows of the comments beside it.
  const isShared = commitStatus !== null && known?.isShared === true && known.context === commitStatus.context
  return {
    ...tracked,
    state,
    report: isShared ? { ...report, commitStatus: { ...commitStatus, isShared } } : report,
  }
}

/** Whether nobody has seen the job of a report end. */
export function isOpen({ jobId, jobEnd }: Pick<Report, 'jobId' | 'jobEnd'>): boolean {
  return jobId !== null && jobEnd === null
}
