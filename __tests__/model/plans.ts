// What is to happen in a history: runs, often within seconds of each other, reconciles, people, and machines that fail.
import type { Random } from '../soak/random.ts'
import type { Disturbance } from './model-github.ts'
import { type Account, accounts, type Crash, type Machine } from './model-process.ts'

export type RunPlan = {
  name: string
  /** Id of its request. Another step of the run, or a re-run, may have the same. */
  requestId: string
  runId: string
  attempt: number
  /** `command` and `new` are comments of a person. */
  kind: 'command' | 'new' | 'push' | 'waiver'
  wait: boolean
  startMs: number
  cancelAtMs: number
  account: Account
  machine: Machine
  crash: Crash | null
  /** Whether a post step follows, and how it dies itself. */
  post: { crash: Crash | null } | null
}

export type ReconcilePlan = {
  name: string
  startMs: number
  account: Account
  crash: Crash | null
  machine: Machine
}

export type HistoryPlan = {
  runs: RunPlan[]
  reconciles: ReconcilePlan[]
  disturbances: { atMs: number; how: Disturbance }[]
}

type Dangers = { crash: number; sleep: number; account: number }

const minuteMs = 60_000
const names = ['one', 'two', 'three', 'four', 'five']

/** Everything that is drawn before the history starts. */
export function drawPlan(random: Random): HistoryPlan {
  const isCalm = random.happens(0.2)
  const dangers: Dangers = {
    crash: isCalm ? 0 : random.pick([0, 0.1, 0.4]),
    sleep: isCalm ? 0 : random.pick([0, 0, 0.3]),
    account: random.pick([0, 0.15, 0.5]),
  }
  const runs: RunPlan[] = []
  for (const name of names.slice(0, Math.floor(random.between(2, 6)))) {
    const run = drawRun(random, dangers, { name, beforeMs: runs.at(-1)?.startMs ?? 0 })
    runs.push(run, ...drawTwins(random, run, dangers))
  }
  return {
    runs,
    reconciles: drawReconciles(random, dangers),
    disturbances: !isCalm && random.happens(0.25) ? drawDisturbances(random) : [],
  }
}

function drawRun(
  random: Random,
  dangers: Dangers,
  { name, beforeMs }: { name: string; beforeMs: number },
): RunPlan {
  const apartMs = random.pick([500, 3_000, 30_000, 5 * minuteMs])
  const kind = random.pick<RunPlan['kind']>(['command', 'command', 'push', 'push', 'push', 'new', 'waiver'])
  return {
    ...{ name, runId: name, attempt: 1, kind },
    requestId: `${name}-a`,
    wait: random.happens(0.5),
    startMs: name === 'one' ? 0 : beforeMs + random.between(0, apartMs),
    account: random.happens(dangers.account) ? accounts[1] : accounts[0],
    ...drawEnd(random, dangers),
  }
}

/** A re-run that asks for the same, and a second step of the same run. */
function drawTwins(random: Random, run: RunPlan, dangers: Dangers): RunPlan[] {
  const twins: RunPlan[] = []
  const startMs = run.startMs + random.between(0, random.pick([2_000, 10 * minuteMs]))
  if (random.happens(0.15))
    twins.push({ ...run, ...drawEnd(random, dangers), name: `${run.name} again`, attempt: 2, startMs })
  if (random.happens(0.15))
    twins.push({
      ...run,
      ...drawEnd(random, dangers),
      ...{ name: `${run.name} step b`, requestId: `${run.runId}-b`, startMs },
    })
  return twins
}

function drawEnd(random: Random, { crash, sleep }: Dangers) {
  const isCancelled = random.happens(crash / 2)
  return {
    cancelAtMs: isCancelled
      ? random.pick([2_000, 20_000, 5 * minuteMs]) * random.next()
      : Number.POSITIVE_INFINITY,
    crash: drawCrash(random, crash),
    post: random.happens(0.6) ? { crash: drawCrash(random, crash / 2) } : null,
    machine: drawMachine(random, sleep),
  }
}

/** A machine sleeps, or its clock is wrong and may be set right. Both at once would hide how long it slept. */
function drawMachine(random: Random, share: number): Machine {
  const { happens, between, pick } = random
  const atMs = between(0, pick([10_000, 2 * minuteMs]))
  if (happens(share))
    return {
      aheadMs: 0,
      rightAtMs: null,
      sleep: { atMs, forMs: pick([1_000, 30_000, 2 * minuteMs, 8 * minuteMs]) },
    }
  return {
    aheadMs: pick([0, 0, 0, between(-6, 6) * minuteMs]),
    rightAtMs: happens(0.5) ? between(0, pick([10_000, 5 * minuteMs])) : null,
    sleep: null,
  }
}

function drawCrash(random: Random, share: number): Crash | null {
  if (!random.happens(share)) return null
  return {
    step: 1 + Math.floor(random.between(0, 14)),
    moment: random.pick(['before', 'under way', 'after']),
  }
}

function drawReconciles(random: Random, { crash, sleep }: Dangers): ReconcilePlan[] {
  const plans: ReconcilePlan[] = []
  for (let index = 1; index <= Math.floor(random.between(1, 4)); index += 1)
    plans.push({
      name: `reconcile ${index}`,
      startMs: random.between(0, random.pick([10_000, 2 * minuteMs, 20 * minuteMs])),
      account: random.pick(accounts),
      crash: drawCrash(random, crash),
      machine: drawMachine(random, sleep),
    })
  return plans
}

function drawDisturbances(random: Random): HistoryPlan['disturbances'] {
  const count = Math.floor(random.between(1, 3))
  return Array.from({ length: count }, () => ({
    atMs: random.between(0, random.pick([5_000, 60_000, 10 * minuteMs])),
    how: random.pick<Disturbance>([
      'edit',
      'delete',
      'react as a person',
      'react as another bot',
      'take our reaction',
    ]),
  }))
}
