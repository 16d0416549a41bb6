/** Scenes whose runs set the commit status `docs`, and the commits that show it. */

import { setTimeout as pause } from 'node:timers/promises'
import { addCommit } from '../../emulator/github/fixtures.ts'
import { pushToPull } from '../../emulator/github/pull-fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { statusesOf } from './docs-scene.ts'
import { pullEvent } from './gate-cases.ts'
import type { Payload } from './payloads.ts'
import { openScene, type Scene, type SceneOptions } from './scene.ts'

/** Head of pull request 2 in its events. */
export const headSha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
/** Its head after another push. */
export const nextSha = 'b'.repeat(40)
/** GITHUB_SHA of events that name no commit. */
export const gitHubSha = '6dcb09b5b57875f334f61aebed695e2e4193db5e'

export const on = { 'commit-status': 'docs' }
export const working = 'pending: Docs agent is working'
export const ready = 'success: Docs pull request ready: acme/docs#57'
export const never = 'Document it.\nemulate: never'

/** A docs pull request that is younger than any job. */
export const young = { created_at: '2099-01-01T00:00:00Z' }

/** The event of the pull request after another push. */
export function nextPush(pull: Payload = {}): ActionEvent {
  return pullEvent({ head: { sha: nextSha }, ...pull }, { action: 'synchronize' })
}

/** A scene whose repository has every commit that these tests name. */
export async function openStatusScene({ event = pullEvent(), ...options }: SceneOptions = {}) {
  const scene = await openScene({ event, ...options })
  addCommit(scene.repository, { sha: gitHubSha, parents: [] })
  return scene
}

/** Pushes another commit to the pull request. */
export function pushNext({ repository }: Scene): void {
  pushToPull(repository, 2, nextSha)
}

/** What the commit has shown, oldest first. */
export function shown({ repository }: Scene, sha = headSha): string[] {
  return statusesOf(repository, sha)
}

/** What the commit shows. */
export function lastShown(scene: Scene, sha = headSha): string | undefined {
  return shown(scene, sha).at(-1)
}

/** Resolves once the condition holds, which takes no longer than the test may. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20)
}

/** Whether the comment remembers its job. */
export function isRemembered(scene: Scene): boolean {
  return scene.ours().some(({ body }) => body.includes('docs-agent:v1 ey'))
}
