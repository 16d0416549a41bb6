// Sends what is queued in a conversation, without a run that belongs to it: as one message, while nobody else can.
import type { CommandComment, QueuedRequest } from '../../domain/conversation/queue.ts'
import type { Reaction } from '../../domain/conversation/reaction.ts'
import { isDue, settleSending, unconfirmedNote } from '../../domain/conversation/sending.ts'
import { type Report, withStart } from '../../domain/job/report.ts'
import { joinSentences } from '../../domain/markdown/escape.ts'
import { describeReason } from '../../domain/messages/reasons.ts'
import type { Locked, TrackedConversation } from '../../domain/reconcile/tracked-conversation.ts'
import { isInDoubt, matchingJob, type Start, type StartPorts } from '../job/create-job.ts'
import { startJob } from '../job/start.ts'
import { addRequests, openTakeAlong, withNote } from './take-along.ts'

type LockedState = { report: Report; write: (report: Report) => Promise<void> }

export type SendQueuedPorts = Pick<StartPorts, 'clock' | 'createJob' | 'sendMessage' | 'getJob' | 'log'> & {
  withLock: <T>(
    conversation: TrackedConversation,
    act: (locked: LockedState) => Promise<T>,
  ) => Promise<Locked<T>>
  /** Replaces our reactions to commands. Never throws. */
  react: (
    conversation: TrackedConversation,
    commands: readonly CommandComment[],
    content: Reaction,
  ) => Promise<string | null>
  signal: AbortSignal
}

/** What became of the queue. `problem`: why requests that may be sent were not, null if none is left for such a reason. */
export type SentQueue = { report: Report; sent: number; problem: string | null }

const unlockedText =
  "The queued requests weren't sent: the token can't add the reaction that locks the conversation. It needs `issues: write` and `pull-requests: write`."

/** Sends the queued requests if the agent is free. */
export async function sendQueued(
  conversation: TrackedConversation,
  ports: SendQueuedPorts,
): Promise<SentQueue> {
  const nothing = { report: conversation.report, sent: 0, problem: null }
  const locked = await ports.withLock(conversation, (state) => sendLocked(conversation, state, ports))
  if (locked.kind === 'done') return locked.value
  if (locked.kind === 'busy') return nothing
  return { ...nothing, problem: locked.kind === 'unlocked' ? unlockedText : locked.problem }
}

async function sendLocked(
  conversation: TrackedConversation,
  { report: before, write }: LockedState,
  ports: SendQueuedPorts,
): Promise<SentQueue> {
  const { clock } = ports
  let report = before
  const updateState = async (change: (report: Report) => Report | null) => {
    const next = change(report)
    if (next) await write(next)
    report = next ?? report
    return next !== null
  }
  const end = (sent: number, problem: string | null = null) => ({ report, sent, problem })
  let note: string | null = null
  if (report.queue.sending) {
    const settled = await settle(report, ports)
    if (!settled) return end(0)
    await write(settled.report)
    report = settled.report
    note = unconfirmedNote(settled.unconfirmed)
    await ports.react(conversation, commandsOf(settled.unconfirmed), 'confused')
    if (settled.hasArrived) return end(0)
  }
  const { jobId } = report
  if (jobId === null || !isDue(report.queue, clock.now())) return end(0)
  const along = openTakeAlong(report, null, { clock, log: ports.log, updateState })
  const plan = { kind: 'message', jobId, isReplaceable: true } as const
  const started = await startJob(plan, along.makePrompt, {
    ...ports,
    log: ignore,
    cancelled: ports.signal,
    onReading: ignore,
  })
  if (started.kind !== 'started') {
    if (!isInDoubt(started)) await along.undo()
    return end(0, problemOf(started))
  }
  const sent = report.queue.sending?.ids ?? []
  const entries = report.queue.entries.filter(({ id }) => sent.includes(id))
  const isCertain = started.state.pendingMessage?.isDeliveryUncertain !== true
  // Whether a message without an answer arrived, the next reconcile sees by the job.
  if (!isCertain) return end(0, unconfirmedText)
  const turn = withStart(newTurn(report, entries, clock.now()), {
    ...{ ...started, jobId: started.state.jobId, at: clock.now() },
  })
  const { command } = turn
  const begun = withNote(along.addTo(turn, true), note)
  await updateState(() => ({
    ...begun,
    status: started.state.job?.status ?? begun.status,
    otherCommands: begun.otherCommands.filter(({ id }) => id !== command?.id),
  }))
  return end(entries.length)
}

const unconfirmedText =
  'The connection dropped while the queued requests were being sent. The next reconcile, or the next run in this conversation, checks whether they arrived.'

type Settled = { report: Report; hasArrived: boolean; unconfirmed: QueuedRequest[] }

/** The report after requests that somebody else was sending turned up, or were given up. Null if neither is known yet. */
async function settle(report: Report, { clock, getJob }: SendQueuedPorts): Promise<Settled | null> {
  const { jobId } = report
  const job = jobId === null ? null : matchingJob(await getJob(jobId), jobId)
  const now = clock.now()
  const { queue, arrived, unconfirmed } = settleSending(report.queue, job, { now, isLastChance: false })
  if (arrived.length > 0 && jobId !== null) {
    const asked = addRequests(newTurn(report, arrived, now), arrived)
    const turn = withStart(asked, { jobId, isNewTurn: true, isNewJob: false, note: null, at: now })
    const status = job?.status ?? turn.status
    return { report: { ...turn, queue, status }, hasArrived: true, unconfirmed }
  }
  if (unconfirmed.length === 0) return null
  const told = withNote({ ...report, queue, updatedAt: now.toISOString() }, unconfirmedNote(unconfirmed))
  return { report: told, hasArrived: false, unconfirmed }
}

/** The report of the turn that answers the requests. It belongs to the run that asked last. */
function newTurn(report: Report, entries: readonly QueuedRequest[], now: Date): Report {
  const last = entries.at(-1)
  const at = now.toISOString()
  return {
    ...report,
    ...(last && { runId: last.runId, askedBy: last.askedBy, command: last.command }),
    ...{ result: 'running', reason: null, detail: null, tookMs: null, isUnfollowed: false },
    ...{ startedAt: at, updatedAt: at, otherCommands: commandsOf(entries).slice(0, -1) },
  }
}

function commandsOf(entries: readonly QueuedRequest[]): CommandComment[] {
  return entries.flatMap(({ command }) => command ?? [])
}

/** Why nothing was sent, null if the agent is at work. */
function problemOf(start: Exclude<Start, { kind: 'started' }>): string | null {
  if (start.kind === 'busy') return null
  const { reason, detail } = start.outcome
  const details = detail && `Details: ${detail}.`
  if (isInDoubt(start)) return joinSentences([unconfirmedText, details])
  const { title, next } = describeReason(reason)
  const text = `The queued requests weren't sent: ${title ?? 'Mintlify rejected them'}.`
  return joinSentences([text, details, next])
}

function ignore(): void {
  // One line tells what was sent, and the job is read again by the next run.
}
