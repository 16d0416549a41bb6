import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { jobPartOf, reportOf, runPartOf, statusOf } from '../../src/state/report-parts.ts'
import { anyState } from '../conversation/any-state.ts'
import { sampleState } from '../conversation/sample-state.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'

test('run and job of a report are those of the state that it was made from', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const report = reportOf(state)
      expect(runPartOf(report)).toEqual(state.run)
      expect(jobPartOf(report)).toEqual(state.job)
      expect(report).toMatchObject(state.conversation)
    }),
    { numRuns: 60 },
  )
})

test('a conversation without a job has nothing of one', () => {
  const { jobId, status, jobEnd, pullRequest, branch, repository, docsPull } = reportOf(
    sampleState({ job: null }),
  )
  expect([jobId, status, jobEnd, pullRequest, branch, repository, docsPull]).toEqual(Array(7).fill(null))
  expect(jobPartOf(reportOf(sampleState({ job: null })))).toBeNull()
})

test('a result, a reason and an end that this version does not know are told as not known', () => {
  const report = reportOf(sampleState({ run: { result: 'won', reason: 'by-luck' }, job: { end: 'won' } }))
  expect(report).toMatchObject({ result: 'unknown', reason: null, jobEnd: 'unknown' })
})

test('a run at work and a job that goes on have no end', () => {
  expect(reportOf(sampleState())).toMatchObject({ result: null, reason: null, jobEnd: null })
})

test('the end of a job stays when a later run is rejected', () => {
  const state = sampleState({ run: { result: 'rejected', reason: 'unauthorized' }, job: { end: null } })
  expect(reportOf(state)).toMatchObject({ result: 'rejected', jobEnd: null })
})

test('a link is checked again when it is read', () => {
  expect(reportOf(sampleState({ job: { link: link.url } })).pullRequest).toEqual(link)
  expect(reportOf(sampleState({ job: { link: 'javascript:alert(1)' } })).pullRequest).toBeNull()
})

test('of results that fail a status, those that this version knows count', () => {
  const commitStatus = { ...sampleStatus(), failOn: ['failed', 'lost', 'running'] }
  const { conversation } = sampleState({ conversation: { commitStatus } })
  expect(statusOf(conversation)).toEqual(sampleStatus({ failOn: ['failed'] }))
  expect(statusOf({ ...conversation, commitStatus: null })).toBeNull()
})
