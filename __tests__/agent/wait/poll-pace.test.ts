// When to poll again.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nextWaitMs, type PollPace } from '../../../src/agent/wait/poll-pace.ts'

const start: PollPace = {
  elapsedMs: 0,
  fixedMs: null,
  slowdowns: 0,
  random: 0.5,
}

test.each<[Partial<PollPace>, number]>([
  [{}, 3_000],
  [{ elapsedMs: 90_000 }, 3_000],
  [{ elapsedMs: 120_000 }, 4_000],
  [{ elapsedMs: 300_000 }, 10_000],
  [{ elapsedMs: 450_000 }, 15_000],
  [{ elapsedMs: 21_000_000 }, 15_000],
  [{ random: 0 }, 2_700],
  [{ random: 1 }, 3_300],
  [{ elapsedMs: 300_000, random: 0 }, 9_000],
  [{ elapsedMs: 300_000, random: 1 }, 11_000],
  [{ fixedMs: 1_000, elapsedMs: 9e6, random: 0 }, 1_000],
  [{ fixedMs: 600_000, random: 1 }, 600_000],
  [{ slowdowns: 1 }, 6_000],
  [{ slowdowns: 2 }, 12_000],
  [{ slowdowns: 5 }, 96_000],
  [{ slowdowns: 6 }, 120_000],
  [{ slowdowns: 1_000_000 }, 120_000],
  [{ fixedMs: 10_000, slowdowns: 1 }, 20_000],
  [{ fixedMs: 10_000, slowdowns: 9 }, 120_000],
  [{ fixedMs: 600_000, slowdowns: 3 }, 600_000],
])('%j: in %d ms', (pace, expectedMs) => {
  expect(nextWaitMs({ ...start, ...pace })).toBe(expectedMs)
})

const elapsed = fc.nat({ max: 6 * 3_600_000 })

test('waits never shrink as time passes, or as Mintlify asks for less', () => {
  fc.assert(
    fc.property(
      elapsed,
      elapsed,
      fc.nat({ max: 30 }),
      (elapsedMs, moreMs, slowdowns) => {
        const waitMs = nextWaitMs({ ...start, elapsedMs, slowdowns })
        expect(
          nextWaitMs({ ...start, elapsedMs: elapsedMs + moreMs, slowdowns }),
        ).toBeGreaterThanOrEqual(waitMs)
        expect(
          nextWaitMs({ ...start, elapsedMs, slowdowns: slowdowns + 1 }),
        ).toBeGreaterThanOrEqual(waitMs)
      },
    ),
  )
})
