// The docs pull request over HTTP: which token goes where, what is read, and what a refusal says.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { addComment, addPull, makeUser } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import type { Account, ChangedFile, PullState, RepositoryState } from '../../emulator/github/state.ts'
import { success } from '../../src/base/result.ts'
import { type DocsPullClient, openDocsPulls } from '../../src/follow-up/docs-client.ts'
import type { PullRequestLink } from '../../src/mintlify/pull-request-link.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { sampleDocsPull } from '../fixtures/sample-docs-pull.ts'
import { link } from '../fixtures/sample-job.ts'

const docsToken = 'emulated-docs-token'
const ownLink: PullRequestLink = {
  url: 'https://github.com/Acme/Widgets/pull/3',
  repository: 'Acme/Widgets',
  number: 3,
}
let github: GitHubEmulator
let docs: RepositoryState
let pull: PullState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  github.addToken({
    ...{ token: docsToken, account: { login: 'docs-app[bot]', id: 9, type: 'Bot' } },
    ...{ repositories: ['acme/docs'], permissions: { pull_requests: 'write', issues: 'write' } },
  })
  docs = github.repository('acme/docs')
  pull = addPull(docs, { number: 57, user: makeUser('mona') })
  addPull(github.repository('acme/widgets'), { number: 3 })
})

afterEach(() => github.close())

function open(given: { docsToken?: string | null; githubToken?: string | null; secret?: string } = {}) {
  const repository = { owner: 'acme', name: 'widgets', id: 1, isPublic: true }
  return openDocsPulls({
    ...{ run: { repository, serverUrl: 'https://github.com' }, githubToken: github.token, docsToken },
    ...{ secret: 'a secret of the run', apiUrl: github.apiUrl, clock: createFakeClock() },
    signal: new AbortController().signal,
    ...given,
  })
}

const tokensSent = () => github.requests.map(({ headers }) => headers.authorization?.split(' ')[1])
const bodies = () => [...docs.comments.values()].map(({ body }) => body)
const wish = (occasion = 'request', hasComments = true) => ({ body: 'Hello.', occasion, hasComments })

test('the repository of the source gets the token of the run, another one `docs-token`', async () => {
  const client = open()
  await client.read(ownLink)
  await client.read(link)
  await client.addLabels(link, ['a'])
  expect(tokensSent()).toEqual([github.token, docsToken, docsToken])
})

test('without `docs-token` the other repository is read with that of the run', async () => {
  expect((await open({ docsToken: null }).read(link)).kind).toBe('success')
  expect(tokensSent()).toEqual([github.token])
})

const other = (url: string) => ({ ...link, url })
const hostProblem = (url: string) =>
  `${url} was left alone: it isn't a pull request on github.com. Label it and request reviews there by hand.`
test.each<[string, PullRequestLink, string | null, { read: string | null; write: string | null }]>([
  ['ours', link, docsToken, { read: null, write: null }],
  ['that of the source', ownLink, null, { read: null, write: null }],
  [
    'without a token',
    link,
    null,
    {
      read: null,
      write:
        'acme/docs#57 was left alone: set `docs-token` to a token with `pull-requests: write` for acme/docs.',
    },
  ],
  ...['https://evil.example/acme/docs/pull/57', 'https://github.com/acme/docs/-/pull/57'].map(
    (url): [string, PullRequestLink, string, { read: string; write: string }] => [
      url,
      other(url),
      docsToken,
      { read: hostProblem(url), write: hostProblem(url) },
    ],
  ),
])('a link %s', (...[, given, token, expected]) => {
  expect(open({ docsToken: token }).refusal(given)).toEqual(expected)
})

test('what a pull request is', async () => {
  addComment(docs, { issue: 57 })
  Object.assign(pull, { created_at: '2026-11-20T14:03:00Z', head: { ...pull.head, repo: null } })
  docs.private = true
  const reading = { createdAt: '2026-11-20T14:03:00Z', author: 'mona', headBranch: 'feature' }
  const expected = { ...reading, headRepository: null, baseRepository: 'acme/docs', isPrivate: true }
  expect(await open().read(link)).toEqual({
    kind: 'success',
    value: {
      ...expected,
      ...{ state: 'open', endedAt: null, commentCount: 1, changedFileCount: 0 },
      ...{ headSha: pull.head.sha, updatedAt: pull.updated_at },
    },
  })
})

const closedAt = '2026-11-21T14:03:00Z'
test.each([
  ['open', {}, null],
  ['closed', { state: 'closed', closed_at: closedAt }, closedAt],
  ['merged', { state: 'closed', closed_at: closedAt, merged_at: closedAt }, closedAt],
] as const)('one that is %s', async (state, fields, endedAt) => {
  Object.assign(pull, fields)
  expect(await open().read(link)).toMatchObject({ value: { state, endedAt } })
})

type Write = (client: DocsPullClient) => Promise<unknown>
const writes: [string, Write][] = [
  ['read', (client) => client.read(link)],
  ['add labels to', (client) => client.addLabels(link, ['a'])],
  [
    'request a review by mona, team:writers of',
    (client) => client.requestReviewers(link, ['mona', 'team:writers']),
  ],
  ['comment on', (client) => client.comment(link, wish('request', false))],
  ['close', (client) => client.setState(link, 'closed')],
  ['reopen', (client) => client.setState(link, 'open')],
]

const problemIn = (result: unknown) => {
  const { kind, error, problem, isFinal } = Object(result)
  return [kind === 'failed' || kind === 'failure', error?.problem ?? problem, error?.isFinal ?? isFinal]
}

const refusal = { message: 'Resource not accessible by integration' }
const accepted = { 'x-accepted-github-permissions': 'pull_requests=write' }
test.each(writes)('what a refusal to %s it says', async (what, act) => {
  const fail = (fault: Partial<Fault>) => github.fail({ path: /./, times: 1, ...fault })
  const results = []
  fail({ status: 403, body: refusal, headers: accepted })
  results.push(problemIn(await act(open())))
  fail({ status: 404, body: { message: 'Not Found' } })
  results.push(problemIn(await act(open())))
  fail({ status: 422, body: { message: 'Validation Failed' } })
  results.push(problemIn(await act(open())))
  fail({ status: 401, body: { message: 'Bad credentials' } })
  results.push(problemIn(await act(open())))
  const start = `Couldn't ${what} acme/docs#57: GitHub answered`
  expect(results).toEqual([
    [true, `${start} 403. \`docs-token\` needs: pull-requests: write.`, true],
    [true, `${start} 404. Check the permissions of \`docs-token\`, and whether this still exists.`, true],
    [true, `${start} 422.`, true],
    [true, `${start} 401. Check \`docs-token\`.`, false],
  ])
})

test('a rate limit and a lost answer are not for good', async () => {
  github.fail({ path: /./, method: 'POST', drop: true, times: 3 })
  expect(problemIn(await open().addLabels(link, ['a']))).toEqual([
    ...[true, "Couldn't add labels to acme/docs#57: the connection to GitHub failed.", false],
  ])
  const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }
  github.fail({
    path: /./,
    status: 403,
    headers: spent,
    body: { message: 'API rate limit exceeded' },
    times: 1,
  })
  expect(problemIn(await open().addLabels(link, ['a']))[2]).toBe(false)
})

test('an empty token is a problem of its own', async () => {
  const result = await open({ docsToken: null, githubToken: null }).read(ownLink)
  expect(problemIn(result)).toEqual([
    ...[true, "Couldn't read Acme/Widgets#3: `github-token` is empty.", true],
  ])
  expect(github.requests).toEqual([])
})

test('a comment whose answer was lost is there once', async () => {
  github.fail({ method: 'POST', path: /comments/, drop: true, afterEffect: true, times: 1 })
  expect(await open().comment(link, wish('request', false))).toMatchObject({ kind: 'failed', isFinal: false })
  expect(await open().comment(link, wish())).toEqual({ kind: 'written' })
  expect(bodies()).toHaveLength(1)
})

test('a comment is found on any page, and is another for another occasion, link or secret', async () => {
  await open().comment(link, wish('request', false))
  const [body = ''] = bodies()
  expect(body).toMatch(/^Hello\.\n\n<!-- docs-agent [A-Za-z0-9+/=]+ -->$/)
  for (const _ of Array(100)) addComment(docs, { issue: 57 })
  const first = [...docs.comments.values()][0]
  if (first) Object.assign(first, { body: 'no tag here' })
  addComment(docs, { issue: 57, body })
  const before = docs.comments.size
  await open().comment(link, wish())
  expect(docs.comments.size).toBe(before)
  await open().comment(link, wish('closed 1'))
  await open({ secret: 'another secret of a run' }).comment(link, wish())
  expect(new Set(bodies().filter((text) => text.startsWith('Hello'))).size).toBe(3)
})

test('authors of all commits, null where nobody is known or not all are listed', async () => {
  const shas = (count: number) =>
    Array.from({ length: count }, (_, index) => index.toString(16).padStart(40, '0'))
  pull.commits = shas(2)
  pull.commitAuthors.set(shas(1)[0] ?? '', null)
  expect(await open().commitAuthors(link)).toEqual(success([null, 'mona', 'mona']))
  pull.commits = shas(248)
  expect(await open().commitAuthors(link)).toHaveProperty('value.length', 249)
  pull.commits = shas(249)
  expect(await open().commitAuthors(link)).toEqual(success(null))
  github.fail({ status: 500, path: /commits\?.*page=2/, times: 9 })
  pull.commits = shas(120)
  expect(await open().commitAuthors(link)).toMatchObject({ kind: 'failure', error: { isFinal: false } })
})

test('closed and reopened', async () => {
  await open().setState(link, 'closed')
  expect(pull.state).toBe('closed')
  await open().setState(link, 'open')
  expect(pull.state).toBe('open')
})

test('only what GitHub cannot take is told apart', async () => {
  docs.collaborators.set('octocat', { permission: 'write', role_name: 'write' })
  expect(await open().requestReviewers(link, ['nobody'])).toMatchObject({
    kind: 'failed',
    isUnprocessable: true,
  })
  expect(await open().requestReviewers(link, ['octocat'])).toEqual({
    kind: 'written',
    isUnprocessable: false,
  })
  expect(pull.requestedReviewers).toEqual(['octocat'])
  github.fail({ path: /./, status: 403, body: refusal, times: 1 })
  expect(await open().requestReviewers(link, ['octocat'])).toMatchObject({ isUnprocessable: false })
})

const makeChangedFile = (filename: string): ChangedFile => ({
  ...{ filename, status: 'modified', additions: 1, deletions: 0, changes: 1 },
  sha: 'c'.repeat(40),
})

function deploy(creator: string, state: 'success' | 'failure' | 'pending' = 'success') {
  const id = docs.deployments.length + 1
  const statuses = [
    { id, state, environment_url: `https://preview-${id}.example`, created_at: '2026-11-20T14:05:00Z' },
  ]
  const at = { sha: pull.head.sha, ref: pull.head.ref, created_at: '2026-11-20T14:04:00Z' }
  docs.deployments.push({ id, ...at, creator: accountOf(creator), environment: 'staging', statuses })
}

function accountOf(login: string): Account {
  return login.endsWith('[bot]') ? { login, id: 99, type: 'Bot' } : makeUser(login)
}

async function readChanges(client: DocsPullClient, known = sampleDocsPull()) {
  const reading = await client.read(link)
  if (reading.kind === 'failure') throw new Error(reading.error.problem)
  github.requests.length = 0
  const read = await client.changes(link, reading.value, known)
  return {
    read,
    calls: github.requests.map(({ path }) => path.replace(/^\/repos\/acme\/docs|\?.*/g, '')).sort(),
  }
}

test('what a docs pull request changes is read once for each head', async () => {
  pull.files.push(makeChangedFile('guides/client.mdx'), makeChangedFile('docs.json'))
  deploy('mintlify[bot]')
  const client = open({ docsToken: null })
  const { read, calls } = await readChanges(client)
  expect(read).toMatchObject({
    changes: { head: pull.head.sha, pages: [{ path: 'guides/client', change: 'changed' }], others: 1 },
    preview: { state: 'ready', address: 'https://preview-1.example' },
  })
  expect(calls).toEqual(['/deployments', '/deployments/1/statuses', '/pulls/57/files'])
  expect(await readChanges(client, sampleDocsPull(read))).toEqual({ read, calls: [] })
})

test('only the agent and the author of the pull request deploy its preview', async () => {
  deploy('mona')
  deploy('vercel[bot]')
  const { read } = await readChanges(open({ docsToken: null }))
  expect(read.preview?.address).toBe('https://preview-1.example')
})

test('without permission to read deployments, the pages are known all the same', async () => {
  docs.private = true
  pull.files.push(makeChangedFile('guides/client.mdx'))
  deploy('mintlify[bot]')
  const { read, calls } = await readChanges(open())
  expect([read.changes?.pages.length, read.preview]).toEqual([1, null])
  expect(calls).toEqual(['/deployments', '/pulls/57/files'])
})

test('what cannot be read leaves what was known', async () => {
  const changes = { head: 'b'.repeat(40), pages: [], others: 7 }
  const known = sampleDocsPull({ changes, preview: { state: 'ready', address: 'https://old.example' } })
  const client = open({ docsToken: null })
  const reading = await client.read(link)
  github.fail({ path: /./, status: 404, body: { message: 'Not Found' } })
  if (reading.kind === 'failure') throw new Error(reading.error.problem)
  // The preview was that of another commit.
  expect(await client.changes(link, reading.value, known)).toEqual({ changes, preview: null })
})
