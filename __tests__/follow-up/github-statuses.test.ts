import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addCommit, addIssue, addPull } from '../../emulator/github/fixtures.ts'
import { closePull, mergePull } from '../../emulator/github/pull-fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import type { RepositoryState } from '../../emulator/github/state.ts'
import { success } from '../../src/base/result.ts'
import type { NewStatus } from '../../src/follow-up/describe-status.ts'
import { openCommitStatuses } from '../../src/follow-up/github-statuses.ts'
import { newSha, oldSha } from '../fixtures/sample-status.ts'
import { openTestConnection } from '../github/connect.ts'

const { signal } = new AbortController()
const status: NewStatus = {
  ...{ state: 'pending', description: 'Docs agent is working', context: 'docs' },
  url: 'https://github.com/octocat/docs/actions/runs/1',
}
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addCommit(repository, { sha: oldSha })
})

afterEach(() => github.close())

const open = () => openCommitStatuses(openTestConnection(github).connection)

test.each(['pending', 'success', 'failure', 'error'] as const)('%s is set with its link', async (state) => {
  expect(await open().setStatus(oldSha, { ...status, state }, signal)).toBeNull()
  const { description, context, url: target_url } = status
  expect(repository.statuses.get(oldSha)).toMatchObject([{ state, description, context, target_url }])
})

test('a status whose answer was lost is set again', async () => {
  github.fail({ path: /\/statuses\//, status: 502, afterEffect: true })
  expect(await open().setStatus(oldSha, status, signal)).toBeNull()
  expect(repository.statuses.get(oldSha)).toHaveLength(2)
})

test.each<[string, Parameters<GitHubEmulator['fail']>[0], RegExp]>([
  ['a missing right', { path: /x/, status: 403 }, /Check the `permissions` of the workflow job\.$/],
  [
    'a missing right that is named',
    { path: /x/, status: 403, headers: { 'x-accepted-github-permissions': 'statuses=write' } },
    /GitHub answered 403\. The token needs: statuses: write\.$/,
  ],
  ['an unknown commit', { path: /x/, status: 422 }, /GitHub answered 422\.$/],
  ['500 after 500', { path: /x/, status: 500 }, /GitHub answered 500\.$/],
  ['a cut connection', { path: /x/, drop: true }, /the connection to GitHub failed\.$/],
])('%s is a failure that is told', async (_, fault, sentence) => {
  github.fail({ ...fault, path: /\/statuses/, times: Infinity })
  const problem = await open().setStatus(oldSha, status, signal)
  expect(problem).toMatch(/^Couldn't set the commit status of aaaaaaa: /)
  expect(problem).toMatch(sentence)
  expect(await open().readStatus(oldSha, 'docs', signal)).toMatchObject({
    ...{ kind: 'failure', error: expect.stringMatching(/^Couldn't read the commit statuses of aaaaaaa: /) },
  })
})

test('a commit that GitHub does not have is a failure', async () => {
  expect(await open().setStatus(newSha, status, signal)).toContain('GitHub answered 422')
})

test('when the time is up nothing is sent, and that is told', async () => {
  const aborted = AbortSignal.abort()
  expect(await open().setStatus(oldSha, status, aborted)).toContain("GitHub didn't answer in time")
  expect((await open().readStatus(oldSha, 'docs', aborted)).kind).toBe('failure')
  expect((await open().readSource(2, aborted)).kind).toBe('failure')
  expect(github.requests).toEqual([])
})

test('the newest status counts by its name, whatever its state and the case of the name', async () => {
  const statuses = open()
  const { description, url } = status
  expect(await statuses.readStatus(oldSha, 'docs', signal)).toEqual(success(null))
  await statuses.setStatus(oldSha, { ...status, context: 'docs-2', state: 'error' }, signal)
  expect(await statuses.readStatus(oldSha, 'docs', signal)).toEqual(success(null))
  await statuses.setStatus(oldSha, { ...status, context: 'Docs', state: 'error' }, signal)
  const shown = { state: 'error', description, url }
  expect(await statuses.readStatus(oldSha, 'docs', signal)).toEqual(success(shown))
  await statuses.setStatus(oldSha, status, signal)
  const newest = { ...shown, state: status.state }
  expect(await statuses.readStatus(oldSha, 'docs', signal)).toEqual(success(newest))
})

test('a status without text and link counts, too', async () => {
  const statuses = open()
  await statuses.setStatus(oldSha, status, signal)
  Object.assign(repository.statuses.get(oldSha)?.[0] ?? {}, { description: null, target_url: null })
  const bare = { state: status.state, description: '', url: '' }
  expect(await statuses.readStatus(oldSha, 'docs', signal)).toEqual(success(bare))
})

test.each([
  [150, 'success', 2],
  [299, 'success', 3],
  [300, 'failure', 3],
  [301, 'failure', 3],
])('behind %d others it is found, or not known and so not written over: %s', async (count, kind, pages) => {
  const statuses = open()
  await statuses.setStatus(oldSha, status, signal)
  const [own] = repository.statuses.get(oldSha) ?? []
  if (!own) throw new Error('There is no status.')
  const others = Array.from({ length: count }, (_, index) => ({ ...own, context: `other ${index}` }))
  repository.statuses.set(oldSha, [own, ...others])
  const before = github.requests.length
  const found = await statuses.readStatus(oldSha, 'docs', signal)
  expect(found.kind).toBe(kind)
  if (found.kind === 'success') expect(found.value).toMatchObject({ state: status.state })
  else expect(found.error).toContain('the commit has more than 300 statuses, and not all were read')
  expect(github.requests.length - before).toBe(pages)
})

test('three full pages without it are all there is', async () => {
  const meta = { created_at: '', updated_at: '', target_url: null, description: null }
  const creator = { login: 'x', id: 1, type: 'Bot' } as const
  const others = Array.from({ length: 300 }, (_, id) => ({
    id,
    state: 'success' as const,
    context: `${id}`,
    creator,
    ...meta,
  }))
  repository.statuses.set(oldSha, others)
  expect(await open().readStatus(oldSha, 'docs', signal)).toEqual(success(null))
})

test('a page instead of statuses is a failure', async () => {
  github.fail({ path: /\/statuses/, status: 200, body: '<html>' })
  expect((await open().readStatus(oldSha, 'docs', signal)).kind).toBe('failure')
})

test('the pull request is open, closed or merged, and an issue is none', async () => {
  const { readSource } = open()
  const head = { ref: 'x', sha: newSha, repo: 'octocat/docs' }
  addPull(repository, { number: 2, head })
  addIssue(repository, { number: 5 })
  expect(await readSource(2, signal)).toEqual(success({ state: 'open', headSha: newSha }))
  closePull(repository, 2)
  expect(await readSource(2, signal)).toEqual(success({ state: 'closed', headSha: newSha }))
  mergePull(repository, 2)
  expect(await readSource(2, signal)).toEqual(success({ state: 'merged', headSha: newSha }))
  expect(await readSource(5, signal)).toEqual(success(null))
})

test.each([
  ['500', { status: 500 } as const],
  ['a page', { status: 200, body: '<html>' } as const],
])('%s instead of a pull request is a failure', async (_, fault) => {
  github.fail({ path: /\/pulls\/2$/, times: 3, ...fault })
  expect(await open().readSource(2, signal)).toMatchObject({
    ...{ kind: 'failure', error: expect.stringMatching(/^Couldn't read the pull request #2: /) },
  })
})
