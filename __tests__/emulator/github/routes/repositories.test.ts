import { expect, test } from '@jest/globals'
import { addComment, makeUser } from '../../../../emulator/github/fixtures.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

test.each([
  [{}, { private: false, visibility: 'public', archived: false, has_issues: true, default_branch: 'main' }],
  [{ private: true }, { private: true, visibility: 'private' }],
  [{ archived: true }, { archived: true, disabled: false }],
  [
    { hasIssues: false, defaultBranch: 'trunk' },
    { has_issues: false, default_branch: 'trunk' },
  ],
])('a repository with %j is answered as one with %j', async (state, expected) => {
  const { github, repository } = await startWithConversations({ permissions: {} })
  Object.assign(repository, state)
  const { id } = repository
  const body = {
    ...{ id, node_id: expect.any(String), name: 'docs', full_name: 'octocat/docs' },
    ...{ url: `${github.apiUrl}${root}`, html_url: 'https://github.com/octocat/docs' },
    owner: { login: 'octocat' },
    ...expected,
  }
  expect(await callGitHub(github, '/repos/Octocat/DOCS')).toMatchObject({ status: 200, body })
  expect(await callGitHub(github, `/repositories/${id}`)).toMatchObject({ status: 200, body })
})

test('a private repository that the token has no access to is not there', async () => {
  const { github, repository } = await startWithConversations({ repositories: [] })
  expect(await callGitHub(github, root)).toMatchObject({ status: 200 })
  repository.private = true
  expect(await callGitHub(github, root)).toMatchObject({ status: 404, body: { message: 'Not Found' } })
})

test.each([
  ['POST', '/issues/1/comments', { body: 'Hello' }],
  ['POST', '/issues/2/reactions', { content: 'eyes' }],
  ['PATCH', '/pulls/2', { state: 'closed' }],
  ['DELETE', '/issues/1/reactions/1', undefined],
])('an archived repository is read-only: %s %s is refused', async (method, path, sent) => {
  const { github, repository } = await startWithConversations()
  addComment(repository, { issue: 1 })
  repository.archived = true
  expect(await callGitHub(github, root + path, { method, body: sent })).toMatchObject({
    status: 403,
    body: { message: 'Repository was archived so is read-only.' },
  })
  expect(await callGitHub(github, `${root}/issues/1/comments`)).toMatchObject({ status: 200, body: [{}] })
})

test.each(['', '/api/v3'] as const)(
  'below %p an installation lists its repositories in pages, by ID',
  async (basePath) => {
    const { github, repository } = await startWithConversations({
      basePath,
      repositories: ['octocat/docs', 'octocat/Code', 'octocat/site'],
    })
    const names = ['site', 'code', 'other'].map((name) => github.repository(`octocat/${name}`).name)
    repository.id = 900_000_000
    const first = await callGitHub(github, '/installation/repositories?per_page=2')
    const repositories = [{ name: names[0] }, { name: names[1] }]
    expect(first).toMatchObject({ status: 200, body: { total_count: 3, repositories } })
    const next = `${github.apiUrl}/installation/repositories?per_page=2&page=2`
    expect(first.headers.link).toBe(`<${next}>; rel="next", <${next}>; rel="last"`)
    expect(await callGitHub(github, next)).toMatchObject({
      body: {
        total_count: 3,
        repositories: [
          { name: 'docs', url: `${github.apiUrl}${root}`, html_url: `${github.serverUrl}/octocat/docs` },
        ],
      },
    })
  },
)

test('a page has at most 100 of the repositories of an installation', async () => {
  const { github } = await startWithConversations()
  for (let count = 1; count <= 100; count += 1) github.repository(`octocat/other-${count}`)
  const { body } = await callGitHub(github, '/installation/repositories?per_page=1000')
  expect(body).toMatchObject({ total_count: 101, repositories: { length: 100 } })
})

test('a personal access token has no installation', async () => {
  const { github } = await startWithConversations({ account: makeUser('mona') })
  expect(await callGitHub(github, '/installation/repositories')).toMatchObject({
    status: 403,
    body: {
      message:
        'You must authenticate with an installation access token in order to list repositories for an installation.',
    },
  })
})
