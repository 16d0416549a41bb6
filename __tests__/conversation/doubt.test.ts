// Requests of which nobody can know whether they arrived.
import { expect, test } from '@jest/globals'
import { doubtOf, mayHaveArrived } from '../../src/conversation/doubt.ts'

test.each([
  ['create', 'create-unconfirmed'],
  ['message', 'message-unconfirmed'],
] as const)('a %s in doubt ends as unknown, %s', (kind, reason) => {
  const end = { result: 'unknown', reason, why: null }
  expect(doubtOf(kind)).toEqual({ ...end, said: null })
  expect(doubtOf(kind, 'cut short')).toEqual({ ...end, said: 'cut short' })
})

test.each([
  ['unsent', false],
  ['sending', false],
  ['refused', false],
  ['unconfirmed', true],
  ['delivered', true],
] as const)('what is %s may have arrived: %s', (delivery, expected) => {
  expect(mayHaveArrived({ delivery })).toBe(expected)
})
