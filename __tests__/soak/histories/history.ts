// One history of a pull request: runs, re-runs, reconciles and people beside each other, with crashes and with faults of both
// services. Everything about it is drawn from its seed.
import { createRandom } from '../random.ts'
import type { ConnectionPool } from './connections.ts'
import { createModelGitHub, type ModelGitHub } from './model-github.ts'
import { accounts, type ModelProcess } from './model-process.ts'
import { createModelService, type ModelService } from './model-service.ts'
import { drawPlan, type HistoryPlan } from './plans.ts'
import { playReconcile } from './play-reconcile.ts'
import { type PlayedRun, playRun } from './play-run.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import type { World } from './world.ts'

export type History = {
  plan: HistoryPlan
  runs: PlayedRun[]
  reconciles: ModelProcess[]
  processes: readonly ModelProcess[]
  github: ModelGitHub
  service: ModelService
}

const minuteMs = 60_000
/** Most histories are without faults, which would excuse too much. */
const shares = [0, 0, 0, 0, 0, 0.02, 0.05, 0.3, 0.6, 0.95] as const
const maxLastReconciles = 12

type Options = {
  pool: ConnectionPool
  trace: (line: string) => void
  /** Called with the time of the history. */
  onScheduler: (scheduler: Scheduler) => void
}

/** The history of one seed. */
export async function playHistory(seed: number, { pool, trace, onScheduler }: Options): Promise<History> {
  const random = createRandom(seed)
  const scheduler = createScheduler()
  onScheduler(scheduler)
  const { clock } = scheduler
  const timed = (line: string) => trace(`${(clock.elapsedMs() / 1_000).toFixed(1).padStart(8)} ${line}`)
  const network = { random, scheduler, trace: timed }
  const github = createModelGitHub({ ...network, faultShare: random.pick(shares) })
  const service = createModelService({ ...network, faultShare: random.pick(shares) })
  pool.takeBack()
  const world: World = { random, scheduler, github, service, pool, processes: [] }
  const plan = drawPlan(random)
  const reconciles: ModelProcess[] = []
  const runs: PlayedRun[] = []
  const runActors = plan.runs.map(async (first) => {
    await clock.sleep(first.startMs)
    const played = await playRun(world, first)
    runs.push(played)
    const again = plan.reruns.find(({ name }) => name === first.name)
    if (!again) return
    await clock.sleep(random.between(1_000, 30 * minuteMs))
    runs.push(await playRun(world, again))
  })
  const reconcileActors = plan.reconciles.map(async (one) => {
    await clock.sleep(one.startMs)
    reconciles.push(await playReconcile(world, one))
  })
  const people = plan.disturbances.map(async ({ atMs, how }) => {
    await clock.sleep(atMs)
    github.conversation.disturb(how)
    timed(`a person: ${how}`)
  })
  await scheduler.run([...runActors, ...reconcileActors, ...people])
  github.heal()
  service.heal()
  timed('no more faults')
  await scheduler.run([settle(world, reconciles)])
  return { plan, runs, reconciles, github, service, processes: world.processes }
}

/** Reconciles without faults, of one account after the other, until nothing is left to do. */
async function settle(world: World, reconciles: ModelProcess[]): Promise<void> {
  const { scheduler, github } = world
  for (let count = 1; count <= maxLastReconciles; count += 1) {
    await scheduler.clock.sleep(5 * minuteMs)
    const account = accounts[count % 2] ?? accounts[0]
    const startMs = scheduler.clock.elapsedMs()
    reconciles.push(
      await playReconcile(world, { name: `last reconcile ${count}`, startMs, account, crash: null }),
    )
    const stored = github.conversation.stored()
    const isOver = stored === null || (stored.queue.entries.length === 0 && stored.result !== null)
    if (isOver && count >= 2) return
  }
}
