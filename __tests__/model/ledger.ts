// What really happened to the comment of a history, and to its lock.
import type { Clock } from '../../src/base/clock.ts'
import type { State } from '../../src/state/state.ts'
import type { ModelProcess } from './model-process.ts'

/** A write that took effect. `isLost`: over something that its writer had not read. */
export type Write = {
  process: ModelProcess
  atMs: number
  before: State | null
  state: State
  isLost: boolean
  /** Raised when a person ends the conversation by deleting or editing our comment. */
  epoch: number
}

type Hold = { process: ModelProcess; id: number; sinceMs: number; hasWritten: boolean }

export type Ledger = {
  writes: (process: ModelProcess) => void
  wrote: (process: ModelProcess, write: Pick<Write, 'before' | 'state' | 'isLost'>) => void
  locked: (process: ModelProcess, id: number) => void
  released: (process: ModelProcess, id: number) => void
  disturbed: () => void
  /** GitHub told the process that it may not. */
  refused: (process: ModelProcess) => void
  wasRefused: (process: ModelProcess) => boolean
  /** GitHub told the process that it may not read the comments. */
  blinded: (process: ModelProcess) => void
  isBlind: (process: ModelProcess) => boolean
  robbed: () => void
  all: () => readonly Write[]
  epoch: () => number
  /** Pairs of steps that wrote while both had the lock. */
  doubles: () => readonly string[]
  /** Whether somebody else took our reaction away. */
  wasRobbed: () => boolean
}

/** From this age on, a lock keeps nobody out. GitHub says its times in whole seconds. */
const deadMs = 88_000

/** A ledger with no entry. */
export function createLedger(clock: Clock, trace: (line: string) => void): Ledger {
  const holds = new Map<ModelProcess, Hold>()
  const writes: Write[] = []
  const doubles: string[] = []
  const refused = new Set<ModelProcess>()
  const blind = new Set<ModelProcess>()
  let epoch = 0
  let wasRobbed = false
  return {
    locked: (process, id) =>
      holds.set(process, { process, id, sinceMs: clock.elapsedMs(), hasWritten: false }),
    released(process, id) {
      if (holds.get(process)?.id === id) holds.delete(process)
    },
    writes(process) {
      const own = holds.get(process)
      if (own) own.hasWritten = true
      for (const other of holds.values()) {
        const isAlive = !other.process.isDead() && clock.elapsedMs() - other.sinceMs < deadMs
        if (other !== own && other.hasWritten && isAlive)
          doubles.push(`${process.name} and ${other.process.name}`)
      }
    },
    wrote(process, write) {
      writes.push({ ...write, process, atMs: clock.elapsedMs(), epoch })
      trace(`${process.name}: writes ${shortState(write.state)}`)
      if (write.isLost) trace(`${process.name}: writes over what it has not read`)
    },
    disturbed() {
      epoch += 1
    },
    refused: (process) => refused.add(process),
    wasRefused: (process) => refused.has(process),
    blinded: (process) => blind.add(process),
    isBlind: (process) => blind.has(process),
    robbed() {
      wasRobbed = true
    },
    all: () => writes,
    epoch: () => epoch,
    doubles: () => doubles,
    wasRobbed: () => wasRobbed,
  }
}

/** What a trace shows of a state. */
function shortState({ run, job, conversation }: State): string {
  const { requestCount, claim, queue, handled, createUnconfirmedAt } = conversation
  const waiting = queue.map(({ id }) => id)
  const known = handled.map(({ id, how }) => `${id} ${how}`)
  const shown = {
    run: run.id,
    requestCount,
    job: job?.id,
    end: job?.end,
    claim,
    waiting,
    known,
    createUnconfirmedAt,
  }
  return JSON.stringify({ ...shown, note: run.note })
}
