// What the report of a turn takes over from the conversation, and which steps of the turn are told.
import { expect, test } from '@jest/globals'
import type { CommitStatus } from '../../../src/domain/commit-status/commit-status.ts'
import type { DocsPull, DocsPullRules } from '../../../src/domain/docs-pull/docs-pull.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { fullRules, seenOpen } from '../../fixtures/sample-docs-pull.ts'
import { reading } from '../../fixtures/sample-job.ts'
import { sampleQueue } from '../../fixtures/sample-queue.ts'
import { newSha, oldSha, sampleStatus } from '../../fixtures/sample-status.ts'
import { completed, failed, play, remembered, type Story } from './turn-story.ts'

const attach: Story = { asks: 'push', inputs: { jobId: 'job_1', wait: true } }
const look: Story = { asks: 'push', inputs: { jobId: 'job_1' } }
const check: Story = { asks: 'status' }
const wait = { wait: true }

test.each<[string, Story, string[]]>([
  ['a message', {}, ['prepare', 'begin', 'start']],
  ['a message that is waited for', { inputs: wait }, ['prepare', 'begin', 'start', 'wait']],
  ['a new job that is waited for', { asks: 'new', inputs: wait }, ['prepare', 'begin', 'start', 'wait']],
  ['a message that is rejected', { sent: [failed('rejected')] }, ['prepare', 'begin']],
  [
    'a wait for a job at work',
    { ...attach, readings: [reading(), completed] },
    ['prepare', 'begin', 'start', 'wait'],
  ],
  ['a wait for a job that has ended', attach, ['prepare', 'begin', 'start']],
  ['a look at a given job', look, ['prepare']],
  ['a status check', check, ['prepare']],
])('%s is told step by step', async (_, story, steps) => {
  expect((await play(story)).steps).toEqual(steps)
})

const head = { sha: newSha, isHead: true }
const old = sampleStatus({ waivedBy: 'mona', written: 'success' })
const fresh = { waivedBy: null, written: null }

test.each<[string, Story, Partial<Report>, Partial<CommitStatus> | null]>([
  ['a message', {}, { commitStatus: old }, { commits: [newSha], ...fresh }],
  ['a message in a conversation without one', {}, {}, { commits: [newSha], ...fresh }],
  [
    'a message beside queued requests',
    {},
    { commitStatus: old, queue: sampleQueue() },
    { commits: [oldSha, newSha], ...fresh },
  ],
  ['a wait', attach, { commitStatus: old }, { commits: [oldSha, newSha], waivedBy: 'mona', written: null }],
  [
    'a look at a given job',
    look,
    { commitStatus: old },
    { commits: [oldSha, newSha], waivedBy: 'mona', written: null },
  ],
  [
    'a status check',
    check,
    { commitStatus: old },
    { commits: [oldSha], waivedBy: 'mona', written: 'success' },
  ],
  ['a status check in a conversation without one', check, {}, null],
])('the commit status of %s', async (...[, story, known, expected]) => {
  const inputs = { ...story.inputs, commitStatus: 'docs' }
  const memory = { ...remembered, ...known }
  const { prepared } = await play({ ...story, inputs, memory, commit: head })
  if (expected === null) expect(prepared?.commitStatus).toBeNull()
  else expect(prepared?.commitStatus).toMatchObject(expected)
})

test('a first turn has a commit status, too', async () => {
  const { prepared } = await play({ memory: null, inputs: { commitStatus: 'docs' }, commit: head })
  expect(prepared?.commitStatus).toMatchObject({ commits: [newSha] })
})

const otherRules: DocsPullRules = { ...fullRules, labels: ['docs'] }
const open = seenOpen()
const toDo: DocsPull = { ...open, todo: ['labels', 'reviewers', 'comment'] }

test.each<[string, DocsPullRules | undefined, Partial<Report>, Pick<Report, 'docsPullRules' | 'docsPull'>]>([
  ['nothing', undefined, {}, { docsPullRules: null, docsPull: null }],
  ['what the run wants', fullRules, {}, { docsPullRules: fullRules, docsPull: null }],
  [
    'what was wanted before',
    undefined,
    { docsPullRules: fullRules, docsPull: open },
    { docsPullRules: fullRules, docsPull: open },
  ],
  [
    'what the run wants instead, with nothing to be done once more',
    otherRules,
    { docsPullRules: fullRules, docsPull: open },
    { docsPullRules: otherRules, docsPull: open },
  ],
  [
    'what nobody wanted before, which is still to be done',
    fullRules,
    { docsPull: open },
    { docsPullRules: fullRules, docsPull: toDo },
  ],
  ['what nobody wants', undefined, { docsPull: open }, { docsPullRules: null, docsPull: open }],
])('of the docs pull request, a turn remembers %s', async (...[, docsPullRules, known, expected]) => {
  const memory = { ...remembered, docsPull: null, docsPullRules: null, ...known }
  const { prepared } = await play({ memory, ...(docsPullRules && { docsPullRules }) })
  expect(prepared).toMatchObject(expected)
})

test('a request is in the report of a message, and not in that of a wait', async () => {
  const texts = async (story: Story) => (await play(story)).prepared?.requests.map(({ text }) => text)
  expect([await texts({}), await texts(attach)]).toEqual([['first', 'shorter'], ['first']])
})
