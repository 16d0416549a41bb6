import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { limitRequests } from '../../../emulator/docs-service/rate-limit.ts'

function startLimited(uses: number, speed = 1) {
  const time = { ms: 0 }
  const clock = { now: () => new Date(time.ms), speed }
  const app = new Hono().get('/', limitRequests(uses, clock), (context) => context.json('passed'))
  const ask = async (atMs: number) => {
    time.ms = atMs
    const answer = await app.request('/')
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
  }
  return { ask }
}

test('any hour lets that many requests pass and tells the rest when the oldest has aged out', async () => {
  const { ask } = startLimited(2)
  expect(await ask(0)).toEqual({ status: 200, retryAfter: null, body: 'passed' })
  expect(await ask(600_000)).toMatchObject({ status: 200 })
  expect(await ask(900_500)).toEqual({
    status: 429,
    retryAfter: '2700',
    body: { error: 'Rate limit exceeded: 2 requests per hour.' },
  })
  expect(await ask(3_599_999)).toMatchObject({ status: 429, retryAfter: '1' })
  expect(await ask(3_600_000)).toMatchObject({ status: 200 })
  expect(await ask(3_600_001)).toMatchObject({ status: 429, retryAfter: '600' })
})

test('with a fast clock the wait is told in real seconds', async () => {
  const { ask } = startLimited(1, 60)
  await ask(0)
  expect(await ask(0)).toMatchObject({ status: 429, retryAfter: '60' })
})
