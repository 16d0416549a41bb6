// What a failed call to GitHub is called, and how often each call is sent: over
// TCP, in this process.
import { afterAll, expect, test } from '@jest/globals'
import { type GitHub, openGitHub } from '../../src/github/client.ts'
import {
  createComment,
  getComment,
  listComments,
  updateComment,
} from '../../src/github/comments.ts'
import { GitHubError } from '../../src/github/errors.ts'
import { addReaction } from '../../src/github/reactions.ts'
import type { Clock } from '../../src/lib/clock.ts'
import {
  type RawRequest,
  type RawServer,
  responseBytes,
  startRawServer,
} from './raw-server.ts'

const startMs = Date.UTC(2026, 10, 20, 14)
const stranger = await startRawServer({
  onRequest: ({ socket }) => socket.end(responseBytes(200, {}, '[]')),
})
const servers = [stranger]

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
})

type Respond = (request: RawRequest, expire: () => void) => void

/**
 * A server, and a client of it. Sleeps take no time, time limits pass only by
 * `expire`.
 */
async function openScene(
  respond: Respond,
): Promise<{ server: RawServer; github: GitHub; sleeps: number[] }> {
  const limits: AbortController[] = []
  const sleeps: number[] = []
  const nowMs = () => sleeps.reduce((sum, ms) => sum + ms, startMs)
  const expire = () => {
    for (const limit of limits.splice(0))
      limit.abort(new DOMException('The time is up', 'TimeoutError'))
  }
  const server = await startRawServer({
    onRequest: (request) => respond(request, expire),
  })
  servers.push(server)
  const clock: Clock = {
    now: () => new Date(nowMs()),
    elapsedMs: () => nowMs() - startMs,
    sleep: async (waitMs) => void sleeps.push(waitMs),
    timeout() {
      const limit = new AbortController()
      limits.push(limit)
      return limit.signal
    },
  }
  const github = openGitHub({
    token: 'the-token',
    apiUrl: `http://127.0.0.1:${server.port}`,
    repository: { owner: 'acme', name: 'app' },
    clock,
    cancelled: new AbortController().signal,
    signal: new AbortController().signal,
  })
  return { server, github, sleeps }
}

const comment = {
  id: 7,
  body: 'Hello',
  html_url: 'https://github.com/acme/app/pull/12#issuecomment-7',
  issue_url: 'https://api.github.com/repos/acme/app/issues/12',
  updated_at: '2026-11-20T14:00:00Z',
  user: { login: 'github-actions[bot]', type: 'Bot' },
}

/**
 * A write of a comment is sent once, since whether it took effect decides what
 * is sent next.
 */
const calls: ((github: GitHub) => Promise<unknown>)[] = [
  (github) => getComment(github, 7),
  (github) => updateComment(github, 7, 'Hello'),
  (github) => createComment(github, 12, 'Hello'),
  (github) => addReaction(github, { id: 501, surface: 'issue' }, 'eyes'),
]

const date = { date: new Date(startMs).toUTCString() }
const json = { ...date, 'content-type': 'application/json; charset=utf-8' }
const html = { ...date, 'content-type': 'text/html' }
const send = (...response: Parameters<typeof responseBytes>): Respond => {
  return ({ socket }) => void socket.write(responseBytes(...response))
}
const redirect = (status: number): Respond => {
  const location = `http://127.0.0.1:${stranger.port}/repos/acme/app/issues/comments/7`
  return send(status, { ...json, location }, '{"message":"Moved"}')
}
const message = (text: string) => JSON.stringify({ message: text })
const limit = (seconds: number) => ({
  ...json,
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(startMs / 1_000 + seconds),
})
const limited = message('API rate limit exceeded for installation ID 1.')
const needs = {
  ...json,
  'x-accepted-github-permissions': 'issues=write; pull_requests=write',
}
const denied = message('Resource not accessible by integration')
const advice =
  'GitHub answered 403. The token needs `issues: write; pull-requests: write`.'
const secondary = message('You have exceeded a secondary rate limit.')
const locked = message('Unable to create comment because issue is locked.')

function error(status: number | null, message: string | RegExp, facts = {}) {
  const says =
    typeof message === 'string' ? message : expect.stringMatching(message)
  return {
    status,
    message: says,
    isInaccessible: false,
    isUnanswered: false,
    ...facts,
  }
}
const inDoubt = { isUnanswered: true }
const inaccessible = { isInaccessible: true }
const failed = error(null, 'The connection to GitHub failed.', inDoubt)
const usedUp = error(
  403,
  /^The rate limit of `github-token` is used up until .*2026/,
  inDoubt,
)
const elsewhere = error(null, /another host|a redirect that can't be followed/)
// How often each of the calls is sent.
const again = [3, 1, 1, 3]
const always = [3, 3, 3, 3]
const once = [1, 1, 1, 1]

test.each<[fault: string, sent: number[], expected: object, respond: Respond]>([
  [
    'no answer',
    again,
    error(null, "GitHub didn't answer in time.", inDoubt),
    (_, expire) => expire(),
  ],
  ['reset', again, failed, ({ socket }) => socket.resetAndDestroy()],
  ['end without an answer', again, failed, ({ socket }) => socket.end()],
  [
    '500',
    again,
    error(500, 'GitHub answered 500.', inDoubt),
    send(500, json, '{}'),
  ],
  [
    '502 in HTML',
    again,
    error(502, 'GitHub answered 502.', inDoubt),
    send(502, html, '<html>'),
  ],
  ['a limit of 20 s', always, usedUp, send(403, limit(20), limited)],
  ['a limit of an hour', once, usedUp, send(403, limit(3_600), limited)],
  [
    'a secondary limit',
    always,
    error(403, /secondary rate limit/, inDoubt),
    send(403, json, secondary),
  ],
  [
    '403 of GitHub',
    once,
    error(403, advice, inaccessible),
    send(403, needs, denied),
  ],
  [
    '403 of a proxy',
    once,
    error(403, /^GitHub answered 403\./),
    send(403, html, '<html>'),
  ],
  [
    '403 of a lock',
    once,
    error(403, /^The conversation is locked\./),
    send(403, json, locked),
  ],
  [
    '404 of GitHub',
    once,
    error(404, /^GitHub answered 404\./, inaccessible),
    send(404, json, denied),
  ],
  [
    '404 of a proxy',
    once,
    error(404, /^GitHub answered 404\./),
    send(404, html, '<html>'),
  ],
  ['a redirect to another host', once, elsewhere, redirect(301)],
  ['307 to another host', once, elsewhere, redirect(307)],
])('%s', async (_, sent, expected, respond) => {
  const counts: number[] = []
  for (const call of calls) {
    const { server, github } = await openScene(respond)
    const thrown: unknown = await call(github).catch(
      (reason: unknown) => reason,
    )
    counts.push(server.requests.length)
    expect(thrown).toBeInstanceOf(GitHubError)
    expect(thrown).toMatchObject(expected)
  }
  expect(counts).toEqual(sent)
  expect(stranger.requests).toEqual([])
})

const unusable = error(null, "GitHub's answer couldn't be understood.", inDoubt)

test.each<[answer: string, respond: Respond]>([
  [
    'is cut',
    ({ socket }) =>
      socket.end(
        responseBytes(200, { ...json, 'content-length': '99' }, '{"id":7,'),
      ),
  ],
  ['is empty', send(200, json)],
  ['is the page of a proxy', send(200, html, '<html>')],
])('an answer that %s', async (_, respond) => {
  const list = (github: GitHub) => listComments(github, 12, 3)
  const counts: number[] = []
  for (const call of [list, ...calls]) {
    const { server, github } = await openScene(respond)
    await expect(call(github)).rejects.toMatchObject(unusable)
    counts.push(server.requests.length)
  }
  expect(counts).toEqual([3, ...again])
})

test('the page after a link to another host is not asked for', async () => {
  const link = `<http://127.0.0.1:${stranger.port}/repositories/1/issues/12/comments?page=2>; rel="next"`
  const { server, github } = await openScene(send(200, { ...json, link }, '[]'))
  await expect(listComments(github, 12, 3)).rejects.toMatchObject(elsewhere)
  expect(server.requests).toHaveLength(1)
  expect(stranger.requests).toEqual([])
})

test('a redirect on the same host is followed, and the token goes with it', async () => {
  const { server, github } = await openScene(({ socket, head }) => {
    const isMoved = head[0]?.includes('/repositories/1/')
    const location = `http://127.0.0.1:${server.port}/repositories/1/issues/comments/7`
    const moved = responseBytes(301, { ...json, location }, '{}')
    socket.write(
      isMoved ? responseBytes(200, json, JSON.stringify(comment)) : moved,
    )
  })
  expect(await getComment(github, 7)).toMatchObject({
    value: { id: 7, number: 12 },
    date: new Date(startMs),
  })
  expect(
    server.requests.map(({ head }) =>
      head.includes('authorization: token the-token'),
    ),
  ).toEqual([true, true])
})

test('waits before a call is sent again: a backoff, what GitHub says, or a minute', async () => {
  const [backoff, until, minute] = await Promise.all([
    openScene(send(500, json, '{}')),
    openScene(send(403, limit(20), limited)),
    openScene(send(403, json, secondary)),
  ])
  for (const { github } of [backoff, until, minute])
    await getComment(github, 7).catch(() => undefined)
  expect([backoff, until, minute].map(({ sleeps }) => sleeps)).toEqual([
    [500, 1_000],
    [20_000, 1_000],
    [60_000, 60_000],
  ])
})
