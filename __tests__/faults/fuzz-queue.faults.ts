// Queued requests in any order of what may happen to them: none is lost, none is sent twice, none is in two places.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  emptyQueue,
  endSending,
  mergeQueue,
  type Queue,
  type QueuedRequest,
} from '../../src/domain/conversation/queue.ts'
import {
  beginSending,
  enqueue,
  isDue,
  joinRequests,
  settleSending,
  undoSending,
  waitingIn,
} from '../../src/domain/conversation/sending.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { sampleJob } from '../fixtures/sample-job.ts'
import { fuzz } from './fuzzing.ts'

const startMs = Date.parse('2026-11-20T12:00:00.000Z')

type Step =
  | { kind: 'add'; text: string; isReplaceable: boolean; delayMs: number | null }
  /** Somebody writes what they read some steps ago, as a run does that has waited for its agent. */
  | { kind: 'write-old'; stepsAgo: number }
  | { kind: 'send' | 'arrive' | 'undo' }
  | { kind: 'settle'; isLastChance: boolean; hasJobChanged: boolean }
  | { kind: 'wait'; minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    text: hostileText,
    isReplaceable: fc.boolean(),
    delayMs: fc.option(fc.nat({ max: 3_600_000 })),
  }),
  fc.record({ kind: fc.constant('write-old' as const), stepsAgo: fc.integer({ min: 1, max: 4 }) }),
  fc.constantFrom<Step>({ kind: 'send' }, { kind: 'arrive' }, { kind: 'undo' }),
  fc.record({
    kind: fc.constant('settle' as const),
    isLastChance: fc.boolean(),
    hasJobChanged: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
)

/** What became of each request, by its id. */
type Fate = 'waiting' | 'sending' | 'sent' | 'replaced' | 'unconfirmed'

/** Plays the steps, and compares the queue after each with what ought to have become of each request. */
function play(steps: readonly Step[]): void {
  const model: Model = { queue: emptyQueue, fates: new Map(), now: startMs }
  const read: Queue[] = [emptyQueue]
  for (const one of steps) {
    if (one.kind === 'wait') model.now += one.minutes * 60_000
    else if (one.kind === 'add') add(model, one)
    else if (one.kind === 'write-old')
      model.queue = mergeQueue(read.at(-one.stepsAgo) ?? emptyQueue, model.queue)
    else if (one.kind === 'settle') settle(model, one)
    else sendings[one.kind](model)
    read.push(model.queue)
    expectFates(model)
  }
}

type Model = { queue: Queue; fates: Map<string, Fate>; now: number }

function mark({ fates }: Model, ids: readonly string[], fate: Fate): void {
  for (const id of ids) fates.set(id, fate)
}

function idsOf({ fates }: Model, wanted: Fate): string[] {
  return [...fates].filter(([, fate]) => fate === wanted).map(([id]) => id)
}

function add(model: Model, step: Extract<Step, { kind: 'add' }>): void {
  const request = makeRequest(step, model.fates.size, model.now)
  const added = enqueue(model.queue, request)
  if (!added) return
  const replaced = model.queue.entries.filter(({ id }) => !added.entries.some((entry) => entry.id === id))
  expect(replaced.every(({ isReplaceable }) => isReplaceable && request.isReplaceable)).toBe(true)
  mark(
    model,
    replaced.map(({ id }) => id),
    'replaced',
  )
  mark(model, [request.id], 'waiting')
  model.queue = added
}

function settle(model: Model, { isLastChance, hasJobChanged }: Extract<Step, { kind: 'settle' }>): void {
  const job = sampleJob({ status: hasJobChanged ? 'active' : 'completed' })
  const { queue, arrived, unconfirmed } = settleSending(model.queue, job, {
    now: new Date(model.now),
    isLastChance,
  })
  mark(
    model,
    arrived.map(({ id }) => id),
    'sent',
  )
  mark(
    model,
    unconfirmed.map(({ id }) => id),
    'unconfirmed',
  )
  model.queue = queue
}

const sendings: Record<'send' | 'arrive' | 'undo', (model: Model) => void> = {
  send(model) {
    const now = new Date(model.now)
    if (model.queue.sending || !isDue(model.queue, now)) return
    mark(
      model,
      waitingIn(model.queue).map(({ id }) => id),
      'sending',
    )
    model.queue = beginSending(model.queue, sampleJob({ status: 'completed' }), now)
  },
  arrive(model) {
    const ids = model.queue.sending?.ids ?? []
    mark(model, ids, 'sent')
    model.queue = endSending(model.queue, ids)
  },
  undo(model) {
    mark(model, idsOf(model, 'sending'), 'waiting')
    model.queue = undoSending(model.queue)
  },
}

function makeRequest(
  { text, isReplaceable, delayMs }: Extract<Step, { kind: 'add' }>,
  index: number,
  now: number,
): QueuedRequest {
  const notBefore = delayMs === null ? null : new Date(now + delayMs).toISOString()
  const runId = String(100 + index)
  const at = new Date(now).toISOString()
  const request = text.slice(0, 20)
  return {
    id: `${runId}-1-a`,
    runId,
    at,
    askedBy: 'mona',
    request,
    text,
    isReplaceable,
    notBefore,
    command: null,
  }
}

function expectFates(model: Model): void {
  const { entries, sending, sent } = model.queue
  const ids = entries.map(({ id }) => id)
  const open = [...idsOf(model, 'waiting'), ...idsOf(model, 'sending')]
  expect(ids.toSorted()).toEqual(open.toSorted())
  expect((sending?.ids ?? []).toSorted()).toEqual(idsOf(model, 'sending').toSorted())
  expect(sent.filter((id) => ids.includes(id))).toEqual([])
}

test('whatever happens, each request waits, is on its way, has arrived, was replaced, or is told as unconfirmed', () => {
  fuzz(fc.array(step, { maxLength: 40 }), 5_000, play)
})

test('requests that are sent together are all there, each with who asked', () => {
  const request = fc.record({
    text: hostileText.filter((text) => text !== ''),
    askedBy: fc.constantFrom('mona', 'eve'),
  })
  fuzz(fc.array(request, { minLength: 2, maxLength: 6 }), 5_000, (asked) => {
    const entries = asked.map((one) => ({ ...one, at: new Date(startMs).toISOString() }))
    const text = joinRequests(entries, null)
    expect(text).toContain(`There are ${asked.length} requests.`)
    for (const [index, { askedBy, text: own }] of asked.entries())
      expect(text).toContain(
        `Request ${index + 1} of ${asked.length}, asked by ${askedBy} at 2026-11-20 12:00 UTC:\n\n${own}`,
      )
  })
})
