// Every fault that needs no wait, on the client itself: how one attempt is told apart, phase by phase.
import { afterAll, expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { createServiceClient, type ServiceClient } from '../../src/mintlify/mintlify-client.ts'
import { createFakeClock, type FakeClock } from '../fixtures/fake-clock.ts'
import { cutFaults, lostFaults, oddFaults, silentFaults } from './broken-connections.ts'
import type { Fault } from './fault.ts'
import { type FaultServer, type Script, type Step, startFaultServer } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import { activeJob, completedJob, jobId, jobJson } from './sample-answers.ts'
import { limits, overloads, refusals, unreadables, unusuals } from './wrong-answers.ts'

const elsewhere = await startFaultServer({})
afterAll(() => elsewhere.close())

type Options = {
  apiTimeoutMs?: number
  signals?: { cancelled?: AbortSignal; deadline?: AbortSignal }
  clock?: FakeClock
}

async function withClient<T>(
  script: Script,
  work: (client: ServiceClient, server: FaultServer, lines: string[]) => Promise<T>,
  { apiTimeoutMs = 5_000, signals = {}, clock = createFakeClock() }: Options = {},
): Promise<{ value: T; server: FaultServer; lines: string[] }> {
  const server = await startFaultServer(script)
  const never = new AbortController().signal
  const lines: string[] = []
  const client = createServiceClient({
    apiUrl: new URL(`${server.url}/`),
    key: 'mint_key',
    projectId: 'acme',
    apiTimeoutMs,
    clock,
    random: () => 0.5,
    signals: {
      cancelled: never,
      deadline: never,
      remainingMs: () => 3_600_000 - clock.elapsedMs(),
      ...signals,
    },
    redact: (text) => text,
    onRetry: (line) => lines.push(line),
  })
  try {
    return { value: await work(client, server, lines), server, lines }
  } finally {
    await server.close()
  }
}

function stepOf(fault: Fault, body = activeJob): Step {
  return { name: fault.name, play: (socket) => fault.play(socket, body) }
}

function answer(body: string, status = 200): Step {
  return { name: `${status}`, play: (socket) => socket.write(answerBytes({ status, body })) }
}

const kinds: Record<Fault['seen'], HttpOutcome<Job>['kind']> = {
  good: 'value',
  unreadable: 'unreadable',
  lost: 'no-response',
  limited: 'status',
  'limited-long': 'status',
  unavailable: 'status',
  overloaded: 'status',
  refused: 'status',
}
const quick = [
  ...lostFaults,
  ...cutFaults,
  ...unreadables,
  ...overloads,
  ...limits,
  ...oddFaults,
  ...unusuals,
]
const all = [...quick, ...refusals(elsewhere.url)]

test.each(all.map((fault) => [fault.name, fault] as const))('a poll with %s', async (_, fault) => {
  const { value, server } = await withClient({ get: [stepOf(fault)] }, (client) => client.getJob(jobId))
  expect(value.kind).toBe(fault.isForeign ? 'blocked' : kinds[fault.seen])
  if (value.kind === 'status' && fault.status) expect(value.status).toBe(fault.status)
  if (value.kind === 'value') expect(value.value.id).toBe(jobId)
  expect(server.requests).toHaveLength(1)
})

test.each(silentFaults.map((fault) => [fault.name, fault] as const))('a poll with %s', async (_, fault) => {
  const work = (client: ServiceClient) => client.getJob(jobId)
  const { value } = await withClient({ get: [stepOf(fault)] }, work, { apiTimeoutMs: 100 })
  expect(value.kind).toBe(kinds[fault.seen])
})

test('nobody was contacted but the service', () => {
  expect(elsewhere.countConnections()).toBe(0)
})

test('a create carries the prompt, the key, and nothing more than it needs', async () => {
  const { value, server } = await withClient({ create: [answer(activeJob, 201)] }, (client) =>
    client.createJob('Write “it”.'),
  )
  expect(value).toMatchObject({ kind: 'success', value: { id: jobId, status: 'active', model: 'sonnet' } })
  const [request] = server.requests
  expect(request).toMatchObject({ method: 'POST', path: '/v2/agent/acme/job' })
  expect(JSON.parse(request?.body ?? '')).toEqual({ prompt: 'Write “it”.' })
  const headers = request?.headers.map((line) => line.toLowerCase()) ?? []
  expect(headers).toEqual(
    expect.arrayContaining([
      'authorization: bearer mint_key',
      'content-type: application/json',
      'accept: application/json',
      'connection: close',
    ]),
  )
})

test('a message goes to its job, a poll has no body and keeps its connection', async () => {
  const script = { message: [answer(activeJob)], get: [answer(completedJob)] }
  const { server } = await withClient(script, async (client) => {
    await client.sendMessage(jobId, 'Shorter.')
    await client.getJob(jobId)
    await client.getJob(jobId)
  })
  const paths = server.requests.map(({ method, path, body }) => `${method} ${path} ${body}`.trim())
  const poll = 'GET /v2/agent/acme/job/job_1'
  expect(paths).toEqual(['POST /v2/agent/acme/job/job_1/message {"prompt":"Shorter."}', poll, poll])
  expect(server.countConnections()).toBe(2)
})

test('a refused create tells its status and the error of the service, and nothing else of the body', async () => {
  const error = JSON.stringify({ error: 'No\nprompt.', secret: 'hidden' })
  const { value } = await withClient({ create: [answer(error, 422)] }, (client) => client.createJob('x'))
  const expected = { kind: 'rejected', reason: 'bad-request', status: 422, detail: '422: No prompt.' }
  expect(value).toEqual({ kind: 'failure', error: expected })
})

test.each(['{"error":7}', '{"message":"hidden"}', 'hidden', '[]', 'null', ''])(
  'the error body %j is not quoted',
  async (body) => {
    const { value } = await withClient({ get: [answer(body, 500)] }, (client) => client.getJob(jobId))
    expect(value).toMatchObject({ kind: 'status', status: 500, detail: 'Mintlify answered 500' })
  },
)

test('a long error is cut at 500 characters', async () => {
  const body = JSON.stringify({ error: 'x'.repeat(2_000) })
  const { value } = await withClient({ get: [answer(body, 500)] }, (client) => client.getJob(jobId))
  expect(value).toMatchObject({ detail: `500: ${'x'.repeat(499)}…` })
})

const limited: Step = {
  name: '429',
  play: (socket) => socket.write(answerBytes({ status: 429, headers: { 'retry-after': '90' } })),
}

test('a limited create waits as long as it is told to, and says so', async () => {
  const { value, server, lines } = await withClient({ create: [limited, answer(activeJob)] }, (client) =>
    client.createJob('x'),
  )
  expect(value).toMatchObject({ kind: 'success' })
  expect(server.requests).toHaveLength(2)
  expect(lines).toEqual(['Mintlify answered 429; next try in 1m 30s'])
})

test('late in a run a limited create is as patient as at its start', async () => {
  const clock = createFakeClock()
  await clock.sleep(1_200_000)
  const work = (client: ServiceClient) => client.createJob('x')
  const { value } = await withClient({ create: [limited, answer(activeJob)] }, work, { clock })
  expect(value).toMatchObject({ kind: 'success' })
})

test('a signal during a wait ends a create that was not accepted', async () => {
  const cancel = new AbortController()
  const clock = createFakeClock((waitMs) => {
    cancel.abort()
    return waitMs
  })
  const options = { clock, signals: { cancelled: cancel.signal } }
  const work = (client: ServiceClient) => client.createJob('x')
  const { value, server } = await withClient({ create: [limited, answer(activeJob)] }, work, options)
  const expected = {
    kind: 'rejected',
    reason: 'interrupted',
    status: null,
    detail: 'Mintlify answered 429',
  }
  expect(value).toEqual({ kind: 'failure', error: expected })
  expect(server.requests).toHaveLength(1)
})

test.each([
  [404, 'rejected', 'job-not-found'],
  [503, 'ambiguous', 'message-unconfirmed'],
])('a message answered %d is %s (%s) and not sent again', async (status, kind, reason) => {
  const { value, server } = await withClient({ message: [answer('', status)] }, (client) =>
    client.sendMessage(jobId, 'Shorter.'),
  )
  expect(value).toMatchObject({ kind: 'failure', error: { kind, reason, status } })
  expect(server.requests).toHaveLength(1)
})

test('a message whose answer cannot be read was accepted', async () => {
  const work = (client: ServiceClient) => client.sendMessage(jobId, 'Shorter.')
  const { value } = await withClient({ message: [answer('<html>')] }, work)
  expect(value).toEqual({ kind: 'success', value: null })
})

test('a refused connection is tried for ten minutes, and told once in our words', async () => {
  const { value, lines, server } = await withClient({}, async (client, service) => {
    await service.shut()
    return client.createJob('x')
  })
  const expected = {
    kind: 'rejected',
    reason: 'unreachable',
    status: null,
    detail: 'the connection was refused',
  }
  expect(value).toEqual({ kind: 'failure', error: expected })
  expect(lines).toEqual([expect.stringMatching(/^Mintlify isn't available: the connection was refused\. /)])
  expect(server.countConnections()).toBe(0)
})

test.each([
  ['cancelled', 'the run was canceled'],
  ['deadline', 'the time was up'],
] as const)('a create that has not left when %s is never sent', async (stop, detail) => {
  const signals = { [stop]: AbortSignal.abort() }
  const { value, server } = await withClient(
    { create: [answer(activeJob)] },
    (client) => client.createJob('x'),
    { signals },
  )
  expect(value).toMatchObject({ kind: 'failure', error: { kind: 'rejected' } })
  if (value.kind === 'failure') expect(value.error.detail).toContain(detail)
  expect(server.requests).toEqual([])
})

test('a poll ends at once when the run is cancelled', async () => {
  const cancel = new AbortController()
  const step: Step = { name: 'cancelling', play: () => cancel.abort() }
  const { value } = await withClient({ get: [step] }, (client) => client.getJob(jobId), {
    signals: { cancelled: cancel.signal },
  })
  expect(value).toEqual({ kind: 'no-response', detail: 'the run was canceled' })
})

test('a create that has left is waited for when the run is cancelled', async () => {
  const cancel = new AbortController()
  const step: Step = {
    name: 'late',
    play(socket) {
      cancel.abort()
      setTimeout(() => socket.write(answerBytes({ body: activeJob })), 100)
    },
  }
  const { value } = await withClient({ create: [step] }, (client) => client.createJob('x'), {
    signals: { cancelled: cancel.signal },
  })
  expect(value).toMatchObject({ kind: 'success', value: { id: jobId } })
})

test('a poll that begins at the deadline still gets its answer', async () => {
  const { value } = await withClient({ get: [answer(completedJob)] }, (client) => client.getJob(jobId), {
    signals: { deadline: AbortSignal.abort() },
  })
  expect(value).toMatchObject({ kind: 'value', value: { status: 'completed' } })
})

test('a job that says nothing but its id is a job of unknown status', async () => {
  const { value } = await withClient({ get: [answer('{"id":"job_1"}')] }, (client) => client.getJob(jobId))
  expect(value).toEqual({
    kind: 'value',
    value: {
      id: 'job_1',
      status: 'unknown',
      pullRequest: null,
      hasUnusableLink: false,
      model: null,
      repository: null,
      ref: null,
      createdAt: null,
      archivedAt: null,
    },
  })
})

test('the fields of a job are lines of at most 300 characters', async () => {
  const json = jobJson({
    model: 'a\nb',
    source: { repository: 'y'.repeat(400), ref: '' },
    archivedAt: '2026-11-20T16:02:00+02:00',
  })
  const { value } = await withClient({ get: [answer(json)] }, (client) => client.getJob(jobId))
  expect(value).toMatchObject({
    value: { model: 'a b', repository: `${'y'.repeat(299)}…`, ref: null, archivedAt: '2026-11-20T14:02:00Z' },
  })
})
