import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type DocumentationService, startDocumentationService } from '../../emulator/docs-service/server.ts'
import { seedFromPayload } from '../../emulator/github/fixtures-from-webhook.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { runWorkflow, type WorkflowRequest, type WorkflowRun } from './run-workflow.ts'
import { expectJobs, findStep } from './stage.ts'

type Webhook = { name: string; examples: object[] }
type Report = { outcome: string; outputs: Record<string, string> }

const webhooks: Webhook[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
const fixtures = '__tests__/workflow/fixtures'
let service: DocumentationService
let github: GitHubEmulator

beforeEach(async () => {
  service = await startDocumentationService()
  github = await startGitHub()
})

afterEach(async () => {
  await service.close()
  await github.close()
})

test('a pull request gets a docs pull request, a comment with its link, and outputs for the next step', async () => {
  const payload = findPayload('pull_request', { action: 'opened' })
  const repository = seedFromPayload(github, payload)

  const run = await runDocs({
    file: `${fixtures}/pull-request.yml`,
    event: { name: 'pull_request', payload },
  })

  expectJobs(run, { docs: 'success' })
  const { outcome, outputs } = readReport(run)
  expect(outcome).toBe('success')
  expect(outputs).toMatchObject({ result: 'pull-request', status: 'completed' })
  expect(outputs['pr-link']).toMatch(/^https:\/\/\S+\/pull\/\d+$/)
  expect([...service.jobs.keys()]).toEqual([outputs['job-id']])
  expect([...repository.comments.values()]).toEqual([
    expect.objectContaining({ issue: 2, body: expect.stringContaining(String(outputs['pr-link'])) }),
  ])
  expect(findStep(run, 'docs').summary).toContain(outputs['pr-link'])
  expect(findStep(run, 'docs', { stage: 'Post' }).result).toBe('success')
  expect(run.text).not.toContain(service.key)
  expect(run.text).not.toContain(github.token)
})

test.each([
  ['push', { ref: 'refs/tags/simple-tag', deleted: false }],
  ['release', { action: 'published' }],
])(
  'a tag that arrives as %s hands its pull request to another job, and comments nowhere',
  async (name, wanted) => {
    const payload = findPayload(name, wanted)
    const repository = seedFromPayload(github, payload)

    const run = await runDocs({ file: `${fixtures}/release.yml`, event: { name, payload } })

    expectJobs(run, { docs: 'success', announce: 'success' })
    const link = findStep(run, 'docs').outputs['pr-link']
    expect(link).toMatch(/^https:\/\/\S+\/pull\/\d+$/)
    expect(findStep(run, 'report').output.trim()).toBe(link)
    expect(repository.comments.size).toBe(0)
  },
)

test('a dispatched job that ends without a pull request passes', async () => {
  const run = await dispatch('Look around.\nemulate: no-pull-request after 0s')

  expectJobs(run, { docs: 'success' })
  expect(findStep(run, 'docs').outputs).toMatchObject({ result: 'no-pull-request', 'pr-link': '' })
  expect(findStep(run, 'next').output.trim()).toBe('The job went well.')
})

test('a job that fails makes the step fail, and its outputs tell the next one', async () => {
  const run = await dispatch('Break.\nemulate: failed after 0s')

  expectJobs(run, { docs: 'failure' })
  expect(readReport(run)).toMatchObject({
    outcome: 'failure',
    outputs: { result: 'failed', status: 'failed', 'job-id': [...service.jobs.keys()][0] },
  })
  expect(run.steps.map(({ id }) => id)).not.toContain('next')
  expect(findStep(run, 'docs', { stage: 'Post' }).result).toBe('success')
})

test('a run that is killed keeps the id of its job, and its post entry runs', async () => {
  const firstPoll = abortWhen(() => service.requests.some(({ method }) => method === 'GET'))

  const run = await dispatch('Take long.\nemulate: never', firstPoll)

  expectJobs(run, { docs: 'failure' })
  expect([...service.jobs.keys()]).toEqual([findStep(run, 'docs').outputs['job-id']])
  expect(findStep(run, 'docs', { stage: 'Post' }).result).toBe('success')
})

function runDocs(request: WorkflowRequest): Promise<WorkflowRun> {
  return runWorkflow({
    ...request,
    part: 'action',
    env: { GITHUB_API_URL: github.apiUrl },
    secrets: { GITHUB_TOKEN: github.token, MINTLIFY_API_KEY: service.key },
    vars: { MINTLIFY_PROJECT_ID: service.projectId, MINTLIFY_API_URL: service.url },
  })
}

function dispatch(prompt: string, signal?: AbortSignal): Promise<WorkflowRun> {
  const payload = { ...findPayload('workflow_dispatch', { ref: 'refs/heads/main' }), inputs: { prompt } }
  seedFromPayload(github, payload)
  const event = { name: 'workflow_dispatch', payload }
  return runDocs({ file: `${fixtures}/dispatch.yml`, event, ...(signal && { signal }) })
}

function findPayload(name: string, wanted: object): object {
  const examples = webhooks.find((webhook) => webhook.name === name)?.examples ?? []
  const payload = examples.find((example) => isDeepStrictEqual({ ...example, ...wanted }, example))
  if (payload === undefined) throw new Error(`There is no such ${name} payload.`)
  return payload
}

function abortWhen(isSo: () => boolean): AbortSignal {
  const controller = new AbortController()
  const timer = setInterval(() => {
    if (!isSo()) return
    clearInterval(timer)
    controller.abort()
  }, 50)
  timer.unref()
  return controller.signal
}

/** Returns what the step after the action saw of it. */
function readReport(run: WorkflowRun): Report {
  return JSON.parse(findStep(run, 'report').output)
}
