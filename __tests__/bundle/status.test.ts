import { expect, jest, test } from '@jest/globals'
import { addComment, makeUser } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, commentId, letMonaWrite, reactionsIn } from './comment-event.ts'
import { until } from './lock-scene.ts'
import { reportIn } from './remembered.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const statusId = commentId + 1
const hubot = makeUser('hubot')

/** `/docs status` by somebody else than the one who asked for the job. */
function statusEvent(): ActionEvent {
  const comment = { id: statusId, body: '/docs status', user: hubot }
  return commentEvent('/docs status', { author: 'hubot', changes: { comment, sender: hubot } })
}

async function openThread(): Promise<Scene> {
  const scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  scene.repository.collaborators.set('hubot', { permission: 'write', role_name: 'write' })
  addComment(scene.repository, { issue: 2, id: statusId, user: hubot, body: '/docs status' })
  return scene
}

const given = (prompt: string) => ({ prompt, context: 'none' })

const storedReport = (scene: Scene) => reportIn(scene.ours()[0]?.body, scene.docs.key)

test.concurrent('a status check leaves who asked, and whose reaction is replaced, as they were', async () => {
  await using scene = await openThread()
  const running = scene.start({ with: given('emulate: pull-request after 600s') })
  await until(() => scene.called().some((call) => call.startsWith('PATCH ')))
  const before = storedReport(scene)
  const env = { GITHUB_RUN_ID: '6043' }
  const run = await scene.run({ event: statusEvent(), with: given(''), env })
  expect(run.outputs).toMatchObject({ result: 'running', status: 'active' })
  const { askedBy, commands, runId } = storedReport(scene) ?? {}
  expect({ askedBy, commands, runId }).toEqual({ askedBy: 'mona', commands: before?.commands, runId: '6043' })
  expect(commands).toMatchObject([{ id: commentId, reactionId: expect.any(Number) }])
  expect(scene.ours()[0]?.body).toContain('Asked by <code>mona</code>')
  scene.endJobs()
  await running.finished
  expect(reactionsIn(scene.repository)).toEqual(['rocket'])
  expect(storedReport(scene)).toMatchObject({ askedBy: 'mona', result: 'pull-request', runId: '6042' })
})

test.concurrent('a status check that sees the end reacts to its own comment alone', async () => {
  await using scene = await openThread()
  await scene.run({ with: given('emulate: pull-request after 0s') })
  const run = await scene.run({ event: statusEvent(), with: given(''), env: { GITHUB_RUN_ID: '6043' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(storedReport(scene)).toMatchObject({ askedBy: 'mona', commands: [] })
  const onStatus = scene.repository.comments.get(statusId)?.reactions.map(({ content }) => content)
  expect([reactionsIn(scene.repository), onStatus]).toEqual([['rocket'], ['rocket']])
})
