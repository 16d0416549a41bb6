// What the shipped action makes of events that once started a paid job, or that
// turned a required check red.
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { makeUser } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import { fullAccount, pullRequest, recordedEvent } from '../scene/events.ts'
import { openScene } from './scene.ts'

const stranger = { login: 'hubot', type: 'User' }
const bot = { login: 'renovate[bot]', type: 'Bot' }

test.concurrent.each<[string, ActionEvent, Record<string, string>, string]>([
  [
    "a workflow run of the agent's branch",
    recordedEvent('workflow_run', {
      action: 'completed',
      workflow_run: {
        event: 'push',
        head_branch: 'mintlify/x',
        head_repository: { id: 700_000_001 },
      },
    }),
    {},
    'own-pull-request',
  ],
  [
    'a workflow run of a fork of a stranger',
    recordedEvent(
      'workflow_run',
      {
        action: 'completed',
        workflow_run: {
          event: 'pull_request',
          head_repository: { id: 8 },
          actor: fullAccount(stranger),
        },
      },
      stranger,
    ),
    {},
    'permission-denied',
  ],
  [
    'a fork without secrets and variables',
    pullRequest({ isFork: true }),
    { 'api-key': '', 'project-id': '' },
    'no-secrets',
  ],
  [
    "a listed bot's push to a fork with secrets",
    pullRequest({
      name: 'pull_request_target',
      isFork: true,
      sender: bot,
      action: 'synchronize',
    }),
    { 'allowed-bots': 'renovate' },
    'bot-not-allowed',
  ],
])('%s', async (_, event, inputs, reason) => {
  await using scene = await openScene()
  const { accounts } = scene.github.repository('acme/app')
  accounts.set('hubot', makeUser('hubot'))
  const run = await scene.run({ event, with: inputs })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { result: 'skipped', reason },
  })
  expect(scene.mintlify.requests).toEqual([])
})

const recorded: { name: string; examples: object[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')

// By night, one of each event: a process each takes long.
const played = process.env.EVENTS === 'all' ? recorded : recorded.slice(0, 3)

test.each(played)('the event $name crashes nothing', async (event) => {
  await using scene = await openScene()
  const { name, examples } = event
  const run = await scene.run({ event: { name, payload: examples[0] } })
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  scene.github.problems.splice(0)
})
