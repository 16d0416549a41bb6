// Which state a commit shows, and in which words.
import { toOneLine } from '../base/escape.ts'
import type { Reason } from '../base/result-codes.ts'
import { type PullRequestLink, pullRequestName } from '../mintlify/pull-request-link.ts'
import type { CommitStatus, StatusState, Waiver } from '../state/commit-status.ts'
import {
  type FailableResult,
  isMemoryUnknown,
  isUnfinished,
  type Outcome,
  stepFails,
} from '../state/outcome.ts'
import { hasQueue, type Report } from '../state/report.ts'
import { describeSkip, isGateReason } from '../words/skips.ts'
import { describeStatus } from '../words/status.ts'

/** GitHub answers 422 to a longer description. */
const maxDescriptionLength = 140

/** A new request is followed again. */
const unfollowedText = 'No longer followed. Comment the slash command to continue.'

const sharedText = 'Another docs project uses this status name, too. Give each one its own.'

export type StatusText = { state: StatusState; description: string }

export type NewStatus = StatusText & {
  /** Name of the status. */
  context: string
  /** What its link leads to. */
  url: string
}

/** A status of this name as a commit has it. */
export type ShownStatus = { state: string; description: string; url: string }

/** What the commits of a conversation show, but for one that was waived. */
export function describeCommitStatus(report: Report, commitStatus: CommitStatus): StatusText {
  const own = describeRequest(report, commitStatus)
  const text = report.isUnfollowed && own.state === 'pending' ? statusText('error', unfollowedText) : own
  // The other one may have failed.
  return commitStatus.isShared && text.state === 'success' ? statusText('error', sharedText) : text
}

/** What one commit of a conversation shows. */
export function describeCommit(report: Report, commitStatus: CommitStatus, sha: string): StatusText {
  const { waiver, isShared } = commitStatus
  const isWaived = waiver?.sha === sha && !isShared
  return isWaived ? waivedStatus(waiver) : describeCommitStatus(report, commitStatus)
}

/** Whether a docs pull request that is there still has to be merged. */
export function awaitsMerge({ result, pullRequest, docsPull, commitStatus, isUnfollowed }: Report): boolean {
  if (!pullRequest || isUnfinished(result) || isUnfollowed || commitStatus?.until !== 'merged') return false
  const isWaived = commitStatus.waiver?.sha === commitStatus.commits.at(-1)
  return !isWaived && docsPull?.state !== 'merged' && docsPull?.state !== 'closed'
}

function describeRequest(report: Report, status: CommitStatus): StatusText {
  if (hasQueue(report)) return statusText('pending', 'A request is queued')
  const text = describeEnd(report, status)
  const blocks = status.isUnsent && stepFails({ result: 'timed-out', reason: 'busy' }, status.failOn)
  return blocks && text.state === 'success'
    ? statusText('error', "The request for this commit wasn't sent")
    : text
}

function describeEnd(report: Report, { until, failOn }: CommitStatus): StatusText {
  const { result, reason, pullRequest } = report
  if (isAtWork(report)) {
    return result === 'running' ? workingStatus : statusText('pending', titleOf(report))
  }
  if (stepFails({ result: result ?? 'unknown', reason }, failOn)) return statusText('error', titleOf(report))
  // A later request may have come to nothing, but the docs pull request of an earlier one is there.
  if (pullRequest && until === 'merged') return describeMerge(report, pullRequest)
  const isReady = pullRequest !== null && result === 'pull-request'
  return statusText(
    'success',
    isReady ? `Docs pull request ready: ${pullRequestName(pullRequest)}` : titleOf(report),
  )
}

/** Whether the agent job goes on, as far as the run knows. */
function isAtWork({ result, reason, jobId }: Report): boolean {
  if (result === null || result === 'running' || result === 'timed-out') return true
  return jobId !== null && (result === 'cancelled' || reason === 'interrupted')
}

function describeMerge({ docsPull }: Report, link: PullRequestLink): StatusText {
  if (docsPull?.state === 'merged') return statusText('success', `Docs merged: ${pullRequestName(link)}`)
  if (docsPull?.state === 'closed')
    return statusText('failure', `Docs pull request closed without being merged: ${pullRequestName(link)}`)
  return statusText('pending', `Waiting for the merge of ${pullRequestName(link)}`)
}

/** What a run that starts nothing does with the commit's status. */
export type SkippedStatus =
  | { kind: 'leave' }
  /** Only where the commit has no status of this name, or one that this conversation wrote. */
  | { kind: 'set'; text: StatusText }
  /** The state of the conversation, which the commit then shares, under the same condition. */
  | { kind: 'repeat' }
  /** Only where the commit has no status of this name. */
  | { kind: 'set-if-missing'; text: StatusText }

/** Ends in which nobody was asked, so that somebody who may has to ask. */
const refusals: readonly (Reason | null)[] = ['no-secrets', 'permission-denied', 'permission-unknown']
const limits: readonly (Reason | null)[] = ['request-limit', 'cooldown', 'daily-limit']
const repeats: readonly (Reason | null)[] = [
  'existing-job',
  'source-closed',
  'source-merged',
  'source-reopened',
]

type SkippedRun = {
  end: Pick<Outcome, 'result' | 'reason'>
  failOn: readonly FailableResult[]
  isPullRequestEvent: boolean
  /** Whether somebody reviewed the pull request, which takes no permission. */
  isReview: boolean
  /** Whether the agent opened the pull request, or its branch is one of the agent's. */
  isAgentPull: boolean
  /** Whether the commit is of another repository. */
  isCrossRepository: boolean
  /** Whether this conversation is known to have written the status that the commit has. */
  isOwn: boolean
  /** What the conversation remembers, null if it has no agent job. */
  report: Report | null
  /** Slash command that works here, null for none. */
  command: string | null
}

/** What a run that ended without a request does with its commit. `isOpen`: whether the conversation's agent job may be at work. */
export function decideSkippedStatus(run: SkippedRun, isOpen: boolean): SkippedStatus {
  const { end, isPullRequestEvent, report } = run
  if (isMemoryUnknown(end)) return { kind: 'set-if-missing', text: unreadableText(run) }
  if (refusals.includes(end.reason)) return isPullRequestEvent ? askForCommand(run) : { kind: 'leave' }
  if (repeats.includes(end.reason)) return repeatOf(run)
  if (limits.includes(end.reason)) return report ? repeatOf(run) : afterLimit(run)
  return isGateReason(end.reason) ? afterGate(run, end.reason, isOpen) : { kind: 'leave' }
}

function afterGate(run: SkippedRun, reason: Reason, isOpen: boolean): SkippedStatus {
  const { isPullRequestEvent, report } = run
  // The agent's push to a person's pull request says nothing about that person's change.
  if (run.isReview || (reason === 'own-pull-request' && !run.isAgentPull)) return { kind: 'leave' }
  if (!isPullRequestEvent || (report && (isOpen || awaitsMerge(report)))) return repeatOf(run)
  return { kind: 'set', text: statusText('success', plain(describeSkip(reason).title)) }
}

/** A stranger's commit does not share what was said of an earlier one. */
function repeatOf(run: SkippedRun): SkippedStatus {
  if (!run.report) return { kind: 'leave' }
  return run.isCrossRepository && !run.isOwn ? askForCommand(run) : { kind: 'repeat' }
}

/** A limit says nothing about the change, so somebody has to decide. */
function afterLimit(run: SkippedRun): SkippedStatus {
  if (!run.isPullRequestEvent) return { kind: 'leave' }
  if (run.end.reason !== 'daily-limit') return askForCommand(run)
  const description = `Daily limit reached, comment ${commandName(run)}`
  return { kind: 'set-if-missing', text: statusText('pending', description) }
}

function askForCommand(run: SkippedRun): SkippedStatus {
  const description = `Comment ${commandName(run)} to start the docs agent`
  return { kind: 'set-if-missing', text: statusText('pending', description) }
}

function commandName({ command }: SkippedRun): string {
  return command ?? 'on the pull request'
}

function unreadableText({ end, failOn }: SkippedRun): StatusText {
  const state = stepFails(end, failOn) ? 'error' : 'success'
  return statusText(state, "Couldn't read the comments of the pull request")
}

/** What the commit shows while the agent is at work. */
export const workingStatus: StatusText = statusText('pending', 'Docs agent is working')

/** What the commit of a merge queue shows: the agent has worked on the pull request itself. */
export const mergeQueueStatus: StatusText = statusText('success', 'Nothing to do in a merge queue')

/** What the commit shows after the waiver. */
export function waivedStatus({ by, sha }: Waiver): StatusText {
  return statusText('success', `Not needed for ${sha.slice(0, 7)}, says ${by}`)
}

function statusText(state: StatusState, description: string): StatusText {
  return { state, description: toOneLine(description, maxDescriptionLength) }
}

function titleOf(report: Report): string {
  return plain(describeStatus(report, { command: null, canReattach: false, limits: null }).title)
}

/** A description is plain text. */
function plain(text: string): string {
  return text.replaceAll('`', '')
}
