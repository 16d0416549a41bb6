// The time of a run: its clock, its end, and the signals that end it early.
import { getEventListeners } from 'node:events'
import { afterEach, expect, test } from '@jest/globals'
import { installSignalHandlers } from '../../src/runner/signals.ts'
import { systemClock } from '../../src/runner/system-clock.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const
const hourMs = 3_600_000

afterEach(() => {
  for (const signal of signals) process.removeAllListeners(signal)
})

test('a sleep takes its time', async () => {
  const before = [systemClock.elapsedMs(), systemClock.now().getTime()]
  await systemClock.sleep(20)
  const after = [systemClock.elapsedMs(), systemClock.now().getTime()]
  // A timer can fire a millisecond early.
  for (const [index, start] of before.entries())
    expect((after[index] ?? 0) - start).toBeGreaterThanOrEqual(18)
})

test.each([0, -1, Number.NEGATIVE_INFINITY])('a sleep of %p ms is over at once', async (waitMs) => {
  await expect(systemClock.sleep(waitMs)).resolves.toBeUndefined()
})

test('a sleep of a signal that is aborted already is over at once', async () => {
  await expect(systemClock.sleep(hourMs, AbortSignal.abort())).resolves.toBeUndefined()
})

// With a longer delay a timer would fire at once.
test.each([hourMs, 2 ** 40])('an abort ends a sleep of %d ms, and nothing else does', async (waitMs) => {
  const abort = new AbortController()
  let isAwake = false
  const asleep = systemClock.sleep(waitMs, abort.signal).then(() => {
    isAwake = true
  })
  await systemClock.sleep(5)
  expect(isAwake).toBe(false)
  abort.abort()
  await asleep
  expect(isAwake).toBe(true)
})

test('sleeps that are over leave nothing at their signal', async () => {
  const abort = new AbortController()
  const cut = systemClock.sleep(hourMs, abort.signal)
  await systemClock.sleep(1, abort.signal)
  expect(getEventListeners(abort.signal, 'abort')).toHaveLength(1)
  abort.abort()
  await cut
  expect(getEventListeners(abort.signal, 'abort')).toEqual([])
})

test.each(signals)('%s cancels the run, and again changes nothing', (signal) => {
  const { cancelled, abortAfter } = installSignalHandlers(hourMs, createFakeClock())
  const limited = abortAfter(hourMs)
  expect([cancelled.aborted, limited.aborted]).toEqual([false, false])
  for (const _ of [1, 2]) process.emit(signal, signal)
  expect([cancelled.aborted, limited.aborted, abortAfter(hourMs).aborted]).toEqual([true, true, true])
})

test('what is left of the time goes by the clock', async () => {
  const clock = createFakeClock()
  const { remainingMs } = installSignalHandlers(60_000, clock)
  expect(remainingMs()).toBe(60_000)
  await clock.sleep(45_000)
  expect(remainingMs()).toBe(15_000)
  await clock.sleep(45_000)
  expect(remainingMs()).toBe(-30_000)
})

test('the end of the time aborts, and so does the end of a limit', async () => {
  const { deadline, abortAfter, cancelled } = installSignalHandlers(10.5, systemClock)
  const limited = abortAfter(10.5)
  await Promise.all(
    [deadline, limited].map((signal) => new Promise((done) => signal.addEventListener('abort', done))),
  )
  expect([deadline.aborted, limited.aborted, cancelled.aborted]).toEqual([true, true, false])
})
