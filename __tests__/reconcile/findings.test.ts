// What a reconcile found out changes what the conversation remembers by then, and nothing of a newer request.
import { expect, test } from '@jest/globals'
import { applyFindings, dueReactions } from '../../src/reconcile/findings.ts'
import { outcomeOfEndedJob } from '../../src/state/outcome.ts'
import { withOutcome } from '../../src/state/report.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import type { State } from '../../src/state/state.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'
import { sampleState } from './sample-tracked.ts'

const at = new Date('2026-11-23T12:00:00Z')
const end = outcomeOfEndedJob(sampleJob({ status: 'completed', pullRequest: link }))
const command = { surface: 'conversation', reactionId: null } as const
const read = sampleState(
  { requestCount: 2, commands: [{ ...command, id: 1, end: null }] },
  {},
  { result: 'running' },
)

function apply(before: State, reacted: readonly number[] = [1]) {
  const report = withOutcome(reportOf(read), end, at)
  return applyFindings(before, { read, end, report, isStatusShown: null, reacted }, at)
}

test('the end goes to the job and to the run that waited for it', () => {
  const next = apply(read)
  expect(next?.job).toMatchObject({ end: 'pull-request', status: 'completed', link: link.url })
  expect(next?.run).toMatchObject({
    result: 'pull-request',
    tookMs: null,
    updatedAt: at.toISOString(),
    note: null,
  })
  expect(next?.conversation.commands).toEqual([])
})

test('a reaction that failed is still to be set', () => {
  expect(apply(read, [])?.conversation.commands).toEqual([{ ...command, id: 1, end: 'rocket' }])
  const commands = [
    { ...command, id: 1, end: 'confused' as const },
    { ...command, id: 2, end: null },
  ]
  expect(dueReactions({ commands }, end).map((one) => one.end)).toEqual(['confused', 'rocket'])
  expect(dueReactions({ commands }, null).map((one) => one.end)).toEqual(['confused'])
})

test.each<[string, Partial<State['run']>, string | null]>([
  ['was rejected', { result: 'rejected', reason: 'bad-request' }, "A later request wasn't carried out"],
  ['never arrived', { result: 'rejected', reason: 'unreachable' }, "A later request wasn't carried out"],
  [
    'may have begun a job',
    { result: 'unknown', reason: 'create-unconfirmed' },
    'A later request may have started another agent job',
  ],
  ['may have arrived', { result: 'unknown', reason: 'message-unconfirmed' }, '<code>shorter</code>'],
  ['did not wait', { result: 'running' }, null],
  ['stopped waiting', { result: 'timed-out' }, null],
  ['was canceled', { result: 'cancelled' }, null],
  ['could not read the job', { result: 'unknown', reason: 'unreachable' }, null],
])('a later request that %s is told beside the end: %j', (_, run, note) => {
  const requests = [{ runId: '101', at: at.toISOString(), text: 'shorter' }]
  const conversation = { ...read.conversation, requests }
  const next = apply({ ...read, run: { ...read.run, id: '101', ...run }, conversation })
  expect(next?.run.result).toBe('pull-request')
  expect(next?.job?.end).toBe('pull-request')
  expect(next?.run.note).toEqual(note && expect.stringContaining(note))
})

test('nothing is written over a newer request, another job, or an end', () => {
  const requestCount: State = { ...read, conversation: { ...read.conversation, requestCount: 3 } }
  const other = { ...read, job: read.job && { ...read.job, id: 'job_2' } }
  const told = { ...read, job: read.job && { ...read.job, end: 'failed' } }
  expect([requestCount, other, told].map((state) => apply(state))).toEqual([null, null, null])
})

test.each([
  { name: 'shown', isStatusShown: true, waiver: null, written: 'success' },
  { name: 'not shown', isStatusShown: false, waiver: null, written: null },
  { name: 'waived meanwhile', isStatusShown: true, waiver: { by: 'mona', sha: 'abcdef1' }, written: null },
])('a status that is $name is remembered as $written', ({ isStatusShown, waiver, written }) => {
  const commitStatus = sampleStatus({ commits: ['abcdef1'], written: 'pending' })
  const listed = { ...read, conversation: { ...read.conversation, commitStatus } }
  const report = withOutcome(reportOf(listed), end, at)
  const now = {
    ...listed,
    conversation: { ...listed.conversation, commitStatus: { ...commitStatus, waiver } },
  }
  const next = applyFindings(now, { read: listed, end, report, isStatusShown, reacted: [] }, at)
  expect(next?.conversation.commitStatus?.written).toBe(written)
})
