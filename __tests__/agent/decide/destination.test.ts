// Where a request goes.
import { expect, test } from '@jest/globals'
import { planToSend } from '../../../src/agent/decide/destination.ts'
import { nothingSeen } from '../../../src/agent/decide/seen.ts'
import {
  link,
  sampleDelivered,
  sampleJob,
  sampleKey,
  sampleRecord,
  sampleRequest,
  sampleState,
} from '../../fixtures/samples.ts'

test('a follow-up to a job that has another link by now asks about that one', () => {
  const url = 'https://github.com/acme/docs/pull/999'
  const read = sampleJob({ prLink: url })
  const look = { job: read, cameToNothing: false, isSpent: false }
  const state = sampleState({
    job: { ...sampleRecord(), prLink: link.url },
    delivered: [sampleDelivered(sampleKey('xyz', null, '7'), 'job_1', 'a')],
  })
  const request = sampleRequest()
  const plan = planToSend(
    {
      ...{ state, request, nonce: 'n', namedJobId: null, maxRequests: 0 },
      seen: { ...nothingSeen, jobs: { job_1: look } },
      now: '2026-11-20T14:10:00.000Z',
      isTracked: true,
      whyNoComment: null,
    },
    { key: request.key, about: null },
  )
  expect(plan).toMatchObject({
    question: { what: 'docs-pull', link: { url } },
  })
})
