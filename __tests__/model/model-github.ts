// The part of GitHub that holds a conversation: comments with states, and reactions on the pull request. Each request of ours can
// fail before or after its effect, take effect late, or read what was there before the last write.
import type {
  Answer,
  Found,
  StateComment,
  Written,
  WrittenComment,
} from '../../src/conversation/comment-reading.ts'
import type { ConversationPorts } from '../../src/conversation/conversation-ports.ts'
import type { Lock } from '../../src/conversation/lock.ts'
import type { State } from '../../src/state/state.ts'
import type { Random } from '../soak/random.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { ModelProcess } from './model-process.ts'
import { drawLatency, type Fate, type Network, send } from './network.ts'

/** `state`: null for one that a person has edited. `version`: raised by each write. */
type ModelComment = { id: number; authorId: number; state: State | null; version: number }

export type Disturbance =
  | 'edit'
  | 'delete'
  | 'react as a person'
  | 'react as another bot'
  | 'take our reaction'

/** What becomes of a request of a process, null for what is drawn. */
export type Script = (process: string, request: string) => Fate<GitHubAnswer> | null

export type GitHubShares = { fault: number; refusal: number; stale: number; slow: number }

export type ModelGitHub = {
  portsOf: (process: ModelProcess) => ConversationPorts
  /** Sets the reaction to a command. Returns whether that was answered. */
  react: (process: ModelProcess) => Promise<boolean>
  disturb: (how: Disturbance) => void
  /** The state that counts now, null for none. */
  stored: () => State | null
  /** GitHub's time now. */
  now: () => Date
  heal: () => void
  /** Whether all that can go wrong are late and lagging answers. */
  isSound: boolean
  ledger: Ledger
}

const requestMs = 10_000
const maxLagMs = 3_000
const strangers = [
  { id: 900, isBot: false, isOfWorkflow: false },
  { id: 901, isBot: true, isOfWorkflow: false },
] as const

type GitHubAnswer = 'ok' | 'refused' | 'not-found' | 'error'

/** GitHub with an empty pull request. */
export function createModelGitHub(
  network: Network,
  drawn: GitHubShares,
  script: Script = () => null,
): ModelGitHub {
  const { scheduler, trace } = network
  const { clock } = scheduler
  let shares = drawn
  let lastId = 0
  const nextId = () => {
    lastId += 1
    return lastId
  }
  const ledger = createLedger(clock, trace)
  const comments = createShown<readonly ModelComment[]>([], clock.elapsedMs, network.random)
  const locks = createShown<readonly Lock[]>([], clock.elapsedMs, network.random)
  // GitHub says its time in whole seconds.
  const dateOf = (atMs: number) => {
    const ms = clock.now().getTime() - clock.elapsedMs() + atMs
    return new Date(ms - (ms % 1_000))
  }
  const addLock = (account: Lock['account']) => {
    const there = locks.now().find((one) => one.account.id === account.id)
    if (there) return { lock: there, isNew: false }
    const lock = { id: nextId(), createdAt: dateOf(clock.elapsedMs()), account }
    locks.set([...locks.now(), lock])
    return { lock, isNew: true }
  }
  const removeLock = (id: number) => {
    if (locks.now().some((one) => one.id === id)) locks.set(locks.now().filter((one) => one.id !== id))
    return null
  }
  const write = (
    process: ModelProcess,
    comment: StateComment | null,
    state: State,
  ): WrittenComment | 'gone' => {
    const before = stateComment(comments.now())
    if (!comment) {
      const id = nextId()
      ledger.wrote(process, { before: before?.state ?? null, isLost: before !== null, state })
      comments.set([...comments.now(), { id, authorId: process.account.id, state, version: 1 }])
      return { id, url: urlOf({ id, version: 1 }) }
    }
    const there = comments.now().find(({ id }) => id === comment.id)
    if (!there) return 'gone'
    const isLost = there.state !== null && urlOf(there) !== comment.url
    ledger.wrote(process, { before: there.state, isLost, state })
    const written = { ...there, state, version: there.version + 1 }
    comments.set(comments.now().map((one) => (one === there ? written : one)))
    return { id: there.id, url: urlOf(written) }
  }
  const ask = <T>(process: ModelProcess, name: string, effect: (isStale: boolean) => T) =>
    send(network, {
      ...{ name, process, limitMs: requestMs, effect },
      fate: script(process.name, name) ?? drawFate(network.random, shares),
    })
  const answerOf = <T>(received: Awaited<ReturnType<typeof ask<T>>>): Answer<T> => {
    if (received?.answer === 'ok' && received.done !== null)
      return { kind: 'value', value: received.done, at: dateOf(received.atMs) }
    const isRefused = received?.answer === 'refused' || received?.answer === 'not-found'
    return isRefused ? { kind: 'refused', problem: 'refused' } : { kind: 'no-answer', problem: 'no answer' }
  }
  const writtenOf = (
    received: Awaited<ReturnType<typeof ask<WrittenComment | 'gone'>>>,
    comment: StateComment | null,
  ): Written => {
    if (!received) return { kind: 'no-answer', problem: 'no answer' }
    const { answer, done, atMs } = received
    const isGone = done === 'gone' || (answer === 'not-found' && comment !== null)
    if (isGone) return { kind: 'gone' }
    return answerOf<WrittenComment>({ answer, done, atMs })
  }
  return {
    ledger,
    isSound: drawn.fault === 0 && drawn.refusal === 0,
    now: () => dateOf(clock.elapsedMs()),
    stored: () => stateComment(comments.now())?.state ?? null,
    heal() {
      shares = { fault: 0, refusal: 0, stale: shares.stale, slow: 0 }
    },
    portsOf: (process) => ({
      async addLock() {
        const answer = answerOf(await ask(process, 'add lock', () => addLock(process.account)))
        if (answer.kind === 'refused') ledger.refused(process)
        if (answer.kind === 'value' && answer.value.isNew) ledger.locked(process, answer.value.lock.id)
        return answer
      },
      async listLocks() {
        return answerOf(await ask(process, 'list locks', (isStale) => (isStale ? locks.old() : locks.now())))
      },
      async removeLock(id) {
        ledger.released(process, id)
        const received = await ask(process, `remove lock ${id}`, () => ({ removed: removeLock(id) }))
        if (received?.answer === 'not-found') return { kind: 'value', value: null, at: dateOf(received.atMs) }
        const answer = answerOf(received)
        return answer.kind === 'value' ? { ...answer, value: null } : answer
      },
      async find() {
        const read = (isStale: boolean): Found => findIn(isStale ? comments.old() : comments.now())
        const answer = answerOf(await ask(process, 'find', read))
        if (answer.kind === 'refused') ledger.blinded(process)
        return answer
      },
      async write(comment, state) {
        ledger.writes(process)
        const received = await ask(process, 'write', () => write(process, comment, state))
        const written = writtenOf(received, comment)
        if (written.kind === 'refused') ledger.refused(process)
        return written
      },
    }),
    async react(process) {
      const received = await ask(process, 'react', () => true)
      return received?.answer === 'ok'
    },
    disturb(how) {
      trace(`somebody: ${how}`)
      const all = comments.now()
      const first = stateComment(all)
      if (how === 'react as a person') addLock(strangers[0])
      if (how === 'react as another bot') addLock(strangers[1])
      if (how === 'take our reaction') takeReaction(locks, ledger)
      if (first === null || (how !== 'edit' && how !== 'delete')) return
      ledger.disturbed()
      const rest = all.filter(({ id }) => id !== first.id)
      comments.set(how === 'edit' ? [...rest, { ...first, state: null, version: first.version + 1 }] : rest)
    },
  }
}

/** A workflow of the same account gives back the reaction that it believes to be its own. */
function takeReaction(locks: ReturnType<typeof createShown<readonly Lock[]>>, ledger: Ledger): void {
  const left = locks.now().filter(({ account }) => account.id !== 41)
  if (left.length === locks.now().length) return
  locks.set(left)
  ledger.robbed()
}

/** Something that reads can lag behind. */
function createShown<T>(first: T, nowMs: () => number, random: Random) {
  let shown: { value: T; sinceMs: number }[] = [{ value: first, sinceMs: Number.NEGATIVE_INFINITY }]
  const at = (ms: number) => shown.findLast(({ sinceMs }) => sinceMs <= ms)?.value ?? first
  return {
    now: () => at(Number.POSITIVE_INFINITY),
    /** What a read may still show. */
    old: () => at(nowMs() - random.between(0, maxLagMs)),
    set(value: T) {
      shown = [...shown.slice(-12), { value, sinceMs: nowMs() }]
    },
  }
}

/** Of several comments with a state, the one with the lowest id counts. */
function stateComment(comments: readonly ModelComment[]): (ModelComment & { state: State }) | null {
  let lowest: (ModelComment & { state: State }) | null = null
  for (const comment of comments) {
    const { state } = comment
    if (state && (!lowest || comment.id < lowest.id)) lowest = { ...comment, state }
  }
  return lowest
}

/** Says which version was read or written. */
function urlOf({ id, version }: Pick<ModelComment, 'id' | 'version'>): string {
  return `https://github.com/${id}?version=${version}`
}

function findIn(comments: readonly ModelComment[]): Found {
  const found = stateComment(comments)
  if (!found) return { kind: 'none', hasUnverified: comments.length > 0, otherStatuses: [] }
  const { id, authorId, state } = found
  const comment = { id, url: urlOf(found), authorId, state }
  return { kind: 'found', comment, otherStatuses: [] }
}

function drawFate(random: Random, { fault, refusal, stale, slow }: GitHubShares): Fate<GitHubAnswer> {
  const { happens, between, pick } = random
  const answerMs = drawLatency(random, slow)
  const effectMs = answerMs * random.next()
  const isStale = happens(stale)
  if (happens(refusal))
    return { effectMs: null, answerMs, answer: pick(['refused', 'refused', 'not-found']), isStale }
  if (!happens(fault)) return { effectMs, answerMs, answer: 'ok', isStale }
  return pick<() => Fate<GitHubAnswer>>([
    // A limit, an error, a page that is not GitHub's.
    () => ({ effectMs: null, answerMs, answer: 'error', isStale }),
    () => ({ effectMs: null, answerMs, answer: null, isStale }),
    // The effect without its answer.
    () => ({ effectMs, answerMs, answer: 'error', isStale }),
    () => ({ effectMs, answerMs, answer: null, isStale }),
    () => ({ effectMs: between(5_000, requestMs), answerMs, answer: null, isStale }),
    () => ({ effectMs: between(requestMs, 2 * requestMs), answerMs, answer: null, isStale }),
  ])()
}
