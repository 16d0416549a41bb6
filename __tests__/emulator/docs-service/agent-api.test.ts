import { expect, test } from '@jest/globals'
import { agentPath, type Call, startService } from './start-service.ts'

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

test('a created job has every field, active and without a link', async () => {
  const { post } = await startService()
  const { status, headers, body } = await post(`${agentPath}/job`, 'Describe the new flag.')
  expect(status).toBe(201)
  expect(headers.get('content-type')).toBe('application/json')
  expect(body).toEqual({
    id: expect.stringMatching(/^job_[0-9a-f]{8}$/),
    status: 'active',
    source: { repository: 'https://github.com/acme/docs' },
    model: expect.stringMatching(/./),
    prLink: null,
    createdAt: expect.stringMatching(iso),
  })
})

test('a job runs by its script: created, polled to its end, told more, polled again', async () => {
  const { service, call, post } = await startService({ speed: 10_000 })
  const { body: newJob } = await post(`${agentPath}/job`, 'Describe it.\nemulate: pull-request after 60s')
  const poll = async () => (await call(`GET ${agentPath}/job/${newJob.id}`)).body
  const waitForEnd = async () => {
    for (;;) {
      const job = await poll()
      if (job.status !== 'active') return job
    }
  }
  const completed = await waitForEnd()
  expect(completed).toEqual({
    ...newJob,
    status: 'completed',
    source: {
      repository: 'https://github.com/acme/docs',
      ref: expect.stringMatching(/^mintlify\/[0-9a-f]{8}$/),
    },
    prLink: 'https://github.com/acme/docs/pull/57',
  })

  const message = await post(`${agentPath}/job/${newJob.id}/message`, 'More.\nemulate: archived after 60s')
  expect(message).toMatchObject({ status: 200, body: { id: newJob.id, status: 'active', prLink: null } })
  const archived = await waitForEnd()
  expect(archived).toEqual({ ...completed, status: 'archived', archivedAt: expect.stringMatching(iso) })

  const error = await post(`${agentPath}/job/${newJob.id}/message`, 'Even more.')
  expect(error).toMatchObject({ status: 409, body: { error: 'The job has been archived.' } })
  expect(service.jobs.get(newJob.id)?.prompts.map(({ prompt }) => prompt)).toEqual([
    'Describe it.\nemulate: pull-request after 60s',
    'More.\nemulate: archived after 60s',
  ])
})

test('a script of the test is asked for each prompt of a job', async () => {
  const prompts: [string, number][] = []
  const { post } = await startService({
    script: (prompt, number) => {
      prompts.push([prompt, number])
      return { ending: number === 1 ? 'pull-request' : 'failed', afterMs: 0 }
    },
  })
  const { body } = await post(`${agentPath}/job`, 'One.')
  const second = await post(`${agentPath}/job/${body.id}/message`, 'Two.')
  const other = await post(`${agentPath}/job`, 'Three.')
  expect(prompts).toEqual([
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
  ['a number for a prompt', { type: json, body: '{"prompt":1}' }, 'prompt'],
  ['null for a prompt', { type: json, body: '{"prompt":null}' }, 'prompt'],
])('create and message refuse %s', async (_, request, field) => {
  const { service, callWrongly, post } = await startService()
  const { body } = await post(`${agentPath}/job`, 'One.')
  for (const path of ['/job', `/job/${body.id}/message`]) {
    const error = await callWrongly(`POST ${agentPath}${path}`, request)
    expect(error).toMatchObject({ status: 400, body: { error: expect.stringContaining(field) } })
  }
  expect([...service.jobs.values()].map(({ prompts }) => prompts.length)).toEqual([1])
})

test.each<[string, Call]>([
  ['one character', { type: json, body: '{"prompt":" "}' }],
  ['a charset', { type: 'application/json; charset=utf-8', body: '{"prompt":"ü"}' }],
  ['an empty prompt', { type: json, body: '{"prompt":""}' }],
  ['a megabyte', { type: json, body: JSON.stringify({ prompt: 'x'.repeat(1_000_000) }) }],
])('create takes %s', async (_, request) => {
  const { call } = await startService()
  expect(await call(`POST ${agentPath}/job`, request)).toMatchObject({ status: 201 })
})

test('create takes further fields', async () => {
  const { callWrongly } = await startService()
  const request = { type: json, body: '{"prompt":"x","model":"y"}' }
  expect(await callWrongly(`POST ${agentPath}/job`, request)).toMatchObject({ status: 201 })
})

test('a message needs a character', async () => {
  const { callWrongly, post } = await startService()
  const { body } = await post(`${agentPath}/job`, 'One.')
  const request = { type: json, body: '{"prompt":""}' }
  const error = await callWrongly(`POST ${agentPath}/job/${body.id}/message`, request)
  expect(error).toMatchObject({ status: 400, body: { error: 'prompt: at least 1 character is required.' } })
})

test('a message to a job that is not there is answered 404', async () => {
  const { post } = await startService()
  const error = await post(`${agentPath}/job/job_00000000/message`, 'One.')
  expect(error).toMatchObject({ status: 404, body: { error: 'Job not found.' } })
})
