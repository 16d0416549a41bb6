// One history of a pull request: runs, re-runs, reconciles and people beside each other, while GitHub, the service and machines
// fail. Everything about it is drawn from its seed.
import { createRandom, type Random } from '../soak/random.ts'
import { createModelGitHub, type GitHubShares, type Script } from './model-github.ts'
import { accounts } from './model-process.ts'
import { createModelService } from './model-service.ts'
import { drawPlan, type HistoryPlan } from './plans.ts'
import { playReconcile } from './play-reconcile.ts'
import { type PlayedRun, playRun } from './play-run.ts'
import type { Protocol } from './protocol.ts'
import { createScheduler } from './scheduler.ts'
import type { World } from './world.ts'

export type History = { plan: HistoryPlan; runs: PlayedRun[]; world: World }

const minuteMs = 60_000
const lastReconciles = 8

type Options = {
  protocol: Protocol
  trace: (line: string) => void
  /** A history that is told, and not drawn: nothing but the script goes wrong. */
  told?: { plan: HistoryPlan; script: Script | undefined }
}

/** The history of one seed. */
export async function playHistory(seed: number, { protocol, trace, told }: Options): Promise<History> {
  const random = createRandom(seed)
  const { pick } = random
  const scheduler = createScheduler()
  const { clock } = scheduler
  const timed = (line: string) => trace(`${(clock.elapsedMs() / 1_000).toFixed(2).padStart(9)} ${line}`)
  const network = { random, scheduler, trace: timed }
  const github = createModelGitHub(network, told ? calm : drawShares(random), told?.script)
  const service = createModelService(
    network,
    told ? calm : { fault: pick([0, 0, 0.1, 0.4]), gone: pick([0, 0, 0.3]) },
  )
  const world: World = { random, scheduler, github, service, protocol, trace: timed }
  const plan = told?.plan ?? drawPlan(random)
  const runs: PlayedRun[] = []
  await scheduler.run([
    ...plan.runs.map(async (one) => {
      await clock.sleep(one.startMs)
      runs.push(await playRun(world, one))
    }),
    ...plan.reconciles.map(async (one) => {
      await clock.sleep(one.startMs)
      await playReconcile(world, one)
    }),
    ...plan.disturbances.map(async ({ atMs, how }) => {
      await clock.sleep(atMs)
      github.disturb(how)
    }),
  ])
  github.heal()
  service.heal()
  timed('no more faults')
  await scheduler.run([settle(world)])
  return { plan, runs, world }
}

const calm = { fault: 0, refusal: 0, stale: 0, slow: 0, gone: 0 }

function drawShares({ happens, pick }: Random): GitHubShares {
  return {
    fault: pick([0, 0, 0.05, 0.15, 0.4]),
    refusal: happens(0.15) ? pick([0.02, 0.1]) : 0,
    stale: pick([0, 0.3, 0.9]),
    slow: pick([0, 0.05, 0.2]),
  }
}

/** Reconciles without faults, of one account after the other. */
async function settle(world: World): Promise<void> {
  const machine = { aheadMs: 0, rightAtMs: null, sleep: null }
  for (let count = 1; count <= lastReconciles; count += 1) {
    await world.scheduler.clock.sleep(6 * minuteMs)
    const account = accounts[count % 2] ?? accounts[0]
    await playReconcile(world, { name: `last reconcile ${count}`, startMs: 0, account, crash: null, machine })
  }
}
