// Whatever call of a batch fails, each merged pull request is named in one request, or in one that may have arrived.
import { expect, jest, test } from '@jest/globals'
import { merge, merged, openBatchScene } from './batch-scene.ts'
import { ageLocks } from './lock-scene.ts'
import { prompts, rewrite } from './queue-scene.ts'
import type { Scene } from './scene.ts'
import { watchScene } from './watched-scene.ts'

jest.setTimeout(180_000)

/** More than a run makes. */
const calls = 26
/** One after the other, a call is lost on its way, and the answer to the next one is. */
const troubles = Array.from({ length: calls }, (_, index): [number, 'before' | 'after'] => [
  index + 1,
  index % 2 === 0 ? 'before' : 'after',
])

/** How often the prompts name a pull request. */
function timesNamed(scene: Scene, number: number): number {
  return prompts(scene).filter((prompt) => prompt.includes(`\n  #${number} `)).length
}

/** As if so much time had passed that no lock and no claim of an earlier run counts any more. */
function letTimePass(scene: Scene): void {
  ageLocks(scene)
  if (scene.ours().length === 0) return
  rewrite(scene, ({ conversation, ...state }) => {
    const { claim } = conversation
    const old = claim && { ...claim, until: new Date(Date.now() - 60_000).toISOString() }
    return { ...state, conversation: { ...conversation, claim: old } }
  })
}

test.concurrent.each(troubles)('call %i is lost %s it arrives', async (position, at) => {
  let isOn = true
  await using scene = await watchScene(await openBatchScene(), ({ number, when }) =>
    isOn && number === position && when === at ? 'lose' : 'go on',
  )
  for (const number of [11, 12]) merge(scene.repository, number)
  const first = await scene.run({ with: merged, env: { GITHUB_RUN_ID: '8101' } })
  isOn = false
  letTimePass(scene)
  merge(scene.repository, 13)
  const second = await scene.run({ with: { ...merged, wait: 'false' }, env: { GITHUB_RUN_ID: '8102' } })
  const isUnconfirmed = [first, second].some(({ outputs }) => outputs.reason === 'create-unconfirmed')
  // After a create that nobody knows of, only a person begins another.
  if (isUnconfirmed) expect(scene.ours()[0]?.body).toMatch(/covered these merged pull requests: #11, #12\./)
  const expected = isUnconfirmed ? [expect.any(Number), expect.any(Number), 0] : [1, 1, 1]
  expect([11, 12, 13].map((number) => timesNamed(scene, number))).toEqual(expected)
})
