import { getOctokit } from '@actions/github'
import { afterEach, expect, test } from '@jest/globals'
import {
  addComment,
  addIssue,
  addPull,
  addReviewComment,
  makeUser,
} from '../../../emulator/github/fixtures.ts'
import type { GitHubEmulator, GitHubOptions } from '../../../emulator/github/server.ts'
import { startGitHub } from '../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../emulator/github/state.ts'
import { actionsBot } from '../../../emulator/github/state.ts'
import { callGitHub } from './github-call.ts'

const root = '/repos/octocat/docs'
const issue = `${root}/issues/1`
const started: GitHubEmulator[] = []

afterEach(async () => {
  for (const github of started.splice(0)) await github.close()
})

async function start(
  options: GitHubOptions = {},
): Promise<{ github: GitHubEmulator; repository: RepositoryState }> {
  const github = await startGitHub(options)
  started.push(github)
  const repository = github.repository('octocat/docs')
  addIssue(repository, { number: 1 })
  addPull(repository, { number: 2 })
  return { github, repository }
}

test.each([
  ['Bearer right', 200],
  ['bearer right', 200],
  ['token right', 200],
  ['Bearer wrong', 401],
  ['Basic right', 401],
  ['right', 401],
  ['', 401],
])('the authorization %p is answered %p', async (authorization, status) => {
  const { github } = await start({ token: 'right' })
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

test.each([
  ['/repos/OCTOCAT/Docs/issues/1', 200],
  ['/repos/octocat/other/issues/1', 404],
  ['/repos/octocat/docs/nothing', 404],
  ['/repos/octocat', 404],
  ['/user', 404],
])('the path %p is answered %p', async (path, status) => {
  const { github } = await start()
  expect(await callGitHub(github, path)).toMatchObject({ status })
})

test('a repository is one and the same for each use of its name, and needs a full one', async () => {
  const { github, repository } = await start()
  expect(github.repository('Octocat/DOCS')).toBe(repository)
  expect(github.repository('octocat/other').id).not.toBe(repository.id)
  expect(() => github.repository('octocat')).toThrow('owner/name')
})

test.each([
  ['administrator', 'admin', 'admin'],
  ['maintainer', 'write', 'maintain'],
  ['writer', 'write', 'write'],
  ['triager', 'read', 'triage'],
  ['reader', 'read', 'read'],
  ['lead', 'write', 'docs-lead'],
  ['visitor', 'read', 'read'],
])('the permission of the %s is %s, in the role %s', async (login, permission, role) => {
  const { github, repository } = await start()
  repository.accounts.set('visitor', makeUser('visitor'))
  repository.collaborators
    .set('administrator', { permission: 'admin', role_name: 'admin' })
    .set('maintainer', { permission: 'maintain', role_name: 'maintain' })
    .set('writer', { permission: 'write', role_name: 'write' })
    .set('triager', { permission: 'triage', role_name: 'triage' })
    .set('reader', { permission: 'read', role_name: 'read' })
    .set('lead', { permission: 'write', role_name: 'docs-lead' })
  const answer = await callGitHub(github, `${root}/collaborators/${login}/permission`)
  expect(answer).toMatchObject({ status: 200, body: { permission, role_name: role, user: { login } } })
})

test('a stranger has no permission on a private repository, and who does not exist or is an app is no user', async () => {
  const { github, repository } = await start()
  repository.private = true
  repository.accounts.set('any', makeUser('any')).set(actionsBot.login, actionsBot)
  const ask = (login: string) =>
    callGitHub(github, `${root}/collaborators/${encodeURIComponent(login)}/permission`)
  expect(await ask('any')).toMatchObject({ status: 200, body: { permission: 'none' } })
  expect(await ask('nobody')).toMatchObject({ status: 404, body: { message: 'nobody is not a user' } })
  expect(await ask('github-actions[bot]')).toMatchObject({ status: 404 })
})

test('a read-only token reads, and is told which permission each write needs', async () => {
  const { github, repository } = await start({ readOnly: true })
  const onIssue = addComment(repository, { issue: 1 })
  const onLine = addReviewComment(repository, { pull: 2 })
  const writes = [
    ['POST', '/issues/1/comments', 'issues=write'],
    ['POST', '/issues/2/comments', 'pull_requests=write'],
    ['PATCH', `/issues/comments/${onIssue.id}`, 'issues=write'],
    ['POST', `/issues/comments/${onIssue.id}/reactions`, 'issues=write'],
    ['POST', `/pulls/comments/${onLine.id}/reactions`, 'pull_requests=write'],
  ] as const
  for (const [method, path, needed] of writes) {
    const answer = await callGitHub(github, root + path, { method, body: { body: 'Hello', content: 'eyes' } })
    expect(answer).toMatchObject({
      status: 403,
      headers: { 'x-accepted-github-permissions': needed },
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
  const { github, repository } = await start({ now: () => new Date(nowMs) })
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
  const { github, repository } = await start({ rateLimits: false })
  repository.rate.used = 1_000
  const answer = await callGitHub(github, issue)
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
})

test('a fault is played as often as asked, on the requests it names', async () => {
  const { github } = await start()
  github.fail({ method: 'get', path: /\/issues\/\d+$/, status: 502, headers: { 'x-seen': 'yes' }, times: 2 })
  github.fail({ path: `${root}/pulls/2`, status: 403, body: { message: 'No' } })
  const statuses = []
  for (let count = 0; count < 3; count += 1)
    statuses.push((await callGitHub(github, `${root}/issues/1`)).status)
  expect(statuses).toEqual([502, 502, 200])
  expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({ status: 403, body: { message: 'No' } })
  expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({ status: 200 })
})

test('a fault can cut the connection, before or after the request took effect', async () => {
  const { github, repository } = await start()
  const path = `${root}/issues/1/comments`
  const post = () => callGitHub(github, path, { method: 'POST', body: { body: 'Hello' } })
  github.fail({ method: 'POST', path, drop: true })
  await expect(post()).rejects.toThrow('fetch failed')
  expect(repository.comments.size).toBe(0)
  github.fail({ method: 'POST', path, drop: true, afterEffect: true })
  await expect(post()).rejects.toThrow('fetch failed')
  expect(repository.comments.size).toBe(1)
  github.fail({ method: 'POST', path, status: 502, afterEffect: true })
  expect(await post()).toMatchObject({ status: 502, body: { message: 'Server Error' } })
  expect(repository.comments.size).toBe(2)
  expect(github.requests.map(({ method, body }) => [method, body])).toEqual(
    Array.from({ length: 3 }, () => ['POST', '{"body":"Hello"}']),
  )
})

test('a fault can stay silent until the emulator is closed', async () => {
  const { github } = await start()
  github.fail({ path: issue, hang: true })
  const silent = callGitHub(github, issue)
  const ending = expect(silent).rejects.toThrow('fetch failed')
  while (github.requests.length === 0) await new Promise(setImmediate)
  await github.close()
  await ending
})

test('an enterprise server has its API below /api/v3, and its pages on the same host', async () => {
  const { github, repository } = await start({ basePath: '/api/v3' })
  expect(github.apiUrl).toBe(`${github.serverUrl}/api/v3`)
  addComment(repository, { issue: 2 })
  addComment(repository, { issue: 2 })
  github.fail({ path: issue, status: 503 })
  expect(await callGitHub(github, issue)).toMatchObject({ status: 503 })
  const { headers, body } = await callGitHub(github, `${root}/issues/2/comments?per_page=1`)
  expect(body).toMatchObject([
    { html_url: expect.stringContaining(`${github.serverUrl}/octocat/docs/pull/2#`) },
  ])
  expect(headers.link).toContain(`<${github.apiUrl}/repositories/${repository.id}/issues/2/comments?`)
  expect(await callGitHub(github, `${github.serverUrl}${issue}`)).toMatchObject({ status: 404 })
})

test.each(['', '/api/v3'] as const)(
  'the client of the toolkit pages through 250 comments below %p',
  async (basePath) => {
    const { github, repository } = await start({ basePath })
    for (let count = 1; count <= 250; count += 1)
      addComment(repository, { issue: 2, body: `Comment ${count}` })
    const octokit = getOctokit(github.token, { baseUrl: github.apiUrl })
    const place = { owner: 'octocat', repo: 'docs' }
    const comments = await octokit.paginate(octokit.rest.issues.listComments, {
      ...place,
      issue_number: 2,
      per_page: 100,
    })
    expect(comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 250 }, (_, index) => `Comment ${index + 1}`),
    )
    expect(github.requests).toHaveLength(3)
    const { data } = await octokit.rest.issues.createComment({ ...place, issue_number: 2, body: 'Done' })
    await octokit.rest.reactions.createForIssueComment({
      ...place,
      comment_id: Number(data.id),
      content: 'rocket',
    })
    expect(repository.comments.get(Number(data.id))).toMatchObject({
      body: 'Done',
      reactions: [{ content: 'rocket' }],
    })
    await expect(octokit.rest.pulls.get({ ...place, pull_number: 99 })).rejects.toMatchObject({ status: 404 })
  },
)
