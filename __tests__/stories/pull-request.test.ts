// A pull request's job, from the event to the comment, and the pushes after it.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addDeployment,
  addPull,
  makeFile,
  makeSha,
} from '../../emulator/github/fixtures.ts'
import { pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

test('tells of the docs pull request in the log, the outputs, the summary and the comment', async () => {
  const docs = scene.github.repository('acme/docs')
  addPull(docs, {
    number: 57,
    files: [makeFile('guides/retries.mdx', 'added'), makeFile('docs.json')],
  })
  const run = await scene.run()
  const [comment] = scene.comments()
  expect(run.exitCode).toBe(0)
  expect(run.outputs).toMatchObject({
    'pr-link': 'https://github.com/acme/docs/pull/57',
    'pr-number': '57',
    'pr-repository': 'acme/docs',
    status: 'completed',
    result: 'pull-request',
    reason: '',
    'job-id': 'job_9e3779b1',
    'changed-pages': '[{"path":"guides/retries","change":"added"}]',
    'comment-url':
      'https://github.com/acme/app/pull/12#issuecomment-2900000001',
  })
  expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({
    id: 'job_9e3779b1',
    status: 'completed',
  })
  expect(run.log.trim().split('\n').at(-1)).toBe(
    '✅ Docs pull request ready: https://github.com/acme/docs/pull/57',
  )
  for (const text of [comment, run.summary]) {
    expect(text).toContain(
      '### ✅ Docs pull request ready: [acme/docs&#35;57](https://github.com/acme/docs/pull/57)',
    )
    expect(text).toContain('To request changes, comment <code>/docs')
    expect(text).toContain(
      '<code>guides/retries</code>](https://github.com/acme/docs/pull/57/files#diff-',
    )
    expect(text).toContain('and 1 more file')
  }
  expect(run.summary).toContain('Prompt as sent')
})

const agent = { login: 'mintlify[bot]', id: 7, type: 'Bot' } as const
const stranger = { login: 'hubot', id: 9, type: 'User' } as const
const preview = 'https://acme-57.preview.example/'

test.each<[string, Partial<Parameters<typeof addDeployment>[1]>, string]>([
  ['that is up', {}, preview],
  [
    'that was built before it was up',
    { states: ['queued', 'in_progress', 'success'] },
    preview,
  ],
  ['that is not up yet', { states: ['in_progress'] }, ''],
  ['that failed', { states: ['success', 'failure'] }, ''],
  ['that somebody else deployed', { creator: stranger }, ''],
  ['of an earlier commit', { sha: makeSha('earlier') }, ''],
  ['at an address that is none', { url: 'javascript:alert(1)' }, ''],
])('tells of a preview %s: %s', async (_, known, expected) => {
  const docs = scene.github.repository('acme/docs')
  const sha = makeSha('docs')
  const head = { ref: 'mintlify/9e3779b1', sha, repo: 'acme/docs' }
  addPull(docs, {
    number: 57,
    head,
    files: [makeFile('guides/retries.mdx', 'added')],
  })
  addDeployment(docs, {
    sha,
    creator: agent,
    url: preview,
    states: ['success'],
    ...known,
  })
  const run = await scene.run()
  expect(run.outputs['preview-url']).toBe(expected)
  expect(scene.comments()[0]?.includes(`([preview](${preview}))`)).toBe(
    expected !== '',
  )
})

test('reads and writes as little as it can', async () => {
  await scene.run()
  expect(scene.calls()).toEqual([
    'GET /repos/acme/app/collaborators/mona/permission',
    'GET /repos/acme/app/issues/12/comments?per_page=100',
    'POST /repos/acme/app/issues/12/comments',
    'GET /repos/acme/app/pulls/12/files?per_page=100',
    'GET /repos/acme/app/issues/12/comments?per_page=100',
    'GET /repos/acme/app/issues/comments/2900000001',
    'PATCH /repos/acme/app/issues/comments/2900000001',
    'GET /repos/acme/docs/pulls/57',
    'GET /repos/acme/docs/pulls/57/files?per_page=100',
    'GET /repos/acme/app/issues/comments/2900000001',
    'PATCH /repos/acme/app/issues/comments/2900000001',
    'GET /repos/acme/app/issues/comments/2900000001',
  ])
})

test('sends the prompt with what the event changed', async () => {
  await scene.run({ with: { prompt: 'Document it.' } })
  const [{ path, prompt } = { path: '', prompt: '' }] = scene.requests()
  expect(path).toBe('/v2/agent/acme-docs/job')
  expect(prompt).toMatch(/^Document it\.\n\nContext of the event/)
  expect(prompt).toContain('Pull request #12: Add retries')
  expect(prompt).toContain('modified src/retry.ts (+3 -1)')
})

test('sends the prompt alone with `context: none`', async () => {
  await scene.run({ with: { prompt: 'Document it.', context: 'none' } })
  expect(scene.requests()).toEqual([
    { path: '/v2/agent/acme-docs/job', prompt: 'Document it.' },
  ])
})

test('refines the docs pull request with the next push, in the same comment', async () => {
  await scene.run()
  const sha = makeSha('next')
  scene.github.repository('acme/app').pulls.get(12)?.head &&
    Object.assign(
      scene.github.repository('acme/app').pulls.get(12)?.head ?? {},
      { sha },
    )
  const run = await scene.run({
    event: pullRequest({ action: 'synchronize', sha }),
    runId: '2',
  })
  expect(run.outputs.result).toBe('pull-request')
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job/job_9e3779b1/message',
  ])
  expect(scene.comments()).toHaveLength(1)
})

test('leaves a push to the run for the newer one', async () => {
  const run = await scene.run({
    event: pullRequest({ action: 'synchronize', sha: makeSha('older') }),
  })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'superseded' })
  expect(scene.requests()).toEqual([])
  expect(scene.comments()).toEqual([])
})

test('does nothing for a pull request that is closed without a merge', async () => {
  const run = await scene.run({ event: pullRequest({ action: 'closed' }) })
  expect(run.outputs).toMatchObject({
    result: 'skipped',
    reason: 'source-closed',
  })
  expect(scene.calls()).toEqual([])
})

test('documents a merge whoever merged', async () => {
  const event = pullRequest({
    action: 'closed',
    merged: true,
    sender: { login: 'queue[bot]', type: 'Bot' },
  })
  expect((await scene.run({ event })).outputs.result).toBe('pull-request')
})

test('ends once the request is accepted with `wait: false`', async () => {
  const run = await scene.run({ with: { wait: 'false' } })
  expect(run.exitCode).toBe(0)
  expect(run.outputs).toMatchObject({
    result: 'running',
    'job-id': 'job_9e3779b1',
    status: 'active',
  })
  expect(scene.comments()[0]).toContain(
    'Docs agent is working in the background',
  )
})

test('starts one job of two runs in one moment', async () => {
  const runs = [
    scene.start({ runId: '1', with: { prompt: 'one' } }),
    scene.start({
      runId: '2',
      event: pullRequest({ action: 'labeled' }),
      with: { prompt: 'two' },
    }),
  ]
  await Promise.all(runs.map(({ finished }) => finished))
  const paths = scene.requests().map(({ path }) => path)
  expect(paths.filter((path) => path.endsWith('/job'))).toHaveLength(1)
  expect(paths).toHaveLength(2)
  expect(scene.comments()).toHaveLength(1)
})

test('leaves the comment away with `comment: false`', async () => {
  const run = await scene.run({ with: { comment: 'false' } })
  expect(run.outputs).toMatchObject({
    result: 'pull-request',
    'comment-url': '',
  })
  expect(scene.comments()).toEqual([])
})

test('takes no job of another project for its own', async () => {
  await scene.run()
  const other = await openScene()
  const run = await scene.run({
    with: { 'project-id': 'other', 'api-url': other.mintlify.url },
    runId: '2',
  })
  await other.close()
  expect(run.outputs).toMatchObject({
    result: 'rejected',
    reason: 'project-not-found',
  })
  expect(scene.comments()).toHaveLength(2)
})
