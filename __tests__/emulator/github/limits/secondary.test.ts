import { expect, test } from '@jest/globals'
import { addComment } from '../../../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../../../emulator/github/server.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const issue = `${root}/issues/1`
const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
const refusal = { status: 403, headers: { 'retry-after': '60' }, body: { message, status: '403' } }
/** Enough for the emulator, and fewer than a limit on the number of connections. */
const batchSize = 20

async function start(options: GitHubOptions = {}) {
  const clock = { nowMs: Date.UTC(2026, 0, 1) }
  const now = () => new Date(clock.nowMs)
  const { github, repository } = await startWithConversations({ tokens: [{ token: 'app' }], now, ...options })
  const { id } = addComment(repository, { issue: 1 })
  const calls = {
    GET: { path: issue },
    POST: { path: `${issue}/comments`, body: { body: 'Hello' } },
    PATCH: { path: `${root}/issues/comments/${id}`, body: { body: 'Hello' } },
    DELETE: { path: `${issue}/reactions/1` },
  }
  const call = (method: keyof typeof calls, token = github.token) => {
    const { path, ...request } = { body: undefined, ...calls[method] }
    return callGitHub(github, path, { method, token, ...request })
  }
  /** Returns how many of the requests were refused. */
  const repeat = async (method: keyof typeof calls, count: number) => {
    let refused = 0
    for (let sent = 0; sent < count; sent += batchSize) {
      const size = Math.min(batchSize, count - sent)
      const batch = await Promise.all(Array.from({ length: size }, () => call(method)))
      refused += batch.filter(({ status }) => status === 403).length
    }
    return refused
  }
  return { github, repository, clock, call, repeat }
}

test.each([
  ['GET', 900, { kind: 'points', path: issue }],
  ['DELETE', 180, { kind: 'points', path: `${issue}/reactions/1` }],
  ['POST', 80, { kind: 'content', path: `${issue}/comments` }],
] as const)('a minute holds so many requests %s: %p', async (method, count, refused) => {
  const { github, repository, clock, call, repeat } = await start()
  expect(await repeat(method, count)).toBe(0)
  expect(github.refusals).toEqual([])
  clock.nowMs += 59_999
  const remaining = { 'x-ratelimit-remaining': String(1_000 - count) }
  expect(await call(method)).toMatchObject({ ...refusal, headers: { ...refusal.headers, ...remaining } })
  expect(github.refusals).toEqual([refused])
  expect(repository.rate.used).toBe(count)
  expect((await call(method, 'app')).status).not.toBe(403)
  clock.nowMs += 1
  expect((await call(method)).status).not.toBe(403)
})

test('points of all methods add up', async () => {
  const { github, call, repeat } = await start()
  expect([await repeat('GET', 496), await repeat('PATCH', 40), await repeat('POST', 40)]).toEqual([0, 0, 0])
  expect((await call('DELETE')).status).toBe(403)
  expect([await repeat('GET', 4), await repeat('GET', 1)]).toEqual([0, 1])
  expect(github.refusals.map(({ kind }) => kind)).toEqual(['points', 'points'])
})

test('an hour holds 500 requests that create content', async () => {
  const { github, clock, call, repeat } = await start()
  for (const count of [80, 80, 80, 80, 80, 80, 20]) {
    expect(await repeat('POST', count)).toBe(0)
    clock.nowMs += 60_000
  }
  expect(await call('PATCH')).toMatchObject(refusal)
  expect(await call('GET')).toMatchObject({ status: 200 })
  clock.nowMs += 3_600_000 - 7 * 60_000
  expect(await call('PATCH')).toMatchObject({ status: 200 })
  expect(github.refusals).toEqual([{ kind: 'content', path: expect.any(String) }])
})

test('100 requests run at the same time, also those that fail later', async () => {
  const { github, call } = await start({ rateLimits: false, secondaryLimits: true })
  const controller = new AbortController()
  github.fail({ path: `${root}/pulls/2`, hang: true, times: 100 })
  const headers = { authorization: `Bearer ${github.token}` }
  const url = `${github.apiUrl}${root}/pulls/2`
  const hanging = Array.from({ length: 100 }, () => fetch(url, { headers, signal: controller.signal }))
  const settled = Promise.allSettled(hanging)
  while (github.requests.length < 100) await new Promise(setImmediate)
  const refused = await call('GET')
  expect(refused).toMatchObject(refusal)
  expect(refused.headers).not.toHaveProperty('x-ratelimit-limit')
  expect(await call('GET', 'app')).toMatchObject({ status: 200 })
  expect(github.refusals).toEqual([{ kind: 'concurrency', path: issue }])
  controller.abort()
  await settled
  while ((await call('GET')).status !== 200) await new Promise(setImmediate)
})

test.each([
  ['without limits', { rateLimits: false }, 0],
  ['without secondary limits', { secondaryLimits: false }, 0],
  ['with secondary limits only', { rateLimits: false, secondaryLimits: true }, 1],
])('%s, %j, of 81 comments so many are refused: %p', async (_, options, count) => {
  const { github, repeat } = await start(options)
  expect(await repeat('POST', 81)).toBe(count)
  expect(github.refusals).toHaveLength(count)
})

test('a request without a valid token has no limit', async () => {
  const { github, call, repeat } = await start()
  await repeat('GET', 900)
  expect(await call('GET', 'unknown')).toMatchObject({ status: 401 })
  expect(github.refusals).toEqual([])
})
