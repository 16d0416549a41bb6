// What a run does when its pull request was closed, merged or reopened.
import { expect, test } from '@jest/globals'
import type { Memory } from '../../src/conversation/memory.ts'
import type { PullRequestTrigger } from '../../src/event/event.ts'
import { reasonOfSourceChange } from '../../src/follow-up/source-change.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { docsReport } from '../fixtures/sample-docs-pull.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { sampleRun } from '../fixtures/sample-run.ts'

const found: Memory = { kind: 'found', report: docsReport() }
const jobless: Memory = { kind: 'found', report: docsReport({ jobId: null }) }
const none: Memory = { kind: 'none', hasUnverified: false }
const unreadable: Memory = { kind: 'unreadable', reason: 'memory-unreadable', problem: 'x' }

function request(action: string, isMerged: boolean, inputs: Partial<JobInputs> = {}) {
  const trigger: PullRequestTrigger = {
    ...{ kind: 'pull-request', action, isMerged, headSha: null, isCrossRepository: false },
    ...{ isPrivileged: false, author: null, body: '', labels: null },
    pullRequest: { number: 12, title: '', url: '', headRef: null, baseRef: null },
  }
  return {
    inputs: sampleInputs({ jobId: null, dryRun: false, onClose: 'comment', ...inputs }),
    run: sampleRun({ trigger }),
  }
}

test.each([
  ['closed', false, found, 'source-closed'],
  ['closed', false, jobless, 'source-closed'],
  ['closed', false, none, 'source-closed'],
  ['closed', true, found, 'source-merged'],
  ['closed', true, none, null],
  ['closed', true, jobless, null],
  ['reopened', false, found, 'source-reopened'],
  ['reopened', false, none, null],
  ['closed', false, unreadable, null],
  ['opened', false, found, null],
  ['synchronize', false, found, null],
] as const)('%s (merged: %s), with a memory %j: %s', (...[action, isMerged, memory, reason]) => {
  expect(reasonOfSourceChange(request(action, isMerged), memory)).toBe(reason)
  expect(reasonOfSourceChange(request(action, isMerged, { jobId: 'job_2' }), memory)).toBeNull()
})
