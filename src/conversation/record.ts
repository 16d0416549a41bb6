// What a run writes into its conversation, as a function of what the conversation remembers now.
import { beginStatus, type CommitStatus, renewStatus } from '../state/commit-status.ts'
import { mergeDocsPull } from '../state/docs-pull.ts'
import { addRequest, joinNotes, requestTimeIn } from '../state/report.ts'
import { statusOf } from '../state/report-parts.ts'
import type { Claim, OwnRun, State } from '../state/state.ts'
import { lateJobNote, unconfirmedBatchNote, unconfirmedNote } from '../words/notes.ts'
import { isLiving, withoutClaim } from './claims.ts'

type Conversation = State['conversation']

const maxRequestTimes = 50
const daySeconds = 24 * 3_600

/** The state after a claim has run out: nobody knows of its request, and nobody sends it again by itself. */
export function withoutDeadClaim(state: State, at: Date): State {
  const { claim } = state.conversation
  return claim && !isLiving(claim, at)
    ? giveUp(state, claim, { at, asked: claim.request === '' ? [] : [claim.request] })
    : state
}

/** Whether what the conversation remembers is this run's request, and not a later one. */
export function isOwnRequest(
  { job, conversation }: State,
  { claim, requestCount, job: own }: Pick<OwnRun, 'claim' | 'requestCount' | 'job'>,
): boolean {
  if (claim !== null && conversation.requestNonce === claim.nonce) return true
  // After the comment was deleted, the count begins anew.
  return conversation.requestCount === requestCount && (!own || !job || own.id === job.id)
}

/** What the run knows, in what the conversation remembers now. */
export function record(before: State, own: OwnRun, at: Date): State {
  const settled = withCommandEnds(settleClaim(before, own, at), own)
  if (!isOwnRequest(settled, own)) return isDelivered(before, own.claim) ? settled : tellLate(settled, own)
  // Of an earlier run, only what was told just now is kept.
  const isSameRun = settled.run.id === own.run.id
  const told = isSameRun || settled.run !== before.run ? settled.run.note : null
  const shown = statusWith(settled.conversation, own)
  const notes = [own.run.note, told, queuedNote(settled.conversation, own)]
  // Whoever asked for nothing does not know how long the request took that others have seen end.
  const tookMs = own.run.tookMs ?? (own.request === null ? requestTimeIn(settled.run).tookMs : null)
  return {
    run: { ...own.run, tookMs, note: notes.reduce(joinNotes, null) },
    job: own.job ? withReading(settled.job, own.job) : settled.job,
    conversation: { ...settled.conversation, commitStatus: shown },
  }
}

/** The commit status of a run: one that made no request shows on its own commit what it came to, too. */
function statusWith(conversation: Conversation, { claim, status, isUnsent }: OwnRun) {
  const current = statusOf(conversation)
  const hasBegun = claim !== null && conversation.requestNonce === claim.nonce
  const shown = hasBegun || !status ? current : beginStatus(status.rules, status.commit, current)
  return shown && isUnsent ? { ...shown, isUnsent } : shown
}

/** The state after what the run claimed has become a request, or was given up, or was never sent. */
function settleClaim(state: State, own: OwnRun, at: Date): State {
  const { claim, delivery } = own
  if (!claim) return state
  const { conversation } = state
  const isHeld = conversation.claim?.nonce === claim.nonce
  const free = withoutClaim(state, claim.nonce)
  if (delivery === 'none') return free
  if (delivery === 'unknown' && claim.isCreate) return isHeld ? giveUp(free, claim, { at, asked: [] }) : free
  if (isDelivered(free, claim)) return free
  const handled = take(free, claim, delivery === 'done' ? 'delivered' : 'unconfirmed')
  return isPlaceTaken(conversation, own, claim) ? handled : begin(handled, own, at)
}

/** Whether a later request has the place of this one, or another one that is being sent now, or this one itself. */
function isPlaceTaken(conversation: Conversation, { requestCount }: OwnRun, { nonce }: Claim): boolean {
  const { claim } = conversation
  const isOfOther = claim !== null && claim.nonce !== nonce
  return isOfOther || conversation.requestNonce === nonce || conversation.requestCount !== requestCount
}

/** Whether the conversation knows that what was claimed has become a request. */
function isDelivered({ conversation }: State, claim: Claim | null): boolean {
  const ids = claim?.id ? [claim.id] : (claim?.queued ?? [])
  return conversation.handled.some(({ id, how }) => how === 'delivered' && ids.includes(id))
}

/** What is told of the queued requests that were sent with one that nobody can confirm. The title tells of that one. */
function queuedNote({ requests }: Conversation, { run, claim }: OwnRun): string | null {
  if (run.reason !== 'message-unconfirmed' || !claim) return null
  const isQueued = (runId: string) => claim.queued.some((id) => id.startsWith(`${runId}-`))
  return unconfirmedNote(requests.filter(({ runId }) => isQueued(runId)).map(({ text }) => text))
}

/** The state without the requests of a claim among those that wait, though another step may have queued them, too. */
function take(state: State, claim: Claim, how: Conversation['handled'][number]['how']): State {
  const { conversation } = state
  const { id, queued } = claim
  const ids = id === null ? queued : [...queued, id]
  const taken = conversation.queue.filter((entry) => ids.includes(entry.id))
  const commands = taken.flatMap(({ command }) => command ?? [])
  const others = conversation.commands.filter((one) => !commands.some((taking) => taking.id === one.id))
  const requests = taken.map(({ runId, at, request }) => ({ runId, at, text: request }))
  const handled = conversation.handled.filter((one) => !ids.includes(one.id))
  return {
    ...state,
    conversation: {
      ...conversation,
      queue: conversation.queue.filter((entry) => !ids.includes(entry.id)),
      commands: [...others, ...commands],
      requests: requests.reduce(addRequest, conversation.requests),
      ...batchAfter(claim, conversation.batch),
      handled: [...handled, ...ids.map((one) => ({ id: one, how }))],
    },
  }
}

/** What was merged is told once, whether the request arrived or may have. A later batch may have come further. */
function batchAfter({ batch: own }: Claim, current: Conversation['batch']): Pick<Conversation, 'batch'> {
  if (!own) return {}
  const isFurther = current !== undefined && Date.parse(current.upTo) > Date.parse(own.upTo)
  return { batch: isFurther ? current : own }
}

/** The state once a request has reached its job. */
function begin({ run, job, conversation }: State, own: OwnRun, at: Date): State {
  const { status, command, claim, request } = own
  const earlier = conversation.commands.filter(({ id }) => id !== command?.id)
  const seconds = Math.floor(at.getTime() / 1_000)
  const times = conversation.requestTimes.filter((time) => time > seconds - daySeconds)
  const current = statusOf(conversation)
  const shown = statusAtBeginning(current, status)
  const isAlone = !claim || claim.queued.length === 0
  return {
    run: { ...run, note: null },
    job: own.job ? { ...own.job, end: null } : claim?.isCreate ? null : job,
    conversation: {
      ...conversation,
      requestCount: conversation.requestCount + 1,
      requestTimes: [...times, seconds].slice(-maxRequestTimes),
      requestRunId: own.run.id,
      requestNonce: claim?.nonce ?? null,
      // The run's own request is the last, so that it is never left out.
      requests: request ? addRequest(conversation.requests, request) : conversation.requests,
      createUnconfirmedAt: claim?.isCreate ? null : conversation.createUnconfirmedAt,
      commands: command ? [...earlier, command] : earlier,
      // Who waived it since the request was planned knew of it.
      commitStatus: shown && {
        ...renewStatus(shown, { sha: status?.commit ?? null, hasQueue: !isAlone }),
        waiver: status?.isWaived ? null : shown.waiver,
      },
      docsPullRules: own.docsPullRules ?? conversation.docsPullRules,
      isUnfollowed: false,
    },
  }
}

/** The claim has named the commit. Those after it came while the request was sent. */
function statusAtBeginning(current: CommitStatus | null, status: OwnRun['status']): CommitStatus | null {
  if (!status) return current
  const { rules, commit } = status
  const isNamed =
    commit !== null && current?.context === rules.commitStatus && current.commits.includes(commit)
  return isNamed ? current : beginStatus(rules, commit, current)
}

/** The state after nobody knows what became of a request. `asked`: what is told beside its queued requests. */
function giveUp(state: State, claim: Claim, { at, asked }: { at: Date; asked: readonly string[] }): State {
  const { run, conversation } = state
  const taken = conversation.queue.filter(({ id }) => claim.queued.includes(id))
  const requests = unconfirmedNote([...asked, ...taken.map(({ request }) => request)])
  const note = joinNotes(requests, claim.batch ? unconfirmedBatchNote(claim.batch.last) : null)
  const left = take(state, claim, 'unconfirmed').conversation
  const commands = claim.command ? [...left.commands, claim.command] : left.commands
  const isOf = (id: number) => id === claim.command?.id || taken.some(({ command }) => command?.id === id)
  return {
    ...state,
    run: note === null ? run : { ...run, note: joinNotes(run.note, note) },
    conversation: {
      ...left,
      claim: null,
      requests: conversation.requests,
      createUnconfirmedAt: claim.isCreate ? at.toISOString() : conversation.createUnconfirmedAt,
      commands: commands.map((one) => (isOf(one.id) ? { ...one, end: 'confused' } : one)),
    },
  }
}

/** A job that was started for an earlier request, after another one has taken its place, is told. */
function tellLate(state: State, { claim, delivery, job }: OwnRun): State {
  const isOther = job !== null && job.id !== state.job?.id
  if (!claim?.isCreate || delivery !== 'done' || !isOther) return state
  const { run } = state
  return { ...state, run: { ...run, note: joinNotes(run.note, lateJobNote(job)) } }
}

function withCommandEnds(state: State, { commandEnds }: OwnRun): State {
  const { conversation } = state
  const commands = conversation.commands.flatMap((command) => {
    const found = commandEnds.find(({ id }) => id === command.id)
    return found ? (found.next ?? []) : command
  })
  return { ...state, conversation: { ...conversation, commands } }
}

/** The job with a newer reading of it. Another job takes its place. */
export function withReading(current: State['job'], reading: NonNullable<State['job']>): State['job'] {
  if (current?.id !== reading.id) return reading
  const link = reading.link ?? current.link
  const isSamePull = reading.link === null || current.link === reading.link
  const docsPull = isSamePull ? mergeDocsPull(reading.docsPull, current.docsPull) : reading.docsPull
  return { ...current, ...reading, link, docsPull, end: reading.end ?? current.end }
}
