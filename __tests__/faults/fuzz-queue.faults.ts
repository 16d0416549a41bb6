// Requests, claims and answers in any order: none is lost, none is sent twice, none is in two places.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { withClaim } from '../../src/conversation/claims.ts'
import { enqueue, joinRequests } from '../../src/conversation/queue.ts'
import { record, withoutDeadClaim } from '../../src/conversation/record.ts'
import { claimQueue, withoutRefused } from '../../src/reconcile/queued.ts'
import type { Claim, OwnRun, State } from '../../src/state/state.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import { fuzz } from './fuzzing.ts'

const startMs = Date.parse('2026-11-20T15:00:00.000Z')
const claimMs = 4 * 60_000

type Delivery = OwnRun['delivery']
type Step =
  | { kind: 'queue'; isReplaceable: boolean }
  /** By a run with a request of its own, or by a reconcile. */
  | { kind: 'claim'; by: 'run' | 'reconcile'; isSingle: boolean }
  /** The answer to what somebody claimed, however late. */
  | { kind: 'answer'; which: number; delivery: Delivery }
  | { kind: 'refuse'; which: number }
  | { kind: 'wait'; minutes: number }

const nth = fc.nat({ max: 20 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('queue' as const), isReplaceable: fc.boolean() }),
  fc.record({
    kind: fc.constant('claim' as const),
    by: fc.constantFrom('run' as const, 'reconcile' as const),
    isSingle: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('answer' as const),
    which: nth,
    delivery: fc.constantFrom<Delivery>('none', 'unknown', 'done'),
  }),
  fc.record({ kind: fc.constant('refuse' as const), which: nth }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }),
)

/** What became of each request, by its id. */
type Fate = 'waiting' | 'sending' | 'delivered' | 'unconfirmed' | 'refused'
type Sending = { claim: Claim; requestCount: number }
type Model = {
  state: State
  now: number
  fates: Map<string, Fate>
  /** What was claimed and has no answer yet. */
  sendings: Sending[]
  /** How many requests and claims there were. */
  count: number
}

const idsOf = ({ id, queued }: Claim) => (id === null ? queued : [...queued, id])

function mark({ fates }: Model, ids: readonly string[], fate: Fate): void {
  for (const id of ids) if (fates.has(id)) fates.set(id, fate)
}

/** The state as whoever changes it sees it. What nobody answered in time is told there. */
function see(model: Model): State {
  const { claim } = model.state.conversation
  const seen = withoutDeadClaim(model.state, new Date(model.now))
  if (!claim || seen === model.state) return seen
  const taken = model.state.conversation.queue.filter(({ id }) => claim.queued.includes(id))
  for (const { request } of taken) expect(seen.run.note).toContain(request)
  if (claim.id !== null) expect(seen.run.note).toContain(claim.request)
  mark(model, idsOf(claim), 'unconfirmed')
  return seen
}

const plays = {
  queue(model: Model, { isReplaceable }: { isReplaceable: boolean }) {
    const state = see(model)
    const { queue } = state.conversation
    const id = `queued-${model.count}`
    const added = enqueue(queue, sampleRequest({ id, request: `wish ${model.count}`, isReplaceable }))
    model.state = state
    if (!added) return
    model.state = { ...state, conversation: { ...state.conversation, queue: added } }
    const replaced = queue.filter((entry) => !added.includes(entry))
    expect(replaced.every((entry) => entry.isReplaceable && isReplaceable)).toBe(true)
    for (const entry of replaced) model.fates.delete(entry.id)
    model.fates.set(id, 'waiting')
  },
  claim(model: Model, { by, isSingle }: { by: 'run' | 'reconcile'; isSingle: boolean }) {
    const state = see(model)
    const { requestCount, queue, claim: other } = state.conversation
    const nonce = `claim ${model.count}`
    const at = new Date(model.now)
    const until = new Date(model.now + claimMs).toISOString()
    const allowed = queue.map(({ id }) => id)
    const ofRun = { nonce, until, isCreate: isSingle, id: `own-${model.count}`, request: nonce }
    const claim = { ...ofRun, queued: allowed, command: null }
    const rules = { read: state, allowed, isSingle, nonce, until }
    const byRun = other === null ? { claim, state: withClaim(state, claim) } : null
    const claimed = by === 'run' ? byRun : claimQueue(state, at, rules)
    model.state = claimed?.state ?? state
    if (!claimed) return
    expect(claimed.claim.queued.map((id) => model.fates.get(id))).toEqual(
      claimed.claim.queued.map(() => 'waiting'),
    )
    if (claimed.claim.id !== null) model.fates.set(claimed.claim.id, 'sending')
    mark(model, claimed.claim.queued, 'sending')
    model.sendings.push({ claim: claimed.claim, requestCount })
  },
  answer(model: Model, { which, delivery }: { which: number; delivery: Delivery }) {
    const [sending] = model.sendings.splice(which % Math.max(1, model.sendings.length), 1)
    if (!sending) return
    const { claim } = sending
    const before = model.state
    const own = ownRun(sending, delivery)
    const after = record(before, own, new Date(model.now))
    expect(record(after, own, new Date(model.now))).toEqual(after)
    if (before.conversation.claim?.nonce !== claim.nonce)
      expect(after.conversation.claim).toEqual(before.conversation.claim)
    model.state = after
    if (delivery === 'done') return mark(model, idsOf(claim), 'delivered')
    if (delivery === 'unknown') return mark(model, idsOf(claim), 'unconfirmed')
    // What was given up already stays so. The run itself tells of its own request.
    mark(
      model,
      claim.queued.filter((id) => model.fates.get(id) === 'sending'),
      'waiting',
    )
    if (claim.id !== null && model.fates.get(claim.id) === 'sending') model.fates.delete(claim.id)
  },
  refuse(model: Model, { which }: { which: number }) {
    const state = see(model)
    const { queue } = state.conversation
    const entry = queue[which % Math.max(1, queue.length)]
    model.state = entry ? withoutRefused(state, [{ entry, why: 'No.', isTold: false }]) : state
    if (entry && model.fates.get(entry.id) === 'waiting') {
      expect(model.state.run.note).toContain(entry.request)
      mark(model, [entry.id], 'refused')
    }
  },
}

function ownRun({ claim, requestCount }: Sending, delivery: Delivery): OwnRun {
  const { run, job } = sampleState()
  const id = `job_of_${claim.nonce}`
  return {
    ...{ run: { ...run, id: claim.nonce }, claim, delivery, requestCount, command: null, commandEnds: [] },
    job: delivery === 'done' && job ? { ...job, id } : null,
    ...{ request: null, status: null, docsPullRules: null, isUnsent: false },
  }
}

/** Plays the steps, and compares the state after each with what ought to have become of each request. */
function play(steps: readonly Step[]): void {
  const model: Model = { state: sampleState(), now: startMs, fates: new Map(), sendings: [], count: 0 }
  for (const one of steps) {
    model.count += 1
    if (one.kind === 'queue') plays.queue(model, one)
    else if (one.kind === 'claim') plays.claim(model, one)
    else if (one.kind === 'answer') plays.answer(model, one)
    else if (one.kind === 'refuse') plays.refuse(model, one)
    else model.now += one.minutes * 60_000
    expectFates(model)
  }
}

function expectFates({ state, fates }: Model): void {
  const { queue, handled } = state.conversation
  const waits = ([id, fate]: [string, Fate]) =>
    (fate === 'waiting' || fate === 'sending') && id.startsWith('queued-')
  const known = handled.filter(({ id }) => fates.has(id)).map(({ id, how }): [string, Fate] => [id, how])
  const ended = [...fates].filter(([, fate]) => fate !== 'waiting' && fate !== 'sending')
  expect(queue.map(({ id }) => id).toSorted()).toEqual(
    [...fates]
      .filter(waits)
      .map(([id]) => id)
      .toSorted(),
  )
  expect(known.toSorted()).toEqual(ended.toSorted())
}

test('whatever happens, each request waits, is on its way, has arrived, or is told as unconfirmed or refused', () => {
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
        `Request ${index + 1} of ${asked.length}, asked by ${askedBy} at 2026-11-20 15:00 UTC:\n\n${own}`,
      )
  })
})
