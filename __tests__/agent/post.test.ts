// What is known of a run that did not get to its end.
import { expect, test } from '@jest/globals'
import { endOfKilledRun } from '../../src/agent/post.ts'
import type { RequestEntry } from '../../src/conversation/entry.ts'
import {
  later,
  sampleEntry,
  sampleRecord,
  sampleShownOfRun,
  sampleWait,
} from '../fixtures/samples.ts'

type Kind = RequestEntry['kind']
type Delivery = RequestEntry['delivery']

test.each<[Kind, Delivery, string, string, Delivery]>([
  ['create', 'unsent', 'cancelled', 'interrupted', 'unsent'],
  ['create', 'refused', 'cancelled', 'interrupted', 'refused'],
  ['create', 'sending', 'unknown', 'create-unconfirmed', 'unconfirmed'],
  ['create', 'unconfirmed', 'unknown', 'create-unconfirmed', 'unconfirmed'],
  ['create', 'delivered', 'cancelled', 'interrupted', 'delivered'],
  ['message', 'unsent', 'cancelled', 'interrupted', 'unsent'],
  ['message', 'sending', 'unknown', 'message-unconfirmed', 'unconfirmed'],
  ['message', 'unconfirmed', 'unknown', 'message-unconfirmed', 'unconfirmed'],
  ['message', 'delivered', 'cancelled', 'interrupted', 'delivered'],
])(
  'a %s that was %s ends as %s, %s',
  (...[kind, delivery, result, reason, after]) => {
    const entry = sampleEntry({ kind, delivery })
    const shown = sampleShownOfRun({
      result: result as 'unknown',
      reason: reason as 'interrupted',
      updatedAt: later,
    })
    expect(endOfKilledRun(entry, later)).toEqual({
      ...entry,
      delivery: after,
      until: null,
      shown,
    })
  },
)

test('a run that only waited ends as cancelled', () => {
  const entry = sampleWait()
  const shown = sampleShownOfRun({
    ...{ result: 'cancelled', reason: 'interrupted' },
    updatedAt: later,
  })
  const killed = { ...entry, until: null, shown }
  expect(endOfKilledRun(entry, later)).toEqual(killed)
})

test('a message in doubt may have set its job to work', () => {
  const job = sampleRecord({ end: 'pull-request' })
  const entry = sampleEntry({ kind: 'message', job })
  const ends = (['sending', 'unsent'] as const).map(
    (delivery) => endOfKilledRun({ ...entry, delivery }, later).job?.end,
  )
  expect(ends).toEqual([null, 'pull-request'])
})
