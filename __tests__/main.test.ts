// The composition root: which action runs, and what becomes of what it throws.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ActionRequest } from '../emulator/runner/runner.ts'
import { main } from '../src/main.ts'
import { eventOf } from './bundle/payloads.ts'
import { lastWord, openScene, type Scene } from './bundle/scene.ts'
import { runHere } from './fixtures/run-here.ts'

let scene: Scene

beforeAll(async () => {
  scene = await openScene({ docs: { pages: 3 } })
})

afterAll(() => scene[Symbol.asyncDispose]())

const documentation = {
  GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
  GITHUB_ACTION_REF: 'v1',
  GITHUB_SERVER_URL: 'https://github.com',
}

function run(changes: ActionRequest = {}, isPostStep = false) {
  const event = eventOf('workflow_dispatch')
  const request = scene.requestOf({ event, ...changes, env: { ...documentation, ...changes.env } })
  return runHere(request, (env) => main(env, isPostStep))
}

const visitors = 'visitors/action.yml'
const reconcile = 'reconcile/action.yml'

test.each<[string, ActionRequest, string, RegExp]>([
  ['job', { with: { context: 'none' } }, 'pull-request', /^✅ Docs pull request ready/],
  [
    'visitors',
    { metadata: visitors, with: { format: 'csv' } },
    'complete',
    /^✅ Visitors of 3 pages exported\.$/,
  ],
  [
    'reconcile',
    { metadata: reconcile, event: eventOf('pull_request') },
    'partial',
    /Couldn't list the comments: GitHub answered 404/,
  ],
])('the operation %s', async (...[, request, result, says]) => {
  const ended = await run(request)
  expect([ended.exitCode, ended.outputs.result]).toEqual([0, result])
  expect(lastWord(ended)).toMatch(says)
})

const below = 'See https://github.com/acme/docs-agent-action/blob/v1/'
test.each<[string, ActionRequest, string, string, string]>([
  [
    'an invalid input',
    { with: { wait: 'maybe' } },
    'Invalid input',
    '⛔ Input `wait` must be',
    'docs/reference.md#inputs',
  ],
  [
    'a missing key',
    { metadata: visitors, with: { 'api-key': '' } },
    'API key is missing',
    '⛔ Input `api-key`',
    '',
  ],
  [
    'an unknown operation',
    { with: { operation: 'dance' } },
    'Invalid input',
    '⛔ Input `operation` must be',
    '',
  ],
  [
    'an event that cannot be read',
    { event: { name: 'push', payload: '{' } },
    "The run couldn't start",
    '⛔ ',
    'docs/troubleshooting.md',
  ],
  [
    'certificates that nobody checks',
    { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
    "The run couldn't start",
    '⛔ The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`',
    'docs/',
  ],
])('%s ends the run before any API call', async (...[, request, title, says, link]) => {
  const before = [scene.asked(), scene.called()]
  const ended = await run(request)
  expect(ended).toMatchObject({ exitCode: 1, outputs: { result: 'rejected', reason: 'invalid-input' } })
  expect(lastWord(ended)).toContain(`::error title=${title}::${says}`)
  expect(lastWord(ended)).toContain(`${below}${link}`)
  expect([scene.asked(), scene.called()]).toEqual(before)
})

test.each(['GITHUB_OUTPUT', 'GITHUB_STATE'])(
  'a file of %s that cannot be written ends the run',
  async (variable) => {
    const ended = await run({ env: { [variable]: '/nowhere/file' } })
    expect(ended.exitCode).toBe(1)
    expect(lastWord(ended)).toMatch(
      new RegExp(
        `^::error title=The run couldn't start::⛔ The file that ${variable} names can't be written\\.`,
      ),
    )
  },
)

test('the post step of a run that saved nothing does nothing', async () => {
  const ended = await run({ with: { wait: 'maybe' } }, true)
  expect([ended.exitCode, ended.outputs, lastWord(ended)]).toEqual([
    0,
    {},
    expect.stringContaining('::add-mask::'),
  ])
})

test('the post step of a run that saved something looks at it', async () => {
  const ended = await run({ env: { STATE_run: 'forged' }, with: { context: 'none' } }, true)
  expect([ended.exitCode, lastWord(ended)]).toEqual([
    0,
    "The saved state wasn't written by this run, so it is ignored.",
  ])
})

test('the lines of every secret are masked, and blank ones are not', async () => {
  const given = { 'state-secret': 'first line of it\n\nlast line of it', 'github-token': 'ghs_0123456789' }
  const { stdout } = await run({ with: given })
  expect([...stdout.matchAll(/^::add-mask::(.*)$/gm)].map(([, secret]) => secret)).toEqual([
    scene.docs.key,
    'first line of it',
    'last line of it',
    'ghs_0123456789',
  ])
})

test('what nobody expects is thrown on', async () => {
  const ended = runHere({}, (env) => main(Object.defineProperty(env, 'HTTP_PROXY', { get: fail }), false))
  await expect(ended).rejects.toThrow('a fault')
})

function fail(): never {
  throw new TypeError('a fault')
}
