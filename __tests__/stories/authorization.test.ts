// Who and what may start a request.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import {
  addCommit,
  addIssue,
  addPull,
  makeSha,
} from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import {
  comment,
  fullAccount,
  inOwnFork,
  otherEvent,
  pullNumber,
  pullRequest,
  push,
  recordedEvent,
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
  scene = await openWithStranger()
})
afterEach(() => scene.close())

async function openWithStranger(): Promise<Scene> {
  const opened = await openScene()
  const repository = opened.github.repository('acme/app')
  repository.accounts.set('hubot', { login: 'hubot', id: 9, type: 'User' })
  addCommit(repository, { sha: makeSha('after') })
  return opened
}

type Row = {
  name: string
  event: ActionEvent
  inputs?: Record<string, string>
  /** Pull requests that the push merged. */
  pulls?: Parameters<typeof addPull>[1][]
}

/**
 * All rows as one page: how each run ended, what it asked to know whether it
 * may start, and what it sent. Below, what the log says of those that did not
 * start.
 */
async function tellRows(rows: readonly Row[]): Promise<string> {
  const told: string[] = []
  const reasons = new Set<string>()
  for (const { name, event, inputs = {}, pulls = [] } of rows) {
    const opened = await openWithStranger()
    addIssue(opened.github.repository('acme/app'), { number: 30 })
    for (const [index, pull] of pulls.entries())
      addPull(opened.github.repository('acme/app'), {
        number: 13 + index,
        state: 'closed',
        ...(pull?.state !== 'open' && { merged_at: '2026-11-20T13:59:00Z' }),
        merge_commit_sha: makeSha('after'),
        ...pull,
      })
    const { exitCode, outputs, log } = await opened.run({
      event,
      with: inputs,
    })
    const isSkipped = outputs.result === 'skipped'
    const asked = opened
      .calls()
      .filter(
        (call) => isSkipped || /permission$|\/commits\/\w+\/pulls/.test(call),
      )
    const sent = opened.requests().map(({ path }) => `Mintlify POST ${path}`)
    const end = `exit ${exitCode} ${outputs.result} ${outputs.reason}`.trim()
    told.push(`${name}: ${[end, ...asked, ...sent].join(', ')}`)
    if (isSkipped) reasons.add(log.trim().split('\n').at(-1) ?? '')
    await opened.close()
  }
  return [...told, ...reasons]
    .join('\n')
    .replaceAll('/repos/acme/app', '')
    .replaceAll('/v2/agent/acme-docs', '')
    .replaceAll(makeSha('after'), 'after')
}

const fork = { isFork: true, sender: stranger }
const privileged = { ...fork, name: 'pull_request_target' } as const

const refusals: Row[] = [
  {
    name: 'a command of a stranger',
    event: comment('/docs', { author: stranger, association: 'NONE' }),
  },
  {
    name: 'a command of a bot',
    event: comment('/docs', { author: bot }),
  },
  {
    name: 'a command of a bot that gets no secrets',
    event: comment('/docs', { author: dependabot }),
    inputs: noKey,
  },
  {
    name: 'a command that needs an administrator',
    event: comment('/docs'),
    inputs: { permission: 'admin' },
  },
  {
    name: 'a command on a line of a fork',
    event: reviewComment('/docs', { isFork: true }),
    inputs: noKey,
  },
  {
    name: 'a pull request of a stranger',
    event: pullRequest({ sender: stranger }),
  },
  {
    name: 'a pull request of a bot',
    event: pullRequest({ sender: bot }),
  },
  {
    name: "a bot's push to a pull request",
    event: pullRequest({ action: 'synchronize', sender: bot }),
  },
  {
    name: "a stranger's push to a fork that gets secrets",
    event: pullRequest({ ...fork, action: 'synchronize' }),
  },
  {
    name: 'a push to a fork with the secrets of `pull_request_target`',
    event: pullRequest({ ...privileged, action: 'synchronize' }),
  },
  {
    name: 'a label on a pull request that was merged',
    event: pullRequest({ action: 'labeled', merged: true, sender: stranger }),
  },
  {
    name: 'a fork without secrets',
    event: pullRequest({ isFork: true }),
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
  })),
  {
    name: "the agent's pull request",
    event: pullRequest({ headRef: 'mintlify/9e3779b1' }),
  },
  {
    name: "the agent's account",
    event: pullRequest({ author: agent }),
  },
  {
    name: 'what the agent itself opened',
    event: pullRequest({
      headRef: 'mintlify/9e3779b1',
      author: agent,
      sender: agent,
    }),
  },
  {
    name: "the agent's push",
    event: push('main', agent),
  },
  {
    name: 'a push that deletes a branch',
    event: push('main', mona, true),
  },
  {
    name: 'a push to its branch',
    event: push('mintlify/9e3779b1'),
  },
]

test('who starts nothing, and what the log says of it', async () => {
  expect(await tellRows(refusals)).toMatchSnapshot()
})

const agentBranch = 'mintlify/9e3779b1'
const here = { id: 700_000_001 }
const there = { id: 8 }

/** A workflow run after another one. */
function workflowRun(values: object, sender = mona): ActionEvent {
  const workflow_run = {
    ...{ event: 'push', head_repository: here },
    ...values,
  }
  return recordedEvent(
    'workflow_run',
    { action: 'completed', workflow_run },
    sender,
  )
}

const nothingFromFork = { 'api-key': '', 'project-id': '', prompt: '' }

// What no rule named, or what was passed over: a paid job each.
refusals.push(
  {
    name: "a new branch of the agent's",
    event: recordedEvent('create', { ref_type: 'branch', ref: agentBranch }),
  },
  {
    name: "a workflow run of the agent's branch",
    event: workflowRun({ head_branch: agentBranch }),
  },
  {
    name: 'a workflow run that the agent started',
    event: workflowRun({ head_branch: 'main' }, agent),
  },
  {
    name: "a check of the agent's branch",
    event: recordedEvent('check_run', {
      action: 'completed',
      check_run: {
        check_suite: { head_branch: agentBranch },
      },
    }),
  },
  {
    name: "a deployment of the agent's branch",
    event: recordedEvent('deployment_status', {
      deployment: { ref: agentBranch },
    }),
  },
  {
    name: 'a workflow run of a fork of a stranger',
    event: workflowRun(
      {
        head_repository: there,
        event: 'pull_request',
        actor: fullAccount(stranger),
      },
      stranger,
    ),
  },
  {
    name: 'a workflow run of a fork that a member approved',
    event: workflowRun({
      head_repository: there,
      event: 'pull_request',
      actor: fullAccount(stranger),
    }),
  },
  {
    name: 'a workflow run of a pull request that a stranger has run again',
    event: workflowRun({
      event: 'pull_request',
      head_sha: makeSha('after'),
      actor: fullAccount(mona),
      triggering_actor: fullAccount(stranger),
    }),
  },
  {
    name: 'an edit of the wiki by a stranger',
    event: otherEvent('gollum', stranger),
  },
  {
    name: 'a fork that gets neither secrets nor variables',
    event: pullRequest({ isFork: true }),
    inputs: nothingFromFork,
  },
  {
    name: 'the same in a dry run',
    event: pullRequest({ isFork: true }),
    inputs: { ...nothingFromFork, 'dry-run': 'true' },
  },
  {
    name: 'a review on a fork without secrets',
    event: recordedEvent('pull_request_review', {
      pull_request: { head: { repo: there }, base: { repo: here } },
    }),
    inputs: nothingFromFork,
  },
  ...[
    push(),
    pullRequest({ action: 'closed', merged: true }),
    comment('/docs'),
  ].map((event) => ({
    name: `the event ${event.name} in a repository that is itself a fork`,
    event: inOwnFork(event),
    inputs: nothingFromFork,
  })),
  {
    name: "a listed bot's push to a fork with secrets",
    event: pullRequest({ ...privileged, sender: bot, action: 'synchronize' }),
    inputs: { 'allowed-bots': 'renovate[bot]' },
  },
  {
    name: 'a release that was deleted',
    event: recordedEvent('release', {
      action: 'deleted',
      release: { tag_name: 'v1' },
    }),
  },
  {
    name: 'a comment of an account that is gone',
    event: {
      ...recordedEvent('issue_comment', {
        action: 'created',
        comment: { body: '/docs', user: null },
      }),
      isWrong: true,
    },
  },
  {
    name: 'a push to a branch of a merge queue',
    event: push('gh-readonly-queue/main/pr-12-abc'),
  },
  { name: 'a merge queue', event: recordedEvent('merge_group', {}) },
  {
    name: 'an issue that was transferred',
    event: recordedEvent('issues', { action: 'transferred' }),
  },
  {
    name: 'a check of a fork, by a bot that is listed',
    event: recordedEvent(
      'check_suite',
      { check_suite: { head_branch: null, head_sha: makeSha('after') } },
      bot,
    ),
    inputs: { 'allowed-bots': 'renovate[bot]' },
  },
  {
    name: 'the same of a deployment of a commit id',
    event: recordedEvent(
      'deployment_status',
      { deployment: { ref: makeSha('after'), sha: makeSha('after') } },
      bot,
    ),
    inputs: { 'allowed-bots': 'renovate[bot]' },
  },
  {
    name: 'a command of the agent, which is listed',
    event: comment('/docs', { author: agent }),
    inputs: { 'allowed-bots': 'mintlify[bot]' },
  },
  {
    name: 'a review in a workflow without a prompt',
    event: recordedEvent('pull_request_review', {
      action: 'submitted',
      review: { body: 'nice' },
    }),
    inputs: { prompt: '' },
  },
)

const starts: Row[] = [
  ...['Renovate[bot]', 'renovate', 'RENOVATE'].map((listed) => ({
    name: `a bot that is listed as ${listed}`,
    event: pullRequest({ sender: bot }),
    inputs: { 'allowed-bots': listed },
  })),
  {
    name: 'a bot without a mark in its login',
    event: pullRequest({ sender: { login: 'Copilot', type: 'Bot' } }),
    inputs: { 'allowed-bots': 'copilot' },
  },
  {
    name: 'a merge of a fork with the secrets of `pull_request_target`',
    event: pullRequest({ ...privileged, action: 'closed', merged: true }),
  },
  {
    name: 'a workflow run after a push here',
    event: workflowRun({ head_branch: 'main', head_sha: makeSha('after') }),
  },
  {
    name: 'a bot that is named',
    event: pullRequest({ sender: bot }),
    inputs: { 'allowed-bots': 'renovate[bot]' },
  },
  {
    name: 'a merge of somebody',
    event: pullRequest({ action: 'closed', merged: true, sender: stranger }),
  },
  { name: 'a push of somebody to a branch', event: push('main', stranger) },
  {
    name: 'a push to a branch with the name inside',
    event: push('feature/mintlify/x'),
  },
  {
    name: 'a push of somebody to a pull request',
    event: pullRequest({ action: 'synchronize', sender: stranger }),
  },
  {
    name: 'the same with `pull_request_target`',
    event: pullRequest({
      action: 'synchronize',
      sender: stranger,
      name: 'pull_request_target',
    }),
  },
  {
    name: 'a command of a bot that gets secrets',
    event: comment('/docs', { author: dependabot }),
    inputs: { 'allowed-bots': dependabot.login },
  },
  {
    name: 'a fork that calls its branch as the agent does',
    event: pullRequest({ isFork: true, headRef: 'mintlify/x' }),
  },
  {
    name: 'a member on a fork',
    event: pullRequest({ isFork: true, name: 'pull_request_target' }),
  },
  {
    name: 'a review in a workflow with a prompt',
    event: recordedEvent('pull_request_review', {
      action: 'submitted',
      pull_request: { user: fullAccount(mona) },
      review: { body: 'nice', user: fullAccount(mona) },
    }),
  },
  {
    name: 'an issue of a member',
    event: recordedEvent('issues', { issue: { number: 30, user: mona } }, mona),
  },
]

test('who starts a job', async () => {
  expect(await tellRows(starts)).toMatchSnapshot()
})

const branch = { ref: 'mintlify/x', sha: makeSha('head 13') }
const byAgent = { user: { ...agent, id: 7 } }
const sha = makeSha('after')

/** Events about the commit that the pull requests merged. */
const ofCommit = {
  check_suite: recordedEvent('check_suite', {
    check_suite: { head_branch: 'main', head_sha: sha },
  }),
  check_run: recordedEvent('check_run', {
    action: 'completed',
    check_run: {
      check_suite: { head_branch: 'main', head_sha: sha },
    },
  }),
  deployment: recordedEvent('deployment', {
    deployment: { ref: 'refs/heads/main', sha },
  }),
  status: recordedEvent('status', {
    sha,
    branches: [
      {
        name: 'main',
        protected: false,
        commit: { sha, url: 'https://api.github.com/commits' },
      },
    ],
  }),
  workflow_run: workflowRun({ head_branch: 'main', head_sha: sha }),
}

const merges: Row[] = [
  { name: "the agent's pull request", pulls: [byAgent] },
  {
    name: "the agent's branch",
    pulls: [{ head: { ...branch, repo: 'acme/app' } }],
  },
  { name: "one of a person and the agent's", pulls: [{}, byAgent] },
  {
    name: 'a branch with the same name of a fork',
    pulls: [{ head: { ...branch, repo: 'hubot/app' } }],
  },
  {
    name: 'the same of a fork that is gone',
    pulls: [{ head: { ...branch, repo: null } }],
  },
  { name: 'a pull request of a person', pulls: [{}] },
  {
    name: "the agent's, which a stranger has opened from a fork, too",
    pulls: [byAgent, { head: { ...branch, repo: 'hubot/app' } }],
  },
].map((row) => ({ ...row, event: push() }))

merges.push(
  ...Object.values(ofCommit).flatMap((event) => [
    { name: `the event ${event.name} of the agent's`, event, pulls: [byAgent] },
    { name: `the event ${event.name} of a person's`, event, pulls: [{}] },
  ]),
  {
    name: 'a workflow run of the newest commit, by a schedule',
    event: workflowRun({
      event: 'schedule',
      head_branch: 'main',
      head_sha: sha,
    }),
    pulls: [byAgent],
  },
)

/** What follows from a commit by other ways than a push. */
const followers: [name: string, event: ActionEvent][] = [
  ...['dynamic', 'workflow_run', 'deployment_status'].map(
    (name): [string, ActionEvent] => [
      `a workflow run after the event ${name}`,
      workflowRun({
        ...{ event: name, head_branch: 'main', head_sha: sha },
        actor: fullAccount(mona),
      }),
    ],
  ),
  [
    'the pages that are built',
    recordedEvent('page_build', { build: { commit: sha } }),
  ],
  [
    'the merge of a fork with the same commits',
    pullRequest({ ...privileged, action: 'closed', merged: true, sha }),
  ],
]
merges.push(
  ...followers.flatMap(([name, event]) => [
    { name: `${name}, of the agent's`, event, pulls: [byAgent] },
    { name: `${name}, of a person's`, event, pulls: [{}] },
  ]),
)

const agentsPull = { number: 12, state: 'open', ...byAgent } as const
const listed = { 'allowed-bots': 'renovate[bot]' }
const ofBot = [
  comment('/docs check the style', { author: bot }),
  recordedEvent(
    'pull_request_review',
    {
      action: 'submitted',
      pull_request: {
        ...{ number: 12, user: fullAccount(agent) },
        head: { ref: 'mintlify/x', repo: here },
        base: { repo: here },
      },
      review: { body: '/docs', user: fullAccount(bot) },
    },
    bot,
  ),
]

// A bot could go on for ever, and nobody deploys a person's pull request by
// what only looks like a branch.
merges.push(
  ...ofBot.map((event) => ({
    name: `the event ${event.name} of a listed bot's command on the agent's`,
    event,
    inputs: listed,
    pulls: [agentsPull],
  })),
  {
    name: "a listed bot's command on a person's",
    event: comment('/docs check the style', { author: bot }),
    inputs: listed,
  },
  {
    name: "a person's command on the agent's",
    event: comment('/docs check the style'),
    pulls: [agentsPull],
  },
  ...['refs/pull/12/merge', 'pull/12/head'].flatMap((ref) => [
    {
      name: `a deployment of ${ref}, which is the agent's`,
      event: recordedEvent('deployment', { deployment: { ref, sha } }),
      pulls: [agentsPull],
    },
    {
      name: `a deployment of ${ref}, which is a person's`,
      event: recordedEvent('deployment', { deployment: { ref, sha } }),
    },
  ]),
  ...['pull/13/head', sha.slice(0, 12)].map((ref) => ({
    name: `a listed bot's deployment of ${ref.slice(0, 7)}…, which is a fork's`,
    event: recordedEvent('deployment', { deployment: { ref, sha } }, bot),
    inputs: listed,
    pulls: [{ head: { ...branch, repo: 'hubot/app' } }],
  })),
  {
    name: 'the milestone of the pull request of the agent',
    event: recordedEvent('issues', {
      action: 'milestoned',
      issue: { number: 12 },
    }),
    pulls: [agentsPull],
  },
)

test('a push starts nothing if it merges what the agent made', async () => {
  expect(await tellRows(merges)).toMatchSnapshot()
})

/** A push of commits by the agent. `first`: who made the oldest one. */
function pushOf(count: number, first: string): ActionEvent {
  const commits = Array.from({ length: count }, (_, index) => ({
    id: makeSha(index === count - 1 ? 'after' : `commit ${index}`),
    author: { username: index === 0 ? first : agent.login },
  }))
  const event = push()
  Object.assign(Object(event.payload), { commits })
  return { ...event, isWrong: true }
}

test('a commit whose author is forged hides no push', async () => {
  const { outputs } = await scene.run({ event: pushOf(3, agent.login) })
  expect(outputs.result).toBe('pull-request')
})

test('an older commit of a person among many of the agent is worth a request', async () => {
  addCommit(scene.github.repository('acme/app'), { sha: makeSha('commit 0') })
  await scene.run({ event: pushOf(30, 'mona') })
  expect(scene.requests()).toHaveLength(1)
})

test('starts nothing for a bot while GitHub does not say whose pull request it is', async () => {
  scene.github.fail({ path: /\/pulls\/12$/, status: 502, times: Infinity })
  const { outputs } = await scene.run({
    event: comment('/docs', { author: bot }),
    with: listed,
  })
  expect(outputs).toMatchObject({
    result: 'skipped',
    reason: 'guard-unreadable',
  })
})

test.each([
  ['a workflow run of nobody', { actor: null, triggering_actor: null }],
  ['a workflow run of a fork of nobody', { head_repository: there }],
])('%s asks who started it', async (_, values) => {
  const event = workflowRun({
    ...{ event: 'pull_request', head_branch: 'main', head_sha: sha },
    ...{ actor: null, triggering_actor: null },
    ...values,
  })
  const { outputs } = await scene.run({ event: { ...event, isWrong: true } })
  expect(outputs.reason).toBe('permission-denied')
})

test('goes on if the token may not see who made a push', async () => {
  const failure = listFailures(scene.clock.now())['not accessible']
  scene.github.fail({
    path: /\/commits\/.*\/pulls/,
    times: Infinity,
    ...failure,
  })
  await scene.run({ event: push() })
  expect(scene.story()).toMatchSnapshot()
})

test('starts nothing while GitHub does not say whether the agent made a push', async () => {
  scene.github.fail({
    path: /\/commits\/.*\/pulls/,
    status: 502,
    times: Infinity,
  })
  await scene.run({ event: push() })
  expect(scene.story()).toMatchSnapshot()
})

test('starts nothing while GitHub does not say who may', async () => {
  scene.github.fail({ path: /\/permission$/, status: 502, times: Infinity })
  await scene.run({ event: comment('/docs') })
  expect(scene.story()).toMatchSnapshot()
})

test('goes on if GitHub does not say whether there is a newer commit', async () => {
  scene.github.fail({ path: /\/pulls\/12$/, status: 502, times: Infinity })
  await scene.run({ event: pullRequest({ action: 'synchronize' }) })
  expect(scene.story()).toMatchSnapshot()
})

test('a refused commenter with write access gets 👎, but not of a dry run, and a stranger nothing', async () => {
  await scene.run({
    event: comment('/docs'),
    with: { permission: 'admin', 'dry-run': 'true' },
  })
  await scene.run({ event: comment('/docs'), with: { permission: 'admin' } })
  await scene.run({
    event: comment('/docs', { author: stranger, association: 'NONE', id: 502 }),
  })
  expect(scene.story()).toMatchSnapshot()
})

test('a reaction that cannot be posted is a warning', async () => {
  const path = /\/reactions$/
  scene.github.fail({ method: 'POST', path, status: 502, times: Infinity })
  await scene.run({ event: comment('/docs'), with: { permission: 'admin' } })
  expect(scene.story()).toMatchSnapshot()
})

test('a help that cannot be posted is a warning', async () => {
  const path = /\/issues\/12\/comments$/
  scene.github.fail({ method: 'POST', path, status: 502, times: Infinity })
  await scene.run({ event: comment('/docs help') })
  expect(scene.story()).toMatchSnapshot()
})

test("a command of a listed bot on the agent's own pull request starts nothing", async () => {
  addPull(scene.github.repository('acme/app'), {
    number: pullNumber,
    head: { ref: 'mintlify/84f07a93', sha: 'a'.repeat(40), repo: 'acme/app' },
  })
  const author = { login: 'renovate[bot]', type: 'Bot' }
  const { outputs } = await scene.run({
    event: comment('/docs shorter', { author }),
    with: { 'allowed-bots': author.login },
  })
  expect(outputs.reason).toBe('own-pull-request')
  expect(scene.requests()).toEqual([])
})
