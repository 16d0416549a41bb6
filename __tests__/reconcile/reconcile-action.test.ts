// The wiring of the reconcile: which conversations it finds, what it writes to them, and what it says of all.
import { expect, test } from '@jest/globals'
import { addComment } from '../../emulator/github/fixtures.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { runReconcileAction } from '../../src/reconcile/reconcile-action.ts'
import { commentId } from '../bundle/comment-event.ts'
import { addConversation, appToken, openOrganization } from '../bundle/organization.ts'
import { lastWord, openScene, type Scene } from '../bundle/scene.ts'
import { headingsOf, runAction } from '../fixtures/run-here.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'

type Given = Record<string, string>

function run(scene: Scene, given: Given = {}, changes: ActionRequest = {}) {
  const request = scene.requestOf({ metadata: 'reconcile/action.yml', ...changes, with: given })
  return runAction(request, runReconcileAction)
}

/** In the repository that the run belongs to. */
async function open(): Promise<Scene> {
  const scene = await openScene()
  scene.repository.id = 1_296_269
  return scene
}

const add = (scene: Scene, seed: Parameters<typeof addConversation>[2] = {}) =>
  addConversation(scene, scene.repository, { user: actionsBot, ...seed })

const updatesIn = ({ outputs }: { outputs: Given }) => JSON.parse(outputs.jobs ?? '[]')

test('conversations whose job has ended are finished, and the others are left as they are', async () => {
  await using scene = await open()
  const done = await add(scene)
  const busy = await add(scene, { prompt: 'emulate: never' })
  const failed = await add(scene, { prompt: 'emulate: failed after 0s', report: { result: 'timed-out' } })
  const over = await add(scene, { report: { result: 'no-pull-request', jobEnd: 'no-pull-request' } })
  const ended = await run(scene)
  expect(ended.exitCode).toBe(0)
  expect(ended.outputs).toMatchObject({
    result: 'done',
    reason: '',
    checked: '3',
    finished: '2',
    pending: '1',
  })
  const comments = [done, busy, failed, over].map(({ comment }) => comment)
  expect(headingsOf(comments)).toEqual([
    expect.stringMatching(/^### ✅ Docs pull request ready: /),
    '### 🟡 Docs agent started',
    '### ❌ Docs agent failed',
    '### 🟡 Docs agent started',
  ])
  expect(done.comment.body).toContain('https://github.com/octocat/hello-world/actions/runs/123)')
  expect(updatesIn(ended)).toMatchObject([
    { issueNumber: done.issueNumber, jobId: done.jobId, result: 'pull-request', isFinished: true },
    { issueNumber: busy.issueNumber, jobId: busy.jobId, status: 'active', isFinished: false },
    { issueNumber: failed.issueNumber, jobId: failed.jobId, result: 'failed' },
  ])
  expect(ended.summary).toContain('## ✅ Finished 2 of 3 open conversations\n')
  const [first, ...lines] = ended.stdout.trimEnd().split('\n')
  expect(first).toBe('Found 3 open conversations')
  // They are looked at side by side.
  expect(lines.slice(0, -1).toSorted()).toEqual([
    `#${done.issueNumber}: job ${done.jobId} completed`,
    `#${failed.issueNumber}: job ${failed.jobId} failed`,
  ])
  expect(lines.at(-1)).toMatch(/^✅ Finished 2 of 3 open conversations\./)
})

test.each<[string, Given, boolean]>([
  ['the command', {}, true],
  ['no command, if none works any more', { command: '' }, false],
])('a comment that a command started names %s, and gets its reaction', async (_, given, isNamed) => {
  await using scene = await open()
  const command = addComment(scene.repository, { issue: 1, id: commentId })
  const { comment } = await add(scene, {
    report: {
      isCommand: true,
      commands: [{ id: command.id, surface: 'conversation', reactionId: null, end: null }],
    },
  })
  await run(scene, given)
  expect(comment.body.includes('comment `/docs <what to change>`')).toBe(isNamed)
  expect(command.reactions.map(({ content }) => content)).toEqual(['rocket'])
})

test('a comment that no command started names none', async () => {
  await using scene = await open()
  const { comment } = await add(scene)
  await run(scene)
  expect(comment.body).not.toContain('/docs <')
})

test.each<[string, Given, string, string, string]>([
  ['another key', { 'comment-key': 'other' }, '0', 'done', 'Found 0 open conversations'],
  ['any key', { 'comment-key': '' }, '1', 'done', 'Found 1 open conversation'],
  ['another project', { 'project-id': 'other' }, '0', 'done', 'Found 0 open conversations'],
  [
    'another secret',
    { 'state-secret': 'a secret of somebody else' },
    '0',
    'done',
    "Skipped: 1 comment whose signature doesn't match this `state-secret` or `api-key`.",
  ],
  ['a younger age', { 'max-age-days': '0.5' }, '0', 'done', 'Found 0 open conversations'],
])('conversations of %s', async (...[, given, checked, result, says]) => {
  await using scene = await open()
  const { comment } = await add(scene)
  if ('max-age-days' in given) comment.updated_at = new Date(Date.now() - 86_400_000).toISOString()
  const ended = await run(scene, given)
  expect([ended.outputs.checked, ended.outputs.result]).toEqual([checked, result])
  expect(ended.stdout).toContain(says)
})

test.each<[string, Given, number, string]>([
  ['an error', { 'fail-on': 'partial' }, 1, '::error'],
  ['a warning', { 'fail-on': 'rejected' }, 0, '::warning'],
])('a comment that cannot be changed is %s', async (...[, given, exitCode, level]) => {
  await using scene = await open()
  await add(scene)
  scene.github.fail({ method: 'PATCH', path: /comments/, status: 403, times: Infinity })
  const ended = await run(scene, given)
  expect([ended.exitCode, ended.outputs.result, ended.outputs.reason]).toEqual([exitCode, 'partial', ''])
  expect(lastWord(ended)).toContain(`${level} title=Couldn't update some conversations::⚠️ Finished 0 of 1`)
  expect(updatesIn(ended)[0].problem).toMatch(/^Couldn't comment: GitHub answered 403\./)
})

test('a key that is refused is an error with its own words, and no comment is touched', async () => {
  await using scene = await open()
  const { comment } = await add(scene)
  const before = comment.body
  const ended = await run(scene, { 'api-key': 'mint_wrong_key', 'state-secret': scene.docs.key })
  expect([ended.exitCode, ended.outputs.result, ended.outputs.reason]).toEqual([
    1,
    'rejected',
    'unauthorized',
  ])
  expect(lastWord(ended)).toMatch(/^::error title=API key not accepted::/)
  expect(comment.body).toBe(before)
})

test('with `summary: false` there is none', async () => {
  await using scene = await open()
  expect((await run(scene, { summary: 'false' })).summary).toBe('')
})

test.each<[string, Given, string]>([
  ['a short key', { 'api-key': 'mint_k' }, 'Input `api-key` looks incomplete'],
  ['no key', { 'api-key': '' }, 'Input `api-key` is empty. Add the secret MINTLIFY_API_KEY.'],
  ['an age of nothing', { 'max-age-days': '0' }, 'Input `max-age-days`'],
  ['a result that cannot fail', { 'fail-on': 'done' }, 'Input `fail-on`'],
  ['a repository twice', { repositories: 'acme/widgets\nacme/Widgets' }, 'each only once'],
])('%s is refused before any API call', async (_, given, says) => {
  await using scene = await open()
  await expect(run(scene, given)).rejects.toThrow(says)
  expect([scene.called(), scene.asked()]).toEqual([[], []])
})

test('changes are made one after the other, so that none waits for the writes of another', async () => {
  await using scene = await open()
  const numbers: number[] = []
  for (const _ of [1, 2, 3]) numbers.push((await add(scene)).issueNumber)
  await run(scene)
  const writes = scene
    .called()
    .filter((call) => / \/issues\/(comments\/)?\d+(\/reactions.*)?$/.test(call) && !call.startsWith('GET'))
  const kinds = writes.map((call) => call.split(' ')[0])
  expect(kinds).toEqual(numbers.flatMap(() => ['POST', 'PATCH', 'DELETE']))
})

test('what is queued is sent once the agent is free, under a claim, and the comment tells of the new request', async () => {
  await using scene = await open()
  const { comment, issueNumber, jobId } = await add(scene, {
    report: { result: 'no-pull-request', jobEnd: 'no-pull-request', queue: [sampleRequest()] },
  })
  const ended = await run(scene)
  expect(scene.asked().slice(1)).toEqual([`GET /job/${jobId}`, `POST /job/${jobId}/message`])
  expect(updatesIn(ended)).toMatchObject([{ sent: 1, problem: null, isFinished: false }])
  expect(ended.stdout).toContain(`#${issueNumber}: sent 1 queued request to the agent`)
  expect(comment.body).toContain('Asked by <code>mona</code>: <code>add a page</code>')
  // One change for the claim, and one for what came of it.
  const oneChange = [
    `POST /issues/${issueNumber}/reactions`,
    `GET /issues/${issueNumber}/reactions`,
    expect.stringMatching(/^DELETE /),
  ]
  expect(scene.called().filter((call) => call.includes(`/issues/${issueNumber}/reactions`))).toEqual([
    ...oneChange,
    ...oneChange,
  ])
})

/** The state of each repository, such as `acme/widgets done`. */
function statesIn({ outputs }: { outputs: Given }): string[] {
  const repositories: { repository: string; state: string }[] = JSON.parse(outputs.repositories ?? '[]')
  return repositories.map(({ repository, state }) => `${repository} ${state}`)
}

test('a pattern reaches the repositories of the App, and each conversation links to its own run', async () => {
  await using scene = await openOrganization()
  const { comment } = await addConversation(scene, scene.github.repository('acme/widgets'))
  scene.github.repository('acme/old').archived = true
  scene.github.repository('other/docs')
  const ended = await run(scene, { repositories: 'acme/*', 'github-token': appToken })
  expect([ended.outputs.result, statesIn(ended)]).toEqual([
    'done',
    ['acme/widgets done', 'acme/old archived'],
  ])
  expect(comment.body).toContain('https://github.com/acme/widgets/actions/runs/123)')
  expect(ended.stdout).toContain('acme/widgets: finished 1 of 1 open conversation.')
})

test.each<[string, string, string]>([
  ['acme/docss-*', appToken, '`acme/docss-*`, which matches no repository'],
  ['all', 'emulated-github-token', 'needs the token of a GitHub App as `github-token`'],
  ['acme/*', '', 'needs the token of a GitHub App as `github-token`'],
])('%j with the token %j is refused', async (repositories, token, says) => {
  await using scene = await openOrganization()
  await addConversation(scene, scene.github.repository('acme/widgets'))
  const asked = scene.asked().length
  await expect(run(scene, { repositories, 'github-token': token })).rejects.toThrow(says)
  expect(scene.asked()).toHaveLength(asked)
})

test('a token that sees no other repository is refused', async () => {
  await using scene = await openOrganization()
  scene.repository.id = 1_296_269
  scene.github.addToken({ token: 'ghs_only_here', repositories: ['octocat/hello-world'] })
  const ended = run(scene, { repositories: 'all', 'github-token': 'ghs_only_here' })
  await expect(ended).rejects.toThrow('`github-token` sees only this repository')
})

test.each<[string, string, string[], string]>([
  ['those that are named are read', 'acme/*\nacme/widgets', ['acme/widgets done'], '1'],
  ['no other is', 'acme/*', [], '0'],
])('where the list of repositories fails, %s', async (...[, repositories, states, finished]) => {
  await using scene = await openOrganization()
  await addConversation(scene, scene.github.repository('acme/widgets'))
  scene.github.fail({ path: /installation\/repositories/, status: 502, times: Infinity })
  const ended = await run(scene, { repositories, 'github-token': appToken })
  expect([ended.outputs.result, statesIn(ended), ended.outputs.finished]).toEqual([
    ...['partial', states, finished],
  ])
  expect(lastWord(ended)).toContain("Couldn't list the repositories of the GitHub App: GitHub answered 502.")
})

test.each<[string, Given]>([
  ['its token', {}],
  ['a token that is that of the docs, too', { 'docs-token': appToken }],
])('with little of the rate limit left for %s, the rest waits', async (_, given) => {
  await using scene = await openOrganization({ github: { rateLimits: true } })
  const { comment } = await addConversation(scene, scene.github.repository('acme/widgets'))
  Object.assign(scene.github.rateOf(appToken), { used: 4_100 })
  const ended = await run(scene, { repositories: 'acme/widgets', 'github-token': appToken, ...given })
  expect(ended.outputs).toMatchObject({ result: 'partial', checked: '0', pending: '1' })
  expect(lastWord(ended)).toContain('Less than a fifth of the rate limit of `github-token` is left until')
  expect(comment.body).toContain('🟡')
})
