import { expect, test } from '@jest/globals'
import { addPull, makeSha } from '../../../emulator/github/fixtures.ts'
import { closePull, mergePull, pushToPull, reopenPull } from '../../../emulator/github/pull-fixtures.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const time = '2026-01-31T09:30:00Z'
const head = makeSha('head 2')

async function startWithPull() {
  const { github, repository } = await startWithConversations({ now: () => new Date(time) })
  return { repository, get: (path = '/pulls/2') => callGitHub(github, root + path) }
}

test('an open pull request is described as a whole', async () => {
  const { repository, get } = await startWithPull()
  const repo = { id: repository.id, name: 'docs', full_name: 'octocat/docs', private: false }
  const open = {
    ...{ number: 2, state: 'open', draft: false, merged: false, merged_at: null, closed_at: null },
    ...{ created_at: time, user: { login: 'octocat' }, comments: 0, commits: 1, labels: [] },
    ...{ requested_reviewers: [], requested_teams: [] },
    head: { ref: 'feature', sha: head, repo },
    base: { ref: 'main', sha: makeSha('base'), repo },
  }
  expect(await get()).toMatchObject({ status: 200, body: open })
  repository.private = true
  const isPrivate = { repo: { private: true } }
  expect(await get()).toMatchObject({ body: { head: isPrivate, base: isPrivate } })
})

test.each([{}, { sha: 'c'.repeat(40) }])(
  'a pull request is merged as %j',
  async ({ sha }: { sha?: string }) => {
    const { repository, get } = await startWithPull()
    const { merge_commit_sha } = mergePull(repository, 2, sha === undefined ? {} : { sha })
    if (sha !== undefined) expect(merge_commit_sha).toBe(sha)
    const merged = { state: 'closed', merged: true, merged_at: time, closed_at: time, merge_commit_sha }
    expect(await get()).toMatchObject({ body: merged })
    expect(repository.branches.get('main')).toBe(merge_commit_sha)
    expect(await get(`/commits/${merge_commit_sha}/pulls`)).toMatchObject({ body: [{ number: 2 }] })
  },
)

test('a pull request is closed and reopened', async () => {
  const { repository, get } = await startWithPull()
  closePull(repository, 2)
  expect(await get()).toMatchObject({ body: { state: 'closed', merged: false, closed_at: time } })
  reopenPull(repository, 2)
  expect(await get()).toMatchObject({ body: { state: 'open', closed_at: null } })
})

test('a pushed commit is the new head', async () => {
  const { repository, get } = await startWithPull()
  pushToPull(repository, 2, makeSha('next'))
  expect(await get()).toMatchObject({ body: { commits: 2, head: { sha: makeSha('next') } } })
  expect(repository.branches.get('feature')).toBe(makeSha('next'))
  for (const sha of [head, makeSha('next')])
    expect(await get(`/commits/${sha}/pulls`)).toMatchObject({ body: [{ number: 2 }] })
})

test('a push to a fork is none to the repository', async () => {
  const { repository } = await startWithPull()
  addPull(repository, { number: 3, head: { ref: 'theirs', sha: makeSha('theirs'), repo: 'mona/docs' } })
  pushToPull(repository, 3, makeSha('next'))
  expect(repository.branches.has('theirs')).toBe(false)
})

test('there is nothing to do with a pull request that does not exist', async () => {
  const { repository } = await startWithPull()
  expect(() => closePull(repository, 1)).toThrow('There is no pull request #1.')
})
