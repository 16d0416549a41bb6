// What a failed call to GitHub is called, and how often each call is sent: over
// TCP, in this process.
import tls from 'node:tls'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type GitHub, openGitHub } from '../../src/github/client.ts'
import {
  createComment,
  deleteComment,
  editComment,
  getComment,
  listComments,
} from '../../src/github/comments.ts'
import { GitHubError } from '../../src/github/errors.ts'
import { readPermission } from '../../src/github/permissions.ts'
import { addReaction } from '../../src/github/reactions.ts'
import { createRedactor } from '../../src/lib/redact.ts'
import {
  makeCertificate,
  type RawRequest,
  type RawServer,
  responseBytes,
  startRawServer,
} from './raw-server.ts'
import { createWireClock, type WireClock } from './wire-clock.ts'

const startMs = Date.UTC(2026, 10, 20, 14)
const dayMs = 86_400_000
const token = 'the-token'
const trusted = makeCertificate()
const untrusted = makeCertificate()
const authorities = tls.getCACertificates('default')
const servers: RawServer[] = []
let stranger: RawServer

beforeAll(async () => {
  tls.setDefaultCACertificates([...authorities, trusted.cert])
  stranger = await startRawServer({
    onRequest: ({ socket }) => socket.end(responseBytes(200, {}, '[]')),
  })
})

afterAll(async () => {
  tls.setDefaultCACertificates(authorities)
  await Promise.all([stranger, ...servers].map((server) => server.close()))
})

type Scene = {
  server: RawServer
  github: GitHub
  clock: WireClock
  /** How often something was sent, whether it arrived or not. */
  tries: () => number
  paths: () => string[]
}

type Peer = {
  scheme?: 'https'
  /** By default the server's. */
  host?: string
  isClosed?: true
  certificate?: { key: string; cert: string }
  /** How many of the requests arrive whole. By default all. */
  arrives?: 'none' | 'perhaps'
  startsMs?: number
  onConnection?: (request: {
    socket: RawRequest['socket']
    clock: WireClock
  }) => void
  onRequest?: (request: RawRequest & { clock: WireClock }) => void
}

/** A server, and a client of it. */
async function openScene(peer: Peer): Promise<Scene> {
  const clock = createWireClock(peer.startsMs ?? startMs)
  const server = await startRawServer({
    onConnection: (socket) => peer.onConnection?.({ socket, clock }),
    onRequest: (request) => peer.onRequest?.({ ...request, clock }),
    tls: peer.certificate,
  })
  servers.push(server)
  if (peer.isClosed) await server.close()
  const github = openGitHub({
    token,
    apiUrl: `${peer.scheme ?? 'http'}://${peer.host ?? '127.0.0.1'}:${server.port}`,
    repository: { owner: 'acme', name: 'app', host: 'github.com' },
    clock,
    cancelled: new AbortController().signal,
    signal: new AbortController().signal,
    redact: createRedactor([token]),
  })
  return {
    server,
    github,
    clock,
    tries: () => clock.limits.filter((ms) => ms === 10_000).length,
    paths: () =>
      server.requests.map(({ head }) => head[0]?.split(' ')[1] ?? ''),
  }
}

const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (reason: unknown) => reason,
  )

const comment = {
  id: 7,
  body: 'Hello',
  html_url: 'https://github.com/acme/app/pull/12#issuecomment-7',
  issue_url: 'https://api.github.com/repos/acme/app/issues/12',
  created_at: '2026-11-20T14:00:00Z',
  updated_at: '2026-11-20T14:00:00Z',
  user: { login: 'github-actions[bot]', type: 'Bot' },
}
const posted = JSON.stringify(comment)

async function listAll(github: GitHub) {
  const all: unknown[] = []
  for await (const { value } of listComments(github, 12)) all.push(...value)
  return all
}

const calls = {
  get: (github: GitHub) => getComment(github, 7, 'three-times'),
  list: listAll,
  permission: (github: GitHub) => readPermission(github, 'mona'),
  update: (github: GitHub) => editComment(github, 7, 'Hello'),
  create: (github: GitHub) => createComment(github, 12, 'Hello'),
  reaction: (github: GitHub) =>
    addReaction(github, { id: 501, surface: 'issue' }, 'eyes'),
}
type Call = keyof typeof calls
const callNames = Object.keys(calls) as Call[]

const date = { date: new Date(startMs).toUTCString() }
const json = { ...date, 'content-type': 'application/json; charset=utf-8' }
const html = { ...date, 'content-type': 'text/html' }
const send = (...response: Parameters<typeof responseBytes>): Peer => ({
  onRequest: ({ socket }) => void socket.write(responseBytes(...response)),
})
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
const secondary = message('You have exceeded a secondary rate limit.')
const locked = message('Unable to create comment because issue is locked.')

function error(status: number | null, says: string | RegExp, facts = {}) {
  return {
    status,
    message: typeof says === 'string' ? says : expect.stringMatching(says),
    isInaccessible: false,
    isTransient: false,
    ...facts,
  }
}
const inDoubt = { isTransient: true }
const inaccessible = { isInaccessible: true }
const lost = (why: string) =>
  error(null, `GitHub didn't answer: ${why}.`, inDoubt)
const unsent = (why: string | RegExp) =>
  error(
    null,
    typeof why === 'string' ? `GitHub couldn't be reached: ${why}.` : why,
    { isTransient: true },
  )
const unusable = error(null, "GitHub's answer couldn't be understood.", inDoubt)
const usedUp = error(
  403,
  'The rate limit of the token is used up until 2026-11-20 14:00 UTC.',
  inDoubt,
)
const notOurs = "The answer isn't GitHub's own. Check the proxy of the runner."
const proxyPage = (status: number) =>
  error(status, `GitHub answered ${status}. ${notOurs}`)
const token404 = error(404, /^The token of `github-token` has no access/)

/** How often each of the calls is sent, in the order above. */
type Tries = readonly number[]
const once = [1, 1, 1, 1, 1, 1]
/** A token that is refused is tried once more. */
const twice = [2, 2, 2, 2, 2, 2]
/** A minute, three times, or only once because it may have arrived. */
const again = [3, 11, 11, 1, 1, 3]
const againUnsent = [3, 11, 11, 3, 3, 3]
/** The same, where each try takes ten seconds. */
const slowly = [3, 5, 5, 1, 1, 3]
const slowlyUnsent = [3, 5, 5, 3, 3, 3]
/** With pages of 100, of 30, and for a minute of 10. */
const smaller = [3, 13, 11, 1, 1, 3]
/** After a wait it is decided anew what to write. */
const butWrites = [3, 3, 3, 1, 1, 3]
/** Of calls that are tried for a minute, with so many waits in it. */
const forAMinute = (waits: number) => [3, waits + 1, waits + 1, 1, 1, 3]
const permissionAgain = [1, 1, 4, 1, 1, 1]
const permissionTwice = [1, 1, 2, 1, 1, 1]

type Expected = ReturnType<typeof error>
type Row = [
  fault: string,
  tries: Tries,
  expected: Expected | ((call: Call) => Expected),
  peer: Peer,
]

const serverErrors = [500, 503, 504].flatMap((status): Row[] => [
  [
    `${status}`,
    again,
    error(status, `GitHub answered ${status}: "Server Error".`, inDoubt),
    send(status, json, message('Server Error')),
  ],
  [
    `${status} in HTML`,
    again,
    error(status, `GitHub answered ${status}.`, inDoubt),
    send(status, html, '<html>'),
  ],
])
const proxyPages = [401, 403, 404, 407, 410, 422].map(
  (status): Row => [
    `${status} in HTML`,
    status === 401 ? twice : once,
    proxyPage(status),
    send(status, html, '<html>'),
  ],
)

test.each<Row>([
  [
    'connection refused',
    againUnsent,
    unsent('the connection was refused'),
    { isClosed: true, arrives: 'none' },
  ],
  [
    'host name not found',
    againUnsent,
    unsent(/^GitHub couldn't be reached: the host name /),
    { host: 'nowhere.invalid', arrives: 'none' },
  ],
  [
    'reset in the TLS handshake',
    againUnsent,
    unsent('the connection was reset'),
    {
      scheme: 'https',
      arrives: 'none',
      onConnection: ({ socket }) => socket.resetAndDestroy(),
    },
  ],
  [
    'TLS handshake without an answer',
    slowlyUnsent,
    unsent('no answer within 10s'),
    {
      scheme: 'https',
      arrives: 'none',
      onConnection: ({ clock }) => clock.pass(10_000),
    },
  ],
  [
    'a self-signed certificate',
    once,
    error(null, /DEPTH_ZERO.+NODE_EXTRA_CA_CERTS/),
    { scheme: 'https', arrives: 'none', certificate: untrusted },
  ],
  [
    'plain HTTP in place of TLS',
    once,
    error(null, /\(E[A-Z_]+\)\. Check/),
    {
      scheme: 'https',
      arrives: 'none',
      onConnection: ({ socket }) => socket.end('HTTP/1.1 400 Bad\r\n'),
    },
  ],
  [
    'end after the TLS handshake',
    again,
    lost('the connection was reset'),
    {
      scheme: 'https',
      certificate: trusted,
      arrives: 'perhaps',
      onConnection: ({ socket }) => socket.destroy(),
    },
  ],
  [
    'reset after the connection',
    again,
    lost('the connection was reset'),
    {
      arrives: 'perhaps',
      onConnection: ({ socket }) =>
        setImmediate(() => socket.resetAndDestroy()),
    },
  ],
  [
    'no answer',
    slowly,
    lost('no answer within 10s'),
    { onRequest: ({ clock }) => clock.pass(10_000) },
  ],
  [
    'reset',
    again,
    lost('the connection was reset'),
    { onRequest: ({ socket }) => socket.resetAndDestroy() },
  ],
  [
    'end without an answer',
    again,
    lost('the connection was reset'),
    { onRequest: ({ socket }) => socket.end() },
  ],
  [
    'not HTTP',
    again,
    error(null, /^GitHub didn't answer: .+HPE_[A-Z_]+\.$/, inDoubt),
    { onRequest: ({ socket }) => socket.end('220 smtp.example\r\n') },
  ],
  [
    'a body that is cut',
    smaller,
    unusable,
    {
      onRequest: ({ socket }) =>
        socket.end(
          responseBytes(200, { ...json, 'content-length': '99' }, '{"id":7,'),
        ),
    },
  ],
  ['200 without a body', smaller, unusable, send(200, json)],
  ['200 in HTML', smaller, unusable, send(200, html, '<html>')],
  ...serverErrors,
  [
    '502',
    smaller,
    error(502, 'GitHub answered 502: "Server Error".', inDoubt),
    send(502, json, message('Server Error')),
  ],
  [
    '502 in HTML',
    smaller,
    error(502, 'GitHub answered 502.', inDoubt),
    send(502, html, '<html>'),
  ],
  ...proxyPages,
  [
    '401',
    twice,
    error(
      401,
      'GitHub answered 401: "Bad credentials". The token is wrong, or has expired.',
    ),
    send(401, json, message('Bad credentials')),
  ],
  [
    '403',
    permissionTwice,
    error(
      403,
      'GitHub answered 403: "Resource not accessible by integration". The token needs `issues: write` or `pull-requests: write`.',
      inaccessible,
    ),
    send(403, needs, denied),
  ],
  [
    '403 that quotes the token',
    once,
    error(403, 'GitHub answered 403: "No: ***".'),
    send(403, json, message(`No: ${token}`)),
  ],
  [
    '403 of a lock',
    once,
    error(403, /^The conversation is locked\./),
    send(403, json, locked),
  ],
  [
    '404',
    permissionAgain,
    (call) =>
      call === 'permission'
        ? token404
        : error(404, /^GitHub answered 404: "Not Found"\./, inaccessible),
    send(404, json, message('Not Found')),
  ],
  [
    '410',
    permissionAgain,
    (call) =>
      call === 'permission'
        ? token404
        : error(410, /^GitHub answered 410: "Gone"\./, inaccessible),
    send(410, json, message('Gone')),
  ],
  [
    '422',
    once,
    error(422, 'GitHub answered 422: "Validation Failed".'),
    send(422, json, message('Validation Failed')),
  ],
  ['a limit of 20 s', forAMinute(3), usedUp, send(403, limit(20), limited)],
  [
    'a limit of an hour',
    once,
    error(403, /used up until 2026-11-20 15:00 UTC/, inDoubt),
    send(403, limit(3_600), limited),
  ],
  [
    'a secondary limit',
    butWrites,
    error(403, /secondary rate limit/, inDoubt),
    send(403, json, secondary),
  ],
  [
    '429',
    forAMinute(8),
    error(429, /secondary rate limit/, inDoubt),
    send(429, { ...json, 'retry-after': '7' }, secondary),
  ],
])('%s', async (_, tries, expected, peer) => {
  const counts: number[] = []
  for (const name of callNames) {
    const scene = await openScene(peer)
    const thrown = await thrownBy(calls[name](scene.github))
    expect(thrown).toBeInstanceOf(GitHubError)
    expect([name, thrown]).toMatchObject([
      name,
      typeof expected === 'function' ? expected(name) : expected,
    ])
    const arrived = peer.arrives === 'none' ? 0 : scene.tries()
    if (peer.arrives !== 'perhaps')
      expect([name, scene.server.requests.length]).toEqual([name, arrived])
    counts.push(scene.tries())
  }
  expect(counts).toEqual(tries)
})

const isRead = (name: Call) => ['get', 'list', 'permission'].includes(name)
const elsewhere = error(
  null,
  'GitHub linked to another host, which gets no request.',
)

test.each(
  [301, 302, 303, 307, 308].flatMap((status) => [
    { status, scheme: 'http', where: 'another host' },
    { status, scheme: 'https', where: 'another scheme' },
  ]),
)('$status to $where is not followed', async ({ status, scheme, where }) => {
  for (const name of callNames) {
    const scene = await openScene({
      onRequest({ socket }) {
        const port =
          where === 'another host' ? stranger.port : scene.server.port
        const location = `${scheme}://127.0.0.1:${port}/repos/acme/app/elsewhere`
        socket.write(
          responseBytes(status, { ...json, location }, message('Moved')),
        )
      },
    })
    const isFollowed = isRead(name) || status >= 307
    expect([name, await thrownBy(calls[name](scene.github))]).toMatchObject([
      name,
      isFollowed
        ? elsewhere
        : error(
            null,
            `GitHub answered ${status}, a redirect that can't be followed.`,
          ),
    ])
    expect([name, scene.server.connections(), scene.paths()]).toEqual([
      name,
      1,
      [expect.any(String)],
    ])
  }
  expect(stranger.connections()).toBe(0)
})

test.each([301, 302, 303, 307, 308])(
  '%d on the same host is followed with the token, but not by every write',
  async (status) => {
    const answers = {
      list: `[${posted}]`,
      permission: '{"permission":"write","role_name":"write"}',
    }
    for (const name of callNames) {
      const scene = await openScene({
        onRequest({ socket, head }) {
          const isMoved = head[0]?.includes(' /moved ')
          const answer = Object.entries(answers).find(([one]) => one === name)
          socket.write(
            isMoved
              ? responseBytes(200, json, answer?.[1] ?? posted)
              : responseBytes(status, { ...json, location: '/moved' }, '{}'),
          )
        },
      })
      const isFollowed = isRead(name) || status >= 307
      const ended = await thrownBy(calls[name](scene.github))
      const { requests } = scene.server
      expect([name, ended === 'nothing', requests.length]).toEqual([
        name,
        isFollowed,
        isFollowed ? 2 : 1,
      ])
      const [first, second = first] = requests
      const partsOf = ({ head, body }: RawRequest) => ({
        method: head[0]?.split(' ')[0],
        isWithToken: head.includes(`authorization: token ${token}`),
        body,
      })
      if (first && second) expect(partsOf(second)).toEqual(partsOf(first))
      expect(first && partsOf(first).isWithToken).toBe(true)
    }
  },
)

test('a redirect without an address is no success', async () => {
  for (const name of callNames) {
    const { github } = await openScene(send(302, json, '{}'))
    expect([name, await thrownBy(calls[name](github))]).toMatchObject([
      name,
      { message: "GitHub answered 302, a redirect that can't be followed." },
    ])
  }
})

test('a comment counts as deleted only if GitHub says so', async () => {
  const page = { 'content-type': 'text/html' }
  const { github } = await openScene(send(200, page, '<p>Sign in</p>'))
  const ended = await thrownBy(deleteComment(github, 7))
  expect(ended).toMatchObject({ isTransient: true })
})

test('a redirect that does not end is followed three times', async () => {
  const { github, server } = await openScene(
    send(301, { ...json, location: '/again' }, '{}'),
  )
  expect(await thrownBy(getComment(github, 7, 'three-times'))).toMatchObject({
    message: "GitHub answered 301, a redirect that can't be followed.",
  })
  expect(server.requests).toHaveLength(4)
})

test('an answer is used if its JSON is whole, although its body is cut', async () => {
  const cut = responseBytes(200, { ...json, 'content-length': '9999' }, posted)
  for (const name of ['get', 'update', 'create'] as const) {
    const { github, server } = await openScene({
      onRequest: ({ socket }) => socket.end(cut),
    })
    expect(await calls[name](github)).toMatchObject({ value: { id: 7 } })
    expect(server.requests).toHaveLength(1)
  }
})

/** So many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}

test('a body has 20 s more than its head', async () => {
  const head = responseBytes(200, { ...json, 'content-length': '99' }, '{')
  const { github, clock, server, tries } = await openScene({
    onRequest: ({ socket }) => void socket.write(head),
  })
  let isReading = true
  const update = thrownBy(editComment(github, 7, 'Hello')).finally(() => {
    isReading = false
  })
  while (server.requests.length === 0) await turns(1)
  await turns(200)
  clock.pass(29_999)
  await turns(200)
  expect(isReading).toBe(true)
  clock.pass(1)
  expect(await update).toMatchObject(unusable)
  expect(tries()).toBe(1)
})

/** `before`: how many comments the pages before have. */
const bodies = (count: number, before: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, id) => ({ ...comment, id: id + before })),
  )

/** A server that answers `?page=` with a status, a count and a link. */
function pages(
  answer: (
    page: number,
    size: number,
  ) => {
    status?: number
    count?: number
    link?: string
  },
): Peer {
  return {
    onRequest({ socket, head }) {
      const { searchParams } = new URL(
        head[0]?.split(' ')[1] ?? '',
        'http://x.invalid',
      )
      const page = Number(searchParams.get('page') ?? 1)
      const size = Number(searchParams.get('per_page'))
      const { status = 200, count = 0, link } = answer(page, size)
      const headers = { ...json, ...(link && { link }) }
      socket.write(
        responseBytes(status, headers, bodies(count, (page - 1) * size)),
      )
    },
  }
}

/** Sizes and numbers of the pages that were asked for. */
const askedFor = ({ paths }: Scene) =>
  paths().map((path) => {
    const { searchParams } = new URL(path, 'http://x.invalid')
    return `${searchParams.get('per_page')}/${searchParams.get('page') ?? 1}`
  })

const nextAt = (address: string) => `<${address}/comments?page=9>; rel="next"`

test.each<[string, expected: number, asked: string[], peer: () => Peer]>([
  ['one page', 3, ['100/1'], () => pages(() => ({ count: 3 }))],
  [
    'a full page without a link',
    103,
    ['100/1', '100/2'],
    () => pages((page) => ({ count: page === 1 ? 100 : 3 })),
  ],
  [
    'two full pages without a link',
    200,
    ['100/1', '100/2', '100/3'],
    () => pages((page) => ({ count: page < 3 ? 100 : 0 })),
  ],
  [
    'a link to another host',
    4,
    ['100/1', '100/2'],
    () =>
      pages((page) => ({
        count: page === 1 ? 3 : 1,
        ...(page === 1 && {
          link: nextAt(`http://127.0.0.1:${stranger.port}`),
        }),
      })),
  ],
  [
    'a link to another scheme',
    4,
    ['100/1', '100/2'],
    () =>
      pages((page) => ({
        count: page === 1 ? 3 : 1,
        ...(page === 1 && { link: nextAt('https://127.0.0.1') }),
      })),
  ],
  [
    'a link to the last page only',
    3,
    ['100/1'],
    () => pages(() => ({ count: 3, link: '<http://x/?page=1>; rel="last"' })),
  ],
  [
    '502 for 100',
    20,
    ['100/1', '30/1'],
    () => pages((_, size) => ({ status: size > 30 ? 502 : 200, count: 20 })),
  ],
  [
    '502 for 100 and 30',
    12,
    ['100/1', '30/1', '10/1', '10/2'],
    () =>
      pages((page, size) => ({
        status: size > 10 ? 502 : 200,
        count: page === 1 ? 10 : 2,
      })),
  ],
  [
    '502 for the second page of 100, and begins again',
    100,
    ['100/1', '100/2', '30/1', '30/2'],
    () =>
      pages((page, size) => ({
        status: size === 100 && page === 2 ? 502 : 200,
        count: size === 100 ? 100 : page === 1 ? 30 : 10,
      })),
  ],
])('a list with %s', async (_, expected, asked, peer) => {
  const scene = await openScene(peer())
  const listed = await listAll(scene.github)
  expect([listed.length, askedFor(scene)]).toEqual([expected, asked])
  expect(stranger.connections()).toBe(0)
})

const stamp = new Date(startMs).toUTCString()

test.each<[string, number, Record<string, string>]>([
  ['in time', 0, {}],
  ['a day behind', -dayMs, {}],
  ['a day ahead', dayMs, {}],
  [
    'a day ahead, and two equal dates in one',
    dayMs,
    { date: `${stamp}, ${stamp}` },
  ],
  ['a day ahead, and two equal dates', dayMs, { Date: stamp }],
])(
  'a limit by the clock of GitHub: the runner is %s',
  async (_, offMs, more) => {
    const scene = await openScene({
      ...send(403, { ...limit(20), ...more }, limited),
      startsMs: startMs + offMs,
    })
    await thrownBy(getComment(scene.github, 7, 'three-times'))
    expect(scene.clock.sleeps).toEqual([20_000, 20_000])
  },
)

test.each<[string, Record<string, string>, isDated: boolean]>([
  ['one', {}, true],
  ['two equal in one header', { date: `${stamp}, ${stamp}` }, true],
  ['two equal headers', { Date: stamp }, true],
  ['two close by', { Date: new Date(startMs + 1_000).toUTCString() }, true],
  ['two that differ', { Date: new Date(startMs + 6_000).toUTCString() }, false],
  ['one of another form', { date: '2026-11-20T14:00:00Z' }, false],
])('the date of an answer with %s', async (_, more, isDated) => {
  const { github } = await openScene(send(200, { ...json, ...more }, posted))
  const call = getComment(github, 7, 'three-times')
  if (isDated) expect((await call).date).toEqual(new Date(startMs))
  else
    expect(await thrownBy(call)).toMatchObject(
      error(null, "GitHub's answer doesn't say when it was given.", inDoubt),
    )
})

test.each<[string, Peer, sleeps: number[]]>([
  [
    'a backoff',
    send(500, json, '{}'),
    [500, 1_000, 2_000, 4_000, ...Array(6).fill(8_000)],
  ],
  ['what GitHub says', send(403, limit(20), limited), Array(3).fill(20_000)],
  ['a minute', send(403, json, secondary), [60_000, 60_000]],
])('waits before a call is sent again: %s', async (_, peer, sleeps) => {
  const scene = await openScene(peer)
  await thrownBy(readPermission(scene.github, 'mona'))
  expect(scene.clock.sleeps).toEqual(sleeps)
})

const write = '{"permission":"write","role_name":"maintain"}'
const repository = '/repos/acme/app'
const collaborator = `${repository}/collaborators/mona/permission`

test.each<[string, levels: number[], visible: number, ends: unknown]>([
  ['200', [200], 200, 'maintain'],
  ['404, then 200', [404, 200], 200, 'maintain'],
  ['404 three times', [404, 404, 404], 200, 'none'],
  ['404 three times, and for the repository', [404, 404, 404], 404, token404],
  [
    '404 three times, and 401 for the repository',
    [404, 404, 404],
    401,
    error(401, /^GitHub answered 401/),
  ],
  ['401, then 200', [401, 200], 200, 'maintain'],
])('a permission: %s', async (_, levels, visible, ends) => {
  const scene = await openScene({
    onRequest({ socket, head }) {
      const isLevel = head[0]?.includes('/collaborators/')
      const status = isLevel
        ? (levels[scene.server.requests.length - 1] ?? 500)
        : visible
      const body = status === 200 ? write : message('Not Found')
      socket.write(responseBytes(status, json, body))
    },
  })
  const ended: unknown = await readPermission(scene.github, 'mona').catch(
    (reason: unknown) => reason,
  )
  if (typeof ends === 'string') expect(ended).toBe(ends)
  else expect(ended).toMatchObject(Object(ends))
  const isAskedForRepository = levels.every((status) => status === 404)
  const againMs = levels[0] === 401 ? [2_000] : [3_000, 4_000]
  expect([scene.paths(), scene.clock.sleeps]).toEqual([
    [
      ...levels.map(() => collaborator),
      ...(isAskedForRepository ? [repository] : []),
      // A token that is refused is tried once more.
      ...(visible === 401 ? [repository] : []),
    ],
    [
      ...againMs.slice(0, levels.length - 1),
      ...(visible === 401 ? [2_000] : []),
    ],
  ])
})
