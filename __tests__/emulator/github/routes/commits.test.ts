import { beforeEach, expect, test } from '@jest/globals'
import { addCommit, makeSha } from '../../../../emulator/github/fixtures.ts'
import type { ReleaseHistory } from '../../../../emulator/github/release-fixture.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithReleases } from '../start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState
let history: ReleaseHistory

beforeEach(async () => {
  ;({ github, repository, history } = await startWithReleases())
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
  const comparison = await callGitHub(github, `${root}/compare/v1.4.0...feature%2Fside`)
  expect(comparison).toMatchObject({ body: { status: 'diverged', ahead_by: 1, behind_by: 7 } })
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
  const { body: firstPage } = await callGitHub(github, `${root}/compare/nightly...main`)
  expect(firstPage).toMatchObject({
    total_commits: 310,
    commits: { length: 250, 249: { commit: { message: 'Long 310' } } },
  })
  expect(firstPage).toMatchObject({ files: { length: 300 } })
  const { body: lastPage, headers } = await callGitHub(
    github,
    `${root}/compare/nightly...main?per_page=100&page=4`,
  )
  expect(lastPage).toMatchObject({
    commits: { length: 10, 0: { commit: { message: 'Long 301' } } },
    files: [],
  })
  expect(headers.link).toContain('page=3>; rel="prev"')
})
