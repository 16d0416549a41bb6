// Faults that take minutes, in virtual time: the real operation and the real retry policy.
import { expect, test } from '@jest/globals'
import type { Attempt } from '../../src/domain/http/attempt.ts'
import type { Job } from '../../src/domain/job/job.ts'
import { answered, link, lost, notSent, reading, sampleJob, tls, unreadable } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { brokenPromises } from '../soak/promises.ts'
import { runVirtually, type Service, type VirtualRequest } from '../soak/virtual-run.ts'
import { createVirtualTime } from '../soak/virtual-time.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const ended = reading({ status: 'completed', pullRequest: link })

type Answers = {
  create?: (nowMs: number, tries: number) => Attempt<Job>
  message?: (nowMs: number, tries: number) => Attempt<Job>
  get?: (nowMs: number, tries: number) => Attempt<Job>
}

/** Each answer takes 100 ms. */
async function run(answers: Answers, request: Partial<VirtualRequest> = {}) {
  const time = createVirtualTime()
  const asked: Record<keyof Answers, number[]> = { create: [], message: [], get: [] }
  const play = (call: keyof Answers) => async () => {
    asked[call].push(time.clock.elapsedMs())
    time.pass(100)
    const answer = answers[call]?.(time.clock.elapsedMs(), asked[call].length)
    if (!answer) throw new Error(`not foreseen: ${call}`)
    return answer
  }
  const service: Service = { create: play('create'), message: play('message'), get: play('get') }
  const ran = await runVirtually({ time, service, deadlineMs: 2 * hour, ...request })
  expect(brokenPromises(ran)).toEqual([])
  const { result, reason } = ran.outcome
  return { ...ran, words: `${result} ${reason}`.trim(), asked }
}

const follow = { memory: sampleReport({ jobId: 'job_1' }) }
const created = () => reading()

test('a create that is limited for ever is given up within 10 min', async () => {
  const { words, asked, endedMs } = await run({ create: () => answered(429) })
  expect(words).toBe('rejected rate-limited')
  expect(asked.create.length).toBeGreaterThan(10)
  expect(endedMs).toBeGreaterThan(9 * minute)
  expect(endedMs).toBeLessThanOrEqual(10 * minute + second)
})

test.each([
  ['9 min are waited out', 9 * minute, 'pull-request', 2],
  ['11 min are not', 11 * minute, 'rejected rate-limited', 1],
])('of a create that is limited, %s', async (...[, retryAfterMs, words, creates]) => {
  const seen = await run({
    create: (_, tries) => (tries === 1 ? answered(429, retryAfterMs) : ended),
    get: () => ended,
  })
  expect([seen.words, seen.asked.create.length]).toEqual([words, creates])
  if (creates === 2) expect(seen.asked.create[1]).toBeGreaterThanOrEqual(retryAfterMs)
})

test('a wait that would cross the deadline is not begun', async () => {
  const seen = await run({ create: () => answered(429, 2 * minute) }, { deadlineMs: minute })
  expect([seen.words, seen.asked.create.length]).toEqual(['rejected rate-limited', 1])
  expect(seen.endedMs).toBeLessThan(second)
})

test.each(['create', 'message'] as const)(
  'a %s that cannot be sent is tried five times in all',
  async (call) => {
    const seen = await run(
      { create: () => notSent, message: () => notSent, get: () => ended },
      call === 'message' ? follow : {},
    )
    expect(seen.words).toBe('rejected unreachable')
    expect(seen.asked[call]).toHaveLength(5)
    expect(seen.endedMs).toBeLessThan(2 * minute)
  },
)

test.each(['create', 'message'] as const)('a %s that is sent at the fifth try is done', async (call) => {
  const late = (_: number, tries: number) => (tries < 5 ? notSent : reading())
  const get = (_: number, tries: number) => (tries === 2 ? reading() : ended)
  const seen = await run({ create: late, message: late, get }, call === 'message' ? follow : {})
  expect(seen.words).toBe('pull-request')
  expect(seen.asked[call]).toHaveLength(5)
})

test.each<[string, Attempt<Job>]>([
  ['lost', lost],
  ['unreadable', unreadable],
  ['500', answered(500)],
  ['408', answered(408)],
])('after waits for 429 a create that ends %s is not sent again', async (_, fault) => {
  const seen = await run({ create: (_now, tries) => (tries < 4 ? answered(429, minute) : fault) })
  expect([seen.words, seen.asked.create.length]).toEqual(['unknown create-ambiguous', 4])
})

test.each<[string, Attempt<Job>]>([
  ['lost', lost],
  ['not sent', notSent],
  ['unreadable', unreadable],
  ['503', answered(503)],
  ['about another job', reading({ id: 'job_x' })],
])('polls that are all %s end the wait after ten minutes and six misses', async (_, fault) => {
  const seen = await run({ create: created, get: () => fault })
  expect(seen.words).toBe('unknown unreachable')
  expect(seen.outputs['job-id']).toBe('job_1')
  expect(seen.endedMs).toBeGreaterThanOrEqual(10 * minute)
  expect(seen.endedMs).toBeLessThan(11 * minute)
})

test('at a poll each ten minutes six misses take an hour', async () => {
  const seen = await run({ create: created, get: () => lost }, { settings: { pollIntervalMs: 10 * minute } })
  expect([seen.words, seen.asked.get.length]).toEqual(['unknown unreachable', 6])
})

test('one good answer in nine minutes is enough', async () => {
  const get = (nowMs: number) => (Math.floor(nowMs / minute) % 9 === 0 ? reading() : lost)
  const seen = await run({ create: created, get: (nowMs) => (nowMs > hour ? ended : get(nowMs)) })
  expect(seen.words).toBe('pull-request')
})

test('polls that are limited for an hour end nothing, and come two minutes apart', async () => {
  const get = (nowMs: number) => (nowMs > hour ? ended : answered(429))
  const { words, asked } = await run({ create: created, get })
  expect(words).toBe('pull-request')
  expect(asked.get.length).toBeLessThan(40)
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

test('a job that is not found for 20 s in the middle is still there', async () => {
  const get = (nowMs: number) => {
    if (nowMs > 5 * minute) return ended
    return nowMs > 2 * minute && nowMs < 140 * second ? answered(404) : reading()
  }
  expect((await run({ create: created, get })).words).toBe('pull-request')
})

test.each<[string, Attempt<Job>, string]>([
  ['401', answered(401), 'unauthorized'],
  ['403', answered(403), 'forbidden'],
  ['302', answered(302), 'bad-endpoint'],
  ['an untrusted certificate', tls, 'tls'],
])('a wait ends at the second %s, five seconds after the first', async (_, fault, reason) => {
  const { words, asked, outputs } = await run({ create: created, get: () => fault })
  expect([words, outputs['job-id']]).toEqual([`unknown ${reason}`, 'job_1'])
  expect(asked.get).toHaveLength(2)
})

test('a link that was seen once is kept whatever comes after', async () => {
  const get = (_: number, tries: number) => (tries === 1 ? reading({ pullRequest: link }) : answered(401))
  const { words, outputs } = await run({ create: created, get })
  expect([words, outputs['pr-link']]).toEqual(['unknown unauthorized', link.url])
})

test('a message whose job never moves counts after 90 s, as suspected to be stale', async () => {
  const { words, endedMs, asked } = await run({ message: () => ended, get: () => ended }, follow)
  expect([words, asked.message.length]).toEqual(['pull-request stale-suspected', 1])
  expect(endedMs).toBeGreaterThanOrEqual(90 * second)
  expect(endedMs).toBeLessThan(2 * minute)
})

test.each<[string, Attempt<Job>]>([
  ['lost', lost],
  ['a 503', answered(503)],
])('a message that is %s and never shows is of unknown fate after 90 s', async (_, fault) => {
  const { words, asked, outputs } = await run({ message: () => fault, get: () => ended }, follow)
  expect([words, asked.message.length]).toEqual(['unknown message-ambiguous', 1])
  expect(outputs['job-id']).toBe('job_1')
})

test.each([400, 404, 409])('in a thread a message answered %d is followed by one create', async (status) => {
  const job = sampleJob({ id: 'job_2', status: 'completed', pullRequest: link })
  const seen = await run(
    { message: () => answered(status), get: () => ended, create: () => ({ kind: 'value', value: job }) },
    follow,
  )
  expect([seen.words, seen.outputs['job-id']]).toEqual(['pull-request', 'job_2'])
  expect([seen.asked.message.length, seen.asked.create.length]).toEqual([1, 1])
})

test('when the create that replaces a job is of unknown fate, no output speaks of the old one', async () => {
  const seen = await run({ message: () => answered(404), get: () => ended, create: () => lost }, follow)
  expect(seen.words).toBe('unknown create-ambiguous')
  expect([seen.outputs['job-id'], seen.outputs['pr-link']]).toEqual(['', ''])
})
