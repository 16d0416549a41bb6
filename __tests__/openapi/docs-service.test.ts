// What the description of the documentation service finds, and what it leaves
// open.
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { startDocumentationService } from '../../emulator/docs-service/server.ts'
import { resolve } from './description.ts'
import { docsServiceDescription } from './docs-service.ts'
import type { HttpRequest } from './http.ts'
import { createValidator } from './validator.ts'

const { checkRequest, checkResponse } = createValidator(docsServiceDescription)
const json = { 'content-type': 'application/json' }
const visitors = '/v1/analytics/acme/visitors'

function makeRequest(line: string, body = ''): HttpRequest {
  const [method = '', path = ''] = line.split(' ')
  return {
    method,
    path,
    body,
    headers: { authorization: 'Bearer mint_key', ...(body !== '' && json) },
  }
}

function checkAnswer(line: string, answer: object, status = 200): string[] {
  return checkResponse(makeRequest(line), {
    status,
    headers: json,
    body: JSON.stringify(answer),
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
    ['POST /v2/agent/acme/job', '{"prompt":""}'],
    ['POST /v2/agent/acme/job/job%201/message', '{"prompt":"x"}'],
    ['GET /v2/agent/acme/job/job_1', ''],
    [`GET ${visitors}`, ''],
    [`GET ${visitors}?limit=1&offset=0`, ''],
    [`GET ${visitors}?limit=250&offset=9007199254740991`, ''],
    [`GET ${visitors}?dateFrom=2026-11-02&dateTo=2026-11-09T00:00:00.000Z`, ''],
    [`GET ${visitors}?dateFrom=20261102&dateTo=2026-W46`, ''],
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
    [
      'POST /v2/agent/acme/job/job_1/message',
      '{"prompt":""}',
      '/prompt must NOT have fewer than 1 characters',
    ],
    ['GET /v2/agent/acme/job/job_1', '{"prompt":"x"}', 'has a body'],
    ['GET /v2/agent/acme/job', '', 'no such operation'],
    ['POST /v1/agent/acme/job', '{"prompt":"x"}', 'no such operation'],
    [`GET ${visitors}?limit=0`, '', '"limit" must be >= 1'],
    [`GET ${visitors}?limit=251`, '', '"limit" must be <= 250'],
    [`GET ${visitors}?limit=1.5`, '', '"limit" must be integer'],
    [`GET ${visitors}?offset=-1`, '', '"offset" must be >= 0'],
    [`GET ${visitors}?page=2`, '', 'unknown parameter "page"'],
    [`GET ${visitors}?dateFrom=yesterday`, '', '"dateFrom" must match'],
    [`GET ${visitors}?dateTo=2026-02-30`, '', '"dateTo" must match'],
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

const jobLines = [
  'POST /v2/agent/acme/job',
  'GET /v2/agent/acme/job/1',
  'POST /v2/agent/acme/job/1/message',
]

describe.each(jobLines)('an answer to %s', (line) => {
  test.each([
    { id: 'job_1' },
    { id: '🙂', status: 'active', prLink: null, requests: 3 },
    {
      id: 'job_1',
      status: 'completed',
      prLink: 'https://github.com/acme/docs/pull/57',
    },
    {
      id: 'job_1',
      status: 'archived',
      archivedAt: '2026-11-20T14:02:00+01:00',
      source: {},
    },
  ])('%j is as described', (answer) => {
    expect(checkAnswer(line, answer)).toEqual([])
  })

  test.each([
    [{}, 'no property "id"'],
    [{ id: 7 }, '/id must be string'],
    [{ id: '' }, '/id must NOT have fewer than 1 characters'],
    [
      { id: 'job_1', status: 'queued' },
      '/status must be one of active, completed, archived, failed',
    ],
    [
      {
        id: 'job_1',
        status: 'active',
        prLink: 'https://github.com/acme/docs/pull/57',
      },
      '/prLink must be null',
    ],
    [
      { id: 'job_1', prLink: 'acme/docs#57' },
      '/prLink must match format "uri"',
    ],
    [{ id: 'job_1', source: { ref: null } }, '/source/ref must be string'],
    [{ id: 'job_1', model: null }, '/model must be string'],
    [
      { id: 'job_1', createdAt: '2026-11-20' },
      '/createdAt must match format "date-time"',
    ],
    [{ id: 'job_1', archivedAt: null }, '/archivedAt must be string'],
  ])('%j has a problem: %s', (answer, problem) => {
    expect(checkAnswer(line, answer).join('\n')).toContain(problem)
  })

  test.each([400, 404, 429, 500])(
    'with the status %i is not described',
    (status) => {
      expect(checkAnswer(line, { error: ['anything'] }, status)).toEqual([])
    },
  )
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
      'a count of 1e21',
      { totals: { ...totals, human: 1e21 }, visitors: [], hasMore: true },
    ],
    ['250 pages', { totals, visitors: Array(250).fill(page), hasMore: true }],
  ])('with %s is as described', (_, answer) => {
    expect(checkAnswer(`GET ${visitors}`, answer)).toEqual([])
  })

  test.each([
    ['no property "hasMore"', { totals, visitors: [] }],
    ['no property "visitors"', { totals, hasMore: false }],
    ['no property "totals"', { visitors: [], hasMore: false }],
    [
      '/totals/ai must be >= 0',
      { totals: { ...totals, ai: -1 }, visitors: [], hasMore: false },
    ],
    [
      '/human must be integer',
      { totals, visitors: [{ ...page, human: 1.5 }], hasMore: false },
    ],
    ['no property "path"', { totals, visitors: [totals], hasMore: false }],
    [
      'must NOT have more than 250 items',
      { totals, visitors: Array(251).fill(page), hasMore: false },
    ],
  ])('can have the problem: %s', (problem, answer) => {
    expect(checkAnswer(`GET ${visitors}`, answer).join('\n')).toContain(problem)
  })
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
