import { expect, test } from '@jest/globals'
import { addComment } from '../../../emulator/github/fixtures.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const paths: [path: string, accepted: string][] = [
  ['/tags', 'contents=read'],
  ['/git/matching-refs/tags%2Fv1.', 'contents=read'],
  ['/releases', 'contents=read'],
  ['/compare/a...b', 'contents=read'],
  ['/contents/docs.yml', 'contents=read'],
  ['/pulls', 'pull_requests=read'],
  ['/pulls/2/files', 'pull_requests=read'],
  ['/commits/a/pulls', 'pull_requests=read'],
  ['/issues/1', 'issues=read'],
  ['/issues/1/comments', 'issues=read'],
  ['/issues/2/comments', 'pull_requests=read'],
  ['/issues/comments', 'issues=read; pull_requests=read'],
]

test.each(paths)(
  'without a permission, %s of a private repository is refused: %s',
  async (path, accepted) => {
    const { github, repository } = await startWithConversations({ permissions: {} })
    repository.private = true
    const { status, headers, body } = await callGitHub(github, root + path)
    expect([status, headers['x-accepted-github-permissions']]).toEqual([403, accepted])
    expect(body).toMatchObject({ message: 'Resource not accessible by integration' })
  },
)

test.each(paths)('without a permission, %s of a public repository is read', async (path) => {
  const { github } = await startWithConversations({ permissions: {} })
  expect((await callGitHub(github, root + path)).status).not.toBe(403)
})

test('one of several permissions is enough', async () => {
  const { github, repository } = await startWithConversations({ permissions: { issues: 'read' } })
  repository.private = true
  addComment(repository, { issue: 2 })
  expect((await callGitHub(github, `${root}/issues/comments`)).status).toBe(200)
  expect((await callGitHub(github, `${root}/pulls`)).status).toBe(403)
})

test('what a user may do is read without any permission', async () => {
  const { github, repository } = await startWithConversations({ permissions: {} })
  repository.private = true
  repository.collaborators.set('mona', { permission: 'write', role_name: 'write' })
  expect((await callGitHub(github, `${root}/collaborators/mona/permission`)).status).toBe(200)
})

test('a permission to read is none to write', async () => {
  const { github } = await startWithConversations({ permissions: { issues: 'read', pull_requests: 'write' } })
  const post = (issue: number) =>
    callGitHub(github, `${root}/issues/${issue}/comments`, { method: 'POST', body: { body: 'x' } })
  expect([(await post(1)).status, (await post(2)).status]).toEqual([403, 201])
})
