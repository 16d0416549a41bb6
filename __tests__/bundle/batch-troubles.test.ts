// Whatever call of a batch fails, each merged pull request is named in one request, or in one that may have arrived.
import { expect, jest, test } from '@jest/globals'
import { addIssue, addPull } from '../../emulator/github/fixtures.ts'
import { mergePull } from '../../emulator/github/pull-fixtures.ts'
import { ageLocks } from './lock-scene.ts'
import { eventOf } from './payloads.ts'
import { prompts, rewrite, stateSecret } from './queue-scene.ts'
import { openScene, type Scene } from './scene.ts'
import { watchScene } from './watched-scene.ts'

jest.setTimeout(180_000)

const tracking = 900
const inputs = {
  prompt: 'Document what was merged.\nemulate: pull-request after 0s',
  ...{ context: 'merged', 'issue-number': String(tracking), 'state-secret': stateSecret },
}
/** More than a run makes. */
const calls = 26
/** One after the other, a call is lost on its way, and the answer to the next one is. */
const troubles = Array.from({ length: calls }, (_, index): [number, 'before' | 'after'] => [
  index + 1,
  index % 2 === 0 ? 'before' : 'after',
])

function merge({ repository }: Scene, number: number): void {
  addPull(repository, { number, title: `Change ${number}` })
  const at = new Date(Date.now() - 300_000).toISOString().replace(/\.\d+Z$/, 'Z')
  Object.assign(mergePull(repository, number), { merged_at: at, updated_at: at, closed_at: at })
}

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
  await using scene = await watchScene(
    await openScene({ event: eventOf('workflow_dispatch') }),
    ({ number, when }) => (isOn && number === position && when === at ? 'lose' : 'go on'),
  )
  addIssue(scene.repository, { number: tracking, title: 'Documentation' })
  for (const number of [11, 12]) merge(scene, number)
  const first = await scene.run({ with: inputs, env: { GITHUB_RUN_ID: '8101' } })
  isOn = false
  letTimePass(scene)
  merge(scene, 13)
  const second = await scene.run({ with: { ...inputs, wait: 'false' }, env: { GITHUB_RUN_ID: '8102' } })
  const isUnconfirmed = [first, second].some(({ outputs }) => outputs.reason === 'create-unconfirmed')
  // After a create that nobody knows of, only a person begins another.
  if (isUnconfirmed) expect(scene.ours()[0]?.body).toMatch(/no later request names again: #11, #12\./)
  const expected = isUnconfirmed ? [expect.any(Number), expect.any(Number), 0] : [1, 1, 1]
  expect([11, 12, 13].map((number) => timesNamed(scene, number))).toEqual(expected)
})
