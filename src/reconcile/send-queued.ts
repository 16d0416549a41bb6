// Sends what is queued in a conversation, without a run that belongs to it: as one request, under a claim that all others see.
import { isInDoubt, isRefused, type Start, type StartPorts } from '../agent/create-job.ts'
import { whyReplaced } from '../agent/send-message.ts'
import { startJob } from '../agent/start-job.ts'
import type { StartPlan } from '../agent/start-plan.ts'
import { claimWriteMs, maxUnavailableInReconcileMs } from '../base/budgets.ts'
import { joinSentences } from '../base/escape.ts'
import type { Result } from '../base/result.ts'
import { firstState, withoutClaim } from '../conversation/claims.ts'
import type { Change, Changed } from '../conversation/conversation.ts'
import { claimUntil, type HeldClaim, holdClaim } from '../conversation/held-claim.ts'
import { markNow } from '../conversation/lock.ts'
import { dueIn, joinRequests } from '../conversation/queue.ts'
import { record } from '../conversation/record.ts'
import { type TrackedConversation, withState } from '../conversation/tracked-conversation.ts'
import type { Permission } from '../event/permission-level.ts'
import { mayStillAsk } from '../gates/may-still-ask.ts'
import type { ServiceClient } from '../mintlify/mintlify-client.ts'
import type { Outcome } from '../state/outcome.ts'
import type { QueuedRequest } from '../state/state.ts'
import { lostPermissionText } from '../words/notes.ts'
import { describeReason } from '../words/reasons.ts'
import { noPatience, type PublishPorts, problemOf, whenFound } from './publish-update.ts'
import {
  type ClaimedQueue,
  claimQueue,
  ownRunOf,
  type RefusedRequest,
  type SentRequest,
  withoutRefused,
} from './queued.ts'

export type SendQueuedPorts = ServiceClient &
  Pick<StartPorts, 'clock'> &
  PublishPorts & {
    /** What somebody may do in the repository of a conversation, or why that is not known. */
    permissionOf: (conversation: TrackedConversation, login: string) => Promise<Result<Permission, string>>
    /** How long a create or a message may take, in milliseconds. */
    sendTimeoutMs: number
    /** A new random text for each claim. */
    nonce: () => string
  }

/** What became of the queue. `problem`: why requests that may be sent were not, null if none is left for such a reason. */
export type SentQueue = { tracked: TrackedConversation; sent: number; problem: string | null }

const unconfirmedText = "Mintlify didn't confirm the queued requests, so it isn't known whether they arrived."

/** Sends the queued requests, to an agent that is free. */
export async function sendQueued(tracked: TrackedConversation, ports: SendQueuedPorts): Promise<SentQueue> {
  const due = dueIn(tracked.state.conversation.queue, ports.clock.now())
  if (due.length === 0) return { tracked, sent: 0, problem: null }
  const { allowed, refused } = await askPermissions(tracked, due, ports)
  const sending: Sending = { tracked, allowed, refused, isSingle: false, ports }
  return sendNext(sending)
}

type Sending = {
  tracked: TrackedConversation
  /** Ids of the requests that may be sent. */
  allowed: readonly string[]
  /** The requests to be taken out with the next change. */
  refused: readonly RefusedRequest[]
  isSingle: boolean
  ports: SendQueuedPorts
}

/** Asks again what those may do who asked. Without an answer, a request waits for the next run. */
async function askPermissions(
  tracked: TrackedConversation,
  due: readonly QueuedRequest[],
  ports: SendQueuedPorts,
): Promise<{ allowed: string[]; refused: RefusedRequest[] }> {
  const asked = await Promise.all(
    due.map(async (entry) => {
      const isAllowed = await mayStillAsk(entry, (login) => ports.permissionOf(tracked, login))
      return { entry, isAllowed }
    }),
  )
  const less = asked.flatMap(({ entry, isAllowed }) => (isAllowed === false ? entry : []))
  return {
    allowed: asked.flatMap(({ entry, isAllowed }) => (isAllowed === true ? entry.id : [])),
    refused: await Promise.all(
      less.map((entry) => refuse(entry, lostPermissionText(entry.askedBy), { tracked, ports })),
    ),
  }
}

/** The reaction comes first, so that one change tells of everything. */
async function refuse(
  entry: QueuedRequest,
  why: string,
  { tracked, ports }: { tracked: TrackedConversation; ports: SendQueuedPorts },
): Promise<RefusedRequest> {
  const { command } = entry
  const problem = command && (await ports.react(tracked, command, 'confused'))
  return { entry, why, isTold: problem === null }
}

/** Claims what may be sent, sends it, and writes down what came of it. */
async function sendNext(sending: Sending): Promise<SentQueue> {
  const { tracked, allowed, refused, isSingle, ports } = sending
  const { clock, conversation, sendTimeoutMs } = ports
  if (allowed.length + refused.length === 0) return { tracked, sent: 0, problem: null }
  const since = markNow(clock)
  const nonce = ports.nonce()
  const changed = await conversation.change(
    whenFound((state, at) => {
      const left = withoutRefused(state, refused)
      const until = claimUntil(at, sendTimeoutMs)
      const claimed = claimQueue(left, at, { read: tracked.state, allowed, isSingle, nonce, until })
      return { state: claimed?.state ?? (left === state ? null : left), value: claimed }
    }),
    noPatience(ports),
  )
  const latest = latestOf(tracked, changed)
  const claimed = changed.kind === 'written' ? changed.value : null
  if (!claimed) return { tracked: latest, sent: 0, problem: problemOf(changed) }
  const patience = () => noPatience(ports)
  const held = holdClaim(claimed.claim, since, {
    conversation,
    isWritten: true,
    clock,
    sendTimeoutMs,
    patience,
  })
  const start = await startClaimed(claimed, held, ports)
  return settleStart(start, { claimed, held, sending: { ...sending, tracked: latest, refused: [] } })
}

async function startClaimed(claimed: ClaimedQueue, held: HeldClaim, ports: SendQueuedPorts): Promise<Start> {
  const { jobId, entries, note, isReplaceable } = claimed
  const { mayTry, becomeCreate } = held
  const { clock, signal: cancelled } = ports
  const startPorts = {
    service: ports,
    clock,
    tries: { mayTry, maxUnavailableMs: maxUnavailableInReconcileMs },
    maxUnreadMs: 0,
    becomeCreate,
    cancelled,
    onReading: ignore,
    log: ignore,
  }
  const prompt = joinRequests(entries, null)
  const create = (why: string | null): StartPlan => ({ kind: 'create', note: why, id: '' })
  if (jobId === null) return startJob(create(note), prompt, startPorts)
  // Whether the job is gone or the request is bad, the answer does not say.
  const start = await startJob({ kind: 'message', jobId, isReplaceable: false, id: '' }, prompt, startPorts)
  const why = isRefused(start) ? await whyReplaced(jobId, ports) : null
  if (why === null) return start
  const mayCreate = isReplaceable && (await becomeCreate())
  return mayCreate ? startJob(create(why), prompt, startPorts) : { kind: 'busy', jobId, job: null }
}

type Sent = { claimed: ClaimedQueue; held: HeldClaim; sending: Sending }

async function settleStart(start: Start, sent: Sent): Promise<SentQueue> {
  const { claimed, sending } = sent
  if (start.kind === 'started') {
    const { state, isNewJob, note } = start
    const isUncertain = state.pendingMessage?.isDeliveryUncertain === true
    const started = { jobId: state.jobId, job: isUncertain ? null : state.job, isNewJob, note }
    return writeSent(sent, { delivery: isUncertain ? 'unknown' : 'done', started })
  }
  if (isInDoubt(start)) return writeSent(sent, { delivery: 'unknown', started: null })
  const [entry] = claimed.entries
  const isLast = claimed.entries.length === 1
  const isOfRequest = isRefused(start) && entry !== undefined
  const refused = isOfRequest && isLast ? [await refuse(entry, whyOf(start), sending)] : []
  const given = await giveBack(sent, refused)
  if (!given.isWritten || !isOfRequest)
    return { ...given, sent: 0, problem: given.problem ?? problemOfStart(start) }
  const gone = refused.map((one) => one.entry.id)
  const allowed = sending.allowed.filter((id) => !gone.includes(id))
  return sendNext({ ...sending, tracked: given.tracked, allowed, isSingle: true })
}

/** Nothing was sent, so nobody has to wait for it. */
async function giveBack({ held, sending: { tracked, ports } }: Sent, refused: readonly RefusedRequest[]) {
  const { nonce } = held.claim()
  const changed = await ports.conversation.change(
    whenFound((state) => ({ state: withoutRefused(withoutClaim(state, nonce), refused), value: null })),
    recordPatience(ports),
  )
  return {
    tracked: latestOf(tracked, changed),
    isWritten: changed.kind === 'written',
    problem: problemOf(changed),
  }
}

/** Writes down what was sent, or may have been. */
async function writeSent(
  { claimed, held, sending: { tracked, ports } }: Sent,
  known: Pick<SentRequest, 'delivery' | 'started'>,
): Promise<SentQueue> {
  const delivered = { ...known, claimed, claim: held.claim(), now: ports.clock.now() }
  const change: Change<null> = ({ read, at }) => {
    const before = read ?? firstState(claimed.state)
    return { state: record(before, ownRunOf(delivered, before), at), value: null }
  }
  const changed = await ports.conversation.change(change, recordPatience(ports))
  const isKnown = known.delivery === 'done'
  const problem = isKnown ? null : unconfirmedText
  return {
    tracked: latestOf(tracked, changed),
    sent: isKnown ? claimed.entries.length : 0,
    problem: joinSentences([problem, changed.kind === 'failed' ? changed.problem : null]) || null,
  }
}

function recordPatience({ signal }: SendQueuedPorts) {
  return { waitMs: claimWriteMs, stop: signal }
}

function latestOf(tracked: TrackedConversation, changed: Changed<unknown>): TrackedConversation {
  return changed.kind === 'written' ? withState(tracked, changed.state) : tracked
}

/** Why nothing was sent, null if the agent is at work. */
function problemOfStart(start: Exclude<Start, { kind: 'started' }>): string | null {
  if (start.kind === 'busy') return null
  const { reason } = start
  return joinSentences([`The queued requests weren't sent: ${whyOf(start)}`, describeReason(reason).next])
}

function whyOf({ reason, detail }: Outcome): string {
  const { title } = describeReason(reason)
  return joinSentences([
    `${title ?? 'Mintlify rejected them'}.`,
    detail && `Details: ${detail.replace(/\.$/, '')}.`,
  ])
}

function ignore(): void {
  // One line tells what was sent, and the job is read again by the next run.
}
