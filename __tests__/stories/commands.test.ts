// What comments start.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addIssue, addReviewComment } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import {
  comment,
  dispatch,
  pullRequest,
  reviewComment,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
  const repository = scene.github.repository('acme/app')
  for (const id of [501, 502])
    repository.comments.set(id, {
      id,
      issue: 12,
      body: '/docs',
      user: { login: 'mona', id: 1, type: 'User' },
      reactions: [],
      created_at: '2026-11-20T13:59:30Z',
      updated_at: '2026-11-20T13:59:30Z',
    })
})
afterEach(() => scene.close())

function reactions(id = 501): string[] {
  return (
    scene.github
      .repository('acme/app')
      .comments.get(id)
      ?.reactions.map(({ content }) => content) ?? []
  )
}

const withoutPrompt = { prompt: '' }

test('sends what the comment asks for, after the prompt of the workflow', async () => {
  await scene.run({ event: comment('/docs add an example\nto the guide') })
  expect(scene.requests()[0]?.prompt).toMatch(
    /^Document the change\.\n\nadd an example\nto the guide\n\nContext of the event/,
  )
  expect(reactions()).toEqual(['rocket'])
  const reacted = scene.calls().filter((call) => call.includes('/reactions'))
  expect(reacted.map((call) => call.replace(/ .*/, ''))).toEqual([
    'POST',
    'POST',
    'DELETE',
  ])
  expect(scene.comments()[0]).toContain(
    '<code>add an example to the guide</code>',
  )
})

test('asks to document the pull request if nothing else is said', async () => {
  await scene.run({ event: comment('/docs'), with: withoutPrompt })
  expect(scene.requests()[0]?.prompt).toMatch(
    /^Update the documentation for the changes of this pull request\.[\s\S]*\nHead: feature\nBase: main\n/,
  )
})

test('goes on with the job of the pull request', async () => {
  await scene.run({ event: pullRequest() })
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job/job_9e3779b1/message',
  ])
})

test('knows the docs pull request while the agent works on a follow-up', async () => {
  await scene.run({ event: pullRequest() })
  const run = await scene.run({
    event: comment('/docs shorter'),
    runId: '2',
    with: { wait: 'false' },
  })
  expect(run.outputs).toMatchObject({
    'pr-link': 'https://github.com/acme/docs/pull/57',
    result: 'running',
    status: 'active',
  })
  expect(scene.comments()[0]).toContain(
    'Updating the docs pull request: [acme/docs&#35;57]',
  )
})

test('starts a new job with `new`', async () => {
  await scene.run({ event: pullRequest() })
  await scene.run({ event: comment('/docs new from scratch'), runId: '2' })
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job',
  ])
  expect(scene.requests()[1]?.prompt).toContain('from scratch')
})

test('waits until the agent is idle before a follow-up', async () => {
  await scene.run({
    event: pullRequest(),
    with: { prompt: 'emulate: pull-request after 120s', wait: 'false' },
  })
  const run = await scene.run({ event: comment('/docs shorter'), runId: '2' })
  expect(run.outputs.result).toBe('pull-request')
  const message = scene.mintlify.requests.find(({ path }) =>
    path.endsWith('/message'),
  )
  const idleMs = Date.parse('2026-11-20T14:02:00Z')
  expect(message?.atMs).toBeGreaterThan(idleMs)
  // Until then, the comment is that of the run before.
  const [, , announced] = scene.github.requests.filter(
    ({ method }) => method === 'PATCH',
  )
  expect(announced?.atMs).toBeGreaterThan(idleMs)
})

test('says what became of a command that came while the agent was busy', async () => {
  await scene.run({
    event: pullRequest(),
    with: { prompt: 'emulate: never', wait: 'false' },
  })
  const run = await scene.run({
    event: comment('/docs shorter'),
    runId: '2',
    with: { 'timeout-minutes': '1' },
  })
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: 1,
    result: 'timed-out',
    reason: 'busy',
  })
  expect(scene.comments()[0]).toContain(
    'Request not sent: the agent is still busy (<code>shorter</code>). Comment it again',
  )
  expect(reactions()).toEqual(['confused'])
  expect(scene.requests()).toHaveLength(1)
})

test.each(['failed', 'archived'])('replaces a job that %s', async (ending) => {
  await scene.run({
    event: pullRequest(),
    with: { prompt: `emulate: ${ending} after 4s` },
  })
  await scene.run({ event: comment('/docs again'), runId: '2' })
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job',
  ])
  expect(scene.comments()[0]).toContain(
    'Started a new agent job, because the previous one is gone',
  )
})

test('replaces a job that was archived just before the message', async () => {
  await scene.run()
  scene.mintlify.fail({
    path: /\/message$/,
    status: 409,
    body: { error: 'Archived.' },
    onMatch: archive,
  })
  const run = await scene.run({ event: comment('/docs two'), runId: '2' })
  expect(run.outputs).toMatchObject({
    result: 'pull-request',
    'job-id': 'job_3c6ef362',
  })
  expect(scene.comments()[0]).toContain(
    'Started a new agent job, because the previous one is gone',
  )

  function archive(): void {
    const [job] = scene.mintlify.jobs.values()
    if (job)
      for (const prompt of job.prompts)
        prompt.script = { ending: 'archived', afterMs: 0 }
  }
})

test('replaces a job that is gone', async () => {
  await scene.run({ event: pullRequest() })
  scene.mintlify.jobs.clear()
  await scene.run({ event: comment('/docs again'), runId: '2' })
  expect(
    scene.requests().filter(({ path }) => path.endsWith('/job')),
  ).toHaveLength(2)
})

test('answers `help`, and starts nothing', async () => {
  await scene.run({ event: comment('/docs help'), with: { 'dry-run': 'true' } })
  expect(scene.comments()).toEqual([])
  const run = await scene.run({ event: comment('/docs help') })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'help' })
  expect(scene.comments()[0]).toContain('What `/docs` can do')
  expect(scene.requests()).toEqual([])
})

test('answers a comment on an issue there', async () => {
  addIssue(scene.github.repository('acme/app'), { number: 30 })
  await scene.run({
    event: comment('/docs the retries', { isIssue: true }),
    with: withoutPrompt,
  })
  expect(scene.requests()[0]?.prompt).toContain('Issue #30: Add retries')
  expect(scene.comments(30)).toHaveLength(1)
})

test('answers a comment on a line, and tells the agent which', async () => {
  addReviewComment(scene.github.repository('acme/app'), { id: 601, pull: 12 })
  await scene.run({ event: reviewComment('/docs explain this') })
  expect(scene.requests()[0]?.prompt).toContain(
    'File: src/retry.ts\nLine: 7\nDiff hunk:\n  @@ -5,2 +5,3 @@',
  )
  const { reactions: added } = scene.github
    .repository('acme/app')
    .reviewComments.get(601) ?? {
    reactions: [],
  }
  expect(added.map(({ content }) => content)).toEqual(['rocket'])
})

const quiet: [name: string, event: ActionEvent][] = [
  ['any other comment', comment('Nice work')],
  ['a quoted command', comment('> /docs shorter')],
  ['a fenced command', comment('```\n/docs shorter\n```')],
  ['another word', comment('/docsx')],
  ['another case', comment('/Docs shorter')],
  ['an edited command', comment('/docs shorter', { action: 'edited' })],
]

test.each(quiet)('%s starts nothing, and asks nobody', async (_, event) => {
  const run = await scene.run({ event })
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: 0,
    result: 'skipped',
    reason: 'not-a-command',
  })
  expect(scene.calls()).toEqual([])
})

test('counts requests, lets an administrator pass, and says so in the comment', async () => {
  const inputs = { with: { 'max-requests': '1' } }
  await scene.run({ event: pullRequest(), ...inputs })
  const pushed = await scene.run({
    event: pullRequest({ action: 'labeled' }),
    runId: '2',
    ...inputs,
  })
  expect(pushed.outputs).toMatchObject({
    result: 'skipped',
    reason: 'request-limit',
  })
  await scene.run({ event: comment('/docs shorter'), runId: '3', ...inputs })
  expect(reactions()).toEqual(['confused'])
  expect(scene.comments()[0]).toContain(
    'this conversation has used all its requests (<code>shorter</code>).',
  )
  scene.github
    .repository('acme/app')
    .collaborators.set('mona', { permission: 'admin', role_name: 'admin' })
  await scene.run({
    event: comment('/docs shorter', { id: 502 }),
    runId: '4',
    ...inputs,
  })
  expect(scene.requests()).toHaveLength(2)
})

test('begins a new job for every other event with `issue-number`', async () => {
  const inputs = { with: { 'issue-number': '12' } }
  await scene.run({ event: dispatch(), ...inputs })
  await scene.run({ event: dispatch(), runId: '2', ...inputs })
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job',
  ])
  expect(scene.comments()).toHaveLength(1)
})
