/** Repositories in which pull requests are merged, with an issue for the request about all of them. */

import { addIssue, addPull } from '../../emulator/github/fixtures.ts'
import { mergePull } from '../../emulator/github/pull-fixtures.ts'
import type { RepositoryState } from '../../emulator/github/state.ts'
import { eventOf } from './payloads.ts'
import { prompts, stateSecret } from './queue-scene.ts'
import { openScene, type Scene, type SceneOptions } from './scene.ts'

export const tracking = 900
export const merged = {
  prompt: 'Document what was merged.\nemulate: pull-request after 0s',
  ...{ context: 'merged', 'issue-number': String(tracking), 'state-secret': stateSecret },
}

/** A scene with a tracking issue. Its pull requests are merged when a test says so. */
export async function openBatchScene(options: SceneOptions = {}): Promise<Scene> {
  const scene = await openScene({ event: eventOf('workflow_dispatch'), ...options })
  addIssue(scene.repository, { number: tracking, title: 'Documentation' })
  return scene
}

type Fields = Parameters<typeof addPull>[1]

/** Merges a new pull request, long enough ago for GitHub to list it. */
export function merge(
  repository: RepositoryState,
  number: number,
  minutesAgo = 5,
  fields: Fields = {},
): void {
  addPull(repository, { number, title: `Change ${number}`, ...fields })
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString().replace(/\.\d+Z$/, 'Z')
  Object.assign(mergePull(repository, number), { merged_at: at, updated_at: at, closed_at: at })
}

/** The pull requests that each prompt names, oldest prompt first. */
export function named(scene: Scene): string[][] {
  return prompts(scene).map((text) => [...text.matchAll(/^ {2}#(\d+) /gm)].map(([, number = '']) => number))
}
