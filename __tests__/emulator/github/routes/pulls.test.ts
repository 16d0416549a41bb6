import { beforeEach, expect, test } from '@jest/globals'
import { addPull, makeSha } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithReleases } from '../start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithReleases())
})

test.each([
  ['a squashed commit', 'Add webhooks (#12)', [12]],
  ['a merge commit', 'Merge pull request #13 from octocat/webhook-retries', [13]],
  ['a commit of a merged branch', 'Work on webhook-retries', [13]],
  ['the last rebased commit', 'Document the signature', [14]],
  ['the first rebased commit', 'Sign webhooks', [14]],
  ['a commit of its own', 'Start on the next version', []],
])('the pull request of %s is found', async (_, subject, numbers) => {
  const commit = [...repository.commits.values()].find(({ message }) => message.startsWith(subject))
  const response = await callGitHub(github, `${root}/commits/${commit?.sha}/pulls`)
  expect(response).toMatchObject({ status: 200, body: numbers.map((number) => ({ number })) })
})

test('a commit that does not exist has no pull requests to tell of', async () => {
  expect(await callGitHub(github, `${root}/commits/${makeSha('nothing')}/pulls`)).toMatchObject({
    status: 422,
  })
})

test.each([
  ['', [50]],
  ['?state=closed&direction=desc&per_page=3', [15, 14, 13]],
  ['?state=closed&sort=updated&direction=desc&per_page=2', [15, 14]],
  ['?state=closed&sort=updated&per_page=2', [1, 2]],
  ['?state=all&base=elsewhere', []],
  ['?state=all&head=octocat:topic', [50]],
])('pull requests are listed %p as %p', async (query, numbers) => {
  addPull(repository, { number: 50, head: { ref: 'topic', sha: makeSha('topic'), repo: 'octocat/docs' } })
  const { body } = await callGitHub(github, `${root}/pulls${query}`)
  expect(body).toEqual(numbers.map((number) => expect.objectContaining({ number })))
})

test('a pull request counts its changes, and lists its files by pages', async () => {
  const { body } = await callGitHub(github, `${root}/pulls/14`)
  expect(body).toMatchObject({
    ...{ number: 14, state: 'closed', merged: true, changed_files: 2, additions: 6, deletions: 2 },
    merge_commit_sha: [...repository.commits.values()].find(
      ({ message }) => message === 'Document the signature',
    )?.sha,
    head: { ref: 'change-14', repo: null },
    base: { ref: 'main', repo: { full_name: 'octocat/docs' } },
  })
  const files = await callGitHub(github, `${root}/pulls/14/files?per_page=1&page=2`)
  expect(files).toMatchObject({ body: [{ filename: 'CHANGELOG.md', status: 'modified' }] })
  expect(await callGitHub(github, `${root}/pulls/10/files`)).toMatchObject({ status: 404 })
})
