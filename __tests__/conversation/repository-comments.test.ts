// Our comments anywhere in a repository: which are ours, how many requests they remember, and what is said where that is not known.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addIssue, makeUser } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { actionsBot, type RepositoryState } from '../../emulator/github/state.ts'
import { countRememberedRequests, listTrackedConversations } from '../../src/conversation/read-tracked.ts'
import { deriveSigningKey } from '../../src/conversation/signed-state.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import type { State } from '../../src/state/state.ts'
import { newerStateText, sampleState, sampleStateText, signingKey } from '../fixtures/sample-state.ts'
import { openTestConnection } from '../github/connect.ts'

const otherKey = deriveSigningKey('another secret')
const scope = { key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
const since = new Date('2026-11-20T00:00:00Z')
const at = (time: string) => Date.parse(time) / 1_000
const [before, after, soonAfter] = [
  '2026-11-19T23:59:59Z',
  '2026-11-20T00:00:01Z',
  '2026-11-20T01:00:00Z',
].map(at)
const lately = '2026-11-20T14:00:00Z'
let github: GitHubEmulator
let repository: RepositoryState
let repositoryId: number

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  repositoryId = repository.id
  addIssue(repository, { number: 12 })
})

afterEach(() => github.close())

type Given = Partial<Parameters<typeof listTrackedConversations>[0]>

function list(given: Given = {}) {
  const { connection } = openTestConnection(github)
  const known = { id: repositoryId, owner: 'octocat', name: 'docs', isPublic: true, isArchived: false }
  const { signal } = new AbortController()
  return listTrackedConversations({ connection, scope, signingKey, since, signal, known, ...given })
}

function count(given: { key?: null } = {}) {
  const { connection } = openTestConnection(github)
  const { signal } = new AbortController()
  return countRememberedRequests({
    ...{ connection, signingKey, since, signal, repositoryId },
    scope: { ...scope, ...given },
  })
}

/** Adds a comment whose state is signed for it, but for what is given. */
function addState(state: State = sampleState(), other: object = {}, updated_at = lately) {
  const comment = addComment(repository, { issue: 12, user: actionsBot, updated_at })
  const signed = { ...scope, repositoryId, issueNumber: 12, ...other }
  comment.body = sampleStateText(state, signed)
  return { comment, scope: signed }
}

/** Adds a comment whose state was signed with another secret. */
function addUnverified() {
  const added = addState()
  added.comment.body = sampleStateText(sampleState(), added.scope, otherKey)
  return added
}

const nothing = { kind: 'listed', conversations: [], unverified: 0, problem: null }

test('our comments are listed with what they remember, those that changed last first', async () => {
  const state = sampleState({ requestCount: 4 })
  const later = addState(state)
  const earlier = addState(state, { key: 'second' }, '2026-11-20T13:00:00Z')
  addState(state, { key: 'third' }, '2026-11-19T23:59:59Z')
  addComment(repository, { issue: 12, body: 'Looks good', updated_at: lately })
  const known = { id: repositoryId, owner: 'octocat', name: 'docs', isPublic: true }
  const conversations = [later, earlier].map((one) => ({
    ...{ repository: known, scope: one.scope, state, report: reportOf(state) },
    ...{ commentId: one.comment.id, authorId: actionsBot.id },
    url: `https://github.com/octocat/docs/issues/12#issuecomment-${one.comment.id}`,
  }))
  expect(await list({ scope: { ...scope, key: null } })).toEqual({ ...nothing, conversations })
  expect(github.requests).toHaveLength(1)
})

test.each<[string, object, number, number]>([
  ['another project', { projectId: 'other' }, 0, 0],
  ['another service', { apiHost: 'other.example' }, 0, 0],
  ['another key', { key: 'other' }, 0, 0],
  ['another repository', { repositoryId: 7 }, 0, 0],
  ['another pull request or issue', { issueNumber: 2 }, 0, 0],
  ['this very place', {}, 1, 0],
])('a state of %s', async (...[, other, listed, unverified]) => {
  addState(sampleState({ requestTimes: [Number(after)] }), other)
  const listing = await list()
  expect(listing).toMatchObject({ conversations: { length: listed }, unverified, problem: null })
  expect(await count()).toEqual({ requests: listed, problem: null })
})

test('every key is meant where none is named', async () => {
  addState(sampleState(), { key: 'other' })
  expect(await list({ scope: { ...scope, key: null } })).toMatchObject({ conversations: { length: 1 } })
})

test('what GitHub says of the repository is asked only if a comment may be ours', async () => {
  expect(await list({ known: null })).toEqual(nothing)
  expect(github.requests).toHaveLength(1)
  addState()
  repository.private = true
  expect(await list({ known: null })).toMatchObject({
    conversations: [{ repository: { id: repositoryId, owner: 'octocat', name: 'docs', isPublic: false } }],
  })
})

test('a repository that is archived is told apart', async () => {
  addState()
  repository.archived = true
  expect(await list({ known: null })).toEqual({ kind: 'archived' })
})

test('a repository that cannot be read is a problem', async () => {
  addState()
  github.fail({ path: '/repos/octocat/docs', status: 403 })
  const problem = expect.stringMatching(/^Couldn't read the repository: GitHub answered 403\./)
  expect(await list({ known: null })).toEqual({ ...nothing, problem })
})

const refused = { message: 'Resource not accessible by integration' }

test.each<[number, unknown, 'unreadable' | 'listed']>([
  [403, refused, 'unreadable'],
  [404, { message: 'Not Found' }, 'unreadable'],
  [410, { message: 'Issues are disabled for this repo' }, 'unreadable'],
  [404, '<html>', 'listed'],
  [422, { message: 'Validation Failed' }, 'listed'],
  [401, { message: 'Bad credentials' }, 'listed'],
])('after an answer %d of %j a repository is %s', async (...[status, body, kind]) => {
  github.fail({ path: /comments/, status: status as 403, body })
  const problem = expect.stringMatching(new RegExp(`^Couldn't list the comments: GitHub answered ${status}`))
  expect(await list()).toEqual(kind === 'listed' ? { ...nothing, problem } : { kind, problem })
})

test('what was found before the list broke off stays', async () => {
  for (let index = 0; index < 100; index += 1) addComment(repository, { issue: 12, updated_at: lately })
  addState()
  github.fail({ path: /[?&]page=2/, status: 403, body: refused })
  const problem = expect.stringMatching(/^Couldn't list the comments: GitHub answered 403\./)
  expect(await list()).toMatchObject({ kind: 'listed', conversations: { length: 1 }, problem })
})

test.each<[number, string | null]>([
  [3_000, null],
  [3_001, 'Read only the 3,000 comments that changed last. Lower `max-age-days`.'],
])('of %d comments thirty pages are read', async (total, problem) => {
  for (let index = 0; index < total; index += 1) {
    addComment(repository, { issue: 12, body: 'x', updated_at: lately })
  }
  expect(await list()).toEqual({ ...nothing, problem })
  expect(github.requests).toHaveLength(30)
})

test('of comments that do not verify, those of bots count for a token of a bot', async () => {
  addUnverified()
  const { comment } = addUnverified()
  comment.user = makeUser('mallory')
  expect(await list()).toMatchObject({ unverified: 1, problem: null })
})

test("of comments that do not verify, those of bots and a person's own count for the token of a person", async () => {
  const mona = makeUser('mona')
  github.addToken({ token: github.token, kind: 'personal', account: mona })
  for (const user of [actionsBot, mona, makeUser('mallory'), mona, mona]) {
    addUnverified().comment.user = user
  }
  expect(await list()).toMatchObject({ unverified: 4, problem: null })
  expect(github.requests.filter(({ path }) => path === '/user')).toHaveLength(1)
})

test('a token of an installation is not asked whose it is', async () => {
  github.addToken({ token: 'ghs_x' })
  addUnverified()
  const { connection } = openTestConnection({ ...github, token: 'ghs_x' })
  expect(await list({ connection })).toMatchObject({ unverified: 1, problem: null })
  expect(github.requests.filter(({ path }) => path === '/user')).toEqual([])
})

test('when the time is up, no comments are asked for', async () => {
  const problem = "Couldn't list the comments: GitHub didn't answer in time."
  expect(await list({ signal: AbortSignal.abort() })).toEqual({ ...nothing, problem })
  expect(github.requests).toEqual([])
})

test('the requests that began since are counted, each conversation once', async () => {
  const requestTimes = [before, after, soonAfter].map(Number)
  addState(sampleState({ requestCount: 3, requestTimes }))
  // The first comment of a conversation counts.
  addState(sampleState({ requestCount: 4, requestTimes: requestTimes.slice(0, 1) }))
  addIssue(repository, { number: 13 })
  const elsewhere = addState(sampleState({ requestTimes: [Number(after)] }), { issueNumber: 13 })
  elsewhere.comment.issue = 13
  addState(sampleState({ requestTimes }), { key: 'other' })
  expect(await count()).toEqual({ requests: 3, problem: null })
  expect(await count({ key: null })).toEqual({ requests: 5, problem: null })
})

test.each<[number, string | null]>([
  [500, null],
  [501, 'Only the 500 comments that changed last were read.'],
])('to count requests in %d comments, five pages are read', async (total, problem) => {
  addState(sampleState({ requestTimes: [Number(after)] }))
  for (let index = 1; index < total; index += 1) addComment(repository, { issue: 12, updated_at: lately })
  expect(await count()).toEqual({ requests: total === 500 ? 1 : 0, problem })
  expect(github.requests).toHaveLength(5)
})

test('requests that cannot be counted are a problem', async () => {
  github.fail({ path: /comments/, status: 403 })
  const problem = expect.stringMatching(/^Couldn't list the comments: GitHub answered 403\./)
  expect(await count()).toEqual({ requests: 0, problem })
})

test('of a newer version, the conversation is not known', async () => {
  addState().comment.body = newerStateText({ repositoryId })
  const problem = expect.stringMatching(/^The comment was written by a newer version/)
  expect(await list()).toEqual({ ...nothing, problem })
  expect(await count()).toEqual({ requests: 0, problem })
})

test("a state in a person's comment does not count", async () => {
  addState().comment.user = makeUser('mallory')
  expect(await list()).toEqual(nothing)
})

test('a page that is too big is asked for in smaller ones', async () => {
  for (let index = 0; index < 120; index += 1) addComment(repository, { issue: 12, updated_at: lately })
  addState()
  github.fail({ path: /per_page=100/, status: 502, times: Infinity })
  expect(await list()).toMatchObject({ conversations: { length: 1 }, problem: null })
})
