// A failed call to GitHub, as one sentence, and what it says of the token.
import { expect, test } from '@jest/globals'
import {
  GitHubError,
  gitHubErrorOf,
  isRateLimit,
  type RequestFailure,
  readFailure,
} from '../../src/github/errors.ts'

const permission = { 'x-accepted-github-permissions': 'pull_requests=write' }
const reset = String(Date.parse('2026-11-20T14:32:10Z') / 1_000)
const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
const noIntegration = 'Resource not accessible by integration'
const secondary =
  "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time."
const primary =
  'The rate limit of `github-token` is used up until 2026-11-20 14:32 UTC.'
const advice = ' Check the `permissions` of the workflow job.'
const goneAdvice =
  ' Check the `permissions` of the workflow job, and whether this still exists.'
const locked = 'Unable to create comment because issue is locked.'

const octokit = (known: object) => Object.assign(new Error('x'), known)

function failureOf(known: Partial<RequestFailure>): RequestFailure {
  return {
    status: null,
    headers: {},
    message: null,
    isTimeout: false,
    ...known,
  }
}

/** What Octokit throws for such a failure. */
function thrown(failure: Partial<RequestFailure>): Error {
  const { status, headers, message, isTimeout } = failureOf(failure)
  if (status === null)
    return octokit({
      status: 500,
      ...(isTimeout && { cause: { name: 'TimeoutError' } }),
    })
  return octokit({ status, response: { headers, data: { message } } })
}

test.each<[Partial<RequestFailure>, string]>([
  [{}, 'The connection to GitHub failed.'],
  [{ isTimeout: true }, "GitHub didn't answer in time."],
  [{ status: 401 }, 'GitHub answered 401. Check `github-token`.'],
  [{ status: 403 }, `GitHub answered 403.${advice}`],
  [
    { status: 403, headers: permission },
    'GitHub answered 403. The token needs `pull-requests: write`.',
  ],
  [
    {
      status: 403,
      headers: {
        'x-accepted-github-permissions': 'issues=write; pull_requests=write',
      },
    },
    'GitHub answered 403. The token needs `issues: write; pull-requests: write`.',
  ],
  ...['@mona', '<b>', '::error::x', 'x'.repeat(201), 'a [b](c)'].map(
    (text): [Partial<RequestFailure>, string] => [
      { status: 403, headers: { 'x-accepted-github-permissions': text } },
      `GitHub answered 403.${advice}`,
    ],
  ),
  [{ status: 404, headers: permission }, `GitHub answered 404.${goneAdvice}`],
  [{ status: 410 }, `GitHub answered 410.${goneAdvice}`],
  [{ status: 422, message: '@mona fixes #1' }, 'GitHub answered 422.'],
  [{ status: 500 }, 'GitHub answered 500.'],
  [{ status: 403, headers: { ...permission, ...spent } }, primary],
  [{ status: 429, headers: spent }, primary],
  [
    { status: 429, headers: { ...spent, 'x-ratelimit-remaining': '12' } },
    secondary,
  ],
  [{ status: 403, headers: { 'retry-after': '120' } }, secondary],
  [
    { status: 403, message: 'You have exceeded a secondary rate limit.' },
    secondary,
  ],
  ...['', 'soon', '9'.repeat(11), '-1'].map(
    (end): [Partial<RequestFailure>, string] => [
      { status: 403, headers: { ...spent, 'x-ratelimit-reset': end } },
      secondary,
    ],
  ),
  [
    { status: 403, message: locked, headers: permission },
    'The conversation is locked. Unlock it to get comments and reactions.',
  ],
  [{ status: 422, message: locked }, 'GitHub answered 422.'],
])('%j: %s', (failure, sentence) => {
  expect(gitHubErrorOf(thrown(failure)).message).toBe(sentence)
})

test.each<
  [Partial<RequestFailure>, { isInaccessible: boolean; isUnanswered: boolean }]
>([
  [{}, { isInaccessible: false, isUnanswered: true }],
  [
    { status: 401, message: 'Bad credentials' },
    { isInaccessible: false, isUnanswered: false },
  ],
  [
    { status: 403, message: noIntegration },
    { isInaccessible: true, isUnanswered: false },
  ],
  [
    {
      status: 403,
      message: 'Resource not accessible by personal access token',
    },
    { isInaccessible: true, isUnanswered: false },
  ],
  [
    { status: 403, message: `This is no ${noIntegration}` },
    { isInaccessible: false, isUnanswered: false },
  ],
  [
    { status: 403, message: 'Must have admin rights to Repository.' },
    { isInaccessible: false, isUnanswered: false },
  ],
  [
    { status: 403, message: 'API Rate Limit exceeded' },
    { isInaccessible: false, isUnanswered: true },
  ],
  [
    { status: 403, message: locked },
    { isInaccessible: false, isUnanswered: false },
  ],
  [{ status: 403 }, { isInaccessible: false, isUnanswered: false }],
  [
    { status: 404, message: 'Not Found' },
    { isInaccessible: true, isUnanswered: false },
  ],
  [{ status: 404 }, { isInaccessible: false, isUnanswered: false }],
  [
    { status: 410, message: 'Issues are disabled for this repo' },
    { isInaccessible: true, isUnanswered: false },
  ],
  [{ status: 410 }, { isInaccessible: false, isUnanswered: false }],
  [
    { status: 422, message: 'Validation Failed' },
    { isInaccessible: false, isUnanswered: false },
  ],
  [{ status: 429 }, { isInaccessible: false, isUnanswered: true }],
  [
    { status: 500, message: noIntegration },
    { isInaccessible: false, isUnanswered: true },
  ],
  [{ status: 502 }, { isInaccessible: false, isUnanswered: true }],
])('%j says: %j', (failure, expected) => {
  expect(gitHubErrorOf(thrown(failure))).toMatchObject({
    status: failure.status ?? null,
    ...expected,
  })
})

test.each<[Partial<RequestFailure>, boolean]>([
  [{ status: 429 }, true],
  [{ status: 403, headers: { 'retry-after': '1' } }, true],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }, true],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '1' } }, false],
  [{ status: 403, message: 'Secondary RATE LIMIT' }, true],
  [{ status: 403, message: noIntegration }, false],
  [{ status: 503, headers: { 'retry-after': '1' } }, false],
  [{ status: 404, headers: { 'x-ratelimit-remaining': '0' } }, false],
  [{}, false],
])('%j is a rate limit: %p', (failure, expected) => {
  expect(isRateLimit(failureOf(failure))).toBe(expected)
})

const response = {
  headers: { etag: 'x', link: 7 },
  data: { message: 'Not Found' },
}

test.each<[string, unknown, Partial<RequestFailure>]>([
  [
    'an answer',
    octokit({ status: 404, response }),
    { status: 404, headers: { etag: 'x', link: '7' }, message: 'Not Found' },
  ],
  [
    'an answer in HTML',
    octokit({ status: 502, response: { headers: {}, data: '<html>' } }),
    { status: 502 },
  ],
  [
    'an answer without a body',
    octokit({ status: 502, response: {} }),
    { status: 502 },
  ],
  ['no answer', octokit({ status: 500 }), {}],
  ['a status that is no number', octokit({ status: '404', response: {} }), {}],
  [
    'a time that is up',
    octokit({ status: 500, cause: { name: 'TimeoutError' } }),
    { isTimeout: true },
  ],
  ['a signal', octokit({ name: 'AbortError' }), { isTimeout: true }],
  ['a text', 'boom', {}],
  ['nothing', undefined, {}],
])('what was thrown for %s', (_, error, expected) => {
  expect(readFailure(error)).toEqual(failureOf(expected))
})

test('what is said already is said again', () => {
  const said = new GitHubError('The answer is too large.')
  expect([
    gitHubErrorOf(said),
    gitHubErrorOf(octokit({ status: 500, cause: said })),
  ]).toEqual([said, said])
})
