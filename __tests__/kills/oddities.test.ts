// A run that sends meets an oddity of GitHub at each of its requests. Whoever
// goes on afterwards, every promise holds.
import { describe, expect, test } from '@jest/globals'
import { atEveryRequest, historiesOf, surprises } from './suite.ts'
import { creates, messages, oddities } from './worlds.ts'

const sending = [...creates.slice(0, 1), ...messages.slice(0, 1)]

describe.each(sending)('$name', (situation) => {
  test.each(oddities)(
    '$name',
    async (oddity) => {
      const histories = await historiesOf(situation, [oddity])
      expect(await surprises(atEveryRequest(histories))).toEqual([])
    },
    900_000,
  )
})
