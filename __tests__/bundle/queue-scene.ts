/** Conversations whose agent job is at work, and requests that wait for it. */

import { type JobScript, readJobScript } from '../../emulator/docs-service/job-script.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import {
  deriveSigningKey,
  readCommentState,
  writeCommentState,
} from '../../src/domain/conversation/comment-state.ts'
import type { Report } from '../../src/domain/job/report.ts'
import { command, openCommandScene } from './lock-scene.ts'
import type { Scene, SceneOptions } from './scene.ts'
import { type Watch, watchScene } from './watched-scene.ts'

export const stateSecret = 'a secret that all runs share'
export const reconcile = { metadata: 'reconcile/action.yml', with: { 'state-secret': stateSecret } }
export const firstJob = 'job_9e3779b1'
export const message = `POST /job/${firstJob}/message`
/** As long as a job of `openBusyScene` takes, unless the scene ends it. */
export const long = 'after 600s'

export const queueing = { prompt: '', context: 'none', wait: 'false', 'state-secret': stateSecret }

type Asking = { index: number; author?: string; with?: Record<string, string>; attempt?: number }

/** A run of a command that does not wait. Its run id is that of its comment. */
export function ask(
  scene: Scene,
  wish: string,
  { index, attempt = 1, ...asking }: Asking,
): Promise<ActionRun> {
  return scene.run({
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

/** A turn without a script is at work until the scene ends it, however slow the machine is. */
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
  return [...docs.jobs.values()].flatMap(({ turns }) => turns.map(({ prompt }) => prompt))
}

/** What our only comment remembers. */
export function remembered(scene: Scene): Report {
  const [comment, ...others] = scene.ours()
  const state = comment && others.length === 0 ? readCommentState(comment.body, signingKey) : null
  if (!state) throw new Error('There is not one comment with a state.')
  return state.report
}

/** What was asked by the requests that wait in our comment. */
export function waiting(scene: Scene): string[] {
  return remembered(scene).queue.entries.map(({ text }) => text.split('\n')[0] ?? '')
}

/** Changes what our comment remembers, as if that had been written, such as a time that is long ago. */
export function rewrite(scene: Scene, change: (report: Report) => Report): void {
  const [comment] = scene.ours()
  const state = comment && readCommentState(comment.body, signingKey)
  if (!state) throw new Error('There is no comment with a state.')
  const changed = writeCommentState({ ...state, report: change(state.report) }, signingKey)
  comment.body = comment.body.replace(/<!-- docs-agent:v1 .* -->/, changed)
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

const signingKey = deriveSigningKey(stateSecret)
