// Writes what a run has to say on GitHub: the comment, the reaction, the commit status, and the docs pull request. One write
// after the other, so that an older version never replaces a newer one. What fails is a warning.
import { withoutCommits } from '../../domain/commit-status/commit-status.ts'
import { describeCommitStatus } from '../../domain/commit-status/describe.ts'
import { type Reaction, reactionTo } from '../../domain/conversation/reaction.ts'
import { type Outcome, shouldComment } from '../../domain/job/outcome.ts'
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

type Settle = (report: Report) => Promise<Report>

export type PublishPorts = {
  /**
   * Writes the comment. `settle` changes the report at the last moment, when it knows what other runs have written. Returns the
   * comment or what went wrong, null if there is no comment to write.
   */
  publish: (
    report: Report,
    signal: AbortSignal,
    settle?: Settle,
  ) => Promise<Result<PublishedComment, string> | null>
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
  const commentAbort = new AbortController()
  const statusAbort = new AbortController()
  const comments = createCommentWriter(ports, commentAbort.signal)
  const statuses = createStatusWriter(ports)
  /**
   * The docs pull request first, because the comment tells of it. Then the status, once it is known what other runs have done to
   * the comment, and then the comment, which remembers whether the status was written.
   */
  const publishEnd = async (ended: Report, budget: AbortSignal) => {
    const report = await ports.lookAfterDocsPull(ended, budget)
    let isSettled = false
    const settle = async (latest: Report) => {
      isSettled = true
      // What only the comment knows of is for others to write.
      return report.commitStatus ? statuses.last(latest, budget) : latest
    }
    const published = await comments.write(report, budget, settle)
    // Without a comment to write, or beside that of a newer turn, the run still has commits of its own.
    if (!isSettled) await settle(published ? latestOf(report, published) : report)
    return report
  }
  const react = ({ command, otherCommands }: Report, reaction: Reaction, budget: AbortSignal) =>
    [command, ...otherCommands].map((one) => ports.replaceReaction(one, reaction, budget))
  return {
    comment: (report) => void comments.write(report, commentAbort.signal),
    status: (report) => statuses.begin(report, statusAbort.signal),
    async end(report, end, budget) {
      linkAbort(budget, commentAbort)
      linkAbort(AbortSignal.any([budget, AbortSignal.timeout(maxLateStatusMs)]), statusAbort)
      const reaction = reactionTo(end)
      const [last] = await Promise.all([
        shouldComment(end) ? publishEnd(report, budget) : report,
        ...(reaction ? react(report, reaction, budget) : []),
      ])
      // The commit of a queued request is pending before the run ends.
      if (end.result === 'queued') await statuses.last({ ...report, result: null }, budget)
      return last
    },
    abort() {
      commentAbort.abort()
      statusAbort.abort()
    },
    commentUrl: comments.url,
  }
}

/** Writes the comment, one version after the other. */
function createCommentWriter(ports: PublishPorts, background: AbortSignal) {
  let url: string | null = null
  let writing: Promise<PublishedComment | null> = Promise.resolve(null)
  return {
    url: () => url,
    write(report: Report, signal: AbortSignal, settle?: Settle) {
      writing = writing.then(async () => {
        const result = await ports.publish(report, signal, settle).catch(failureOf)
        // The end of the run aborts the background write and writes again at once.
        const isReplaced = signal === background && signal.aborted
        if (result?.kind === 'failure' && !isReplaced) ports.warn(result.error)
        if (result?.kind !== 'success') return null
        url = result.value.url
        return result.value
      })
      return writing
    },
  }
}

/** Writes the commit status, one state after the other. */
function createStatusWriter(ports: PublishPorts) {
  let shown: string | null = null
  let writing: Promise<unknown> = Promise.resolve()
  const write = async (report: Report, signal: AbortSignal) => {
    const isWritten = await ports.writeStatus(report, signal)
    shown = isWritten ? statusKey(report) : null
    return isWritten
  }
  return {
    begin(report: Report, signal: AbortSignal) {
      writing = writing.then(() => write(report, signal))
    },
    /** The report with what became of its status. */
    async last(report: Report, budget: AbortSignal): Promise<Report> {
      await writing
      if (!report.commitStatus) return report
      const limit = AbortSignal.any([budget, AbortSignal.timeout(maxLastStatusMs)])
      const isShown = statusKey(report) === shown
      return withWrittenStatus(report, isShown || (await write(report, limit)))
    },
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

/** Aborts the controller with the signal, or at once, because an aborted signal emits no further event. */
function linkAbort(signal: AbortSignal, controller: AbortController): void {
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
}

function failureOf(error: unknown): Result<PublishedComment, string> {
  return failure(error instanceof Error ? error.message : String(error))
}
