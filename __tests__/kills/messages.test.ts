// A run that sends a message meets a fault at each of its requests. Whoever
// goes on afterwards, no request is sent twice, and none is lost silently.
import { describe, expect, test } from '@jest/globals'
import { disturbances, messages, playAll } from './history.ts'

describe.each(messages)('$name', (situation) => {
  test.each(disturbances)(
    '$name',
    async ({ disturbance }) => {
      expect(await playAll(situation, disturbance)).toEqual([])
    },
    900_000,
  )
})
