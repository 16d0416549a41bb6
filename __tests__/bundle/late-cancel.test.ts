// A cancel that comes when the run has already stopped waiting.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { lastWord, openScene } from './scene.ts'

jest.setTimeout(60_000)

/** The runner kills the process 10 s after its first signal. */
const maxStopMs = 5_000

test.concurrent('a cancel during the last poll does not wait for a comment that GitHub holds back', async () => {
  const cancelled = Promise.withResolvers<number>()
  const server = createServer(({ method }, response) => {
    if (method === 'POST') response.writeHead(201).end(JSON.stringify({ id: 'job_1', status: 'active' }))
    else {
      running.kill('SIGINT')
      cancelled.resolve(Date.now())
    }
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  scene.github.fail({ method: 'PATCH', path: /\/comments\/\d+$/, hang: true, times: Infinity })
  const onlyLastPoll = { 'poll-interval-seconds': '60', 'timeout-minutes': '0.05' }
  const running = scene.start({ timers: 'real', with: { 'api-url': service.url, ...onlyLastPoll } })
  const run = await running.finished
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'unknown', exitCode: 1 })
  expect(run.state.run).toMatch(/^\S+ waiting /)
  expect(lastWord(run)).toContain('❔')
  expect(run.spawnedAtMs + run.spawnToExitMs - (await cancelled.promise)).toBeLessThan(maxStopMs)
})

test.concurrent('a run without time does not wait until a write that was not answered is old', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const reaction = /\/reactions\/\d+$/
  scene.github.fail({ method: 'PATCH', path: /\/comments\/\d+$/, hang: true, times: Infinity })
  const run = await scene.run({
    timers: 'real',
    with: { context: 'none', prompt: 'emulate: never', 'timeout-minutes': '0.05' },
  })
  expect(run.outputs).toMatchObject({ result: 'timed-out' })
  const given = scene.github.requests.filter(({ method, path }) => method === 'DELETE' && reaction.test(path))
  expect(given).toHaveLength(1)
})
