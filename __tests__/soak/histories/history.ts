// One history of a pull request: two runs and a reconcile beside each other, with faults of both services. Everything
// about it is drawn from its seed.
import {
  listTrackedConversations,
  publishConversation,
} from '../../../src/adapters/github/conversation/tracked-conversations.ts'
import { reconcile } from '../../../src/operations/reconcile/reconcile.ts'
import { createRandom, type Random } from '../random.ts'
import { createModelGitHub } from './model-github.ts'
import { createModelService } from './model-service.ts'
import {
  connectTo,
  conversationsOptions,
  type PlayedRun,
  playRun,
  type RunPlan,
  type World,
} from './play-run.ts'
import { createScheduler } from './scheduler.ts'

export type History = { runs: PlayedRun[]; brokenPromises: string[] }

const minuteMs = 60_000
const shares = [0, 0.05, 0.3, 0.6, 0.95] as const

/** The history of one seed. */
export async function playHistory(seed: number): Promise<History> {
  const random = createRandom(seed)
  const scheduler = createScheduler()
  const github = createModelGitHub({ random, scheduler, faultShare: random.pick(shares) })
  const service = createModelService({ random, scheduler, faultShare: random.pick(shares) })
  const world: World = { random, scheduler, github, service }
  const plans = drawPlans(random)
  const connections = await Promise.all([...plans, null].map(() => connectTo(world)))
  const runs: PlayedRun[] = []
  const actors = plans.map(async (plan, index) => {
    const connection = connections[index]
    if (connection) runs.push(await playRun(world, connection, plan))
  })
  const last = connections.at(-1)
  const reconciling = last && playReconcile(world, last, random.between(0, 70 * minuteMs))
  await scheduler.run([...actors, ...(reconciling ? [reconciling] : [])])
  await Promise.all(actors)
  return { runs, brokenPromises: runs.flatMap((run) => brokenPromisesOf(run, world)) }
}

function drawPlans(random: Random): RunPlan[] {
  const first = drawPlan(random, { name: 'one', startMs: 0 })
  const isRerun = random.happens(0.3)
  // A re-run starts when the attempt before has ended, the last of its budget included.
  const laterMs = random.between(isRerun ? 32 * minuteMs : minuteMs, 40 * minuteMs)
  const isBeside = !isRerun && random.happens(0.4)
  const startMs = isBeside ? random.between(0, 2_000) : laterMs
  const second = drawPlan(random, { name: 'two', startMs })
  return [
    first,
    isRerun ? { ...first, runAttempt: 2, startMs, cancelAtMs: Number.POSITIVE_INFINITY } : second,
  ]
}

function drawPlan(random: Random, { name, startMs }: Pick<RunPlan, 'name' | 'startMs'>): RunPlan {
  const cancelAtMs = random.happens(0.2)
    ? startMs + random.between(0, 20 * minuteMs)
    : Number.POSITIVE_INFINITY
  const kind = random.pick<RunPlan['kind']>(['command', 'pull-request'])
  const onExisting = random.pick<RunPlan['onExisting']>(['auto', 'skip', 'new', 'message'])
  return { name, kind, onExisting, runId: name, runAttempt: 1, startMs, cancelAtMs }
}

async function playReconcile(world: World, connection: Parameters<typeof playRun>[1], startMs: number) {
  const { scheduler, service } = world
  await scheduler.clock.sleep(startMs)
  const options = conversationsOptions(connection, world)
  await reconcile(30 * 24 * 60 * minuteMs, {
    clock: scheduler.clock,
    listConversations: () => listTrackedConversations(options),
    getJob: (jobId) => service.get(jobId, 30_000),
    publish: (conversation, report, end) => publishConversation(options, conversation, { report, end }),
    lookAfterDocsPull: async (_, { docsPull }) => docsPull,
    readSource: async () => null,
    writeStatus: async () => true,
    signal: new AbortController().signal,
    log: () => undefined,
  })
}

function brokenPromisesOf(played: PlayedRun, { service }: World): string[] {
  const { plan, outcome, outputs, reportBefore, endedMs } = played
  const prompt = `request ${plan.name}-${plan.runAttempt}`
  const accepted = service.accepted.filter((one) => one.prompt.includes(prompt))
  const creates = accepted.filter(({ kind }) => kind === 'create')
  const isNew = plan.kind === 'pull-request' && plan.onExisting === 'new'
  const hasJob = reportBefore?.jobId != null
  const isRerun = plan.runAttempt > 1 && reportBefore?.turnRunId === plan.runId
  const isUnfinished = reportBefore?.result === null || reportBefore?.result === 'timed-out'
  const isSure = ['pull-request', 'no-pull-request', 'running', 'timed-out'].includes(outcome.result)
  const promises: [string, boolean][] = [
    ['one request starts or changes one job at most', accepted.length <= 1],
    ['no second job where the conversation has one', !hasJob || isNew || creates.length === 0],
    ['no job where one is there and on-existing is skip', !isSkipping(played) || accepted.length === 0],
    ['a re-run sends nothing again', !isRerun || !isUnfinished || accepted.length === 0],
    ['a request that is said to be done was accepted', !isSure || accepted.length === 1 || hasJob],
    ['a run that was skipped or rejected sent nothing', !isNothing(played) || accepted.length === 0],
    ['the run ends with its deadline', endedMs <= plan.startMs + 30 * minuteMs + 10_000],
    ['the outputs have the result', outputs.result === outcome.result],
  ]
  return promises
    .filter(([, isKept]) => !isKept)
    .map(
      ([promise]) => `${plan.name}/${plan.runAttempt} ${outcome.result} ${outcome.reason ?? ''}: ${promise}`,
    )
}

function isSkipping({ plan, reportBefore }: PlayedRun): boolean {
  return plan.kind === 'pull-request' && plan.onExisting === 'skip' && reportBefore?.jobId != null
}

function isNothing({ outcome }: PlayedRun): boolean {
  return outcome.result === 'skipped' || outcome.result === 'rejected'
}
