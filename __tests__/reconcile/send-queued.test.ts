// The reconcile sends what is queued in a conversation: once, under a claim, and it writes down what came of it.
import { expect, test } from '@jest/globals'
import type { Permission } from '../../src/event/permission-level.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { CallError, CallResult } from '../../src/mintlify/retry-policy.ts'
import { sendQueued } from '../../src/reconcile/send-queued.ts'
import { emptyConversation } from '../../src/state/report-parts.ts'
import type { QueuedRequest, State } from '../../src/state/state.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { fakeConversation } from '../fixtures/fake-conversation.ts'
import { sampleJob } from '../fixtures/sample-job.ts'
import { sampleState, trackedOf } from './sample-tracked.ts'

const at = new Date('2026-11-23T12:00:00Z')
const commandOf = (id: number) => ({ id, surface: 'conversation', reactionId: null, end: null }) as const

function entry(id: string, known: Partial<QueuedRequest> = {}): QueuedRequest {
  return {
    ...{ id, runId: `20${id}`, at: '2026-11-23T11:00:00.000Z', askedBy: 'mona', request: `ask ${id}` },
    ...{ text: `Text ${id}.`, isReplaceable: false, notBefore: null, command: null, permission: null },
    ...known,
  }
}

const [one, two] = [entry('1', { command: commandOf(1) }), entry('2', { command: commandOf(2) })]
const ended = sampleJob({ status: 'completed' })
const accepted: CallResult<Job> = { kind: 'success', value: sampleJob() }

function failed(kind: CallError['kind'], status: number | null): CallResult<Job> {
  return {
    kind: 'failure',
    error: {
      kind,
      reason: kind === 'ambiguous' ? 'create-unconfirmed' : 'bad-request',
      status,
      detail: 'no',
    },
  }
}

type Story = {
  conversation?: Partial<State['conversation']>
  job?: Partial<NonNullable<State['job']>> | null
  /** Changes what the comment remembers before the claim. */
  meanwhile?: (state: State) => State
  readings?: HttpOutcome<Job>[]
  messages?: CallResult<Job>[]
  created?: CallResult<Job>
  permissions?: Record<string, Permission>
}

/** Plays one sending. Returns what was asked of others in order, and what the comment remembers. */
async function play(story: Story = {}) {
  const calls: string[] = []
  const first = sampleState(
    { queue: [one, two], requestCount: 3, ...story.conversation },
    story.job === null ? null : { status: 'completed', end: 'no-pull-request', ...story.job },
  )
  const { messages = [accepted], readings = [{ kind: 'value', value: ended }], permissions = {} } = story
  const left = { messages: [...messages], readings: [...readings] }
  const state = (story.meanwhile ?? ((same) => same))(first)
  const { conversation, stored } = fakeConversation({ state, now: () => at })
  const next = <T>(list: T[]): T | undefined => (list.length > 1 ? list.shift() : list[0])
  const result = await sendQueued(trackedOf(first), {
    ...{
      conversation,
      clock: { ...createFakeClock(), now: () => at },
      sendTimeoutMs: 60_000,
      nonce: () => 'n1',
    },
    async createJob(prompt, tries) {
      calls.push(
        `create ${prompt.slice(0, 12)} ${stored()?.conversation.claim?.isCreate} ${await tries?.mayTry(0, null)}`,
      )
      return story.created ?? failed('rejected', 500)
    },
    async sendMessage(_, prompt, tries) {
      calls.push(
        `message ${prompt.slice(0, 12)} ${stored()?.conversation.claim?.queued.join()} ${await tries?.mayTry(0, null)}`,
      )
      return next(left.messages) ?? accepted
    },
    getJob: async () => next(left.readings) ?? { kind: 'value', value: ended },
    async react(_, { id }, content) {
      calls.push(`react ${id} ${content}`)
      return null
    },
    showRun: async () => undefined,
    permissionOf: async (_, login) => {
      const value = permissions[login]
      return value ? { kind: 'success', value } : { kind: 'failure', error: 'no answer' }
    },
    signal: new AbortController().signal,
  })
  return { ...result, calls, stored: stored() ?? first }
}

test('what waits is sent as one request, and its commands wait for the end', async () => {
  const { calls, stored, sent, problem } = await play()
  expect(calls).toEqual(['message There are 2  1,2 true'])
  expect([sent, problem]).toEqual([2, null])
  const { queue, claim, requestCount, handled, commands } = stored.conversation
  expect({ queue, claim, requestCount }).toEqual({ queue: [], claim: null, requestCount: 4 })
  expect(handled.map(({ id, how }) => `${id} ${how}`)).toEqual(['1 delivered', '2 delivered'])
  expect(commands.map(({ id, end }) => [id, end])).toEqual([
    [1, null],
    [2, null],
  ])
  expect(stored.run).toMatchObject({ id: '202', result: 'running', askedBy: 'mona', isCommand: true })
  expect(stored.job?.end).toBeNull()
})

test('a claim of somebody else, a newer request and a busy agent leave the queue', async () => {
  const claim = { nonce: 'x', isCreate: false, id: null, request: '', queued: [], command: null }
  const living = await play({ conversation: { claim: { ...claim, until: '2026-11-23T12:01:00.000Z' } } })
  const newer = await play({
    meanwhile: (state) => ({ ...state, conversation: { ...state.conversation, requestCount: 4 } }),
  })
  const busy = await play({ readings: [{ kind: 'value', value: sampleJob({ status: 'active' }) }] })
  for (const { calls, stored, sent, problem } of [living, newer, busy]) {
    expect([calls, sent, problem]).toEqual([[], 0, null])
    expect(stored.conversation.queue).toHaveLength(2)
  }
  expect(busy.stored.conversation.claim).toBeNull()
  expect(busy.stored.run.note).toBeNull()
})

test('a claim that has run out is told once', async () => {
  const claim = { nonce: 'x', isCreate: false, id: null, request: '', queued: ['1'], command: null }
  const { calls, stored } = await play({
    conversation: { claim: { ...claim, until: '2026-11-23T11:59:00.000Z' } },
  })
  expect(calls).toEqual(['message Text 2. 2 true'])
  expect(stored.run.note).toContain('<code>ask 1</code>')
})

test('only a clear no takes out a request', async () => {
  const asking = { permission: 'write' } as const
  const queue = [
    entry('1', { ...asking, command: commandOf(1) }),
    entry('2', { ...asking, askedBy: 'hubot' }),
    entry('3'),
  ]
  const { calls, stored } = await play({ conversation: { queue }, permissions: { mona: 'read' } })
  expect(calls).toEqual(['react 1 confused', 'message Text 3. 3 true'])
  expect(stored.conversation.queue.map(({ id }) => id)).toEqual(['2'])
  expect(stored.conversation.handled).toEqual([
    { id: '1', how: 'refused' },
    { id: '3', how: 'delivered' },
  ])
})

test('after a refusal they are sent one by one, and the refused one is taken out', async () => {
  const { calls, stored, sent } = await play({
    messages: [failed('rejected', 422), failed('rejected', 422), accepted],
  })
  expect(calls).toEqual([
    'message There are 2  1,2 true',
    'message Text 1. 1 true',
    'react 1 confused',
    'message Text 2. 2 true',
  ])
  expect(sent).toBe(1)
  expect(stored.conversation.handled).toEqual([
    { id: '1', how: 'refused' },
    { id: '2', how: 'delivered' },
  ])
})

test('a job that is gone is replaced under a claim that says so', async () => {
  const gone: HttpOutcome<Job> = { kind: 'status', status: 404, retryAfterMs: null, detail: 'gone' }
  const { calls, stored } = await play({
    readings: [{ kind: 'value', value: ended }, gone],
    messages: [failed('rejected', 404)],
    created: { kind: 'success', value: sampleJob({ id: 'job-2' }) },
  })
  expect(calls).toEqual(['message There are 2  1,2 true', 'create There are 2  true true'])
  expect(stored.job).toMatchObject({ id: 'job-2', isOwn: true, end: null })
})

test('a failed job is replaced at once, but not after a create that nobody knows of', async () => {
  const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job-2' }) }
  const job = { status: 'failed', end: 'failed' }
  const replaced = await play({ job, created })
  expect(replaced.calls).toEqual(['create There are 2  true true'])
  const none = await play({
    job: null,
    conversation: { createUnconfirmedAt: '2026-11-23T10:00:00.000Z' },
    created,
  })
  expect(none.calls).toEqual([])
})

test.each([401, 403, 429])('a %d leaves all of them waiting', async (status) => {
  const { stored, problem, sent } = await play({ messages: [failed('rejected', status)] })
  expect(sent).toBe(0)
  expect(problem).toContain("The queued requests weren't sent")
  expect(stored.conversation).toMatchObject({ ...emptyConversation, queue: [one, two], requestCount: 3 })
})

test('a lost answer is told as unconfirmed, and never sent again', async () => {
  const message = await play({ messages: [failed('ambiguous', null)] })
  expect(message.stored.run).toMatchObject({ result: 'unknown', reason: 'message-unconfirmed' })
  const create = await play({ job: null, created: failed('ambiguous', null) })
  expect(create.stored.conversation.createUnconfirmedAt).toBe(at.toISOString())
  for (const { stored, sent } of [message, create]) {
    expect(sent).toBe(0)
    expect(stored.run.note).toContain('<code>ask 1</code>, <code>ask 2</code>')
    expect(stored.conversation.queue).toEqual([])
    expect(stored.conversation.handled.map(({ how }) => how)).toEqual(['unconfirmed', 'unconfirmed'])
  }
})
