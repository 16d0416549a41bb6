import { expect, test } from '@jest/globals'
import { waitForJob } from '../../src/agent/wait-for-job.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { newPollState } from '../fixtures/poll-story.ts'
import { answered, link, lost, reading, sampleJob } from '../fixtures/sample-job.ts'

const minute = 60_000
const hour = 60 * minute

type WaitCase = {
  outcomeAt: (elapsedMs: number) => HttpOutcome<Job>
  deadlineMs?: number
  fixedMs?: number | null
  job?: Job | null
  /** How long the run has lasted when the wait begins. */
  startedMs?: number
  /** How long a sleep takes. It may cancel the run. */
  lasting?: (waitMs: number, cancel: () => void) => number
}

async function wait({
  outcomeAt,
  deadlineMs = 30 * minute,
  fixedMs = null,
  job = sampleJob(),
  startedMs = 0,
  lasting,
}: WaitCase) {
  const cancellation = new AbortController()
  const cancel = () => cancellation.abort()
  const clock = createFakeClock((waitMs) => lasting?.(waitMs, cancel) ?? waitMs)
  if (startedMs > 0) await clock.sleep(startedMs)
  const requests: { id: string; atMs: number }[] = []
  const readings: Job[] = []
  const lines: string[] = []
  let polls = 0
  const outcome = await waitForJob(
    { state: newPollState({ job, startedMs, lastGoodMs: startedMs }), fixedMs },
    {
      clock,
      random: () => 0.5,
      getJob: async (id) => {
        requests.push({ id, atMs: clock.elapsedMs() })
        return outcomeAt(clock.elapsedMs())
      },
      remainingMs: () => deadlineMs - clock.elapsedMs(),
      cancelled: cancellation.signal,
      onPoll() {
        polls += 1
      },
      onReading: (job) => readings.push(job),
      log: (line) => lines.push(line),
    },
  )
  return { outcome, polls, requests, readings, lines, clock, endedMs: clock.elapsedMs() }
}

function endingAt(endMs: number, known: Partial<Job> = { status: 'completed', pullRequest: link }) {
  return (elapsedMs: number) => (elapsedMs >= endMs ? reading(known) : reading())
}

test.each<[string, Partial<Job>, string]>([
  ['a pull request', { status: 'completed', pullRequest: link }, 'pull-request'],
  ['no pull request', { status: 'completed' }, 'no-pull-request'],
  ['failed', { status: 'failed' }, 'failed'],
  ['archived', { status: 'archived' }, 'archived'],
])('the end of a job of four minutes is read: %s', async (_, known, result) => {
  const { outcome, endedMs } = await wait({ outcomeAt: endingAt(4 * minute, known) })
  expect(outcome).toMatchObject({ result, reason: null, job: { id: 'job_1' } })
  expect(endedMs).toBeGreaterThanOrEqual(4 * minute)
  expect(endedMs).toBeLessThan(4 * minute + 20_000)
})

test('polls are counted, and each good reading is passed on', async () => {
  const { polls, requests, readings } = await wait({
    outcomeAt: (elapsedMs) => (elapsedMs === 20_000 ? lost : endingAt(40_000)(elapsedMs)),
    fixedMs: 10_000,
  })
  expect(requests.map(({ atMs }) => atMs)).toEqual([10_000, 20_000, 30_000, 40_000])
  expect(polls).toBe(4)
  expect(readings.map(({ status }) => status)).toEqual(['active', 'active', 'completed'])
})

test('a job that is known to have ended is not polled', async () => {
  const job = sampleJob({ status: 'completed', pullRequest: link })
  const { outcome, polls, requests } = await wait({ outcomeAt: () => lost, job })
  expect([outcome.result, polls, requests]).toEqual(['pull-request', 0, []])
})

test('no wait goes beyond the deadline, and the last poll comes at it', async () => {
  const { outcome, requests, endedMs } = await wait({ outcomeAt: () => reading(), deadlineMs: 30 * minute })
  expect(outcome).toMatchObject({ result: 'timed-out', reason: 'deadline', job: { status: 'active' } })
  expect([endedMs, requests.at(-1)?.atMs]).toEqual([30 * minute, 30 * minute])
})

test.each([1, 999, 3_100, 65_001])('a deadline of %d ms is met to the millisecond', async (deadlineMs) => {
  const { endedMs, requests } = await wait({ outcomeAt: () => reading(), deadlineMs })
  expect([endedMs, requests.at(-1)?.atMs]).toEqual([deadlineMs, deadlineMs])
})

test('the last poll counts', async () => {
  const { outcome } = await wait({ outcomeAt: endingAt(10 * minute), deadlineMs: 10 * minute })
  expect(outcome.result).toBe('pull-request')
})

test('a job without a link at the deadline has no pull request', async () => {
  const { outcome, endedMs } = await wait({
    outcomeAt: endingAt(minute - 2_000, { status: 'completed' }),
    deadlineMs: minute,
  })
  expect([outcome.result, endedMs]).toEqual(['no-pull-request', minute])
})

test.each<[string, WaitCase['outcomeAt'], string, string]>([
  ['never answers', () => lost, 'unknown', 'unreachable'],
  ['rejects the key', () => answered(401), 'unknown', 'unauthorized'],
  ['does not know the job', () => answered(404), 'unknown', 'job-disappeared'],
])('a service that %s ends the wait, and the job is kept', async (...[, outcomeAt, result, reason]) => {
  const { outcome, endedMs } = await wait({ outcomeAt, deadlineMs: hour })
  expect(outcome).toMatchObject({ result, reason, job: { id: 'job_1' } })
  expect(endedMs).toBeLessThan(11 * minute)
})

test('a service that never answers before an early deadline leaves the outcome unknown', async () => {
  const { outcome } = await wait({ outcomeAt: () => lost, deadlineMs: 5 * minute })
  expect(outcome).toMatchObject({ result: 'unknown', reason: 'unreachable' })
})

test('a rate limit lengthens the interval to at most two minutes', async () => {
  const { clock, outcome } = await wait({ outcomeAt: () => answered(429), deadlineMs: 30 * minute })
  expect(clock.sleepsMs.slice(0, 4)).toEqual([3_000, 6_000, 12_000, 24_000])
  expect(Math.max(...clock.sleepsMs)).toBe(120_000)
  expect(outcome.result).toBe('timed-out')
})

test('Retry-After is waited for, though not beyond the deadline', async () => {
  const patient = await wait({ outcomeAt: () => answered(429, 90_000), deadlineMs: 4 * minute })
  expect(patient.clock.sleepsMs).toEqual([3_000, 90_000, 90_000, 57_000])
})

test('a rejected poll is repeated after 5 s', async () => {
  const { requests } = await wait({ outcomeAt: () => answered(403) })
  expect(requests.map(({ atMs }) => atMs)).toEqual([3_000, 8_000])
})

test('a signal while sleeping ends the wait without another poll; the job goes on', async () => {
  const { outcome, requests } = await wait({
    outcomeAt: () => reading({ ref: 'docs/x' }),
    fixedMs: minute,
    lasting: (waitMs, cancel) => {
      cancel()
      return waitMs / 2
    },
  })
  expect(requests).toEqual([])
  expect(outcome).toMatchObject({ result: 'cancelled', reason: 'interrupted', job: { id: 'job_1' } })
})

test('a signal that comes later keeps the last reading', async () => {
  let sleeps = 0
  const { outcome, polls } = await wait({
    outcomeAt: () => reading({ ref: 'docs/x' }),
    lasting: (waitMs, cancel) => {
      sleeps += 1
      if (sleeps === 3) cancel()
      return waitMs
    },
  })
  expect(polls).toBe(2)
  expect(outcome).toMatchObject({ result: 'cancelled', job: { ref: 'docs/x' } })
})

test('after a pause of the machine before the deadline, the wait goes on to the same deadline', async () => {
  let sleeps = 0
  const { outcome, requests } = await wait({
    outcomeAt: () => reading(),
    deadlineMs: 2 * hour,
    lasting: (waitMs) => {
      sleeps += 1
      return sleeps === 5 ? waitMs + hour : waitMs
    },
  })
  expect(outcome.result).toBe('timed-out')
  expect(requests.at(-1)?.atMs).toBe(2 * hour)
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['has ended', reading({ status: 'completed', pullRequest: link }), 'pull-request'],
  ['is active', reading(), 'timed-out'],
])('after a pause beyond the deadline a job that %s is polled once', async (_, polled, result) => {
  const { outcome, polls } = await wait({ outcomeAt: () => polled, lasting: (waitMs) => waitMs + hour })
  expect([outcome.result, polls]).toEqual([result, 1])
})

test('a pause of an hour is no hour without responses: one missed poll after it does not end the wait', async () => {
  let sleeps = 0
  const { outcome } = await wait({
    outcomeAt: (elapsedMs) => (elapsedMs < hour + 30_000 ? lost : endingAt(0)(elapsedMs)),
    deadlineMs: 5 * hour,
    lasting: (waitMs) => {
      sleeps += 1
      return sleeps === 1 ? waitMs + hour : waitMs
    },
  })
  expect(outcome.result).toBe('pull-request')
})

test('a wait of six hours polls about every 15 s and logs at most a line a minute', async () => {
  const { outcome, polls, lines, endedMs } = await wait({ outcomeAt: () => reading(), deadlineMs: 6 * hour })
  expect([outcome.result, endedMs]).toEqual(['timed-out', 6 * hour])
  expect(polls).toBeGreaterThan(1_400)
  expect(polls).toBeLessThan(1_700)
  expect(lines.length).toBeLessThanOrEqual(361)
})

test('the log of a ten-minute job has at most 20 lines', async () => {
  const { lines } = await wait({ outcomeAt: endingAt(10 * minute) })
  expect(lines.length).toBeLessThanOrEqual(20)
  expect(lines.at(-1)).toMatch(/^10m( 0\ds)? {2}completed$|^ *10m( \d+s)? {2}completed$/)
})

test('only the job of the wait is polled', async () => {
  const { requests } = await wait({ outcomeAt: endingAt(minute) })
  expect(new Set(requests.map(({ id }) => id))).toEqual(new Set(['job_1']))
})

test('a wait that begins late in a run begins with short intervals and counts from its own start', async () => {
  const { requests, lines } = await wait({
    outcomeAt: endingAt(20 * minute + 10_000),
    startedMs: 20 * minute,
  })
  expect(requests[0]?.atMs).toBe(20 * minute + 3_000)
  expect(lines.at(-1)).toMatch(/^ *12s {2}completed$/)
})
