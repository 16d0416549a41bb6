// What a run does before anything else when its pull request was closed, merged or reopened.
import { expect, test } from '@jest/globals'
import type { Memory } from '../../src/conversation/memory.ts'
import type { PullRequestTrigger } from '../../src/event/event.ts'
import { admit } from '../../src/job/admit.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { fakeConversation, stateOf } from '../fixtures/fake-conversation.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
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
    files: [],
    run: sampleRun({ trigger }),
  }
}

type Case = { inputs?: Partial<JobInputs>; memory?: Memory; isMerged?: boolean; action?: string }
test.each<[string, Case, string | null, string[]]>([
  ['closed', {}, 'source-closed', ['closed']],
  ['reopened', { action: 'reopened' }, 'source-reopened', ['open']],
  ['merged', { isMerged: true }, null, []],
  ['pushed to', { action: 'synchronize' }, null, []],
  ['closed in a dry run', { inputs: { dryRun: true } }, null, []],
  ['closed where nothing is to be done', { inputs: { onClose: 'nothing' } }, null, []],
  ['closed with `job-id`', { inputs: { jobId: 'job_2' } }, null, []],
  ['closed without a memory', { memory: none }, null, []],
  ['closed without a job', { memory: jobless }, null, []],
  ['closed with comments that cannot be read', { memory: unreadable }, null, []],
])('a docs pull request whose source was %s', async (...[, given, reason, expected]) => {
  const { inputs = {}, memory = found, isMerged = false, action = 'closed' } = given
  const told: string[] = []
  const { conversation } = fakeConversation({
    state: memory.kind === 'found' ? stateOf(memory.report) : null,
    trouble: memory.kind === 'unreadable' ? 'memory-unreadable' : null,
  })
  const collaborators = sampleCollaborators({
    conversation,
    followUp: { sourceChanged: async (_, state) => void told.push(state) },
  })
  const admitted = await admit(request(action, isMerged, inputs), collaborators)
  expect([admitted.kind === 'ended' ? admitted.reason : null, told]).toEqual([reason, expected])
})
