// What a failed call to Mintlify is called, and how often each call is sent:
// over TCP, in this process.
import {
  brotliCompressSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  jest,
  test,
} from '@jest/globals'
import type { SendingPlan } from '../../src/agent/decide/destination.ts'
import { conclude } from '../../src/agent/send/conclude.ts'
import { deliver } from '../../src/agent/send/deliver.ts'
import type { Run } from '../../src/agent/tools.ts'
import { openLedger } from '../../src/conversation/ledger.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { createRedactor } from '../../src/lib/redact.ts'
import {
  createMintlifyClient,
  type MintlifyClient,
} from '../../src/mintlify/client.ts'
import {
  sampleEntry,
  sampleEvent,
  sampleInputs,
  sampleKey,
  sampleRequest,
} from '../fixtures/samples.ts'
import {
  makeCertificate,
  type RawRequest,
  type RawServer,
  responseBytes,
  startRawServer,
} from './raw-server.ts'

const apiKey = 'mint_key_of_the_wire_tests'

type Scene = {
  server: RawServer
  client: MintlifyClient
  /** A run that sends. */
  run: Run
  /** Lets the time limits of all requests pass. */
  expire: () => void
  cancel: () => void
  /** Lets the time of the run pass. */
  reachDeadline: () => void
  /** How often a call has waited to be sent again. */
  retries: () => number
  /** What the log says of it. */
  lines: readonly string[]
  /** How long the waits took, and what ends each of them. */
  waitedMs: () => number
  waits: readonly (AbortSignal | undefined)[]
}

type Peer = {
  scheme?: 'https'
  /** By default the server's. */
  url?: string
  isClosed?: true
  /** Without it, `https` is an address at which plain bytes are sent. */
  hasCertificate?: true
  onConnection?: (request: {
    socket: RawRequest['socket']
    scene: Scene
  }) => void
  onRequest?: (request: RawRequest & { scene: Scene }) => void
  /** What a wait takes beside time, which is nothing by default. */
  onSleep?: (scene: Scene) => Promise<void> | void
}

const certificate = makeCertificate()
let proxy: RawServer
let stranger: RawServer
const scenes: Scene[] = []

beforeAll(async () => {
  stranger = await startRawServer({
    onRequest: ({ socket }) => socket.end(responseBytes(201, {}, job)),
  })
  proxy = await startRawServer({
    onRequest: ({ socket }) => socket.end(responseBytes(403)),
  })
  process.env.HTTPS_PROXY = `http://127.0.0.1:${proxy.port}`
  process.env.NO_PROXY = '127.0.0.1'
})

// The longest backoff, so that the number of tries is always the same.
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(1))

afterAll(async () => {
  await Promise.all(
    [proxy, stranger, ...scenes.map(({ server }) => server)].map((one) =>
      one.close(),
    ),
  )
})

/**
 * A server, and a client of it for a run of ten seconds. Sleeps take no time,
 * time limits pass only by `expire`.
 */
async function openScene(peer: Peer): Promise<Scene> {
  const limits: AbortController[] = []
  const cancelled = new AbortController()
  const deadline = new AbortController()
  const lines: string[] = []
  const waits: (AbortSignal | undefined)[] = []
  let elapsedMs = 0
  const server = await startRawServer({
    onConnection: (socket) => peer.onConnection?.({ socket, scene }),
    onRequest: (request) => peer.onRequest?.({ ...request, scene }),
    tls: peer.hasCertificate && certificate,
  })
  const clock: Clock = {
    now: () => new Date(Date.UTC(2026, 10, 20) + elapsedMs),
    elapsedMs: () => elapsedMs,
    async sleep(waitMs, signal) {
      elapsedMs += waitMs
      waits.push(signal)
      await peer.onSleep?.(scene)
    },
    timeout() {
      const limit = new AbortController()
      limits.push(limit)
      return limit.signal
    },
  }
  const cancellation = {
    cancelled: cancelled.signal,
    deadline: deadline.signal,
    signal: deadline.signal,
    remainingMs: () => 10_000 - elapsedMs,
  }
  const client = createMintlifyClient({
    apiKey,
    projectId: 'acme-docs',
    clock,
    redact: createRedactor([apiKey]),
    apiUrl: new URL(
      peer.url ?? `${peer.scheme ?? 'http'}://127.0.0.1:${server.port}/`,
    ),
    cancellation,
  })
  const run = {
    ...{ mintlify: client, clock, cancellation, reactionId: null },
    cancelled: cancelled.signal,
    inputs: sampleInputs({ jobId: 'job_1', wait: false }),
    event: sampleEvent({ kind: 'other' }),
    files: { saveState: () => undefined, setOutputs: () => undefined },
    log: {
      group: () => undefined,
      info: (line: string) =>
        line.includes('next try in') ? lines.push(line) : undefined,
    },
  } as unknown as Run
  const scene: Scene = {
    server,
    client,
    run,
    retries: () => lines.length,
    lines,
    waits,
    waitedMs: () => elapsedMs,
    reachDeadline: () => deadline.abort(),
    cancel: () => cancelled.abort(),
    expire: () => limits.splice(0).map((limit) => limit.abort()),
  }
  if (peer.isClosed) await server.close()
  scenes.push(scene)
  return scene
}

/** How a call ended, and what was said of it. */
type End = { name: string; detail: string | null }

async function send({ run }: Scene, kind: 'create' | 'message'): Promise<End> {
  const of = {
    key: sampleKey(),
    request: sampleRequest(),
    about: null,
    notes: [],
  }
  const plan: SendingPlan =
    kind === 'create' ? { ...of, kind } : { ...of, kind, jobId: 'job_1' }
  const entry = sampleEntry({ kind, delivery: 'unsent' })
  const prompt = kind === 'create' ? 'Document it.' : 'More.'
  const ledger = { ...openLedger(null), entry }
  const delivered = await deliver(run, plan, prompt, {
    ledger,
    jobBefore: null,
  })
  const turn = await conclude(run, plan, delivered, {})
  if (turn.kind === 'again') return { name: turn.why, detail: null }
  const { job, outcome } = turn
  const { delivery = '' } = turn.ledger.entry ?? {}
  if (outcome.result === 'running')
    return { name: job ? delivery : `${delivery} without a job`, detail: null }
  const { result, reason, said } = outcome
  if (delivery === 'unsent') return { name: result, detail: said }
  const [status] = /(?<=^Mintlify answered )\d+/.exec(said ?? '') ?? []
  const why = delivery === 'refused' ? [`: ${reason}`, status ?? ''] : []
  return { name: `${delivery}${why.join(' ').trimEnd()}`, detail: said }
}

const calls = {
  create: (scene: Scene) => send(scene, 'create'),
  message: (scene: Scene) => send(scene, 'message'),
  get: async ({ client }: Scene): Promise<End> => {
    const outcome = await client.getJob('job_1')
    if (outcome.kind === 'value') return { name: 'value', detail: null }
    const { kind, detail } = outcome
    return {
      name: kind === 'status' ? `status ${outcome.status}` : kind,
      detail,
    }
  },
}

/**
 * How a create, a message and a get end. `1 of 4`: there were four tries, and
 * one request arrived.
 */
type Ends = readonly [create: string, message: string, get: string]

const same = (end: string, get: string): Ends => [end, end, get]
const delivered = same('delivered; 1 of 1', 'value; 1 of 1')
const unreached = same('refused: unreachable; 0 of 4', 'not-sent; 0 of 1')
const unreachedBehind = same('refused: unreachable; 4 of 4', 'not-sent; 1 of 1')
const untrusted = same('refused: tls; 0 of 1', 'tls; 0 of 1')
const lost = same('unconfirmed; 1 of 1', 'no-response; 1 of 1')
const unreadable: Ends = [
  'unconfirmed; 1 of 1',
  'delivered without a job; 1 of 1',
  'unreadable; 1 of 1',
]
const failed = (status: number) =>
  same('unconfirmed; 1 of 1', `status ${status}; 1 of 1`)
const limited = (status: number, tries: number, reason = 'rate-limited') =>
  same(
    `refused: ${reason} ${status}; ${tries} of ${tries}`,
    `status ${status}; 1 of 1`,
  )
const refusedByProxy = same('refused: blocked; 0 of 1', 'blocked; 0 of 1')
const blocked = same('refused: blocked; 1 of 1', 'blocked; 1 of 1')
const refused = (status: number, create: string, message = create): Ends => [
  ...([
    `refused: ${create} ${status}; 1 of 1`,
    `refused: ${message} ${status}; 1 of 1`,
  ] as const),
  `status ${status}; 1 of 1`,
]

const job = '{"id":"job_1","status":"active"}'

function answer(...response: Parameters<typeof responseBytes>): Peer {
  return {
    onRequest: ({ socket }) => void socket.write(responseBytes(...response)),
  }
}

function redirect(status: number): Row {
  const location = () =>
    `http://127.0.0.1:${stranger.port}/v2/agent/acme-docs/job`
  const respond = ({ socket }: RawRequest) =>
    void socket.write(responseBytes(status, { location: location() }))
  return [
    `${status}`,
    refused(status, 'redirected'),
    `Mintlify answered ${status}`,
    { onRequest: respond },
  ]
}

async function sendByteByByte({ socket }: RawRequest): Promise<void> {
  for (const byte of responseBytes(201, {}, job))
    await new Promise((resolve) => socket.write(Buffer.from([byte]), resolve))
}

const resetHandshake: Peer = {
  scheme: 'https',
  onConnection: ({ socket }) => socket.resetAndDestroy(),
}
const silentHandshake: Peer = {
  scheme: 'https',
  onConnection: ({ scene }) => scene.expire(),
}
const noHandshake: Peer = {
  scheme: 'https',
  onConnection: ({ socket }) => socket.end('HTTP/1.1 400 Bad\r\n'),
}
const behindProxy: Peer = { url: 'https://mintlify.invalid/' }
const cut = (body: string): Peer => ({
  onRequest: ({ socket }) =>
    socket.end(responseBytes(201, { 'content-length': '99' }, body)),
})
const cloudflare = { server: 'Cloudflare' }
const ray = { 'cf-ray': '9e3779b19e3779b1-FRA' }
const gzip = { 'content-encoding': 'gzip' }
const zeros = Buffer.alloc(2_000_000)
const inTime = /^no answer within (?:30s|1m)$/
const tooLarge = 'the answer is larger than 1 MiB'
const noTunnel = /^the proxy 127\.0\.0\.1:\d+ answered 403 to CONNECT$/
const hasKey = JSON.stringify({
  error: `No such key: ${apiKey}`,
  details: [{ message: 'see\nabove' }],
})
const unsent = (status: number): Row => [
  `${status} of Cloudflare`,
  unreachedBehind,
  `Mintlify's proxy answered ${status}`,
  answer(status, cloudflare),
]
const plain = (status: number, expected: Ends, headers = {}): Row => {
  const name = [status, ...Object.values(headers)].join(' ')
  return [
    name,
    expected,
    `Mintlify answered ${status}`,
    answer(status, headers),
  ]
}

const named = (status: number, expected: Ends): Row => [
  `${status} of Mintlify`,
  expected,
  `Mintlify answered ${status}: No`,
  answer(status, {}, '{"error":"No"}'),
]

type Row = [
  fault: string,
  expected: Ends,
  detail: string | RegExp | null,
  peer: Peer,
]

test.each<Row>([
  ['a job', delivered, null, answer(201, {}, job)],
  ['the status 299', delivered, null, answer(299, {}, job)],
  ['one byte at a time', delivered, null, { onRequest: sendByteByByte }],
  ['gzip', delivered, null, answer(201, gzip, gzipSync(job))],
  ...(
    [
      ['GZIP', gzipSync(job)],
      ['x-gzip', gzipSync(job)],
      ['br', brotliCompressSync(job)],
      ['deflate', deflateSync(job)],
      ['zstd', zstdCompressSync(job)],
      ['deflate, gzip', gzipSync(deflateSync(job))],
    ] as const
  ).map(
    ([encoding, body]): Row => [
      encoding,
      delivered,
      null,
      answer(201, { 'content-encoding': encoding }, body),
    ],
  ),

  [
    'connection refused',
    unreached,
    'the connection was refused',
    { isClosed: true },
  ],
  [
    'host name not found',
    unreached,
    /^the host name /,
    { url: 'http://nowhere.invalid/' },
  ],
  [
    'reset in the TLS handshake',
    unreached,
    'the connection was reset',
    resetHandshake,
  ],
  ['TLS handshake without an answer', unreached, inTime, silentHandshake],
  ['a proxy that refuses CONNECT', refusedByProxy, noTunnel, behindProxy],
  ...[521, 523, 525, 526, 530].map(unsent),
  [
    'a self-signed certificate',
    untrusted,
    /DEPTH_ZERO/,
    { scheme: 'https', hasCertificate: true },
  ],
  ['plain HTTP in place of TLS', untrusted, /\(E[A-Z_]+\)$/, noHandshake],

  [
    'reset after the request',
    lost,
    /reset/,
    { onRequest: ({ socket }) => socket.resetAndDestroy() },
  ],
  [
    'end without an answer',
    lost,
    /reset/,
    { onRequest: ({ socket }) => socket.end() },
  ],
  [
    'not HTTP',
    lost,
    /HPE_/,
    { onRequest: ({ socket }) => socket.end('220 smtp.example\r\n') },
  ],
  ['no answer', lost, inTime, { onRequest: ({ scene }) => scene.expire() }],
  [
    '101',
    lost,
    'the API call failed',
    answer(101, { connection: 'upgrade', upgrade: 'other' }),
  ],

  [
    'a body that is cut',
    unreadable,
    'the answer was cut short',
    cut(job.slice(0, -1)),
  ],
  ['a body that is cut after its JSON', delivered, null, cut(job)],
  ...['OK', '', '\n<html>Sign in</html>'].map(
    (body): Row => [
      `what is no JSON: ${body}`,
      ['unconfirmed; 1 of 1', 'unconfirmed; 1 of 1', 'intercepted; 1 of 1'],
      "the answer isn't Mintlify's own",
      answer(200, {}, body),
    ],
  ),
  [
    '201 without an id',
    ['unconfirmed; 1 of 1', 'delivered; 1 of 1', 'value; 1 of 1'],
    /usable `id`/,
    answer(201, {}, '{"status":"active"}'),
  ],
  [
    'another job',
    ['delivered; 1 of 1', unreadable[1], unreadable[2]],
    'the answer was about another job',
    answer(201, {}, '{"id":"job_2","status":"active"}'),
  ],
  ['a body of 2 MB', unreadable, tooLarge, answer(201, {}, zeros)],
  ['a gzip bomb', unreadable, tooLarge, answer(201, gzip, gzipSync(zeros))],
  [
    'gzip that is none',
    unreadable,
    'the answer was cut short',
    answer(201, gzip, job),
  ],

  ...[301, 307, 308].map(redirect),
  [
    '400',
    blocked,
    'a proxy or firewall answered 400',
    answer(400, {}, '<b>Bad</b>'),
  ],
  [
    '401',
    refused(401, 'unauthorized'),
    /401: No such key: \*\*\*: see above$/,
    answer(401, {}, hasKey),
  ],
  [
    '403 in JSON',
    refused(403, 'forbidden'),
    /403: Read-only$/,
    answer(403, {}, '{"error":"Read-only"}'),
  ],
  [
    '403 in HTML',
    blocked,
    'a proxy or firewall answered 403',
    answer(403, {}, '<html>'),
  ],
  ...[
    [ray, 'the error code: 1010'],
    [ray, 'error code: 10101'],
  ].map(
    ([headers, body]): Row => [
      `403 of Cloudflare that says ${body}`,
      blocked,
      `a proxy or firewall answered 403 (Ray ID 9e3779b19e3779b1-FRA, "${body}")`,
      answer(403, Object(headers), String(body)),
    ],
  ),
  ...['x9e3779b19e3779b1-FRA', '9e3779b19e3779b1-FRAX'].map(
    (id): Row => [
      `403 of Cloudflare with the ray ${id}`,
      blocked,
      'a proxy or firewall answered 403',
      answer(403, { 'cf-ray': id }),
    ],
  ),
  [
    '400 with details',
    refused(400, 'bad-request'),
    'Mintlify answered 400: v1.2 is old: a; b',
    answer(
      400,
      {},
      '{"error":"v1.2 is old.","details":[{"message":"a"},{"message":5},{"message":"b"}]}',
    ),
  ],
  ...[
    '{"message":"Too long."}',
    '{"error":{"message":"Too long."}}',
    '{"errors":[{"message":"Too long."}]}',
    '{"errors":["Too long."]}',
    '{"title":"Bad","detail":"Too long."}',
  ].map(
    (body): Row => [
      `400 in another form: ${body}`,
      refused(400, 'bad-request'),
      'Mintlify answered 400: Too long.',
      answer(400, {}, body),
    ],
  ),
  [
    '413 of something else',
    refused(413, 'bad-request'),
    'Mintlify answered 413',
    answer(413, {}, '<html>Request Entity Too Large</html>'),
  ],
  [
    '403 of Cloudflare',
    blocked,
    /code 1010, Ray ID 9e.+FRA\)$/,
    answer(403, ray, 'error code: 1010'),
  ],
  ...[400, 409, 421, 422].map((status) =>
    named(status, refused(status, 'bad-request')),
  ),
  // A job that is not found is asked for again, as long as there is time.
  named(404, refused(404, 'project-not-found', 'unreachable')),
  // What is no JSON is none of Mintlify's answers.
  ...[401, 402, 404, 405, 409, 421, 422].map(
    (status): Row => [
      `${status} of something else`,
      blocked,
      `a proxy or firewall answered ${status}`,
      answer(status, {}, '\n<!doctype html><title>Not found</title>'),
    ],
  ),
  // And other JSON is not always Mintlify's.
  [
    '404 of a gateway',
    blocked,
    'a proxy or firewall answered 404 ("no Route matched with those values")',
    answer(404, {}, '{"message":"no Route matched with those values"}'),
  ],
  [
    '403 of Cloudflare in JSON',
    blocked,
    /\(error code 1020, Ray ID 9e3779b19e3779b1-FRA\)$/,
    answer(
      403,
      ray,
      '{"title":"Access denied","error_code":1020,"cloudflare_error":true}',
    ),
  ],
  [
    '404 of a load balancer',
    blocked,
    'a proxy or firewall answered 404 ("default backend - 404 for ***")',
    answer(404, {}, `default backend - 404\nfor ${apiKey}`),
  ],

  plain(429, limited(429, 4)),
  plain(429, limited(429, 3), { 'retry-after': '3' }),
  // By the clock of the answer.
  plain(429, limited(429, 3), {
    date: 'Fri, 20 Nov 2020 14:00:00 GMT',
    'retry-after': 'Fri, 20 Nov 2020 14:00:03 GMT',
  }),
  // The deadline comes first.
  plain(429, limited(429, 1), { 'retry-after': '60' }),
  plain(503, limited(503, 3, 'unreachable'), { 'retry-after': '3' }),
  plain(503, failed(503), { 'retry-after': 'soon' }),
  ...[408, 425, 500, 502, 503, 521].map((status) =>
    plain(status, failed(status)),
  ),
  ...[520, 522, 524].map((status) => plain(status, failed(status), cloudflare)),
])('%s', async (_, expected, detail, peer) => {
  const ends: string[] = []
  const details: string[] = []
  for (const call of [calls.create, calls.message, calls.get]) {
    const scene = await openScene(peer)
    const { name, detail: said } = await call(scene)
    ends.push(
      `${name}; ${scene.server.requests.length} of ${scene.retries() + 1}`,
    )
    if (said !== null) details.push(said)
  }
  expect(ends).toEqual(expected)
  const says =
    typeof detail === 'string' ? detail : expect.stringMatching(detail ?? '')
  expect(details).toEqual(details.map(() => says))
  expect(stranger.requests).toEqual([])
})

const first429: Peer = {
  onRequest: ({ socket, scene }) =>
    void socket.write(
      scene.server.requests.length === 1
        ? responseBytes(429)
        : responseBytes(201, {}, job),
    ),
}

test.each(['create', 'message'] as const)(
  'a %s that did not count is sent again',
  async (call) => {
    const scene = await openScene(first429)
    expect((await calls[call](scene)).name).toBe('delivered')
    const bodies = scene.server.requests.map(({ head, body }) => [
      head[0],
      body,
    ])
    expect(bodies).toEqual([bodies[0], bodies[0]])
  },
)

test.each(['create', 'message'] as const)(
  'a %s is not sent again if the run was canceled',
  async (call) => {
    const onSleep = (scene: Scene) => scene.cancel()
    const scene = await openScene({ ...first429, onSleep })
    expect((await calls[call](scene)).name).toBe('cancelled')
    expect(scene.server.requests).toHaveLength(1)
  },
)

test.each([
  ['create', 'delivered', 'unconfirmed'],
  ['message', 'delivered', 'unconfirmed'],
  ['get', 'no-response', 'no-response'],
] as const)(
  'a %s of a canceled run: with an answer %s, else %s',
  async (call, end, without) => {
    const answering: Peer = {
      onRequest({ socket, scene }) {
        scene.cancel()
        socket.write(responseBytes(201, {}, job))
      },
    }
    // The five seconds for the answer never pass.
    const answered = await openScene({
      ...answering,
      onSleep: () => new Promise(() => undefined),
    })
    expect((await calls[call](answered)).name).toBe(end)
    const silent = await openScene({ onRequest: ({ scene }) => scene.cancel() })
    expect(await calls[call](silent)).toMatchObject({
      name: without,
      detail: 'the run was canceled',
    })
  },
)

test('only a get uses a connection again, and nothing is sent but what the call needs', async () => {
  const scene = await openScene(answer(201, {}, job))
  for (const call of [
    calls.get,
    calls.get,
    calls.create,
    calls.create,
    calls.get,
  ])
    await call(scene)
  expect(scene.server.connections()).toBe(3)
  expect(scene.server.requests[2]).toMatchObject({
    head: [
      'POST /v2/agent/acme-docs/job HTTP/1.1',
      'accept: application/json',
      'accept-encoding: identity',
      `authorization: Bearer ${apiKey}`,
      'user-agent: docs-agent-action',
      'content-type: application/json',
      'content-length: 25',
      `Host: 127.0.0.1:${scene.server.port}`,
      'Connection: close',
    ],
    body: '{"prompt":"Document it."}',
  })
})

test('a request names the project and the job, whatever is in its id', async () => {
  const scene = await openScene(answer(201, {}, job))
  await scene.client.createJob('Document it.')
  await scene.client.sendMessage('a/b ?', 'More.')
  await scene.client.getJob('a/b ?')
  expect(scene.server.requests.map(({ head }) => head[0])).toEqual([
    'POST /v2/agent/acme-docs/job HTTP/1.1',
    'POST /v2/agent/acme-docs/job/a%2Fb%20%3F/message HTTP/1.1',
    'GET /v2/agent/acme-docs/job/a%2Fb%20%3F HTTP/1.1',
  ])
})

test('the log says why a request is sent again, and when', async () => {
  const scene = await openScene(
    answer(429, {}, '{"error":"v1.2 is at its limit."}'),
  )
  await calls.create(scene)
  expect(scene.lines[0]).toBe(
    'Mintlify answered 429: v1.2 is at its limit; next try in 1s',
  )
})

test('a run that is canceled meanwhile announces no next try', async () => {
  const scene = await openScene({
    onRequest({ socket, scene: { cancel } }) {
      cancel()
      socket.write(responseBytes(429))
    },
    onSleep: () => new Promise(() => undefined),
  })
  expect((await calls.create(scene)).name).toBe('cancelled')
  expect(scene.lines).toEqual([])
})

test('a run that was canceled before sends nothing', async () => {
  const scene = await openScene(answer(201, {}, job))
  scene.cancel()
  expect((await calls.create(scene)).name).toBe('cancelled')
  expect(scene.server.requests).toEqual([])
})

const connecting = (end: (scene: Scene) => void): Peer => ({
  scheme: 'https',
  onConnection: ({ scene }) => end(scene),
})
const silent = (end: (scene: Scene) => void): Peer => ({
  onRequest: ({ scene }) => end(scene),
})
const cancel = (scene: Scene) => scene.cancel()
const reachDeadline = (scene: Scene) => scene.reachDeadline()

// Only an answer that may still name a job is waited for.
test.each<[string, keyof typeof calls, Peer, string, number]>([
  ['canceled while it connects', 'create', connecting(cancel), 'cancelled', 0],
  ['canceled after it', 'create', silent(cancel), 'unconfirmed', 5_000],
  ['canceled after it', 'get', silent(cancel), 'no-response', 0],
  [
    'at its deadline while it connects',
    'create',
    connecting((scene) => {
      reachDeadline(scene)
      cancel(scene)
    }),
    'cancelled',
    0,
  ],
  ['at its deadline', 'create', silent(reachDeadline), 'unconfirmed', 5_000],
  ['at its deadline', 'get', silent(reachDeadline), 'no-response', 5_000],
])('of a run that is %s, a %s', async (...[, call, peer, end, waitedMs]) => {
  const scene = await openScene(peer)
  const outcome = await calls[call](scene)
  expect(outcome.name).toBe(end)
  expect(scene.waitedMs()).toBe(waitedMs)
  if (peer.onRequest && waitedMs > 0)
    expect(outcome.detail).toMatch(/^the (run was canceled|time was up)$/)
})

test('an answer ends the wait for it', async () => {
  const scene = await openScene({
    onRequest({ socket, scene: { cancel: end } }) {
      end()
      socket.write(responseBytes(201, {}, job))
    },
    onSleep: () => new Promise(() => undefined),
  })
  await calls.create(scene)
  expect(scene.waits.map((signal) => signal?.aborted)).toEqual([true])
})
