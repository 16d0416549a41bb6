import { expect, test } from '@jest/globals'
import type { Answer } from '../../../src/domain/http/retry-policy.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { sampleJob } from '../../fixtures/sample-job.ts'
import { accepted, create, failed, prompt, start } from './start-story.ts'

test('a created job is watched from the answer on, as a new one', async () => {
  const { started, calls } = await start({ do: 'create', note: 'A new job.' }, { create: accepted })
  expect(calls).toEqual(['create'])
  expect(started).toMatchObject({
    did: 'start',
    isNewTurn: true,
    note: 'A new job.',
    watch: {
      jobId: 'job_1',
      job: sampleJob(),
      isNew: true,
      followUp: null,
      startedMs: 2_000,
      awaits: 'result',
    },
  })
})

test.each<[string, Answer<Job>, boolean, string]>([
  ['refused', failed('refused', { reason: 'unauthorized', status: 401 }), false, 'rejected unauthorized'],
  ['limited', failed('refused', { reason: 'rate-limited', status: 429 }), false, 'rejected rate-limited'],
  ['not deliverable', failed('refused'), false, 'rejected unreachable'],
  ['ambiguous', failed('ambiguous', { reason: 'create-ambiguous' }), false, 'unknown create-ambiguous'],
  ['cancelled before it left', failed('refused', { reason: 'signal' }), true, 'cancelled signal'],
])('a create that is %s is not tried again', async (...[, answer, isInterrupted, words]) => {
  const seen = await start(create, { create: answer, isInterrupted })
  expect([seen.words, seen.calls]).toEqual([words, ['create']])
})

test('a create that was under way when the run was cancelled says that it may have been accepted', async () => {
  const answer = failed('ambiguous', { reason: 'create-ambiguous' })
  const { started } = await start(create, { create: answer, isInterrupted: true })
  expect(started).toMatchObject({ outcome: { result: 'cancelled', reason: 'create-ambiguous' } })
})

test('an ambiguous create tells when it was sent, in UTC, and a digest of the prompt', async () => {
  const { started } = await start(create, { create: failed('ambiguous', { reason: 'create-ambiguous' }) })
  const detail = started.did === 'end' ? started.outcome.detail : ''
  expect(detail).toContain('said so')
  expect(detail).toMatch(/between 2026-11-20 12:00:00 and 2026-11-20 12:00:02 UTC/)
  expect(detail).toMatch(/sha256:[0-9a-f]{12}/)
  expect(detail).not.toContain(prompt)
})

test('a created job that the cancelled run still learned of is watched, so that its id is kept', async () => {
  const { started } = await start(create, { create: accepted, isInterrupted: true })
  expect(started).toMatchObject({ did: 'start', watch: { jobId: 'job_1' } })
})
