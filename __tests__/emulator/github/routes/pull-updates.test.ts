import { expect, test } from '@jest/globals'
import { addPull, makeSha } from '../../../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../../../emulator/github/server.ts'
import type { PullState, RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const head = { ref: 'topic', sha: makeSha('topic') }
const fromFork = { ...head, repo: 'mona/docs' }

async function startWithPull(fields: Partial<PullState> = {}, options: GitHubOptions = {}) {
  const { github, repository } = await startWithConversations({
    now: () => new Date(Date.UTC(2026, 0, 31, 9, 30)),
    ...options,
  })
  addPull(repository, { number: 3, head: { ...head, repo: 'octocat/docs' }, ...fields })
  const update = (body: object, { number = 3, isWrong = false } = {}) =>
    callGitHub(github, `${root}/pulls/${number}`, { method: 'PATCH', body, isWrong })
  const set = (state: string, number = 3) => update({ state }, { number })
  return { repository, set, update }
}

test('a pull request is closed and reopened', async () => {
  const { repository, set } = await startWithPull()
  const closed = { state: 'closed', merged: false, merged_at: null, closed_at: '2026-01-31T09:30:00Z' }
  expect(await set('closed')).toMatchObject({ status: 200, body: { number: 3, ...closed } })
  expect(await set('closed')).toMatchObject({ status: 200, body: closed })
  expect(repository.pulls.get(3)).toMatchObject({ state: 'closed' })
  expect(await set('open')).toMatchObject({ status: 200, body: { state: 'open', closed_at: null } })
  expect(repository.pulls.get(3)).toMatchObject({ state: 'open', closed_at: null })
})

const deleteBranch = ({ branches }: RepositoryState) => branches.delete('topic')

test.each([
  ['is merged', { merged_at: '2026-01-30T09:30:00Z' }, 'The pull request cannot be reopened.'],
  ['has no branch', {}, 'The topic branch has been deleted.'],
  [
    'has no repository',
    { head: { ...head, repo: null } },
    'The repository that submitted this pull request has been deleted.',
  ],
])('a pull request that %s is not reopened', async (_, fields, obstacle) => {
  const { repository, set } = await startWithPull({ ...fields, state: 'closed' })
  deleteBranch(repository)
  expect(await set('open')).toMatchObject({
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [
        {
          ...{ resource: 'PullRequest', code: 'custom', field: 'state' },
          message: `state cannot be changed. ${obstacle}`,
        },
      ],
    },
  })
  expect(repository.pulls.get(3)).toMatchObject({ state: 'closed' })
})

test('a pull request from a fork is reopened, and one without a branch is closed', async () => {
  const { repository, set } = await startWithPull({ head: fromFork, state: 'closed' })
  deleteBranch(repository)
  expect(await set('open')).toMatchObject({ status: 200, body: { state: 'open' } })
  expect(await set('closed')).toMatchObject({ status: 200, body: { state: 'closed' } })
})

test('another state is refused, and none is no change', async () => {
  const { update } = await startWithPull()
  const merge = update({ state: 'merged' }, { isWrong: true })
  expect(await merge).toMatchObject({ status: 422, body: { message: 'Validation Failed' } })
  expect(await update({})).toMatchObject({ status: 200, body: { state: 'open' } })
})

test('an update needs a permission and a pull request', async () => {
  const { set } = await startWithPull({}, { permissions: { contents: 'write', issues: 'write' } })
  expect(await set('closed')).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'pull_requests=write' },
  })
  expect(await set('closed', 1)).toMatchObject({ status: 404 })
})
