/** Conversations whose agent job is at work, and requests that wait for it. */

import { type JobScript, readJobScript } from '../../emulator/docs-service/job-script.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import type { State } from '../../src/state/state.ts'
import { command, minutesAgo, openCommandScene } from './lock-scene.ts'
import { changeMemory, memoryIn } from './remembered.ts'
import type { Scene, SceneOptions } from './scene.ts'
import { type Watch, watchScene } from './watched-scene.ts'

export const stateSecret = 'a secret that all runs share'
export const reconcile = { metadata: 'reconcile/action.yml', with: { 'state-secret': stateSecret } }
export const firstJob = 'job_9e3779b1'
export const message = `POST /job/${firstJob}/message`
/** As long as a job of `openBusyScene` takes, unless the scene ends it. */
export const long = 'after 600s'

export const queueing = { prompt: '', context: 'none', wait: 'false', 'state-secret': stateSecret }

type Asking = {
  index: number
  author?: string
  with?: Record<string, string>
  attempt?: number
  timers?: 'fast' | 'jumping'
}

/** A run of a command that does not wait. Its run id is that of its comment. */
export function ask(
  scene: Scene,
  wish: string,
  { index, attempt = 1, timers = 'fast', ...asking }: Asking,
): Promise<ActionRun> {
  return scene.run({
    timers,
    event: command(scene, `/docs ${wish}`, { index, ...asking }),
    with: { ...queueing, ...asking.with },
    env: { GITHUB_RUN_ID: String(7_000 + index), GITHUB_RUN_ATTEMPT: String(attempt) },
  })
}

type BusyOptions = SceneOptions & {
  /** How the job of the first command ends. */
  ending?: string
  inputs?: Record<string, string>
  watch?: Watch
}

/** A scene with a job that works on the first command. */
export async function openBusyScene(options: BusyOptions = {}): Promise<Scene> {
  const { ending = `pull-request ${long}`, inputs = {}, watch, docs, ...sceneOptions } = options
  const plain = await openCommandScene({ ...sceneOptions, docs: { script: readScript, ...docs } })
  const scene = watch ? await watchScene(plain, watch) : plain
  await ask(scene, `first\nemulate: ${ending}`, { index: 0, with: inputs })
  return scene
}

/** A request without a script is at work until the scene ends it, however slow the machine is. */
function readScript(prompt: string): JobScript {
  const isScripted = /^emulate: /m.test(prompt)
  return isScripted ? readJobScript(prompt) : { ending: 'pull-request', afterMs: 600_000 }
}

/** Creates and messages that the service was asked for, whatever it answered. */
export function sent(scene: Scene): string[] {
  return scene.asked().filter((call) => call.startsWith('POST '))
}

/** The prompts of all jobs, oldest first. */
export function prompts({ docs }: Scene): string[] {
  return [...docs.jobs.values()].flatMap(({ prompts }) => prompts.map(({ prompt }) => prompt))
}

/** What our only comment remembers. */
export function remembered(scene: Scene): State {
  return memoryIn(onlyComment(scene), stateSecret).state
}

/** What was asked by the requests that wait in our comment. */
export function waiting(scene: Scene): string[] {
  return remembered(scene).conversation.queue.map(({ text }) => text.split('\n')[0] ?? '')
}

/** Changes what our comment remembers, as if that had been written, such as a time that is long ago. */
export function rewrite(scene: Scene, change: (state: State) => State): void {
  changeMemory(onlyComment(scene), stateSecret, ({ scope, state }) => ({ scope, state: change(state) }))
}

/** Makes the request that is at work older than what the reconcile leaves to its run. */
export function age(scene: Scene): void {
  rewrite(scene, ({ run, ...state }) => ({ ...state, run: { ...run, startedAt: minutesAgo(2) } }))
}

function onlyComment(scene: Scene) {
  const [comment, ...others] = scene.ours()
  if (others.length > 0) throw new Error('There is more than one comment.')
  return comment
}

/** The outcome of the only conversation of a reconcile. */
export function updateOf({ outputs }: ActionRun): {
  sent: number
  problem: string | null
  result: string | null
} {
  const [update] = JSON.parse(outputs.jobs ?? '[]')
  return update
}
