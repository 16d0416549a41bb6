// Brings one conversation up to date: its job, its docs pull request and its commit status.
import type { Clock } from '../../domain/clock.ts'
import { isDue } from '../../domain/conversation/sending.ts'
import { countedText, durationText } from '../../domain/format.ts'
import type { HttpOutcome } from '../../domain/http/outcome.ts'
import type { Job } from '../../domain/job/job.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import { type Report, withOutcome } from '../../domain/job/report.ts'
import { fullNameOf } from '../../domain/reconcile/repositories.ts'
import {
  activeMs,
  assessJob,
  type ConversationUpdate,
  type FollowedPull,
  hasOpenPull,
  isOpen,
  isStalled,
  type JobFinding,
  type Publication,
  type TrackedConversation,
} from '../../domain/reconcile/tracked-conversation.ts'
import { type SendQueuedPorts, sendQueued } from '../queue/send-queued.ts'
import { type Followed, type FollowPorts, follow } from './follow.ts'

export type CheckPorts = FollowPorts &
  SendQueuedPorts & {
    clock: Clock
    getJob: (jobId: string) => Promise<HttpOutcome<Job>>
    /** Edits the comment, and replaces its reaction if the job has ended. */
    publish: (conversation: TrackedConversation, report: Report, end: Outcome | null) => Promise<Publication>
    log: (line: string) => void
  }

export type Rejection = Extract<JobFinding, { kind: 'rejected' }>

/** What became of one conversation. Null for what it has none of. */
export type Checked = {
  kind: 'checked'
  report: Report
  update: ConversationUpdate | null
  followed: FollowedPull | null
  /** Reading of a job that is still at work. */
  job?: Job | null
}

/** What became of one conversation. A rejection is about all of them. */
export async function check(
  conversation: TrackedConversation,
  maxAgeMs: number,
  ports: CheckPorts,
): Promise<Checked | Rejection> {
  const checked = await checkJob(conversation, maxAgeMs, ports)
  return checked.kind === 'checked' && mayBeSent(checked, ports.clock.now())
    ? sendWaiting(conversation, checked, ports)
    : checked
}

/** Whether something may become of the queue. While the agent is at work, only what is on its way may be judged. */
function mayBeSent({ report: { queue }, job }: Checked, now: Date): boolean {
  const isAtWork = job !== undefined && job !== null
  return queue.sending !== null || (!isAtWork && isDue(queue, now))
}

/** Sends what waits for the agent. */
async function sendWaiting(
  conversation: TrackedConversation,
  checked: Checked,
  ports: CheckPorts,
): Promise<Checked> {
  const { report, sent, problem } = await sendQueued({ ...conversation, report: checked.report }, ports)
  if (sent > 0)
    ports.log(`#${conversation.scope.issueNumber}: sent ${countedText(sent, 'queued request')} to the agent`)
  if (sent === 0 && problem === null) return { ...checked, report }
  const known = checked.update ?? describe({ ...conversation, report })
  const status = sent > 0 ? report.status : known.status
  const update = {
    ...known,
    jobId: report.jobId ?? known.jobId,
    status,
    sent,
    problem: known.problem ?? problem,
  }
  // A new turn has begun, so the conversation is open again.
  return { ...checked, report, update: sent > 0 ? { ...update, result: null, isFinished: false } : update }
}

async function checkJob(
  conversation: TrackedConversation,
  maxAgeMs: number,
  ports: CheckPorts,
): Promise<Checked | Rejection> {
  const { report } = conversation
  if (!isOpen(report)) return lookOn(conversation, maxAgeMs, ports)
  const finding = assessJob(report, await ports.getJob(report.jobId ?? ''), ports.clock.now())
  if (finding.kind === 'rejected') return finding
  return finding.kind === 'pending'
    ? keepOpen(conversation, finding, { maxAgeMs, ports })
    : finish(conversation, finding.outcome, { maxAgeMs, ports })
}

type Pass = { maxAgeMs: number; ports: CheckPorts }

/** A job that is still at work. */
async function keepOpen(
  conversation: TrackedConversation,
  { job, problem }: Extract<JobFinding, { kind: 'pending' }>,
  { maxAgeMs, ports }: Pass,
): Promise<Checked> {
  const now = ports.clock.now()
  const isHanging = job !== null && logIfStalled(conversation, job, ports)
  const followed = await follow(conversation, conversation.report, { now, maxAgeMs, ports })
  const { report, written } = await publishIfDue(conversation, followed, { now, ports })
  const update = {
    ...describe(conversation),
    status: job?.status ?? null,
    result: null,
    problem: problem ?? written?.problem ?? null,
    isStalled: isHanging,
  }
  return { kind: 'checked', report, update, followed: null, job }
}

/** A job that has ended. */
async function finish(
  conversation: TrackedConversation,
  end: Outcome,
  { maxAgeMs, ports }: Pass,
): Promise<Checked> {
  const { issueNumber } = conversation.scope
  const now = ports.clock.now()
  const ended = { ...withOutcome(conversation.report, end, now), tookMs: null }
  const { report } = await follow(conversation, ended, { now, maxAgeMs, ports })
  const { isWritten, isBusy, problem } = await ports.publish(conversation, report, end)
  const status = end.job?.status ?? null
  const known = { ...describe(conversation), status }
  if (!isWritten && problem === null) {
    ports.log(`#${issueNumber}: ${isBusy ? 'a run is at work here' : 'a newer turn has the comment'}`)
    return { kind: 'checked', report: conversation.report, update: { ...known, problem }, followed: null }
  }
  ports.log(`#${issueNumber}: job ${known.jobId} ${status ?? 'was not found'}`)
  const update = {
    ...known,
    prLink: end.job?.pullRequest?.url ?? known.prLink,
    docsState: report.docsPull?.state ?? null,
    result: end.result,
    isFinished: isWritten,
    problem,
  }
  return { kind: 'checked', report, update, followed: null }
}

/** A job whose end the comment tells. */
async function lookOn(
  conversation: TrackedConversation,
  maxAgeMs: number,
  ports: CheckPorts,
): Promise<Checked> {
  const { scope, url: commentUrl, report: before } = conversation
  const now = ports.clock.now()
  const seen = await follow(conversation, before, { now, maxAgeMs, ports })
  const { report, written } = await publishIfDue(conversation, seen, { now, ports })
  const link = report.pullRequest
  if (!link || !hasOpenPull(before)) return { kind: 'checked', report, update: null, followed: null }
  const state = report.docsPull?.state ?? null
  const isChanged = state !== (before.docsPull?.state ?? null)
  if (isChanged)
    ports.log(`#${scope.issueNumber}: ${link.repository}#${link.number} is ${state ?? 'not known'}`)
  const { isUnfollowed } = report
  const problem = written?.problem ?? null
  const repository = fullNameOf(conversation.repository)
  const known = { repository, issueNumber: scope.issueNumber, commentUrl, prLink: link.url }
  return {
    kind: 'checked',
    report,
    update: null,
    followed: { ...known, state, isChanged, isUnfollowed, problem },
  }
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

/** The report as the comment has it then. */
async function publishIfDue(
  conversation: TrackedConversation,
  { report, isDue }: Followed,
  { now, ports }: { now: Date; ports: CheckPorts },
): Promise<{ report: Report; written: Publication | null }> {
  if (!isDue) return { report, written: null }
  const latest = { ...report, updatedAt: now.toISOString() }
  const written = await ports.publish(conversation, latest, null)
  return { report: written.isWritten ? latest : report, written }
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
