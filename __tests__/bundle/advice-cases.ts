/** States of a run with their advice, and how the advised act is played. */

import { expect } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { lastWord, openScene, type Scene } from './scene.ts'
import { openSwitchableService, type Trouble } from './switchable-service.ts'

type Inputs = Record<string, string>
export type AdviceCase = {
  event: ActionEvent
  with?: Inputs
  /** What happens before the run that gets the advice. */
  seed?: (scene: Scene) => void
  /** What the service does to requests of the method in that run. */
  trouble?: [kind: Trouble, method: 'GET' | 'POST']
  /** A run before it. */
  before?: Inputs
  /** The end of the run, as result and reason. */
  end: string
  advice: RegExp
  /** The advised act: a run, given the id of the job that is known by then. */
  act: (jobId: string) => ActionRequest
  /** What has to be mended before, as the advice says. */
  mend?: (scene: Scene) => void
  /** The calls of the act that send a request, with `X` for the id of the job. */
  writes: string[]
  result?: string
}

export const pull = eventOf('pull_request', {}, 'synchronize')
export const ask = (words: string) => commentEvent(`/docs ${words}`)
export const rerun = (more: Inputs = {}) => ({ env: { GITHUB_RUN_ATTEMPT: '2' }, with: more })
export const again = (more: Inputs = {}) => ({ env: { GITHUB_RUN_ID: '7000' }, with: more })
export const command = (words: string) => ({
  event: ask(words),
  env: { GITHUB_RUN_ID: '7000' },
  with: { prompt: '' },
})
export const soon = { prompt: 'emulate: pull-request after 1s' }
export const create = ['POST /job']
export const message = ['POST /job/X/message']

/** Plays a case: the run, its advice, and the act. */
export async function playAdvice(given: AdviceCase): Promise<void> {
  await using scene = await openScene({ event: given.event })
  await using service = await openSwitchableService(scene.docs.url)
  letMonaWrite(scene.repository)
  const base = { 'api-url': service.url, context: 'none' }
  const run = (request: ActionRequest) =>
    scene.run({ event: given.event, ...request, with: { ...base, ...request.with } })
  if (given.before) await run({ with: given.before, env: { GITHUB_RUN_ID: '6000' } })
  given.seed?.(scene)
  if (given.trouble) service.trouble(...given.trouble)
  const known = [...scene.docs.jobs.keys()][0] ?? ''
  const inputs = given.with?.['job-id'] === 'KNOWN' ? { ...given.with, 'job-id': known } : given.with
  const first = await run({ with: inputs ?? {} })
  expect(`${first.outputs.result} ${first.outputs.reason}`.trim()).toBe(given.end.trim())
  // The last line of a plain success is the link alone.
  expect(`${lastWord(first)}\n${scene.ours()[0]?.body}`).toMatch(given.advice)
  service.trouble('none', 'GET')
  given.mend?.(scene)
  const jobId = [...scene.docs.jobs.keys()].at(-1) ?? ''
  const before = scene.asked().length
  const acted = await run(given.act(jobId))
  const writes = scene
    .asked()
    .slice(before)
    .filter((call) => call.startsWith('POST'))
  expect(writes.map((call) => (jobId === '' ? call : call.replace(jobId, 'X')))).toEqual(given.writes)
  expect(acted.outputs.result).toBe(given.result ?? 'pull-request')
}
