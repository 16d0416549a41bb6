// What a run makes of an event in the docs repository.
import { expect, test } from '@jest/globals'
import type { Run } from '../../src/event/event.ts'
import { isAboutToEnd, wakeUpOf } from '../../src/reconcile/wake-up.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { samplePull, sampleRun } from '../fixtures/sample-run.ts'

const branch = 'mintlify/9e3779b1'
const { pullRequest } = samplePull()
const trigger = samplePull({ pullRequest: { ...pullRequest, number: 57, headRef: branch } })
const inDocs = { owner: 'acme', name: 'docs', id: 2, isPublic: false }
const run = (known: Partial<Run>) => sampleRun({ repository: inDocs, trigger, ...known })
const ofEvent = { repository: 'acme/docs', number: 57, branch }

test.each<[Partial<Run>, ReturnType<typeof wakeUpOf>]>([
  [{ eventName: 'pull_request' }, { pull: ofEvent }],
  [{ eventName: 'pull_request_target' }, { pull: ofEvent }],
  [{ eventName: 'pull_request', trigger: { ...trigger, isCrossRepository: true } }, { pull: null }],
  [{ eventName: 'repository_dispatch', trigger: { kind: 'other' } }, { pull: null }],
  [{ eventName: 'pull_request_review' }, null],
  [{ eventName: 'schedule', trigger: { kind: 'other' } }, null],
  [{ eventName: 'workflow_dispatch', trigger: { kind: 'other' } }, { pull: null }],
])('the run %#', (known, expected) => {
  expect(wakeUpOf(run(known))).toEqual(expected)
})

const told = sampleReport({ pullRequest: link })
const untold = sampleReport()
const other = { ...link, url: 'https://github.com/acme/docs/pull/58', number: 58 }
test.each([
  ['a pull request that the comment does not know', sampleJob({ pullRequest: link }), untold, null, true],
  ['another one than the comment knows', sampleJob({ pullRequest: other }), told, null, true],
  ['the one that the comment knows', sampleJob({ pullRequest: link }), told, null, false],
  ['the one of the event', sampleJob({ pullRequest: link }), told, ofEvent, true],
  ['the one of the event, which has ended', sampleJob({ status: 'completed' }), told, ofEvent, false],
  ['none', sampleJob(), untold, ofEvent, false],
  ['none, on the branch of the event', sampleJob({ ref: branch }), untold, ofEvent, true],
  ['none, on its branch, by an event without one', sampleJob({ ref: branch }), untold, null, false],
  [
    'none, on a branch of that name elsewhere',
    sampleJob({ ref: branch, repository: 'acme/other' }),
    untold,
    ofEvent,
    false,
  ],
  [
    'none, on the branch of the event, told in capitals',
    sampleJob({ ref: branch, repository: 'Acme/DOCS' }),
    untold,
    ofEvent,
    true,
  ],
  ['none, without a branch', sampleJob(), untold, { ...ofEvent, branch: null }, false],
])('an agent job with %s', (...[, job, report, pull, expected]) => {
  expect(isAboutToEnd(job, report, { pull })).toBe(expected)
})
