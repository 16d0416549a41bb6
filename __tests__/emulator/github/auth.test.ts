import { expect, test } from '@jest/globals'
import { addComment, addIssue, addReviewComment } from '../../../emulator/github/fixtures.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const issue = `${root}/issues/1`

test.each([
  ['Bearer right', 200],
  ['bearer right', 200],
  ['token right', 200],
  ['Bearer wrong', 401],
  ['Basic right', 401],
  ['right', 401],
  ['', 401],
])('the authorization %p is answered %p', async (authorization, status) => {
  const { github } = await startWithConversations({ token: 'right' })
  const response = await fetch(github.apiUrl + issue, {
    headers: authorization === '' ? {} : { authorization },
  })
  expect(response.status).toBe(status)
  if (status === 200) return
  expect(await response.json()).toEqual({
    message: 'Bad credentials',
    documentation_url: 'https://docs.github.com/rest',
    status: '401',
  })
})

test('a read-only token reads, and is told which permission each write needs', async () => {
  const { github, repository } = await startWithConversations({ readOnly: true })
  const onIssue = addComment(repository, { issue: 1 })
  const onLine = addReviewComment(repository, { pull: 2 })
  const writes = [
    ['POST', '/issues/1/comments', 'issues=write'],
    ['POST', '/issues/2/comments', 'pull_requests=write'],
    ['PATCH', `/issues/comments/${onIssue.id}`, 'issues=write'],
    ['POST', `/issues/comments/${onIssue.id}/reactions`, 'issues=write'],
    ['POST', `/pulls/comments/${onLine.id}/reactions`, 'pull_requests=write'],
  ] as const
  for (const [method, path, permission] of writes) {
    const response = await callGitHub(github, root + path, {
      method,
      body: { body: 'Hello', content: 'eyes' },
    })
    expect(response).toMatchObject({
      status: 403,
      headers: { 'x-accepted-github-permissions': permission },
      body: { message: 'Resource not accessible by integration', status: '403' },
    })
  }
  expect(await callGitHub(github, `${root}/issues/1/comments`)).toMatchObject({
    status: 200,
    body: [{ id: onIssue.id }],
  })
})

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
