import { expect, test } from '@jest/globals'
import { agentPath, type Call, startService, visitorsPath } from './start-service.ts'

const prompt: Call = { type: 'application/json', body: '{"prompt":"One."}' }
const endpoints: [string, Call][] = [
  [`POST ${agentPath}/job`, prompt],
  [`POST ${agentPath}/job/job_00000000/message`, prompt],
  [`GET ${agentPath}/job/job_00000000`, {}],
  [`GET ${visitorsPath}`, {}],
]

test.each(endpoints)('%s needs the key as a bearer token', async (line, request) => {
  const { service, call, callWrongly } = await startService()
  for (const authorization of ['', 'Bearer', 'Bearer wrong', service.key, `Basic ${service.key}`]) {
    const send = authorization === 'Bearer wrong' ? call : callWrongly
    const { status, body } = await send(line, { ...request, authorization })
    expect([authorization, status, body]).toEqual([
      authorization,
      401,
      { error: 'Missing or invalid API key.' },
    ])
  }
  expect((await call(line, { ...request, authorization: `bearer ${service.key}` })).status).not.toBe(401)
})

test.each(endpoints)('%s is not there for another project', async (line, request) => {
  const { call } = await startService({ projectId: 'other' })
  expect(await call(line, request)).toMatchObject({ status: 404, body: { error: 'Project not found.' } })
})

test('a read-only key reads and may not write', async () => {
  const { call, post } = await startService({ readOnlyKey: 'mint_fake_reader' })
  const { body } = await post(`${agentPath}/job`, 'One.')
  const key = 'mint_fake_reader'
  expect(await post(`${agentPath}/job`, 'Two.', { key })).toMatchObject({ status: 403 })
  expect(await post(`${agentPath}/job/${body.id}/message`, 'Two.', { key })).toMatchObject({
    status: 403,
    body: { error: 'This API key may only read.' },
  })
  expect(await call(`GET ${agentPath}/job/${body.id}`, { key })).toMatchObject({ status: 200 })
  expect(await call(`GET ${visitorsPath}`, { key })).toMatchObject({ status: 200 })
})
