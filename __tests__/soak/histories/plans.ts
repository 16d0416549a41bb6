// What is to happen in a history: runs, often within a second of each other, reconciles, people, cancellations and crashes.
import type { JobInputs } from '../../../src/domain/job/inputs.ts'
import type { Random } from '../random.ts'
import type { Disturbance } from './model-conversation.ts'
import { type Account, accounts, type Crash } from './model-process.ts'

export type RunPlan = Pick<JobInputs, 'onExisting' | 'onRerun' | 'wait' | 'cooldownMs'> & {
  name: string
  kind: 'command' | 'new' | 'status' | 'pull-request'
  runAttempt: number
  startMs: number
  cancelAtMs: number
  account: Account
  crash: Crash | null
  /** Whether the post step follows a run that was killed, and how it dies itself. */
  post: { crash: Crash | null } | null
}

export type ReconcilePlan = { name: string; startMs: number; account: Account; crash: Crash | null }

export type HistoryPlan = {
  runs: RunPlan[]
  /** Second attempts, by the name of the run. */
  reruns: RunPlan[]
  reconciles: ReconcilePlan[]
  disturbances: { atMs: number; how: Disturbance }[]
}

const minuteMs = 60_000
const names = ['one', 'two', 'three', 'four', 'five']

/** Everything that is drawn before the history starts. */
export function drawPlan(random: Random): HistoryPlan {
  const isCalm = random.happens(0.3)
  const crashShare = isCalm ? 0 : random.pick([0, 0, 0.15, 0.4])
  const runs: RunPlan[] = []
  for (const name of names.slice(0, Math.floor(random.between(2, 6))))
    runs.push(drawRun(random, { name, crashShare, isCalm, beforeMs: runs.at(-1)?.startMs ?? 0 }))
  const reruns = runs
    .filter(() => random.happens(0.12))
    .map((run) => ({ ...run, ...drawEnd(random, { crashShare, isCalm }), runAttempt: 2 }))
  const [wishful] = isCalm ? [] : [random.happens(0.2)]
  return {
    runs,
    reruns,
    reconciles: drawReconciles(random, crashShare),
    disturbances: wishful ? drawDisturbances(random) : [],
  }
}

type RunOptions = { name: string; crashShare: number; isCalm: boolean; beforeMs: number }

function drawRun(random: Random, { name, beforeMs, ...options }: RunOptions): RunPlan {
  const apartMs = random.pick([1_000, 1_000, 5_000, minuteMs, 20 * minuteMs])
  const startMs = name === 'one' ? 0 : beforeMs + random.between(0, apartMs)
  return {
    name,
    startMs,
    runAttempt: 1,
    kind: random.pick(['command', 'command', 'command', 'pull-request', 'pull-request', 'new', 'status']),
    onExisting: random.pick(['auto', 'auto', 'message', 'message', 'skip', 'new']),
    onRerun: random.happens(0.8) ? 'attach' : 'new',
    wait: random.happens(0.5),
    cooldownMs: random.happens(0.2) ? 10 * minuteMs : 0,
    account: random.happens(0.85) ? accounts[0] : accounts[1],
    ...drawEnd(random, options),
  }
}

/** How a run may end before its time. */
function drawEnd(random: Random, { crashShare, isCalm }: Pick<RunOptions, 'crashShare' | 'isCalm'>) {
  const isCancelled = !isCalm && random.happens(0.12)
  const hasPost = random.happens(0.6)
  return {
    cancelAtMs: isCancelled
      ? random.pick([2_000, 10_000, 20 * minuteMs]) * random.next()
      : Number.POSITIVE_INFINITY,
    crash: drawCrash(random, crashShare),
    post: hasPost ? { crash: drawCrash(random, crashShare / 2) } : null,
  }
}

function drawCrash(random: Random, share: number): Crash | null {
  if (!random.happens(share)) return null
  return { step: 1 + Math.floor(random.between(0, 18)), moment: random.pick(['before', 'after']) }
}

function drawReconciles(random: Random, crashShare: number): ReconcilePlan[] {
  const count = Math.floor(random.between(1, 4))
  const plans: ReconcilePlan[] = []
  for (let index = 1; index <= count; index += 1) {
    const before = plans.at(-1)
    const isTogether = before !== undefined && random.happens(0.3)
    plans.push({
      name: `reconcile ${index}`,
      startMs: isTogether ? before.startMs : random.between(0, random.pick([5, 30, 70]) * minuteMs),
      account: random.pick(accounts),
      crash: drawCrash(random, crashShare),
    })
  }
  return plans
}

function drawDisturbances(random: Random): HistoryPlan['disturbances'] {
  const count = Math.floor(random.between(1, 3))
  return Array.from({ length: count }, () => ({
    atMs: random.between(0, random.pick([10_000, minuteMs, 40 * minuteMs])),
    how: random.pick<Disturbance>(['edit', 'delete', 'react']),
  }))
}
