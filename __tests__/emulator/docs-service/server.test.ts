import { afterEach, expect, test } from '@jest/globals'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../../emulator/docs-service/server.ts'

const started: DocumentationService[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.close()))
})

type Call = { key?: string; type?: string; body?: string; authorization?: string }

async function start(options?: DocumentationServiceOptions) {
  const service = await startDocumentationService(options)
  started.push(service)
  const call = async (line: string, { key = service.key, type, body, authorization }: Call = {}) => {
    const [method = '', path = ''] = line.split(' ')
    const headers = new Headers({ authorization: authorization ?? `Bearer ${key}` })
    if (authorization === '') headers.delete('authorization')
    if (type !== undefined) headers.set('content-type', type)
    const answer = await fetch(service.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }
  const post = (path: string, prompt: unknown, more: Call = {}) => {
    return call(`POST ${path}`, { type: 'application/json', body: JSON.stringify({ prompt }), ...more })
  }
  return { service, call, post }
}

const agent = '/v2/agent/acme-docs'
const visitors = '/v1/analytics/acme-docs/visitors'
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

test('a created job has every field, active and without a link', async () => {
  const { post } = await start()
  const { status, headers, body } = await post(`${agent}/job`, 'Describe the new flag.')
  expect(status).toBe(201)
  expect(headers.get('content-type')).toBe('application/json')
  expect(body).toEqual({
    id: expect.stringMatching(/^job_[0-9a-f]{8}$/),
    status: 'active',
    source: { repository: 'acme/docs', ref: null },
    model: expect.stringMatching(/./),
    prLink: null,
    createdAt: expect.stringMatching(iso),
    archivedAt: null,
  })
})

test('a job runs by its script: created, polled to its end, told more, polled again', async () => {
  const { service, call, post } = await start({ speed: 10_000 })
  const { body: created } = await post(`${agent}/job`, 'Describe it.\nemulate: pull-request after 60s')
  const poll = async () => (await call(`GET ${agent}/job/${created.id}`)).body
  const waitForEnd = async () => {
    for (;;) {
      const job = await poll()
      if (job.status !== 'active') return job
    }
  }
  const completed = await waitForEnd()
  expect(completed).toEqual({
    ...created,
    status: 'completed',
    source: { repository: 'acme/docs', ref: expect.stringMatching(/^docs\/agent-[0-9a-f]{8}$/) },
    prLink: 'https://github.com/acme/docs/pull/57',
  })

  const told = await post(`${agent}/job/${created.id}/message`, 'More.\nemulate: archived after 60s')
  expect(told).toMatchObject({ status: 200, body: { id: created.id, status: 'active', prLink: null } })
  const archived = await waitForEnd()
  expect(archived).toEqual({ ...completed, status: 'archived', archivedAt: expect.stringMatching(iso) })

  const refused = await post(`${agent}/job/${created.id}/message`, 'Even more.')
  expect(refused).toMatchObject({ status: 409, body: { error: 'The job has been archived.' } })
  expect(service.jobs.get(created.id)?.turns.map(({ prompt }) => prompt)).toEqual([
    'Describe it.\nemulate: pull-request after 60s',
    'More.\nemulate: archived after 60s',
  ])
})

test('a script of the test is asked for each turn of a job', async () => {
  const asked: [string, number][] = []
  const { post } = await start({
    script: (prompt, turn) => {
      asked.push([prompt, turn])
      return { ending: turn === 1 ? 'pull-request' : 'failed', afterMs: 0 }
    },
  })
  const { body } = await post(`${agent}/job`, 'One.')
  const second = await post(`${agent}/job/${body.id}/message`, 'Two.')
  const other = await post(`${agent}/job`, 'Three.')
  expect(asked).toEqual([
    ['One.', 1],
    ['Two.', 2],
    ['Three.', 1],
  ])
  expect([body.status, second.body.status, other.body.status]).toEqual(['completed', 'failed', 'completed'])
  expect(other.body.prLink).toBe('https://github.com/acme/docs/pull/58')
})

const json = 'application/json'

test.each<[string, Call, string]>([
  ['no content type', {}, 'Content-Type'],
  ['another content type', { type: 'text/plain', body: '{"prompt":"x"}' }, 'Content-Type'],
  ['a look-alike content type', { type: 'application/jsonp', body: '{"prompt":"x"}' }, 'Content-Type'],
  ['no body', { type: json }, 'JSON object'],
  ['broken JSON', { type: json, body: '{"prompt":' }, 'JSON object'],
  ['a string for a body', { type: json, body: '"prompt"' }, 'JSON object'],
  ['null for a body', { type: json, body: 'null' }, 'JSON object'],
  ['an array for a body', { type: json, body: '["prompt"]' }, 'prompt'],
  ['no prompt', { type: json, body: '{}' }, 'prompt'],
  ['an empty prompt', { type: json, body: '{"prompt":""}' }, 'prompt'],
  ['a number for a prompt', { type: json, body: '{"prompt":1}' }, 'prompt'],
  ['null for a prompt', { type: json, body: '{"prompt":null}' }, 'prompt'],
])('create and message refuse %s', async (_, request, culprit) => {
  const { service, call, post } = await start()
  const { body } = await post(`${agent}/job`, 'One.')
  for (const path of ['/job', `/job/${body.id}/message`]) {
    const refused = await call(`POST ${agent}${path}`, request)
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining(culprit) } })
  }
  expect([...service.jobs.values()].map(({ turns }) => turns.length)).toEqual([1])
})

test.each<[string, Call]>([
  ['one character', { type: json, body: '{"prompt":" "}' }],
  ['a charset', { type: 'application/json; charset=utf-8', body: '{"prompt":"ü"}' }],
  ['further fields', { type: json, body: '{"prompt":"x","model":"y"}' }],
  ['a megabyte', { type: json, body: JSON.stringify({ prompt: 'x'.repeat(1_000_000) }) }],
])('create takes %s', async (_, request) => {
  const { call } = await start()
  expect(await call(`POST ${agent}/job`, request)).toMatchObject({ status: 201 })
})

const endpoints = [
  [`POST ${agent}/job`],
  [`POST ${agent}/job/job_00000000/message`],
  [`GET ${agent}/job/job_00000000`],
  [`GET ${visitors}`],
]

test.each(endpoints)('%s needs the key as a bearer token', async (line) => {
  const { service, call } = await start()
  for (const authorization of ['', 'Bearer', 'Bearer wrong', service.key, `Basic ${service.key}`]) {
    const { status, body } = await call(line, { authorization })
    expect([authorization, status, body]).toEqual([
      authorization,
      401,
      { error: 'Missing or invalid API key.' },
    ])
  }
  expect((await call(line, { authorization: `bearer ${service.key}` })).status).not.toBe(401)
})

test.each(endpoints)('%s is not there for another project', async (line) => {
  const { call } = await start({ projectId: 'other' })
  expect(await call(line)).toMatchObject({ status: 404, body: { error: 'Project not found.' } })
})

test('a read-only key reads and may not write', async () => {
  const { call, post } = await start({ readOnlyKey: 'mint_fake_reader' })
  const { body } = await post(`${agent}/job`, 'One.')
  const key = 'mint_fake_reader'
  expect(await post(`${agent}/job`, 'Two.', { key })).toMatchObject({ status: 403 })
  expect(await post(`${agent}/job/${body.id}/message`, 'Two.', { key })).toMatchObject({
    status: 403,
    body: { error: 'This API key may only read.' },
  })
  expect(await call(`GET ${agent}/job/${body.id}`, { key })).toMatchObject({ status: 200 })
  expect(await call(`GET ${visitors}`, { key })).toMatchObject({ status: 200 })
})

test.each([
  [`GET ${agent}/job/job_00000000`, 404],
  ['GET /', 404],
  ['GET /v3/agent/acme-docs/job', 404],
  [`POST /v1/agent/acme-docs/job`, 404],
  [`GET ${agent}`, 404],
  [`GET ${agent}/jobs`, 404],
  [`POST ${agent}/job/`, 404],
  [`GET /v1/analytics/acme-docs/views`, 404],
  [`GET ${agent}/job`, 405],
  [`DELETE ${agent}/job/job_00000000`, 405],
  [`GET ${agent}/job/job_00000000/message`, 405],
  [`POST ${visitors}`, 405],
])('%s is answered %d', async (line, status) => {
  const { call } = await start()
  expect(await call(line)).toMatchObject({ status, body: { error: expect.stringMatching(/./) } })
})

test('a message to a job that is not there is answered 404', async () => {
  const { post } = await start()
  const refused = await post(`${agent}/job/job_00000000/message`, 'One.')
  expect(refused).toMatchObject({ status: 404, body: { error: 'Job not found.' } })
})

test('creates and messages share 100 uses an hour, analytics has 100 of its own, polls are free', async () => {
  const { call, post } = await start()
  const { body } = await post(`${agent}/job`, 'One.')
  for (let use = 2; use <= 100; use++) await post(`${agent}/job/${body.id}/message`, 'More.')
  for (const path of ['/job', `/job/${body.id}/message`]) {
    const { status, headers, body } = await post(agent + path, 'One more.')
    expect([status, body]).toEqual([429, { error: 'Rate limit exceeded: 100 requests per hour.' }])
    expect(headers.get('retry-after')).toMatch(/^3[56]\d\d$/)
  }
  for (let use = 1; use <= 100; use++) expect((await call(`GET ${visitors}`)).status).toBe(200)
  expect(await call(`GET ${visitors}`)).toMatchObject({ status: 429, body: { error: expect.any(String) } })
  for (let poll = 1; poll <= 101; poll++) {
    expect((await call(`GET ${agent}/job/${body.id}`)).status).toBe(200)
  }
})

test('without rate limits everything passes', async () => {
  const { call, post } = await start({ rateLimits: false })
  for (let use = 1; use <= 101; use++) {
    expect((await post(`${agent}/job`, 'One.')).status).toBe(201)
    expect((await call(`GET ${visitors}`)).status).toBe(200)
  }
})

test('every request is recorded, refused ones too', async () => {
  const { service, call, post } = await start()
  await post(`${agent}/job`, 'One.')
  await call(`GET ${visitors}?limit=0`, { key: 'wrong' })
  expect(service.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `${agent}/job`, '{"prompt":"One."}'],
    ['GET', `${visitors}?limit=0`, ''],
  ])
})
