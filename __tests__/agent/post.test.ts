// What is known of a run that did not get to its end.
import { expect, test } from '@jest/globals'
import type { RunRecord } from '../../src/conversation/state.ts'
import { endOfKilledRun } from '../../src/agent/post.ts'
import { later, sampleRun, sampleShown } from '../fixtures/samples.ts'

type Kind = RunRecord['request']['kind']

test.each<[Kind, RunRecord['delivery'], string, string, RunRecord['delivery']]>(
  [
    ['create', 'unsent', 'cancelled', 'interrupted', 'unsent'],
    ['create', 'sending', 'unknown', 'create-unconfirmed', 'unconfirmed'],
    ['create', 'unconfirmed', 'unknown', 'create-unconfirmed', 'unconfirmed'],
    ['create', 'delivered', 'cancelled', 'interrupted', 'delivered'],
    ['message', 'unsent', 'cancelled', 'interrupted', 'unsent'],
    ['message', 'sending', 'unknown', 'message-unconfirmed', 'unconfirmed'],
    ['message', 'unconfirmed', 'unknown', 'message-unconfirmed', 'unconfirmed'],
    ['message', 'delivered', 'cancelled', 'interrupted', 'delivered'],
    ['wait', 'delivered', 'cancelled', 'interrupted', 'delivered'],
  ],
)(
  'a %s that was %s ends as %s, %s',
  (...[kind, delivery, result, reason, after]) => {
    const record = sampleRun({
      request: { id: 'a', nonce: 'n', kind },
      delivery,
    })
    const shown = sampleShown({
      result: result as 'unknown',
      reason: reason as 'interrupted',
      isSent: after !== 'unsent',
      updatedAt: later,
    })
    expect(endOfKilledRun(record, later)).toEqual({
      ...record,
      delivery: after,
      until: null,
      shown,
    })
  },
)
