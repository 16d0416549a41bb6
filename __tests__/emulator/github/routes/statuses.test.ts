import { beforeEach, expect, test } from '@jest/globals'
import { addCommit, addPull, makeSha } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import { actionsBot, type RepositoryState, type StatusState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const nowMs = Date.UTC(2026, 0, 31, 9, 30)
const head = makeSha('head 2')
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithConversations({ now: () => new Date(nowMs) }))
})

function post(sha: string, body: object, token = github.token) {
  return callGitHub(github, `${root}/statuses/${sha}`, { method: 'POST', token, body })
}

function makeStatus(context: string): StatusState {
  const time = '2026-01-31T09:30:00Z'
  return {
    ...{ id: 1, state: 'success', description: null, target_url: null, context },
    ...{ creator: actionsBot, created_at: time, updated_at: time },
  }
}

test('a status is created by the account of the token', async () => {
  const fields = { state: 'pending', description: 'Writes docs', target_url: 'https://example.com/1' }
  const response = await post(head, { ...fields, context: 'docs' })
  const url = `${github.apiUrl}${root}/statuses/${head}`
  expect(response).toMatchObject({ status: 201, headers: { location: url } })
  expect(response.body).toEqual({
    ...{ id: 2_900_000_001, node_id: expect.any(String), url, ...fields, context: 'docs' },
    avatar_url: expect.stringContaining('41898282'),
    created_at: '2026-01-31T09:30:00Z',
    updated_at: '2026-01-31T09:30:00Z',
    creator: expect.objectContaining({ login: 'github-actions[bot]', type: 'Bot' }),
  })
  expect(repository.statuses.get(head)).toMatchObject([{ ...fields, context: 'docs', creator: actionsBot }])
})

test('a status needs its state only', async () => {
  expect(await post(head, { state: 'success' })).toMatchObject({
    status: 201,
    body: { state: 'success', description: null, target_url: null, context: 'default' },
  })
})

test.each([
  ['the tip of a branch', () => repository.branches.set('topic', 'b'.repeat(40)) && 'b'.repeat(40)],
  ['a commit', () => addCommit(repository).sha],
  ['a merge commit', () => addPull(repository, { merge_commit_sha: 'c'.repeat(40) }).merge_commit_sha ?? ''],
  [
    'another commit of a pull request',
    () => addPull(repository, { commits: ['d'.repeat(40)] }).commits[0] ?? '',
  ],
])('%s can have a status', async (_, seed) => {
  expect(await post(seed(), { state: 'error' })).toMatchObject({ status: 201 })
})

test('an unknown commit has no status', async () => {
  const sha = makeSha('nothing')
  const unknown = { status: 422, body: { message: `No commit found for SHA: ${sha}` } }
  expect(await post(sha, { state: 'success' })).toMatchObject(unknown)
  expect(await callGitHub(github, `${root}/commits/${sha}/statuses`)).toMatchObject(unknown)
})

test.each([
  [
    'description',
    { state: 'success', description: 'x'.repeat(141) },
    'description is too long (maximum is 140 characters)',
  ],
  ['target_url', { state: 'success', target_url: 'ftp://x' }, 'target_url must use http(s) scheme'],
])('a bad %s is refused: %j', async (field, body, message) => {
  expect(await post(head, body)).toMatchObject({
    status: 422,
    body: { message: 'Validation Failed', errors: [{ resource: 'Status', code: 'custom', field, message }] },
  })
  expect(repository.statuses.size).toBe(0)
})

test.each([{}, { state: 'done' }])('the state of %j is refused', async (body) => {
  const request = { method: 'POST', body, isWrong: true }
  expect(await callGitHub(github, `${root}/statuses/${head}`, request)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'state', message: 'state is not included in the list' }] },
  })
  expect(repository.statuses.size).toBe(0)
})

test('a description may have 140 characters', async () => {
  expect((await post(head, { state: 'success', description: 'x'.repeat(140) })).status).toBe(201)
})

test('a commit has at most 1,000 statuses of one context', async () => {
  const statuses = Array.from({ length: 999 }, () => makeStatus('docs'))
  repository.statuses.set(head, statuses)
  const status = { state: 'success', context: 'docs' }
  expect(await post(head, status)).toMatchObject({ status: 201 })
  expect(await post(head, status)).toMatchObject({
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [{ message: 'This SHA and context has reached the maximum number of statuses.' }],
    },
  })
  expect(await post(head, { ...status, context: 'other' })).toMatchObject({ status: 201 })
})

test('the statuses of a commit or branch are listed from the newest, by pages', async () => {
  repository.statuses.set(head, ['first', 'second', 'third'].map(makeStatus))
  repository.branches.set('topic/one', head)
  for (const ref of [head, 'topic%2Fone', 'heads%2Ftopic%2Fone']) {
    const { status, headers, body } = await callGitHub(github, `${root}/commits/${ref}/statuses?per_page=2`)
    expect(status).toBe(200)
    expect(body).toEqual(['third', 'second'].map((context) => expect.objectContaining({ context })))
    expect(headers.link).toContain('rel="next"')
  }
  const lastPage = await callGitHub(github, `${root}/commits/${head}/statuses?per_page=2&page=2`)
  expect(lastPage.body).toEqual([expect.objectContaining({ context: 'first' })])
})

test('to write a status needs a permission', async () => {
  github.addToken({ token: 'reader', permissions: { statuses: 'read', contents: 'write' } })
  expect(await post(head, { state: 'success' }, 'reader')).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'statuses=write' },
    body: { message: 'Resource not accessible by integration' },
  })
})

test('to read the statuses needs a permission in a private repository', async () => {
  github.addToken({ token: 'none', permissions: {} })
  const list = () => callGitHub(github, `${root}/commits/${head}/statuses`, { token: 'none' })
  expect(await list()).toMatchObject({ status: 200, body: [] })
  repository.private = true
  expect(await list()).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'statuses=read' },
  })
})
