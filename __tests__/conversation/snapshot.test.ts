// How old a reading of our comment is.
import { expect, test } from '@jest/globals'
import {
  gitHubNow,
  isReadRecently,
  nothingRemembered,
  type Snapshot,
  sinceWriteMs,
} from '../../src/conversation/snapshot.ts'
import { createTestClock } from '../scene/clock.ts'

const clock = createTestClock(() => 0).forRun()
const start = Date.parse('2026-11-20T14:00:00Z')

/** A snapshot whose comment was created long before it was updated. */
function snapshotAt(updatedAt: string): Snapshot {
  const createdAt = '2026-11-20T12:00:00Z'
  const comment = {
    ...{ id: 7, body: '', url: '', number: 12 },
    ...{ createdAt, updatedAt, author: null, isByStranger: false },
  }
  const date = new Date(start)
  return {
    ...nothingRemembered,
    comment,
    answer: { date, elapsedMs: 1_000 },
    askedAt: { date, elapsedMs: 1_000 },
  }
}

test.each([
  [59_999, 59_999, true],
  [60_000, 0, false],
  [0, 60_000, false],
  [60_000, 60_000, false],
])(
  'a reading that is %s ms old by the wall clock and %s ms by the monotonic one: fresh is %s',
  (wallMs, monotonicMs, expected) => {
    const runner = {
      ...clock,
      now: () => new Date(start + wallMs),
      elapsedMs: () => 1_000 + monotonicMs,
    }
    expect(isReadRecently(snapshotAt('2026-11-20T13:59:00Z'), runner)).toBe(
      expected,
    )
    expect(isReadRecently(nothingRemembered, runner)).toBe(true)
  },
)

test('the age of a comment counts from its last write, by the time of the answer', () => {
  expect(sinceWriteMs(snapshotAt('2026-11-20T13:59:00Z'))).toBe(60_000)
  expect(sinceWriteMs(nothingRemembered)).toBe(0)
})

test("GitHub's time goes on from its last answer", () => {
  const runner = { ...clock, elapsedMs: () => 3_500 }
  const asked = snapshotAt('2026-11-20T13:59:00Z')
  expect(gitHubNow(asked, runner)).toEqual(new Date(start + 2_500))

  const now = new Date(start + 9)
  const own = { ...runner, now: () => now }
  expect(gitHubNow(nothingRemembered, own)).toEqual(now)
})
