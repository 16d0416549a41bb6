// Whose wish a request is, and what the agent was told.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addCommit, makeUser } from '../../emulator/github/fixtures.ts'
import type { PullState } from '../../emulator/github/state.ts'
import { comment, pullNumber, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

const reader = { login: 'hubot', type: 'User' }

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
  scene.github.repository('acme/app').accounts.set('hubot', makeUser('hubot'))
})
afterEach(() => scene.close())

function setPull(changes: Partial<PullState>): void {
  const { pulls } = scene.github.repository('acme/app')
  const pull = pulls.get(pullNumber)
  if (pull) pulls.set(pullNumber, { ...pull, ...changes })
}

test.each(['synchronize', 'labeled', 'closed'])(
  "what a writer does to a reader's pull request (%s) asks for nothing, until a writer asks",
  async (action) => {
    const event = pullRequest({
      ...{ action, author: reader },
      merged: action === 'closed',
    })
    const { outputs } = await scene.run({ event })
    expect(outputs.reason).toBe('permission-denied')
    expect(scene.requests()).toEqual([])

    await scene.run({ event: comment('/docs'), runId: '2' })
    await scene.run({ event, runId: '3' })
    expect(scene.requests()).toHaveLength(2)
  },
)

test('a base that was renamed changes nothing', async () => {
  const repository = scene.github.repository('acme/app')
  const { sha } = addCommit(repository, { message: 'Start' })
  await scene.run()
  setPull({ base: { ref: 'trunk', sha } })
  repository.branches.set('trunk', sha)
  repository.renamedBranches.set('main', 'trunk')
  for (const [index, action] of ['edited', 'ready_for_review'].entries()) {
    const event = pullRequest({ action })
    const payload = Object(event.payload)
    payload.pull_request.base.ref = 'trunk'
    if (action === 'edited')
      payload.changes = { base: { ref: { from: 'main' }, sha: { from: sha } } }
    await scene.run({ event, runId: `${index + 2}` })
  }
  expect(scene.requests()).toHaveLength(1)
})

test('a pull request that is retargeted is told again', async () => {
  const base = (ref: string) => ({ ref, sha: 'b'.repeat(40), repo: 'acme/app' })
  const edited = (ref: string) => {
    const { name, payload } = pullRequest({ action: 'edited' })
    const pull = Object(Object(payload).pull_request)
    const changes = { base: { ref: { from: 'x' }, sha: { from: 'x' } } }
    return {
      name,
      payload: {
        ...Object(payload),
        ...{
          changes,
          pull_request: { ...pull, base: { ...Object(pull.base), ref } },
        },
      },
    }
  }
  setPull({ base: base('nearly-all') })
  await scene.run({ event: edited('nearly-all') })
  setPull({ base: base('main') })
  await scene.run({ event: edited('main'), runId: '2' })
  await scene.run({
    event: pullRequest({ action: 'ready_for_review' }),
    runId: '3',
  })
  expect(scene.requests()).toHaveLength(2)
})
