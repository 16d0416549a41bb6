// Whether and when a call to GitHub is sent again.
import { expect, test } from '@jest/globals'
import type { RequestFailure } from '../../src/github/errors.ts'
import { retryWaitMs } from '../../src/github/retry.ts'

const now = new Date('2026-11-20T14:00:00Z')

function waitMs(failure: Partial<RequestFailure>, tries = 1): number | null {
  const whole = {
    status: null,
    headers: {},
    message: null,
    isTimeout: false,
    ...failure,
  }
  return retryWaitMs(whole, { tries, now })
}

const spentFor = (seconds: number) => ({
  status: 403,
  headers: {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(now.getTime() / 1_000 + seconds),
  },
})
const after = (value: string, status = 429) => ({
  status,
  headers: { 'retry-after': value },
})

test.each<[string, Partial<RequestFailure>, number | null]>([
  ['resets in 30 s', spentFor(30), 30_000],
  ['resets in 60 s', spentFor(60), 60_000],
  ['resets in 61 s', spentFor(61), null],
  ['has just been reset', spentFor(-5), 1_000],
  [
    'resets at what is no time',
    {
      ...spentFor(0),
      headers: { ...spentFor(0).headers, 'x-ratelimit-reset': 'x' },
    },
    60_000,
  ],
  ['asks for no time', after('0'), 1_000],
  ['asks for 7 s', after('7', 403), 7_000],
  ['asks for 60 s', after('60'), 60_000],
  ['asks for 61 s', after('61'), null],
  ['asks for what is no time', after('soon'), 60_000],
  [
    'asks for less than the reset',
    {
      ...spentFor(3_600),
      headers: { ...spentFor(3_600).headers, ...after('5').headers },
    },
    5_000,
  ],
  ['says nothing but its status', { status: 429 }, 60_000],
  [
    'says so only in words',
    { status: 403, message: 'a secondary rate limit' },
    60_000,
  ],
])('a limit that %s', (_, failure, expected) => {
  expect([waitMs(failure), waitMs(failure, 2), waitMs(failure, 3)]).toEqual([
    expected,
    expected,
    null,
  ])
})

test.each<[string, Partial<RequestFailure>, (number | null)[]]>([
  ['no answer', {}, [500, 1_000, null]],
  ['500', { status: 500 }, [500, 1_000, null]],
  ['503 with a time', after('1', 503), [500, 1_000, null]],
  ['401', { status: 401 }, [null, null, null]],
  ['403', { status: 403 }, [null, null, null]],
  ['404', { status: 404 }, [null, null, null]],
  ['422', { status: 422 }, [null, null, null]],
])('%s', (_, failure, waits) => {
  expect([1, 2, 3].map((tries) => waitMs(failure, tries))).toEqual(waits)
})
