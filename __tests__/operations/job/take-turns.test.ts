import { expect, test } from '@jest/globals'
import type { QueuedRequest } from '../../../src/domain/conversation/queue.ts'
import type { Trigger } from '../../../src/domain/event/event.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { clockStart } from '../../fixtures/fake-clock.ts'
import { answered, link, reading } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { samplePull, samplePush } from '../../fixtures/sample-run.ts'
import { accepted, completed, failed, play, remembered, type Story } from './turn-story.ts'

const busy = [reading()]
const entriesOf = (stored: { queue: { entries: QueuedRequest[] } } | null) => stored?.queue.entries ?? []

test('with `wait: false`, a request to a busy agent job is left in the comment', async () => {
  const { words, kind, calls, stored, end, prepared } = await play({ readings: busy })
  expect([words, kind]).toEqual(['queued busy', 'over'])
  expect(end.job?.id).toBe('job_1')
  expect(calls).toEqual(['enter', 'get job_1', expect.stringMatching(/^write 123-1-[0-9a-f]{8} \| - \| -$/)])
  expect(entriesOf(stored)).toMatchObject([
    {
      ...{ runId: '123', askedBy: 'mona', request: 'shorter', text: 'shorter', isReplaceable: false },
      ...{ notBefore: null, at: clockStart.toISOString() },
    },
  ])
  expect(prepared?.queue).toEqual(stored?.queue)
  expect(stored).toMatchObject({ turn: 3, result: 'pull-request', updatedAt: clockStart.toISOString() })
})

test.each<[string, Story, string]>([
  [
    'the prompt of the workflow, and the request',
    { inputs: { prompt: 'Be short.' } },
    'Be short.\n\nshorter',
  ],
  ['the context, if there is room', { context: 'Context' }, 'shorter\n\nContext'],
  ['no context that is too long', { context: 'x'.repeat(3_000) }, 'shorter'],
])('what is left there has %s', async (_, story, text) => {
  const { words, stored } = await play({ readings: busy, ...story })
  expect([words, entriesOf(stored).map((entry) => entry.text)]).toEqual(['queued busy', [text]])
})

test('a comment on a line is left there with its line', async () => {
  const { words, stored } = await play({ asks: 'line-comment', readings: busy, context: 'Line 7' })
  expect([words, entriesOf(stored).map(({ text }) => text)]).toEqual(['queued busy', ['shorter\n\nLine 7']])
})

test.each<[string, boolean, Trigger]>([
  ['a push to a branch', true, samplePush()],
  ['a push to a pull request', true, samplePull()],
  ['another event', false, { kind: 'other' }],
])('what %s leaves there may be replaced: %s', async (...[, isReplaceable, trigger]) => {
  const inputs = { prompt: 'Describe it.', onExisting: 'message' } as const
  const { stored } = await play({ asks: 'push', run: { trigger }, readings: busy, inputs })
  expect(entriesOf(stored).map((entry) => entry.isReplaceable)).toEqual([isReplaceable])
})

test('a push takes the place of an earlier one, and a command does not', async () => {
  const memory = { ...remembered, queue: sampleQueue({ entries: [sampleRequest({ isReplaceable: true })] }) }
  const given = { memory, readings: busy, inputs: { prompt: 'Describe it.' } }
  const push = await play({ ...given, asks: 'push' })
  expect(entriesOf(push.stored).map(({ runId, isReplaceable }) => [runId, isReplaceable])).toEqual([
    ['123', true],
  ])
  const command = await play(given)
  expect(entriesOf(command.stored).map(({ runId }) => runId)).toEqual(['200', '123'])
})

/** The agent is at work for a reading of the run, and for two of its wait. */
const soonFree = [reading(), reading(), completed]
const afterWait = ['leave', 'get job_1', 'get job_1', 'enter', 'get job_1', 'message job_1 shorter']

test('with `wait: true`, the lock is given back for the wait, and the conversation is read anew', async () => {
  const meanwhile: Story['meanwhile'] = (report) => ({ ...report, queue: sampleQueue() })
  const story = { inputs: { wait: true }, readings: soonFree, meanwhile }
  const { words, kind, calls, lines, report } = await play(story)
  expect([words, kind]).toEqual(['pull-request', 'over'])
  expect(lines.filter((line) => line.startsWith('Trying again'))).toEqual([])
  expect(calls.slice(0, 7)).toEqual([
    ...['enter', 'get job_1', 'leave', 'get job_1', 'get job_1', 'enter', 'get job_1'],
  ])
  expect(calls.slice(7, 9)).toEqual([
    'write 200-1-0a1b2c3d | 200-1-0a1b2c3d | -',
    expect.stringMatching(/^message job_1 There are 2 requests.*Please add a page\..*shorter$/),
  ])
  expect(report).toMatchObject({ turn: 4, queue: { entries: [], sending: null, sent: ['200-1-0a1b2c3d'] } })
})

test('a job that cannot be read after the wait is told as the wait has left it', async () => {
  const readings = [reading(), completed, { kind: 'no-response', detail: 'reset' } as const]
  const { words, end } = await play({ inputs: { wait: true }, readings })
  expect([words, end.job?.pullRequest]).toEqual(['rejected unreachable', link])
})

test('a link that the wait has read is kept if the next reading has none', async () => {
  const readings = [reading(), completed, reading({ status: 'completed' })]
  const given = { memory: { ...remembered, pullRequest: null }, readings }
  const { end } = await play({ ...given, sent: [{ kind: 'success', value: null }], hasLock: false })
  expect(end.job?.pullRequest).toEqual(link)
})

test('a job that is refused after the wait is the one that the wait has left', async () => {
  const sent = [failed('rejected', { reason: 'unauthorized', status: 401 })]
  const readings = [reading(), completed, answered(401)]
  const { words, end } = await play({ readings, sent, hasLock: false })
  expect([words, end.job?.pullRequest]).toEqual(['rejected unauthorized', link])
})

test('where another run began a turn during the wait, its turn is the one before', async () => {
  const meanwhile: Story['meanwhile'] = (report) => ({ ...report, turn: report.turn + 1, jobId: 'job_1' })
  const { report } = await play({ inputs: { wait: true }, readings: soonFree, meanwhile })
  expect(report).toMatchObject({ turn: 5 })
})

test.each<[string, Story]>([
  ['a file', { files: ['one'] }],
  ['no lock', { hasLock: false }],
  [
    'no room',
    {
      memory: {
        ...remembered,
        queue: sampleQueue({ entries: [sampleRequest({ text: 'x'.repeat(2_800) })] }),
      },
    },
  ],
  ['a comment that cannot be written', { failingUpdates: [1] }],
])('a request with %s is not left in the comment: the run waits', async (_, story) => {
  const { words, calls, prepared } = await play({ readings: soonFree, ...story })
  expect([words, prepared?.jobId]).toEqual(['running', 'job_1'])
  expect(calls.filter((call) => call.startsWith('get'))).toHaveLength(4)
  expect(calls.filter((call) => call.startsWith('message'))).toHaveLength(1)
})

test('a request to a given job is not left in the comment', async () => {
  const { words, calls } = await play({ inputs: { jobId: 'job_1' }, readings: soonFree })
  expect([words, calls]).toEqual(['running', ['enter', 'get job_1', ...afterWait]])
})

test('a comment on a line says nothing without its line, so it is not shortened', async () => {
  const given = { context: 'x'.repeat(3_000), readings: soonFree }
  expect((await play({ ...given, asks: 'line-comment' })).words).toBe('running')
  expect((await play(given)).words).toBe('queued busy')
})

test('a busy job that cannot be read is not taken for one at work', async () => {
  const readings = [{ kind: 'no-response', detail: 'reset' } as const, completed]
  const { words, stored } = await play({ readings })
  expect([words, entriesOf(stored)]).toEqual(['running', []])
})

test('a re-run whose request still waits leaves it there', async () => {
  const memory = { ...remembered, queue: sampleQueue({ entries: [sampleRequest({ runId: '123' })] }) }
  const { words, kind, calls } = await play({ memory, run: { runAttempt: 2 } })
  expect([words, kind, calls]).toEqual(['queued busy', 'over', ['enter']])
})

const justBegun = sampleReport({ ...remembered, turnTimes: [clockStart.getTime() / 1_000 - 60] })
const cooldown: Story = {
  asks: 'push',
  memory: justBegun,
  inputs: { prompt: 'Describe it.', cooldownMs: 600_000 },
}

test('a push within the cooldown is left in the comment until its end, and nothing is asked of the service', async () => {
  const { words, calls, stored, prepared } = await play(cooldown)
  expect(prepared?.queue).toEqual(stored?.queue)
  expect([words, calls.length]).toEqual(['queued cooldown', 2])
  expect(entriesOf(stored)).toMatchObject([{ isReplaceable: true, notBefore: '2026-11-20T12:09:00.000Z' }])
})

test.each<[string, Story]>([
  ['is to be waited for', { inputs: { ...cooldown.inputs, wait: true } }],
  ['has a file', { files: ['one'] }],
  ['is too long', { inputs: { ...cooldown.inputs, prompt: 'x'.repeat(3_000) } }],
  ['cannot be written into the comment', { failingUpdates: [1] }],
])('a push within the cooldown that %s is skipped', async (_, story) => {
  const { words, calls } = await play({ ...cooldown, ...story })
  expect([words, calls.filter((call) => /^(?:get|message|create)/.test(call))]).toEqual([
    'skipped cooldown',
    [],
  ])
})

test('a push that has used all turns is skipped, and not left in the comment', async () => {
  const inputs = { ...cooldown.inputs, maxTurns: 3 }
  const { words, kind, stored } = await play({ ...cooldown, inputs })
  expect([words, kind, entriesOf(stored)]).toEqual(['skipped turn-limit', 'ended', []])
})

test('a new job within the cooldown is not left in the comment', async () => {
  const { words } = await play({ ...cooldown, inputs: { ...cooldown.inputs, onExisting: 'new' } })
  expect(words).toBe('skipped cooldown')
})

function later(waitMs: number) {
  return failed('rejected', { reason: 'rate-limited', status: 429, retryAfterMs: waitMs })
}

test('a rate limit that lasts longer than the lock is waited for without it', async () => {
  const { words, calls, lines, clock } = await play({ sent: [later(120_000), accepted] })
  const tries = ['enter', 'get job_1', 'message job_1 shorter']
  expect([words, calls]).toEqual(['running', [...tries, 'leave', ...tries]])
  expect(lines).toContain('Trying again in 2m')
  expect(clock.sleepsMs).toEqual([120_000])
})

test.each([
  [240_000, [240_000, 240_000]],
  [300_000, [300_000, 300_000]],
  [300_001, [300_001]],
])('a rate limit of %d ms at a time is waited for ten minutes in all', async (waitMs, expected) => {
  const { words, calls, clock } = await play({ sent: [later(waitMs)] })
  expect([words, clock.sleepsMs]).toEqual(['rejected rate-limited', expected])
  expect(calls.filter((call) => call.startsWith('message'))).toHaveLength(expected.length + 1)
})

test('a rate limit that outlasts the run is not waited for', async () => {
  const { words, clock } = await play({ sent: [later(120_000)], inputs: { timeoutMs: 120_000 } })
  expect([words, clock.sleepsMs]).toEqual(['rejected rate-limited', []])
})

test('a run that is canceled while it waits for a rate limit sends nothing more', async () => {
  const { words, calls } = await play({ sent: [later(120_000)], isCancelledAsleep: true })
  expect(words).toBe('cancelled interrupted')
  expect(calls.filter((call) => call.startsWith('message'))).toHaveLength(1)
})

const waiting = { ...remembered, queue: sampleQueue() }
const marked = 'write 200-1-0a1b2c3d | 200-1-0a1b2c3d | -'
const unmarked = 'write 200-1-0a1b2c3d | - | -'
const both = /There are 2 requests\. .*Please add a page\. Request 2 of 2: /

test.each<[string, Story, RegExp]>([
  ['a message', {}, /^message job_1 /],
  ['a new job', { asks: 'new' }, /^create /],
  ['a new job for one that is gone', { readings: [reading({ status: 'failed' })] }, /^create /],
])('%s takes the queued requests along', async (_, story, call) => {
  const { words, calls, report, stored, queueText } = await play({ memory: waiting, ...story })
  expect(words).toBe('running')
  expect(calls.slice(-2)).toEqual([marked, expect.stringMatching(call)])
  expect(calls.at(-1)).toMatch(both)
  expect(queueText(report)).toBe('- | - | 200-1-0a1b2c3d')
  // What the comment remembers becomes the report when it is written.
  expect(queueText(stored)).toBe('200-1-0a1b2c3d | 200-1-0a1b2c3d | -')
})

test('the report of a turn has the requests that it took along, their commands, and its own as the last', async () => {
  const command = { id: 9, surface: 'conversation', reactionId: 8 } as const
  const entries = Array.from({ length: 12 }, (_, index) =>
    sampleRequest({ runId: `${200 + index}`, request: `wish ${index}`, text: 'x', command }),
  )
  const { report } = await play({ memory: { ...remembered, queue: sampleQueue({ entries }) } })
  expect(report?.requests.map(({ text }) => text)).toEqual([
    ...entries.slice(-9).map(({ request }) => request),
    'shorter',
  ])
  expect(report?.otherCommands).toEqual(entries.slice(-10).map(() => command))
})

test('a status check and a wait for a given job take nothing along', async () => {
  const { calls } = await play({ memory: waiting, inputs: { jobId: 'job_1' }, asks: 'push' })
  expect(calls).toEqual(['enter', 'leave', 'get job_1'])
})

test('if the request is rejected, the queued ones wait again', async () => {
  const { words, stored, queueText } = await play({ memory: waiting, sent: [failed('rejected')] })
  expect([words, queueText(stored)]).toEqual(['rejected bad-request', '200-1-0a1b2c3d | - | -'])
})

test('while a rate limit is waited for, the queued ones wait again', async () => {
  const { calls, report, queueText } = await play({ memory: waiting, sent: [later(120_000), accepted] })
  const tries = ['enter', 'get job_1', marked, expect.stringMatching(both)]
  expect(calls).toEqual([...tries, unmarked, 'leave', ...tries])
  expect(queueText(report)).toBe('- | - | 200-1-0a1b2c3d')
})

test.each<[string, Story, string]>([
  [
    'a message',
    { sent: [failed('ambiguous', { reason: 'message-unconfirmed' })] },
    'unknown message-unconfirmed',
  ],
  [
    'a new job',
    { asks: 'new', created: [failed('ambiguous', { reason: 'create-unconfirmed' })] },
    'unknown create-unconfirmed',
  ],
])('if nobody knows whether %s arrived, the queued ones stay on their way', async (...[, story, words]) => {
  const result = await play({ memory: waiting, ...story })
  expect([result.words, result.queueText(result.stored)]).toEqual([words, marked.slice('write '.length)])
  if (result.report) expect(result.queueText(result.report)).toBe(marked.slice('write '.length))
})

test('queued requests that cannot be marked are not sent along, and stay', async () => {
  const { words, calls, lines, report, queueText } = await play({ memory: waiting, failingUpdates: [1] })
  expect([words, calls.at(-1)]).toEqual(['running', 'message job_1 shorter'])
  expect(lines).toContainEqual(expect.stringMatching(/couldn't be marked as sent/))
  expect(queueText(report)).toBe('200-1-0a1b2c3d | - | -')
})

test('a mark that was written though nobody said so is taken back, because nothing is sent', async () => {
  const { calls, stored, queueText } = await play({ memory: waiting, hiddenUpdates: [1] })
  expect(calls.slice(-3)).toEqual([marked, unmarked, 'message job_1 shorter'])
  expect(queueText(stored)).toBe('200-1-0a1b2c3d | - | -')
})

test.each<[string, Story]>([
  ['request', {}],
  ['request without its long context', { context: 'x'.repeat(3_000) }],
  ['comment on a line', { asks: 'line-comment' }],
])('a %s that was queued though nobody said so is not sent once more', async (_, story) => {
  const { words, calls, end } = await play({ readings: [reading(), completed], hiddenUpdates: [1], ...story })
  expect([words, calls.filter((call) => call.startsWith('message'))]).toEqual(['queued busy', []])
  expect(end.job?.status).toBe('completed')
})

test('a request that was queued though nobody said so, and sent by others, is at work', async () => {
  const meanwhile = ({ queue, ...report }: Report): Report => {
    const sent = queue.entries.map(({ id }) => id)
    return { ...report, queue: { entries: [], sending: null, sent } }
  }
  const story = { readings: [reading(), completed], hiddenUpdates: [1], meanwhile }
  const { words, calls, end } = await play(story)
  expect([words, calls.filter((call) => call.startsWith('message'))]).toEqual(['running', []])
  expect(end.job?.status).toBe('completed')
})

test('that nobody knows of requests is told before anything is sent, because nothing may come of it', async () => {
  const queue = sampleQueue({
    sending: { at: clockStart.toISOString(), ids: ['200-1-0a1b2c3d'], digest: null },
  })
  const lostAnswer = failed('ambiguous', { reason: 'create-unconfirmed' })
  const { stored } = await play({ memory: { ...remembered, queue }, asks: 'new', created: [lostAnswer] })
  expect(stored?.note).toMatch(/^Couldn't confirm that these queued requests arrived/)
})

test('what another run was sending, and nobody knows of, is told and not sent again', async () => {
  const queue = sampleQueue({
    sending: { at: clockStart.toISOString(), ids: ['200-1-0a1b2c3d'], digest: null },
  })
  const { calls, report, queueText } = await play({ memory: { ...remembered, queue } })
  expect(calls.slice(-2)).toEqual(['write - | - | 200-1-0a1b2c3d', 'message job_1 shorter'])
  expect(report?.note).toMatch(
    /^Couldn't confirm that these queued requests arrived: <code>add a page<\/code>/,
  )
  expect(queueText(report)).toBe('- | - | 200-1-0a1b2c3d')
})
