import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { openConnection } from '../../src/github/github-client.ts'
import {
  describeGitHubError,
  headerOf,
  isInaccessible,
  isRefused,
  MissingTokenError,
  ResponseError,
  statusOf,
} from '../../src/github/github-errors.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { connect } from './connect.ts'

let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub()
  addPull(github.repository('octocat/docs'), { number: 12 })
})

afterEach(() => github.close())

type Fault = Omit<Parameters<GitHubEmulator['fail']>[0], 'path'>

/** What Octokit throws for a comment that met this fault. */
async function meet(fault: Fault, signal?: AbortSignal): Promise<unknown> {
  github.fail({ path: /comments/, times: Infinity, ...fault })
  const { client } = await connect(github)
  const call = {
    owner: 'octocat',
    repo: 'docs',
    issue_number: 12,
    body: 's3cr3t text',
    request: signal ? { signal } : {},
  }
  return client.issues.createComment(call).catch((thrown: unknown) => thrown)
}

/** What is said of a comment that met this fault. */
async function tell(fault: Fault, signal?: AbortSignal) {
  return describeGitHubError('comment', await meet(fault, signal))
}

const advice = ' Check the `permissions` of the workflow job.'
const goneAdvice = ' Check the `permissions` of the workflow job, and whether this still exists.'

test.each([
  [401, ' Check `github-token`.'],
  [403, advice],
  [404, goneAdvice],
  [410, goneAdvice],
  [422, ''],
  [429, ''],
  [500, ''],
  [503, ''],
] as const)('a %d is told with its status and what to check', async (status, next) => {
  expect(await tell({ status })).toBe(`Couldn't comment: GitHub answered ${status}.${next}`)
})

test.each([
  ['pull_requests=write', 'pull-requests: write'],
  ['issues=write; pull_requests=write', 'issues: write; pull-requests: write'],
  ['issues=write,pull_requests=read', 'issues: write,pull-requests: read'],
])('the permission that GitHub names (%s) is told as a workflow writes it', async (header, permission) => {
  const headers = { 'x-accepted-github-permissions': header }
  expect(await tell({ status: 403, headers })).toBe(
    `Couldn't comment: GitHub answered 403. The token needs: ${permission}.`,
  )
})

const ofPermission = { 'x-accepted-github-permissions': 'pull_requests=write' }
const reset = String(Date.parse('2026-11-20T14:32:10Z') / 1_000)
const secondary =
  "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time."

test.each<[403 | 429, Record<string, string>, string, string]>([
  [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }, 'x', '2026-11-20 14:32 UTC'],
  [429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }, 'x', '2026-11-20 14:32 UTC'],
])('a spent limit (%d, %j) is told with its end', async (...[status, headers, message, end]) => {
  const fault = { status, headers: { ...ofPermission, ...headers }, body: { message } }
  expect(await tell(fault)).toBe(
    `Couldn't comment: the rate limit of \`github-token\` is used up until ${end}.`,
  )
})

test.each(['', 'soon', '9'.repeat(20), '-1'])('an end such as %j is not shown', async (end) => {
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': end }
  expect(await tell({ status: 403, headers })).toBe(
    "Couldn't comment: the rate limit of `github-token` is used up.",
  )
})

test.each<[403 | 429, Record<string, string>, string]>([
  [403, { 'retry-after': '120' }, 'x'],
  [429, { 'retry-after': '120', 'x-ratelimit-remaining': '12' }, 'x'],
  [403, {}, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'],
  [429, { 'x-ratelimit-remaining': '0', 'retry-after': '120' }, 'You have exceeded a secondary rate limit.'],
])('a secondary limit (%d, %j, %s) is told as such', async (status, headers, message) => {
  const fault = { status, headers: { ...ofPermission, ...headers }, body: { message } }
  expect(await tell(fault)).toBe(`Couldn't comment: ${secondary}`)
})

test('a locked conversation is told as that', async () => {
  const body = { message: 'Unable to create comment because issue is locked.' }
  expect(await tell({ status: 403, headers: ofPermission, body })).toBe(
    "Couldn't comment: the conversation is locked. Unlock it to get comments and reactions.",
  )
})

test.each(['@mona', '<b>', '::error::x', 'x'.repeat(500), 'a [b](c)'])(
  'a header such as %j that names no permission is not shown',
  async (header) => {
    const headers = { 'x-accepted-github-permissions': header }
    expect(await tell({ status: 403, headers })).toBe(`Couldn't comment: GitHub answered 403.${advice}`)
  },
)

test('a body of GitHub is never quoted, nor what was sent', async () => {
  const told = await tell({ status: 403, body: { message: '@mona fixes #1', errors: ['x'] } })
  expect(told).not.toMatch(/mona|#1|s3cr3t/)
})

const ofDocs = '`docs-token`'

test.each<[Fault, string]>([
  [{ status: 401 }, `answered 401. Check ${ofDocs}.`],
  [{ status: 403 }, `answered 403. Check the permissions of ${ofDocs}.`],
  [{ status: 404 }, `answered 404. Check the permissions of ${ofDocs}, and whether this still exists.`],
  [{ status: 403, headers: ofPermission }, `answered 403. ${ofDocs} needs: pull-requests: write.`],
])('%j is told of the token that was used', async (fault, says) => {
  const error = await meet(fault)
  expect(describeGitHubError('comment', error, 'docs-token')).toBe(`Couldn't comment: GitHub ${says}`)
})

const noIntegration = 'Resource not accessible by integration'
const neither = { inaccessible: false, refused: false }
const both = { inaccessible: true, refused: true }
const onlyRefused = { inaccessible: false, refused: true }

test.each<[Fault, typeof neither]>([
  [{ status: 403, body: { message: noIntegration } }, both],
  [{ status: 403, body: { message: 'Resource not accessible by personal access token' } }, both],
  [{ status: 403, body: { message: `This is no ${noIntegration}` } }, onlyRefused],
  [{ status: 403, body: { message: 'Must have admin rights to Repository.' } }, onlyRefused],
  [{ status: 403, body: { message: 'Slow down.' }, headers: { 'retry-after': '60' } }, neither],
  [{ status: 403, body: { message: 'Slow down.' }, headers: { 'x-ratelimit-remaining': '0' } }, neither],
  [{ status: 403, body: { message: 'Slow down.' }, headers: { 'x-ratelimit-remaining': '7' } }, onlyRefused],
  [{ status: 403, body: { message: 'API Rate Limit exceeded for installation.' } }, neither],
  [{ status: 403, body: '<html>' }, neither],
  [{ status: 404, body: { message: 'Not Found' } }, both],
  [{ status: 404, body: '<html>' }, neither],
  [{ status: 410, body: { message: 'Issues are disabled for this repo' } }, both],
  [{ status: 410, body: '<html>' }, neither],
  [{ status: 422, body: { message: 'Validation Failed' } }, onlyRefused],
  [{ status: 422, body: { errors: [] } }, neither],
  [{ status: 401, body: { message: 'Bad credentials' } }, neither],
  [{ status: 500, body: { message: noIntegration } }, neither],
])('%j is an answer to the token: %j', async (fault, expected) => {
  const error = await meet(fault)
  expect({ inaccessible: isInaccessible(error), refused: isRefused(error) }).toEqual(expected)
})

test('without a token, nothing is accessible', () => {
  const error = new MissingTokenError()
  expect([isInaccessible(error), isRefused(error), error.name]).toEqual([true, true, 'MissingTokenError'])
})

test.each([undefined, null, 'boom', new Error('boom'), Object.assign(new Error('boom'), { status: 404 })])(
  'what is no answer of GitHub (%p) says nothing of the token',
  (thrown) => {
    expect([isInaccessible(thrown), isRefused(thrown), statusOf(thrown)]).toEqual([false, false, null])
    expect(headerOf(thrown, 'retry-after')).toBeNull()
  },
)

test.each<[string, object, number | null]>([
  ['an error with a response', Object.assign(new Error('x'), { status: 404, response: {} }), 404],
  [
    'an error whose response is missing',
    Object.assign(new Error('x'), { status: 404, response: undefined }),
    null,
  ],
  [
    'an error with a status that is no number',
    Object.assign(new Error('x'), { status: '404', response: {} }),
    null,
  ],
  ['an error without a status', Object.assign(new Error('x'), { response: {} }), null],
  ['what is no error', { status: 404, response: {} }, null],
])('the status of %s', (_, thrown, status) => {
  expect(statusOf(thrown)).toBe(status)
})

test.each<[unknown, string | null]>([
  [{ headers: { etag: 'x', link: 7 } }, '7'],
  [Object.assign(new Error('x'), { response: { headers: { link: 'y' } } }), 'y'],
  [{ headers: { etag: 'x' } }, null],
  [{ headers: null }, null],
  [{ headers: 'link' }, null],
  [{}, null],
  [null, null],
  ['link', null],
])('the header of %j is %j', (answer, value) => {
  expect(headerOf(answer, 'link')).toBe(value)
})

test('a response that cannot be used says why', () => {
  const error = new ResponseError('not all were read')
  expect(describeGitHubError('list the comments', error)).toBe(
    "Couldn't list the comments: not all were read.",
  )
})

test.each(['AbortError', 'TimeoutError'])(
  'a request that ended with a %s was not answered in time',
  (name) => {
    const error = Object.assign(new Error('x'), { name: 'HttpError', cause: { name } })
    expect(describeGitHubError('comment', error)).toBe("Couldn't comment: GitHub didn't answer in time.")
  },
)

test('a connection that was cut is told', async () => {
  expect(await tell({ drop: true })).toBe("Couldn't comment: the connection to GitHub failed.")
})

test('a time that is up is told', async () => {
  expect(await tell({}, AbortSignal.abort())).toBe("Couldn't comment: GitHub didn't answer in time.")
})

test('an answer that makes no sense is told as such', () => {
  const told = describeGitHubError('read the comments', new TypeError('data is not iterable'))
  expect(told).toBe("Couldn't read the comments: GitHub's answer couldn't be understood.")
})

test.each([undefined, null, 'boom', 7, {}])('whatever was thrown (%j) is a sentence', (thrown) => {
  expect(describeGitHubError('comment', thrown)).toBe("Couldn't comment: the connection to GitHub failed.")
})

test('an empty token is named, and nothing is asked', async () => {
  const options = { token: null, apiUrl: 'http://127.0.0.1:9', clock: createFakeClock() }
  const repository = { owner: 'octocat', name: 'docs' }
  const connection = openConnection({ ...options, repository, warn: () => undefined })
  const error: unknown = await connection.client().catch((thrown: unknown) => thrown)
  expect(describeGitHubError('comment', error)).toBe("Couldn't comment: `github-token` is empty.")
})
