import { expect, test } from '@jest/globals'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { waitForJob } from '../../../src/operations/job/wait.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { answered, link, lost, reading, sampleJob } from '../../fixtures/sample-job.ts'
import { newWatch } from '../../fixtures/watch-story.ts'

const minute = 60_000
const hour = 60 * minute

type Setting = {
  answerAt: (elapsedMs: number) => Attempt<Job>
  deadlineMs?: number
  fixedMs?: number | null
  job?: Job | null
  /** How long the run has lasted when the wait begins. */
  startedMs?: number
  /** How long a sleep takes; may interrupt the run. */
  lasting?: (waitMs: number, interrupt: () => void) => number
}

async function wait({
  answerAt,
  deadlineMs = 30 * minute,
  fixedMs = null,
  job = sampleJob(),
  startedMs = 0,
  lasting,
}: Setting) {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  const clock = createFakeClock((waitMs) => lasting?.(waitMs, interrupt) ?? waitMs)
  if (startedMs > 0) await clock.sleep(startedMs)
  const asked: { id: string; atMs: number }[] = []
  const readings: Job[] = []
  const lines: string[] = []
  const waited = await waitForJob(
    { watch: newWatch({ job, startedMs, lastGoodMs: startedMs }), fixedMs },
    {
      clock,
      random: () => 0.5,
      getJob: async (id) => {
        asked.push({ id, atMs: clock.elapsedMs() })
        return answerAt(clock.elapsedMs())
      },
      remainingMs: () => deadlineMs - clock.elapsedMs(),
      interrupted: interruption.signal,
      onReading: (seen) => readings.push(seen),
      log: (line) => lines.push(line),
    },
  )
  return { ...waited, asked, readings, lines, clock, endedMs: clock.elapsedMs() }
}

function endingAt(endMs: number, known: Partial<Job> = { status: 'completed', pullRequest: link }) {
  return (elapsedMs: number) => (elapsedMs >= endMs ? reading(known) : reading())
}

test.each<[string, Partial<Job>, string]>([
  ['a pull request', { status: 'completed', pullRequest: link }, 'pull-request'],
  ['nothing', { status: 'completed' }, 'no-pull-request'],
  ['a failure', { status: 'failed' }, 'failed'],
  ['the archive', { status: 'archived' }, 'archived'],
])('a job of four minutes that ends with %s is seen to end', async (_, known, result) => {
  const { outcome, endedMs } = await wait({ answerAt: endingAt(4 * minute, known) })
  expect(outcome).toMatchObject({ result, reason: '', job: { id: 'job_1' } })
  expect(endedMs).toBeGreaterThanOrEqual(4 * minute)
  expect(endedMs).toBeLessThan(4 * minute + 20_000)
})

test('polls are counted, and each good reading is told', async () => {
  const { polls, asked, readings } = await wait({
    answerAt: (elapsedMs) => (elapsedMs === 20_000 ? lost : endingAt(40_000)(elapsedMs)),
    fixedMs: 10_000,
  })
  expect(asked.map(({ atMs }) => atMs)).toEqual([10_000, 20_000, 30_000, 40_000])
  expect(polls).toBe(4)
  expect(readings.map(({ status }) => status)).toEqual(['active', 'active', 'completed'])
})

test('a job that is known to have ended is not asked for', async () => {
  const job = sampleJob({ status: 'completed', pullRequest: link })
  const { outcome, polls, asked } = await wait({ answerAt: () => lost, job })
  expect([outcome.result, polls, asked]).toEqual(['pull-request', 0, []])
})

test('the deadline is never crossed, and the last poll comes at it', async () => {
  const { outcome, asked, endedMs } = await wait({ answerAt: () => reading(), deadlineMs: 30 * minute })
  expect(outcome).toMatchObject({ result: 'timed-out', reason: 'deadline', job: { status: 'active' } })
  expect([endedMs, asked.at(-1)?.atMs]).toEqual([30 * minute, 30 * minute])
})

test.each([1, 999, 3_100, 65_001])('a deadline of %d ms is met to the millisecond', async (deadlineMs) => {
  const { endedMs, asked } = await wait({ answerAt: () => reading(), deadlineMs })
  expect([endedMs, asked.at(-1)?.atMs]).toEqual([deadlineMs, deadlineMs])
})

test('what the last poll brings counts', async () => {
  const { outcome } = await wait({ answerAt: endingAt(10 * minute), deadlineMs: 10 * minute })
  expect(outcome.result).toBe('pull-request')
})

test('a link that has not followed by the deadline is none', async () => {
  const { outcome, endedMs } = await wait({
    answerAt: endingAt(minute - 2_000, { status: 'completed' }),
    deadlineMs: minute,
  })
  expect([outcome.result, endedMs]).toEqual(['no-pull-request', minute])
})

test.each<[string, Setting['answerAt'], string, string]>([
  ['never answers', () => lost, 'unknown', 'unreachable'],
  ['refuses the key', () => answered(401), 'unknown', 'unauthorized'],
  ['does not know the job', () => answered(404), 'unknown', 'job-disappeared'],
])('a service that %s ends the wait, the job kept', async (...[, answerAt, result, reason]) => {
  const { outcome, endedMs } = await wait({ answerAt, deadlineMs: hour })
  expect(outcome).toMatchObject({ result, reason, job: { id: 'job_1' } })
  expect(endedMs).toBeLessThan(11 * minute)
})

test('a service that never answers before an early deadline leaves the outcome unknown', async () => {
  const { outcome } = await wait({ answerAt: () => lost, deadlineMs: 5 * minute })
  expect(outcome).toMatchObject({ result: 'unknown', reason: 'unreachable' })
})

test('a limit stretches the interval up to two minutes, and no further', async () => {
  const { clock, outcome } = await wait({ answerAt: () => answered(429), deadlineMs: 30 * minute })
  expect(clock.sleepsMs.slice(0, 4)).toEqual([3_000, 6_000, 12_000, 24_000])
  expect(Math.max(...clock.sleepsMs)).toBe(120_000)
  expect(outcome.result).toBe('timed-out')
})

test('Retry-After is waited for, though not beyond the deadline', async () => {
  const patient = await wait({ answerAt: () => answered(429, 90_000), deadlineMs: 4 * minute })
  expect(patient.clock.sleepsMs).toEqual([3_000, 90_000, 90_000, 57_000])
})

test('a refusal is asked about again after 5 s', async () => {
  const { asked } = await wait({ answerAt: () => answered(403) })
  expect(asked.map(({ atMs }) => atMs)).toEqual([3_000, 8_000])
})

test('a signal while sleeping ends the wait without another poll; the job goes on', async () => {
  const { outcome, asked } = await wait({
    answerAt: () => reading({ ref: 'docs/x' }),
    fixedMs: minute,
    lasting: (waitMs, interrupt) => {
      interrupt()
      return waitMs / 2
    },
  })
  expect(asked).toEqual([])
  expect(outcome).toMatchObject({ result: 'cancelled', reason: 'signal', job: { id: 'job_1' } })
})

test('a signal that comes later keeps the last reading', async () => {
  let sleeps = 0
  const { outcome, polls } = await wait({
    answerAt: () => reading({ ref: 'docs/x' }),
    lasting: (waitMs, interrupt) => {
      sleeps += 1
      if (sleeps === 3) interrupt()
      return waitMs
    },
  })
  expect(polls).toBe(2)
  expect(outcome).toMatchObject({ result: 'cancelled', job: { ref: 'docs/x' } })
})

test('after a pause of the machine within the time the wait goes on to the same deadline', async () => {
  let sleeps = 0
  const { outcome, asked } = await wait({
    answerAt: () => reading(),
    deadlineMs: 2 * hour,
    lasting: (waitMs) => {
      sleeps += 1
      return sleeps === 5 ? waitMs + hour : waitMs
    },
  })
  expect(outcome.result).toBe('timed-out')
  expect(asked.at(-1)?.atMs).toBe(2 * hour)
})

test.each<[string, Attempt<Job>, string]>([
  ['has ended', reading({ status: 'completed', pullRequest: link }), 'pull-request'],
  ['is at work', reading(), 'timed-out'],
])('after a pause beyond the deadline a job that %s is asked for once', async (_, answer, result) => {
  const { outcome, polls } = await wait({ answerAt: () => answer, lasting: (waitMs) => waitMs + hour })
  expect([outcome.result, polls]).toEqual([result, 1])
})

test('a pause of an hour is no hour of silence: one missed poll after it gives nothing up', async () => {
  let sleeps = 0
  const { outcome } = await wait({
    answerAt: (elapsedMs) => (elapsedMs < hour + 30_000 ? lost : endingAt(0)(elapsedMs)),
    deadlineMs: 5 * hour,
    lasting: (waitMs) => {
      sleeps += 1
      return sleeps === 1 ? waitMs + hour : waitMs
    },
  })
  expect(outcome.result).toBe('pull-request')
})

test('a wait of six hours asks about every 15 s and writes at most a line a minute', async () => {
  const { outcome, polls, lines, endedMs } = await wait({ answerAt: () => reading(), deadlineMs: 6 * hour })
  expect([outcome.result, endedMs]).toEqual(['timed-out', 6 * hour])
  expect(polls).toBeGreaterThan(1_400)
  expect(polls).toBeLessThan(1_700)
  expect(lines.length).toBeLessThanOrEqual(361)
})

test('the log of a ten-minute job has at most 20 lines', async () => {
  const { lines } = await wait({ answerAt: endingAt(10 * minute) })
  expect(lines.length).toBeLessThanOrEqual(20)
  expect(lines.at(-1)).toMatch(/^10m( 0\ds)? {2}completed$|^ *10m( \d+s)? {2}completed$/)
})

test('only the job that is waited for is asked for', async () => {
  const { asked } = await wait({ answerAt: endingAt(minute) })
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set(['job_1']))
})

test('a wait that begins late in a run begins with short intervals and counts from its own start', async () => {
  const { asked, lines } = await wait({ answerAt: endingAt(20 * minute + 10_000), startedMs: 20 * minute })
  expect(asked[0]?.atMs).toBe(20 * minute + 3_000)
  expect(lines.at(-1)).toMatch(/^ *12s {2}completed$/)
})
