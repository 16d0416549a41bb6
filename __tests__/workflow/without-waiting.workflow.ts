// Recipes in which no run waits for the agent: something else starts the reconcile, often from another repository.
import { expect, test } from '@jest/globals'
import { addPull, makeSha } from '../../emulator/github/fixtures.ts'
import { mergePull } from '../../emulator/github/pull-fixtures.ts'
import type { Account } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { agent, firstJob } from '../bundle/docs-scene.ts'
import { fileAt, withFiles } from '../bundle/gate-cases.ts'
import { eventOf } from '../bundle/payloads.ts'
import { openDocsStage } from './docs-repository.ts'
import type { WorkflowRun } from './run-workflow.ts'
import { addCommand, expectJobs, findStep, openStage, type Stage } from './stage.ts'

const source = 'Codertocat/Hello-World'
const opened = eventOf('pull_request', {}, 'opened')
const account = { login: 'acme', id: 9_001, type: 'Organization' }
const app: Account = { login: 'docs-app[bot]', id: 900_009, type: 'Bot' }
const appToken = 'ghs_emulated-app'
const [owner, name] = source.split('/')

/** Each plays up to seven workflows. One after the other: copying a checkout blocks the emulators. */
const maxStoryMs = 240_000

const started = '### ▶️ Docs agent started in the background'
const ready = '### ✅ Docs pull request ready'

test(
  'central-reconcile: a queued command of another repository is sent, and its merge is seen',
  async () => {
    await using stage = await openDocsStage(opened, { isBusy: true })
    letMonaWrite(stage.repository)
    addApp(stage, [source, 'acme/docs'])
    const first = await command(stage, '/docs add the flag')
    const second = await command(stage, '/docs make it shorter')
    expect([first.outputs, second.outputs]).toMatchObject([
      { result: 'running', reason: '' },
      { result: 'queued', reason: 'busy' },
    ])
    expect(bodies(stage)).toEqual([
      expect.stringMatching(/^### ▶️[\s\S]*Queued requests:\*\*\n\n1\. <code>make it shorter/),
    ])
    expect(await central(stage, 'schedule')).toMatchObject({ result: 'done', finished: '0', pending: '1' })
    expect(writes(stage)).toEqual(['POST /job'])

    stage.finishJob()
    const sending = await central(stage, 'schedule')
    expect(JSON.parse(sending.jobs ?? '')).toMatchObject([{ repository: source, issueNumber: 2, sent: 1 }])
    expect(writes(stage)).toEqual(['POST /job', `POST /job/${first.outputs['job-id']}/message`])
    expect(stage.prompts().at(-1)).toMatch(/^make it shorter/)
    expect(titles(stage)).toEqual(['### ▶️ Updating the docs pull request'])

    stage.finishJob()
    expect(await central(stage, 'repository_dispatch')).toMatchObject({ finished: '1', pending: '0' })
    expect(titles(stage)).toEqual([ready])

    mergePull(stage.docsRepository, firstJob.number)
    const outputs = await central(stage, 'workflow_dispatch')
    expect(titles(stage)).toEqual(['### ✅ Docs merged'])
    expect(JSON.parse(outputs.repositories ?? '')).toMatchObject([
      { repository: source, state: 'done' },
      { repository: 'acme/docs', state: 'empty' },
    ])
  },
  maxStoryMs,
)

test(
  'reconcile-from-docs-repository: a docs pull request of the agent updates the source',
  async () => {
    await using stage = await openDocsStage(opened, { isBusy: true })
    letMonaWrite(stage.repository)
    addApp(stage, [source])
    await command(stage, '/docs add the flag')
    stage.finishJob()

    expectJobs(await fromDocs(stage, docsEvent('opened', { branch: 'fix-typo' })), {})
    expectJobs(await fromDocs(stage, docsEvent('opened', { headRepositoryId: 4_711 })), {})
    expect(titles(stage)).toEqual([started])

    const run = await fromDocs(stage, docsEvent('opened'))
    expect(outputsOf(run)).toMatchObject({ finished: '1', pending: '0' })
    expect(run.calls).toEqual([`token for ${source}`])
    expect(titles(stage)).toEqual([ready])

    mergePull(stage.docsRepository, firstJob.number)
    expect(outputsOf(await fromDocs(stage, docsEvent('closed')))).toMatchObject({ result: 'done' })
    expect(titles(stage)).toEqual(['### ✅ Docs merged'])
  },
  maxStoryMs,
)

test(
  'monorepo: the pull request of the agent updates the comment and sends what is queued',
  async () => {
    const url = `https://github.com/${source}`
    const script = () => ({ ending: 'never' as const, afterMs: 0 })
    await using stage = await openStage(opened, { docs: { repository: url, script } })
    letMonaWrite(stage.repository)
    withFiles(fileAt('src/start.ts'))(stage.repository)
    expect(resultOf(await monorepo(stage, opened, '6101'))).toEqual(['running', ''])
    expect(resultOf(await monorepo(stage, changed('synchronize'), '6102'))).toEqual(['queued', 'busy'])
    const { event } = addCommand(stage, '/docs add an example')
    expect(resultOf(await monorepo(stage, event, '6103'))).toEqual(['queued', 'busy'])

    const { branch: ref, number } = firstJob
    const { id } = Object(opened.payload).repository
    addPull(stage.repository, { number, user: agent, head: { ref, sha: makeSha(ref), repo: source } })
    const pull_request = { number, user: agent, head: { ref, repo: { id } } }
    const ofAgent = (action: string) => eventOf('pull_request', { action, number, pull_request })
    finishJob(stage)
    const run = await monorepo(stage, ofAgent('opened'), '6104')
    expectJobs(run, { reconcile: 'success' })
    expect(JSON.parse(outputsOf(run).jobs ?? '')).toMatchObject([{ issueNumber: 2, sent: 2 }])
    expect(stage.prompts().at(-1)).toMatch(
      /^There are 2 requests\. Do all of them\.[\s\S]*\n\nadd an example\n/,
    )

    finishJob(stage)
    expect(outputsOf(await monorepo(stage, ofAgent('synchronize'), '6105'))).toMatchObject({ finished: '1' })
    mergePull(stage.repository, number)
    await monorepo(stage, ofAgent('closed'), '6106')
    expect(titles(stage)).toEqual(['### ✅ Docs merged'])
  },
  maxStoryMs,
)

test.each([
  ['a closed pull request of a person starts nothing', changed('closed'), {}],
  ['a comment without a command starts nothing', commentEvent('Looks good to me.'), {}],
  [
    'the schedule starts the reconcile',
    { name: 'schedule', payload: opened.payload },
    { reconcile: 'success' },
  ],
] as const)('monorepo: %s', async (_, event, jobs) => {
  await using stage = await openStage(opened)
  expectJobs(await monorepo(stage, event, '6101'), jobs)
  expect(stage.asked()).toEqual([])
})

test('wait-timer: after the wait, the second job updates the comment of the first', async () => {
  await using stage = await openStage(opened, {
    docs: { script: () => ({ ending: 'pull-request', afterMs: 0, createdAs: 'active' }) },
  })
  const run = await stage.play('wait-timer', { event: opened })
  expectJobs(run, { docs: 'success', reconcile: 'success' })
  expect(findStep(run, 'docs', { jobId: 'docs' }).outputs).toMatchObject({ result: 'running' })
  expect(outputsOf(run)).toMatchObject({ result: 'done', finished: '1' })
  expect(titles(stage)).toEqual([ready])
})

test('wait-timer: without an agent job, the second job is skipped', async () => {
  const event = eventOf('pull_request', { pull_request: { title: 'A fix [skip docs]' } }, 'opened')
  await using stage = await openStage(event)
  expectJobs(await stage.play('wait-timer', { event }), { docs: 'success' })
  expect(stage.asked()).toEqual([])
})

/** An event of the source pull request. */
function changed(action: string): ActionEvent {
  return eventOf('pull_request', { action })
}

/** Adds a GitHub App that is installed on these repositories. */
function addApp({ github }: Stage, repositories: string[]): void {
  const permissions = { issues: 'write', pull_requests: 'write', statuses: 'write' } as const
  github.addToken({ token: appToken, account: app, repositories, permissions })
}

/** Plays a command in the source repository. */
async function command(stage: Stage, body: string) {
  const { comment, event } = addCommand(stage, body)
  const run = await stage.play('background', { event, env: { GITHUB_RUN_ID: String(comment.id) } })
  expectJobs(run, { docs: 'success' })
  return findStep(run, '0')
}

/** Plays the reconcile of a repository that has nothing else. Returns its outputs. */
async function central(stage: Stage, trigger: string): Promise<Record<string, string>> {
  const repository = { id: 5_001, name: 'docs-automation', full_name: 'acme/docs-automation', owner: account }
  const { sender } = Object(opened.payload)
  const common = { repository, sender }
  const { payload } = trigger === 'schedule' ? { payload: common } : eventOf(trigger, common)
  const own = { schedule: { schedule: '7/10 * * * *' }, repository_dispatch: { action: 'docs-pull-request' } }
  const run = await stage.play('central-reconcile', {
    event: { name: trigger, payload: { ...Object(payload), ...Object(own)[trigger] } },
    secrets: { RECONCILE_APP_PRIVATE_KEY: appToken, GITHUB_TOKEN: 'a-token-without-rights' },
  })
  expectJobs(run, { reconcile: 'success' })
  expect(run.calls).toEqual(['token for acme/'])
  return outputsOf(run)
}

/** An event of the agent's pull request in the docs repository. */
function docsEvent(
  action: string,
  changes: { branch?: string; headRepositoryId?: number } = {},
): ActionEvent {
  const repository = { id: 5_000, name: 'docs', full_name: 'acme/docs', owner: account }
  const { branch: ref = firstJob.branch, headRepositoryId = repository.id } = changes
  const { number } = firstJob
  const head = { ref, repo: { ...repository, id: headRepositoryId } }
  const pull_request = { number, user: agent, head, base: { repo: repository } }
  return eventOf('pull_request', { action, number, repository, pull_request })
}

/** Plays the reconcile of the docs repository, whose own token has no access to the source. */
async function fromDocs(stage: Awaited<ReturnType<typeof openDocsStage>>, event: ActionEvent) {
  const token = 'token-of-the-docs-repository'
  stage.github.addToken({ token, repositories: ['acme/docs'], permissions: { pull_requests: 'write' } })
  return stage.play('reconcile-from-docs-repository', {
    event,
    env: { GITHUB_HEAD_REF: firstJob.branch },
    secrets: { GITHUB_TOKEN: token, SOURCE_APP_PRIVATE_KEY: appToken },
    replace: {
      'owner: acme': `owner: ${owner}`,
      '            widgets\n            gadgets\n': `            ${name}\n`,
      '            acme/widgets\n            acme/gadgets\n': `            ${source}\n`,
    },
  })
}

function monorepo(stage: Stage, event: ActionEvent, runId: string): Promise<WorkflowRun> {
  return stage.play('monorepo', { event, env: { GITHUB_RUN_ID: runId } })
}

function resultOf(run: WorkflowRun): unknown[] {
  expectJobs(run, { docs: 'success' })
  const { result, reason } = findStep(run, '0', { jobId: 'docs' }).outputs
  return [result, reason]
}

/** Outputs of the reconcile. */
function outputsOf(run: WorkflowRun): Record<string, string> {
  const steps = run.steps.filter(({ jobId, stage }) => jobId === 'reconcile' && stage === 'Main')
  const outputs = steps.find((step) => 'repositories' in step.outputs)?.outputs
  if (!outputs) throw new Error(`No reconcile ran:\n${run.text}`)
  return outputs
}

function finishJob({ docs }: Stage): void {
  const last = [...docs.jobs.values()].at(-1)?.prompts.at(-1)
  if (last) last.script = { ending: 'pull-request', afterMs: 0 }
}

function writes(stage: Stage): string[] {
  return stage.asked().filter((call) => call.startsWith('POST'))
}

function bodies(stage: Stage): string[] {
  return stage.ours().map(({ body }) => body)
}

function titles(stage: Stage): (string | undefined)[] {
  return bodies(stage).map((body) => body.split(/[:\n]/)[0])
}
