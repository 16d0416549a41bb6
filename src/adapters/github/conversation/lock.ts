// Holds the lock of a conversation: the reaction 👀 of our account on the pull request or issue itself.
import type { Clock } from '../../../domain/clock.ts'
import {
  holderBefore,
  isAbandoned,
  type LockReaction,
  maxHoldMs,
  maxWriteMs,
} from '../../../domain/conversation/lock.ts'
import { failure, success } from '../../../domain/result.ts'
import { describeGitHubError, isRefused } from '../errors.ts'
import type { CommentTarget } from './comments.ts'
import { addLock, listLocks, removeLock } from './lock-reactions.ts'

/**
 * `held`: nobody else writes to the conversation. `missing`: there is no lock, because GitHub refuses the reaction or does not
 * answer. `busy`: somebody else has it, and the time is up.
 */
export type Hold = 'held' | 'missing' | 'busy'

type Entered<T> = { hold: Exclude<Hold, 'busy'>; value: T } | { hold: 'busy'; value: null }

export type Lock = {
  /** Takes the lock, and then reads what it protects. Throws only what `read` throws. */
  enter<T>(target: CommentTarget, read: () => Promise<T>, patience: Patience): Promise<Entered<T>>
  /** Gives the lock back, if it is held. Never throws. */
  leave(): Promise<void>
  /** Whether a reaction of ours is still there, though this run no longer needs it. */
  hasLeftover(): boolean
  /** Removes such a reaction. Never throws. */
  removeLeftover(target: CommentTarget): Promise<void>
  isHeld(): boolean
  /** How long the holder may go on sending, in milliseconds. Infinite without the lock. */
  leftMs(): number
  /** The signal, which aborts also before others take the lock over. */
  limit(signal: AbortSignal): AbortSignal
}

type Patience = {
  /** Limits the requests of one try. */
  signal: () => AbortSignal
  /** How much of that the lock may take, in milliseconds, so that there is time left to read. All of it by default. */
  lockMs?: number
  /** Ends the waiting, which takes `waitMs` at most. */
  stop: AbortSignal
  waitMs: number
}

export type LockOptions = {
  /** False if reactions are switched off, or nothing is written. Then there is no lock. */
  hasLock: boolean
  /** What the log says if there is none, null for nothing. */
  unlockedText: string | null
  clock: Clock
  random: () => number
  /** Id of the reaction with which an earlier step of this run holds the lock, null for none. */
  heldId: number | null
  /** Called when the lock is taken, and with null when it is given back. */
  onChange: (reactionId: number | null) => void
  log: (line: string) => void
  /** Limits the request that gives the lock back. */
  leaveSignal: () => AbortSignal
}

const minPauseMs = 2_000
const maxPauseMs = 3_000

/** What may happen without the lock. */
export const withoutLock =
  'Two runs at the same time could each start an agent job, so keep `concurrency` in the workflow.'

type State = {
  held: { target: CommentTarget; id: number; sinceMs: number } | null
  /** A reaction of ours that is still there, null for none: it does not keep this run out. */
  leftoverId: number | null
  /** Whether GitHub refuses this token the reaction, as far as it was asked. */
  isRefused: boolean
  /** What the log was told. A run that waits for the agent tries again and again. */
  told: Set<string>
}

/** The lock of one conversation. Nothing is sent yet. */
export function openLock(options: LockOptions): Lock {
  const { clock } = options
  const state: State = { held: null, leftoverId: options.heldId, isRefused: false, told: new Set() }
  const leftMs = () =>
    state.held ? maxHoldMs - (clock.elapsedMs() - state.held.sinceMs) : Number.POSITIVE_INFINITY
  return {
    isHeld: () => state.held !== null,
    leftMs,
    limit(signal) {
      if (!state.held) return signal
      const limitMs = Math.ceil(leftMs()) + maxWriteMs
      return AbortSignal.any([signal, limitMs > 0 ? AbortSignal.timeout(limitMs) : AbortSignal.abort()])
    },
    leave: () => leave(state, options),
    hasLeftover: () => state.held === null && state.leftoverId !== null,
    async removeLeftover(target) {
      const id = state.leftoverId
      state.leftoverId = null
      if (id !== null) await removeLock(target, id, options.leaveSignal()).catch(() => undefined)
    },
    enter: (target, read, patience) => enter({ state, options, target, patience }, read),
  }
}

async function leave(state: State, { onChange, leaveSignal }: LockOptions): Promise<void> {
  const { held } = state
  state.held = null
  if (!held) return
  // What cannot be removed is left to the end of the run and its post step, or abandoned to whoever comes next.
  state.leftoverId = await removeLock(held.target, held.id, leaveSignal()).then(
    () => null,
    () => held.id,
  )
  if (state.held === null) onChange(state.leftoverId)
}

type Entry = { state: State; options: LockOptions; target: CommentTarget; patience: Patience }

async function enter<T>(entry: Entry, read: () => Promise<T>): Promise<Entered<T>> {
  const { clock, random } = entry.options
  const { stop, waitMs } = entry.patience
  const startedMs = clock.elapsedMs()
  const watched = new Map<number, number>()
  for (;;) {
    const attempt = await tryOnce(entry, watched, read)
    if (attempt.kind === 'entered') return { hold: attempt.hold, value: attempt.value }
    const pauseMs = attempt.kind === 'again' ? 0 : minPauseMs + random() * (maxPauseMs - minPauseMs)
    const isLate = attempt.kind !== 'again' && clock.elapsedMs() - startedMs + pauseMs > waitMs
    if (isLate || stop.aborted) return { hold: 'busy', value: null }
    await clock.sleep(pauseMs, stop)
  }
}

type Attempt<T> =
  | { kind: 'entered'; hold: 'held' | 'missing'; value: T }
  | { kind: 'kept-out' }
  /** A lock of a run that was killed was removed. */
  | { kind: 'again' }

/** `watched`: since when reactions that keep this run out have been seen, by their id. */
async function tryOnce<T>(
  { state, options, target, patience }: Entry,
  watched: Map<number, number>,
  read: () => Promise<T>,
): Promise<Attempt<T>> {
  if (!options.hasLock && options.unlockedText !== null) tellOnce(state, options, options.unlockedText)
  if (!options.hasLock || state.isRefused) return { kind: 'entered', hold: 'missing', value: await read() }
  const { clock } = options
  const signal = limited(patience)
  const isDead = (reaction: LockReaction) => {
    const sinceMs = watched.get(reaction.id) ?? clock.elapsedMs()
    watched.set(reaction.id, sinceMs)
    return isAbandoned(reaction, clock.elapsedMs() - sinceMs, clock.now())
  }
  const askedMs = clock.elapsedMs()
  const added = await addLock(target, signal).then(success, failure)
  if (added.kind === 'failure') {
    tellMissing(state, options, added.error)
    return { kind: 'entered', hold: 'missing', value: await read() }
  }
  const { reaction: own, isNew } = added.value
  const ageMs = isNew ? 0 : Math.max(0, clock.now().getTime() - Date.parse(own.createdAt))
  // An own one that is there still is as good as a new one, unless others may take it over soon.
  const isOurs = isNew || (own.id === state.leftoverId && ageMs < maxHoldMs)
  if (!isOurs) return removeIfDead(own.id === state.leftoverId || isDead(own), { target, id: own.id, signal })
  state.held = { target, id: own.id, sinceMs: askedMs - ageMs }
  state.leftoverId = null
  options.onChange(own.id)
  return readIfFirst(
    { state, options, own, others: await listAlive({ state, options }, { target, signal, own, isDead }) },
    read,
  )
}

type Listing = {
  target: CommentTarget
  signal: AbortSignal
  own: LockReaction
  isDead: (reaction: LockReaction) => boolean
}

/** Nobody but its account can remove a reaction, so an abandoned one of another account no longer counts. */
async function listAlive(
  { state, options }: Pick<Entry, 'state' | 'options'>,
  { target, signal, own, isDead }: Listing,
): Promise<LockReaction[]> {
  const all = await listLocks(target, signal).catch((error: unknown) => {
    // Our own account is all there is to keep apart then.
    const problem = describeGitHubError('see who else locks the conversation', error)
    tellOnce(state, options, `${problem} ${withoutLock}`)
    return []
  })
  return all.filter((one) => one.id === own.id || !one.isBot || !isDead(one))
}

type Holding = { state: State; options: LockOptions; own: LockReaction; others: readonly LockReaction[] }

/** Reads if no other account came first, and gives the lock back otherwise. */
async function readIfFirst<T>(
  { state, options, own, others }: Holding,
  read: () => Promise<T>,
): Promise<Attempt<T>> {
  if (holderBefore(own, others)) {
    await leave(state, options)
    return { kind: 'kept-out' }
  }
  try {
    // Not before: an account that has left by now may have written until then.
    return { kind: 'entered', hold: 'held', value: await read() }
  } catch (error) {
    await leave(state, options)
    throw error
  }
}

/** One that cannot be removed is waited for like any other. */
async function removeIfDead(
  isDead: boolean,
  { target, id, signal }: { target: CommentTarget; id: number; signal: AbortSignal },
): Promise<{ kind: 'kept-out' } | { kind: 'again' }> {
  if (!isDead) return { kind: 'kept-out' }
  return removeLock(target, id, signal).then(
    () => ({ kind: 'again' }) as const,
    () => ({ kind: 'kept-out' }) as const,
  )
}

function limited({ signal, lockMs }: Patience): AbortSignal {
  return lockMs === undefined ? signal() : AbortSignal.any([signal(), AbortSignal.timeout(lockMs)])
}

function tellOnce({ told }: State, { log }: LockOptions, line: string): void {
  if (!told.has(line)) log(line)
  told.add(line)
}

function tellMissing(state: State, options: LockOptions, error: unknown): void {
  tellOnce(state, options, `${describeGitHubError('lock the conversation', error)} ${withoutLock}`)
  state.isRefused = isRefused(error)
}
