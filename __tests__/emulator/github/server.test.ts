import { getOctokit } from '@actions/github'
import { expect, test } from '@jest/globals'
import { addComment } from '../../../emulator/github/fixtures.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const issue = `${root}/issues/1`

test.each([
  ['/repos/OCTOCAT/Docs/issues/1', 200],
  ['/repos/octocat/other/issues/1', 404],
  ['/user', 403],
])('the path %p is answered %p', async (path, status) => {
  const { github } = await startWithConversations()
  expect(await callGitHub(github, path)).toMatchObject({ status })
})

test.each(['/repos/octocat/docs/nothing', '/repos/octocat'])('nothing is at the path %p', async (path) => {
  const { github } = await startWithConversations()
  expect(await callGitHub(github, path, { isWrong: true })).toMatchObject({ status: 404 })
})

test('a repository is one and the same for each use of its name, and needs a full one', async () => {
  const { github, repository } = await startWithConversations()
  expect(github.repository('Octocat/DOCS')).toBe(repository)
  expect(github.repository('octocat/other').id).not.toBe(repository.id)
  expect(() => github.repository('octocat')).toThrow('owner/name')
})

test('each answer can be delayed, also that of a fault', async () => {
  const { github } = await startWithConversations({ delayMs: 20 })
  github.fail({ path: `${root}/pulls/2`, status: 502 })
  for (const [path, status] of [
    [issue, 200],
    [`${root}/pulls/2`, 502],
  ] as const) {
    const startMs = performance.now()
    expect(await callGitHub(github, path)).toMatchObject({ status })
    // A timer of Node may fire up to a millisecond early.
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(19)
  }
})

test('an enterprise server has its API below /api/v3, and its pages on the same host', async () => {
  const { github, repository } = await startWithConversations({ basePath: '/api/v3' })
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
  expect(await callGitHub(github, `${github.serverUrl}${issue}`, { isWrong: true })).toMatchObject({
    status: 404,
  })
})

test.each(['', '/api/v3'] as const)(
  'the client of the toolkit pages through 250 comments below %p',
  async (basePath) => {
    const { github, repository } = await startWithConversations({ basePath })
    for (let count = 1; count <= 250; count += 1)
      addComment(repository, { issue: 2, body: `Comment ${count}` })
    const octokit = getOctokit(github.token, { baseUrl: github.apiUrl })
    const names = { owner: 'octocat', repo: 'docs' }
    const comments = await octokit.paginate(octokit.rest.issues.listComments, {
      ...names,
      issue_number: 2,
      per_page: 100,
    })
    expect(comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 250 }, (_, index) => `Comment ${index + 1}`),
    )
    expect(github.requests).toHaveLength(3)
    const { data } = await octokit.rest.issues.createComment({ ...names, issue_number: 2, body: 'Done' })
    await octokit.rest.reactions.createForIssueComment({
      ...names,
      comment_id: Number(data.id),
      content: 'rocket',
    })
    expect(repository.comments.get(Number(data.id))).toMatchObject({
      body: 'Done',
      reactions: [{ content: 'rocket' }],
    })
    await expect(octokit.rest.pulls.get({ ...names, pull_number: 99 })).rejects.toMatchObject({ status: 404 })
  },
)
