// Answers that GitHub's description allows, and that it seldom gives.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { instant } from '../../src/base/instant.ts'
import { success } from '../../src/base/result.ts'
import { listAuthors, readPull } from '../../src/follow-up/docs-calls.ts'
import { openCommitStatuses } from '../../src/follow-up/github-statuses.ts'
import { account } from '../../src/github/account.ts'
import { describeGitHubError, isInaccessible } from '../../src/github/github-errors.ts'
import { readRepository } from '../../src/github/read-repositories.ts'
import { openTestConnection } from './connect.ts'

const { signal } = new AbortController()
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  addPull(github.repository('octocat/docs'), { number: 12 })
})

afterEach(() => github.close())

const open = () => openTestConnection(github).connection

test('an author without a login is one that nobody knows', async () => {
  const body = [{ author: {} }, { author: null }, { author: { login: '' } }, { author: { login: 'mona' } }]
  github.fail({ path: /\/pulls\/12\/commits/, status: 200, body })
  expect(await listAuthors({ connection: open(), number: 12, signal })).toEqual([null, null, null, 'mona'])
})

test.each([
  [null, null],
  [{}, null],
  [{ login: '', type: 'Bot' }, null],
  [{ login: 'mona' }, { login: 'mona', isBot: false }],
  [
    { login: 'mona', type: null },
    { login: 'mona', isBot: false },
  ],
  [
    { login: 'hubot', type: 'Bot' },
    { login: 'hubot', isBot: true },
  ],
])('the account %j is %j', (given, expected) => {
  expect(account.parse(given)).toEqual(expected)
})

test('a connection to a repository that is not known asks nobody', async () => {
  for (const repository of [
    { owner: '', name: 'docs' },
    { owner: 'octocat', name: '' },
  ]) {
    const { client, attempt } = open().forRepository(repository)
    expect(await attempt('comment', client)).toBe(null)
    const error: unknown = await client().catch((thrown: unknown) => thrown)
    expect(describeGitHubError('comment', error)).toBe("Couldn't comment: `GITHUB_REPOSITORY` is empty.")
    expect(isInaccessible(error)).toBe(true)
  }
  expect(github.requests).toEqual([])
})

test('a time whose year is none in UTC is not kept', () => {
  expect(instant.safeParse('9999-12-31T23:59:59-01:00').success).toBe(false)
  expect(instant.safeParse('0000-01-01T00:00:00+01:00').success).toBe(false)
})

test.each([
  ['2026-11-20T14:02:00Z', '2026-11-20T14:02:00Z'],
  ['2026-11-20T16:02:00+02:00', '2026-11-20T14:02:00Z'],
  ['2026-11-20T14:02:00.500-00:30', '2026-11-20T14:32:00.500Z'],
])('the time %s is kept as %s', (given, kept) => {
  expect(instant.parse(given)).toBe(kept)
  const branch = { ref: 'main', repo: null }
  const times = { created_at: given, merged_at: null, closed_at: given }
  const pull = readPull({ state: 'closed', ...times, user: null, head: branch, base: branch, comments: 0 })
  expect([pull.createdAt, pull.endedAt]).toEqual([kept, kept])
})

test('a head that is no commit id is not known', async () => {
  const body = { state: 'open', merged_at: null, head: { sha: '../x' } }
  github.fail({ path: /\/pulls\/12$/, status: 200, body })
  const source = await openCommitStatuses(open()).readSource(12, signal)
  expect(source).toEqual(success({ state: 'open', headSha: null }))
})

test('a repository without an owner is known by its full name', async () => {
  const body = { id: 1, name: 'docs', full_name: 'octocat/docs', owner: null, private: true, archived: false }
  github.fail({ path: /\/docs$/, status: 200, body })
  expect(await readRepository(open(), signal)).toMatchObject({
    owner: 'octocat',
    name: 'docs',
    isPublic: false,
  })
})
