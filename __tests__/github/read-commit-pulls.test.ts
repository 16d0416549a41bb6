import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull, makeSha } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { openCommitPulls } from '../../src/github/read-commit-pulls.ts'
import { openTestConnection } from './connect.ts'

const { signal } = new AbortController()
const sha = makeSha('pushed')
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
})

afterEach(() => github.close())

function open() {
  return openCommitPulls(openTestConnection(github).connection)
}

test('a pull request is told with its author, branch, labels and merge', async () => {
  const head = { ref: 'mintlify/x', sha: makeSha('head'), repo: 'octocat/docs' }
  const user = { login: 'mintlify[bot]', id: 7, type: 'Bot' as const }
  addPull(github.repository('octocat/docs'), {
    ...{ number: 58, head, user, labels: ['docs'], commits: [sha] },
    ...{ state: 'closed', merged_at: '2026-11-20T14:00:00Z', merge_commit_sha: sha },
  })
  addPull(github.repository('octocat/docs'), {
    ...{ number: 59, commits: [sha], head: { ...head, repo: 'stranger/docs' } },
  })
  addPull(github.repository('octocat/docs'), { number: 60, commits: [sha], head: { ...head, repo: null } })
  const { items, total } = await open()(sha, signal)
  expect(total).toBe(3)
  expect(items[0]).toEqual({
    ...{ number: 58, author: { login: 'mintlify[bot]', isBot: true } },
    ...{ headBranch: 'mintlify/x', baseBranch: 'main' },
    ...{ isCrossRepository: false, labels: ['docs'], isMerged: true, mergeCommitSha: sha },
  })
  expect(items.slice(1).map((pull) => [pull.isCrossRepository, pull.isMerged])).toEqual([
    [true, false],
    [true, false],
  ])
})

test('a commit is asked for once, and again after a failure', async () => {
  addPull(github.repository('octocat/docs'), { number: 58, commits: [sha] })
  const read = open()
  github.fail({ path: /pulls/, status: 404, body: { message: 'Not Found' } })
  await expect(read(sha, signal)).rejects.toThrow('Not Found')
  const [first, second] = await Promise.all([read(sha, signal), read(sha, signal)])
  expect([first.items.length, second]).toEqual([1, first])
  expect(github.requests).toHaveLength(2)
})

test('a pull request says little about a deleted account and its repositories', async () => {
  const body = [
    { number: 58, user: null, head: { ref: 'x', repo: { id: 7 } }, base: { ref: 'main', repo: null } },
  ]
  github.fail({ path: /pulls/, status: 200, body })
  expect((await open()(sha, signal)).items).toEqual([
    {
      ...{ number: 58, author: null, headBranch: 'x', baseBranch: 'main' },
      ...{ isCrossRepository: true, labels: [] },
      ...{ isMerged: false, mergeCommitSha: null },
    },
  ])
})

test('when the time is up, nothing is asked', async () => {
  await expect(open()(sha, AbortSignal.abort())).rejects.toThrow()
  expect(github.requests).toEqual([])
})

test('of more than a hundred, the total is not known', async () => {
  for (const number of Array(101).keys()) {
    addPull(github.repository('octocat/docs'), { number: number + 1, commits: [sha] })
  }
  const { items, total } = await open()(sha, signal)
  expect([items.length, total]).toEqual([100, null])
})
