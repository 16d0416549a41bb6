// Both clients behind a proxy, over TCP and TLS, in this process. No request to
// this machine goes through a proxy, so the services have names that only the
// proxies here know.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, type Socket } from 'node:net'
import tls from 'node:tls'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  jest,
  test,
} from '@jest/globals'
import { openGitHub } from '../../src/github/client.ts'
import { editComment, getComment } from '../../src/github/comments.ts'
import { sendHttp } from '../../src/lib/http.ts'
import { createMintlifyClient } from '../../src/mintlify/client.ts'
import {
  makeCertificate,
  type RawServer,
  responseBytes,
  startRawServer,
} from './raw-server.ts'
import { createWireClock, type WireClock } from './wire-clock.ts'

const names = ['mintlify.invalid', 'github.invalid']
const trusted = makeCertificate(names)
const untrusted = makeCertificate(names)
const authorities = tls.getCACertificates('default')
const variables = ['HTTPS_PROXY', 'NO_PROXY']
const closers: (() => unknown)[] = []
const never = new AbortController().signal

beforeAll(() => tls.setDefaultCACertificates([...authorities, trusted.cert]))
afterAll(() => tls.setDefaultCACertificates(authorities))

// The longest backoff, so that the number of tries is always the same.
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(1))

afterEach(async () => {
  for (const name of variables) delete process.env[name]
  await Promise.all(closers.splice(0).map((close) => close()))
})

type Proxy = {
  address: string
  /** Of each CONNECT, its target and what is in `Proxy-Authorization`. */
  seen: { target: string; authorization: string | undefined }[]
}

type ProxyOptions = {
  tls?: { key: string; cert: string }
  /** Takes a CONNECT; false if it is to be let through. */
  onConnect?: (socket: Socket, incoming: IncomingMessage) => unknown
}

/** A proxy for CONNECT that knows one server by every name. */
async function openProxy(
  service: RawServer,
  { tls: certificate, onConnect = () => false }: ProxyOptions = {},
): Promise<Proxy> {
  const seen: Proxy['seen'] = []
  const sockets = new Set<Socket>()
  const server: Server = certificate
    ? createTlsServer(certificate)
    : createServer()
  server.on('connect', (incoming: IncomingMessage, socket: Socket) => {
    seen.push({
      target: incoming.url ?? '',
      authorization: incoming.headers['proxy-authorization'],
    })
    socket.on('error', () => undefined)
    if (onConnect(socket, incoming) === false) letThrough(socket, service)
  })
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { address: `127.0.0.1:${Object(server.address()).port}`, seen }
}

function letThrough(socket: Socket, { port }: RawServer): void {
  const passed = connect(port, '127.0.0.1', () =>
    socket.write('HTTP/1.1 200 Connected\r\n\r\n'),
  )
  for (const one of [passed, socket])
    one
      .on('error', () => undefined)
      .on('close', () => {
        passed.destroy()
        socket.destroy()
      })
  passed.pipe(socket).pipe(passed)
}

const job = '{"id":"job_1","status":"active"}'
const comment = JSON.stringify({
  id: 7,
  html_url: 'https://github.invalid/acme/app/pull/12#issuecomment-7',
  issue_url: 'https://github.invalid/repos/acme/app/issues/12',
  created_at: '2026-11-20T14:00:00Z',
  updated_at: '2026-11-20T14:00:00Z',
  user: { login: 'github-actions[bot]', type: 'Bot' },
})
const headers = {
  date: 'Fri, 20 Nov 2026 14:00:00 GMT',
  'content-type': 'application/json',
}

/** Both services, which answer every call. */
async function openServices(certificate = trusted): Promise<RawServer> {
  const server = await startRawServer({
    tls: certificate,
    onRequest: ({ socket, head }) => {
      const isGitHub = head[0]?.includes(' /repos/')
      socket.write(responseBytes(200, headers, isGitHub ? comment : job))
    },
  })
  closers.push(server.close)
  return server
}

type End = { kind: string; says: string }

/** Mintlify's client in a run of which ten seconds are left. */
function mintlifyAt(clock: WireClock) {
  const remainingMs = () => clock.sleeps.reduce((left, ms) => left - ms, 10_000)
  return createMintlifyClient({
    apiKey: 'mint_key',
    projectId: 'acme-docs',
    apiUrl: new URL('https://mintlify.invalid/'),
    clock,
    redact: (text) => text,
    cancellation: {
      ...{ cancelled: never, deadline: never, signal: never },
      remainingMs,
    },
  })
}

const gitHubAt = (clock: WireClock) =>
  openGitHub({
    token: 'the-token',
    apiUrl: 'https://github.invalid',
    repository: { owner: 'acme', name: 'app', host: 'github.com' },
    clock,
    cancelled: never,
    signal: never,
    redact: (text) => text,
  })

/** How a call ends. GitHub's errors have the facts of a kind, but no name. */
async function endOfGitHub(call: Promise<unknown>): Promise<End> {
  try {
    await call
    return { kind: 'value', says: '' }
  } catch (error) {
    const { message, isTransient } = Object(error)
    if (/^GitHub (?:didn't answer|answered)/.test(message) && isTransient)
      return { kind: 'in doubt', says: message }
    const isTls = message.includes('NODE_EXTRA_CA_CERTS')
    const kind = isTransient ? 'not-sent' : isTls ? 'tls' : 'blocked'
    const [, says = message] =
      /^GitHub couldn't be reached: (.+?)\.(?: Set .+| Check .+)?$/.exec(
        message,
      ) ?? []
    return { kind, says }
  }
}

type Call = {
  limitMs: number
  host: string
  run: (clock: WireClock) => Promise<End>
}

const calls = {
  create: {
    limitMs: 60_000,
    host: 'mintlify.invalid',
    async run(clock) {
      const delivery = await mintlifyAt(clock).createJob('Hi')
      if (delivery.kind === 'value') return { kind: 'value', says: '' }
      const { kind, detail } = delivery
      const isInDoubt = kind === 'no-response' || kind === 'intercepted'
      return { kind: isInDoubt ? 'in doubt' : kind, says: detail }
    },
  },
  get: {
    limitMs: 30_000,
    host: 'mintlify.invalid',
    async run(clock) {
      const outcome = await mintlifyAt(clock).getJob('job_1')
      return {
        kind: outcome.kind,
        says: outcome.kind === 'value' ? '' : outcome.detail,
      }
    },
  },
  read: {
    limitMs: 10_000,
    host: 'github.invalid',
    run: (clock) => endOfGitHub(getComment(gitHubAt(clock), 7, 'three-times')),
  },
  update: {
    limitMs: 10_000,
    host: 'github.invalid',
    run: (clock) => endOfGitHub(editComment(gitHubAt(clock), 7, 'Hi')),
  },
} satisfies Record<string, Call>

type CallName = keyof typeof calls
const callNames = Object.keys(calls) as CallName[]

/** The call with its limits, by the clock of the test. */
function start(name: CallName) {
  const clock = createWireClock(Date.UTC(2026, 10, 20, 14))
  const { limitMs, run } = calls[name]
  return {
    run: () => run(clock),
    expire: () => clock.pass(limitMs),
    tries: () => clock.limits.filter((ms) => ms === limitMs).length,
  }
}

const answering =
  (...bytes: string[]): Fault =>
  () => ({ onConnect: (socket) => socket.end(bytes.join('')) })
const page = '<html>Sign in</html>\r\n\r\n'
const withPage = 'Content-Type: text/html\r\n\r\n'

/** By default, it is plain. */
type Fault = (expire: () => void) => ProxyOptions

/** How often a create, a get, a read and an update are tried. */
const onlyOnce = [1, 1, 1, 1]
const unsent = [1, 1, 3, 3]
const slowly = [1, 1, 3, 3]

type Row = [
  fault: string,
  kind: string,
  tries: readonly number[],
  says: string,
  options: Fault,
]

test.each<Row>([
  [
    '403',
    'blocked',
    onlyOnce,
    'the proxy <proxy> answered 403 to CONNECT',
    answering('HTTP/1.1 403 Forbidden\r\n\r\n'),
  ],
  [
    '403 in HTML',
    'blocked',
    onlyOnce,
    'the proxy <proxy> answered 403 to CONNECT',
    answering('HTTP/1.1 403 Forbidden\r\n', withPage, page),
  ],
  [
    '407',
    'blocked',
    onlyOnce,
    'the proxy <proxy> answered 407 to CONNECT',
    answering('HTTP/1.1 407 Auth\r\nProxy-Authenticate: Basic\r\n\r\n'),
  ],
  ...[302, 502, 503].map(
    (status): Row => [
      `${status}`,
      'not-sent',
      unsent,
      `the proxy <proxy> answered ${status} to CONNECT`,
      answering(`HTTP/1.1 ${status} Sent\r\n\r\n`),
    ],
  ),
  [
    'a page without a head',
    'not-sent',
    unsent,
    'the proxy <proxy> answered nonsense to CONNECT',
    answering(page),
  ],
  [
    'an end',
    'not-sent',
    unsent,
    'the proxy <proxy> closed the connection',
    answering(),
  ],
  [
    'an end within the head',
    'not-sent',
    unsent,
    'the proxy <proxy> closed the connection',
    answering('HTTP/1.1 200'),
  ],
  [
    'a reset',
    'not-sent',
    unsent,
    'through the proxy <proxy>: the connection was reset',
    () => ({ onConnect: (socket) => socket.resetAndDestroy() }),
  ],
  [
    'no answer',
    'not-sent',
    slowly,
    'through the proxy <proxy>: no answer within <limit>',
    (expire) => ({ onConnect: expire }),
  ],
  [
    'half a head',
    'not-sent',
    slowly,
    'through the proxy <proxy>: no answer within <limit>',
    (expire) => ({
      onConnect: (socket) => socket.write('HTTP/1.1 20', expire),
    }),
  ],
])('a proxy answers CONNECT with %s', async (...row) => {
  const [, kind, tries, says, options] = row
  const service = await openServices()
  const counts: number[] = []
  for (const name of callNames) {
    const call = start(name)
    const proxy = await openProxy(service, options(call.expire))
    process.env.HTTPS_PROXY = `http://user:s3cr3t@${proxy.address}`
    const end = await call.run()
    const limit = { 60000: '1m', 30000: '30s', 10000: '10s' }[
      calls[name].limitMs
    ]
    expect([name, end]).toEqual([
      name,
      {
        kind,
        says: says
          .replace('<proxy>', proxy.address)
          .replace('<limit>', `${limit}`),
      },
    ])
    expect(new Set(proxy.seen.map(({ target }) => target))).toEqual(
      new Set([`${calls[name].host}:443`]),
    )
    expect(proxy.seen).toHaveLength(call.tries())
    counts.push(call.tries())
  }
  expect(counts).toEqual(tries)
  expect(service.connections()).toBe(0)
})

test('200 to CONNECT, and then a page in place of TLS: nothing is sent', async () => {
  const service = await openServices()
  for (const name of callNames) {
    const proxy = await openProxy(service, {
      onConnect(socket) {
        socket.write(`HTTP/1.1 200 OK\r\n${withPage}`)
        socket.once('data', () => socket.end(page))
      },
    })
    process.env.HTTPS_PROXY = `http://${proxy.address}`
    const { host } = calls[name]
    expect([name, await start(name).run()]).toEqual([
      name,
      {
        kind: 'tls',
        says: `the TLS connection to ${host} failed (ERR_SSL_WRONG_VERSION_NUMBER)`,
      },
    ])
    expect(proxy.seen).toHaveLength(1)
  }
})

test('a proxy that answers when the call was given up: nothing is sent', async () => {
  for (const name of callNames) {
    const service = await openServices()
    const held: Socket[] = []
    const call = start(name)
    const proxy = await openProxy(service, {
      onConnect: (socket) => {
        held.push(socket)
        call.expire()
      },
    })
    process.env.HTTPS_PROXY = `http://${proxy.address}`
    expect((await call.run()).kind).toBe('not-sent')
    for (const socket of held) letThrough(socket, service)
    // The turns of the event loop in which a handshake would long be over.
    for (let turns = 0; turns < 1_000; turns += 1)
      await new Promise(setImmediate)
    expect(service.requests).toEqual([])
  }
})

test.each<[string, address: () => Promise<string>, says: RegExp]>([
  [
    'refuses connections',
    async () => {
      const server = await startRawServer({})
      await server.close()
      return `127.0.0.1:${server.port}`
    },
    /^no connection to the proxy <proxy>: the connection was refused$/,
  ],
  [
    'is not found',
    async () => 'nowhere.invalid:3128',
    /^no connection to the proxy <proxy>: the host name /,
  ],
])('a proxy that %s is named, and not the service', async (_, open, says) => {
  const address = await open()
  process.env.HTTPS_PROXY = `http://user:s3cr3t@${address}`
  const ends = await Promise.all(
    callNames.map(async (name) => {
      const call = start(name)
      const end = await call.run()
      expect(end.says.replace(address, '<proxy>')).toMatch(says)
      return [end.kind, call.tries()]
    }),
  )
  expect(ends).toEqual(unsent.map((tries) => ['not-sent', tries]))
})

test.each<[credentials: string, expected: string]>([
  ['user:password', 'user:password'],
  ['user', 'user:'],
  ['user:p%40%3A%2F', 'user:p@:/'],
  ['dom%5Cuser:p', 'dom\\user:p'],
  ['user:100%', 'user:100%'],
  ['user:a%zz', 'user:a%zz'],
  ['user:pä', 'user:pä'],
])('a proxy that asks for credentials gets %s as %s', async (...row) => {
  const [credentials, expected] = row
  const service = await openServices()
  const decode = (text = '') =>
    Buffer.from(text.replace(/^Basic /, ''), 'base64').toString()
  for (const name of callNames) {
    const proxy = await openProxy(service, {
      onConnect: (socket, incoming) =>
        decode(incoming.headers['proxy-authorization']) === expected
          ? false
          : socket.end('HTTP/1.1 407 Auth\r\n\r\n'),
    })
    process.env.HTTPS_PROXY = `http://${credentials}@${proxy.address}`
    expect([name, (await start(name).run()).kind]).toEqual([name, 'value'])
    expect(proxy.seen.map((one) => decode(one.authorization))).toEqual([
      expected,
    ])
  }
  expect(service.requests).toHaveLength(callNames.length)
  expect(JSON.stringify(service.requests)).not.toMatch(/proxy-auth/i)
})

test('an address of a proxy without its scheme', async () => {
  const service = await openServices()
  const proxy = await openProxy(service)
  process.env.HTTPS_PROXY = proxy.address.replace('127.0.0.1', 'localhost')
  expect((await start('create').run()).kind).toBe('value')
  expect(proxy.seen).toHaveLength(1)
})

test('a service with a certificate that is not trusted, behind a proxy', async () => {
  const service = await openServices(untrusted)
  for (const name of callNames) {
    const proxy = await openProxy(service)
    process.env.HTTPS_PROXY = `http://${proxy.address}`
    const { host } = calls[name]
    expect([name, await start(name).run()]).toEqual([
      name,
      {
        kind: 'tls',
        says: `the TLS connection to ${host} failed (DEPTH_ZERO_SELF_SIGNED_CERT)`,
      },
    ])
    expect(proxy.seen).toHaveLength(1)
  }
  expect(service.requests).toEqual([])
})

test.each([
  ['trusted', trusted],
  ['not trusted', untrusted],
])(
  'a proxy behind TLS, with a certificate that is %s',
  async (_, certificate) => {
    const service = await openServices()
    const isTrusted = certificate === trusted
    for (const name of callNames) {
      const proxy = await openProxy(service, { tls: certificate })
      process.env.HTTPS_PROXY = `https://${proxy.address}`
      const { host } = calls[name]
      expect([name, await start(name).run()]).toEqual([
        name,
        isTrusted
          ? { kind: 'value', says: '' }
          : {
              kind: 'tls',
              says: `the TLS connection to ${proxy.address} or ${host} failed (DEPTH_ZERO_SELF_SIGNED_CERT)`,
            },
      ])
      expect(proxy.seen).toHaveLength(isTrusted ? 1 : 0)
    }
    expect(service.requests).toHaveLength(isTrusted ? callNames.length : 0)
  },
)

test('NO_PROXY of a domain: straight, which here leads nowhere', async () => {
  const service = await openServices()
  const proxy = await openProxy(service)
  process.env.HTTPS_PROXY = `http://${proxy.address}`
  process.env.NO_PROXY = 'other.example,github.invalid'
  const update = await start('update').run()
  expect(update).toEqual({
    kind: 'not-sent',
    says: expect.stringMatching(/^the host name /),
  })
  expect(proxy.seen).toEqual([])
  expect((await start('create').run()).kind).toBe('value')
  expect(proxy.seen).toHaveLength(1)
})

test.each(['read', 'update'] as const)(
  'a %s that never left is sent again, once the proxy lets it through',
  async (name) => {
    const service = await openServices()
    const answers = ['HTTP/1.1 503 Busy\r\n\r\n', '']
    const proxy = await openProxy(service, {
      onConnect(socket) {
        const answer = answers.shift()
        return answer === undefined ? false : socket.end(answer)
      },
    })
    process.env.HTTPS_PROXY = `http://${proxy.address}`
    expect((await start(name).run()).kind).toBe('value')
    expect(proxy.seen).toHaveLength(3)
    expect(service.requests).toHaveLength(1)
  },
)

test('only what reads uses a tunnel again', async () => {
  const service = await openServices()
  const proxy = await openProxy(service)
  process.env.HTTPS_PROXY = `http://${proxy.address}`
  const order = [
    ...(['get', 'get', 'create', 'create', 'get'] as const),
    ...(['read', 'read', 'update', 'update', 'read'] as const),
  ]
  for (const name of order)
    expect([name, (await start(name).run()).kind]).toEqual([name, 'value'])
  expect(proxy.seen.map(({ target }) => target.split('.')[0])).toEqual([
    ...['mintlify', 'mintlify', 'mintlify'],
    ...['github', 'github', 'github'],
  ])
  expect(service.requests).toHaveLength(order.length)
})

test('a request that is given up before it begins does not ask the proxy', async () => {
  const service = await openServices()
  const proxy = await openProxy(service, { onConnect: () => undefined })
  process.env.HTTPS_PROXY = `http://${proxy.address}`
  const failure = await sendHttp({
    method: 'POST',
    url: new URL('https://mintlify.invalid/'),
    headers: {},
    body: '{}',
    signal: AbortSignal.abort('the run was canceled'),
    maxBodyBytes: 1,
  })
  expect(failure).toMatchObject({
    kind: 'not-sent',
    detail: expect.stringMatching(/the run was canceled$/),
  })
  expect(proxy.seen).toEqual([])
})
