/** What a run loads before its first request, by name and size: a time would say how fast the machine is. */

import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { measureBundle, sizeLimits } from '../../scripts/size.ts'
import { repository } from '../fixtures/checkout.ts'
import { eventOf } from './payloads.ts'
import { openScene, type Scene } from './scene.ts'

const recorder = pathToFileURL(join(import.meta.dirname, 'record-loads.ts')).href
const schedule = { name: 'schedule', payload: {} }

/** Runs the action. Returns the files of dist/ that it loads before its first request, and after it. */
async function recordLoads(scene: Scene, request: ActionRequest) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'loads-'))
  const record = join(folder.path, 'loads.txt')
  const env = { NODE_OPTIONS: `--import ${recorder}`, RECORD_LOADS: record }
  const ended = await scene.run({ ...request, env })
  const lines = readFileSync(record, 'utf8').trim().split('\n')
  const first = lines.indexOf('request')
  const filesOf = (some: string[]) =>
    some.filter((line) => /^load .*\/dist\//.test(line)).map((line) => basename(line))
  return {
    ended,
    formatted: lines.filter((line) => line === 'intl'),
    before: filesOf(first < 0 ? lines : lines.slice(0, first)),
    after: filesOf(first < 0 ? [] : lines.slice(first)),
  }
}

test('a scheduled run without context and comment loads the entry alone before it asks for the job', async () => {
  await using scene = await openScene()
  const { ended, before, after } = await recordLoads(scene, {
    event: schedule,
    with: { context: 'none', comment: 'off' },
  })
  expect([ended.outputs.result, scene.asked()]).toEqual(['pull-request', ['POST /job']])
  expect(before).toEqual(['index.js'])
  expect(after.length).toBeGreaterThan(0)
  expect(measureBundle().entryKib).toBeLessThanOrEqual(sizeLimits.entryKib)
})

test('a run of a pull request does not load `Intl`, which takes 13 ms', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const { ended, before, formatted } = await recordLoads(scene, {})
  expect([ended.outputs.result, formatted]).toEqual(['pull-request', []])
  expect(before).toContain('index.js')
})

test('a run whose event closes a gate asks for nothing, and loads neither GitHub nor what parses answers', async () => {
  await using scene = await openScene()
  const event = eventOf('pull_request', { pull_request: { user: { login: 'mintlify[bot]', type: 'Bot' } } })
  const { ended, before } = await recordLoads(scene, { event })
  expect([ended.outputs.result, ended.outputs.reason]).toEqual(['skipped', 'own-pull-request'])
  expect([scene.asked(), scene.called()]).toEqual([[], []])
  const sources = before.map((file) => readFileSync(join(repository, 'dist', file), 'utf8')).join('')
  expect(sources).not.toMatch(/node_modules\/(?:zod|@octokit|@actions\/github)\//)
  expect(Buffer.byteLength(sources) / 1_024).toBeLessThanOrEqual(sizeLimits.closedGateKib)
})

test('the toolkit makes the client of the bundle, which has no other', () => {
  const chunks = globSync('*.js', { cwd: join(repository, 'dist') }).map((file) =>
    readFileSync(join(repository, 'dist', file), 'utf8'),
  )
  const withToolkit = chunks.filter((code) => code.includes('./node_modules/@actions/github/lib/github.js'))
  expect(withToolkit).toHaveLength(1)
  expect(withToolkit[0]).toMatch(/^function getOctokit\(/m)
  const all = chunks.join('\n')
  // The call of our own source, and no client that is made beside it.
  expect(all.match(/\bgetOctokit\)?\(token, \{ baseUrl: apiUrl,/g)).toHaveLength(1)
  expect(all.match(/^class Octokit /gm) ?? all.match(/\bclass Octokit\b/g)).toHaveLength(1)
})
