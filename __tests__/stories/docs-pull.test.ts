// The docs pull request as it is: its state, all its pages, and its previews.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addDeployment,
  addPull,
  makeFile,
} from '../../emulator/github/fixtures.ts'
import type {
  DeploymentStatus,
  PullState,
} from '../../emulator/github/state.ts'
import { comment, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const agent = { login: 'mintlify[bot]', id: 1, type: 'Bot' as const }

function docs() {
  return scene.github.repository('acme/docs')
}

function addDocsPull(files: readonly string[] = ['guides/retries.mdx']) {
  const added = files.map((name) => makeFile(name, 'added'))
  return addPull(docs(), { number: 57, files: added })
}

function deploy(
  pull: PullState,
  environment: string,
  url: string,
  states: DeploymentStatus[] = ['success'],
): void {
  const { sha } = pull.head
  addDeployment(docs(), { sha, creator: agent, url, environment, states })
}

const closedAt = { state: 'closed' as const, closed_at: '2026-11-20T14:00:00Z' }

test.each([
  ['merged', { ...closedAt, merged_at: '2026-11-20T14:00:00Z' }],
  ['closed', closedAt],
])(
  'after its docs pull request was %s, a conversation goes on with a new job',
  async (_, end) => {
    const pull = addDocsPull()
    await scene.run()
    Object.assign(pull, end)
    await scene.run({ event: comment('/docs more'), runId: '2' })
    expect(scene.story()).toMatchSnapshot()
  },
)

test('a docs pull request that no run has seen, and that was merged, is not continued', async () => {
  const pull = addDocsPull()
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(30 * 60_000)
  Object.assign(pull, { ...closedAt, merged_at: '2026-11-20T14:00:00Z' })
  await scene.run({ event: comment('/docs more'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run shows that the docs pull request was merged', async () => {
  const pull = addDocsPull()
  await scene.run()
  Object.assign(pull, { ...closedAt, merged_at: '2026-11-20T14:00:00Z' })
  await scene.run({ attempt: 2 })
  expect(scene.comments()[0]).toMatch(/^### ✅ Docs pull request merged/)
})

test('all pages are in the output, with whole paths, and ten in the comment', async () => {
  const long = `guides/${'x'.repeat(120)}.mdx`
  const images = Array.from({ length: 150 }, (_, index) => `${index}.png`)
  const pages = Array.from({ length: 20 }, (_, index) => `guides/${index}.mdx`)
  addDocsPull([...images, long, ...pages])
  const { outputs } = await scene.run()
  const changed = JSON.parse(outputs['changed-pages'] ?? '')
  expect(changed).toHaveLength(21)
  expect(changed[0].path).toBe(long.replace('.mdx', ''))
  expect(scene.comments()[0]?.match(/^- 🆕/gm)).toHaveLength(10)
  expect(scene.comments()[0]).toContain('- and 161 more files')
})

test('a moved page is told with both of its paths', async () => {
  const pull = addDocsPull()
  pull.files = [
    {
      ...makeFile('guides/retries.mdx', 'renamed'),
      previous_filename: 'retries.mdx',
    },
    makeFile('logo.png'),
  ]
  const { outputs } = await scene.run()
  expect(JSON.parse(outputs['changed-pages'] ?? '')).toEqual([
    { path: 'retries', change: 'removed' },
    { path: 'guides/retries', change: 'added' },
  ])
  expect(scene.comments()[0]).toContain('- and 1 more file\n')
})

test('all files are read, although GitHub links to no other page', async () => {
  const images = Array.from({ length: 120 }, (_, index) => `${index}.png`)
  addDocsPull([...images, 'a.mdx', 'b.mdx'])
  const { files } = docs().pulls.get(57) ?? { files: [] }
  scene.github.fail({
    path: /pulls\/57\/files/,
    status: 200,
    body: files.slice(0, 100),
  })
  const { outputs } = await scene.run()
  expect(JSON.parse(outputs['changed-pages'] ?? '')).toHaveLength(2)
})

test.each<[DeploymentStatus[], string]>([
  [['success', 'inactive'], 'https://preview.example/'],
  [['success', 'pending', 'inactive'], ''],
  [['failure', 'inactive'], ''],
  [['inactive'], ''],
])('a preview that was deployed as %j is %j', async (states, url) => {
  deploy(addDocsPull(), 'staging', 'https://preview.example/', states)
  const { outputs } = await scene.run()
  expect(outputs['preview-url']).toBe(url)
})

test('pages stand although the previews cannot be read', async () => {
  addDocsPull()
  scene.github.fail({ path: /deployments/, status: 502, times: Infinity })
  const { outputs, log } = await scene.run()
  expect(JSON.parse(outputs['changed-pages'] ?? '')).toHaveLength(1)
  expect(log).toContain("Couldn't read the previews")
})

test('previews of several projects are named', async () => {
  const pull = addDocsPull()
  deploy(pull, 'staging - api', 'https://api.example/')
  deploy(pull, 'staging - guides', 'https://guides.example/')
  const { outputs } = await scene.run()
  expect(outputs['preview-url']).toBe('')
  expect(scene.comments()[0]).toContain(
    '**Changed pages** ([preview of <code>staging - api</code>](https://api.example/), [preview of <code>staging - guides</code>](https://guides.example/))',
  )
})

test('that GitHub lists fewer files than there are is a warning', async () => {
  addDocsPull(['guides/retries.mdx'])
  scene.github.fail({ path: /pulls\/57\/files/, status: 200, body: [] })
  const { summary, outputs } = await scene.run()
  expect(summary).toContain('Not all changed pages are known')
  expect(outputs['changed-pages']).toBe('[]')
})

test('a secret in a prompt or in the path of a page is taken out', async () => {
  const { key } = scene.mintlify
  addDocsPull([`guides/${key}.mdx`])
  const encoded = Buffer.from(`x${key}`).toString('base64')
  const run = await scene.run({
    event: pullRequest(),
    with: { prompt: `Use ${key} and ${encoded}, please \ud800.` },
  })
  const { prompt = '' } = scene.requests()[0] ?? {}
  expect(prompt).toMatch(/^Use \*\*\* and .*\*\*\*.*, please \ufffd\./)
  expect(run.log).toContain('A secret was taken out of the prompt')
  for (const text of [run.summary, run.outputs['changed-pages'] ?? ''])
    expect(text.replaceAll('&#95;', '_')).not.toContain(key)
})

test('a command alone without the context keeps the link of the pull request', async () => {
  await scene.run({
    event: comment('/docs'),
    with: { prompt: '', context: 'none' },
  })
  expect(scene.requests()[0]?.prompt).toMatch(
    /^Update the documentation .*: https:\/\/github\.com\/\S+$/,
  )
})

test('one 404 for a docs pull request of this repository is asked about again', async () => {
  const files = [makeFile('guides/retries.mdx', 'added')]
  addPull(scene.github.repository('acme/app'), { number: 57, files })
  const prLink = 'https://github.com/acme/app/pull/57'
  const body = { status: 'completed', prLink }
  scene.mintlify.fail({ method: 'GET', times: 2, status: 200, body })
  const missing = { status: 404, body: { message: 'Not Found' } }
  scene.github.fail({ path: /\/pulls\/57$/, ...missing })
  const { outputs } = await scene.run()
  expect(outputs).toMatchObject({ 'pr-link': prLink })
  expect(outputs['changed-pages']).toContain('guides/retries')
})
