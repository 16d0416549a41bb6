// A process of a history: it may be killed before a request, while it is on its way, or before its answer is seen, and its machine
// may sleep. What a killed process still waits for never comes.
import type { Clock } from '../../src/base/clock.ts'
import type { Scheduler } from './scheduler.ts'

/** The account that a token of GitHub writes as. */
export type Account = { id: number; isBot: boolean; isOfWorkflow: boolean }

/** That of workflows comes first. */
export const accounts: readonly [Account, Account] = [
  { id: 41, isBot: true, isOfWorkflow: true },
  { id: 42, isBot: true, isOfWorkflow: false },
]

/** `step`: number of the request at which the process dies, the first one is 1. */
export type Crash = { step: number; moment: 'before' | 'under way' | 'after' }

/** What is wrong with the machine of a process. */
export type Machine = {
  /** By how much its wall clock is ahead of GitHub's. */
  aheadMs: number
  /** When it is set right, null if it never is. */
  rightAtMs: number | null
  /** When it sleeps, and for how long. */
  sleep: { atMs: number; forMs: number } | null
}

export type ModelProcess = {
  name: string
  account: Account
  /** The clock as the process sees it. */
  clock: Clock
  isDead: () => boolean
  kill: () => void
  /** Resolves when the process is killed. */
  killed: Promise<void>
  /** The process ends by itself. What it left behind ends with it. */
  exit: () => void
  /** The process is about to send a request. Returns the number of the request. */
  beforeRequest: () => Promise<number>
  /** The request is on its way. */
  underWay: (step: number) => void
  /** The answer of a request is there. */
  afterAnswer: (step: number) => Promise<void>
  /** Moment of the scheduler at which a time limit of the process runs out. */
  timeUpMs: (limitMs: number) => number
}

type Options = {
  name: string
  account: Account
  scheduler: Scheduler
  crash: Crash | null
  machine?: Machine
}

const never = new Promise<never>(() => undefined)
const soundMachine: Machine = { aheadMs: 0, rightAtMs: null, sleep: null }

/** A process that is alive. */
export function createProcess({
  name,
  account,
  scheduler,
  crash,
  machine = soundMachine,
}: Options): ModelProcess {
  const { clock } = scheduler
  const time = monotonicTime(clock, machine)
  let isDead = false
  let steps = 0
  let resolveKilled: () => void = () => undefined
  const killed = new Promise<void>((resolve) => {
    resolveKilled = resolve
  })
  const kill = () => {
    if (isDead) return
    isDead = true
    resolveKilled()
  }
  const goOn = async () => {
    const awakeMs = time.awakeMs()
    if (awakeMs !== null) await scheduler.until(awakeMs)
    if (isDead) await never
  }
  const dieAt = (step: number, moment: Crash['moment']) => {
    if (crash?.step === step && crash.moment === moment) kill()
  }
  return {
    ...{ name, account, kill, killed },
    isDead: () => isDead,
    exit() {
      isDead = true
    },
    clock: {
      now: () => new Date(clock.now().getTime() + aheadMs(clock, machine)),
      elapsedMs: time.elapsedMs,
      async sleep(waitMs, signal) {
        if (waitMs > 0) await scheduler.until(time.whenMs(waitMs), signal)
        await goOn()
      },
    },
    async beforeRequest() {
      await goOn()
      steps += 1
      dieAt(steps, 'before')
      if (isDead) await never
      return steps
    },
    underWay: (step) => dieAt(step, 'under way'),
    async afterAnswer(step) {
      dieAt(step, 'after')
      await goOn()
    },
    timeUpMs: time.whenMs,
  }
}

function aheadMs({ elapsedMs }: Clock, { aheadMs, rightAtMs }: Machine): number {
  return rightAtMs !== null && elapsedMs() >= rightAtMs ? 0 : aheadMs
}

/** A monotonic clock, which stands still while its machine sleeps. */
function monotonicTime(clock: Clock, { sleep }: Machine) {
  const sleptMs = (nowMs: number) =>
    sleep === null ? 0 : Math.min(sleep.forMs, Math.max(0, nowMs - sleep.atMs))
  const elapsedMs = () => clock.elapsedMs() - sleptMs(clock.elapsedMs())
  return {
    elapsedMs,
    /** When the machine is awake again, null if it is. */
    awakeMs(): number | null {
      const nowMs = clock.elapsedMs()
      const isAsleep = sleep !== null && nowMs >= sleep.atMs && nowMs < sleep.atMs + sleep.forMs
      return isAsleep ? sleep.atMs + sleep.forMs : null
    },
    /** When so much time has passed for the machine. */
    whenMs(waitMs: number): number {
      const atMs = elapsedMs() + waitMs
      return sleep === null || atMs <= sleep.atMs ? atMs : atMs + sleep.forMs
    },
  }
}

/** A machine whose troubles are counted from a moment on. */
export function machineFrom({ aheadMs, rightAtMs, sleep }: Machine, startMs: number): Machine {
  return {
    aheadMs,
    rightAtMs: rightAtMs === null ? null : startMs + rightAtMs,
    sleep: sleep && { ...sleep, atMs: startMs + sleep.atMs },
  }
}
