// The commit status of the shipped bundle: on which commit it is set, what it says, and where it leads.
import { expect, jest, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { commitId, pullEvent, pushEvent } from './gate-cases.ts'
import { eventOf } from './payloads.ts'
import { flawsOf, lastWord } from './scene.ts'
import {
  gitHubSha,
  headSha,
  isRemembered,
  lastShown,
  never,
  on,
  openStatusScene,
  ready,
  shown,
  until,
  working,
} from './status-scene.ts'

jest.setTimeout(60_000)

const mergeSha = '1'.repeat(40)
const workflowSha = 'c'.repeat(40)
const target = pullEvent()
const otherWorkflow = eventOf('workflow_run', { workflow_run: { head_sha: workflowSha } })

test.concurrent.each<[string, ActionEvent, string]>([
  ['a pull request: its head, which is not GITHUB_SHA', pullEvent({ merge_commit_sha: mergeSha }), headSha],
  ['a privileged one', { ...target, name: 'pull_request_target' }, headSha],
  ['a push', pushEvent(), commitId(0)],
  ['a dispatch', eventOf('workflow_dispatch'), gitHubSha],
  ['a release', eventOf('release'), gitHubSha],
  ['another workflow', otherWorkflow, workflowSha],
])('is set on the commit of %s', async (_, event, sha) => {
  await using scene = await openStatusScene({ event })
  scene.repository.branches.set('tested', workflowSha)
  letMonaWrite(scene.repository)
  scene.repository.collaborators.set('Codertocat', { permission: 'write', role_name: 'write' })
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect([...scene.repository.statuses.keys()]).toEqual([sha])
  expect(shown(scene, sha)).toEqual([working, ready])
  expect(run.stdout).not.toContain('::warning')
})

test.concurrent.each<[string, ActionEvent]>([
  ['a comment on a pull request: its head is read', commentEvent('/docs')],
  ['a comment on a line of its diff', commentEvent('/docs', { on: 'line' })],
])('is set on the head of %s', async (_, event) => {
  await using scene = await openStatusScene({ event })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  const sha = scene.repository.pulls.get(2)?.head.sha ?? ''
  expect([...scene.repository.statuses.keys()]).toEqual([sha])
  expect(shown(scene, sha)).toEqual([working, expect.stringContaining('success: ')])
})

test.concurrent('a comment on a pull request whose head cannot be read sets none, and warns', async () => {
  await using scene = await openStatusScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  scene.github.fail({ path: /\/pulls\/2$/, status: 403, times: Infinity })
  const run = await scene.run({ with: { ...on, context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect([...scene.repository.statuses]).toEqual([])
  expect(run.stdout).toMatch(/^::warning .*GitHub answered 403/m)
})

test.concurrent('an issue has no commit, which is no trouble', async () => {
  await using scene = await openStatusScene({ event: commentEvent('/docs', { on: 'issue' }) })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect([...scene.repository.statuses]).toEqual([])
  expect(run.stdout).not.toContain('::warning')
})

const noWait = { wait: 'false', prompt: never }
const isLate = { 'timeout-minutes': '0.1', prompt: never }

test.concurrent.each<[string, Record<string, string>, string, RegExp]>([
  ['a docs pull request', {}, 'pull-request', /^success: Docs pull request ready: acme\/docs#57$/],
  [
    'none',
    { prompt: 'emulate: no-pull-request after 0s' },
    'no-pull-request',
    /^success: Docs agent finished/,
  ],
  ['a failed job', { prompt: 'emulate: failed after 0s' }, 'failed', /^error: Docs agent failed/],
  ['an archived job', { prompt: 'emulate: archived after 0s' }, 'archived', /^error: .*archived/],
  ['a refused key', { 'api-key': 'mint_another_key' }, 'rejected', /^error: /],
  [
    'a failed job that fails nothing',
    { prompt: 'emulate: failed after 0s', 'fail-on': 'none' },
    'failed',
    /^success: /,
  ],
  [
    'a refused key that fails nothing',
    { 'api-key': 'mint_another_key', 'fail-on': 'none' },
    'rejected',
    /^success: /,
  ],
  ['no wait', noWait, 'running', /^pending: Docs agent is working$/],
  ['no wait, where nothing fails', { ...noWait, 'fail-on': 'none' }, 'running', /^pending: /],
  ['a timeout', isLate, 'timed-out', /^pending: Docs agent is still running/],
  ['a timeout that fails nothing', { ...isLate, 'fail-on': 'none' }, 'timed-out', /^pending: /],
  [
    'an open docs pull request to be merged',
    { 'commit-status-until': 'merged' },
    'pull-request',
    /^pending: Waiting/,
  ],
])(
  'begins with pending once there is an agent job, and ends after %s',
  async (...[, given, result, last]) => {
    await using scene = await openStatusScene()
    const run = await scene.run({ with: { ...on, ...given } })
    expect(run.outputs.result).toBe(result)
    expect(shown(scene)[0]).toMatch(result === 'rejected' ? last : working)
    expect(lastShown(scene)).toMatch(last)
    expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
  },
)

test.concurrent('shows pending while the agent works', async () => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, prompt: 'emulate: pull-request after 4s' } })
  await until(() => isRemembered(scene) && shown(scene).length > 0)
  expect(shown(scene)).toEqual([working])
  await running.finished
  expect(shown(scene)).toEqual([working, ready])
})

test.concurrent('leads to the docs pull request, else to the run', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, prompt: 'emulate: pull-request after 1s' } })
  const links = (scene.repository.statuses.get(headSha) ?? []).map(({ target_url }) => target_url)
  expect(links).toEqual([
    expect.stringMatching(/\/Codertocat\/Hello-World\/actions\/runs\/6042$/),
    'https://github.com/acme/docs/pull/57',
  ])
})

test.concurrent.each(['docs', 'Docs / API — täglich', 'x'.repeat(100)])('has the name %j', async (name) => {
  await using scene = await openStatusScene()
  await scene.run({ with: { 'commit-status': name } })
  const names = (scene.repository.statuses.get(headSha) ?? []).map(({ context }) => context)
  expect(names).toEqual([name, name])
})

test.concurrent.each<[string, Record<string, string>, string]>([
  [
    'a merge without a comment',
    { ...on, 'commit-status-until': 'merged', comment: 'off' },
    'set `comment` to',
  ],
  ['a merge without a status', { 'commit-status-until': 'merged' }, 'set `commit-status`'],
  ['a name of two lines', { 'commit-status': 'docs\nci' }, '`commit-status`'],
  ['a name that is too long', { 'commit-status': 'x'.repeat(101) }, '`commit-status`'],
])('%s is refused in one sentence, before any API call', async (_, given, sentence) => {
  await using scene = await openStatusScene()
  const run = await scene.run({ with: given })
  expect([run.exitCode, run.outputs.reason]).toEqual([1, 'invalid-input'])
  expect(lastWord(run)).toContain(sentence)
  expect([scene.github.requests, scene.docs.requests]).toEqual([[], []])
})

test.concurrent.each<[string, ActionEvent, Record<string, string>]>([
  ['a pull request', pullEvent(), {}],
  ['a push', pushEvent(), {}],
  ['a command', commentEvent('/docs'), {}],
  ['a gate', pullEvent({ title: '[skip docs]' }), {}],
  ['a job that nobody waits for', pullEvent(), noWait],
  ['a merge queue', eventOf('merge_group'), {}],
])(
  'without the input, %s costs not one request more, and with it only those of the status',
  async (_, event, given) => {
    const calls = async (changes: Record<string, string>) => {
      await using scene = await openStatusScene({ event })
      letMonaWrite(scene.repository)
      await scene.run({ with: { ...given, ...changes } })
      const ofStatus = /statuses|\/pulls\/\d+$|\/comments/
      // The id of a reaction says how many there were before it.
      const called = scene.called().map((call) => call.replace(/reactions\/\d+$/, 'reactions'))
      const others = called.filter((call) => Object.keys(changes).length === 0 || !ofStatus.test(call))
      return { calls: called, others, statuses: scene.repository.statuses.size }
    }
    const without = await calls({})
    expect(without.statuses).toBe(0)
    expect(without.calls.filter((call) => /statuses/.test(call))).toEqual([])
    const ofStatus = (call: string) => !/statuses|\/pulls\/\d+$|\/comments/.test(call)
    expect((await calls(on)).others.toSorted()).toEqual(without.calls.filter(ofStatus).toSorted())
  },
)
