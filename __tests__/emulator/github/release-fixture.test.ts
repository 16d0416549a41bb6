import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addCommit, addPull, addRelease, makeSha } from '../../../emulator/github/fixtures.ts'
import type { ReleaseHistory } from '../../../emulator/github/release-fixture.ts'
import { seedReleaseHistory } from '../../../emulator/github/release-fixture.ts'
import type { GitHubEmulator } from '../../../emulator/github/server.ts'
import { startGitHub } from '../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../emulator/github/state.ts'
import { callGitHub } from './github-call.ts'

const root = '/repos/octocat/docs'
let github: GitHubEmulator
let repository: RepositoryState
let history: ReleaseHistory

beforeEach(async () => {
  github = await startGitHub()
  repository = github.repository('octocat/docs')
  history = seedReleaseHistory(repository)
})

afterEach(() => github.close())

test('the history has thirty tags, listed by name from the last to the first', async () => {
  expect(history.tags).toHaveLength(30)
  const { body } = await callGitHub(github, `${root}/tags?per_page=100`)
  expect(body).toEqual(
    history.tags
      .toSorted()
      .reverse()
      .map((name) =>
        expect.objectContaining({
          name,
          commit: expect.objectContaining({ sha: repository.tags.get(name) }),
        }),
      ),
  )
  const page = await callGitHub(github, `${root}/tags?per_page=20&page=2`)
  expect(page.body).toHaveLength(10)
})

test.each([
  ['v1.3.1...v1.4.0', 'ahead', [7, 0]],
  ['v1.4.0...v1.3.1', 'behind', [0, 7]],
  ['v1.4.0...v1', 'identical', [0, 0]],
  ['client%401.2.3...main', 'ahead', [8, 0]],
  ['v1.3.1...octocat:main', 'ahead', [8, 0]],
])('the comparison %s is %s', async (basehead, status, [ahead, behind]) => {
  const { body } = await callGitHub(github, `${root}/compare/${basehead}`)
  expect(body).toMatchObject({ status, ahead_by: ahead, behind_by: behind, total_commits: ahead })
})

test('a comparison lists its commits from the oldest to the newest, and its files once', async () => {
  const { body } = await callGitHub(github, `${root}/compare/v1.3.1...v1.4.0`)
  const messages = [
    'Add webhooks (#12)',
    'Work on webhook-retries',
    'Merge pull request #13 from octocat/webhook-retries\n\nAdd webhook retries',
    'Sign webhooks',
    'Document the signature',
    'Mention issue (#10) in the middle of a subject',
    'Revert "Cache pages (#7)" (#15)',
  ]
  const files = [
    'src/change-12.ts',
    'CHANGELOG.md',
    'src/change-13.ts',
    'src/change-14.ts',
    'src/change-15.ts',
  ]
  expect(body).toMatchObject({
    commits: messages.map((message) => ({ commit: { message } })),
    files: files.map((filename) => ({ filename })),
  })
  expect(history.listMerged('v1.3.1', 'v1.4.0')).toEqual([12, 13, 14, 15])
})

test('branches that went apart are compared both ways, and those without a common past not at all', async () => {
  const base = repository.tags.get('v1.3.1') ?? ''
  const side = addCommit(repository, { sha: makeSha('side'), parents: [base] })
  repository.branches.set('feature/side', side.sha)
  const apart = await callGitHub(github, `${root}/compare/v1.4.0...feature/side`)
  expect(apart).toMatchObject({ body: { status: 'diverged', ahead_by: 1, behind_by: 7 } })
  repository.branches.set('orphan', addCommit(repository, { sha: makeSha('orphan'), parents: [] }).sha)
  expect(await callGitHub(github, `${root}/compare/v1.4.0...orphan`)).toMatchObject({ status: 404 })
  expect(await callGitHub(github, `${root}/compare/v1.4.0...nowhere`)).toMatchObject({ status: 404 })
})

test('a long comparison shows its newest 250 commits and 300 files, or pages through all commits', async () => {
  for (let count = 1; count <= 310; count += 1) {
    const counts = { additions: 1, deletions: 0, changes: 1, status: 'added' as const }
    addCommit(repository, {
      message: `Long ${count}`,
      files: [{ sha: null, filename: `${count}.md`, ...counts }],
    })
  }
  const { body: whole } = await callGitHub(github, `${root}/compare/nightly...main`)
  expect(whole).toMatchObject({
    total_commits: 310,
    commits: { length: 250, 249: { commit: { message: 'Long 310' } } },
  })
  expect(whole).toMatchObject({ files: { length: 300 } })
  const { body: last, headers } = await callGitHub(
    github,
    `${root}/compare/nightly...main?per_page=100&page=4`,
  )
  expect(last).toMatchObject({ commits: { length: 10, 0: { commit: { message: 'Long 301' } } }, files: [] })
  expect(headers.link).toContain('page=3>; rel="prev"')
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
  const answer = await callGitHub(github, `${root}/commits/${commit?.sha}/pulls`)
  expect(answer).toMatchObject({ status: 200, body: numbers.map((number) => ({ number })) })
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

test('releases are found by tag, drafts only in the list, which begins with the newest', async () => {
  addRelease(repository, { tag_name: 'v2.0.0', draft: true })
  expect(await callGitHub(github, `${root}/releases/tags/v1.4.0`)).toMatchObject({
    status: 200,
    body: { tag_name: 'v1.4.0', body: expect.stringContaining('Webhooks') },
  })
  expect(await callGitHub(github, `${root}/releases/tags/v2.0.0`)).toMatchObject({ status: 404 })
  expect(await callGitHub(github, `${root}/releases/tags/nightly`)).toMatchObject({ status: 404 })
  const list = await callGitHub(github, `${root}/releases?per_page=3`)
  expect(list).toMatchObject({ body: [{ draft: true }, { tag_name: 'v1.4.0' }, { prerelease: true }] })
})
