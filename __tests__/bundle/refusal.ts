/** What a run looks like that was refused before it began. */

import { expect } from '@jest/globals'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { flawsOf, type Scene } from './scene.ts'

export type Refusal = {
  /** What the sentence names, e.g. an input in back-ticks. */
  names: string
  /** What it says of the allowed values. */
  says: RegExp
  /** What must be printed nowhere, beside the key and the token. */
  secrets?: readonly string[]
}

/** Expects one sentence, exit code 1, `invalid-input`, nobody asked and nothing given away. */
export function expectRefusal(run: ActionRun, scene: Scene, { names, says, secrets = [] }: Refusal): void {
  const annotations = run.stdout.split('\n').filter((line) => line.startsWith('::error'))
  expect(annotations).toEqual([expect.stringContaining(names)])
  expect(annotations[0]).toMatch(says)
  expect(run.exitCode).toBe(1)
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'invalid-input' })
  expect([...scene.asked(), ...scene.called()]).toEqual([])
  const hidden = [scene.docs.key, scene.github.token, ...secrets].filter((secret) => secret !== '')
  expect(flawsOf(run, hidden)).toEqual([])
}
