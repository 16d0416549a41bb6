import { expect, test } from '@jest/globals'
import { patienceIn } from '../../src/job/job-parts.ts'

const { signal: cancelled } = new AbortController()
const { signal: budget } = new AbortController()

test.each([
  {
    whose: 'a run at its beginning',
    isPostStep: false,
    given: null,
    expected: { waitMs: 180_000, stop: cancelled },
  },
  { whose: 'a run at its end', isPostStep: false, given: budget, expected: { waitMs: 20_000, stop: budget } },
  { whose: 'the post step', isPostStep: true, given: null, expected: { waitMs: 240_000, stop: cancelled } },
  {
    whose: 'the post step at its end',
    isPostStep: true,
    given: budget,
    expected: { waitMs: 240_000, stop: cancelled },
  },
])('how long a change waits for others: $whose', ({ isPostStep, given, expected }) => {
  const patience = patienceIn({ isPostStep, signals: { cancelled } }, given)
  expect(patience.waitMs).toBe(expected.waitMs)
  expect(patience.stop).toBe(expected.stop)
})
