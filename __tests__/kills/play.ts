// Plays a history, and keeps what can be seen of it from outside.
import { describeJob } from '../../emulator/docs-service/jobs.ts'
import {
  countRequests,
  type RecordedRequest,
} from '../../emulator/shared/emulator.ts'
import {
  openScene,
  type RunResult,
  type Scene,
  type StartedRun,
} from '../scene/scene.ts'
import { type Memory, readMemories } from './memory.ts'
import type {
  Acts,
  Asking,
  Continuation,
  Disturbance,
  Situation,
  Step,
} from './worlds.ts'
import { options } from './worlds.ts'

export type History = {
  situation: Situation
  disturbance: Disturbance
  /** Which request meets it, counted over both services from the start. */
  at: number
  /** That request, such as `POST /v2/agent/acme-docs/job`. */
  request: string
  after: Continuation
}

/** Something wrong from outside, in all runs of a history. */
export type Canary = {
  /** Called before the first run, and again once the disturbance is over. */
  prepare?: (scene: Scene) => void
  /** Inputs of all runs. */
  with?: Record<string, string>
}

export type Truth = ReturnType<typeof describeJob>

export type PlayedRun = {
  asking: Asking
  attempt: number
  /** Requests in this process when it began, and when it was over. */
  from: number
  to: number
  /** Null for a run that was killed. */
  result: RunResult | null
  /** The job that it names, as it really was when the run ended. */
  jobThen: Truth | null
  /** The link that it had by then, which an active job does not show. */
  linkThen: string | null
}

/** A create or message that Mintlify may have accepted. */
export type Sent = RecordedRequest & {
  word: string
  isCreate: boolean
  /** Jobs as they really were when it arrived. */
  jobsThen: readonly Truth[]
}

export type Played = {
  history: History
  runs: readonly PlayedRun[]
  sent: readonly Sent[]
  /** Jobs as they are in the end, with the words of their prompts. */
  jobs: readonly (Truth & { words: readonly string[] })[]
  /** The comments of ours, in the order of their ids. */
  memories: readonly Memory[]
}

const betweenRunsMs = 5 * 60_000
/** Until then, a reconcile leaves a job to the run that may wait for it. */
const longestWaitMs = 31 * 60_000

/**
 * Plays a history. After what follows, every red or killed run is run again,
 * and a reconcile comes last.
 */
export async function play(
  history: History,
  canary: Canary = {},
): Promise<Played> {
  const scene = await openScene(options)
  try {
    history.situation.prepare?.(scene)
    canary.prepare?.(scene)
    const player = openPlayer(scene, canary)
    for (const step of history.situation.before) await player.take(step)
    await disturb(player, history)
    canary.prepare?.(scene)
    for (const step of history.after.steps) {
      scene.clock.skip(betweenRunsMs)
      await player.take(step)
    }
    await runRedAgain(player)
    scene.clock.skip(longestWaitMs)
    const { run } = history.situation
    const last = { ...run, action: 'reconcile', runId: '8', word: 'reconcile' }
    await player.take({ ...last, action: 'reconcile', with: {} })
    return { history, ...(await whatIsSeen(scene, player)) }
  } finally {
    // The description of GitHub says nothing of what a disturbance does.
    scene.mintlify.problems.splice(0)
    scene.github.problems.splice(0)
    await scene.close()
  }
}

/** Returns the requests of the run when nothing goes wrong. */
export async function listRequests(situation: Situation): Promise<string[]> {
  const scene = await openScene(options)
  situation.prepare?.(scene)
  const player = openPlayer(scene, {})
  for (const step of situation.before) await player.take(step)
  const seen = allRequests(scene).length
  await player.start(situation.run).finished
  const requests = allRequests(scene)
    .slice(seen)
    .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  await scene.close()
  return requests
}

function allRequests({ github, mintlify }: Scene): RecordedRequest[] {
  return [...github.requests, ...mintlify.requests].toSorted(
    (a, b) => a.order - b.order,
  )
}

type Player = ReturnType<typeof openPlayer>

function openPlayer(scene: Scene, canary: Canary) {
  const runs: PlayedRun[] = []

  const start = (asking: Asking) => {
    const run: PlayedRun = {
      asking,
      attempt: asking.attempt ?? 1,
      from: countRequests(),
      to: Infinity,
      result: null,
      jobThen: null,
      linkThen: null,
    }
    runs.push(run)
    const started = scene.start({
      ...asking,
      with: { ...inputsOf(asking), ...canary.with },
    })
    const finish = async () => {
      const result = await started.finished
      const job = scene.mintlify.jobs.get(result.outputs['job-id'] ?? '')
      run.result = result
      run.to = countRequests()
      run.jobThen = job ? describeJob(job, scene.clock.now().getTime()) : null
      run.linkThen = run.jobThen?.prLink ?? job?.previous.prLink ?? null
      return result
    }
    return { ...started, finished: finish() }
  }

  /** The post step of a run that has saved something. */
  const startPost = async (asking: Asking, state: Record<string, string>) => {
    if (state.run === undefined) return
    await scene.start({ ...asking, action: 'post', state }).finished
  }

  return {
    scene,
    runs,
    start,
    startPost,
    /** What comes after a kill is none of the run's. */
    endKilled(asking: Asking) {
      const killed = runs.findLast((run) => run.asking === asking)
      if (killed) killed.to = countRequests()
    },
    async take(step: Step) {
      if ('skipMs' in step) return scene.clock.skip(step.skipMs)
      const { state } = await start(step).finished
      if (step.action !== 'reconcile') await startPost(step, state)
    },
  }
}

/** The reconcile has other inputs. */
function inputsOf(asking: Asking): Record<string, string> {
  return asking.action === 'reconcile' ? {} : (asking.with ?? {})
}

async function disturb(
  { scene, start, startPost, endKilled }: Player,
  { situation, disturbance, at, after }: History,
): Promise<void> {
  const from = countRequests()
  const isDue = () => countRequests() - from === at
  let started: StartedRun | null = null
  let meanwhile: Promise<unknown> = Promise.resolve()
  let reached = () => {}
  const killed = new Promise<null>((resolve) => {
    reached = () => resolve(null)
  })
  const other = async (asking: Asking) => {
    const run = start(asking)
    const { state } = await run.finished
    if (asking.action !== 'reconcile') await startPost(asking, state)
  }
  const acts: Acts = {
    scene,
    kill() {
      started?.clock.stop()
      reached()
    },
    pause(asking) {
      started?.clock.freeze()
      scene.clock.skip(3 * 60_000)
      meanwhile = other(asking).then(() => started?.clock.thaw())
      return meanwhile
    },
    begin(asking) {
      meanwhile = other(asking)
      return Promise.resolve()
    },
  }

  const fault = disturbance.act(acts)
  for (const service of [scene.github, scene.mintlify])
    service.fail({ ...fault, when: isDue })
  started = start(situation.run)
  const result = await Promise.race([started.finished, killed])
  // A run that does not need the answer may end before the pause does.
  await meanwhile
  // The effect of a request comes after its connection was seen.
  if (result === null) {
    await scene.settle()
    endKilled(situation.run)
  }
  const state = result?.state ?? started.readState()
  if (after.withPostStep) {
    scene.clock.skip(2_000)
    await startPost(situation.run, state)
  }
  scene.github.mend()
  scene.mintlify.mend()
}

/** Each run that is red in its last attempt, or was killed in it. */
async function runRedAgain({ scene, runs, take }: Player): Promise<void> {
  const last = new Map(runs.map((run) => [run.asking.runId, run]))
  for (const { asking, attempt, result } of last.values()) {
    if (asking.action === 'reconcile' || result?.exitCode === 0) continue
    scene.clock.skip(betweenRunsMs)
    await take({ ...asking, attempt: attempt + 1 })
  }
}

async function whatIsSeen(scene: Scene, { runs }: Player) {
  const { mintlify, clock } = scene
  const nowMs = clock.now().getTime()
  const jobs = [...mintlify.jobs.values()].map((job) => ({
    ...describeJob(job, nowMs),
    words: job.prompts.map(({ prompt }) => wordOf(prompt)),
  }))
  const sent = mintlify.requests
    .filter(({ method, status }) => method === 'POST' && mayHaveCounted(status))
    .map((request) => ({
      ...request,
      word: wordOf(JSON.parse(request.body).prompt),
      isCreate: request.path.endsWith('/job'),
      jobsThen: [...mintlify.jobs.values()]
        .filter(({ createdAtMs }) => createdAtMs < request.atMs)
        .map((job) => describeJob(job, request.atMs)),
    }))
  // A run that was killed goes on to its end once the scene is closed.
  const ended = runs.map((run) => ({ ...run }))
  return { runs: ended, sent, jobs, memories: await readMemories(scene) }
}

/** A request without an answer may have been carried out, as after a 5xx. */
function mayHaveCounted(status: number | null): boolean {
  return status === null || status < 300 || status >= 500
}

function wordOf(prompt: string): string {
  return prompt.replace(/\W[\s\S]*/, '')
}
