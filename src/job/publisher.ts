// Writes what a run has to say on GitHub: the comment, the reactions, the commit status, and the docs pull request. What fails
// is a warning.

import { maxLastStatusMs, maxLateStatusMs } from '../base/budgets.ts'
import { firstState } from '../conversation/claims.ts'
import { type Conversation, type Patience, type Seen, unwrittenText } from '../conversation/conversation.ts'
import { type EndReaction, reactionTo } from '../conversation/reaction.ts'
import { isOwnRequest, record } from '../conversation/record.ts'
import { describeCommitStatus } from '../follow-up/describe-status.ts'
import { withOtherStatuses } from '../state/commit-status.ts'
import { isUnfinished, type Outcome, shouldComment } from '../state/outcome.ts'
import type { Report } from '../state/report.ts'
import { reportOf } from '../state/report-parts.ts'
import type { CommandComment, OwnRun, State } from '../state/state.ts'

export type PublishPorts = {
  conversation: Conversation
  /** How long a change waits for others. `budget`: the time at the end of the run, null before. */
  patience: (budget: AbortSignal | null) => Patience
  /** Replaces our reaction to a comment with a command. Returns the id of the new one, null if that failed. */
  replaceReaction: (
    command: CommandComment,
    reaction: EndReaction,
    signal: AbortSignal,
  ) => Promise<number | null>
  /** Shows the run in a comment of its own, and returns the id of that. Null where the comment with the state shows it. */
  showRun: ((report: Report, commentId: number | null) => Promise<number | null>) | null
  /** Looks after the docs pull request. Returns the report with what is known of it. Never throws. */
  tendDocsPull: (report: Report, signal: AbortSignal) => Promise<Report>
  /** Writes the commit status. Returns whether its commits have it. Never throws. */
  writeStatus: (report: Report, signal: AbortSignal) => Promise<boolean>
  warn: (text: string) => void
  now: () => Date
}

type RunEnd = { own: OwnRun; report: Report; end: Outcome; budget: AbortSignal }

export type Publisher = {
  /** Writes what the run knows into the comment, in the background. */
  record(own: OwnRun): void
  /** Writes the commit status in the background. `state`: what the conversation remembers, null for nothing. */
  status(own: OwnRun, state: State | null): void
  /** Writes everything at the end of the run. Returns the report with what others have written. */
  end(end: RunEnd): Promise<Report>
  /** Ends the writes in the background. */
  abort(): void
  /** Page of the comment that remembers the run, null if none does. */
  commentUrl(): string | null
  /** Whether nothing is left to be written. */
  isWritten(): boolean
  /** The comment that shows the run, if it is not the one with the state. */
  shownIn(): number | null
}

/** A publisher that has written nothing yet. */
export function createPublisher(ports: PublishPorts): Publisher {
  const statusAbort = new AbortController()
  const background = new AbortController()
  const statuses = createStatusWriter(ports)
  const comments = createCommentWriter(ports, background.signal)
  /** The comment first, because it says what others have done since: their status is not written over. */
  const endWith = async ({ own: given, report: ended, end, budget }: RunEnd) => {
    const report = await ports.tendDocsPull(ended, budget)
    const job = given.job && { ...given.job, docsPull: report.docsPull }
    const own = { ...given, job, commandEnds: await react({ own: given, report, end, budget }, ports) }
    const patience = ports.patience(budget)
    const state = await comments.write(own, patience, (next) => withWritten(next, own, statuses.isShown))
    const shown = shownBy(report, state, own)
    if (shown) await statuses.last(shown, budget)
    return state && isOwnRequest(state, own) ? reportOf(state) : report
  }
  return {
    record(own) {
      // Until the end of the run, which does not wait for it: others take a claim that has run out for one that was never answered.
      linkAbort(ports.patience(null).stop, background)
      void comments.write(
        own,
        { waitMs: Number.POSITIVE_INFINITY, stop: background.signal },
        (state) => state,
      )
    },
    status: (own, state) => statuses.begin(viewOf(own, state, ports.now()), statusAbort.signal),
    async end(run) {
      const { own, report, end, budget } = run
      background.abort()
      linkAbort(AbortSignal.any([budget, AbortSignal.timeout(maxLateStatusMs)]), statusAbort)
      if ((shouldComment(end) && !isBlindLook(run, comments.url())) || own.claim) return endWith(run)
      await react(run, ports)
      // The commit of a queued request is pending before the run ends.
      if (end.result === 'queued') await statuses.last({ ...report, result: null }, budget)
      return report
    },
    abort() {
      background.abort()
      statusAbort.abort()
    },
    shownIn: comments.shownIn,
    commentUrl: comments.url,
    isWritten: comments.isWritten,
  }
}

/** Writes what the run knows into what the conversation remembers. `background`: of writes that the end of the run repeats. */
function createCommentWriter({ conversation, showRun, warn }: PublishPorts, background: AbortSignal) {
  let url: string | null = null
  let isWritten = true
  let shownIn: number | null = null
  return {
    url: () => url,
    isWritten: () => isWritten,
    shownIn: () => shownIn,
    /** What the conversation remembers then, null if it was not written. */
    async write(own: OwnRun, patience: Patience, finish: (state: State) => State): Promise<State | null> {
      const changed = await conversation.change((seen) => {
        const state = stateWith(seen, own, url !== null)
        const next = state && finish(withOthers(state, seen))
        return { state: isSame(next, seen.read) ? null : next, value: next }
      }, patience)
      isWritten = changed.kind !== 'failed'
      const unwritten = unwrittenText(changed)
      if (unwritten !== null && patience.stop !== background) warn(unwritten)
      if (changed.kind === 'unchanged') return changed.value
      if (changed.kind !== 'written') return null
      url = changed.url
      // The first run of a conversation is shown by the comment with the state.
      if (showRun && own.requestCount > 0 && isOwnRequest(changed.state, own))
        shownIn = await showRun(reportOf(changed.state), shownIn ?? own.run.commentId)
      return changed.state
    },
  }
}

/** The state that knows whether another conversation uses the name of its commit status. */
function withOthers(state: State, { otherStatuses }: Seen): State {
  return { ...state, conversation: withOtherStatuses(state.conversation, otherStatuses) }
}

/** A later run may have the comment, so that there is nothing to say. */
function isSame(one: State | null, other: State | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What the conversation is to remember. Null if a person has deleted the comment, and it is not needed again. */
function stateWith({ read, at }: Seen, own: OwnRun, hasWritten: boolean): State | null {
  if (read) return record(read, own, at)
  const wasThere = hasWritten || own.claim !== null || own.requestCount > 0
  // A request that has arrived is written down anew.
  const isNeeded = own.delivery === 'done' && !hasWritten
  return wasThere && !isNeeded ? null : record(firstState(own), { ...own, requestCount: 0 }, at)
}

/** Whether a run only asked for the status of a job, and got no answer: that says nothing about the job. */
function isBlindLook({ own, end }: RunEnd, url: string | null): boolean {
  return own.status === null && own.request === null && end.job === null && url === null
}

/** The state with what the commits of this request show. What is written only after this is left to the reconcile, which looks at them. */
function withWritten(state: State, own: OwnRun, isShown: (report: Report) => boolean): State {
  const { commitStatus } = state.conversation
  const report = reportOf(state)
  if (!commitStatus || !report.commitStatus || !isOwnRequest(state, own)) return state
  const written = isShown(report) ? describeCommitStatus(report, report.commitStatus).state : null
  return { ...state, conversation: { ...state.conversation, commitStatus: { ...commitStatus, written } } }
}

/** Whose status the run's commits show, null for nobody's. A later request has its own commits. */
function shownBy(report: Report, state: State | null, own: OwnRun): Report | null {
  if (!state) return report
  const latest = reportOf(state)
  if (isOwnRequest(state, own)) return latest
  const { commitStatus } = report
  const isSame = commitStatus?.context === latest.commitStatus?.context
  const others = isSame ? (latest.commitStatus?.commits ?? []) : []
  const commits = commitStatus?.commits.filter((sha) => !others.includes(sha)) ?? []
  return commitStatus && commits.length > 0 ? { ...report, commitStatus: { ...commitStatus, commits } } : null
}

/** What became of the reactions: of the run's own command, and of those that wait for the end of the job. */
async function react(
  { own: { command, claim }, report: { commands }, end, budget }: RunEnd,
  { replaceReaction }: PublishPorts,
): Promise<OwnRun['commandEnds']> {
  // A status check is answered by the comment.
  const reaction = reactionTo(end) ?? (end.result === 'running' && !claim ? '+1' : null)
  if (!reaction) return []
  const isAtWork = isUnfinished(end.result)
  const waiting = commands.filter(({ id, end: decided }) => id !== command?.id && decided === null)
  const all = [...(isAtWork || end.result === 'rejected' ? [] : waiting), ...(command ? [command] : [])]
  return Promise.all(
    all.map(async (one) => {
      const reactionId = await replaceReaction(one, reaction, budget)
      if (reactionId === null) return { id: one.id, next: { ...one, end: reaction } }
      // The end of the job takes its place.
      return { id: one.id, next: isAtWork ? { ...one, reactionId, end: null } : null }
    }),
  )
}

/** Writes the commit status, one state after the other. */
function createStatusWriter(ports: PublishPorts) {
  let shown: string | null = null
  let writing: Promise<unknown> = Promise.resolve()
  const write = async (report: Report, signal: AbortSignal) => {
    const isWritten = await ports.writeStatus(report, signal)
    shown = isWritten ? statusKey(report) : null
  }
  return {
    begin(report: Report, signal: AbortSignal) {
      if (report.commitStatus) writing = writing.then(() => write(report, signal))
    },
    /** Whether its commits are known to have the status. */
    isShown: (report: Report) => statusKey(report) === shown,
    async last(report: Report, budget: AbortSignal): Promise<void> {
      await writing
      if (!report.commitStatus || statusKey(report) === shown) return
      await write(report, AbortSignal.any([budget, AbortSignal.timeout(maxLastStatusMs)]))
    },
  }
}

/** What the commits show, for comparison. */
function statusKey(report: Report): string | null {
  const { commitStatus, pullRequest } = report
  if (!commitStatus) return null
  const { commits, context, waiver } = commitStatus
  const text = describeCommitStatus(report, commitStatus)
  return JSON.stringify([text, pullRequest?.url, context, commits, waiver])
}

/** Aborts the controller with the signal, or at once, because an aborted signal emits no further event. */
function linkAbort(signal: AbortSignal, controller: AbortController): void {
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
}

/** The report of a run as it would be written now. `state`: what the conversation remembers, null for nothing. */
export function viewOf(own: OwnRun, state: State | null, at: Date): Report {
  const { run, ...others } = record(state ?? firstState(own), own, at)
  // The comment goes on telling of the request that the agent works on.
  return reportOf({ ...others, run: own.run.result === 'queued' ? own.run : run })
}
