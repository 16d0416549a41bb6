import { expect, test } from '@jest/globals'
import type { JobInputs } from '../../../src/domain/job/inputs.ts'
import type { Memory } from '../../../src/domain/job/plan.ts'
import { followSourceChange, reasonOfSourceChange } from '../../../src/operations/job/source-change.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { samplePull, sampleRun } from '../../fixtures/sample-run.ts'

const none: Memory = { kind: 'none', hasUnverified: false }
const found: Memory = { kind: 'found', report: sampleReport() }
const withoutJob: Memory = { kind: 'found', report: sampleReport({ jobId: null }) }
const unreadable: Memory = { kind: 'unreadable', problem: 'GitHub answered 502.' }
const withStatus = { commitStatus: 'docs' }
const withClose = { onClose: 'close' } as const

const opened = samplePull()
const closed = samplePull({ action: 'closed' })
const merged = samplePull({ action: 'closed', isMerged: true })
const reopened = samplePull({ action: 'reopened' })

function changed(trigger: typeof opened, inputs: Partial<JobInputs>) {
  return { inputs: sampleInputs(inputs), run: sampleRun({ trigger }) }
}

test.each([
  ['closed', closed, found, 'source-closed'],
  ['closed, without an agent job', closed, none, 'source-closed'],
  ['merged', merged, found, 'source-merged'],
  ['merged, without an agent job', merged, none, null],
  ['reopened', reopened, found, 'source-reopened'],
  ['reopened, without an agent job', reopened, withoutJob, null],
  ['opened', opened, found, null],
  ['closed, but the comments cannot be read', closed, unreadable, null],
] as const)('a pull request that was %s', (...[, trigger, memory, reason]) => {
  for (const inputs of [{}, withStatus, withClose, { docsLabels: ['docs'] }])
    expect(reasonOfSourceChange(changed(trigger, inputs), memory)).toBe(reason)
})

test('with a given job, each of them is an event like any other', () => {
  for (const trigger of [closed, merged, reopened])
    expect(reasonOfSourceChange(changed(trigger, { ...withStatus, jobId: 'job_9' }), found)).toBeNull()
})

async function follow(trigger: typeof opened, inputs: Partial<JobInputs>, memory = found) {
  const calls: string[] = []
  const reason = await followSourceChange(changed(trigger, inputs), {
    async readMemory() {
      calls.push('memory')
      return memory
    },
    async sourceChanged(_, state) {
      calls.push(state)
    },
  })
  return { reason, calls }
}

test.each([
  ['closed', closed, 'closed'],
  ['reopened', reopened, 'open'],
] as const)('the docs pull request is told of one that was %s', async (name, trigger, state) => {
  expect(await follow(trigger, withClose)).toEqual({ reason: `source-${name}`, calls: ['memory', state] })
})

test.each<[string, typeof opened, Partial<JobInputs>]>([
  ['opened', opened, withClose],
  ['merged', merged, withClose],
  ['closed, without `on-close`', closed, withStatus],
  ['closed, with a given job', closed, { ...withClose, jobId: 'job_9' }],
  ['closed in a dry run', closed, { ...withClose, dryRun: true }],
])('nothing is read for one that was %s', async (_, trigger, inputs) => {
  expect(await follow(trigger, inputs)).toEqual({ reason: null, calls: [] })
})

test.each([
  ['has no comment of ours', none],
  ['has no agent job', withoutJob],
  ['cannot be read', unreadable],
])('nothing is told where the conversation %s', async (_, memory) => {
  expect(await follow(closed, withClose, memory)).toEqual({ reason: null, calls: ['memory'] })
})
