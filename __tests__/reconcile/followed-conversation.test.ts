// For how long a conversation is followed, and when its comment is written though nothing has changed.
import { expect, test } from '@jest/globals'
import { isOpen } from '../../src/conversation/tracked-conversation.ts'
import {
  hasOpenPull,
  isFollowed,
  isRefreshDue,
  isStatusOutdated,
  isTooOld,
} from '../../src/reconcile/conversation-update.ts'
import type { Report } from '../../src/state/report.ts'
import { sampleDocsPull, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'

const ready: Partial<Report> = { result: 'pull-request', jobEnd: 'pull-request', pullRequest: link }
const over: Partial<Report> = { result: 'no-pull-request', jobEnd: 'no-pull-request' }
const pending = sampleStatus({ written: 'pending' })
const succeeded = sampleStatus({ written: 'success' })
const merged = sampleDocsPull({ state: 'merged' })

test.each<[string, Partial<Report>, boolean]>([
  ['a run at work', {}, true],
  ['a run that did not wait', { result: 'running' }, true],
  ['a run that was canceled', { result: 'cancelled' }, true],
  ['a run that could not read the job', { result: 'unknown', reason: 'unreachable' }, true],
  ['a later request that was rejected', { result: 'rejected' }, true],
  ['a job that has disappeared', { result: 'unknown', jobEnd: 'unknown' }, false],
  ['no job', { result: 'cancelled', jobId: null }, false],
  ['a job that has ended', over, false],
])('nobody has seen the job end: %s', (_, known, expected) => {
  expect(isOpen(sampleReport(known))).toBe(expected)
})

test.each<[string, Partial<Report>, boolean]>([
  ['one that was not read yet', ready, true],
  ['an open one', { ...ready, docsPull: seenOpen() }, true],
  ['one of an earlier request, after a failed job', { ...ready, result: 'failed' }, true],
  ['a merged one', { ...ready, docsPull: merged }, false],
  ['none', over, false],
  ['one of an earlier request, with a run at work', { ...ready, result: null }, true],
  ['one of an earlier request, with a job at work', { ...ready, result: 'running', jobEnd: null }, false],
])('there is a docs pull request that may be merged: %s', (_, known, expected) => {
  expect(hasOpenPull(sampleReport(known))).toBe(expected)
})

test.each<[string, Partial<Report>, boolean]>([
  ['none', over, false],
  ['the one that it should be', { ...over, commitStatus: succeeded }, false],
  ['one of before the end', { ...over, commitStatus: pending }, true],
  ['one that could not be written', { ...over, commitStatus: sampleStatus() }, true],
  ['one of a run at work', { commitStatus: sampleStatus() }, false],
  ['one of a run at work that nobody follows', { commitStatus: pending, isUnfollowed: true }, true],
])('the commits do not show what they should: %s', (_, known, expected) => {
  expect(isStatusOutdated(sampleReport(known))).toBe(expected)
})

test.each<[string, Partial<Report>, boolean]>([
  ['a job at work', { result: 'running' }, true],
  ['an open docs pull request', ready, true],
  ['an outdated status', { ...over, commitStatus: pending }, true],
  ['a queued request', { ...over, queue: [sampleRequest()] }, true],
  ['nothing', { ...over, commitStatus: succeeded }, false],
  ['a job that is given up', { result: 'running', isUnfollowed: true }, false],
  ['a docs pull request that is given up', { ...ready, isUnfollowed: true }, false],
  [
    'a job that is given up, with an outdated status',
    { result: 'running', commitStatus: pending, isUnfollowed: true },
    true,
  ],
])('a conversation is followed for %s', (_, known, expected) => {
  expect(isFollowed(sampleReport(known))).toBe(expected)
})

const dayMs = 24 * 3_600_000
const start = new Date('2026-11-20T14:00:00.000Z')
const times = { startedAt: start.toISOString(), updatedAt: start.toISOString() }
const after = (ms: number) => new Date(start.getTime() + ms)

test('a conversation is too old after its longest age', () => {
  const ages = [2 * dayMs - 1, 2 * dayMs].map((ageMs) => ({ now: after(ageMs), maxAgeMs: 2 * dayMs }))
  expect(ages.map((age) => isTooOld(sampleReport(times), age))).toEqual([false, true])
})

test.each<[string, Partial<Report>]>([
  ['a job at work', { result: 'running' }],
  ['an open docs pull request', { ...ready, docsPull: seenOpen({ openedAt: null }) }],
  ['a merge that is awaited', { ...ready, commitStatus: sampleStatus({ until: 'merged' }) }],
])('the comment of %s is written again after a week, or after half of the longest age', (_, known) => {
  const report = sampleReport({ ...known, ...times })
  const due = (days: number, ms: number, maxDays: number) =>
    isRefreshDue(report, { now: after(days * dayMs + ms), maxAgeMs: maxDays * dayMs })
  expect([due(7, -1, 30), due(7, 0, 30), due(2, -1, 4), due(2, 0, 4)]).toEqual([false, true, false, true])
})

test.each<[string, Partial<Report>]>([
  ['a job that has ended', over],
  ['a merged docs pull request', { ...ready, docsPull: merged }],
  ['a job that nobody follows', { result: 'running', isUnfollowed: true }],
])('the comment of %s is not written again', (_, known) => {
  const report = sampleReport({ ...known, ...times })
  expect(isRefreshDue(report, { now: after(20 * dayMs), maxAgeMs: 30 * dayMs })).toBe(false)
})

test('a comment is written as soon as its title is outdated', () => {
  const docsPull = seenOpen({ openedAt: after(-13 * dayMs).toISOString() })
  const report = sampleReport({ ...ready, ...times, docsPull })
  const due = (ms: number) => isRefreshDue(report, { now: after(ms), maxAgeMs: 30 * dayMs })
  expect([due(dayMs - 1), due(dayMs)]).toEqual([false, true])
})
