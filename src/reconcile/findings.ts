// What a reconcile found out about a conversation, and how it changes what the conversation remembers by then.
import { reactionTo } from '../conversation/reaction.ts'
import { withReading } from '../conversation/record.ts'
import { describeCommitStatus } from '../follow-up/describe-status.ts'
import { mergeDocsPull } from '../state/docs-pull.ts'
import { isUnfinished, type Outcome } from '../state/outcome.ts'
import { joinNotes, type Report, withOutcome } from '../state/report.ts'
import { jobPartOf, reportOf, runPartOf, statusOf } from '../state/report-parts.ts'
import type { CommandComment, State } from '../state/state.ts'
import { cameToNothingNote, otherJobNote, unconfirmedNote } from '../words/notes.ts'
import { describeReason } from '../words/reasons.ts'

export type Findings = {
  /** The state that was read. */
  read: State
  /** How its job ended, null if nobody has seen that now. */
  end: Outcome | null
  /** The report with the end, and with what became of the docs pull request. */
  report: Report
  /** Whether the commits show its status now, null if nobody looked. */
  isStatusShown: boolean | null
  /** Ids of the commands whose reaction needs nothing more. */
  reacted: readonly number[]
}

/** Whether no request was sent since a state was read, and nobody has told an end since. */
export function isSameRequest(state: State, read: State): boolean {
  const isSameJob = state.job?.id === read.job?.id && (state.job?.end ?? null) === (read.job?.end ?? null)
  return isSameJob && state.conversation.requestCount === read.conversation.requestCount
}

/** The commands whose reaction is known, each with it. */
export function dueReactions(
  { commands }: Pick<Report, 'commands'>,
  end: Outcome | null,
): (CommandComment & { end: NonNullable<CommandComment['end']> })[] {
  const reaction = end && reactionTo(end)
  return commands.flatMap((command) => {
    const own = command.end ?? reaction
    return own === null ? [] : { ...command, end: own }
  })
}

/** The state with what was found, null if it is of a newer request. */
export function applyFindings(before: State, findings: Findings, at: Date): State | null {
  const { read, end, report, reacted } = findings
  if (!isSameRequest(before, read)) return null
  const { run, job, conversation } = end === null ? before : withEnd(before, end, at)
  const isSamePull = job !== null && job.link === (report.pullRequest?.url ?? null)
  const left = conversation.commands.filter(({ id }) => !reacted.includes(id))
  const commands = dueReactions({ commands: left }, end)
  const next = {
    run: { ...run, updatedAt: at.toISOString() },
    job: isSamePull ? { ...job, docsPull: mergeDocsPull(report.docsPull, job.docsPull) } : job,
    conversation: {
      ...conversation,
      commands: left.map((command) => commands.find(({ id }) => id === command.id) ?? command),
      isUnfollowed: conversation.isUnfollowed || report.isUnfollowed,
    },
  }
  return withStatusSeen(next, findings)
}

/** The state in which the job has ended. What came to nothing meanwhile is told beside it. */
function withEnd(state: State, end: Outcome, at: Date): State {
  const report = reportOf(state)
  const ended = { ...withOutcome(report, end, at), tookMs: null }
  const reading = jobPartOf(ended)
  return {
    ...state,
    run: { ...state.run, ...runPartOf({ ...ended, note: joinNotes(report.note, noteOfLater(report)) }) },
    job: reading && withReading(state.job, reading),
  }
}

/** What is told of a run that asked for something else, and did not get it, or does not know. */
function noteOfLater({ result, reason, requests, runId }: Report): string | null {
  const own = requests.filter((request) => request.runId === runId)
  if (reason === 'message-unconfirmed') return unconfirmedNote(own.map(({ text }) => text))
  if (reason === 'create-unconfirmed') return otherJobNote
  return !isUnfinished(result)
    ? cameToNothingNote(describeReason(reason, result).title ?? 'Mintlify rejected it')
    : null
}

/** The state that remembers what the commits show, if that is what it wants by then. */
function withStatusSeen(state: State, { report, isStatusShown }: Findings): State {
  const current = statusOf(state.conversation)
  const seen = report.commitStatus
  if (!current || !seen || isStatusShown === null) return state
  const { isShared } = seen
  const wanted = { ...current, isShared }
  const described = describeCommitStatus({ ...reportOf(state), commitStatus: wanted }, wanted).state
  const isSame = keyOf(wanted) === keyOf(seen) && described === describeCommitStatus(report, seen).state
  const written = isStatusShown && isSame ? described : null
  return { ...state, conversation: { ...state.conversation, commitStatus: { ...wanted, written } } }
}

function keyOf({ context, commits, waiver }: NonNullable<Report['commitStatus']>): string {
  return JSON.stringify([context, commits, waiver])
}
