import { expect, test } from '@jest/globals'
import type { Trigger } from '../../src/event/event.ts'
import type { Permission } from '../../src/event/permission-level.ts'
import type { Claim, State } from '../../src/state/state.ts'
import { clockStart } from '../fixtures/fake-clock.ts'
import { stateOf } from '../fixtures/fake-conversation.ts'
import { link, lost, reading } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { samplePull, samplePush } from '../fixtures/sample-run.ts'
import { accepted, completed, failed, play, remembered, type Story } from './request-story.ts'

const busy = [reading()]
const wait = { wait: true }
const written = 'written'

test('a request is claimed, sent, and reported as delivered', async () => {
  const { words, skippedStatus, calls, steps, deliveries } = await play({})
  expect([words, skippedStatus]).toEqual(['running', []])
  expect(calls).toEqual([written, 'get job_1', 'message job_1 shorter'])
  expect([steps, deliveries]).toEqual([['plan', 'sending', 'start'], ['done']])
})

test('with `wait: false`, a request to a busy agent job is left in the comment, and its claim is given back', async () => {
  const { words, skippedStatus, calls, remembered: stored, end, planned } = await play({ readings: busy })
  expect([words, skippedStatus, end.job?.id]).toEqual(['queued busy', [], 'job_1'])
  expect(calls).toEqual([written, 'get job_1', written])
  expect(stored).toMatchObject({
    claim: null,
    queue: [
      {
        ...{ runId: '123', askedBy: 'mona', request: 'shorter', text: 'shorter', isReplaceable: false },
        ...{ notBefore: null, permission: 'write', at: clockStart.toISOString() },
      },
    ],
  })
  expect(planned?.report.queue).toEqual(stored?.queue)
})

test.each<[string, Story, string]>([
  [
    'the prompt of the workflow, and the request',
    { inputs: { prompt: 'Be short.' } },
    'Be short.\n\nshorter',
  ],
  ['the context, if there is room', { context: 'Context' }, 'shorter\n\nContext'],
  ['no context that is too long', { context: 'x'.repeat(16_000) }, 'shorter'],
  ['the line of a comment on a line', { asks: 'line-comment', context: 'Line 7' }, 'shorter\n\nLine 7'],
])('what is left there has %s', async (_, story, text) => {
  const { words, remembered: stored } = await play({ readings: busy, ...story })
  expect([words, stored?.queue.map((entry) => entry.text)]).toEqual(['queued busy', [text]])
})

test.each<[string, boolean, Trigger]>([
  ['a push to a branch', true, samplePush()],
  ['a push to a pull request', true, samplePull()],
  ['another event', false, { kind: 'other' }],
])('what %s leaves there may be replaced: %s', async (...[, isReplaceable, trigger]) => {
  const inputs = { prompt: 'Describe it.', onExisting: 'message' } as const
  const { remembered: stored } = await play({ asks: 'push', run: { trigger }, readings: busy, inputs })
  expect(stored?.queue).toMatchObject([{ isReplaceable, permission: null }])
})

test('a busy agent job is waited for without a claim, and the conversation is read anew', async () => {
  const story = { inputs: wait, readings: [reading(), reading(), completed] }
  const { words, calls } = await play(story)
  expect(words).toBe('pull-request')
  expect(calls.slice(0, 7)).toEqual([
    ...[written, 'get job_1', written, 'get job_1', 'get job_1', written, 'get job_1'],
  ])
  expect(calls[7]).toBe('message job_1 shorter')
})

test('while the agent is waited for, nobody else is kept out', async () => {
  const claims: (Claim | null | undefined)[] = []
  const meanwhile: Story['meanwhile'] = (state) => {
    claims.push(state?.conversation.claim)
    return state
  }
  await play({ inputs: wait, readings: [reading(), completed], meanwhile })
  expect(claims.map((claim) => claim?.nonce ?? null)).toEqual(['own', null, 'own'])
})

test.each<[string, Story]>([
  ['a file', { files: ['one'] }],
  ['a given job', { inputs: { jobId: 'job_1' } }],
  ['no room', { memory: { ...remembered, queue: [sampleRequest({ text: 'x'.repeat(15_900) })] } }],
  ['a comment that cannot be written', { troubles: { 2: 'memory-unwritable' } }],
])('a request with %s is not left in the comment: the run waits', async (_, story) => {
  const { words, sentCalls } = await play({ readings: [reading(), reading(), completed], ...story })
  expect([words, sentCalls.length]).toEqual(['running', 1])
})

test('a busy job that cannot be read is not taken for one at work', async () => {
  const { words, remembered: stored } = await play({ readings: [lost, completed] })
  expect([words, stored?.queue]).toEqual(['running', []])
})

const unavailable = failed('rejected', { reason: 'unreachable', status: 521 })

test.each<[string, Story]>([
  ['where there is no job yet', { memory: null, created: [unavailable] }],
  ['for a job that is there', { sent: [unavailable] }],
  ['for a job that cannot be read', { readings: [lost] }],
])('with `wait: false`, a request is queued while the service is not available, %s', async (_, story) => {
  const { words, skippedStatus, remembered: stored, stored: state } = await play(story)
  expect([words, skippedStatus]).toEqual(['queued unreachable', []])
  expect(stored).toMatchObject({ claim: null, queue: [{ text: 'shorter', notBefore: null }] })
  if (story.memory === null) expect(state?.run).toMatchObject({ result: 'queued', reason: 'unreachable' })
})

test.each([
  [600_000, 60_000],
  [20_000, 20_000],
])(
  'with a limit of %d ms, a job that cannot be read is asked for during %d ms before the request is queued',
  async (timeoutMs, expectedMs) => {
    const { words, clock } = await play({ readings: [lost], inputs: { timeoutMs } })
    expect(words).toBe('queued unreachable')
    expect(clock.elapsedMs()).toBe(expectedMs)
  },
)

test.each<[string, Story]>([
  ['that waits', { inputs: wait, memory: null }],
  ['for a new job by name', { asks: 'new' }],
  ['with a file', { files: ['one'], memory: null }],
  ['without a conversation', { memory: null, trouble: 'none' }],
])('a request %s ends while the service is not available', async (_, story) => {
  const { words, remembered: stored } = await play({ created: [unavailable], ...story })
  expect([words, stored?.queue ?? []]).toEqual(['rejected unreachable', []])
})

test('a request that was queued though nobody said so is sent once', async () => {
  const {
    words,
    sentCalls,
    remembered: stored,
  } = await play({
    readings: [reading(), completed],
    troubles: { 2: 'lost' },
  })
  expect([words, sentCalls]).toEqual(['running', ['message job_1 shorter']])
  const [entry] = stored?.queue ?? []
  expect(stored?.claim).toMatchObject({ id: entry?.id, queued: [] })
})

const limited = { prompt: 'Describe it.', cooldownMs: 600_000 }
const justBegun = { ...remembered, requestTimes: [clockStart.getTime() / 1_000 - 60] }
const cooldown: Story = { asks: 'push', memory: justBegun, inputs: limited }

test('a push within the cooldown is left in the comment until its end, and nothing is asked of the service', async () => {
  const { words, asked, remembered: stored } = await play(cooldown)
  expect([words, asked]).toEqual(['queued cooldown', []])
  expect(stored?.queue).toMatchObject([{ isReplaceable: true, notBefore: '2026-11-20T12:09:00.000Z' }])
})

test.each<[string, Story]>([
  ['is too long', { inputs: { ...limited, prompt: 'x'.repeat(16_000) } }],
  ['cannot be written into the comment', { troubles: { 2: 'memory-unwritable' } }],
])('a push within the cooldown that %s is skipped', async (_, story) => {
  const { words, asked, skippedStatus, remembered: stored } = await play({ ...cooldown, ...story })
  expect([words, asked, stored?.queue]).toEqual(['skipped cooldown', [], []])
  expect(skippedStatus).toEqual(['skipped'])
})

const theirs: Claim = {
  ...{ nonce: 'other', until: '2026-11-20T12:04:00.000Z', isCreate: false, id: '99-1', request: 'theirs' },
  ...{ queued: [], command: null },
}
const claimed = { ...remembered, claim: theirs }
const release = (state: State | null): State | null =>
  state && { ...state, conversation: { ...state.conversation, claim: null } }

test('the claim of another run is waited for, and then this one sends', async () => {
  const meanwhile: Story['meanwhile'] = (state, changes) => (changes === 3 ? release(state) : state)
  const { words, sentCalls, clock, lines } = await play({ memory: claimed, inputs: wait, meanwhile })
  expect([words, sentCalls]).toEqual(['pull-request', ['message job_1 shorter']])
  expect(clock.sleepsMs.slice(0, 3)).toEqual([2_000, 4_000, 8_000])
  expect(lines.filter((line) => line.includes('Another run'))).toHaveLength(1)
})

test('the claim of another run that runs out is told, and then this one sends', async () => {
  const { words, planned, sentCalls } = await play({ memory: claimed, inputs: wait })
  expect([words, sentCalls.length]).toEqual(['pull-request', 1])
  expect(planned?.report.note).toContain('theirs')
})

test('a run that has no time left for the claim of another one sends nothing', async () => {
  const inputs = { ...wait, timeoutMs: 10_000 }
  const { words, asked } = await play({ memory: claimed, inputs })
  expect([words, asked]).toEqual(['unknown conversation-busy', []])
})

test('with `wait: false`, whoever finds the claim of another run queues', async () => {
  const { words, asked, remembered: stored } = await play({ memory: claimed })
  expect([words, asked, stored?.claim]).toEqual(['queued busy', [], theirs])
  expect(stored?.queue).toHaveLength(1)
})

test('a new job cannot be queued, so it ends while another run sends', async () => {
  const { words, asked } = await play({ memory: claimed, asks: 'new' })
  expect([words, asked]).toEqual(['unknown conversation-busy', []])
})

test('a wait before a further try renews the claim first', async () => {
  const { words, calls } = await play({ waitsMs: [120_000] })
  expect([words, calls]).toEqual(['running', [written, 'get job_1', written, 'message job_1 shorter']])
})

test.each<[string, Story]>([
  ['cannot be written', { troubles: { 2: 'memory-unwritable' } }],
  ['is gone', { meanwhile: release }],
  ['was taken over', { meanwhile: () => stateOf(claimed) }],
])('a claim that %s before a further try sends nothing', async (_, story) => {
  const { words, sentCalls, steps } = await play({ waitsMs: [120_000], ...story })
  expect([words, sentCalls, steps.at(-1)]).toEqual(['unknown memory-unwritable', [], 'not sent'])
})

test.each<[string, Story, string, string[]]>([
  [
    'a create',
    { asks: 'new', created: [failed('ambiguous', { reason: 'create-unconfirmed' })] },
    'unknown create-unconfirmed',
    ['plan', 'sending'],
  ],
  [
    'a message',
    { sent: [failed('ambiguous', { reason: 'message-unconfirmed' })] },
    'unknown message-unconfirmed',
    ['plan', 'sending', 'start'],
  ],
])('a lost answer to %s leaves it in doubt', async (...[, story, words, steps]) => {
  const result = await play(story)
  expect([result.words, result.steps]).toEqual([words, steps])
  expect(result.deliveries).toEqual(result.report ? ['unknown'] : [])
})

test('a refusal leaves nothing in doubt', async () => {
  const { words, steps } = await play({ sent: [failed('rejected', { status: 401, reason: 'unauthorized' })] })
  expect([words, steps]).toEqual(['rejected unauthorized', ['plan', 'sending', 'not sent']])
})

const queued = { ...remembered, queue: [sampleRequest()] }
const both = /There are 2 requests\. .*Please add a page\. Request 2 of 2: /

test.each<[string, Story, RegExp]>([
  ['a message', {}, /^message job_1 /],
  ['a new job', { asks: 'new' }, /^create /],
  ['a new job for one that is gone', { readings: [reading({ status: 'failed' })] }, /^create /],
])('%s takes the queued requests along', async (_, story, call) => {
  const { sentCalls, planned } = await play({ memory: queued, ...story })
  expect(sentCalls).toEqual([expect.stringMatching(call)])
  expect(sentCalls[0]).toMatch(both)
  expect(planned?.knowledge.claim?.queued).toEqual(['200-0a1b2c3d4e5f6071'])
})

test.each<[string, Story]>([
  ['a status check', { asks: 'status' }],
  ['a wait for a given job', { asks: 'push', inputs: { jobId: 'job_1' } }],
])('%s takes nothing along', async (_, story) => {
  const { asked, remembered: stored } = await play({ memory: queued, ...story })
  expect([asked, stored?.queue]).toEqual([['get job_1'], queued.queue])
})

test('what is refused together is sent alone, and the claim names it alone first', async () => {
  const refused = failed('rejected', { status: 422 })
  const {
    words,
    calls,
    remembered: stored,
    lines,
  } = await play({
    ...{ memory: queued, sent: [refused, accepted] },
  })
  expect(words).toBe('running')
  expect(calls).toEqual([
    ...[written, 'get job_1', expect.stringMatching(both)],
    ...['get job_1', written, 'get job_1', 'message job_1 shorter'],
  ])
  expect(stored).toMatchObject({ queue: queued.queue, claim: { nonce: 'own', queued: [] } })
  expect(lines).toContainEqual(expect.stringContaining('sent alone'))
})

test('what is refused together is not sent alone where the claim cannot say so', async () => {
  const sent = [failed('rejected', { status: 422 }), accepted]
  const { words, sentCalls } = await play({ memory: queued, sent, troubles: { 2: 'memory-unwritable' } })
  expect([words, sentCalls.length]).toEqual(['rejected bad-request', 1])
})

test.each([401, 403, 429])('after a refusal of all with %d, nothing is sent alone', async (status) => {
  const { sentCalls, remembered: stored } = await play({
    memory: queued,
    sent: [failed('rejected', { status })],
  })
  expect([sentCalls.length, stored?.queue]).toEqual([1, queued.queue])
})

const ofPerson = { ...remembered, queue: [sampleRequest({ permission: 'write' })] }

test.each<[string, Permission | null, RegExp]>([
  ['may still ask', 'write', both],
  ['may not any more', 'read', /^message job_1 shorter$/],
  ['cannot be asked about', null, /^message job_1 shorter$/],
])('the queued request of somebody who %s', async (...[, level, call]) => {
  const { sentCalls, remembered: stored } = await play({ memory: ofPerson, level })
  expect(sentCalls).toEqual([expect.stringMatching(call)])
  expect(stored?.queue).toEqual(ofPerson.queue)
})

test.each<[string, Story]>([
  ['before it plans', { isCancelled: true }],
  ['while it waits for another run', { memory: claimed, inputs: wait, isCancelledAsleep: true }],
])('a run that is canceled %s sends nothing', async (_, story) => {
  const { words, asked } = await play(story)
  expect([words, asked]).toEqual(['cancelled interrupted', []])
})

test('a run that was canceled while it claimed says that nothing was sent', async () => {
  expect((await play({ isCancelled: true })).steps).toEqual(['not sent'])
})

test('a job that cannot be read after the wait is told as the wait has left it', async () => {
  const { words, end } = await play({ inputs: wait, readings: [reading(), completed, lost] })
  expect([words, end.job?.pullRequest]).toEqual(['rejected unreachable', link])
})

test.each<[string, Story, { plan: string; prompt: string; requestText: string }]>([
  ['a message', {}, { plan: 'message', prompt: 'shorter', requestText: 'shorter' }],
  [
    'a request with a secret',
    { memory: null, asks: 'push', inputs: { prompt: 'Use s3cr3t.' }, context: 'A s3cr3t.' },
    { plan: 'create', prompt: 'Use ***.\n\nA ***.', requestText: 'Use ***.' },
  ],
])('a dry run of %s shows it, and changes nothing', async (_, story, shown) => {
  const result = await play({ ...story, inputs: { ...story.inputs, dryRun: true } })
  expect([result.words, result.calls, result.shown]).toEqual(['skipped dry-run', ['look'], [shown]])
})
