// One conversation is brought up to date: nothing is set or written for a request that is no longer the last one.
import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { check } from '../../src/reconcile/check-jobs.ts'
import type { State } from '../../src/state/state.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { fakeConversation } from '../fixtures/fake-conversation.ts'
import { answered, link, reading, sampleJob } from '../fixtures/sample-job.ts'
import { sampleState, trackedOf } from './sample-tracked.ts'

const at = new Date('2026-11-23T12:00:00Z')
const command = { id: 1, surface: 'conversation', reactionId: 5, end: null } as const
const open = sampleState({ requestCount: 1, commands: [command] }, {}, { result: 'running' })
const completed = reading({ status: 'completed', pullRequest: link })

type Story = {
  listed?: State
  /** As the comment is by now, null if it is gone. */
  latest?: State | null
  polled?: HttpOutcome<Job>
  isBusy?: boolean
  reactionProblem?: string
}

async function play({ listed = open, latest = listed, polled = completed, ...story }: Story = {}) {
  const calls: string[] = []
  const trouble = story.isBusy ? ({ 1: 'conversation-busy' } as const) : {}
  const { conversation, stored } = fakeConversation({
    ...{ state: latest, now: () => at, troubles: trouble },
    note: (call) => void calls.push(call === 'look' ? call : 'change'),
  })
  const checked = await check(trackedOf(listed), 30 * 24 * 3_600_000, {
    ...{
      conversation,
      clock: { ...createFakeClock(), now: () => at },
      sendTimeoutMs: 60_000,
      nonce: () => 'n1',
    },
    createJob: async () => ({ kind: 'success', value: sampleJob() }),
    async sendMessage() {
      calls.push('message')
      return { kind: 'success', value: sampleJob() }
    },
    getJob: async () => polled,
    async react(_, { id }, content) {
      calls.push(`react ${id} ${content}`)
      return story.reactionProblem ?? null
    },
    async showRun(_, id) {
      calls.push(`show ${id}`)
    },
    permissionOf: async () => ({ kind: 'success', value: 'write' }),
    lookAfterDocsPull: async (_, { docsPull }) => docsPull,
    readSource: async () => null,
    async correctStatus() {
      calls.push('status')
      return true
    },
    signal: new AbortController().signal,
    log: (line) => void calls.push(line),
  })
  return { calls, stored: stored(), checked, update: checked.kind === 'checked' ? checked.update : null }
}

test('an end is told by one change, after the reaction', async () => {
  const { calls, stored, update } = await play()
  expect(calls).toEqual(['look', 'react 1 rocket', 'change', '#12: job job_1 completed'])
  expect(stored?.job?.end).toBe('pull-request')
  expect(update).toMatchObject({ result: 'pull-request', isFinished: true, problem: null })
})

test('a job that is gone has ended, too', async () => {
  const { stored } = await play({ polled: answered(404) })
  expect(stored?.job?.end).toBe('unknown')
  expect(stored?.run.reason).toBe('job-disappeared')
})

test('nothing is done for a request that is no longer the last one', async () => {
  const latest = { ...open, conversation: { ...open.conversation, requestCount: 2 } }
  const { calls, stored, update } = await play({ latest })
  expect(calls).toEqual(['look', '#12: a newer request has the comment'])
  expect(stored).toEqual(latest)
  expect(update).toMatchObject({ result: null, isFinished: false })
})

test('a conversation that somebody writes to is left to the next run', async () => {
  const { calls, update } = await play({ isBusy: true })
  expect(calls).toEqual(['look', 'react 1 rocket', 'change', '#12: a run is at work here'])
  expect(update?.isFinished).toBe(false)
})

test('a reaction that failed is remembered, and told', async () => {
  const { stored, update } = await play({ reactionProblem: 'no reaction' })
  expect(stored?.conversation.commands).toEqual([{ ...command, end: 'rocket' }])
  expect(update).toMatchObject({ isFinished: true, problem: 'no reaction' })
})

test('a reaction that another run could not set is set, and a dead claim is told', async () => {
  const claim = { nonce: 'x', isCreate: true, id: 'r', request: 'ask', queued: [], command: null }
  const listed = sampleState(
    {
      commands: [{ ...command, end: '+1' }],
      claim: { ...claim, until: '2026-11-23T11:00:00.000Z' },
    },
    { end: 'no-pull-request' },
  )
  const { calls, stored } = await play({ listed })
  expect(calls).toEqual(['react 1 +1', 'change'])
  expect(stored?.conversation).toMatchObject({
    commands: [],
    claim: null,
    createUnconfirmedAt: at.toISOString(),
  })
  expect(stored?.run.note).toContain('<code>ask</code>')
})

test('the comment that shows the run is written, too', async () => {
  const { calls } = await play({ listed: { ...open, run: { ...open.run, commentId: 9 } } })
  expect(calls).toContain('show 9')
})

test('a queue that is held back keeps the conversation open', async () => {
  const entry = {
    ...{ id: '1', runId: '201', at: at.toISOString(), askedBy: 'mona', request: 'ask', text: 'Ask.' },
    ...{ isReplaceable: false, command: null, permission: null, notBefore: '2026-11-23T13:00:00.000Z' },
  }
  const listed = { ...open, conversation: { ...open.conversation, queue: [entry] } }
  const { calls, update } = await play({ listed })
  expect(calls).not.toContain('message')
  expect(update).toMatchObject({ result: 'pull-request', isFinished: false })
})

test('what is queued is sent as soon as the end is told', async () => {
  const entry = {
    ...{ id: '1', runId: '201', at: at.toISOString(), askedBy: 'mona', request: 'ask', text: 'Ask.' },
    ...{ isReplaceable: false, command: null, permission: null, notBefore: null },
  }
  const listed = { ...open, conversation: { ...open.conversation, queue: [entry] } }
  const { calls, stored, update } = await play({ listed })
  expect(calls).toContain('message')
  expect(update).toMatchObject({ result: null, isFinished: false, sent: 1 })
  expect(stored?.conversation.requestCount).toBe(2)
})
