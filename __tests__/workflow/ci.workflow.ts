import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { listen } from '../../emulator/listen.ts'
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

async function findPort(): Promise<string> {
  const server = await listen(new Hono())
  await server.close()
  return new URL(server.url).port
}
