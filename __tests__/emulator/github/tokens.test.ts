import { expect, test } from '@jest/globals'
import { addComment, addIssue, makeUser } from '../../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../../emulator/github/server.ts'
import type { Account } from '../../../emulator/github/state.ts'
import { callGitHub } from './github-call.ts'
import { startWithConversations } from './start-github.ts'

const docsBot: Account = { login: 'docs-app[bot]', id: 5_001, type: 'Bot' }
const docs = '/repos/octocat/docs/issues/1'
const code = '/repos/octocat/code/issues/1'

async function startWithTwoRepositories(options: GitHubOptions) {
  const { github, repository } = await startWithConversations(options)
  const other = github.repository('octocat/code')
  addIssue(other, { number: 1 })
  const comment = (issue: string, token = github.token) =>
    callGitHub(github, `${issue}/comments`, { method: 'POST', token, body: { body: 'Hello' } })
  return { github, repository, other, comment }
}

test('each token writes as its account, with its permissions', async () => {
  const { repository, comment } = await startWithTwoRepositories({
    tokens: [
      { token: 'app', account: docsBot },
      { token: 'reader', permissions: { issues: 'read' } },
    ],
  })
  expect([(await comment(docs)).status, (await comment(docs, 'app')).status]).toEqual([201, 201])
  expect(await comment(docs, 'reader')).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'issues=write' },
    body: { message: 'Resource not accessible by integration' },
  })
  const logins = [...repository.comments.values()].map(({ user }) => user.login)
  expect(logins).toEqual(['github-actions[bot]', 'docs-app[bot]'])
})

test('a token is added, replaced and revoked while GitHub runs', async () => {
  const { github, comment } = await startWithTwoRepositories({})
  const badCredentials = { status: 401, body: { message: 'Bad credentials', status: '401' } }
  expect(await comment(docs, 'app')).toMatchObject(badCredentials)
  github.addToken({ token: 'app', permissions: {} })
  expect(await comment(docs, 'app')).toMatchObject({ status: 403 })
  github.addToken({ token: 'app', account: docsBot })
  expect(await comment(docs, 'app')).toMatchObject({ status: 201, body: { user: { login: docsBot.login } } })
  github.revokeToken('app')
  expect(await comment(docs, 'app')).toMatchObject(badCredentials)
  github.revokeToken(github.token)
  expect(await comment(docs)).toMatchObject(badCredentials)
})

test('a repository that the token has no access to is read if it is public, and not there if it is private', async () => {
  const { github, other, comment } = await startWithTwoRepositories({ repositories: ['Octocat/DOCS'] })
  addComment(other, { issue: 1 })
  expect(await comment(docs)).toMatchObject({ status: 201 })
  expect(await callGitHub(github, `${code}/comments`)).toMatchObject({ status: 200, body: [{}] })
  expect(await comment(code)).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'issues=write' },
    body: { message: 'Resource not accessible by integration' },
  })
  other.private = true
  const notFound = { status: 404, body: { message: 'Not Found' } }
  expect(await comment(code)).toMatchObject(notFound)
  expect(await callGitHub(github, code)).toMatchObject(notFound)
  expect(await callGitHub(github, `/repositories/${other.id}/issues/1`)).toMatchObject(notFound)
})

test('two tokens, each for one private repository, write a conversation in each, and page through it', async () => {
  const { github, repository, other, comment } = await startWithTwoRepositories({
    repositories: ['octocat/code'],
    tokens: [{ token: 'app', account: docsBot, repositories: ['octocat/docs'] }],
  })
  Object.assign(repository, { private: true })
  Object.assign(other, { private: true })
  await comment(docs, 'app')
  await comment(docs, 'app')
  await comment(code)
  expect([repository.comments.size, other.comments.size]).toEqual([2, 1])
  const { headers } = await callGitHub(github, `${docs}/comments?per_page=1`, { token: 'app' })
  const next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? ''
  expect(await callGitHub(github, next, { token: 'app' })).toMatchObject({
    status: 200,
    body: [{ user: { login: docsBot.login } }],
  })
  expect(await callGitHub(github, next)).toMatchObject({ status: 404 })
})

test('each token has its own limit in each repository', async () => {
  const { github, repository } = await startWithTwoRepositories({ tokens: [{ token: 'app' }] })
  const used = async (path: string, token?: string) =>
    (await callGitHub(github, path, token === undefined ? {} : { token })).headers['x-ratelimit-used']
  repository.rate.used = 998
  expect([await used(docs), await used(docs)]).toEqual(['999', '1000'])
  expect([await used(docs, 'app'), await used(docs, 'app'), await used(code, 'app')]).toEqual(['1', '2', '1'])
  expect(await callGitHub(github, docs)).toMatchObject({ status: 403 })
  expect(repository.tokenRates.get('app')).toMatchObject({ used: 2 })
})

test.each([
  [{}, 403],
  [{ account: docsBot }, 403],
  [{ account: makeUser('mona') }, 200],
  [{ account: makeUser('mona'), kind: 'installation' as const }, 403],
])('a token with %j is answered its user with %p', async (settings, status) => {
  const { github } = await startWithTwoRepositories({ tokens: [{ token: 'other', ...settings }] })
  expect(await callGitHub(github, '/user', { token: 'other' })).toMatchObject({ status })
})

test('a personal access token is told that it is one', async () => {
  const { comment } = await startWithTwoRepositories({ account: makeUser('mona'), permissions: {} })
  expect(await comment(docs)).toMatchObject({
    status: 403,
    body: { message: 'Resource not accessible by personal access token' },
  })
})
