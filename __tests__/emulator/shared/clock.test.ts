import { expect, test } from '@jest/globals'
import { createClock } from '../../../emulator/shared/clock.ts'

test('a clock begins now, never goes back and runs as fast as told', async () => {
  const beforeMs = Date.now()
  const clock = createClock(1e6)
  const readings = Array.from({ length: 1_000 }, () => clock.now().getTime())
  expect(readings[0]).toBeGreaterThanOrEqual(beforeMs)
  expect(readings).toEqual(readings.toSorted((a, b) => a - b))

  const realStartMs = performance.now()
  const startMs = clock.now().getTime()
  while (clock.now().getTime() < startMs + 3_600_000) await new Promise(setImmediate)
  expect((performance.now() - realStartMs) * 1e6).toBeGreaterThan(3_599_998)
})
