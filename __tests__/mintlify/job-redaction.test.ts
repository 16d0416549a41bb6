import { expect, test } from '@jest/globals'
import { createRedactor } from '../../src/base/redact.ts'
import { parseJob } from '../../src/mintlify/job-schema.ts'

const key = 'mint_0123456789'
const redact = createRedactor([key])

test.each([key, `job-${key}`, Buffer.from(key).toString('hex')])(
  'the id %j holds a secret, so it is no id',
  (id) => {
    expect(parseJob({ id }, redact)).toEqual({
      kind: 'failure',
      error: expect.stringContaining('a job with a usable `id`'),
    })
  },
)

test.each([key, `mint_\u202e0123456789`, `mint_\n0123456789`])('%j is in no text of a job', (form) => {
  const source = { repository: form, ref: form }
  const json = { id: 'job_1', status: form, source, model: form, createdAt: form, archivedAt: form }
  const texts = { repository: '***', ref: '***', status: '***', model: '***' }
  const job = { ...texts, createdAt: null, archivedAt: null, id: 'job_1' }
  expect(parseJob(json, redact)).toMatchObject({ kind: 'success', value: job })
})
