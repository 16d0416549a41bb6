// A run that sends a message meets something wrong at each of its requests.
// Whoever goes on afterwards, every promise holds.
import { describe, expect, test } from '@jest/globals'
import { atEveryRequest, historiesOf, surprises } from './suite.ts'
import { disturbances, messages } from './worlds.ts'

describe.each(messages)('$name', (situation) => {
  test.each(disturbances)(
    '$name',
    async (disturbance) => {
      const histories = await historiesOf(situation, [disturbance])
      expect(await surprises(atEveryRequest(histories))).toEqual([])
    },
    900_000,
  )
})
