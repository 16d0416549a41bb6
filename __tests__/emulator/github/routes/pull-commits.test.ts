import { expect, test } from '@jest/globals'
import { addCommit, addPull, makeSha, makeUser } from '../../../../emulator/github/fixtures.ts'
import { mergePull, pushToPull } from '../../../../emulator/github/pull-fixtures.ts'
import type { Account } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const mona = makeUser('mona')
const bot: Account = { login: 'docs-app[bot]', id: 5_001, type: 'Bot' }

async function startWithCommits() {
  const { github, repository } = await startWithConversations()
  const list = (query = '', number = 3) => callGitHub(github, `${root}/pulls/${number}/commits${query}`)
  return { repository, list }
}

test('the commits of a pull request have their authors, from the oldest to the newest', async () => {
  const { repository, list } = await startWithCommits()
  const [first, second, third] = ['first', 'second', 'third'].map(makeSha)
  addPull(repository, {
    ...{ number: 3, user: mona, created_at: '2026-01-31T09:30:00Z' },
    head: { ref: 'topic', sha: third ?? '', repo: 'octocat/docs' },
    commits: [first ?? '', second ?? ''],
    commitAuthors: new Map([[second ?? '', null]]),
  })
  addCommit(repository, { sha: third ?? '', message: 'Third', parents: [second ?? ''], author: bot })
  const gitUser = { name: 'mona', email: 'mona@users.noreply.github.com', date: '2026-01-31T09:30:00Z' }
  expect(await list()).toMatchObject({
    status: 200,
    body: [
      { sha: first, commit: { author: gitUser }, author: { login: 'mona' }, committer: { login: 'mona' } },
      { sha: second, commit: { author: { email: 'unknown@example.com' } }, author: null, committer: null },
      {
        ...{ sha: third, parents: [{ sha: second }], author: { login: bot.login, type: 'Bot' } },
        commit: { message: 'Third' },
      },
    ],
  })
})

test('the commit that merged a pull request is none of its own', async () => {
  const { repository, list } = await startWithCommits()
  const merged = { merge_commit_sha: makeSha('merge'), head: { ref: 'x', sha: makeSha('x'), repo: null } }
  addPull(repository, { number: 3, ...merged, commits: [makeSha('w'), makeSha('merge')] })
  expect((await list()).body).toMatchObject([{ sha: makeSha('w') }, { sha: makeSha('x') }])
  addPull(repository, { number: 3, ...merged, commits: [makeSha('w'), makeSha('x'), makeSha('rebased')] })
  expect((await list()).body).toMatchObject([{ sha: makeSha('w') }, { sha: makeSha('x') }])
})

test('commits are pushed to a pull request, and merged', async () => {
  const { repository, list } = await startWithCommits()
  const head = makeSha('head 2')
  for (const name of ['a', 'b']) pushToPull(repository, 2, makeSha(name))
  mergePull(repository, 2)
  expect((await list('', 2)).body).toMatchObject([head, makeSha('a'), makeSha('b')].map((sha) => ({ sha })))
})

test('at most 250 commits are listed, by pages', async () => {
  const { repository, list } = await startWithCommits()
  const commits = Array.from({ length: 260 }, (_, index) => makeSha(String(index)))
  addPull(repository, { number: 3, commits })
  expect(await list('?per_page=100&page=3')).toMatchObject({
    headers: { link: expect.stringContaining('rel="prev"') },
    body: { length: 50, 49: { sha: commits[249] } },
  })
  expect((await list()).body).toHaveLength(30)
})

test('there are no commits of an issue, and they need a permission in a private repository', async () => {
  const { github, repository } = await startWithConversations({ permissions: { contents: 'read' } })
  const list = (number: number) => callGitHub(github, `${root}/pulls/${number}/commits`)
  expect([(await list(1)).status, (await list(2)).status]).toEqual([404, 200])
  repository.private = true
  expect(await list(2)).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'pull_requests=read' },
  })
})
