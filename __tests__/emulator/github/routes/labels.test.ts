import { expect, test } from '@jest/globals'
import { addIssue } from '../../../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../../../emulator/github/server.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

async function startWithLabels(options: GitHubOptions = {}) {
  const { github, repository } = await startWithConversations(options)
  repository.labels.add('Docs')
  const label = (issue: number, ...labels: unknown[]) =>
    callGitHub(github, `${root}/issues/${issue}/labels`, { method: 'POST', body: { labels } })
  return { github, repository, label }
}

test('labels are added to an issue and to a pull request, each once', async () => {
  const { github, repository, label } = await startWithLabels()
  expect(await label(1, 'docs')).toMatchObject({ status: 200, body: [{ name: 'Docs', color: 'ededed' }] })
  expect(await label(1, 'Docs', 'new', 'NEW')).toMatchObject({
    status: 200,
    body: [{ name: 'Docs' }, { name: 'new' }],
  })
  expect(await label(2, 'new')).toMatchObject({ status: 200, body: [{ name: 'new' }] })
  expect(repository.issues.get(1)?.labels).toEqual(['Docs', 'new'])
  expect(repository.pulls.get(2)?.labels).toEqual(['new'])
  expect([...repository.labels]).toEqual(['Docs', 'new'])
  for (const path of ['/issues/2', '/pulls/2'])
    expect(await callGitHub(github, root + path)).toMatchObject({ body: { labels: [{ name: 'new' }] } })
})

test('a token without the permission to create labels adds those that there are', async () => {
  const { repository, label } = await startWithLabels({ mayCreateLabels: false })
  addIssue(repository, { number: 3, labels: ['bug'] })
  expect(await label(1, 'docs', 'Bug')).toMatchObject({ status: 200 })
  expect(await label(2, 'docs', 'new')).toMatchObject({
    status: 403,
    body: {
      message: 'You do not have permission to create labels on this repository.',
      errors: [{ resource: 'Repository', field: 'label', code: 'unauthorized' }],
    },
  })
  expect([repository.issues.get(1)?.labels, repository.pulls.get(2)?.labels]).toEqual([['Docs', 'bug'], []])
})

test.each([
  ['issues', 'write', 200],
  ['pull_requests', 'write', 200],
  ['issues', 'read', 403],
  ['contents', 'write', 403],
])('to add labels with the permission %s: %s is answered %p', async (name, level, status) => {
  const { label } = await startWithLabels({ permissions: { [name]: level } })
  const responses = [await label(1, 'docs'), await label(2, 'docs')]
  const headers =
    status === 403 ? { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' } : {}
  expect(responses).toMatchObject([
    { status, headers },
    { status, headers },
  ])
})

test.each([
  ['a name of 50 characters', 200, [1, 'x'.repeat(50)]],
  ['a name of 51 characters', 422, [1, 'x'.repeat(51)]],
  ['a blank name', 422, [1, ' ']],
  ['an issue that does not exist', 404, [99, 'docs']],
] as const)('a label with %s is answered %p', async (_, status, [issue, name]) => {
  const { label } = await startWithLabels()
  expect((await label(issue, name)).status).toBe(status)
})

test('a name that is no text is refused', async () => {
  const { github } = await startWithLabels()
  const request = { method: 'POST', body: { labels: [7] }, isWrong: true }
  expect(await callGitHub(github, `${root}/issues/1/labels`, request)).toMatchObject({ status: 422 })
})

test('the error of a long name has the name', async () => {
  const { label } = await startWithLabels()
  const value = 'x'.repeat(51)
  expect(await label(1, value)).toMatchObject({
    body: {
      message: 'Validation Failed',
      errors: [{ resource: 'Label', field: 'name', code: 'invalid', value }],
    },
  })
})

test('an issue has no labels to add if issues are disabled', async () => {
  const { repository, label } = await startWithLabels()
  repository.hasIssues = false
  expect([(await label(1, 'docs')).status, (await label(2, 'docs')).status]).toEqual([410, 200])
})
