import { expect, test } from '@jest/globals'
import { agentPath, startService, visitorsPath } from './start-service.ts'

test('a job that is not there is answered 404', async () => {
  const { call } = await startService()
  expect(await call(`GET ${agentPath}/job/job_00000000`)).toMatchObject({
    status: 404,
    body: { error: 'Job not found.' },
  })
})

test.each([
  ['GET /', 404],
  ['GET /v3/agent/acme-docs/job', 404],
  [`POST /v1/agent/acme-docs/job`, 404],
  [`GET ${agentPath}`, 404],
  [`GET ${agentPath}/jobs`, 404],
  [`POST ${agentPath}/job/`, 404],
  [`GET /v1/analytics/acme-docs/views`, 404],
  [`GET ${agentPath}/job`, 405],
  [`DELETE ${agentPath}/job/job_00000000`, 405],
  [`GET ${agentPath}/job/job_00000000/message`, 405],
  [`POST ${visitorsPath}`, 405],
])('%s is answered %d', async (line, status) => {
  const { callWrongly } = await startService()
  expect(await callWrongly(line)).toMatchObject({ status, body: { error: expect.stringMatching(/./) } })
})

test('creates and messages share 100 uses an hour, analytics has 100 of its own, polls are free', async () => {
  const { call, post } = await startService()
  const { body } = await post(`${agentPath}/job`, 'One.')
  for (let use = 2; use <= 100; use++) await post(`${agentPath}/job/${body.id}/message`, 'More.')
  for (const path of ['/job', `/job/${body.id}/message`]) {
    const { status, headers, body } = await post(agentPath + path, 'One more.')
    expect([status, body]).toEqual([429, { error: 'Rate limit exceeded: 100 requests per hour.' }])
    expect(headers.get('retry-after')).toMatch(/^3[56]\d\d$/)
  }
  for (let use = 1; use <= 100; use++) expect((await call(`GET ${visitorsPath}`)).status).toBe(200)
  expect(await call(`GET ${visitorsPath}`)).toMatchObject({
    status: 429,
    body: { error: expect.any(String) },
  })
  for (let poll = 1; poll <= 101; poll++) {
    expect((await call(`GET ${agentPath}/job/${body.id}`)).status).toBe(200)
  }
})

test('without rate limits everything passes', async () => {
  const { call, post } = await startService({ rateLimits: false })
  for (let use = 1; use <= 101; use++) {
    expect((await post(`${agentPath}/job`, 'One.')).status).toBe(201)
    expect((await call(`GET ${visitorsPath}`)).status).toBe(200)
  }
})

test('every request is recorded, refused ones too', async () => {
  const { service, callWrongly, post } = await startService()
  await post(`${agentPath}/job`, 'One.')
  await callWrongly(`GET ${visitorsPath}?limit=0`, { key: 'wrong' })
  expect(service.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `${agentPath}/job`, '{"prompt":"One."}'],
    ['GET', `${visitorsPath}?limit=0`, ''],
  ])
})

test('each answer can be delayed', async () => {
  const { call } = await startService({ delayMs: 20 })
  const startMs = performance.now()
  expect(await call(`GET ${visitorsPath}`)).toMatchObject({ status: 200 })
  // A timer of Node may fire up to a millisecond early.
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(19)
})
