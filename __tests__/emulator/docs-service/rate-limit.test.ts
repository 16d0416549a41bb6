import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { limitRequests } from '../../../emulator/docs-service/rate-limit.ts'

function startWithLimit(maxRequests: number, speed = 1) {
  const time = { ms: 0 }
  const clock = { now: () => new Date(time.ms), speed }
  const app = new Hono().get('/', limitRequests(maxRequests, clock), (context) => context.json('passed'))
  const send = async (atMs: number) => {
    time.ms = atMs
    const response = await app.request('/')
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.json(),
    }
  }
  return { send }
}

test('any hour lets that many requests pass and tells the rest when the oldest has aged out', async () => {
  const { send } = startWithLimit(2)
  expect(await send(0)).toEqual({ status: 200, retryAfter: null, body: 'passed' })
  expect(await send(600_000)).toMatchObject({ status: 200 })
  expect(await send(900_500)).toEqual({
    status: 429,
    retryAfter: '2700',
    body: { error: 'Rate limit exceeded: 2 requests per hour.' },
  })
  expect(await send(3_599_999)).toMatchObject({ status: 429, retryAfter: '1' })
  expect(await send(3_600_000)).toMatchObject({ status: 200 })
  expect(await send(3_600_001)).toMatchObject({ status: 429, retryAfter: '600' })
})

test('with a fast clock the wait is told in real seconds', async () => {
  const { send } = startWithLimit(1, 60)
  await send(0)
  expect(await send(0)).toMatchObject({ status: 429, retryAfter: '60' })
})
