// What a run does beside its comment: the commit status, and the docs pull request of its job.
import { expect, test } from '@jest/globals'
import { addCommit, addPull, makeUser } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { runJobAction } from '../../src/job/job-action.ts'
import type { DocsPullRules } from '../../src/state/docs-pull.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { docsToken, openDocsScene, statusesOf } from '../bundle/docs-scene.ts'
import {
  closed,
  type DocsScene,
  docsComments,
  docsInputs,
  docsWrites,
  letReview,
  opened,
  remember,
  rememberedIn,
  reopened,
  warningsIn,
} from '../bundle/docs-threads.ts'
import { pullEvent, pushEvent } from '../bundle/gate-cases.ts'
import { eventOf } from '../bundle/payloads.ts'
import { gitHubSha, headSha, on, ready, working } from '../bundle/status-scene.ts'
import { runAction } from '../fixtures/run-here.ts'

const withToken = { 'docs-token': docsToken }
const until = { ...on, 'commit-status-until': 'merged' }
const waits = 'pending: Waiting for the merge of acme/docs#57'

type Given = Record<string, string>

async function open(event: ActionEvent = opened, options: Parameters<typeof openDocsScene>[0] = {}) {
  const scene = await openDocsScene({ event, ...options })
  letMonaWrite(scene.repository)
  for (const sha of [gitHubSha, 'a'.repeat(40)]) addCommit(scene.repository, { sha, parents: [] })
  return scene
}

function run(scene: DocsScene, given: Given, changes: ActionRequest = {}) {
  const inputs = { context: 'none', ...given }
  return runAction(scene.requestOf({ ...changes, with: inputs }), runJobAction)
}

/** What all commits have shown, by their SHA. */
function shown({ repository }: DocsScene): Record<string, string[]> {
  return Object.fromEntries([...repository.statuses.keys()].map((sha) => [sha, statusesOf(repository, sha)]))
}

const push = pushEvent(['Codertocat'], { after: 'a'.repeat(40) })
test.each<[string, ActionEvent, Given, Record<string, string[]>]>([
  ['no input', opened, {}, {}],
  ['a pull request: its head', opened, on, { [headSha]: [working, ready] }],
  ['a push: its commit', push, on, { ['a'.repeat(40)]: [working, ready] }],
  ['a dispatch: GITHUB_SHA', eventOf('workflow_dispatch'), on, { [gitHubSha]: [working, ready] }],
  ['a merge that is awaited', opened, until, { [headSha]: [working, waits] }],
])('the commit status of %s', async (...[, event, given, expected]) => {
  await using scene = await open(event)
  const { outputs, stdout } = await run(scene, given)
  expect(outputs.result).toBe('pull-request')
  expect(stdout).not.toContain('::warning')
  expect(shown(scene)).toEqual(expected)
})

test.each(['pull', 'line'] as const)('the status of a command on a %s is that of the head', async (place) => {
  await using scene = await open(commentEvent('/docs add it\nemulate: pull-request after 0s', { on: place }))
  await run(scene, { ...on, prompt: '' })
  const sha = scene.repository.pulls.get(2)?.head.sha ?? ''
  expect(shown(scene)).toEqual({ [sha]: [working, ready] })
})

test('a head that cannot be read has no status, and a warning says so', async () => {
  await using scene = await open(commentEvent('/docs add it\nemulate: pull-request after 0s'))
  scene.github.fail({ path: /\/pulls\/2$/, status: 403, times: Infinity })
  const ended = await run(scene, { ...on, prompt: '' })
  expect([ended.outputs.result, shown(scene)]).toEqual(['pull-request', {}])
  expect(warningsIn(ended)).toEqual([
    expect.stringMatching(/^::warning title=A GitHub API call failed::.*403/),
  ])
})

test.each<[string, Given, Record<string, string[]>]>([
  ['with the input', on, { [headSha]: ['success: Skipped: the title has a skip phrase'] }],
  ['without it', {}, {}],
])('a run that a gate ends, %s', async (_, given, expected) => {
  await using scene = await open(pullEvent({ title: 'Fix it [skip docs]' }))
  const { outputs } = await run(scene, given)
  expect(outputs.result).toBe('skipped')
  expect(Object.keys(shown(scene))).toEqual(Object.keys(expected))
  for (const statuses of Object.values(shown(scene)))
    expect(statuses).toEqual([expect.stringMatching(/^success: /)])
})

test('a command waives a status', async () => {
  await using scene = await open()
  await run(scene, { ...on, prompt: 'emulate: failed after 0s' })
  const ended = await run(scene, { ...on, prompt: '' }, { event: commentEvent('/docs skip') })
  expect([ended.outputs.result, ended.outputs.reason]).toEqual(['skipped', 'status-waived'])
  expect(shown(scene)[headSha]?.at(-1)).toMatch(/^success: .*mona/)
})

test('labels, reviewers and a comment are put on the docs pull request', async () => {
  await using scene = await open()
  letReview(scene)
  const ended = await run(scene, docsInputs)
  expect([ended.outputs['docs-state'], warningsIn(ended)]).toEqual(['open', []])
  expect(docsWrites(scene).toSorted()).toEqual([
    'POST /issues/57/comments',
    'POST /issues/57/labels',
    'POST /pulls/57/requested_reviewers',
  ])
  expect(scene.pull.labels).toEqual(['documentation'])
  expect([scene.pull.requestedReviewers, scene.pull.requestedTeams]).toEqual([
    ['Codertocat', 'mona'],
    ['writers'],
  ])
  expect(docsComments(scene)[0]).toContain('https://github.com/Codertocat/Hello-World/pull/2')
})

test.each<[string, Given]>([
  ['it has none', { ...withToken, prompt: 'emulate: no-pull-request after 0s' }],
  ['nobody waits for it', { ...withToken, prompt: 'emulate: pull-request after 600s', wait: 'false' }],
])('the docs pull request of a job is left alone where %s', async (_, given) => {
  await using scene = await open()
  const { outputs } = await run(scene, given)
  expect([outputs['docs-state'], scene.calledDocs()]).toEqual(['', []])
})

const release = eventOf('release', { action: 'published', release: { author: { login: 'releaser' } } })
test.each<[string, ActionEvent, string[]]>([
  ['a pull request', opened, ['Codertocat']],
  ['a push: of the pull request that it merged', push, ['pusher']],
  ['a release', release, ['releaser']],
  ['a dispatch', eventOf('workflow_dispatch'), []],
])('the author of %s', async (_, event, expected) => {
  await using scene = await open(event)
  for (const login of ['Codertocat', 'pusher', 'releaser'])
    scene.docsRepository.collaborators.set(login, { permission: 'write', role_name: 'write' })
  addPull(scene.repository, {
    ...{ number: 90, user: makeUser('pusher'), state: 'closed', merge_commit_sha: 'a'.repeat(40) },
    merged_at: '2026-01-01T00:00:00Z',
  })
  const ended = await run(scene, { ...withToken, 'docs-reviewers': 'author' })
  expect([ended.outputs.result, warningsIn(ended)]).toEqual(['pull-request', []])
  expect(scene.pull.requestedReviewers).toEqual(expected)
})

test('a push whose author cannot be found asks nobody, and says so', async () => {
  await using scene = await open(push)
  scene.github.fail({ path: /\/commits\/.*\/pulls/, status: 404, times: Infinity })
  const ended = await run(scene, { ...withToken, 'docs-reviewers': 'author', 'agent-branches': '' })
  expect(warningsIn(ended).join()).toContain("Couldn't find the author of the commit: GitHub answered 404.")
  expect(scene.pull.requestedReviewers).toEqual([])
})

test('without a pull request or issue, the docs pull request links to the workflow run', async () => {
  await using scene = await open(release)
  await run(scene, withToken)
  expect(docsComments(scene)).toEqual([
    expect.stringContaining('(https://github.com/Codertocat/Hello-World/actions/runs/6042)'),
  ])
})

const rules: DocsPullRules = { labels: [], reviewers: [], hasComment: true, onClose: 'close' }
test('a pull request that is closed closes its docs pull request, and one that is reopened reopens it', async () => {
  await using scene = await open()
  const inputs = { ...withToken, ...until, 'on-close': 'close' }
  const comment = remember(scene, { docsPullRules: rules })
  const ended = await run(scene, inputs, { event: closed })
  expect([ended.outputs.result, ended.outputs.reason]).toEqual(['skipped', 'source-closed'])
  expect([scene.pull.state, scene.asked()]).toEqual(['closed', []])
  expect(rememberedIn(scene, comment)?.docsPull).toMatchObject({ state: 'closed', isClosedForSource: true })
  await run(scene, inputs, { event: reopened })
  expect(scene.pull.state).toBe('open')
  expect(docsComments(scene)).toEqual([
    expect.stringContaining('This pull request was closed, too.'),
    expect.stringContaining('This pull request was reopened, too.'),
  ])
})

test('the input decides what a close does, not what the comment remembers', async () => {
  await using scene = await open()
  remember(scene, { docsPullRules: rules })
  await run(scene, { ...withToken, 'on-close': 'comment' }, { event: closed })
  expect([scene.pull.state, docsWrites(scene)]).toEqual(['open', ['POST /issues/57/comments']])
})

test('a conversation that remembers no rules follows those of the inputs', async () => {
  await using scene = await open()
  remember(scene, { docsPullRules: null })
  await run(scene, { ...withToken, 'on-close': 'close' }, { event: closed })
  expect(scene.pull.state).toBe('closed')
})

test('a source that was closed while the agent worked is told of at the end', async () => {
  await using scene = await open()
  const source = scene.repository.pulls.get(2)
  if (source) source.state = 'closed'
  await run(scene, withToken)
  expect(docsComments(scene).join('\n')).toContain('was closed without being merged.')
})
