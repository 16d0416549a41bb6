import { beforeEach, expect, test } from '@jest/globals'
import { addComment, addIssue, addReviewComment, makeUser } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

let nowMs = Date.UTC(2026, 0, 31, 9, 30)
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithConversations({ now: () => new Date(nowMs) }))
  addIssue(repository, { number: 3, locked: true })
})

function post(path: string, body: unknown) {
  return callGitHub(github, root + path, { method: 'POST', body })
}

test('a comment is created by the bot of the workflow run, and edited', async () => {
  const createResponse = await post('/issues/2/comments', { body: 'Hello' })
  expect(createResponse.status).toBe(201)
  expect(createResponse.body).toEqual({
    id: 2_900_000_001,
    node_id: expect.any(String),
    url: `${github.apiUrl}${root}/issues/comments/2900000001`,
    html_url: 'https://github.com/octocat/docs/pull/2#issuecomment-2900000001',
    issue_url: `${github.apiUrl}${root}/issues/2`,
    body: 'Hello',
    user: expect.objectContaining({ login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }),
    created_at: '2026-01-31T09:30:00Z',
    updated_at: '2026-01-31T09:30:00Z',
    author_association: 'NONE',
    performed_via_github_app: null,
  })
  nowMs += 60_000
  const path = `${root}/issues/comments/2900000001`
  const updateResponse = await callGitHub(github, path, { method: 'PATCH', body: { body: 'Bye' } })
  expect(updateResponse).toMatchObject({
    status: 200,
    body: { body: 'Bye', updated_at: '2026-01-31T09:31:00Z' },
  })
  expect(await callGitHub(github, path)).toMatchObject({ status: 200, body: updateResponse.body })
})

test.each([
  ['on an issue', { number: 1, body: 'Hello' }, 201],
  ['of the greatest length', { number: 1, body: 'x'.repeat(65_536) }, 201],
  ['one character longer', { number: 1, body: 'x'.repeat(65_537) }, 422],
  ['empty', { number: 1, body: '' }, 422],
  ['blank', { number: 1, body: ' \n' }, 422],
  ['on a locked issue', { number: 3, body: 'Hello' }, 403],
  ['on an issue that does not exist', { number: 99, body: 'Hello' }, 404],
])('a comment %s is answered', async (_, { number, body }, status) => {
  const response = await post(`/issues/${number}/comments`, { body })
  expect(response.status).toBe(status)
  expect(repository.comments.size).toBe(status === 201 ? 1 : 0)
})

test('a comment that is no text is refused', async () => {
  const request = { method: 'POST', body: { body: 7 }, isWrong: true }
  expect(await callGitHub(github, `${root}/issues/1/comments`, request)).toMatchObject({ status: 422 })
})

test('a repository without issues answers 410 for them, and goes on with pull requests', async () => {
  repository.hasIssues = false
  expect(await post('/issues/1/comments', { body: 'Hello' })).toMatchObject({ status: 410 })
  expect(await callGitHub(github, `${root}/issues/1`)).toMatchObject({ status: 410 })
  expect(await post('/issues/2/comments', { body: 'Hello' })).toMatchObject({ status: 201 })
})

test.each([
  ['', ['a', 'b', 'c']],
  ['?direction=desc', ['a', 'b', 'c']],
  ['?sort=created&direction=asc', ['a', 'b', 'c']],
  ['?sort=created&direction=desc', ['c', 'b', 'a']],
  ['?sort=updated&direction=asc', ['b', 'c', 'a']],
  ['?sort=updated&direction=desc', ['a', 'c', 'b']],
  ['?since=2026-01-03T00:00:00Z', ['a', 'c']],
  ['?sort=updated&direction=desc&per_page=1&page=2', ['c']],
])('the comments of a repository are listed %p as %p', async (query, bodies) => {
  const days = { a: ['01', '04'], b: ['02', '02'], c: ['03', '03'] }
  for (const [body, [createdDay, updatedDay]] of Object.entries(days)) {
    const times = {
      created_at: `2026-01-${createdDay}T00:00:00Z`,
      updated_at: `2026-01-${updatedDay}T00:00:00Z`,
    }
    addComment(repository, { issue: body === 'b' ? 2 : 1, body, ...times })
  }
  const response = await callGitHub(github, `${root}/issues/comments${query}`)
  expect(response.body).toEqual(bodies.map((body) => expect.objectContaining({ body })))
})

test('a comment on a line carries its place, and is unknown among the comments of issues', async () => {
  const comment = addReviewComment(repository, { pull: 2, path: 'guide.md', line: 7, body: 'Here' })
  expect(comment).toMatchObject({ pull: 2, path: 'guide.md', line: 7, body: 'Here' })
  expect(repository.reviewComments.get(comment.id)).toBe(comment)
  expect(await callGitHub(github, `${root}/issues/comments/${comment.id}`)).toMatchObject({
    status: 404,
    body: { message: 'Not Found' },
  })
})

test.each([
  ['octocat', 'OWNER'],
  ['wil', 'COLLABORATOR'],
  ['any', 'NONE'],
])('a comment by %s says that its author is %s', async (login, association) => {
  repository.collaborators.set('wil', { permission: 'write', role_name: 'write' })
  const { id } = addComment(repository, { issue: 1, user: makeUser(login) })
  const response = await callGitHub(github, `${root}/issues/comments/${id}`)
  expect(response).toMatchObject({ body: { user: { login }, author_association: association } })
})
