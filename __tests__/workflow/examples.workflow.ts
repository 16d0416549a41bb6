import { expect, test } from '@jest/globals'
import { addComment, addIssue, addPull } from '../../emulator/github/fixtures.ts'
import { seedReleaseHistory } from '../../emulator/github/release-fixture.ts'
import { merge } from '../bundle/batch-scene.ts'
import { commentEvent, letMonaWrite, reactionsIn } from '../bundle/comment-event.ts'
import { eventOf } from '../bundle/payloads.ts'
import { addCommand, expectJobs, findStep, openStage, type Stage } from './stage.ts'

const pullRequest = eventOf('pull_request', {}, 'opened')
const link = /^https:\/\/github\.com\/acme\/docs\/pull\/57$/

test.concurrent('release: a published release gets a docs pull request, and no comment anywhere', async () => {
  const event = eventOf('release', { release: { tag_name: 'v1.4.0' } }, 'published')
  await using stage = await openStage(event)
  seedReleaseHistory(stage.repository)

  const run = await stage.play('release', { event })

  expectJobs(run, { docs: 'success' })
  expect(stage.asked()).toEqual(['POST /job'])
  expect(stage.prompts()).toEqual([expect.stringMatching(/^Add an entry for this release[\s\S]*v1\.4\.0/)])
  expect(findStep(run, '0').outputs).toMatchObject({
    result: 'pull-request',
    'pr-link': expect.stringMatching(link),
  })
  expect(findStep(run, '0').summary).toContain('https://github.com/acme/docs/pull/57')
  expect(stage.ours()).toEqual([])
})

test.concurrent('after-merge: the comment goes to the pull request that was merged', async () => {
  const event = eventOf('push', { ref: 'refs/heads/main', deleted: false, after: 'c'.repeat(40) })
  await using stage = await openStage(event)
  const merged = { state: 'closed', merged_at: '2026-11-20T14:00:00Z' } as const
  addPull(stage.repository, { number: 41, merge_commit_sha: 'c'.repeat(40), ...merged })

  const run = await stage.play('after-merge', { event })

  expectJobs(run, { docs: 'success' })
  expect(stage.asked()).toEqual(['POST /job'])
  expect(stage.ours()).toEqual([
    expect.objectContaining({ issue: 41, body: expect.stringContaining('### ✅ Docs pull request ready') }),
  ])
})

test.concurrent('pull-request: a later push refines the docs pull request of the first one', async () => {
  await using stage = await openStage(pullRequest)

  const opened = await stage.play('pull-request', { event: pullRequest })
  const event = eventOf('pull_request', { action: 'synchronize' })
  const pushed = await stage.play('pull-request', { event, env: { GITHUB_RUN_ID: '6043' } })

  expectJobs(opened, { docs: 'success' })
  expectJobs(pushed, { docs: 'success' })
  const [jobId] = stage.docs.jobs.keys()
  const writes = stage.asked().filter((call) => call.startsWith('POST'))
  expect(writes).toEqual(['POST /job', `POST /job/${jobId}/message`])
  expect(findStep(pushed, '0').outputs).toMatchObject({ result: 'pull-request', 'job-id': jobId })
  expect(stage.ours()).toEqual([
    expect.objectContaining({
      issue: 2,
      body: expect.stringMatching(/^### ✅[\s\S]*Last requests \| .*UTC\)<br>/),
    }),
  ])
})

test.concurrent('pull-request: a draft starts nothing', async () => {
  const event = eventOf('pull_request', { pull_request: { draft: true } }, 'opened')
  await using stage = await openStage(event)

  const run = await stage.play('pull-request', { event })

  expectJobs(run, {})
  expect(stage.docs.requests).toEqual([])
})

test.concurrent.each([
  ['a pull request', commentEvent('/docs add the flag')],
  ['a line of a pull request', commentEvent('/docs add the flag', { on: 'line' })],
  ['an issue', commentEvent('/docs add the flag', { on: 'issue' })],
])('docs-command: a comment on %s runs the command', async (_, event) => {
  await using stage = await openStage(event)
  letMonaWrite(stage.repository)

  const run = await stage.play('docs-command', { event })

  expectJobs(run, { docs: 'success' })
  expect(stage.prompts()).toEqual([expect.stringMatching(/^add the flag/)])
  expect(stage.ours()).toEqual([
    expect.objectContaining({ issue: 2, body: expect.stringContaining('### ✅ Docs pull request ready') }),
  ])
  expect(reactionsIn(stage.repository)).toEqual(['rocket'])
})

test.concurrent('organization: the called workflow runs the command of a comment', async () => {
  const event = commentEvent('/docs add the flag')
  await using stage = await openStage(event)
  letMonaWrite(stage.repository)

  const run = await stage.play('organization', { event })

  expect(run.exitCode).toBe(0)
  expect(stage.prompts()).toEqual([expect.stringMatching(/^add the flag/)])
  expect(stage.ours()).toEqual([
    expect.objectContaining({ issue: 2, body: expect.stringContaining('### ✅ Docs pull request ready') }),
  ])
})

test.concurrent.each([
  ['a job that fails', 'mint_fake_key_of_the_emulator', 'failed'],
  ['a key that is not accepted', 'mint_another_key', 'rejected unauthorized'],
  ['a secret that is missing', '', 'rejected invalid-input'],
])('never-fail-my-release: %s leaves the release green, with a warning', async (_, key, words) => {
  const event = eventOf('push', { ref: 'refs/tags/v1.4.0', deleted: false, after: 'c'.repeat(40) })
  await using stage = await openStage(event, { docs: { script: () => ({ ending: 'failed', afterMs: 0 }) } })

  const run = await stage.play('never-fail-my-release', { event, secrets: { MINTLIFY_API_KEY: key } })

  expectJobs(run, { release: 'success', docs: 'success' })
  expect(run.calls).toEqual([
    'gh release create v1.4.0 --repo Codertocat/Hello-World --verify-tag --generate-notes',
  ])
  expect(run.text).toContain(`The docs agent ended as ${words}`)
})

test.concurrent.each<[string, string, 'success' | 'failure', string]>([
  ['a key that works', 'mint_fake_key_of_the_emulator', 'success', 'exists, and the API key can read it.'],
  ['a key that is revoked', 'mint_another_key_entirely', 'failure', "Mintlify doesn't accept the API key."],
])('check: %s is told, and nothing is created or written', async (...[, key, conclusion, shows]) => {
  const event = eventOf('workflow_dispatch', { ref: 'refs/heads/main' })
  await using stage = await openStage(event)

  const run = await stage.play('check', { event, secrets: { MINTLIFY_API_KEY: key } })

  expectJobs(run, { check: conclusion })
  expect(run.text).toContain(shows)
  expect(findStep(run, '0').summary).toContain('| Checked | Answer | What it shows |')
  expect(
    [stage.docs.requests, stage.github.requests].flat().filter(({ method }) => method !== 'GET'),
  ).toEqual([])
})

test.concurrent('nightly: one request has what was merged, and the next night nothing is left', async () => {
  const event = { name: 'schedule', payload: { ...Object(pullRequest.payload), schedule: '41 3 * * *' } }
  await using stage = await openStage(pullRequest)
  const { repository } = stage
  addIssue(repository, { number: 12, title: 'Documentation' })
  merge(repository, 900)
  const vars = { DOCS_ISSUE: '12' }

  const first = await stage.play('nightly', { event, vars })
  const second = await stage.play('nightly', { event, vars, env: { GITHUB_RUN_ID: '6043' } })

  expectJobs(first, { docs: 'success' })
  expectJobs(second, { docs: 'success' })
  expect(stage.prompts()).toEqual([expect.stringMatching(/^ {2}#900 Change 900 by /m)])
  expect(second.text).toContain('Nothing to do: no pull request to document was merged')
})

test.concurrent('matrix: each project has a job and a comment of its own', async () => {
  await using stage = await openStage(pullRequest)
  // The emulator has one project; the comments are told apart by their key all the same.
  const replace = { 'acme-guides': stage.docs.projectId, 'acme-reference': stage.docs.projectId }

  const run = await stage.play('matrix', { event: pullRequest, replace })

  expectJobs(run, { docs: 'success' })
  expect(stage.prompts().toSorted()).toEqual([
    expect.stringMatching(/^Bring the API reference/),
    expect.stringMatching(/^Bring the guides/),
  ])
  expect(stage.ours().map(({ issue, body }) => [issue, body.includes('### ✅')])).toEqual([
    [2, true],
    [2, true],
  ])
})

test.concurrent('enterprise-server: API and links are those of the server', async () => {
  await using stage = await openStage(pullRequest, { github: { basePath: '/api/v3' } })

  const run = await stage.play('enterprise-server', { event: pullRequest })

  expectJobs(run, { docs: 'success' })
  expect(stage.github.requests.every(({ path }) => path.startsWith('/api/v3/'))).toBe(true)
  expect(stage.ours()).toEqual([
    expect.objectContaining({ issue: 2, body: expect.stringContaining(`](${stage.github.serverUrl}/`) }),
  ])
})

test.concurrent('forks-and-dependabot: a run without secrets passes and says what to do', async () => {
  const event = eventOf('pull_request', { pull_request: { head: { repo: { id: 4711 } } } }, 'opened')
  await using stage = await openStage(event, { github: { readOnly: true } })

  const run = await stage.play('forks-and-dependabot', { event, secrets: { MINTLIFY_API_KEY: '' } })

  expectJobs(run, { docs: 'success' })
  expect(findStep(run, 'docs').outputs).toMatchObject({ result: 'skipped', reason: 'no-secrets' })
  expect(run.text).toContain('Comment /docs on the pull request.')
  expect(stage.docs.requests).toEqual([])
})

test.concurrent('forks-and-dependabot: a command does what the run without secrets could not', async () => {
  const event = commentEvent('/docs')
  await using stage = await openStage(event)
  letMonaWrite(stage.repository)

  const run = await stage.play('forks-and-dependabot', { event })

  expectJobs(run, { docs: 'success' })
  expect(stage.prompts()).toEqual([expect.stringMatching(/^Document what this pull request changes/)])
  expect(stage.ours()).toHaveLength(1)
})

test.concurrent('background, reconcile: commanded, let go, finished later, and followed up', async () => {
  const script = () => ({ ending: 'never' as const, afterMs: 0 })
  await using stage = await openStage(commentEvent('/docs'), { docs: { script } })
  letMonaWrite(stage.repository)
  const started = [expect.stringMatching(/^### ▶️ Docs agent started in the background/)]
  const ready = [expect.stringMatching(/^### ✅ Docs pull request ready.*\/pull\/57/)]

  const first = await detach(stage, '/docs add the flag')
  expect(first.outputs).toMatchObject({ result: 'running', status: 'active' })
  expect(stage.asked()).toEqual(['POST /job'])
  expect([titles(stage), first.reactions()]).toEqual([started, ['eyes']])

  expect(await reconcile(stage)).toMatchObject({ result: 'done', checked: '1', finished: '0', pending: '1' })
  expect([titles(stage), first.reactions()]).toEqual([started, ['eyes']])

  finishJob(stage)
  expect(await reconcile(stage)).toMatchObject({ result: 'done', checked: '1', finished: '1', pending: '0' })
  expect([titles(stage), first.reactions()]).toEqual([ready, ['rocket']])
  expect(await reconcile(stage)).toMatchObject({ result: 'done', checked: '0', finished: '0', pending: '0' })

  const second = await detach(stage, '/docs make it shorter')
  expect(second.outputs).toMatchObject({ result: 'running', 'job-id': first.outputs['job-id'] })
  expect([titles(stage), second.reactions(), first.reactions()]).toEqual([
    [expect.stringMatching(/^### ▶️ Updating the docs pull request: \[acme/)],
    ['eyes'],
    ['rocket'],
  ])
  finishJob(stage)
  expect(await reconcile(stage)).toMatchObject({ result: 'done', checked: '1', finished: '1', pending: '0' })
  expect([titles(stage), second.reactions()]).toEqual([ready, ['rocket']])
  const writes = stage.asked().filter((call) => call.startsWith('POST'))
  expect(writes).toEqual(['POST /job', `POST /job/${first.outputs['job-id']}/message`])
})

const { payload } = pullRequest
const monday = { name: 'schedule', payload: { ...Object(payload), schedule: '23 6 * * 1' } }

test.concurrent('weekly-traffic: page and numbers are an artifact, and the summary shows what changed', async () => {
  await using stage = await openStage(monday)

  const run = await stage.play('weekly-traffic', { event: monday })

  expectJobs(run, { traffic: 'success' })
  const { outputs, summary } = findStep(run, 'visitors')
  expect(outputs).toMatchObject({ result: 'complete', complete: 'true', rows: '137' })
  expect(summary).toMatch(/### Trend[\s\S]*### Rising pages/)
  expect(run.text).toMatch(/artifact docs-traffic[\s\S]*file visitors\.html[\s\S]*file visitors\.csv/)
  expect(stage.ours()).toEqual([])
})

test.concurrent('traffic-site: the page is published as the first page of a site', async () => {
  await using stage = await openStage(monday)

  const run = await stage.play('traffic-site', { event: monday })

  expectJobs(run, { build: 'success', deploy: 'success' })
  expect(run.text).toMatch(/site file site\/index\.html/)
  const [, characters] = /published (\d+) characters/.exec(run.text) ?? []
  expect(Number(characters)).toBeGreaterThan(100_000)
})

test.concurrent('traffic-message: three numbers are one comment and one message', async () => {
  await using stage = await openStage(monday)
  addIssue(stage.repository, { number: 12, title: 'Documentation visitors' })
  addComment(stage.repository, { issue: 12, body: 'I like numbers.' })
  const vars = { DOCS_TRAFFIC_ISSUE: '12' }
  const secrets = { SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x' }

  const first = await stage.play('traffic-message', { event: monday, vars, secrets })
  const second = await stage.play('traffic-message', { event: monday, vars, env: { GITHUB_RUN_ID: '6043' } })

  for (const run of [first, second]) expectJobs(run, { message: 'success' })
  const { human, ai, total } = findStep(first, 'visitors').outputs
  const message = `: ${human} people, ${ai} AI, ${total} in all.`
  expect(first.calls).toEqual([expect.stringContaining(message)])
  expect(first.calls[0]).toMatch(
    /^curl https:\/\/hooks\.slack\.com\S+ \{"text":"Documentation.*\|Details>"\}$/,
  )
  expect(second.calls).toEqual([])
  expect(stage.ours()).toEqual([
    expect.objectContaining({ issue: 12, body: expect.stringContaining(`${message} [Details](`) }),
  ])
})

test.concurrent('traffic-mail: each week is a new comment, with the most visited pages as code', async () => {
  await using stage = await openStage(monday)
  addIssue(stage.repository, { number: 12, title: 'Documentation visitors' })
  const vars = { DOCS_TRAFFIC_ISSUE: '12' }

  const first = await stage.play('traffic-mail', { event: monday, vars })
  const second = await stage.play('traffic-mail', { event: monday, vars, env: { GITHUB_RUN_ID: '6043' } })

  for (const run of [first, second]) expectJobs(run, { mail: 'success' })
  const { human, ai, total } = findStep(first, 'visitors').outputs
  const [comment, next] = stage.ours()
  expect(comment?.body).toContain(`: ${human} people, ${ai} AI, ${total} in all. [Details](`)
  expect(comment?.body).toMatch(/\n\n```text\n\| Page \| People \| AI \| All \|\n(?:\|.*\n){21}```\n$/)
  expect(comment?.body).not.toContain('instructions')
  expect(next?.body).toContain('/runs/6043)')
  expect(stage.ours()).toHaveLength(2)
})

test.concurrent('improve-for-ai: the agent gets the three pages that AI reads most', async () => {
  await using stage = await openStage(monday)

  const run = await stage.play('improve-for-ai', { event: monday })

  expectJobs(run, { improve: 'success' })
  expect(stage.prompts()).toEqual([
    expect.stringMatching(/^AI assistants read[\s\S]*Pages with the most AI visitors/),
  ])
  expect(stage.prompts()[0]?.match(/^\| \//gm)).toHaveLength(3)
  expect(findStep(run, '1').outputs).toMatchObject({ result: 'pull-request' })
})

async function detach(stage: Stage, body: string) {
  const { comment, event } = addCommand(stage, body)
  const run = await stage.play('background', { event, env: { GITHUB_RUN_ID: String(comment.id) } })
  expectJobs(run, { docs: 'success' })
  const reactions = () => comment.reactions.map(({ content }) => content)
  return { outputs: findStep(run, '0').outputs, reactions }
}

function titles(stage: Stage): (string | undefined)[] {
  return stage.ours().map(({ body }) => body.split('\n')[0])
}

async function reconcile(stage: Stage): Promise<Record<string, string>> {
  const event = { name: 'schedule', payload: { ...Object(pullRequest.payload), schedule: '7/10 * * * *' } }
  const run = await stage.play('reconcile', { event })
  expectJobs(run, { reconcile: 'success' })
  return findStep(run, '0', { jobId: 'reconcile' }).outputs
}

/** Lets the agent come to an end with its last request. */
function finishJob({ docs }: Stage): void {
  const last = [...docs.jobs.values()].at(-1)?.prompts.at(-1)
  if (last) last.script = { ending: 'pull-request', afterMs: 0 }
}
