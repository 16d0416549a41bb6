import { describe, expect, test } from '@jest/globals'
import type { Description } from './description.ts'
import type { HttpRequest, HttpResponse } from './http.ts'
import { createValidator } from './validator.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }

function describeContent(schema: object) {
  return { content: { 'application/json': { schema } } }
}

/** Jobs that can be listed, and created with a prompt. */
const description: Description = {
  openapi: '3.1.0',
  paths: {
    '/jobs/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      ],
      get: {
        parameters: [
          { $ref: '#/components/parameters/limit' },
          {
            name: 'state',
            in: 'query',
            schema: { type: 'array', items: { enum: ['open', 'done'] } },
          },
          {
            name: 'x-version',
            in: 'header',
            required: true,
            schema: { type: 'string', format: 'date' },
          },
        ],
        responses: {
          200: {
            headers: {
              'X-Left': { required: true, schema: { type: 'integer' } },
            },
            ...describeContent({
              type: 'array',
              items: { $ref: '#/components/schemas/job' },
            }),
          },
          204: { description: 'No jobs' },
          '4XX': describeContent({ type: 'object', required: ['message'] }),
        },
      },
    },
    '/jobs/last': {
      get: { responses: { default: { description: 'Nothing' } } },
    },
    '/jobs': {
      post: {
        requestBody: {
          required: true,
          ...describeContent({ $ref: '#/components/schemas/job' }),
        },
        responses: {},
      },
    },
  },
  ...{
    components: {
      parameters: {
        limit: {
          name: 'limit',
          in: 'query',
          schema: { type: 'integer', maximum: 100 },
        },
      },
      schemas: {
        job: {
          type: 'object',
          required: ['prompt'],
          properties: {
            prompt: { type: 'string' },
            url: { type: ['string', 'null'], format: 'uri' },
          },
        },
      },
    },
  },
}

const validator = createValidator(description)

function makeRequest(
  path: string,
  fields: Partial<HttpRequest> = {},
): HttpRequest {
  return {
    method: 'GET',
    path,
    headers: { 'x-version': '2026-01-31' },
    body: '',
    ...fields,
  }
}

function makePost(
  body: string,
  headers: Record<string, string> = json,
): HttpRequest {
  return makeRequest('/jobs', { method: 'POST', headers, body })
}

function makeResponse(
  body: string,
  fields: Partial<HttpResponse> = {},
): HttpResponse {
  return { status: 200, headers: { ...json, 'x-left': '7' }, body, ...fields }
}

describe('a request', () => {
  test('is valid if its parameters and its body are as described', () => {
    expect(
      validator.checkRequest(
        makeRequest('/jobs/7?limit=100&state=open&state=done'),
      ),
    ).toEqual([])
    expect(
      validator.checkRequest(makePost('{"prompt": "Hi", "url": null}')),
    ).toEqual([])
  })

  test('matches a path without parameters first', () => {
    expect(validator.checkRequest(makeRequest('/jobs/last'))).toEqual([])
  })

  test.each([
    [makeRequest('/job'), 'GET /job: the description has no such operation.'],
    [makeRequest('/jobs'), 'GET /jobs: the description has no such operation.'],
    [
      makeRequest('/jobs/x'),
      'GET /jobs/{id}: the path parameter "id" must be integer.',
    ],
    [
      makeRequest('/jobs/7?sort=a'),
      'GET /jobs/{id}: the query has the unknown parameter "sort".',
    ],
    [
      makeRequest('/jobs/7?limit=101'),
      'GET /jobs/{id}: the query parameter "limit" must be <= 100.',
    ],
    [
      makeRequest('/jobs/7?limit=1&limit=2'),
      'GET /jobs/{id}: the query parameter "limit" must be integer.',
    ],
    [
      makeRequest('/jobs/7?state=new'),
      'GET /jobs/{id}: the query parameter "state" must be one of open, done.',
    ],
    [
      makeRequest('/jobs/7', { headers: {} }),
      'GET /jobs/{id}: the header parameter "x-version" is missing.',
    ],
    [
      makeRequest('/jobs/7', { body: '{}' }),
      'GET /jobs/{id}: the request has a body, but the description has none.',
    ],
    [makePost(''), 'POST /jobs: the request has no body.'],
    [makePost('{'), 'POST /jobs: the request has a body that is not JSON.'],
    [makePost('{}'), 'POST /jobs: the request has no property "prompt".'],
    [
      makePost('{"prompt": 7}'),
      'POST /jobs: the request, /prompt must be string.',
    ],
    [
      makePost('{"prompt": "", "url": "x"}'),
      'POST /jobs: the request, /url must match format "uri".',
    ],
    [
      makePost('{"prompt": "", "model": ""}'),
      'POST /jobs: the request has the unknown property "model".',
    ],
    [
      makePost('{}', {}),
      'POST /jobs: the request has the content type "", which the description has not.',
    ],
  ])('of case %# is told with its problem', (request, problem) => {
    expect(validator.checkRequest(request)).toEqual([problem])
  })
})

describe('a response', () => {
  const check = (response: HttpResponse) =>
    validator.checkResponse(makeRequest('/jobs/7'), response)

  test('is valid if its status, headers and body are as described', () => {
    expect(check(makeResponse('[{"prompt": "Hi", "more": 1}]'))).toEqual([])
    expect(check(makeResponse('', { status: 204 }))).toEqual([])
    expect(check(makeResponse('{"message": "Gone"}', { status: 410 }))).toEqual(
      [],
    )
  })

  test('tells the same problem of several items once', () => {
    expect(check(makeResponse('[{}, {}]'))).toEqual([
      'GET /jobs/{id}: the response 200, /* has no property "prompt".',
    ])
  })

  test.each([
    [
      makeResponse('[]', { status: 500 }),
      'the description has no response 500',
    ],
    [
      makeResponse('[]', { status: 204 }),
      'the response 204 has a body, but the description has none',
    ],
    [
      makeResponse('[]', { headers: json }),
      'the response 200: the header parameter "X-Left" is missing',
    ],
    [makeResponse('', {}), 'the response 200 has a body that is not JSON'],
    [
      makeResponse('[{"prompt": null}]'),
      'the response 200, /*/prompt must be string',
    ],
    [
      makeResponse('{}', { status: 404 }),
      'the response 404 has no property "message"',
    ],
  ])('of case %# is told with its problem', (response, problem) => {
    expect(check(response)).toEqual([`GET /jobs/{id}: ${problem}.`])
  })
})

describe('a description of OpenAPI 3.0', () => {
  const nullables = {
    a: { type: 'string', nullable: true },
    b: { type: 'string', enum: ['x'], nullable: true },
    c: { allOf: [{ type: 'object' }], nullable: true },
  }
  const { checkRequest } = createValidator({
    openapi: '3.0.3',
    paths: {
      '/jobs': {
        post: { requestBody: describeContent({ properties: nullables }) },
      },
    },
  })

  test('allows null where it says nullable', () => {
    expect(checkRequest(makePost('{"a": null, "b": null, "c": null}'))).toEqual(
      [],
    )
    expect(checkRequest(makePost('{"a": "", "b": "x", "c": {}}'))).toEqual([])
  })

  test('allows nothing else', () => {
    expect(checkRequest(makePost('{"a": 1}'))).toEqual([
      'POST /jobs: the request, /a must be string,null.',
    ])
    expect(checkRequest(makePost('{"b": "y"}'))).toContain(
      'POST /jobs: the request, /b must be one of x.',
    )
    expect(checkRequest(makePost('{"c": 1}'))).toContain(
      'POST /jobs: the request, /c must be object.',
    )
  })
})
