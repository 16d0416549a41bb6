// A failed call to GitHub, as one sentence, and what it says of the token.
import { expect, test } from '@jest/globals'
import {
  GitHubError,
  gitHubErrorOf,
  unansweredError,
} from '../../src/github/errors.ts'
import { limitOf } from '../../src/github/rate-limit.ts'
import {
  type RequestFailure,
  readFailure,
} from '../../src/github/request-failure.ts'
import type { Unanswered } from '../../src/lib/http-failure.ts'
import { createRedactor } from '../../src/lib/redact.ts'

type Known = Partial<RequestFailure> & { unanswered?: Unanswered }

const redact = createRedactor(['s3cr3t-token'])
const told = { redact, now: new Date('2026-11-20T14:00:00Z') }
const permission = { 'x-accepted-github-permissions': 'pull_requests=write' }
const date = 'Fri, 20 Nov 2026 14:00:00 GMT'
const reset = String(Date.parse('2026-11-20T14:32:10Z') / 1_000)
const spent = {
  date,
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': reset,
}
const noIntegration = 'Resource not accessible by integration'
const secondary =
  "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time."
const primary =
  'The rate limit of the token is used up until 2026-11-20 14:32 UTC.'
const denied = `GitHub answered 403: "${noIntegration}".`
const checkJob =
  ' Check the `permissions` of the workflow job, or those of the token.'
const gone = " It doesn't exist, or the token can't read it."
const notOurs = " The answer isn't GitHub's own. Check the proxy of the runner."
const locked = 'Unable to create comment because issue is locked.'

const octokit = (known: object) => Object.assign(new Error('x'), known)

const failureOf = (known: Known): RequestFailure => ({
  status: null,
  headers: {},
  message: null,
  ...known,
})

/** What Octokit throws for such a failure. */
function thrown(known: Known): Error {
  const { status, headers, message } = failureOf(known)
  if (known.unanswered)
    return octokit({ status: 500, cause: unansweredError(known.unanswered) })
  if (status === null) return octokit({ status: 500 })
  return octokit({ status, response: { headers, data: { message } } })
}

const unanswered = (kind: Unanswered['kind']): Known => ({
  unanswered: { kind, detail: 'the proxy p:3128 did it' },
})

test.each<[Known, string]>([
  [{}, 'The call to GitHub failed.'],
  [unanswered('no-response'), "GitHub didn't answer: the proxy p:3128 did it."],
  [
    unanswered('not-sent'),
    "GitHub couldn't be reached: the proxy p:3128 did it.",
  ],
  [
    unanswered('tls'),
    "GitHub couldn't be reached: the proxy p:3128 did it. Check the proxy settings of the runner, and set `NODE_EXTRA_CA_CERTS` if its certificate authority is your own.",
  ],
  [
    unanswered('blocked'),
    "GitHub couldn't be reached: the proxy p:3128 did it. Check the proxy settings of the runner.",
  ],
  [{ status: 401 }, `GitHub answered 401.${notOurs}`],
  [
    { status: 401, message: 'Bad credentials' },
    'GitHub answered 401: "Bad credentials". The token is wrong, or has expired.',
  ],
  [{ status: 403 }, `GitHub answered 403.${notOurs}`],
  [{ status: 403, headers: permission }, `GitHub answered 403.${notOurs}`],
  [{ status: 403, message: noIntegration }, `${denied}${checkJob}`],
  [
    { status: 403, message: noIntegration, headers: permission },
    `${denied} The token needs \`pull-requests: write\`.`,
  ],
  [
    {
      status: 403,
      message: noIntegration,
      headers: {
        'x-accepted-github-permissions': 'issues=write; pull_requests=write',
      },
    },
    `${denied} The token needs \`issues: write\` or \`pull-requests: write\`.`,
  ],
  ...['', '@mona', '<b>', '::error::x', 'x'.repeat(201), 'a [b](c)'].map(
    (text): [Known, string] => [
      {
        status: 403,
        message: noIntegration,
        headers: { 'x-accepted-github-permissions': text },
      },
      `${denied}${checkJob}`,
    ],
  ),
  // Advice is for what was said, not for the status alone.
  [
    { status: 403, message: 'No SSO session.', headers: permission },
    'GitHub answered 403: "No SSO session".',
  ],
  [{ status: 404, headers: permission }, `GitHub answered 404.${notOurs}`],
  [
    { status: 404, message: 'Not Found', headers: permission },
    `GitHub answered 404: "Not Found".${gone}`,
  ],
  [
    { status: 410, message: 'Issues are disabled' },
    'GitHub answered 410: "Issues are disabled".',
  ],
  [
    { status: 422, message: 'a s3cr3t-token\n::error::x' },
    'GitHub answered 422: "a *** ::error::x".',
  ],
  [
    { status: 422, message: 'x'.repeat(400) },
    `GitHub answered 422: "${'x'.repeat(299)}…".`,
  ],
  [{ status: 500 }, 'GitHub answered 500.'],
  [
    { status: 502, message: 'Server Error' },
    'GitHub answered 502: "Server Error".',
  ],
  [{ status: 403, headers: { ...permission, ...spent } }, primary],
  [{ status: 429, headers: spent }, primary],
  [
    { status: 429, headers: { ...spent, 'x-ratelimit-remaining': '12' } },
    secondary,
  ],
  [
    { status: 403, headers: { date, 'retry-after': '120' } },
    "GitHub's secondary rate limit is reached. Wait until 2026-11-20 14:02 UTC, and start fewer runs at a time.",
  ],
  [
    { status: 403, headers: { ...spent, 'x-ratelimit-reset': '1000' } },
    secondary,
  ],
  [
    {
      status: 403,
      message: 'You have triggered an abuse detection mechanism.',
    },
    secondary,
  ],
  [
    { status: 403, message: 'You have exceeded a secondary rate limit.' },
    secondary,
  ],
  ...['', 'soon', '9'.repeat(11), '-1'].map((end): [Known, string] => [
    { status: 403, headers: { ...spent, 'x-ratelimit-reset': end } },
    secondary,
  ]),
  [
    { status: 403, message: locked, headers: permission },
    'The conversation is locked. Unlock it to get comments and reactions.',
  ],
  [
    { status: 422, message: locked },
    `GitHub answered 422: "${locked.slice(0, -1)}".`,
  ],
])('%j: %s', (failure, sentence) => {
  expect(gitHubErrorOf(thrown(failure), told).message).toBe(sentence)
})

const none: string[] = []
const transient = ['isTransient']
const inaccessible = ['isInaccessible']
const closed = ['isLockedOrFull']
const full = 'Commenting is disabled on issues with more than 2500 comments'

test.each<[Known, facts: string[]]>([
  [{}, transient],
  [unanswered('no-response'), transient],
  [unanswered('not-sent'), transient],
  [unanswered('tls'), none],
  [unanswered('blocked'), none],
  [{ status: 401, message: 'Bad credentials' }, none],
  [{ status: 403, message: noIntegration }, inaccessible],
  [
    {
      status: 403,
      message: 'Resource not accessible by personal access token',
    },
    inaccessible,
  ],
  [{ status: 403, message: `This is no ${noIntegration}` }, none],
  [{ status: 403, message: 'Must have admin rights to Repository.' }, none],
  [{ status: 403, message: 'API Rate Limit exceeded' }, transient],
  [{ status: 403, message: locked }, closed],
  [{ status: 422, message: locked }, none],
  [{ status: 403, message: full }, closed],
  [{ status: 422, message: full }, closed],
  [{ status: 404, message: full }, inaccessible],
  [{ status: 403 }, none],
  [{ status: 404, message: 'Not Found' }, inaccessible],
  [{ status: 404 }, none],
  [{ status: 410, message: 'Issues are disabled for this repo' }, inaccessible],
  [{ status: 410 }, none],
  [{ status: 422, message: 'Validation Failed' }, none],
  [{ status: 429 }, transient],
  [{ status: 500, message: noIntegration }, transient],
  [{ status: 502 }, transient],
])('%j says: %j', (failure, facts) => {
  expect(gitHubErrorOf(thrown(failure), told)).toMatchObject({
    status: failure.status ?? null,
    isInaccessible: facts.includes('isInaccessible'),
    isLockedOrFull: facts.includes('isLockedOrFull'),
    isTransient: facts.includes('isTransient'),
  })
})

test.each<[Known, boolean]>([
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
  expect(limitOf(failureOf(failure), told.now) !== null).toBe(expected)
})

const response = {
  headers: { etag: 'x', link: '7' },
  data: { message: 'Not Found' },
}

test.each<[string, unknown, Known]>([
  [
    'an answer',
    octokit({ status: 404, response }),
    { status: 404, headers: { etag: 'x', link: '7' }, message: 'Not Found' },
  ],
  [
    'an answer about fields',
    octokit({
      ...{ status: 422 },
      response: {
        headers: {},
        data: {
          message: 'Validation Failed',
          errors: [{ code: 'custom', message: 'Too long' }, 'x', { code: 'y' }],
        },
      },
    }),
    { status: 422, message: 'Validation Failed: Too long; x' },
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
  ['a signal', octokit({ name: 'AbortError', status: 500 }), {}],
  ['a text', 'boom', {}],
  ['nothing', undefined, {}],
])('what was thrown for %s', (_, error, expected) => {
  expect(readFailure(error)).toEqual(failureOf(expected))
})

test('what is said already is said again', () => {
  const said = new GitHubError('The answer is too large.')
  expect([
    gitHubErrorOf(said, told),
    gitHubErrorOf(octokit({ status: 500, cause: said }), told),
  ]).toEqual([said, said])
})
