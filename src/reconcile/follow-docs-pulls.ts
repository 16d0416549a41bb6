// Follows a conversation after its agent job: the docs pull request, the source pull request and the commit status.
import { isOpen, type TrackedConversation } from '../conversation/tracked-conversation.ts'
import type { SourcePull } from '../event/source-pull.ts'
import { awaitsMerge } from '../follow-up/describe-status.ts'
import type { CommitStatus } from '../state/commit-status.ts'
import type { DocsPull } from '../state/docs-pull.ts'
import type { Report } from '../state/report.ts'
import { hasOpenPull, isRefreshDue, isStatusOutdated, isTooOld } from './conversation-update.ts'

export type FollowPorts = {
  /** What is known of the docs pull request after it was looked after. Never throws. */
  lookAfterDocsPull: (
    conversation: TrackedConversation,
    report: Report,
    sourceState: 'open' | 'closed' | null,
  ) => Promise<DocsPull | null>
  /** The pull request of the conversation, null for an issue, or if it could not be read. */
  readSource: (conversation: TrackedConversation) => Promise<SourcePull | null>
  /** Has the commits show the status of a report. Returns whether each does. */
  correctStatus: (conversation: TrackedConversation, report: Report) => Promise<boolean>
}

export type Followed = {
  report: Report
  /** Whether the commits show the status now, null if nobody looked. */
  isStatusShown: boolean | null
  /** Whether the comment is to be written. */
  isDue: boolean
}

export type FollowOptions = {
  now: Date
  maxAgeMs: number
  /** The commit status as the conversation has it now, null if there is none, or if the conversation is no longer as it was read. */
  currentStatus: () => Promise<CommitStatus | null>
  ports: FollowPorts
}

/** The report after everything around its agent job was brought up to date. */
export async function follow(
  conversation: TrackedConversation,
  given: Report,
  { now, maxAgeMs, currentStatus, ports }: FollowOptions,
): Promise<Followed> {
  const onClose = given.docsPullRules?.onClose ?? 'nothing'
  const isPullOpen = hasOpenPull(given)
  const source = isPullOpen && onClose !== 'nothing' ? await ports.readSource(conversation) : null
  const sourceState = source === null || source.state === 'merged' ? null : source.state
  const docsPull = isPullOpen
    ? await ports.lookAfterDocsPull(conversation, given, sourceState)
    : given.docsPull
  const report = unfollowIfOld({ ...given, docsPull }, { now, maxAgeMs })
  // Somebody may have waived it since the comments were listed.
  const commitStatus = isStatusOutdated(report) ? await currentStatus() : null
  const isStatusShown = commitStatus
    ? await ports.correctStatus(conversation, { ...report, commitStatus })
    : null
  const isDue = isStatusShown === true || isNews(given, report) || isRefreshDue(report, { now, maxAgeMs })
  return { report, isStatusShown, isDue }
}

type Age = { now: Date; maxAgeMs: number }

/** The last look at what has not come to an end. */
function unfollowIfOld(report: Report, age: Age): Report {
  const isWaiting = isOpen(report) || report.docsPull?.state === 'open' || awaitsMerge(report)
  return isWaiting && isTooOld(report, age) ? { ...report, isUnfollowed: true } : report
}

function isNews(before: Report, after: Report): boolean {
  const known = ({ docsPull, isUnfollowed }: Report) => JSON.stringify([docsPull, isUnfollowed])
  return known(before) !== known(after)
}
