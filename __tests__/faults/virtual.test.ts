// Faults that take minutes, in virtual time: the real operation and the real retry policy.
import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { answered, link, lost, notSent, reading, tls, unreadable } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { brokenPromises } from '../soak/promises.ts'
import { runVirtually, type Service, type VirtualRequest } from '../soak/virtual-run.ts'
import { createVirtualTime } from '../soak/virtual-time.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const ended = reading({ status: 'completed', pullRequest: link })

type Responses = {
  create?: (nowMs: number, tries: number) => HttpOutcome<Job>
  message?: (nowMs: number, tries: number) => HttpOutcome<Job>
  get?: (nowMs: number, tries: number) => HttpOutcome<Job>
}

/** Each response takes 100 ms. */
async function run(responses: Responses, request: Partial<VirtualRequest> = {}) {
  const time = createVirtualTime()
  const callTimes: Record<keyof Responses, number[]> = { create: [], message: [], get: [] }
  const play = (call: keyof Responses) => async () => {
    callTimes[call].push(time.clock.elapsedMs())
    time.pass(100)
    const response = responses[call]?.(time.clock.elapsedMs(), callTimes[call].length)
    if (!response) throw new Error(`unexpected call: ${call}`)
    return response
  }
  const service: Service = { create: play('create'), message: play('message'), get: play('get') }
  const ran = await runVirtually({ time, service, deadlineMs: 2 * hour, ...request })
  expect(brokenPromises(ran)).toEqual([])
  const { result, reason } = ran.outcome
  return { ...ran, words: `${result} ${reason ?? ''}`.trim(), callTimes }
}

const follow = { memory: sampleReport({ jobId: 'job_1' }) }
const created = () => reading()

test('a create that is always rate limited is given up within 10 min', async () => {
  const { words, callTimes, endedMs } = await run({ create: () => answered(429) })
  expect(words).toBe('rejected rate-limited')
  expect(callTimes.create.length).toBeGreaterThan(10)
  expect(endedMs).toBeGreaterThan(9 * minute)
  expect(endedMs).toBeLessThanOrEqual(10 * minute + second)
})

test.each([
  ['9 min are waited out', 9 * minute, 'pull-request', 2],
  ['11 min are not', 11 * minute, 'rejected rate-limited', 1],
])('of a create with a rate limit, %s', async (...[, retryAfterMs, words, creates]) => {
  const result = await run({
    create: (_, tries) => (tries === 1 ? answered(429, retryAfterMs) : ended),
    get: () => ended,
  })
  expect([result.words, result.callTimes.create.length]).toEqual([words, creates])
  if (creates === 2) expect(result.callTimes.create[1]).toBeGreaterThanOrEqual(retryAfterMs)
})

test('a wait beyond the deadline is not begun', async () => {
  const result = await run({ create: () => answered(429, 2 * minute) }, { deadlineMs: minute })
  expect([result.words, result.callTimes.create.length]).toEqual(['rejected rate-limited', 1])
  expect(result.endedMs).toBeLessThan(second)
})

test.each(['create', 'message'] as const)(
  'a %s that cannot be sent is tried for ten minutes',
  async (call) => {
    const result = await run(
      { create: () => notSent, message: () => notSent, get: () => ended },
      call === 'message' ? follow : {},
    )
    expect(result.words).toBe('rejected unreachable')
    expect(result.callTimes[call].length).toBeGreaterThan(20)
    expect(result.endedMs).toBeGreaterThan(9 * minute)
    expect(result.endedMs).toBeLessThan(11 * minute)
  },
)

test.each(['create', 'message'] as const)('a %s that is sent at the fifth try is done', async (call) => {
  const late = (_: number, tries: number) => (tries < 5 ? notSent : reading())
  const get = (_: number, tries: number) => (tries === 2 ? reading() : ended)
  const result = await run({ create: late, message: late, get }, call === 'message' ? follow : {})
  expect(result.words).toBe('pull-request')
  expect(result.callTimes[call]).toHaveLength(5)
})

test.each<[string, HttpOutcome<Job>]>([
  ['without a response', lost],
  ['unreadable', unreadable],
  ['with a 500', answered(500)],
  ['with a 408', answered(408)],
])('after waits for 429 a create that ends %s is not sent again', async (_, fault) => {
  const result = await run({ create: (_now, tries) => (tries < 4 ? answered(429, minute) : fault) })
  expect([result.words, result.callTimes.create.length]).toEqual(['unknown create-unconfirmed', 4])
})

test.each<[string, HttpOutcome<Job>]>([
  ['without a response', lost],
  ['not sent', notSent],
  ['unreadable', unreadable],
  ['503', answered(503)],
  ['about another job', reading({ id: 'job_x' })],
])('polls that are all %s end the wait after ten minutes and six misses', async (_, fault) => {
  const result = await run({ create: created, get: () => fault })
  expect(result.words).toBe('unknown unreachable')
  expect(result.outputs['job-id']).toBe('job_1')
  expect(result.endedMs).toBeGreaterThanOrEqual(10 * minute)
  expect(result.endedMs).toBeLessThan(11 * minute)
})

test('at a poll each ten minutes six misses take an hour', async () => {
  const result = await run({ create: created, get: () => lost }, { inputs: { pollIntervalMs: 10 * minute } })
  expect([result.words, result.callTimes.get.length]).toEqual(['unknown unreachable', 6])
})

test('one good reading in nine minutes is enough', async () => {
  const get = (nowMs: number) => (Math.floor(nowMs / minute) % 9 === 0 ? reading() : lost)
  const result = await run({ create: created, get: (nowMs) => (nowMs > hour ? ended : get(nowMs)) })
  expect(result.words).toBe('pull-request')
})

test('polls that are rate limited for an hour do not end the wait, and come two minutes apart', async () => {
  const get = (nowMs: number) => (nowMs > hour ? ended : answered(429))
  const { words, callTimes } = await run({ create: created, get })
  expect(words).toBe('pull-request')
  expect(callTimes.get.length).toBeLessThan(40)
})

test('a job that is not found in its first minute is waited for', async () => {
  const get = (nowMs: number) => (nowMs < 55 * second ? answered(404) : ended)
  expect((await run({ create: created, get })).words).toBe('pull-request')
})

test('a job that is never found has disappeared after a minute and a half', async () => {
  const { words, endedMs, outputs } = await run({ create: created, get: () => answered(404) })
  expect([words, outputs['job-id']]).toEqual(['unknown job-disappeared', 'job_1'])
  expect(endedMs).toBeGreaterThan(90 * second)
  expect(endedMs).toBeLessThan(2 * minute)
})

test('a job that is not found for 20 s in the middle is still waited for', async () => {
  const get = (nowMs: number) => {
    if (nowMs > 5 * minute) return ended
    return nowMs > 2 * minute && nowMs < 140 * second ? answered(404) : reading()
  }
  expect((await run({ create: created, get })).words).toBe('pull-request')
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['401', answered(401), 'unauthorized'],
  ['403', answered(403), 'forbidden'],
  ['302', answered(302), 'redirected'],
  ['an untrusted certificate', tls, 'tls'],
])('a wait ends at the second %s, five seconds after the first', async (_, fault, reason) => {
  const { words, callTimes, outputs } = await run({ create: created, get: () => fault })
  expect([words, outputs['job-id']]).toEqual([`unknown ${reason}`, 'job_1'])
  expect(callTimes.get).toHaveLength(2)
})

test('a link that was read once is kept whatever comes after', async () => {
  const get = (_: number, tries: number) => (tries === 1 ? reading({ pullRequest: link }) : answered(401))
  const { words, outputs } = await run({ create: created, get })
  expect([words, outputs['pr-link']]).toEqual(['unknown unauthorized', link.url])
})

test('a message whose job never changes counts after 90 s, as suspected to be stale', async () => {
  const { words, endedMs, callTimes } = await run({ message: () => ended, get: () => ended }, follow)
  expect([words, callTimes.message.length]).toEqual(['pull-request effect-unconfirmed', 1])
  expect(endedMs).toBeGreaterThanOrEqual(90 * second)
  expect(endedMs).toBeLessThan(2 * minute)
})

test.each<[string, HttpOutcome<Job>]>([
  ['gets no response', lost],
  ['gets a 503', answered(503)],
])('a message that %s and is never acknowledged is ambiguous after 90 s', async (_, fault) => {
  const { words, callTimes, outputs } = await run({ message: () => fault, get: () => ended }, follow)
  expect([words, callTimes.message.length]).toEqual(['unknown message-unconfirmed', 1])
  expect(outputs['job-id']).toBe('job_1')
})

/** A job that has ended, and is gone once it has refused a message. */
const goneAfter = (tries: number, next = ended) => [ended, answered(404)][tries - 1] ?? next

test.each([400, 404, 409])(
  'in a conversation a message answered %d by a job that is gone is followed by one create',
  async (status) => {
    const job: HttpOutcome<Job> = reading({ id: 'job_2', status: 'completed', pullRequest: link })
    const get = (_: number, tries: number) => goneAfter(tries, job)
    const result = await run({ message: () => answered(status), get, create: () => job }, follow)
    expect([result.words, result.outputs['job-id']]).toEqual(['pull-request', 'job_2'])
    expect([result.callTimes.message.length, result.callTimes.create.length]).toEqual([1, 1])
  },
)

test.each([
  [400, 'bad-request'],
  [409, 'bad-request'],
])('a message answered %d by a job that is still there is followed by nothing', async (status, reason) => {
  const result = await run({ message: () => answered(status), get: () => ended }, follow)
  expect([result.words, result.outputs['job-id']]).toEqual([`rejected ${reason}`, 'job_1'])
  expect(result.callTimes.message).toHaveLength(1)
})

test('if the create that replaces a job is ambiguous, no output has the old one', async () => {
  const result = await run(
    { message: () => answered(404), get: (_, tries) => goneAfter(tries), create: () => lost },
    follow,
  )
  expect(result.words).toBe('unknown create-unconfirmed')
  expect([result.outputs['job-id'], result.outputs['pr-link']]).toEqual(['', ''])
})
