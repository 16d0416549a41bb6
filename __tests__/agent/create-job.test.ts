import { expect, test } from '@jest/globals'
import { unclaimedError } from '../../src/agent/create-job.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { CallResult } from '../../src/mintlify/retry-policy.ts'
import { sampleJob } from '../fixtures/sample-job.ts'
import { accepted, create, failed, prompt, start } from './start-story.ts'

test('a created job is polled from the response on, as a new one', async () => {
  const { started, calls, lines } = await start(
    { kind: 'create', note: 'A new job.', id: 'r1' },
    { create: accepted },
  )
  expect(calls).toEqual(['create'])
  expect(lines).toEqual(['Created job job_1 in 2.0s'])
  expect(started).toMatchObject({
    kind: 'started',
    isNewRequest: true,
    isNewJob: true,
    note: 'A new job.',
    state: {
      jobId: 'job_1',
      job: sampleJob(),
      isNew: true,
      pendingMessage: null,
      startedMs: 2_000,
      until: 'finished',
    },
  })
})

test.each<[string, CallResult<Job>, boolean, string]>([
  ['rejected', failed('rejected', { reason: 'unauthorized', status: 401 }), false, 'rejected unauthorized'],
  [
    'rate limited',
    failed('rejected', { reason: 'rate-limited', status: 429 }),
    false,
    'rejected rate-limited',
  ],
  ['not sent', failed('rejected'), false, 'rejected unreachable'],
  ['ambiguous', failed('ambiguous', { reason: 'create-unconfirmed' }), false, 'unknown create-unconfirmed'],
  [
    'cancelled before it was sent',
    failed('rejected', { reason: 'interrupted' }),
    true,
    'cancelled interrupted',
  ],
])('a create that is %s is not tried again', async (...[, response, isCancelled, words]) => {
  const result = await start(create, { create: response, isCancelled })
  expect([result.words, result.calls]).toEqual([words, ['create']])
})

test('a create whose response says nothing may have been accepted', async () => {
  const result = await start(create, { create: { kind: 'success', value: null } })
  expect([result.words, result.calls]).toEqual(['unknown create-unconfirmed', ['create']])
})

test('a create that was in flight when the run was cancelled may have been accepted', async () => {
  const response = failed('ambiguous', { reason: 'create-unconfirmed' })
  const { started } = await start(create, { create: response, isCancelled: true })
  expect(started).toMatchObject({ result: 'cancelled', reason: 'create-unconfirmed' })
})

test('the detail of an ambiguous create has the time it was sent, in UTC, and a digest of the prompt', async () => {
  const { started } = await start(create, { create: failed('ambiguous', { reason: 'create-unconfirmed' }) })
  const detail = started.kind === 'ended' ? started.detail : ''
  expect(detail).toContain('sample detail')
  expect(detail).toMatch(/between 2026-11-20 12:00:00 and 2026-11-20 12:00:02 UTC/)
  expect(detail).toMatch(/sha256:[0-9a-f]{12}/)
  expect(detail).not.toContain(prompt)
})

test('a job that was created in a cancelled run is started, so that its id is kept', async () => {
  const { started } = await start(create, { create: accepted, isCancelled: true })
  expect(started).toMatchObject({ kind: 'started', state: { jobId: 'job_1' } })
})

test('a refusal of the request is told from others', async () => {
  const response = failed('rejected', { reason: 'bad-request', status: 422 })
  const { started } = await start(create, { create: response })
  expect(started).toMatchObject({ kind: 'ended', isRefused: true })
})

test('a claim that is gone is no refusal of the service', async () => {
  const { detail, reason } = unclaimedError
  const { started } = await start(create, { create: failed('rejected', { reason, detail }) })
  expect(started).toMatchObject({ result: 'unknown', reason: 'memory-unwritable', detail, isRefused: false })
})
