import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { delayAnswers } from '../../../emulator/shared/delay.ts'

test.each([0, 20])('an answer comes after %p ms, with its effect', async (delayMs) => {
  const effects: string[] = []
  const app = new Hono().use(delayAnswers(delayMs)).post('/', (context) => {
    effects.push('posted')
    return context.text('Done', 201)
  })
  const startMs = performance.now()
  const answer = app.request('/', { method: 'POST' })
  await new Promise(setImmediate)
  expect(effects).toEqual(['posted'])
  const response = await answer
  // A timer of Node may fire up to a millisecond early.
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(delayMs - 1)
  expect([response.status, await response.text()]).toEqual([201, 'Done'])
})
