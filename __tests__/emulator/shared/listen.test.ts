import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { listen } from '../../../emulator/shared/listen.ts'

test('a taken port is an error, a closed one is free again', async () => {
  const first = await listen(new Hono())
  const port = Number(new URL(first.url).port)
  await expect(listen(new Hono(), port)).rejects.toThrow('EADDRINUSE')
  await first.close()
  const second = await listen(new Hono(), port)
  expect(second.url).toBe(first.url)
  await second.close()
})

test('closing cuts the connections that still wait for an answer, and may be done twice', async () => {
  const requestArrival = Promise.withResolvers<void>()
  const app = new Hono().get('/', () => {
    requestArrival.resolve()
    return new Promise<Response>(() => undefined)
  })
  const listener = await listen(app)
  const outcome = fetch(listener.url).then(
    () => 'answered',
    () => 'cut',
  )
  await requestArrival.promise
  await listener.close()
  await listener.close()
  expect(await outcome).toBe('cut')
})
