// What the report of a request takes over from the conversation, and which steps of the request are told.
import { expect, test } from '@jest/globals'
import type { DocsPull, DocsPullRules } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { fullRules, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { reading } from '../fixtures/sample-job.ts'
import { newSha, oldSha, sampleStatus } from '../fixtures/sample-status.ts'
import { completed, failed, play, remembered, type Story } from './request-story.ts'

const attach: Story = { asks: 'push', inputs: { jobId: 'job_1', wait: true } }
const look: Story = { asks: 'push', inputs: { jobId: 'job_1' } }
const check: Story = { asks: 'status' }
const wait = { wait: true }

test.each<[string, Story, string[]]>([
  ['a message', {}, ['plan', 'sending', 'start']],
  ['a message that is waited for', { inputs: wait }, ['plan', 'sending', 'start', 'wait']],
  ['a new job that is waited for', { asks: 'new', inputs: wait }, ['plan', 'sending', 'start', 'wait']],
  ['a message that is rejected', { sent: [failed('rejected')] }, ['plan', 'sending', 'not sent']],
  ['a wait for a job at work', { ...attach, readings: [reading(), completed] }, ['plan', 'start', 'wait']],
  ['a wait for a job that has ended', attach, ['plan', 'start']],
  ['a look at a given job', look, ['plan']],
  ['a status check', check, ['plan']],
])('%s is told step by step', async (_, story, steps) => {
  expect((await play(story)).steps).toEqual(steps)
})

const head = newSha
const old = sampleStatus({ waiver: { by: 'mona', sha: oldSha }, written: 'success' })

test.each<[string, Story, Partial<Report>, boolean]>([
  ['a message', {}, { commitStatus: old }, true],
  ['a message in a conversation without one', {}, {}, true],
  ['a first request', { memory: null }, {}, true],
  ['a wait', attach, { commitStatus: old }, true],
  ['a look at a given job', look, { commitStatus: old }, true],
  ['a status check', check, { commitStatus: old }, false],
  ['a status check in a conversation without one', check, {}, false],
])('whether %s shows the status on its own commit: %#', async (...[, story, known, isShown]) => {
  const inputs = { ...story.inputs, commitStatus: 'docs' }
  const memory = story.memory === null ? null : { ...remembered, ...known }
  const { planned } = await play({ ...story, inputs, memory, commit: head })
  const status = { rules: { commitStatus: 'docs', commitStatusUntil: 'ready' }, commit: head }
  if (isShown) expect(planned?.knowledge.status).toMatchObject(status)
  else expect(planned?.knowledge.status).toBeNull()
})

const otherRules: DocsPullRules = { ...fullRules, labels: ['docs'] }
const open = seenOpen()
const toDo: DocsPull = { ...open, todo: ['labels', 'reviewers', 'comment'] }

test.each<[string, DocsPullRules | undefined, Partial<Report>, DocsPullRules | null, DocsPull | null]>([
  ['nothing', undefined, {}, null, null],
  ['what the run wants', fullRules, {}, fullRules, null],
  ['what was wanted before', undefined, { docsPullRules: fullRules, docsPull: open }, null, open],
  [
    'what the run wants instead, with nothing to be done once more',
    otherRules,
    { docsPullRules: fullRules, docsPull: open },
    otherRules,
    open,
  ],
  ['what nobody wanted before, which is still to be done', fullRules, { docsPull: open }, fullRules, toDo],
  ['what nobody wants', undefined, { docsPull: open }, null, open],
])('of the docs pull request, a request knows %s', async (...[, docsPullRules, known, rules, docsPull]) => {
  const memory = { ...remembered, docsPull: null, docsPullRules: null, ...known }
  const { planned } = await play({ memory, ...(docsPullRules && { docsPullRules }) })
  expect(planned?.knowledge.docsPullRules).toEqual(rules)
  expect(planned?.report.docsPull).toEqual(docsPull)
})

test('a message has a request, and a wait or a look has none', async () => {
  const textOf = async (story: Story) => (await play(story)).planned?.knowledge.request?.text ?? null
  expect([await textOf({}), await textOf(attach), await textOf(check)]).toEqual(['shorter', null, null])
})

test('a look at the job of the conversation tells the time of its request, and a message its own', async () => {
  const memory = { ...remembered, startedAt: '2026-11-20T11:00:00.000Z', tookMs: 9_000 }
  const times = async (story: Story) => {
    const { startedAt, tookMs } = (await play({ memory, ...story })).planned?.report ?? {}
    return { startedAt, tookMs }
  }
  expect(await times(check)).toEqual({ startedAt: '2026-11-20T11:00:00.000Z', tookMs: 9_000 })
  expect(await times({})).toEqual({ startedAt: '2026-11-20T12:00:00.000Z', tookMs: null })
})
