// Whether and when a call to GitHub is sent again.
import { expect, test } from '@jest/globals'
import { gitHubErrorOf, unansweredError } from '../../src/github/errors.ts'
import type { RequestFailure } from '../../src/github/request-failure.ts'
import {
  type Retry,
  retryOf,
  retryWaitMs,
  trying,
} from '../../src/github/retry.ts'
import { readDate, type Unanswered } from '../../src/lib/http-failure.ts'

type Known = Partial<RequestFailure> & { unanswered?: Unanswered }

const now = new Date('2026-11-20T14:00:00Z')
const retries: readonly Retry[] = [
  'for-a-minute',
  'for-a-minute-unless-large',
  'three-times',
  'if-unsent',
]

function waitMs(
  known: Known,
  {
    retry = 'three-times' as Retry,
    tries = 1,
    elapsedMs = 0,
    outlastMs = 0,
  } = {},
): number | null {
  const { status = null, headers = {}, message = null, unanswered } = known
  const response =
    status === null ? {} : { response: { headers, data: { message } } }
  const cause = unanswered && unansweredError(unanswered)
  const thrown = { status, ...response, cause }
  const error = gitHubErrorOf(thrown, { redact: (text) => text, now })
  return retryWaitMs(error, retry, { tries, elapsedMs, outlastMs })
}

/** By a clock that is `ahead` of the runner's by some seconds. */
const spentFor = (seconds: number, ahead = 0) => {
  const at = new Date(now.getTime() + ahead * 1_000)
  return {
    status: 403,
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(at.getTime() / 1_000 + seconds),
      ...(ahead !== 0 && { date: at.toUTCString() }),
    },
  }
}
const after = (value: string, status = 429) => ({
  status,
  headers: { 'retry-after': value },
})
const dated = (date: string) => ({
  status: 429,
  headers: { 'retry-after': 'Fri, 20 Nov 2026 14:00:30 GMT', date },
})
const dayS = 86_400

test.each<[string, Known, number | null]>([
  ['resets in 30 s', spentFor(30), 30_000],
  ['resets in 60 s', spentFor(60), 60_000],
  ['resets in 61 s', spentFor(61), null],
  ['has just been reset', spentFor(-5), 1_000],
  ['resets in 30 s by a clock a day ahead', spentFor(30, dayS), 30_000],
  ['resets in 30 s by a clock a day behind', spentFor(30, -dayS), 30_000],
  ['resets in an hour by a clock a day behind', spentFor(3_600, -dayS), null],
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
    'asks for a time, 20 s from its own',
    dated('Fri, 20 Nov 2026 14:00:10 GMT'),
    20_000,
  ],
  [
    'asks for a time, and has two equal of its own',
    dated('Fri, 20 Nov 2026 14:00:10 GMT, Fri, 20 Nov 2026 14:00:10 GMT'),
    20_000,
  ],
  ['asks for a time, and says nothing of its own', dated('x'), 30_000],
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
  for (const retry of retries) {
    const waits = [1, 2, 3].map((tries) =>
      waitMs(failure, { retry, tries, elapsedMs: 30_000 * (tries - 1) }),
    )
    // After a wait it is decided anew what to write.
    const isWrite = retry === 'if-unsent'
    expect(waits).toEqual(
      isWrite ? [null, null, null] : [expected, expected, null],
    )
  }
})

const unanswered = (kind: Unanswered['kind']): Known => ({
  unanswered: { kind, detail: 'x' },
})
const all = [500, 500, 500, 500]
/** All but a write, which may have arrived. */
const reads = [500, 500, 500, null]
const never = [null, null, null, null]

// The waits in the order of `retries`.
test.each<[string, Known, (number | null)[]]>([
  ['not sent', unanswered('not-sent'), all],
  ['no response', unanswered('no-response'), reads],
  ['tls', unanswered('tls'), never],
  ['blocked', unanswered('blocked'), never],
  ['nobody knows what', {}, reads],
  ['500', { status: 500 }, reads],
  ['502', { status: 502 }, [500, null, 500, null]],
  ['503 with a time', after('1', 503), reads],
  ['401', { status: 401 }, [2_000, 2_000, 2_000, 2_000]],
  ['403', { status: 403 }, never],
  ['404', { status: 404 }, never],
  ['408', { status: 408 }, never],
  ['422', { status: 422 }, never],
])('%s', (_, failure, waits) => {
  expect(retries.map((retry) => waitMs(failure, { retry }))).toEqual(waits)
})

test.each<[Retry, (number | null)[]]>([
  ['three-times', [500, 1_000, null, null, null, null, null]],
  ['if-unsent', [500, 1_000, null, null, null, null, null]],
  ['for-a-minute', [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]],
  [
    'for-a-minute-unless-large',
    [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000],
  ],
])('%s waits longer each time', (retry, waits) => {
  const waited = waits.map((_, index) =>
    waitMs(unanswered('not-sent'), { retry, tries: index + 1 }),
  )
  expect(waited).toEqual(waits)
})

test.each<[Retry, elapsedMs: number, number | null]>([
  ['for-a-minute', 52_000, 8_000],
  ['for-a-minute', 52_001, null],
  ['for-a-minute-unless-large', 52_000, 8_000],
  ['for-a-minute-unless-large', 52_001, null],
  ['for-half-a-minute', 22_000, 8_000],
  ['for-half-a-minute', 22_001, null],
  ['for-15-seconds', 7_000, 8_000],
  ['for-15-seconds', 7_001, null],
])('%s, after %d ms', (retry, elapsedMs, expected) => {
  const failure = { status: 500 }
  expect(waitMs(failure, { retry, tries: 99, elapsedMs })).toBe(expected)
})

test('short limits are waited for as long as a minute lasts', () => {
  const tried = { tries: 9, elapsedMs: 59_000 }
  expect(waitMs(after('1'), { ...tried, retry: 'for-a-minute' })).toBe(1_000)
  expect(waitMs(after('2'), { ...tried, retry: 'for-a-minute' })).toBeNull()
  expect(waitMs(after('1'), { ...tried, retry: 'three-times' })).toBeNull()
})

test('what can be left out is not waited for longer than a limit lasts', () => {
  const some = { retry: 'for-15-seconds' as const }
  expect(waitMs(spentFor(15), some)).toBe(15_000)
  expect(waitMs(spentFor(16), some)).toBeNull()
  expect(
    waitMs(spentFor(6), { ...some, tries: 2, elapsedMs: 10_000 }),
  ).toBeNull()
})

test('the last write of a run is tried as long as the run has time', () => {
  const last = { retry: 'for-a-minute' as const }
  expect(waitMs(spentFor(60), { ...last, elapsedMs: 10_000 })).toBe(60_000)
  expect(waitMs(spentFor(61), last)).toBeNull()
  const remaining = { ...last, outlastMs: 20 * 60_000 }
  expect(waitMs(spentFor(1_200), remaining)).toBe(1_200_000)
  expect(waitMs(spentFor(1_201), remaining)).toBeNull()
  expect(waitMs(spentFor(1_200), { ...remaining, elapsedMs: 1 })).toBeNull()
  const late = { ...remaining, elapsedMs: 70_000 }
  expect(waitMs(spentFor(1), { ...late, tries: 2 })).toBe(1_000)
  expect(waitMs(spentFor(1), { ...late, tries: 3 })).toBeNull()

  const outage = (elapsedMs: number) =>
    waitMs({ status: 502 }, { ...remaining, tries: 99, elapsedMs })
  expect([52_000, 52_001].map((ms) => outage(ms))).toEqual([8_000, 60_000])
  const endMs = 19 * 60_000
  expect([endMs, endMs + 1].map((ms) => outage(ms))).toEqual([60_000, null])
})

const date = 'Fri, 20 Nov 2026 14:00:00 GMT'

test.each<[string | undefined, Date | null]>([
  [date, now],
  [`${date}, ${date}`, now],
  [`${date}, Fri, 20 Nov 2026 14:00:05 GMT`, now],
  [`${date}, Fri, 20 Nov 2026 14:00:06 GMT`, null],
  [`Fri, 20 Nov 2026 14:00:06 GMT, ${date}`, null],
  [`${date}, sometime`, null],
  [`${date}, ${date}, ${date}`, null],
  [undefined, null],
  ['', null],
  ['2026-11-20T14:00:00Z', null],
  ['Thu, 20 Nov 2026 14:00:00 GMT', null],
  ['Fri, 20 Nov 2026 14:00:00 +0100', null],
])('the date %j', (text, expected) => {
  expect(readDate(text)).toEqual(expected)
})

test('what a call is tried for', () => {
  expect(retries.map((retry) => retryOf(trying(retry)))).toEqual(retries)
  expect([retryOf({}), retryOf({ request: {} })]).toEqual([
    'three-times',
    'three-times',
  ])
})
