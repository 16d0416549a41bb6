// What comes only with long use: many requests, many attempts, many days.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  comment,
  dispatch,
  pullRequest,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const countFrom1 = (length: number) => Array.from({ length }, (_, i) => i + 1)
const kindsOfRequests = () =>
  scene.requests().map(({ path }) => path.split('/').at(-1))

test('sixty requests are one agent job and one comment', async () => {
  for (const number of countFrom1(60)) {
    const event = comment(`/docs page ${number}`, { id: 900 - number })
    const { outputs } = await scene.run({ event, runId: `${number}` })
    expect(outputs.result).toBe('pull-request')
    scene.clock.skip(hourMs)
  }
  expect(scene.comments()).toEqual([expect.stringContaining('page 60')])
  const event = comment('/docs page 20', { id: 880 })
  await scene.run({ event, runId: '20', attempt: 2 })
  expect(scene.mintlify.jobs.size).toBe(1)
  expect(scene.requests()).toHaveLength(60)
})

test('a hundred attempts send one request', async () => {
  for (const attempt of countFrom1(100)) {
    const { outputs } = await scene.run({ attempt })
    expect(outputs.result).toBe('pull-request')
  }
  expect(scene.requests()).toHaveLength(1)
  expect(scene.comments()).toHaveLength(1)
})

test('a repository that was renamed twice goes on with its agent job', async () => {
  const repository = scene.github.repository(repositoryName)
  for (const [number, name] of ['app', 'gears', 'cogs'].entries()) {
    repository.name = name
    const event = comment(`/docs for ${name}`, { id: 900 - number })
    Object.assign(Object(event.payload).repository, {
      name,
      full_name: `acme/${name}`,
    })
    const { outputs } = await scene.run({ event, runId: `${number}` })
    expect(outputs.result).toBe('pull-request')
  }
  expect(kindsOfRequests()).toEqual(['job', 'message', 'message'])
  expect(scene.comments()).toHaveLength(1)
})

test('each of thirty nights has its own agent job, and the issue one comment', async () => {
  for (const night of countFrom1(30)) {
    const { outputs } = await scene.run({
      event: dispatch(),
      runId: `${night}`,
      with: { 'issue-number': '12' },
    })
    expect(outputs.result).toBe('pull-request')
    scene.clock.skip(dayMs)
  }
  expect(kindsOfRequests()).toEqual(countFrom1(30).map(() => 'job'))
  expect(scene.comments()).toHaveLength(1)
})

test('a comment with the longest texts stays below the limit of GitHub', async () => {
  const longest = '<&*_`'.repeat(13_000)
  for (const number of countFrom1(12)) {
    const event = comment(`/docs ${longest}`, { id: 900 - number })
    const { outputs } = await scene.run({ event, runId: `${number}` })
    expect(outputs.result).toBe('pull-request')
  }
  const [{ body } = { body: '' }] = [
    ...scene.github.repository(repositoryName).comments.values(),
  ].filter(({ user }) => user.login === 'github-actions[bot]')
  expect(body.length).toBeLessThan(65_536)
  expect(scene.mintlify.jobs.size).toBe(1)
})

test('an agent job of a day is waited for by further attempts', async () => {
  const prompt = `emulate: pull-request after ${24 * 3_600}s`
  const inputs = {
    prompt,
    'timeout-minutes': '350',
    'poll-interval-seconds': '600',
  }
  const results: (string | undefined)[] = []
  for (const attempt of countFrom1(5)) {
    const { outputs } = await scene.run({ attempt, with: inputs })
    results.push(outputs.result)
  }
  expect(results).toEqual([
    ...countFrom1(4).map(() => 'timed-out'),
    'pull-request',
  ])
  expect(scene.requests()).toHaveLength(1)
})

test('workflows with different tokens share the comment', async () => {
  await scene.run()
  const [own] = scene.github.repository(repositoryName).comments.values()
  if (own) own.user = { login: 'mona', id: 9, type: 'User' }
  const event = comment('/docs shorter', { id: 777 })
  await scene.run({ event, runId: '2' })
  expect(kindsOfRequests()).toEqual(['job', 'message'])
  expect(own?.body).toContain('shorter')
})

test('pushes of a week are told to one agent job', async () => {
  await scene.run()
  for (const day of countFrom1(7)) {
    const sha = `${day}`.repeat(40)
    const pull = scene.github.repository(repositoryName).pulls.get(12)
    if (pull) pull.head.sha = sha
    const event = pullRequest({ action: 'synchronize', sha })
    await scene.run({ event, runId: `${day}` })
    scene.clock.skip(dayMs)
  }
  expect(kindsOfRequests()).toEqual([
    'job',
    ...countFrom1(7).map(() => 'message'),
  ])
})
