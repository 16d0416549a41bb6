// What the signature of the state can't prevent, as docs/security.md says it.
import { expect, jest, test } from '@jest/globals'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { memoryIn, signState } from './remembered.ts'
import { endsAtOnce, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const event = commentEvent(`/docs ${endsAtOnce}`)
const shared = 'the-secret-of-all-repositories'
let runs = 0

test.concurrent.each(['max-requests', 'max-requests-per-day'])(
  '%s counts anew after somebody with write access restored an older state',
  async (limit) => {
    await using scene = await openMonaScene()
    const inputs = { [limit]: '2' }
    expect(await command(scene, inputs)).toBe('running')
    const [comment] = scene.ours()
    const older = comment?.body ?? ''
    expect([await command(scene, inputs), await command(scene, inputs)]).toEqual(['running', 'skipped'])

    if (comment) comment.body = older

    expect(await command(scene, inputs)).toBe('running')
  },
)

test.concurrent.each([
  ['is believed where that secret signs, too', shared, true],
  ['counts for nothing where another one signs', 'the-secret-of-this-repository', false],
])('a state of somebody who knows the secret of another repository %s', async (_, own, isBelieved) => {
  await using scene = await openMonaScene()
  await command(scene, { 'state-secret': own })
  const [comment] = scene.ours()
  const { scope, state } = memoryIn(comment, own)
  if (!comment || !state.job) throw new Error('There is no job to begin with.')
  const changed = { ...state, job: { ...state.job, id: 'job_of_mallory' } }
  comment.body = `Mine\n\n${signState(scope, changed, shared)}`

  await command(scene, { 'state-secret': own })

  expect(scene.asked().some((call) => call.includes('/job_of_mallory'))).toBe(isBelieved)
})

async function openMonaScene(): Promise<Scene> {
  const scene = await openScene({ event })
  letMonaWrite(scene.repository)
  return scene
}

/** Plays one more command. Returns its result. */
async function command(scene: Scene, inputs: Record<string, string>): Promise<string | undefined> {
  runs += 1
  const env = { GITHUB_RUN_ID: String(6_100 + runs) }
  const run = await scene.run({ with: { context: 'none', wait: 'false', ...inputs }, env })
  return run.outputs.result
}
