import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { listen } from '../../../emulator/shared/listen.ts'
import { type RecordedRequest, recordRequests } from '../../../emulator/shared/request-log.ts'

test('a request is recorded with its query, headers and body, and the body stays readable', async () => {
  const requests: RecordedRequest[] = []
  const app = new Hono().use(recordRequests(requests))
  app.post('/echo', async (context) => context.json(await context.req.json()))
  const listener = await listen(app)
  const beforeMs = Date.now()

  const response = await fetch(`${listener.url}/echo?page=2&q=a%20b`, {
    method: 'POST',
    headers: { 'X-Trace': 'one' },
    body: '{"word":"ünï"}',
  })
  const notFound = await fetch(`${listener.url}/nowhere`)
  await listener.close()

  expect(await response.json()).toEqual({ word: 'ünï' })
  expect(notFound.status).toBe(404)
  expect(requests).toEqual([
    {
      atMs: expect.any(Number),
      method: 'POST',
      path: '/echo?page=2&q=a%20b',
      headers: expect.objectContaining({ 'x-trace': 'one' }),
      body: '{"word":"ünï"}',
    },
    expect.objectContaining({ method: 'GET', path: '/nowhere', body: '' }),
  ])
  expect(requests[0]?.atMs).toBeGreaterThanOrEqual(beforeMs)
})
