import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { listen } from '../../emulator/shared/listen.ts'
import { eventOf } from '../bundle/payloads.ts'
import { playOwn } from './own.ts'
import { expectJobs, findStep } from './stage.ts'

const push = eventOf('push', { ref: 'refs/heads/main', deleted: false, after: 'c'.repeat(40) })
const link = 'https://github.com/acme/docs/pull/57'

test.concurrent('the job of the action brings a pull request, and leaves no service running', async () => {
  const port = await findPort()

  const run = await playOwn('ci', { event: push, job: 'action', replace: { 4010: port } })

  expectJobs(run, { action: 'success' })
  expect(findStep(run, 'docs').outputs).toMatchObject({ result: 'pull-request', 'pr-link': link })
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
})

test.concurrent('it fails where no pull request has come back', async () => {
  const replace = {
    4010: await findPort(),
    'Describe what has changed.': '"emulate: no-pull-request after 0s"',
  }

  const run = await playOwn('ci', { event: push, job: 'action', replace })

  expectJobs(run, { action: 'failure' })
  expect(findStep(run, 'docs')).toMatchObject({ result: 'success', outputs: { result: 'no-pull-request' } })
})

/** Their actions send what they find to GitHub, and there is nothing of ours between them. */
const onlyOnGitHub = ['codeql', 'scorecard']

test('every other workflow is played by a test', () => {
  const tests = globSync('__tests__/workflow/*.ts').map((file) => readFileSync(file, 'utf8'))
  const isPlayed = (name: string) =>
    tests.some(
      (code) => code.includes(`playOwn('${name}'`) || code.includes(`.github/workflows/${name}.yml'`),
    )
  const names = globSync('*.yml', { cwd: '.github/workflows' }).map((file) => file.replace('.yml', ''))
  expect(names.filter((name) => !isPlayed(name)).sort()).toEqual(onlyOnGitHub)
})

async function findPort(): Promise<string> {
  const server = await listen(new Hono())
  await server.close()
  return new URL(server.url).port
}
