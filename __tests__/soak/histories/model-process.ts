// A process of a history, which may be killed before a request or after it took effect. What a killed process still waits for
// never comes.
import type { Clock } from '../../../src/domain/clock.ts'
import type { Scheduler } from './scheduler.ts'

/** The account that a token of GitHub writes as. */
export type Account = { id: number; login: string }

export const accounts: readonly [Account, Account] = [
  { id: 41_898_282, login: 'github-actions[bot]' },
  { id: 4_242, login: 'docs-of-acme[bot]' },
]

/** `step`: number of the request at which the process dies, the first one is 1. */
export type Crash = { step: number; moment: 'before' | 'after' }

export type ModelProcess = {
  name: string
  account: Account
  /** The clock as the process sees it. */
  clock: Clock
  isDead: () => boolean
  kill: () => void
  /** Resolves when the process is killed. */
  killed: Promise<void>
  /** When the process was killed, in the scheduler's milliseconds. Null if it was not. */
  killedMs: () => number | null
  /** The process ends by itself. What it left behind ends with it. */
  exit: () => void
  /** The process is about to send a request. Returns the number of the request. */
  beforeRequest: () => Promise<number>
  /** A request of the process has taken effect. */
  afterEffect: (step: number) => Promise<void>
  /** The process goes on if it is alive. */
  alive: () => Promise<void>
  /** Everything that it said. */
  lines: string[]
  /** Whether it met a fault of GitHub. */
  hasMetFault: boolean
  /** Whether it does not know what became of a request about the reaction that locks the conversation. */
  hasLostReaction: boolean
  /** Whether it does not know what became of a request to the documentation service. */
  hasLostPost: boolean
}

type Options = { name: string; account: Account; scheduler: Scheduler; crash: Crash | null }

const never = new Promise<never>(() => undefined)

/** A process that is alive. */
export function createProcess({ name, account, scheduler: { clock }, crash }: Options): ModelProcess {
  let isDead = false
  let killedMs: number | null = null
  let steps = 0
  let resolveKilled: () => void = () => undefined
  const killed = new Promise<void>((resolve) => {
    resolveKilled = resolve
  })
  const kill = () => {
    if (isDead) return
    isDead = true
    killedMs = clock.elapsedMs()
    resolveKilled()
  }
  const alive = async () => (isDead ? never : undefined)
  const dieAt = (step: number, moment: Crash['moment']) => {
    if (crash?.step === step && crash.moment === moment) kill()
    return alive()
  }
  return {
    ...{
      name,
      account,
      kill,
      killed,
      alive,
      lines: [],
      hasMetFault: false,
      hasLostReaction: false,
      hasLostPost: false,
    },
    isDead: () => isDead,
    killedMs: () => killedMs,
    exit() {
      isDead = true
    },
    clock: {
      ...clock,
      async sleep(waitMs, signal) {
        await clock.sleep(waitMs, signal)
        await alive()
      },
    },
    async beforeRequest() {
      steps += 1
      const step = steps
      await dieAt(step, 'before')
      return step
    },
    afterEffect: (step) => dieAt(step, 'after'),
  }
}
