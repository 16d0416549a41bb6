// The one operation on a conversation: take its lock, read what it remembers, change that, and give the lock back. Nothing else
// lies between, and nothing is written otherwise.
import type { Clock } from '../base/clock.ts'
import type { Found, StateComment, Written } from './comment-reading.ts'
import type { Change, Changed, Conversation, Failed, Patience } from './conversation.ts'
import type { ConversationPorts } from './conversation-ports.ts'
import { type Again, type Hold, type LockSession, releaseLock, takeLock } from './held-lock.ts'
import { hasRival, lockPauseMs, markNow, maxHoldMs, otherAccountMs, passedMs } from './lock.ts'
import { failedFor, look, maxSilences, seenIn } from './look.ts'

export type ConversationOptions = {
  clock: Clock
  log: (line: string) => void
}

const busyLine = 'Another run is writing to this conversation. Waiting for it.'

/** A conversation of one step. Nothing is sent yet. */
export function openConversation(ports: ConversationPorts, options: ConversationOptions): Conversation {
  const session: Session = {
    ports,
    ...options,
    ownIds: new Set(),
    releasing: Promise.resolve(),
    url: null,
    isTold: false,
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    change(change, patience) {
      const { stop } = patience
      if (stop.aborted) return Promise.resolve(outOfTime)
      const next = last.then(() => changeWithin(session, change, patience))
      last = next.catch(() => undefined)
      return unlessStopped(next, stop)
    },
    look: () => look(session),
    async close() {
      await last
      await session.releasing
    },
    url: () => session.url,
  }
}

type Session = ConversationOptions &
  LockSession & {
    releasing: Promise<void>
    url: string | null
    /** Whether the log was told that others are writing. */
    isTold: boolean
  }

const outOfTime: Failed = {
  kind: 'failed',
  reason: 'memory-unwritable',
  problem: 'The time of this run was up before GitHub answered.',
}

/** Whoever has no time left doesn't wait for what is on its way, and doesn't know what comes of it. */
function unlessStopped<T>(change: Promise<T>, stop: AbortSignal): Promise<T | Failed> {
  const { promise, resolve } = Promise.withResolvers<Failed>()
  const leave = () => resolve(outOfTime)
  stop.addEventListener('abort', leave)
  return Promise.race([change, promise]).finally(() => stop.removeEventListener('abort', leave))
}

async function changeWithin<T>(
  session: Session,
  change: Change<T>,
  { waitMs, stop }: Patience,
): Promise<Changed<T>> {
  const { clock } = session
  const started = markNow(clock)
  const tries: Again[] = []
  for (;;) {
    const attempt = await tryOnce(session, change, stop)
    if (attempt.kind !== 'again') return attempt
    tries.push(attempt)
    const pauseMs = attempt.isSoon ? 0 : lockPauseMs(tries.length)
    const leftMs = waitMs - passedMs(started, clock)
    if (stop.aborted || !mayTryAgain(tries, { pauseMs, leftMs })) return failedFor(attempt)
    if (attempt.problem === null && pauseMs > 0) tellOnce(session)
    await clock.sleep(pauseMs, stop)
  }
}

/** Whether others, or GitHub's silence, are waited out. `leftMs`: infinite for a change that is made whatever it takes. */
function mayTryAgain(
  tries: readonly Again[],
  { pauseMs, leftMs }: { pauseMs: number; leftMs: number },
): boolean {
  const silences = tries.filter(({ problem }) => problem !== null)
  if (Number.isFinite(leftMs) && silences.length >= maxSilences) return false
  // Who may not wait still takes over the lock of a run that was killed.
  return pauseMs <= leftMs || (tries.length === 1 && tries[0]?.isSoon === true)
}

function tellOnce(session: Session): void {
  if (!session.isTold) session.log(busyLine)
  session.isTold = true
}

async function tryOnce<T>(
  session: Session,
  change: Change<T>,
  stop: AbortSignal,
): Promise<Changed<T> | Again> {
  await session.releasing
  if (stop.aborted) return outOfTime
  const taken = await takeLock(session)
  if (taken.kind === 'again') return taken
  if (taken.kind === 'refused') return readRefused(session, taken.problem)
  const { hold } = taken
  const result = await changeHeld(session, hold, change)
  session.releasing = releaseLock(session, hold)
  return result
}

/** Whoever may not lock goes on without a conversation, unless there is one. */
async function readRefused(
  { ports }: Session,
  problem: string,
): Promise<Again | Exclude<Changed<never>, { value: unknown }>> {
  const answer = await ports.find(null)
  if (answer.kind === 'no-answer') return { kind: 'again', problem: answer.problem }
  if (answer.kind === 'refused' || answer.value.kind === 'none') return { kind: 'none', problem }
  const found = answer.value
  if (found.kind === 'unusable') return { ...found, kind: 'failed' }
  return { kind: 'failed', reason: 'memory-unwritable', problem }
}

async function changeHeld<T>(session: Session, hold: Hold, change: Change<T>): Promise<Changed<T> | Again> {
  const { clock } = session
  const { id: ownId, isOfWorkflow } = hold.lock.account
  const first = await readAlone(session, { ownId, authorId: null })
  if (first.kind !== 'read') return first
  const isAuthor = first.comment ? first.comment.authorId === ownId : isOfWorkflow
  if (isAuthor) return writeChange(session, hold, { ...first, change })
  // Looks again, and reads again, so late that it sees whoever came at the same time.
  await clock.sleep(otherAccountMs - (clock.elapsedMs() - hold.addedMs))
  const again = await readAlone(session, { ownId, authorId: first.comment?.authorId ?? null })
  return again.kind === 'read' ? writeChange(session, hold, { ...again, change }) : again
}

type Usable = Exclude<Found, { kind: 'unusable' }>
type Read = { kind: 'read'; found: Usable; comment: StateComment | null; at: Date }

/** What is remembered, if nobody else has the lock. */
async function readAlone(
  session: Session,
  { ownId, authorId }: { ownId: number; authorId: number | null },
): Promise<Read | Again | Failed> {
  const { ports } = session
  const locks = await ports.listLocks()
  // Who could add a reaction can read, so a refusal does not mean that there is nothing to read.
  if (locks.kind !== 'value') return { kind: 'again', problem: locks.problem }
  if (hasRival(locks.value, { ownId, authorId, at: locks.at })) return { kind: 'again', problem: null }
  const answer = await ports.find(ownId)
  if (answer.kind !== 'value') return { kind: 'again', problem: answer.problem }
  const found = answer.value
  if (found.kind === 'unusable') return { ...found, kind: 'failed' }
  const comment = found.kind === 'found' ? found.comment : null
  if (comment) session.url = comment.url
  return { kind: 'read', found, comment, at: answer.at }
}

async function writeChange<T>(
  session: Session,
  hold: Hold,
  { found, comment, at, change }: Omit<Read, 'kind'> & { change: Change<T> },
): Promise<Changed<T> | Again> {
  const { ports, clock } = session
  const seen = seenIn(found, at)
  const { state: wanted, value } = change(seen)
  const state = wanted ?? (seen.state === seen.read ? null : seen.state)
  if (state === null) return { kind: 'unchanged', value }
  if (passedMs(hold.asked, clock) > maxHoldMs) return { kind: 'again', problem: null, isSoon: true }
  hold.writing = { isAnswered: false, atMs: clock.elapsedMs() }
  const written = await ports.write(comment, state)
  if (written.kind === 'no-answer') return { kind: 'again', problem: written.problem, isOfWrite: true }
  hold.writing = { isAnswered: true, atMs: clock.elapsedMs() }
  if (written.kind !== 'value') return notWritten(written, comment)
  session.url = written.value.url
  return { kind: 'written', value, state, url: written.value.url }
}

function notWritten(
  written: Exclude<Written, { kind: 'value' | 'no-answer' }>,
  comment: StateComment | null,
): Again | Exclude<Changed<never>, { value: unknown }> {
  if (written.kind === 'gone') return { kind: 'again', problem: null, isSoon: true }
  const { kind, problem } = written
  if (kind === 'refused' && comment === null) return { kind: 'none', problem }
  return { kind: 'failed', reason: 'memory-unwritable', problem }
}
