// What comes after the agent job: the commit status, the docs pull request, and what becomes of both pull requests.
import { expect, test } from '@jest/globals'
import { seedFromPayload } from '../../emulator/github/fixtures-from-webhook.ts'
import { closePull, mergePull } from '../../emulator/github/pull-fixtures.ts'
import { letMonaWrite } from '../bundle/comment-event.ts'
import { statusesOf } from '../bundle/docs-scene.ts'
import { fileAt, withFiles } from '../bundle/gate-cases.ts'
import { eventOf, labelOf } from '../bundle/payloads.ts'
import { openDocsStage } from './docs-repository.ts'
import { addCommand, expectJobs, findStep, openStage } from './stage.ts'

const opened = eventOf('pull_request', {}, 'opened')
const closed = changed('closed', { state: 'closed', merged: false, merged_at: null })
const reopened = changed('reopened', { state: 'open' })
const schedule = { name: 'schedule', payload: { ...Object(opened.payload), schedule: '7/10 * * * *' } }
const headSha = String(Object(opened.payload).pull_request.head.sha)

type DocsStage = Awaited<ReturnType<typeof openDocsStage>>

test.concurrent('a pull request is documented, and its status waits until the docs are merged', async () => {
  await using stage = await openDocsStage(opened)
  withFiles(fileAt('src/start.ts'))(stage.repository)

  const run = await play(stage, opened, 'until-merged')
  expect(findStep(run, '1').outputs).toMatchObject({ result: 'pull-request', 'docs-state': 'open' })
  expect(run.calls).toEqual(['token for acme/docs'])
  expect(stage.docsPull()).toMatchObject({
    labels: ['documentation'],
    requestedReviewers: ['Codertocat'],
    requestedTeams: ['writers'],
  })
  expect(stage.docsComments()).toEqual([
    expect.stringMatching(/^For \[Codertocat\/Hello-World#2\]\(\S+\), by the workflow <code>/),
  ])
  const waiting = ['pending: Docs agent is working', 'pending: Waiting for the merge of acme/docs#57']
  expect([titles(stage), stage.statuses()]).toEqual([['### ✅ Docs pull request ready'], waiting])

  expect(await reconcile(stage)).toMatchObject({ result: 'done', checked: '0' })
  expect([titles(stage), stage.statuses()]).toEqual([['### ✅ Docs pull request ready'], waiting])

  mergePull(stage.docsRepository, 57)
  const outputs = await reconcile(stage)
  expect(outputs).toMatchObject({ result: 'done', checked: '0' })
  expect(JSON.parse(outputs.outcomes ?? '')).toMatchObject({
    ...{ jobs: 1, requests: 1, mergedShare: 1 },
    docsPullRequests: { opened: 1, open: 0, merged: 1, closed: 0, unknown: 0 },
  })
  expect(titles(stage)).toEqual(['### ✅ Docs merged'])
  expect(stage.statuses()).toEqual([...waiting, 'success: Docs merged: acme/docs#57'])
})

test.concurrent('label-and-reviewer: the docs pull request is closed and reopened with its source', async () => {
  await using stage = await openDocsStage(opened)
  const first = await play(stage, opened)
  expect(findStep(first, '1').outputs).toMatchObject({ result: 'pull-request', 'docs-state': 'open' })

  closePull(stage.repository, 2)
  expect(findStep(await play(stage, closed), '1').outputs).toMatchObject({
    ...{ result: 'skipped', reason: 'source-closed' },
  })
  expect([stage.docsPull().state, stage.docsComments().at(-1)]).toEqual([
    'closed',
    expect.stringContaining('was closed without being merged. This pull request was closed, too.'),
  ])

  expect(findStep(await play(stage, reopened), '1').outputs).toMatchObject({
    ...{ result: 'skipped', reason: 'source-reopened' },
  })
  expect([stage.docsPull().state, stage.docsComments().at(-1)]).toEqual([
    'open',
    expect.stringContaining('was reopened. This pull request was reopened, too.'),
  ])
  expect(stage.asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /job'])
})

test.concurrent('required-check: the status is set for the pull request and for its merge queue', async () => {
  await using stage = await openStage(opened)
  const run = await stage.play('required-check', { event: opened })
  expectJobs(run, { docs: 'success' })
  expect(statusesOf(stage.repository, headSha)).toEqual([
    'pending: Docs agent is working',
    'success: Docs pull request ready: acme/docs#57',
  ])

  const queued = eventOf('merge_group', { repository: Object(opened.payload).repository })
  const { merge_group: group } = Object(queued.payload)
  seedFromPayload(stage.github, queued.payload)
  const second = await stage.play('required-check', { event: queued })
  expectJobs(second, { docs: 'success' })
  expect(statusesOf(stage.repository, group.head_sha)).toEqual(['success: Nothing to do in a merge queue'])
})

test.concurrent('required-check: a phrase starts the agent all the same, and `/docs skip` turns it green', async () => {
  const event = eventOf('pull_request', { pull_request: { title: 'A fix [skip docs]' } }, 'opened')
  await using stage = await openStage(event, { docs: { script: () => ({ ending: 'failed', afterMs: 0 }) } })
  letMonaWrite(stage.repository)
  expectJobs(await stage.play('required-check', { event }), { docs: 'failure' })
  expect(statusesOf(stage.repository, headSha).at(-1)).toMatch(/^error: Docs agent failed/)

  const { comment, event: waiver } = addCommand(stage, '/docs skip')
  expectJobs(await stage.play('required-check', { event: waiver }), { docs: 'success' })
  expect(statusesOf(stage.repository, headSha).at(-1)).toBe(
    `success: Not needed for ${headSha.slice(0, 7)}, says mona`,
  )
  expect(comment.reactions.map(({ content }) => content)).toEqual(['+1'])
  expect(stage.asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /job'])
})

const ofAgent = { user: { login: 'mintlify[bot]' }, head: { ref: 'mintlify/84f07a93' } }
const env = { GITHUB_HEAD_REF: ofAgent.head.ref }

test.concurrent.each(['opened', 'synchronize', 'closed'])(
  'docs-repository-wake-up: a pull request of the agent that is %s starts the reconcile of the source',
  async (action) => {
    const event = eventOf('pull_request', { action, pull_request: ofAgent })
    await using stage = await openStage(event)
    const secrets = { SOURCE_APP_PRIVATE_KEY: 'ghs_fake_token' }
    const run = await stage.play('docs-repository-wake-up', { event, secrets, env })
    expectJobs(run, { 'wake-up': 'success' })
    expect(run.calls).toEqual(['token for acme/widgets', 'gh workflow run reconcile.yml --repo acme/widgets'])
  },
)

test.concurrent.each<[string, string, Parameters<typeof expectJobs>[1]]>([
  ['mintlify[bot]', 'success', { 'wake-up': 'success' }],
  ['mintlify[bot]', 'failure', { 'wake-up': 'success' }],
  ['mintlify[bot]', 'error', { 'wake-up': 'success' }],
  ['mintlify[bot]', 'in_progress', {}],
  ['vercel[bot]', 'success', {}],
])('docs-repository-wake-up: a deployment of %s that says %s starts %j', async (login, state, jobs) => {
  const event = eventOf('deployment_status', {
    deployment: { creator: { login } },
    deployment_status: { state },
  })
  await using stage = await openStage(event)
  const secrets = { SOURCE_APP_PRIVATE_KEY: 'ghs_fake_token' }
  expectJobs(await stage.play('docs-repository-wake-up', { event, secrets }), jobs)
})

test.concurrent('docs-repository-wake-up: a pull request by a person starts nothing', async () => {
  await using stage = await openStage(opened)
  const run = await stage.play('docs-repository-wake-up', { event: opened })
  expectJobs(run, {})
})

test.concurrent.each([
  ['auto-merge', ['gh pr merge --auto --squash https://github.com/Codertocat/Hello-World/pull/2']],
  ['documentation', []],
])('auto-merge-by-label: with the label %s the calls are %j', async (name, calls) => {
  const changes = { action: 'labeled', label: labelOf(name), pull_request: ofAgent }
  const event = eventOf('pull_request', changes)
  await using stage = await openStage(event)
  const run = await stage.play('auto-merge-by-label', { event, env })
  expectJobs(run, calls.length > 0 ? { 'auto-merge': 'success' } : {})
  expect(run.calls).toEqual(calls)
})

function changed(action: string, pull_request: object) {
  return eventOf('pull_request', { action, pull_request })
}

const lastLine = '          on-close: close\n'
const untilMerged = ['paths: "src/**"', 'commit-status: docs', 'commit-status-until: merged']

/** Plays the workflow of the source repository. */
async function play(stage: DocsStage, event: typeof opened, until?: 'until-merged') {
  const indented = untilMerged.map((line) => `          ${line}\n`).join('')
  const run = await stage.play('label-and-reviewer', {
    event,
    secrets: { DOCS_APP_PRIVATE_KEY: stage.docsToken },
    ...(until && { replace: { [lastLine]: `${lastLine}${indented}` } }),
  })
  expectJobs(run, { docs: 'success' })
  return run
}

/** Plays the reconcile with a token of its own for the docs repository. Returns its outputs. */
async function reconcile(stage: DocsStage): Promise<Record<string, string>> {
  const projectId = `project-id: \${{ vars.MINTLIFY_PROJECT_ID }}`
  const replace = { [projectId]: `${projectId}\n          docs-token: \${{ secrets.DOCS_TOKEN }}` }
  const secrets = { DOCS_TOKEN: stage.docsToken }
  const run = await stage.play('reconcile', { event: schedule, secrets, replace })
  expectJobs(run, { reconcile: 'success' })
  return findStep(run, '0', { jobId: 'reconcile' }).outputs
}

function titles(stage: DocsStage): (string | undefined)[] {
  return stage.ours().map(({ body }) => body.split(/[:\n]/)[0])
}
