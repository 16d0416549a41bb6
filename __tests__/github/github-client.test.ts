// What every call to GitHub has in common, with a `fetch` that answers from the test.
import { expect, test } from '@jest/globals'
import { type ConnectionOptions, openConnection } from '../../src/github/github-client.ts'
import { MissingTokenError, ResponseError } from '../../src/github/github-errors.ts'
import type { Pace } from '../../src/github/pace.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'

type Sent = { url: string; headers: Record<string, string> }

const repo = { owner: 'octocat', repo: 'docs' }

/** A connection whose requests all get the same answer. */
function open({ status = 200, headers = {}, ...changes }: Partial<ConnectionOptions> & Answer = {}) {
  const sent: Sent[] = []
  const warnings: string[] = []
  const connection = openConnection({
    token: 'ghs_x',
    apiUrl: 'https://ghe.example.com/api/v3',
    clock: createFakeClock(),
    repository: { owner: 'octocat', name: 'docs' },
    warn: (text) => void warnings.push(text),
    fetch: async (url, options) => {
      sent.push({ url, headers: options.headers })
      return {
        status,
        headers: new Map(Object.entries({ 'content-type': 'application/json', ...headers })),
        text: async () => '{"message":"Said"}',
        arrayBuffer: async () => new ArrayBuffer(0),
      }
    },
    ...changes,
  })
  return { connection, sent, warnings }
}

type Answer = { status?: number; headers?: Record<string, string> }

test('a call names the version of the API', async () => {
  const { connection, sent } = open()
  await (await connection.client()).request('GET /user')
  expect(sent).toEqual([
    {
      url: 'https://ghe.example.com/api/v3/user',
      headers: expect.objectContaining({
        'x-github-api-version': '2022-11-28',
        authorization: 'token ghs_x',
      }),
    },
  ])
})

test('without a token, nothing is sent', async () => {
  const { connection, sent, warnings } = open({ token: null })
  await expect(connection.client()).rejects.toThrow(new MissingTokenError('The input github-token is empty'))
  expect(await connection.attempt('comment', () => connection.client())).toBeNull()
  expect([sent, warnings]).toEqual([[], ["Couldn't comment: `github-token` is empty."]])
})

test.each(['https://elsewhere.example/user', 'http://ghe.example.com/user', 'https://['])(
  'the token goes to no other host, such as that of %s',
  async (url) => {
    const { connection, sent } = open()
    const client = await connection.client()
    await expect(client.request(`GET ${url}`)).rejects.toThrow(
      new ResponseError('GitHub linked to a page of another host'),
    )
    expect(sent).toEqual([])
  },
)

test('an address of the same host is asked as GitHub gave it', async () => {
  const { connection, sent } = open()
  await (await connection.client()).request('GET https://ghe.example.com/repositories/9/pulls?page=2')
  expect(sent.map(({ url }) => url)).toEqual(['https://ghe.example.com/repositories/9/pulls?page=2'])
})

test('a call waits for the pace, which knows whether it writes and who may stop it', async () => {
  const { signal } = new AbortController()
  const paced: Parameters<Pace['run']>[0][] = []
  const pace: Pace = {
    budget: () => null,
    run(request, send) {
      paced.push(request)
      return send()
    },
  }
  const client = await open({ pace }).connection.client()
  await client.issues.getComment({ ...repo, comment_id: 7, request: { signal } })
  await client.issues.updateComment({ ...repo, comment_id: 7, body: 'new' })
  expect(paced).toEqual([
    { isWrite: false, signal },
    { isWrite: true, signal: undefined },
  ])
})

test.each([
  ['POST', 'issues/1/reactions', 3],
  ['POST', 'statuses/c0ffee', 3],
  ['POST', 'issues/1/labels', 3],
  ['POST', 'pulls/1/requested_reviewers', 3],
  ['POST', 'issues/1/comments', 1],
  ['DELETE', 'issues/comments/7', 1],
  ['PATCH', 'issues/comments/7', 3],
  ['GET', 'issues/comments/7', 3],
])('a %s of %s that fails is sent %d times', async (method, path, times) => {
  const { connection, sent } = open({ status: 502 })
  const client = await connection.client()
  await expect(client.request(`${method} /repos/octocat/docs/${path}`)).rejects.toMatchObject({ status: 502 })
  expect(sent).toHaveLength(times)
})

test('a connection to another repository has the same client', async () => {
  const { connection } = open()
  const other = connection.forRepository({ owner: 'acme', name: 'widgets' })
  expect([connection.repo, other.repo]).toEqual([repo, { owner: 'acme', repo: 'widgets' }])
  expect(await other.client()).toBe(await connection.client())
  expect(other.forRepository({ owner: 'acme', name: 'gadgets' }).repo.repo).toBe('gadgets')
})

test('a failure that is attempted is told, and gives nothing', async () => {
  const { connection, warnings } = open({ status: 404 })
  const client = await connection.client()
  expect(await connection.attempt('find it', () => client.request('GET /user'))).toBeNull()
  expect(warnings).toEqual([expect.stringMatching(/^Couldn't find it: GitHub answered 404\./)])
  expect(await connection.attempt('find it', async () => 7)).toBe(7)
})

test('what GitHub announces to its own clients is not printed', async () => {
  const printed: unknown[] = []
  const deprecated = {
    deprecation: 'Sat, 01 Jan 2028 00:00:00 GMT',
    link: '<https://docs.github.com/new>; rel="deprecation"',
  }
  const { warn } = console
  console.warn = (text) => void printed.push(text)
  try {
    const { connection } = open({ headers: deprecated })
    await (await connection.client()).request('GET /user')
  } finally {
    console.warn = warn
  }
  expect(printed).toEqual([])
})
