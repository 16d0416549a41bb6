// Who and what may start a request.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import {
  addComment,
  addCommit,
  addPull,
  makeSha,
} from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import {
  comment,
  otherEvent,
  pullRequest,
  push,
  reviewComment,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

const bot = { login: 'renovate[bot]', type: 'Bot' }
const mona = { login: 'mona', type: 'User' }
const stranger = { login: 'hubot', type: 'User' }
const agent = { login: 'mintlify[bot]', type: 'Bot' as const }
const dependabot = { login: 'dependabot[bot]', type: 'Bot' }
const noKey = { 'api-key': '' }

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
  const repository = scene.github.repository('acme/app')
  repository.accounts.set('hubot', { login: 'hubot', id: 9, type: 'User' })
  addCommit(repository, { sha: makeSha('after') })
})
afterEach(() => scene.close())

type Refusal = {
  name: string
  event: ActionEvent
  reason: string
  inputs?: Record<string, string>
}

const fork = { isFork: true, sender: stranger }
const privileged = { ...fork, name: 'pull_request_target' } as const

const refusals: Refusal[] = [
  {
    name: 'a command of a stranger',
    event: comment('/docs', { author: stranger, association: 'NONE' }),
    reason: 'permission-denied',
  },
  {
    name: 'a command of a bot',
    event: comment('/docs', { author: bot }),
    reason: 'bot-not-allowed',
  },
  {
    name: 'a command of a bot that gets no secrets',
    event: comment('/docs', { author: dependabot }),
    reason: 'no-secrets',
    inputs: noKey,
  },
  {
    name: 'a command that needs an administrator',
    event: comment('/docs'),
    reason: 'permission-denied',
    inputs: { permission: 'admin' },
  },
  {
    name: 'a command on a line of a fork',
    event: reviewComment('/docs', { isFork: true }),
    reason: 'no-secrets',
    inputs: noKey,
  },
  {
    name: 'a pull request of a stranger',
    event: pullRequest({ sender: stranger }),
    reason: 'permission-denied',
  },
  {
    name: 'a pull request of a bot',
    event: pullRequest({ sender: bot }),
    reason: 'bot-not-allowed',
  },
  {
    name: "a bot's push to a pull request",
    event: pullRequest({ action: 'synchronize', sender: bot }),
    reason: 'bot-not-allowed',
  },
  {
    name: "a stranger's push to a fork that gets secrets",
    event: pullRequest({ ...fork, action: 'synchronize' }),
    reason: 'permission-denied',
  },
  {
    name: 'a push to a fork with the secrets of `pull_request_target`',
    event: pullRequest({ ...privileged, action: 'synchronize' }),
    reason: 'permission-denied',
  },
  {
    name: 'a merge of a fork with the secrets of `pull_request_target`',
    event: pullRequest({ ...privileged, action: 'closed', merged: true }),
    reason: 'permission-denied',
  },
  {
    name: 'a label on a pull request that was merged',
    event: pullRequest({ action: 'labeled', merged: true, sender: stranger }),
    reason: 'permission-denied',
  },
  {
    name: 'a fork without secrets',
    event: pullRequest({ isFork: true }),
    reason: 'no-secrets',
    inputs: noKey,
  },
  ...[
    'discussion',
    'discussion_comment',
    'fork',
    'issues',
    'pull_request_review',
    'watch',
  ].map((name) => ({
    name: `the event ${name} of a stranger`,
    event: otherEvent(name, stranger),
    reason: 'permission-denied',
  })),
  {
    name: "the agent's pull request",
    event: pullRequest({ headRef: 'mintlify/9e3779b1' }),
    reason: 'own-pull-request',
  },
  {
    name: "the agent's account",
    event: pullRequest({ author: agent }),
    reason: 'own-pull-request',
  },
  {
    name: 'what the agent itself opened',
    event: pullRequest({
      headRef: 'mintlify/9e3779b1',
      author: agent,
      sender: agent,
    }),
    reason: 'own-pull-request',
  },
  {
    name: "the agent's push",
    event: push('main', agent),
    reason: 'own-pull-request',
  },
  {
    name: 'a push that deletes a branch',
    event: push('main', mona, true),
    reason: 'ref-deleted',
  },
  {
    name: 'a push to its branch',
    event: push('mintlify/9e3779b1'),
    reason: 'own-pull-request',
  },
]

test.each(refusals)(
  '$name starts nothing',
  async ({ event, reason, inputs = {} }) => {
    const run = await scene.run({ event, with: inputs })
    expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
      exitCode: 0,
      result: 'skipped',
      reason,
    })
    expect(scene.requests()).toEqual([])
    expect(scene.comments()).toEqual([])
  },
)

test('says who is refused, and what is missing', async () => {
  const denied = await scene.run({ event: pullRequest({ sender: stranger }) })
  expect(denied.summary).toContain(
    '<code>hubot</code> has <code>read</code> and needs <code>write</code>.',
  )
  const bots = await scene.run({ event: pullRequest({ sender: bot }) })
  expect(bots.summary).toContain('The bot is <code>renovate')
})

const starts: [
  name: string,
  event: ActionEvent,
  inputs?: Record<string, string>,
][] = [
  [
    'a bot that is named',
    pullRequest({ sender: bot }),
    { 'allowed-bots': 'renovate[bot]' },
  ],
  [
    'a merge of somebody',
    pullRequest({ action: 'closed', merged: true, sender: stranger }),
  ],
  ['a push of somebody to a branch', push('main', stranger)],
  ['a push to a branch with the name inside', push('feature/mintlify/x')],
  [
    'a push of somebody to a pull request',
    pullRequest({ action: 'synchronize', sender: stranger }),
  ],
  [
    'the same with `pull_request_target`',
    pullRequest({
      action: 'synchronize',
      sender: stranger,
      name: 'pull_request_target',
    }),
  ],
  [
    'a command of a bot that gets secrets',
    comment('/docs', { author: dependabot }),
    { 'allowed-bots': dependabot.login },
  ],
  [
    'a fork that calls its branch as the agent does',
    pullRequest({ isFork: true, headRef: 'mintlify/x' }),
  ],
  [
    'a member on a fork',
    pullRequest({ isFork: true, name: 'pull_request_target' }),
  ],
  ['an issue of a member', otherEvent('issues', mona)],
]

test.each(starts)('%s starts a job', async (_, event, inputs = {}) => {
  expect((await scene.run({ event, with: inputs })).outputs.result).toBe(
    'pull-request',
  )
})

const branch = { ref: 'mintlify/x', sha: makeSha('head 13') }
const inFork = { head: { ...branch, repo: 'hubot/app' } }
const merges: [
  name: string,
  pulls: Parameters<typeof addPull>[1][],
  expected: string,
][] = [
  [
    "the agent's pull request",
    [{ user: { ...agent, id: 7 } }],
    'skipped own-pull-request',
  ],
  [
    "the agent's branch",
    [{ head: { ...branch, repo: 'acme/app' } }],
    'skipped own-pull-request',
  ],
  [
    "one of a person and the agent's",
    [{}, { user: { ...agent, id: 7 } }],
    'skipped own-pull-request',
  ],
  ['a branch with the same name of a fork', [inFork], 'pull-request'],
  [
    'the same of a fork that is gone',
    [{ head: { ...branch, repo: null } }],
    'pull-request',
  ],
  ['a pull request of a person', [{}], 'pull-request'],
]

test.each(merges)(
  'of a push that merges %s: %j: %s',
  async (_, pulls, expected) => {
    for (const [index, pull] of pulls.entries()) {
      const merged = {
        number: 13 + index,
        state: 'closed',
        merge_commit_sha: makeSha('after'),
      } as const
      addPull(scene.github.repository('acme/app'), { ...merged, ...pull })
    }
    const { result, reason } = (await scene.run({ event: push() })).outputs
    expect(`${result} ${reason}`.trim()).toBe(expected)
  },
)

test('goes on if the token may not see who made a push', async () => {
  const failure = listFailures(scene.clock.now())['not accessible']
  scene.github.fail({
    path: /\/commits\/.*\/pulls/,
    times: Infinity,
    ...failure,
  })
  const run = await scene.run({ event: push() })
  expect(run.outputs.result).toBe('pull-request')
  expect(run.log).toContain("Couldn't check whether the agent made this push")
})

test('starts nothing while GitHub does not say whether the agent made a push', async () => {
  scene.github.fail({
    path: /\/commits\/.*\/pulls/,
    status: 502,
    times: Infinity,
  })
  const run = await scene.run({ event: push() })
  expect(run.outputs).toMatchObject({
    result: 'skipped',
    reason: 'guard-unreadable',
  })
  expect(run.log).toContain('::warning')
})

test('starts nothing while GitHub does not say who may', async () => {
  scene.github.fail({ path: /\/permission$/, status: 502, times: Infinity })
  const run = await scene.run({ event: comment('/docs') })
  expect(run.outputs).toMatchObject({
    result: 'skipped',
    reason: 'permission-unknown',
  })
  expect(
    scene.calls().filter((call) => call.includes('/permission')),
  ).toHaveLength(3)
})

test('goes on if GitHub does not say whether there is a newer commit', async () => {
  scene.github.fail({ path: /\/pulls\/12$/, status: 502, times: Infinity })
  const run = await scene.run({ event: pullRequest({ action: 'synchronize' }) })
  expect(run.outputs.result).toBe('pull-request')
  expect(run.log).toContain("Couldn't look for a newer commit")
})

test('a refused commenter with write access gets 👎, and a stranger nothing', async () => {
  const repository = scene.github.repository('acme/app')
  for (const id of [501, 502]) addComment(repository, { id, issue: 12 })
  await scene.run({
    event: comment('/docs'),
    with: { permission: 'admin', 'dry-run': 'true' },
  })
  expect(repository.comments.get(501)?.reactions).toEqual([])
  await scene.run({ event: comment('/docs'), with: { permission: 'admin' } })
  await scene.run({
    event: comment('/docs', { author: stranger, association: 'NONE', id: 502 }),
  })
  const reactions = [501, 502].map((id) =>
    repository.comments.get(id)?.reactions.map(({ content }) => content),
  )
  expect(reactions).toEqual([['-1'], []])
})

test.each([
  [/\/reactions$/, '/docs', { permission: 'admin' }, "Couldn't add a reaction"],
  [/\/issues\/12\/comments$/, '/docs help', {}, "Couldn't post the help"],
])(
  'a call of %s that fails is a warning',
  async (path, body, inputs, warning) => {
    scene.github.fail({ method: 'POST', path, status: 502, times: Infinity })
    const run = await scene.run({ event: comment(body), with: inputs })
    expect(run.log).toContain(warning)
  },
)
