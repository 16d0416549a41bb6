// Writes what a run has to say on GitHub: the comment, the reaction, the commit status, and the docs pull request. One write
// after the other, so that an older version never replaces a newer one. What fails is a warning.
import { withoutCommits } from '../../domain/commit-status/commit-status.ts'
import { describeCommitStatus } from '../../domain/commit-status/describe.ts'
import { type Reaction, reactionTo } from '../../domain/conversation/reaction.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import type { Report } from '../../domain/job/report.ts'
import { failure, type Result } from '../../domain/result.ts'
import { withWrittenStatus } from '../commit-status/write-status.ts'

/** The comment after it was written. */
export type PublishedComment = {
  url: string
  /** What the comment remembers now. */
  report: Report
  /** Whether the comment has a newer turn, so that it was not written. */
  isSuperseded: boolean
}

export type PublishPorts = {
  /** Writes the comment. Returns it or what went wrong, null if there is no comment to write. */
  publish: (report: Report, signal: AbortSignal) => Promise<Result<PublishedComment, string> | null>
  /** Replaces our reaction to the comment with the command. */
  replaceReaction: (command: Report['command'], reaction: Reaction, signal: AbortSignal) => Promise<void>
  /** Looks after the docs pull request. Returns the report with what is known of it. Never throws. */
  lookAfterDocsPull: (report: Report, signal: AbortSignal) => Promise<Report>
  /** Writes the commit status. Returns whether its commits have it. Never throws. */
  writeStatus: (report: Report, signal: AbortSignal) => Promise<boolean>
  warn: (text: string) => void
}

export type Publisher = {
  /** Writes the comment in the background. */
  comment(report: Report): void
  /** Writes the commit status in the background. */
  status(report: Report): void
  /** Writes everything at the end of the run. Returns the report with what is known of the docs pull request. */
  end(report: Report, end: Outcome, budget: AbortSignal): Promise<Report>
  /** Ends the writes in the background. */
  abort(): void
  /** Page of the run's comment, null if it has none. */
  commentUrl(): string | null
}

/** A pending status that is on its way must not arrive after the last one, so it gets some time to do so. */
const maxLateStatusMs = 3_000
/** The rest of the budget is for the comment, which has to remember that the status could not be written. */
const maxLastStatusMs = 5_000

/** A publisher that has written nothing yet. */
export function createPublisher(ports: PublishPorts): Publisher {
  let commentUrl: string | null = null
  let commenting: Promise<PublishedComment | null> = Promise.resolve(null)
  let settingStatus: Promise<unknown> = Promise.resolve()
  const commentAbort = new AbortController()
  const statusAbort = new AbortController()
  let shown: string | null = null
  const writeStatus = async (report: Report, signal: AbortSignal) => {
    const isWritten = await ports.writeStatus(report, signal)
    shown = isWritten ? statusKey(report) : null
    return isWritten
  }
  const publish = (report: Report, signal: AbortSignal) => {
    commenting = commenting.then(async () => {
      const result = await ports.publish(report, signal).catch(failureOf)
      // The end of the run aborts the background write and writes again at once.
      const isReplaced = signal === commentAbort.signal && signal.aborted
      if (result?.kind === 'failure' && !isReplaced) ports.warn(result.error)
      if (result?.kind !== 'success') return null
      commentUrl = result.value.url
      return result.value
    })
    return commenting
  }
  /** The docs pull request first, because the comment tells of it. The status last: the comment knows who waived it. */
  const publishEnd = async (ended: Report, budget: AbortSignal) => {
    const report = withWrittenStatus(await ports.lookAfterDocsPull(ended, budget), true)
    const published = await publish(report, budget)
    await settingStatus
    const latest = published ? latestOf(report, published) : report
    if (!report.commitStatus || !latest.commitStatus || statusKey(latest) === shown) return report
    const limit = AbortSignal.any([budget, AbortSignal.timeout(maxLastStatusMs)])
    const isWritten = await writeStatus(latest, limit)
    if (!isWritten && published?.isSuperseded === false)
      await publish(withWrittenStatus(latest, false), budget)
    return report
  }
  return {
    comment: (report) => void publish(report, commentAbort.signal),
    status(report) {
      settingStatus = settingStatus.then(() => writeStatus(report, statusAbort.signal))
    },
    async end(report, end, budget) {
      linkAbort(budget, commentAbort)
      linkAbort(AbortSignal.any([budget, AbortSignal.timeout(maxLateStatusMs)]), statusAbort)
      const reaction = reactionTo(end)
      const [last] = await Promise.all([
        shouldComment(end) ? publishEnd(report, budget) : report,
        reaction ? ports.replaceReaction(report.command, reaction, budget) : undefined,
      ])
      return last
    },
    abort() {
      commentAbort.abort()
      statusAbort.abort()
    },
    commentUrl: () => commentUrl,
  }
}

/** What the commits are to show. A newer turn has its own commits, and nobody else writes to the other ones. */
function latestOf(own: Report, { report, isSuperseded }: PublishedComment): Report {
  return isSuperseded
    ? { ...own, commitStatus: withoutCommits(own.commitStatus, report.commitStatus) }
    : report
}

/** What the commits show, for comparison. */
function statusKey(report: Report): string | null {
  const { commitStatus, pullRequest } = report
  if (!commitStatus) return null
  const { commits, context } = commitStatus
  return JSON.stringify([describeCommitStatus(report, commitStatus), pullRequest?.url, context, commits])
}

/** A skipped run does not comment. A run that could not read its comment does not write it either. */
export function shouldComment({ result, reason }: Outcome): boolean {
  return result !== 'skipped' && reason !== 'invalid-input' && reason !== 'memory-unreadable'
}

/** Aborts the controller with the signal, or at once, because an aborted signal emits no further event. */
function linkAbort(signal: AbortSignal, controller: AbortController): void {
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
}

function failureOf(error: unknown): Result<PublishedComment, string> {
  return failure(error instanceof Error ? error.message : String(error))
}
