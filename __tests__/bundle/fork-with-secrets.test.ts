// Events of pull requests and workflow runs from another repository that have secrets: GitHub is asked who may.
import { expect, jest, test } from '@jest/globals'
import { letMonaWrite } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const ofMona = 'GET /collaborators/mona/permission'
const ofHubot = 'GET /collaborators/hubot/permission'

const ownId = 186_853_002

async function runFor(name: string, repo: object | null, login: string) {
  const origin =
    name === 'workflow_run'
      ? { workflow_run: { head_repository: repo } }
      : { pull_request: { head: { repo } } }
  const event = eventOf(name, { sender: { login }, repository: { id: ownId }, ...origin })
  const scene = await openScene({ event })
  letMonaWrite(scene.repository)
  const run = await scene.run()
  const permissions = scene.called().filter((call) => call.endsWith('/permission'))
  return { run, permissions, scene }
}

const fork = { id: 4 }
const events = ['pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run']

test.concurrent.each([
  ['pull_request', 'a fork', fork, 'hubot', ofHubot],
  ['pull_request', 'a repository that is gone', null, 'hubot', ofHubot],
  ['pull_request_target', 'a fork', fork, 'hubot', ofHubot],
  ['pull_request_target', 'a repository that is gone', null, 'hubot', ofHubot],
  ['pull_request_review', 'a fork', fork, 'hubot', ofHubot],
  ['pull_request_review', 'a repository that is gone', null, 'hubot', ofHubot],
  ['workflow_run', 'a fork', fork, 'hubot', ofHubot],
  ['workflow_run', 'a repository that is gone', null, 'hubot', ofHubot],
] as const)('%s from %s with the key, by somebody who may not write, starts nothing', async (...row) => {
  const [name, , repo, login, question] = row
  const { run, permissions, scene } = await runFor(name, repo, login)
  await using _ = scene
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'skipped', reason: 'permission-denied', exitCode: 0 },
  })
  expect([permissions, scene.asked(), scene.ours()]).toEqual([[question], [], []])
})

test.concurrent.each(events)(
  '%s from a fork with the key, by somebody who may write, costs one request more',
  async (name) => {
    const { run, permissions, scene } = await runFor(name, fork, 'mona')
    await using _ = scene
    expect(run.outputs).toMatchObject({ result: 'pull-request' })
    expect([permissions, scene.asked()]).toEqual([[ofMona], ['POST /job']])
  },
)

test.concurrent('workflow_run after a run for the repository itself asks nobody', async () => {
  const { run, permissions, scene } = await runFor('workflow_run', { id: ownId }, 'hubot')
  await using _ = scene
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(permissions).toEqual([])
})

const renovate = { login: 'renovate[bot]', type: 'Bot' }
const allowed = { 'allowed-bots': 'renovate[bot]' }

test.concurrent('a bot that `allowed-bots` names is not asked for its own pull request', async () => {
  const changes = { sender: renovate, pull_request: { user: renovate, head: { repo: fork } } }
  await using scene = await openScene({ event: eventOf('pull_request', changes) })
  const run = await scene.run({ with: allowed })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.called().filter((call) => call.endsWith('/permission'))).toEqual([])
})

test.concurrent('a bot that `allowed-bots` names starts nothing for the pull request of a stranger', async () => {
  const changes = { sender: renovate, pull_request: { head: { repo: fork } } }
  await using scene = await openScene({ event: eventOf('pull_request_target', changes) })
  const run = await scene.run({ with: allowed })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-denied' })
  expect(scene.asked()).toEqual([])
})
