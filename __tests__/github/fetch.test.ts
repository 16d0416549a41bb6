// Octokit over real HTTP: what it is given by our part of `fetch`.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { fetchFromGitHub } from '../../src/github/fetch.ts'
import { type GitHubClient, openConnection } from '../../src/github/github-client.ts'
import { describeGitHubError } from '../../src/github/github-errors.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { type NodeServer, startNodeServer } from '../http/node-server.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
type Seen = { line: string; headers: IncomingMessage['headers']; body: string }

const seen: Seen[] = []
let answers: Answer[] = []
let server: NodeServer
let elsewhere: NodeServer
let client: GitHubClient

beforeAll(async () => {
  elsewhere = await startNodeServer((_, response) => response.end('{}'))
  server = await startNodeServer((request, response) => void receive(request, response))
  client = await connect()
})
afterAll(() => Promise.all([server.close(), elsewhere.close()]))
afterEach(() => void seen.splice(0))

function connect(limit: { limitTry?: () => AbortSignal } = {}): Promise<GitHubClient> {
  const repository = { owner: 'octocat', name: 'docs' }
  const options = { token: 'ghs_x', apiUrl: server.url.origin, clock: createFakeClock(), repository }
  return openConnection({ ...options, warn: () => undefined, ...limit }).client()
}

const receive: Answer = async (request, response) => {
  const body = (await request.setEncoding('utf8').toArray()).join('')
  seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(request, response)
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => {
  return (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(value))
}
const redirect = (status: number, location: string): Answer => json({}, status, { location })
const comment = { owner: 'octocat', repo: 'docs', issue_number: 1, body: 'Grüße 👋' }
const tag = { owner: 'octocat', repo: 'docs', ref: 'tags/v1' }

test('a request carries token, type and body, and gives the value and headers of its answer', async () => {
  answers = [json({ id: 7 }, 201, { link: '<https://x.example/2>; rel="next"' })]
  const { status, data, headers } = await client.issues.createComment(comment)
  expect([status, data.id, headers.link]).toEqual([201, 7, '<https://x.example/2>; rel="next"'])
  expect(seen).toEqual([
    {
      line: 'POST /repos/octocat/docs/issues/1/comments',
      headers: expect.objectContaining({
        authorization: 'token ghs_x',
        'content-type': expect.stringMatching(/^application\/json/),
      }),
      body: JSON.stringify({ body: 'Grüße 👋' }),
    },
  ])
})

test('an answer may be compressed, and one without content is taken', async () => {
  const body = gzipSync('{"ref":"tags/v1 ü"}')
  const head = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  answers = [(_, response) => response.writeHead(200, head).end(body)]
  expect((await client.git.getRef(tag)).data).toEqual({ ref: 'tags/v1 ü' })
  expect(seen[0]?.headers['accept-encoding']).toBe('gzip')
  answers = [(_, response) => response.writeHead(204).end()]
  expect((await client.issues.deleteComment({ ...comment, comment_id: 1 })).status).toBe(204)
})

test.each([301, 302, 307, 308])(
  'after a %d a renamed repository is read at its new address',
  async (status) => {
    answers = [redirect(status, '/repositories/9/git/ref/tags/v1'), json({ ref: 'tags/v1' })]
    expect((await client.git.getRef(tag)).data).toEqual({ ref: 'tags/v1' })
    expect(seen.map(({ line }) => line)).toEqual([
      'GET /repos/octocat/docs/git/ref/tags%2Fv1',
      'GET /repositories/9/git/ref/tags/v1',
    ])
    expect(seen.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['token ghs_x', ''],
      ['token ghs_x', ''],
    ])
  },
)

test.each([307, 308])('a %d repeats a comment as it is', async (status) => {
  answers = [redirect(status, '/repositories/9/issues/1/comments'), json({ id: 7 }, 201)]
  expect((await client.issues.createComment(comment)).data.id).toBe(7)
  expect(seen.map(({ line }) => line.split(' ')[0])).toEqual(['POST', 'POST'])
  expect(seen[1]?.body).toBe(seen[0]?.body)
})

async function tell(asking: Promise<unknown>): Promise<string> {
  return describeGitHubError('ask', await asking.catch((error: unknown) => error))
}

const notFollowed = (status: number) =>
  `Couldn't ask: GitHub answered ${status}, a redirect that isn't followed.`

test.each([301, 302, 303])('a comment answered %d is not sent again', async (status) => {
  answers = [redirect(status, '/repositories/9/issues/1/comments')]
  expect(await tell(client.issues.createComment(comment))).toBe(notFollowed(status))
  expect(seen).toHaveLength(1)
})

test.each([302, 307])('nobody else is asked where a %d points to another host', async (status) => {
  answers = [redirect(status, elsewhere.url.href)]
  expect(await tell(client.git.getRef(tag))).toBe(notFollowed(status))
  expect(elsewhere.connections()).toBe(0)
})

test('a circle of redirects is left', async () => {
  answers = [redirect(307, '/again')]
  expect(await tell(client.issues.createComment(comment))).toBe(notFollowed(307))
  expect(seen).toHaveLength(4)
})

test.each([
  ['points nowhere', 307, redirect(307, 'http://')],
  ['has no address', 307, json([], 307)],
  ['has an empty address', 308, redirect(308, '')],
  ['offers a choice', 300, json([], 300)],
  ['is not known', 399, json([], 399)],
])('a redirect that %s is no answer', async (_, status, answer) => {
  answers = [answer]
  expect(await tell(client.issues.createComment(comment))).toBe(notFollowed(status))
  expect(seen).toHaveLength(1)
})

test('a redirect is followed before it has ended', async () => {
  const endless: Answer = (_, response) => response.writeHead(307, { location: '/on' }).write('{')
  answers = [endless, json({ ref: 'tags/v1' })]
  expect((await client.git.getRef(tag)).data).toEqual({ ref: 'tags/v1' })
})

const cut = (status: number, headers: Record<string, string> = {}): Answer => {
  return (_, response) => {
    const head = { 'content-type': 'application/json', 'content-length': '100', ...headers }
    response.writeHead(status, head).write('{"id":', () => setTimeout(() => response.destroy(), 20))
  }
}

test('an answer that is cut is no answer', async () => {
  answers = [cut(201)]
  expect(await tell(client.issues.createComment(comment))).toBe("Couldn't ask: the answer was cut short.")
})

test('a refusal that is cut is still a refusal', async () => {
  answers = [cut(403, { 'x-accepted-github-permissions': 'issues=write' })]
  expect(await tell(client.issues.createComment(comment))).toBe(
    "Couldn't ask: GitHub answered 403. The token needs: issues: write.",
  )
})

test('each try has its own time, beside that of the caller', async () => {
  const limits: AbortController[] = []
  const limitTry = () => {
    limits.push(new AbortController())
    return limits.at(-1)?.signal ?? AbortSignal.abort()
  }
  const hasty = await connect({ limitTry })
  answers = [() => limits.at(-1)?.abort()]
  const request = { signal: new AbortController().signal }
  expect(await tell(hasty.git.getRef({ ...tag, request }))).toBe(
    "Couldn't ask: GitHub didn't answer in time.",
  )
  expect(seen).toHaveLength(3)
})

test('an answer that stalls did not come in time', async () => {
  const stop = new AbortController()
  answers = [
    (_, response) => {
      response.writeHead(201, { 'content-type': 'application/json' })
      response.write('{"id":', () => setTimeout(() => stop.abort(), 20))
    },
  ]
  const asking = client.issues.createComment({ ...comment, request: { signal: stop.signal } })
  expect(await tell(asking)).toBe("Couldn't ask: GitHub didn't answer in time.")
})

test.each([
  ['JSON', json({ message: 'Not Found', documentation_url: 'https://x.example' }, 404)],
  ['HTML', (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not Found')],
  ['an image', (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end('x')],
  ['nothing', (_, response) => response.writeHead(404).end()],
] satisfies [string, Answer][])('an error whose body is %s keeps its status', async (_, answer) => {
  answers = [answer]
  await expect(client.git.getRef(tag)).rejects.toMatchObject({ status: 404 })
})

test('a request that is aborted ends with that', async () => {
  const stop = new AbortController()
  answers = [() => stop.abort()]
  const asked = { method: 'GET', headers: {}, signal: stop.signal }
  await expect(fetchFromGitHub(server.url.href, asked)).rejects.toMatchObject({ name: 'AbortError' })
})
