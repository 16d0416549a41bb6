// Follows a conversation after its agent job: the docs pull request, the source pull request and the commit status.
import { awaitsMerge } from '../../domain/commit-status/describe.ts'
import type { DocsPull } from '../../domain/docs-pull/docs-pull.ts'
import type { SourcePull } from '../../domain/event/source-pull.ts'
import type { Report } from '../../domain/job/report.ts'
import {
  hasOpenPull,
  isOpen,
  isRefreshDue,
  isStatusOutdated,
  isTooOld,
  type TrackedConversation,
} from '../../domain/reconcile/tracked-conversation.ts'
import { withWrittenStatus } from '../commit-status/write-status.ts'

export type FollowPorts = {
  /** What is known of the docs pull request after it was looked after. Never throws. */
  lookAfterDocsPull: (
    conversation: TrackedConversation,
    report: Report,
    sourceState: 'open' | 'closed' | null,
  ) => Promise<DocsPull | null>
  /** The pull request of the conversation, null for an issue, or if it could not be read. */
  readSource: (conversation: TrackedConversation) => Promise<SourcePull | null>
  /** Writes the commit status, unless a newer turn has the comment. Returns whether its commits have it. */
  writeStatus: (
    report: Report,
    source: Promise<SourcePull | null> | null,
    conversation: TrackedConversation,
  ) => Promise<boolean>
}

export type Followed = {
  report: Report
  /** Whether the comment is to be written. */
  isDue: boolean
}

/** The report after everything around its agent job was brought up to date. */
export async function follow(
  conversation: TrackedConversation,
  given: Report,
  { now, maxAgeMs, ports }: { now: Date; maxAgeMs: number; ports: FollowPorts },
): Promise<Followed> {
  const onClose = given.docsPullRules?.onClose ?? 'nothing'
  const isPullOpen = hasOpenPull(given)
  const readSource = once(() => ports.readSource(conversation))
  const source = isPullOpen && onClose !== 'nothing' ? await readSource() : null
  const sourceState = source === null || source.state === 'merged' ? null : source.state
  const docsPull = isPullOpen
    ? await ports.lookAfterDocsPull(conversation, given, sourceState)
    : given.docsPull
  const seen = unfollowIfOld({ ...given, docsPull }, { now, maxAgeMs })
  if (!isStatusOutdated(seen)) return { report: seen, isDue: isDue(given, seen, { now, maxAgeMs }) }
  const head = seen.commitStatus?.isHead ? readSource() : null
  const report = withWrittenStatus(seen, await ports.writeStatus(seen, head, conversation))
  return { report, isDue: isDue(given, report, { now, maxAgeMs }) }
}

type Age = { now: Date; maxAgeMs: number }

/** The last look at what has not come to an end. */
function unfollowIfOld(report: Report, age: Age): Report {
  const isWaiting = isOpen(report) || report.docsPull?.state === 'open' || awaitsMerge(report)
  return isWaiting && isTooOld(report, age) ? { ...report, isUnfollowed: true } : report
}

function isDue(before: Report, after: Report, age: Age): boolean {
  const known = ({ docsPull, isUnfollowed, commitStatus }: Report) =>
    JSON.stringify([docsPull, isUnfollowed, commitStatus?.written])
  return known(before) !== known(after) || isRefreshDue(after, age)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
