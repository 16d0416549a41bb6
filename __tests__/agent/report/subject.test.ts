// What the texts about a run are about that has announced nothing.
import { expect, test } from '@jest/globals'
import type { AgentInputs } from '../../../src/agent/inputs.ts'
import { subjectOf } from '../../../src/agent/report/subject.ts'
import type { Run } from '../../../src/agent/tools.ts'
import { type Ledger, openLedger } from '../../../src/conversation/ledger.ts'
import type { Snapshot } from '../../../src/conversation/snapshot.ts'
import type { ConversationState } from '../../../src/conversation/state.ts'
import { type Outcome, outcome } from '../../../src/outcome.ts'
import {
  at,
  sampleKey,
  sampleRequest,
  sampleState,
  sampleUnconfirmed,
} from '../../fixtures/samples.ts'
import { openWaiting } from '../open-waiting.ts'

const lost = outcome('unknown', 'create-unconfirmed')
const store = {} as Ledger['store']
const comment = { id: 1 } as Snapshot['comment']

type Given = {
  end?: Outcome
  state?: Partial<ConversationState>
  request?: Run['request']
  store?: Ledger['store']
  comment?: Snapshot['comment']
  inputs?: Partial<AgentInputs>
  entry?: Ledger['entry']
}

function subject(given: Given) {
  const run = openWaiting().run(given.inputs ?? {}, [])
  const { request = run.request, end = lost } = given
  const ledger = openLedger(null)
  const snapshot = {
    ...ledger.snapshot,
    state: sampleState(given.state),
    comment: given.comment === undefined ? comment : given.comment,
  }
  const { store: ours = store, entry = null } = given
  return subjectOf(
    { ...run, request },
    {
      outcome: end,
      ledger: { ...ledger, store: ours, snapshot, entry },
    },
  )
}

const timeOf = (minute: number) => `2026-11-20T13:0${minute}:00.000Z`
/** A doubt that was announced in a minute, and found in the one after it. */
const doubtOf = (
  minute: number,
  ...parts: Parameters<typeof sampleUnconfirmed>
) => ({
  ...sampleUnconfirmed(...parts),
  announcedAt: timeOf(minute),
  doubtedAt: timeOf(minute + 1),
})
const own = doubtOf(1)
const first = doubtOf(3, sampleKey('x'))
const second = doubtOf(5, sampleKey('y'))
const message = doubtOf(7, sampleKey('z'), 'message')

test.each<[string, Given, number | null]>([
  ['its own doubt', { state: { unconfirmed: [own, first] } }, 1],
  [
    'its own doubt, in another attempt',
    {
      state: { unconfirmed: [{ ...own, key: sampleKey('abc', 2) }, first] },
    },
    1,
  ],
  [
    'the last create in doubt',
    { state: { unconfirmed: [first, second, message] } },
    5,
  ],
  ['nothing in doubt', {}, null],
  [
    'another end',
    { end: outcome('skipped', 'request-limit'), state: { unconfirmed: [own] } },
    null,
  ],
])('the times of %s', (_, given, minute) => {
  const { startedAt, updatedAt } = subject(given).shown
  expect([startedAt, updatedAt]).toEqual(
    minute === null ? [at, at] : [timeOf(minute), timeOf(minute + 1)],
  )
})

test.each<[string, Given, boolean, string | null]>([
  ['a comment', {}, true, '/docs'],
  ['no comment', { comment: null }, false, '/docs'],
  ['no store', { store: null }, false, null],
])('with %s', (_, given, isRemembered, command) => {
  const { shown, ...rest } = subject(given)
  const slashCommand = '/docs'
  expect(rest).toEqual({
    ...{ job: null, until: null, slashCommand, isRemembered },
    requestCount: expect.any(Number),
  })
  expect(shown).toMatchObject({ ...lost, command, delivery: 'unsent' })
})

test('without an entry, a run with a prompt was to ask the job of `job-id`', () => {
  const inputs = { jobId: 'job_1' }
  expect(subject({ inputs }).shown.namedJob).toBe('asked')
})

test('a command is told with who asked for it', () => {
  const command = {
    ...{ text: 'shorter', isNew: false, isByAdmin: false },
    postedAt: at,
  }
  const request = sampleRequest({ command, requester: 'hubot' })
  expect(subject({ request }).shown).toMatchObject({
    ...{ asked: 'shorter', requester: 'hubot' },
  })
})
