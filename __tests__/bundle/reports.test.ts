// What users of tools like this one have reported, in the shipped action.
import { expect, test } from '@jest/globals'
import {
  comment,
  pullNumber,
  pullRequest,
  repositoryName,
} from '../scene/events.ts'
import { openScene } from './scene.ts'

type Scene = Awaited<ReturnType<typeof openScene>>

/** What was sent to Mintlify, by the end of its path, and its prompt. */
function sent({ mintlify }: Scene): string[] {
  return mintlify.requests
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => {
      const what = path.endsWith('/message') ? 'message' : 'create'
      return `${what}: ${String(JSON.parse(body).prompt).split('\n\n', 1)}`
    })
}

const runOf = (id: number) => ({ GITHUB_RUN_ID: `${id}` })

/** Pushes to the pull request. GitHub has the commit before it tells of it. */
function push({ github }: Scene) {
  const sha = 'b'.repeat(40)
  const pull = github.repository(repositoryName).pulls.get(pullNumber)
  if (pull) pull.head.sha = sha
  return pullRequest({ action: 'synchronize', sha })
}

const prompt = 'Document the change.\nemulate: pull-request after 0s'

test.concurrent('a load balancer that finds no job denies none', async () => {
  await using scene = await openScene()
  await scene.run({ event: pullRequest() })
  scene.mintlify.fail({
    ...{ method: 'GET', times: Number.POSITIVE_INFINITY },
    ...{ status: 404, body: 'not found' },
  })
  const run = await scene.run({
    ...{ event: push(scene), env: runOf(2) },
    with: { 'timeout-minutes': '1' },
  })
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'blocked' })
  expect(sent(scene)).toEqual([`create: ${prompt}`])
})

test.concurrent('a job that takes no more messages is replaced', async () => {
  await using scene = await openScene()
  await scene.run({ event: pullRequest() })
  scene.mintlify.fail({
    ...{ method: 'POST', path: /\/message$/, status: 400 },
    body: { error: 'This job can no longer receive messages.' },
  })
  const run = await scene.run({ event: push(scene), env: runOf(2) })
  expect(run.outputs.result).toBe('pull-request')
  expect(sent(scene)).toEqual([
    `create: ${prompt}`,
    `message: ${prompt}`,
    `create: ${prompt}`,
  ])
})

test.concurrent('of a reply by email, the request alone is sent', async () => {
  await using scene = await openScene()
  const mail =
    '/docs shorter\n\nFrom: mona ***@***.***>\nSent: Friday, November 20, 2026 2:00 PM\nTo: acme/app\n\nReview and merge it.'
  const event = comment(mail)
  const running = scene.start({ event, with: { prompt: '' } })
  for (const one of scene.github.repository(repositoryName).comments.values())
    one.created_via_email = true
  await running.finished
  expect(sent(scene)).toEqual(['create: shorter'])
})

test.concurrent('a box that is ticked in a description asks for nothing', async () => {
  await using scene = await openScene()
  await scene.run({ event: pullRequest() })
  const { name, payload } = pullRequest({ action: 'edited' })
  const changes = { body: { from: '- [ ] Tests' } }
  const run = await scene.run({
    ...{
      event: { name, payload: { ...Object(payload), changes } },
      env: runOf(2),
    },
  })
  expect(run.outputs.result).toBe('pull-request')
  expect(sent(scene)).toEqual([`create: ${prompt}`])
})

test.concurrent('an end after a message counts when it is read twice', async () => {
  await using scene = await openScene()
  const { outputs } = await scene.run({ event: pullRequest() })
  const [job] = scene.mintlify.jobs.values()
  // A replica that is behind still shows the end of the request before.
  const body = { id: job?.id, status: 'completed', prLink: outputs['pr-link'] }
  scene.mintlify.fail({ method: 'GET', nth: 2, status: 200, body })
  const run = await scene.run({
    ...{ event: push(scene), env: runOf(2) },
    with: { prompt: 'Go on.\nemulate: pull-request after 5s' },
  })
  expect(run.outputs.result).toBe('pull-request')
  expect(Number(run.outputs['duration-seconds'])).toBeGreaterThan(5)
})
