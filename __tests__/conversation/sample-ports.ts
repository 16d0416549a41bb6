// A conversation's requests with answers that a test says, in a clock that moves only while something sleeps.
import type { Answer, Found, Written } from '../../src/conversation/comment-reading.ts'
import type { Lock } from '../../src/conversation/lock.ts'
import { openConversation } from '../../src/conversation/open-conversation.ts'
import type { State } from '../../src/state/state.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'
import { sampleState } from '../fixtures/sample-state.ts'

export const ours = { id: 41, isBot: true, isOfWorkflow: true }
export const other = { id: 42, isBot: true, isOfWorkflow: false }
export const mona = { id: 7, isBot: false, isOfWorkflow: false }
const comment = { id: 5, url: 'https://github.com/acme/widgets/pull/12#issuecomment-5', authorId: ours.id }

export const noAnswer = { kind: 'no-answer', problem: 'It is down.' } as const
export const refused = { kind: 'refused', problem: 'It may not.' } as const
export const nothing: Found = { kind: 'none', hasUnverified: false, otherStatuses: [] }

export function value<T>(given: T, at = clockStart): Answer<T> {
  return { kind: 'value', value: given, at }
}

/** A reaction, made so long before the clock began. */
export function lock(id: number, account = ours, beforeMs = 0): Lock {
  return { id, account, createdAt: new Date(clockStart.getTime() - beforeMs) }
}

export function found(state: State = sampleState(), authorId = ours.id): Found {
  return { kind: 'found', comment: { ...comment, authorId, state }, otherStatuses: [] }
}

export type Answers = {
  /** Of each request of a kind one after the other, the last for all that follow. */
  addLock?: readonly Answer<{ lock: Lock; isNew: boolean }>[]
  listLocks?: readonly Answer<readonly Lock[]>[]
  removeLock?: readonly Answer<null>[]
  find?: readonly Answer<Found>[]
  write?: readonly Written[]
  /** How long a request of a kind takes, in milliseconds. */
  takesMs?: Partial<Record<string, number>>
}

/** A conversation with those answers. By default the lock is free, and our comment is there. */
export function openSample(answers: Answers = {}) {
  const clock = createFakeClock()
  const calls: string[] = []
  const lines: string[] = []
  const written: State[] = []
  const counts = new Map<string, number>()
  const next = async <T>(name: string, list: readonly T[], shown = name): Promise<T> => {
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    calls.push(`${clock.elapsedMs() / 1_000} ${shown}`)
    const takesMs = answers.takesMs?.[name] ?? 0
    if (takesMs > 0) await clock.sleep(takesMs)
    const one = list[Math.min(count, list.length - 1)]
    if (one === undefined) throw new Error(`there is no answer to ${name}`)
    return one
  }
  const { addLock = [value({ lock: lock(1), isNew: true })], listLocks = [value([lock(1)])] } = answers
  const { removeLock = [value(null)], find = [value(found())], write = [value(comment)] } = answers
  const conversation = openConversation(
    {
      addLock: () => next('addLock', addLock),
      listLocks: () => next('listLocks', listLocks),
      removeLock: (id) => next('removeLock', removeLock, `removeLock ${id}`),
      find: () => next('find', find),
      write(there, state) {
        written.push(state)
        return next('write', write, there ? 'write' : 'write first')
      },
    },
    { clock, log: (line) => void lines.push(line) },
  )
  return { conversation, clock, calls, lines, written }
}
