// An error or a warning about an input links to where the inputs of its action are.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { listenOnLoopback } from './loopback.ts'
import { addConversation } from './organization.ts'
import { eventOf } from './payloads.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const env = { GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action', GITHUB_ACTION_REF: 'v1' }
const at = 'https://github.com/acme/docs-agent-action/blob/v1/'
const wrong = { 'api-timeout-seconds': '0' }

test.concurrent.each([
  ['action.yml', wrong, 'docs/reference.md#inputs'],
  ['visitors/action.yml', wrong, 'docs/reference.md#inputs-of-visitors'],
  ['reconcile/action.yml', wrong, 'docs/reference.md#inputs-of-reconcile'],
  ['visitors/action.yml', { 'date-from': 'soon' }, 'docs/reference.md#inputs-of-visitors'],
])('%s with the inputs %j links to %s', async (metadata, given, place) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ metadata, with: given, env })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toMatch(/^::error title=Invalid input::.* See \S+$/m)
  expect(/ See (\S+)$/m.exec(run.stdout)?.[1]).toBe(`${at}${place}`)
})

test.concurrent.each([
  ['action.yml', 'docs/reference.md#inputs'],
  ['visitors/action.yml', 'docs/reference.md#inputs-of-visitors'],
  ['reconcile/action.yml', 'docs/reference.md#inputs-of-reconcile'],
])('%s with an unknown input links to %s', async (metadata, place) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ metadata, env: { ...env, INPUT_COLOR: 'blue' } })
  const sentence = 'Unknown input `color`. It has no effect.'
  const warnings = run.stdout.split('\n').filter((line) => line.includes('Unknown input'))
  expect(warnings).toEqual([`::warning title=Unknown input::${sentence} See ${at}${place}`])
})

test.concurrent.each([
  ['visitors/action.yml', 'docs/reference.md#inputs-of-visitors'],
  ['reconcile/action.yml', 'docs/reference.md#inputs-of-reconcile'],
] as const)('%s at an address that redirects links to %s', async (metadata, place) => {
  const moved = createServer((_, response) =>
    response.writeHead(302, { location: 'https://x.invalid' }).end(),
  )
  await using redirecting = await listenOnLoopback(moved)
  await using scene = await openScene({ event: eventOf('pull_request') })
  await addConversation(scene, scene.repository, { apiHost: new URL(redirecting.url).host })
  const run = await scene.run({ metadata, with: { 'api-url': redirecting.url }, env })
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'redirected' })
  expect(run.stdout).toContain(` See ${at}${place}\n`)
})
