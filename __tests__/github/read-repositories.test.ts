// The repositories of an App's installation, and what is asked of one repository before its comments count.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addIssue } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import { listTrackedConversations } from '../../src/conversation/read-tracked.ts'
import { openConnection } from '../../src/github/github-client.ts'
import {
  isOfInstallation,
  type KnownRepository,
  listInstallationRepositories,
} from '../../src/github/read-repositories.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { sampleState, sampleStateText, signingKey } from '../fixtures/sample-state.ts'

const token = 'ghs_app'
const account = { login: 'docs-app[bot]', id: 9, type: 'Bot' } as const
const signal = new AbortController().signal
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false, tokens: [{ token, account }] })
})

afterEach(() => github.close())

const connectWith = (given: string | null, name = 'widgets') =>
  openConnection({
    ...{ token: given, apiUrl: github.apiUrl, clock: createFakeClock(), warn: () => undefined },
    repository: { owner: 'acme', name },
  })
const called = () => github.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)

test.each<[string, boolean]>([
  ['ghs_app', true],
  // The form of an installation's token that holds a JSON Web Token.
  ['ghs_123_eyJhbGciOi.eyJpc3Mi.c2ln', true],
  ['v1.0123456789abcdef', true],
  ['eyJhbGciOi.eyJpc3Mi.c2ln', false],
  ['ghp_personal', false],
  ['github_pat_11AAAA', false],
  ['ghu_user', false],
  ['gho_oauth', false],
])('the token %s, without a call', async (given, expected) => {
  expect(await isOfInstallation(connectWith(given))).toBe(expected)
  expect(called()).toEqual([])
})

test('an installation is listed whole, whatever its pages', async () => {
  for (let count = 0; count < 230; count += 1) github.repository(`acme/repository-${count}`)
  Object.assign(github.repository('acme/repository-7'), { archived: true, private: true })
  const listed = await listInstallationRepositories(connectWith(token), signal)
  expect([listed.length, new Set(listed.map(({ id }) => id)).size]).toEqual([230, 230])
  expect(called()).toHaveLength(3)
  expect(listed.filter(({ isArchived, isPublic }) => isArchived || !isPublic)).toMatchObject([
    { owner: 'acme', name: 'repository-7', isArchived: true, isPublic: false },
  ])
})

test.each([
  ['a list', []],
  ['a page', '<html>Sign in</html>'],
  ['repositories without an id', { total_count: 1, repositories: [{ name: 'widgets' }] }],
])('an installation that is %s is an error', async (_, body) => {
  github.fail({ path: /\/installation\/repositories/, status: 200, body, times: Infinity })
  await expect(listInstallationRepositories(connectWith(token), signal)).rejects.toThrow()
})

test('an installation of more than 10,000 repositories is not read', async () => {
  github.fail({
    path: /\/installation\/repositories/,
    status: 200,
    body: { total_count: 10_001, repositories: [] },
  })
  await expect(listInstallationRepositories(connectWith(token), signal)).rejects.toThrow(
    "the App's installation has more than 10,000 repositories: name those to look at",
  )
  expect(called()).toHaveLength(1)
})

/** A comment of ours in `acme/widgets`, and one of somebody else. */
function addOurs() {
  const repository = github.repository('acme/widgets')
  const issue = addIssue(repository).number
  addComment(repository, { issue, body: 'Hello' })
  const comment = addComment(repository, { issue, user: actionsBot })
  comment.body = sampleStateText(sampleState(), { repositoryId: repository.id, issueNumber: issue })
  return repository
}

function list(known: KnownRepository | null = null, name = 'widgets') {
  const scope = { key: null, projectId: 'acme', apiHost: 'api.mintlify.com' }
  const since = new Date(0)
  return listTrackedConversations({
    connection: connectWith(token, name),
    scope,
    signingKey,
    since,
    signal,
    known,
  })
}

const listing = 'GET /repos/acme/widgets/issues/comments'
const asking = 'GET /repos/acme/widgets'

test('a repository without a comment of ours costs one call', async () => {
  const repository = github.repository('acme/widgets')
  addComment(repository, { issue: addIssue(repository).number })
  expect(await list()).toEqual({ kind: 'listed', conversations: [], unverified: 0, problem: null })
  expect(called()).toEqual([listing])
})

test('what a repository is, is asked only for a comment of ours, and only if it is not known', async () => {
  const { id } = Object.assign(addOurs(), { private: true })
  const repository = { owner: 'acme', name: 'widgets', id, isPublic: false }
  expect(await list()).toMatchObject({ conversations: [{ repository }] })
  expect(called()).toEqual([listing, asking])
  await list({ ...repository, isArchived: false })
  expect(called()).toEqual([listing, asking, listing])
})

test('comments of an archived repository are left alone', async () => {
  addOurs().archived = true
  expect(await list()).toEqual({ kind: 'archived' })
})

test('a repository that does not say what it is has a problem', async () => {
  addOurs()
  github.fail({ path: '/repos/acme/widgets', status: 502, times: Infinity })
  expect(await list()).toMatchObject({
    ...{ kind: 'listed', conversations: [] },
    problem: "Couldn't read the repository: GitHub answered 502.",
  })
})

test.each([
  [404, { message: 'Not Found' }, 'unreadable'],
  [403, { message: 'Resource not accessible by integration' }, 'unreadable'],
  [410, { message: 'Issues are disabled for this repo' }, 'unreadable'],
  [404, '<html>', 'listed'],
  [451, { message: 'Repository access blocked' }, 'listed'],
  [502, { message: 'Server Error' }, 'listed'],
] as const)('a list that answers %d with %j is %s', async (status, body, kind) => {
  github.repository('acme/widgets')
  github.fail({ path: /issues\/comments/, status, body, times: Infinity })
  const answer = await list()
  expect([answer.kind, Object(answer).problem]).toEqual([
    kind,
    expect.stringContaining(`GitHub answered ${status}`),
  ])
})
