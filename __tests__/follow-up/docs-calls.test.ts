// What is sent about a docs pull request, and how its answers are read.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull, makeUser } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import type { RepositoryState } from '../../emulator/github/state.ts'
import { type DocsPullClient, openDocsPulls } from '../../src/follow-up/docs-client.ts'
import { openConnection } from '../../src/github/github-client.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { link } from '../fixtures/sample-job.ts'

let github: GitHubEmulator
let docs: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  docs = github.repository('acme/docs')
  addPull(docs, { number: 57, user: makeUser('mona') })
})

afterEach(() => github.close())

const run = {
  repository: { owner: 'acme', name: 'widgets', id: 1, isPublic: true },
  serverUrl: 'https://github.com',
}

function open({ signal = new AbortController().signal } = {}) {
  return openDocsPulls({
    ...{ run, githubToken: github.token, docsToken: null, secret: 'a secret of the run', signal },
    ...{ apiUrl: github.apiUrl, clock: createFakeClock() },
  })
}

test.each([
  [['hubot'], { reviewers: ['hubot'] }],
  [['team:writers'], { team_reviewers: ['writers'] }],
  [['team:writers', 'hubot', 'octocat'], { reviewers: ['hubot', 'octocat'], team_reviewers: ['writers'] }],
])('a review by %j is requested as %j', async (names, expected) => {
  github.addToken({ token: github.token, permissions: { pull_requests: 'write', members: 'read' } })
  docs.teams.add('writers')
  for (const login of ['hubot', 'octocat']) {
    docs.collaborators.set(login, { permission: 'write', role_name: 'write' })
  }
  expect(await open().requestReviewers(link, names)).toEqual({ kind: 'written', isUnprocessable: false })
  expect(github.requests.map(({ body }) => JSON.parse(body))).toEqual([expected])
})

const side = { ref: 'x', repo: { full_name: 'acme/docs' } }
const answer = { state: 'open', created_at: '2026-11-20T14:03:00Z', head: side, base: side }

test.each([
  [{ visibility: 'internal', private: true }, false],
  [{ visibility: 'private', private: true }, true],
  [{ visibility: 'public', private: false }, false],
  [{ private: true }, true],
  [{}, null],
])('a repository with %j is private: %j', async (repo, isPrivate) => {
  const base = { ref: 'main', repo: { full_name: 'acme/docs', ...repo } }
  github.fail({ path: /./, status: 200, body: { ...answer, base } })
  expect(await open().read(link)).toMatchObject({ kind: 'success', value: { isPrivate } })
})

test('of accounts and repositories that are gone nothing is known', async () => {
  const gone = { ref: 'x', sha: '', repo: null }
  github.fail({ path: /./, status: 200, body: { ...answer, user: null, head: gone, base: gone } })
  expect(await open().read(link)).toMatchObject({
    kind: 'success',
    value: { author: null, headRepository: null, baseRepository: '', isPrivate: null, commentCount: 1 },
  })
})

type Act = (client: DocsPullClient) => Promise<object>
const acts: [string, Act][] = [
  ['read', (client) => client.read(link)],
  ['add labels to', (client) => client.addLabels(link, ['a'])],
  ['request a review by hubot of', (client) => client.requestReviewers(link, ['hubot'])],
  ['comment on', (client) => client.comment(link, { body: 'Hi.', occasion: 'request', hasComments: true })],
  ['close', (client) => client.setState(link, 'closed')],
  ['read the commits of', (client) => client.commitAuthors(link)],
]

test.each(acts)('when the time is up, nothing is sent to %s it', async (what, act) => {
  const { error, problem } = Object(await act(open({ signal: AbortSignal.abort() })))
  expect(error?.problem ?? problem).toBe(`Couldn't ${what} acme/docs#57: GitHub didn't answer in time.`)
  expect(github.requests).toEqual([])
})

test.each(acts)('an answer that makes no sense to what should %s it is a problem', async (what, act) => {
  github.fail({ path: /./, status: 200, body: 'Welcome', times: 2 })
  const { error, ...rest } = Object(await act(open()))
  expect({ ...rest, ...error }).toMatchObject({
    problem: expect.stringContaining(`Couldn't ${what} acme/docs#57: GitHub's answer`),
    isFinal: false,
  })
})

test('where there are no comments, none are searched for ours', async () => {
  await open().comment(link, { body: 'Hello.', occasion: 'request', hasComments: false })
  expect(github.requests.map(({ method }) => method)).toEqual(['POST'])
})

test('later versions know the comments of this one', async () => {
  await open().comment(link, { body: 'Hello.', occasion: 'request', hasComments: false })
  expect([...docs.comments.values()].map(({ body }) => body)).toEqual([
    'Hello.\n\n<!-- docs-agent LwI4Jh8G1NtrIsTo+PZxS9c3fmB5K9mAQj/2bIsyLLk= -->',
  ])
})

test('connections that are given are used, each with its own token', async () => {
  github.addToken({ token: 'shared-docs-token', permissions: { pull_requests: 'read' } })
  const clock = createFakeClock()
  const connect = (token: string) =>
    openConnection({
      ...{ token, apiUrl: github.apiUrl, clock, repository: { owner: 'acme', name: 'any' } },
      warn: () => undefined,
    })
  const client = openDocsPulls({
    ...{ run, githubToken: null, docsToken: 'unused', secret: 's', apiUrl: 'http://unused.example', clock },
    signal: new AbortController().signal,
    connections: { 'github-token': connect(github.token), 'docs-token': connect('shared-docs-token') },
  })
  addPull(github.repository('acme/widgets'), { number: 57 })
  await client.read(link)
  await client.read({ ...link, repository: 'acme/widgets' })
  expect(github.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/repos/acme/docs/pulls/57', 'token shared-docs-token'],
    ['/repos/acme/widgets/pulls/57', `token ${github.token}`],
  ])
})
