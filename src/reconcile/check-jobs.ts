// Brings one conversation up to date: its job, its docs pull request and its commit status.

import type { Clock } from '../base/clock.ts'
import { countedText, durationText } from '../base/format.ts'
import { once } from '../base/once.ts'
import { isOpen, type TrackedConversation, withState } from '../conversation/tracked-conversation.ts'
import type { HttpOutcome } from '../http/http-outcome.ts'
import type { Job } from '../mintlify/job.ts'
import type { CommitStatus } from '../state/commit-status.ts'
import type { Outcome } from '../state/outcome.ts'
import { hasQueue, withOutcome } from '../state/report.ts'
import {
  activeMs,
  assessJob,
  type ConversationUpdate,
  type FollowedPull,
  hasOpenPull,
  isStalled,
  isUnsettled,
  type JobFinding,
} from './conversation-update.ts'
import { isSameRequest } from './findings.ts'
import { type FollowPorts, follow } from './follow-docs-pulls.ts'
import { type Publication, type PublishPorts, publish } from './publish-update.ts'
import { fullNameOf } from './repositories.ts'
import { type SendQueuedPorts, sendQueued } from './send-queued.ts'
import { isAboutToEnd, type WakeUp } from './wake-up.ts'

export type CheckPorts = FollowPorts &
  SendQueuedPorts &
  PublishPorts & {
    clock: Clock
    getJob: (jobId: string) => Promise<HttpOutcome<Job>>
    log: (line: string) => void
  }

export type Rejection = Extract<JobFinding, { kind: 'rejected' }>

/** What became of one conversation. Null for what it has none of. */
export type Checked = {
  kind: 'checked'
  /** The conversation as it is now, as far as this run knows. */
  tracked: TrackedConversation
  update: ConversationUpdate | null
  followed: FollowedPull | null
  /** Reading of a job that is still at work. */
  job?: Job | null
}

/** What became of one conversation. A rejection is about all of them. */
export async function check(
  tracked: TrackedConversation,
  maxAgeMs: number,
  ports: CheckPorts,
): Promise<Checked | Rejection> {
  const checked = await checkJob(tracked, { maxAgeMs, ports })
  return checked.kind === 'checked' && mayBeSent(checked) ? sendWaiting(checked, ports) : checked
}

/** Whether something may become of the queue. */
function mayBeSent({ tracked: { report } }: Checked): boolean {
  return hasQueue(report) && !isOpen(report)
}

/** Sends what waits for the agent. */
async function sendWaiting(checked: Checked, ports: CheckPorts): Promise<Checked> {
  const { tracked, sent, problem } = await sendQueued(checked.tracked, ports)
  const { report, scope } = tracked
  if (sent > 0) ports.log(`#${scope.issueNumber}: sent ${countedText(sent, 'queued request')} to the agent`)
  if (sent === 0 && problem === null) return { ...checked, tracked }
  const known = checked.update ?? describe(tracked)
  const update = {
    ...known,
    jobId: report.jobId ?? known.jobId,
    status: sent > 0 ? report.status : known.status,
    sent,
    problem: known.problem ?? problem,
  }
  // A new request was sent, so the conversation is open again.
  return { ...checked, tracked, update: sent > 0 ? { ...update, result: null, isFinished: false } : update }
}

type Pass = { maxAgeMs: number; ports: CheckPorts }

async function checkJob(tracked: TrackedConversation, pass: Pass): Promise<Checked | Rejection> {
  const { report } = tracked
  const { ports } = pass
  if (!isOpen(report)) return lookOn(tracked, pass)
  const finding = assessJob(report, await ports.getJob(report.jobId ?? ''), ports.clock.now())
  if (finding.kind === 'rejected') return finding
  return finding.kind === 'pending' ? keepOpen(tracked, finding, pass) : finish(tracked, finding, pass)
}

/** A job that is still at work. */
async function keepOpen(
  tracked: TrackedConversation,
  { job, problem }: Extract<JobFinding, { kind: 'pending' }>,
  pass: Pass,
): Promise<Checked> {
  const isHanging = job !== null && logIfStalled(tracked, job, pass.ports)
  const written = await followAndPublish(tracked, pass)
  const update = {
    ...describe(tracked),
    status: job?.status ?? null,
    result: null,
    problem: problem ?? written.problem,
    isStalled: isHanging,
  }
  return { kind: 'checked', tracked: written.tracked, update, followed: null, job }
}

/** A job that has ended. */
async function finish(tracked: TrackedConversation, end: Outcome, pass: Pass): Promise<Checked> {
  const { ports } = pass
  const { issueNumber } = tracked.scope
  const status = end.job?.status ?? null
  const known = { ...describe(tracked), status }
  const { isWritten, isBusy, problem, tracked: latest } = await publishEnd(tracked, end, pass)
  if (!isWritten && problem === null) {
    ports.log(`#${issueNumber}: ${isBusy ? 'a run is at work here' : 'a newer request has the comment'}`)
    return { kind: 'checked', tracked, update: known, followed: null }
  }
  ports.log(`#${issueNumber}: job ${known.jobId} ${status ?? "wasn't found"}`)
  const { report } = latest
  const update = {
    ...known,
    prLink: end.job?.pullRequest?.url ?? known.prLink,
    docsState: report.docsPull?.state ?? null,
    result: end.result,
    isFinished: isWritten && !hasQueue(report),
    problem,
  }
  return { kind: 'checked', tracked: latest, update, followed: null }
}

/** Looks first, because reactions and statuses are not taken back if a newer request was sent. */
async function publishEnd(
  tracked: TrackedConversation,
  end: Outcome,
  { maxAgeMs, ports }: Pass,
): Promise<Publication> {
  const look = lookOnce(tracked, ports)
  const { isCurrent, problem } = await look()
  if (!isCurrent) return { tracked, isWritten: false, isBusy: false, problem }
  const now = ports.clock.now()
  const ended = { ...withOutcome(tracked.report, end, now), tookMs: null }
  const currentStatus = async () => (await look()).commitStatus
  const followed = await follow(tracked, ended, { now, maxAgeMs, currentStatus, ports })
  return publish(tracked, { ...followed, end }, ports)
}

/** A job whose end the comment tells. */
async function lookOn(before: TrackedConversation, pass: Pass): Promise<Checked> {
  const { tracked, problem } = await followAndPublish(before, pass)
  const { scope, url: commentUrl, report } = tracked
  const link = report.pullRequest
  if (!link || !hasOpenPull(before.report)) return { kind: 'checked', tracked, update: null, followed: null }
  const state = report.docsPull?.state ?? null
  const isChanged = state !== (before.report.docsPull?.state ?? null)
  if (isChanged)
    pass.ports.log(`#${scope.issueNumber}: ${link.repository}#${link.number} is ${state ?? 'not known'}`)
  const repository = fullNameOf(tracked.repository)
  const known = { repository, issueNumber: scope.issueNumber, commentUrl, prLink: link.url }
  const followed = { ...known, state, isChanged, isUnfollowed: report.isUnfollowed, problem }
  return { kind: 'checked', tracked, update: null, followed }
}

/** Everything but an end of the job. */
async function followAndPublish(
  tracked: TrackedConversation,
  { maxAgeMs, ports }: Pass,
): Promise<Pick<Publication, 'tracked' | 'problem'>> {
  const look = lookOnce(tracked, ports)
  const currentStatus = async () => (await look()).commitStatus
  const now = ports.clock.now()
  const followed = await follow(tracked, tracked.report, { now, maxAgeMs, currentStatus, ports })
  const seen = { tracked: { ...tracked, report: followed.report }, problem: null }
  if (!followed.isDue && !isUnsettled(tracked.report)) return seen
  const written = await publish(tracked, { ...followed, end: null }, ports)
  return written.isWritten ? written : { ...seen, problem: written.problem }
}

/** `commitStatus`: null unless the conversation is current. */
type LookedAt = { isCurrent: boolean; commitStatus: CommitStatus | null; problem: string | null }

/** Whether the conversation is still as the list has it, asked once. */
function lookOnce(tracked: TrackedConversation, { conversation }: Pick<CheckPorts, 'conversation'>) {
  return once(async (): Promise<LookedAt> => {
    const found = await conversation.look()
    if (found.kind !== 'seen') return { isCurrent: false, commitStatus: null, problem: found.problem }
    const { state } = found.seen
    if (state === null || !isSameRequest(state, tracked.state))
      return { isCurrent: false, commitStatus: null, problem: null }
    const { commitStatus } = withState(tracked, state).report
    return { isCurrent: true, commitStatus, problem: null }
  })
}

function describe({ repository, scope: { issueNumber }, report, url: commentUrl }: TrackedConversation) {
  const { jobId, pullRequest, docsPull } = report
  const nothing = { status: null, result: null, problem: null, isStalled: false, isFinished: false, sent: 0 }
  const prLink = pullRequest?.url ?? null
  return {
    repository: fullNameOf(repository),
    issueNumber,
    jobId: jobId ?? '',
    commentUrl,
    prLink,
    docsState: docsPull?.state ?? null,
    ...nothing,
  }
}

function logIfStalled(
  { report, scope: { issueNumber } }: TrackedConversation,
  job: Job,
  { clock, log }: CheckPorts,
): boolean {
  const now = clock.now()
  if (!isStalled(report, job, now)) return false
  const age = durationText(activeMs(report, job, now))
  log(
    `#${issueNumber}: job ${job.id} has been active for ${age} and looks stalled. Check it in the dashboard.`,
  )
  return true
}

const lookAgainIntervalMs = 5_000
const maxLookAgainMs = 90_000

export type SecondLook = {
  maxAgeMs: number
  wakeUp: WakeUp | null
  /** When the run started, in the clock's milliseconds. */
  startMs: number
  signal: AbortSignal
}

/**
 * The last of the checks until the job has ended, at most 90 seconds from the start of the run: a job that has opened its docs
 * pull request is about to end, and a run that the docs repository started need not leave it to the next one.
 */
export async function lookAgain(
  first: Checked,
  { look, ports }: { look: SecondLook; ports: CheckPorts },
): Promise<Checked | Rejection> {
  const { clock } = ports
  const { wakeUp, startMs, maxAgeMs, signal } = look
  let last: Checked = first
  while (wakeUp && last.job && isAboutToEnd(last.job, first.tracked.report, wakeUp)) {
    if (clock.elapsedMs() + lookAgainIntervalMs - startMs > maxLookAgainMs) return last
    await clock.sleep(lookAgainIntervalMs, signal)
    if (signal.aborted) return last
    const next = await check(last.tracked, maxAgeMs, ports)
    if (next.kind === 'rejected') return next
    // An answer that was lost says nothing new.
    last = next.job === null ? { ...next, job: last.job } : next
  }
  return last
}
