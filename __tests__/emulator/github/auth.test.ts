import { expect, test } from '@jest/globals'
import { addComment, addReviewComment } from '../../../emulator/github/fixtures.ts'
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
  const comment = { body: 'Hello' }
  const reaction = { content: 'eyes' }
  const writes = [
    ['POST', '/issues/1/comments', comment, 'issues=write'],
    ['POST', '/issues/2/comments', comment, 'pull_requests=write'],
    ['PATCH', `/issues/comments/${onIssue.id}`, comment, 'issues=write'],
    ['POST', `/issues/comments/${onIssue.id}/reactions`, reaction, 'issues=write'],
    ['POST', `/pulls/comments/${onLine.id}/reactions`, reaction, 'pull_requests=write'],
  ] as const
  for (const [method, path, sent, permission] of writes) {
    const response = await callGitHub(github, root + path, { method, body: sent })
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
