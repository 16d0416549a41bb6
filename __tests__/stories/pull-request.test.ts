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
  expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({
    id: 'job_9e3779b1',
    status: 'completed',
  })
  expect(run.outputs).toMatchObject({
    'pr-number': '57',
    'pr-repository': 'acme/docs',
  })
  for (const line of (scene.comments()[0] ?? '').split('\n').slice(0, 8))
    expect(run.summary).toContain(line)
  expect(run.summary).toContain('<summary>Prompt</summary>')
  expect(scene.story()).toMatchSnapshot()
})

const agent = { login: 'mintlify[bot]', id: 7, type: 'Bot' } as const
const stranger = { login: 'hubot', id: 9, type: 'User' } as const
const preview = 'https://acme-57.preview.example/'

type Deployment = Partial<Parameters<typeof addDeployment>[1]>

const previews: [name: string, deployment: Deployment][] = [
  ['that is up', {}],
  [
    'that was built before it was up',
    { states: ['queued', 'in_progress', 'success'] },
  ],
  ['that is not up yet', { states: ['in_progress'] }],
  ['that failed', { states: ['success', 'failure'] }],
  ['that somebody else deployed', { creator: stranger }],
  ['of an earlier commit', { sha: makeSha('earlier') }],
  ['at an address that is none', { url: 'javascript:alert(1)' }],
]

test('tells of the preview that the agent deployed of the last commit', async () => {
  const told: string[] = []
  for (const [name, deployment] of previews) {
    const opened = await openScene()
    const docs = opened.github.repository('acme/docs')
    const sha = makeSha('docs')
    const head = { ref: 'mintlify/9e3779b1', sha, repo: 'acme/docs' }
    const files = [makeFile('guides/retries.mdx', 'added')]
    addPull(docs, { number: 57, head, files })
    const known = { sha, creator: agent, url: preview }
    addDeployment(docs, { ...known, states: ['success'], ...deployment })
    const { outputs } = await opened.run()
    const [shown] = /^\*\*Changed pages.*/m.exec(opened.comments().join()) ?? []
    told.push(`${name}: preview-url=${outputs['preview-url']}, ${shown}`)
    await opened.close()
  }
  expect(told.join('\n')).toMatchSnapshot()
})

test('reads and writes as little as it can', async () => {
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('sends the prompt with what the event changed', async () => {
  await scene.run({ with: { prompt: 'Document it.' } })
  const [{ prompt } = { prompt: '' }] = scene.requests()
  expect(prompt).toMatch(/^Document it\.\n\nContext of the event/)
  expect(prompt).toContain('Pull request #12: Add retries')
  expect(prompt).toContain('modified src/retry.ts (+3 -1)')
})

test('sends the prompt alone with `context: none`', async () => {
  await scene.run({ with: { prompt: 'Document it.', context: 'none' } })
  expect(scene.story()).toMatchSnapshot()
})

test('refines the docs pull request with the next push, in the same comment', async () => {
  await scene.run()
  const sha = makeSha('next')
  const { pulls } = scene.github.repository('acme/app')
  Object.assign(pulls.get(12)?.head ?? {}, { sha })
  await scene.run({
    event: pullRequest({ action: 'synchronize', sha }),
    runId: '2',
  })
  expect(scene.story()).toMatchSnapshot()
})

test('does nothing for a pull request that is closed without a merge', async () => {
  await scene.run({ event: pullRequest({ action: 'closed' }) })
  expect(scene.story()).toMatchSnapshot()
})

test('documents a merge whoever merged', async () => {
  const sender = { login: 'queue[bot]', type: 'Bot' }
  const event = pullRequest({ action: 'closed', merged: true, sender })
  await scene.run({ event })
  expect(scene.story()).toMatchSnapshot()
})

test('ends once the request is accepted with `wait: false`', async () => {
  await scene.run({ with: { wait: 'false' } })
  expect(scene.story()).toMatchSnapshot()
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

test('starts one job of two runs that find the same comment', async () => {
  scene.mintlify.fail({ method: 'POST', status: 422, body: { error: 'No.' } })
  await scene.run()
  const runs = ['1', '2'].map((runId) => scene.start({ runId }))
  await Promise.all(runs.map(({ finished }) => finished))
  const paths = scene.requests().map(({ path }) => path.split('/').at(-1))
  // The first one is refused, and the last one has the job of the second.
  expect(paths).toEqual(['job', 'job'])
  expect(scene.comments()).toHaveLength(1)
})

test('leaves the comment away with `comment: false`', async () => {
  await scene.run({ with: { comment: 'false' } })
  expect(scene.story()).toMatchSnapshot()
})

test('takes no job of another project for its own', async () => {
  await scene.run()
  const other = await openScene()
  await scene.run({
    with: { 'project-id': 'other', 'api-url': other.mintlify.url },
    runId: '2',
  })
  await other.close()
  expect(scene.story()).toMatchSnapshot()
})
