import { expect, test } from '@jest/globals'
import { keepAdditions, keepTurn } from '../../../src/domain/conversation/merge-report.ts'
import { emptyQueue } from '../../../src/domain/conversation/queue.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { sampleDocsPull } from '../../fixtures/sample-docs-pull.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { newSha, oldSha, sampleStatus } from '../../fixtures/sample-status.ts'

test.each<[string, Partial<Report>, Partial<Report>, string | null]>([
  ['what others have told in the same turn stays', { turn: 2, note: null }, { turn: 2, note: 'b' }, 'b'],
  ['it stays beside the note of the turn', { turn: 2, note: 'a' }, { turn: 2, note: 'a\n\nb' }, 'a\n\nb'],
  ['another note of the same turn is replaced', { turn: 2, note: 'a' }, { turn: 2, note: 'b' }, 'a'],
  ['the next turn tells its own', { turn: 3, note: null }, { turn: 2, note: 'b' }, null],
  ['a note that the comment does not have yet is told', { turn: 2, note: 'a' }, { turn: 2, note: null }, 'a'],
  ['another job tells its own', { jobId: 'job_2', note: null }, { note: 'b' }, null],
])('%s', (...[, own, current, note]) => {
  expect(keepAdditions(sampleReport(own), sampleReport(current)).note).toBe(note)
})

const ofComment = {
  ...{ turn: 3, turnTimes: [1, 2, 3], turnRunId: '99' },
  requests: [{ runId: '99', at: '2026-11-20T14:01:00.000Z', text: 'an earlier request' }],
}
const ofRun = { turn: 0, turnTimes: [], turnRunId: null, requests: [] }

test.each<[string, Partial<Report>, Partial<Report>, object]>([
  ['that of the comment, where the run knows of none', {}, {}, ofComment],
  ['its own, where it has one', { turn: 1 }, {}, { ...ofRun, turn: 1 }],
  ['its own, where the comment is about another job', {}, { jobId: 'job_2' }, ofRun],
  ['its own, where neither has a job', { jobId: null }, { jobId: null }, ofRun],
])('the turn of a run is %s', (...[, own, current, expected]) => {
  const report = sampleReport({ ...ofRun, ...own })
  expect(keepTurn(report, sampleReport({ ...ofComment, ...current }))).toEqual({ ...report, ...expected })
})

test.each([['job_1'], ['job_2']])('what others have queued stays in a report of %s', (jobId) => {
  const [arrived, queued] = [sampleRequest({ id: 'a' }), sampleRequest({ id: 'b' })]
  const own = sampleReport({ jobId, queue: { ...emptyQueue, sent: ['a'] } })
  const current = sampleReport({ queue: sampleQueue({ entries: [arrived, queued] }) })
  expect(keepAdditions(own, current).queue).toEqual({ ...emptyQueue, entries: [queued], sent: ['a'] })
})

test.each<[string, Partial<Report>, string[]]>([
  ['the same turn', {}, [oldSha, newSha]],
  ['the next turn', { turn: 2 }, [newSha]],
  ['another job', { jobId: 'job_2' }, [newSha]],
])('the commits that others have added to a turn show the status of %s', (_, known, commits) => {
  const own = sampleReport({ ...known, commitStatus: sampleStatus({ commits: [newSha] }) })
  const current = sampleReport({ commitStatus: sampleStatus({ commits: [oldSha], isHead: false }) })
  expect(keepAdditions(own, current).commitStatus?.commits).toEqual(commits)
})

const otherLink = { ...link, number: 58, url: 'https://github.com/acme/docs/pull/58' }

test.each<[string, Partial<Report>, Partial<Report>, string[]]>([
  ['the same docs pull request', { pullRequest: link }, { pullRequest: link }, []],
  ['a docs pull request that nobody knows yet', { pullRequest: null }, { pullRequest: null }, []],
  ['another docs pull request', { pullRequest: otherLink }, { pullRequest: link }, ['labels']],
  ['a new docs pull request', { pullRequest: link }, { pullRequest: null }, ['labels']],
  ['one that the run does not know', { pullRequest: null }, { pullRequest: link }, ['labels']],
])('what others have done to %s', (...[, own, current, todo]) => {
  const report = sampleReport({ ...own, docsPull: sampleDocsPull({ todo: ['labels'] }) })
  const known = sampleReport({ ...current, docsPull: sampleDocsPull({ todo: [] }) })
  expect(keepAdditions(report, known).docsPull?.todo).toEqual(todo)
})
