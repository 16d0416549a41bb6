import { expect, test } from '@jest/globals'
import { addIssue, makeUser } from '../../../../emulator/github/fixtures.ts'
import type { Account } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const issue = `${root}/issues/1`
const docsBot: Account = { login: 'docs-app[bot]', id: 5_001, type: 'Bot' }
const mona = makeUser('mona')

test('an hour holds 1,000 requests of a repository, then it answers 403 until the next', async () => {
  let nowMs = Date.UTC(2026, 0, 1)
  const { github, repository } = await startWithConversations({ now: () => new Date(nowMs) })
  repository.rate.used = 998
  const resetSeconds = String(nowMs / 1_000 + 3_600)
  const rate = (used: string, remaining: string) => ({
    'x-ratelimit-limit': '1000',
    'x-ratelimit-used': used,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': resetSeconds,
  })
  expect(await callGitHub(github, issue)).toMatchObject({ status: 200, headers: rate('999', '1') })
  expect(await callGitHub(github, issue)).toMatchObject({ status: 200, headers: rate('1000', '0') })
  expect(await callGitHub(github, issue)).toMatchObject({ status: 403, headers: rate('1000', '0') })
  addIssue(github.repository('octocat/other'), { number: 1 })
  expect(await callGitHub(github, '/repos/octocat/other/issues/1')).toMatchObject({ status: 200 })
  nowMs += 3_600_000
  expect(await callGitHub(github, issue)).toMatchObject({ status: 200, headers: { 'x-ratelimit-used': '1' } })
})

test('without rate limits nothing is counted', async () => {
  const { github, repository } = await startWithConversations({ rateLimits: false })
  repository.rate.used = 1_000
  const response = await callGitHub(github, issue)
  expect(response.status).toBe(200)
  expect(response.headers).not.toHaveProperty('x-ratelimit-limit')
})

test.each([
  [{ account: docsBot }, 1, '5000'],
  [{ account: docsBot }, 20, '5000'],
  [{ account: docsBot }, 21, '5050'],
  [{ account: docsBot }, 170, '12500'],
  [{ account: docsBot }, 200, '12500'],
  [{ account: docsBot, repositories: ['octocat/docs'] }, 200, '5000'],
  [{ account: mona, kind: 'installation' as const }, 22, '5100'],
  [{ account: mona }, 200, '5000'],
  [{}, 200, '1000'],
])('a token with %j among %p repositories has a limit of %p', async (settings, count, limit) => {
  const { github } = await startWithConversations({ tokens: [{ token: 'other', ...settings }] })
  for (let index = 1; index < count; index += 1) github.repository(`octocat/other-${index}`)
  const { headers } = await callGitHub(github, issue, { token: 'other' })
  expect(headers).toMatchObject({ 'x-ratelimit-limit': limit, 'x-ratelimit-used': '1' })
})

test.each([
  [docsBot, 'API rate limit exceeded for installation.', '/installation/repositories'],
  [mona, `API rate limit exceeded for user ID ${mona.id}.`, '/user'],
])('the token of %j has one limit for all requests', async (account, message, otherPath) => {
  const nowMs = Date.UTC(2026, 0, 1)
  const { github } = await startWithConversations({
    tokens: [{ token: 'other', account }],
    now: () => new Date(nowMs),
  })
  addIssue(github.repository('octocat/code'), { number: 1 })
  github.rateOf('other').used = 4_996
  const paths = [issue, '/repos/octocat/code/issues/1', otherPath, '/repos/octocat/none']
  const remaining = []
  for (const path of paths) {
    const { headers } = await callGitHub(github, path, { token: 'other' })
    remaining.push(headers['x-ratelimit-remaining'])
  }
  expect(remaining).toEqual(['3', '2', '1', '0'])
  expect(github.refusals).toEqual([])
  expect(await callGitHub(github, otherPath, { token: 'other' })).toMatchObject({
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(nowMs / 1_000 + 3_600) },
    body: { message },
  })
  expect(github.refusals).toEqual([{ kind: 'primary', path: otherPath }])
  expect(github.rateOf('other')).toEqual({ used: 5_000, resetAtMs: nowMs + 3_600_000 })
  expect(await callGitHub(github, issue)).toMatchObject({ status: 200 })
})

test("what a workflow's token asks outside of repositories is counted apart from them", async () => {
  const { github, repository } = await startWithConversations()
  const { headers } = await callGitHub(github, '/installation/repositories')
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '1000', 'x-ratelimit-used': '1' })
  expect([github.rateOf(github.token).used, repository.rate.used]).toEqual([1, 0])
})
