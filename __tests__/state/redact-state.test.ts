import { expect, test } from '@jest/globals'
import { createRedactor } from '../../src/base/redact.ts'
import { redactState } from '../../src/state/redact-state.ts'
import { type OwnRun, parseState } from '../../src/state/state.ts'
import { sampleClaim, sampleQueued, sampleState } from '../conversation/sample-state.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'

const secret = 's3cret-value'
const redact = createRedactor([secret])

const state = sampleState({
  run: { detail: `key ${secret}`, note: secret },
  job: { branch: secret, repository: `acme/${secret}` },
  conversation: {
    queue: [{ ...sampleQueued, text: `use ${secret}`, request: secret }],
    claim: { ...sampleClaim, request: secret },
    commitStatus: sampleStatus({ context: secret }),
    docsPullRules: { labels: [secret], reviewers: [], hasComment: false, onClose: 'nothing' },
  },
})

test('no text of a state keeps a secret, and all else stays', () => {
  const redacted = redactState(state, redact)
  expect(redacted).toEqual(JSON.parse(JSON.stringify(state).replaceAll(secret, '***')))
  expect(parseState(redacted)).toEqual(redacted)
})

test('a state without secrets stays as it is', () => {
  const newer = { ...sampleState(), mood: 'good' }
  expect(redactState(newer, redact)).toEqual(newer)
})

test('a job whose id holds a secret is dropped, since no other id is that of the job', () => {
  expect(redactState(sampleState({ job: { id: `job-${secret}` } }), redact).job).toBeNull()
})

const { run, job } = state
const own: OwnRun = {
  ...{ run, job, claim: sampleClaim, delivery: 'done', requestCount: 1, command: null, isUnsent: false },
  ...{ request: null, commandEnds: [], status: null, docsPullRules: null },
}

test('what a run saves keeps no secret, and no job whose id holds one', () => {
  expect(redactState(own, redact)).toEqual(JSON.parse(JSON.stringify(own).replaceAll(secret, '***')))
  const named = job && { ...job, id: `job-${secret}` }
  expect(redactState({ ...own, job: named }, redact).job).toBeNull()
  expect(redactState({ ...own, job: null }, redact).job).toBeNull()
})
