import { beforeEach, expect, test } from '@jest/globals'
import { addComment, addReviewComment, makeUser } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithConversations())
})

function post(path: string, body: unknown, { isWrong } = { isWrong: false }) {
  return callGitHub(github, root + path, { method: 'POST', body, isWrong })
}

test.each(['issues', 'pulls'])(
  'a reaction to a comment on %s stands once, and can be taken back',
  async (kind) => {
    const comment =
      kind === 'issues' ? addComment(repository, { issue: 2 }) : addReviewComment(repository, { pull: 2 })
    const path = `/${kind}/comments/${comment.id}/reactions`
    const first = await post(path, { content: 'eyes' })
    const second = await post(path, { content: 'eyes' })
    expect(first).toMatchObject({
      status: 201,
      body: { content: 'eyes', user: { login: 'github-actions[bot]' } },
    })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await post(path, { content: 'rocket' })).toMatchObject({ status: 201 })
    expect(await post(path, { content: 'tada' }, { isWrong: true })).toMatchObject({ status: 422 })
    expect(comment.reactions).toMatchObject([{ content: 'eyes' }, { content: 'rocket' }])
    const firstPath = `${root}${path}/${comment.reactions[0]?.id}`
    expect(await callGitHub(github, firstPath, { method: 'DELETE' })).toMatchObject({ status: 204 })
    expect(await callGitHub(github, firstPath, { method: 'DELETE' })).toMatchObject({ status: 404 })
    expect(comment.reactions).toMatchObject([{ content: 'rocket' }])
  },
)

const conversations: [number: number, permission: 'issues' | 'pull_requests'][] = [
  [1, 'issues'],
  [2, 'pull_requests'],
]

function findReactions(number: number) {
  return (repository.issues.get(number) ?? repository.pulls.get(number))?.reactions
}

test.each(conversations)('a reaction to #%p itself stands once, and can be taken back', async (number) => {
  const path = `/issues/${number}/reactions`
  const first = await post(path, { content: 'eyes' })
  expect(first).toMatchObject({ status: 201, body: { content: 'eyes', user: { type: 'Bot' } } })
  expect(await post(path, { content: 'eyes' })).toMatchObject({ status: 200, body: first.body })
  expect(await post(path, { content: 'tada' }, { isWrong: true })).toMatchObject({ status: 422 })
  github.addToken({ token: 'mona', account: makeUser('mona') })
  const request = { method: 'POST', token: 'mona', body: { content: 'eyes' } }
  expect(await callGitHub(github, root + path, request)).toMatchObject({ status: 201 })
  const [own, other] = findReactions(number) ?? []
  const remove = (id = 0) => callGitHub(github, `${root}${path}/${id}`, { method: 'DELETE' })
  expect([(await remove(own?.id)).status, (await remove(own?.id)).status]).toEqual([204, 404])
  expect(await remove(other?.id)).toMatchObject({
    status: 403,
    body: { message: 'Resource not accessible by integration' },
  })
  expect(findReactions(number)).toEqual([other])
})

test('the reactions to a pull request are listed in pages, from the oldest to the newest', async () => {
  const path = '/issues/2/reactions'
  for (const content of ['rocket', 'eyes', 'heart']) await post(path, { content })
  const { id } = repository
  const list = (query: string) => callGitHub(github, `${root}${path}${query}`)
  expect(await list('')).toMatchObject({
    body: [{ content: 'rocket' }, { content: 'eyes' }, { content: 'heart' }],
  })
  expect((await list('?content=eyes')).body).toEqual([expect.objectContaining({ content: 'eyes' })])
  expect(await list('?content=laugh')).toMatchObject({ status: 200, body: [] })
  const { headers, body } = await list('?per_page=2&page=2')
  expect(body).toMatchObject([{ content: 'heart' }])
  expect(headers.link).toContain(`<${github.apiUrl}/repositories/${id}${path}?per_page=2&page=1>; rel="prev"`)
})

test.each(conversations)(
  'a reaction to #%p needs the permission %s, its list only to read a private repository',
  async (number, name) => {
    const path = `${root}/issues/${number}/reactions`
    github.addToken({ token: 'none', permissions: {} })
    github.addToken({ token: 'reader', permissions: { [name]: 'read' } })
    const request = { method: 'POST', token: 'reader', body: { content: 'eyes' } }
    const accepted = (level: string) => ({ 'x-accepted-github-permissions': `${name}=${level}` })
    expect(await callGitHub(github, path, request)).toMatchObject({ status: 403, headers: accepted('write') })
    expect(await callGitHub(github, path, { token: 'none' })).toMatchObject({ status: 200 })
    repository.private = true
    const refused = await callGitHub(github, path, { token: 'none' })
    expect(refused).toMatchObject({ status: 403, headers: accepted('read') })
    expect(await callGitHub(github, path, { token: 'reader' })).toMatchObject({ status: 200 })
  },
)

test.each([
  [1, 410],
  [2, 200],
  [3, 404],
])('without issues, the reactions to #%p are answered %p', async (number, status) => {
  repository.hasIssues = false
  expect(await callGitHub(github, `${root}/issues/${number}/reactions`)).toMatchObject({ status })
})

test('the reaction of another account to a comment cannot be deleted', async () => {
  const user = makeUser('mona')
  const reaction = { id: 7, content: 'eyes', user, created_at: '2026-01-01T00:00:00Z' } as const
  const { id, reactions } = addComment(repository, { issue: 1, reactions: [reaction] })
  const path = `${root}/issues/comments/${id}/reactions/7`
  expect(await callGitHub(github, path, { method: 'DELETE' })).toMatchObject({ status: 403 })
  expect(reactions).toHaveLength(1)
})
