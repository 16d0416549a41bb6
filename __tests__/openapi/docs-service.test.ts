// What the description of the documentation service finds, and what it leaves
// open.
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Handler, Hono } from 'hono'
import type { JobScript } from '../../emulator/docs-service/job-script.ts'
import {
  type DocumentationService,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import {
  answerUndocumented,
  undocumented,
} from '../../emulator/docs-service/undocumented.ts'
import { publishExchanges } from '../../emulator/shared/exchanges.ts'
import type { FaultEnv } from '../../emulator/shared/faults.ts'
import { resolve } from './description.ts'
import { docsServiceDescription } from './docs-service.ts'
import type { HttpRequest } from './http.ts'
import { createValidator } from './validator.ts'

const { checkRequest, checkResponse } = createValidator(docsServiceDescription)
const json = { 'content-type': 'application/json' }
const visitors = '/v1/analytics/acme/visitors'
const create = 'POST /v2/agent/acme/job'
const get = 'GET /v2/agent/acme/job/1'
const message = 'POST /v2/agent/acme/job/1/message'

function makeRequest(line: string, body = ''): HttpRequest {
  const [method = '', path = ''] = line.split(' ')
  return {
    method,
    path,
    body,
    headers: { authorization: 'Bearer mint_key', ...(body !== '' && json) },
  }
}

/** The status of a success by default. */
function checkAnswer(
  line: string,
  answer: object,
  status = line === create ? 201 : 200,
): string[] {
  return checkResponse(makeRequest(line), {
    status,
    headers: json,
    body: JSON.stringify(answer),
  })
}

/** A service that is closed at the end of its scope, with its problems. */
async function open(
  script: JobScript = { ending: 'failed', afterMs: 0 },
): Promise<DocumentationService & AsyncDisposable> {
  const service = await startDocumentationService({ script: () => script })
  return { ...service, [Symbol.asyncDispose]: () => service.close() }
}

/** Sends a request. A `POST` has a prompt by default. */
function call(
  service: DocumentationService,
  line: string,
  { key = service.key, body = '{"prompt":"x"}' } = {},
): Promise<Response> {
  const [method = '', path = ''] = line.split(' ')
  const headers = { authorization: `Bearer ${key}`, ...json }
  return fetch(service.url + path, {
    method,
    headers,
    ...(method === 'POST' && { body }),
  })
}

test('its schemas are JSON schemas without unknown keywords', () => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  })
  addFormats(ajv)
  ajv.addVocabulary(Object.keys(docsServiceDescription))
  ajv.addSchema(docsServiceDescription, 'description')
  const { value: schemas } = resolve(
    docsServiceDescription,
    '#/components/schemas',
  )
  const names = Object.keys(Object(schemas))
  const compiled = names.map((name) =>
    ajv.compile({ $ref: `description#/components/schemas/${name}` }),
  )
  expect(compiled.length).toBeGreaterThan(5)
})

describe('a request', () => {
  test.each([
    ['POST /v2/agent/acme/job', '{"prompt":"Describe it."}'],
    ['POST /v2/agent/acme/job/job%201/message', '{"prompt":"x"}'],
    ['GET /v2/agent/acme/job/job_1', ''],
    [`GET ${visitors}`, ''],
    [`GET ${visitors}?limit=1&offset=0`, ''],
    [`GET ${visitors}?limit=250&offset=9007199254740991`, ''],
    [`GET ${visitors}?dateFrom=2026-11-02&dateTo=2026-11-09T00:00:00.000Z`, ''],
    [`GET ${visitors}?dateFrom=yesterday&dateTo=2026-02-30`, ''],
  ])('%s %s is as described', (line, body) => {
    expect(checkRequest(makeRequest(line, body))).toEqual([])
  })

  test.each([
    ['POST /v2/agent/acme/job', '', 'no body'],
    ['POST /v2/agent/acme/job', '{}', 'no property "prompt"'],
    ['POST /v2/agent/acme/job', '{"prompt":null}', '/prompt must be string'],
    [
      'POST /v2/agent/acme/job',
      '{"prompt":"x","branch":"main"}',
      'unknown property "branch"',
    ],
    [create, '{"prompt":""}', '/prompt must NOT have fewer than 1 characters'],
    [message, '{"prompt":""}', '/prompt must NOT have fewer than 1 characters'],
    ['GET /v2/agent/acme/job/job_1', '{"prompt":"x"}', 'has a body'],
    ['GET /v2/agent/acme/job', '', 'no such operation'],
    ['POST /v1/agent/acme/job', '{"prompt":"x"}', 'no such operation'],
    [`GET ${visitors}?limit=0`, '', '"limit" must be >= 1'],
    [`GET ${visitors}?limit=251`, '', '"limit" must be <= 250'],
    [`GET ${visitors}?limit=1.5`, '', '"limit" must be integer'],
    [`GET ${visitors}?offset=-1`, '', '"offset" must be >= 0'],
    [`GET ${visitors}?page=2`, '', 'unknown parameter "page"'],
  ])('%s %s has a problem: %s', (line, body, problem) => {
    expect(checkRequest(makeRequest(line, body)).join('\n')).toContain(problem)
  })

  test.each(['', 'Bearer', 'mint_key', 'Basic mint_key'])(
    'needs a bearer token, not "%s"',
    (authorization) => {
      const request = {
        ...makeRequest(`GET ${visitors}`),
        headers: { authorization },
      }
      expect(checkRequest(request)).toEqual([
        'GET /v1/analytics/{projectId}/visitors: the request has no bearer token.',
      ])
    },
  )
})

const jobLines = [create, get, message]
const pull = 'https://github.com/acme/docs/pull/57'

describe.each(jobLines)('an answer to %s', (line) => {
  test.each([
    {},
    { id: '', status: 'active', prLink: null, requests: 3 },
    { id: 'job_1', status: 'active', prLink: pull },
    { id: 'job_1', status: 'completed', prLink: 'acme/docs#57' },
    {
      id: 'job_1',
      status: 'archived',
      archivedAt: '2026-11-20T14:02:00+01:00',
      source: {},
    },
    { archivedAt: null, source: { repository: '', ref: null } },
  ])('%j is as described', (answer) => {
    expect(checkAnswer(line, answer)).toEqual([])
  })

  test.each([
    [{ id: 7 }, '/id must be string'],
    [
      { status: 'queued' },
      '/status must be one of active, completed, archived, failed',
    ],
    [{ status: null }, '/status must be string'],
    [{ prLink: 57 }, '/prLink must be string,null'],
    [{ source: null }, '/source must be object'],
    [{ source: { repository: null } }, '/source/repository must be string'],
    [{ source: { ref: 7 } }, '/source/ref must be string,null'],
    [{ model: null }, '/model must be string'],
    [{ createdAt: null }, '/createdAt must be string'],
    [{ createdAt: '2026-11-20' }, '/createdAt must match format "date-time"'],
    [{ archivedAt: '' }, '/archivedAt must match format "date-time"'],
  ])('%j has a problem: %s', (answer, problem) => {
    expect(checkAnswer(line, answer).join('\n')).toContain(problem)
  })

  test('with an error has a text, or none', () => {
    const status = line === get ? 404 : 429
    expect(checkAnswer(line, {}, status)).toEqual([])
    expect(checkAnswer(line, { error: '', details: {} }, status)).toEqual([])
    expect(checkAnswer(line, { error: null }, status).join()).toContain(
      `the response ${status}, /error must be string`,
    )
  })
})

test.each([
  [create, [201, 400, 429]],
  [get, [200, 404]],
  [message, [200, 400, 404, 429]],
  [`GET ${visitors}`, [200, 400, 500]],
])('%s answers only %j', (line, described) => {
  const statuses = [
    ...[200, 201, 202, 204, 308, 400, 401, 402, 403, 404, 409, 422, 429],
    ...[500, 502, 503, 504],
  ]
  const refused = statuses.filter((status) =>
    checkAnswer(line, { error: 'No.' }, status)
      .join()
      .includes(`the description has no response ${status}`),
  )
  expect(refused).toEqual(statuses.filter((one) => !described.includes(one)))
})

describe('an answer with visitors', () => {
  const totals = { human: 1, ai: 2, total: 2 }
  const page = { path: '/', ...totals }

  test.each([
    ['no pages', { totals, visitors: [], hasMore: false }],
    [
      'unknown properties',
      { totals, visitors: [{ ...page, views: 7 }], hasMore: true, from: null },
    ],
    [
      'an empty path',
      { totals, visitors: [{ ...page, path: '' }], hasMore: true },
    ],
    [
      'a count of -1.5',
      { totals: { ...totals, human: -1.5 }, visitors: [], hasMore: true },
    ],
    ['251 pages', { totals, visitors: Array(251).fill(page), hasMore: true }],
  ])('with %s is as described', (_, answer) => {
    expect(checkAnswer(`GET ${visitors}`, answer)).toEqual([])
  })

  test.each([
    ['no property "hasMore"', { totals, visitors: [] }],
    ['no property "visitors"', { totals, hasMore: false }],
    ['no property "totals"', { visitors: [], hasMore: false }],
    [
      '/totals has no property "ai"',
      { totals: { human: 1, total: 1 }, visitors: [], hasMore: false },
    ],
    [
      '/totals/ai must be number',
      { totals: { ...totals, ai: '1' }, visitors: [], hasMore: false },
    ],
    [
      '/human must be number',
      { totals, visitors: [{ ...page, human: null }], hasMore: false },
    ],
    ['no property "path"', { totals, visitors: [totals], hasMore: false }],
  ])('can have the problem: %s', (problem, answer) => {
    expect(checkAnswer(`GET ${visitors}`, answer).join('\n')).toContain(problem)
  })
})

describe.each([400, 500])('an answer %i instead of visitors', (status) => {
  const check = (answer: object) =>
    checkAnswer(`GET ${visitors}`, answer, status).join()

  test('has an error, and may have details', () => {
    expect(check({ error: 'No.' })).toBe('')
    expect(check({ error: 'No.', details: [{ message: 'limit' }] })).toBe('')
  })

  test.each([
    [{}, 'no property "error"'],
    [{ error: 'No.', details: 'limit' }, '/details must be array'],
    [{ error: 'No.', details: [{}] }, '/details/* has no property "message"'],
  ])('%j has a problem: %s', (answer, problem) => {
    expect(check(answer)).toContain(problem)
  })
})

describe('an answer that the description has not', () => {
  const names = Object.keys(undocumented) as (keyof typeof undocumented)[]

  /** What the check finds in the answers of that handler to a create. */
  async function findProblems(
    handle: Handler<FaultEnv>,
  ): Promise<{ status: number; body: string; problems: string[] }> {
    const problems: string[] = []
    const publish = publishExchanges({ api: 'docs-service', problems })
    const app = new Hono<FaultEnv>().use(publish)
    app.post('/v2/agent/acme/job', handle)
    const { headers, body, method, path } = makeRequest(
      create,
      '{"prompt":"x"}',
    )
    const answer = await app.request(path, { method, headers, body })
    return { status: answer.status, body: await answer.text(), problems }
  }

  test.each(names)('is exempt by its name only: %s', async (name) => {
    const named = await findProblems((context) =>
      answerUndocumented(context, name),
    )
    const { status, headers, body } = undocumented[name]
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const nameless = await findProblems(
      () => new Response(text, { status, headers }),
    )

    expect(named).toEqual({ status, body: text, problems: [] })
    expect(nameless).toEqual({
      status,
      body: text,
      problems: [
        `POST /v2/agent/{projectId}/job: the description has no response ${status}.`,
      ],
    })
  })

  test.each([
    [401, 'POST /v2/agent/acme-docs/job', 'other'],
    [404, 'POST /v2/agent/other/job', undefined],
    [404, 'GET /v1/analytics/other/visitors', undefined],
    [409, 'POST /v2/agent/acme-docs/job/job_9e3779b1/message', undefined],
  ])(
    'is given by the emulator by its name: %i to %s',
    async (...[status, line, key]) => {
      await using service = await open({ ending: 'archived', afterMs: 0 })
      await call(service, 'POST /v2/agent/acme-docs/job')
      const answer = await call(service, line, { key })
      expect([answer.status, service.problems]).toEqual([status, []])
    },
  )

  test('can be played by its name', async () => {
    await using service = await open()
    service.fail(undocumented['no credits'])
    const answer = await call(service, 'POST /v2/agent/acme-docs/job')
    expect([answer.status, service.problems]).toEqual([402, []])
  })
})

test('the emulated service refuses an empty prompt of a create', async () => {
  await using service = await open()
  const line = 'POST /v2/agent/acme-docs/job'
  const answer = await call(service, line, { body: '{"prompt":""}' })
  expect([answer.status, service.jobs.size]).toEqual([400, 0])

  // The answer is as described, but the request is not.
  expect(service.problems.splice(0)).toEqual([
    expect.stringContaining('/prompt must NOT have fewer than 1 characters'),
  ])
})

test('the emulated service has null where a job has nothing', async () => {
  await using service = await open({ ending: 'never', afterMs: 60_000 })
  const answer = await call(service, 'POST /v2/agent/acme-docs/job')
  expect([answer.status, await answer.json()]).toEqual([
    201,
    expect.objectContaining({
      source: expect.objectContaining({ ref: null }),
      prLink: null,
      archivedAt: null,
    }),
  ])
})

test('a wrong request to the emulated service, and a wrong answer of it, fail the test that made them', async () => {
  const service = await startDocumentationService({
    script: () => ({ ending: 'never', afterMs: 0, createdAs: 'queued' }),
  })
  const headers = { authorization: `Bearer ${service.key}`, ...json }
  const address = `${service.url}/v2/agent/${service.projectId}/job`
  await fetch(address, {
    method: 'POST',
    headers,
    body: '{"prompt":"x","branch":"main"}',
  })
  const closed = service.close()
  await expect(closed).rejects.toThrow(
    'job: the request has the unknown property "branch".',
  )
  await expect(closed).rejects.toThrow(
    'job: the response 201, /status must be one of active, completed, ',
  )
})
