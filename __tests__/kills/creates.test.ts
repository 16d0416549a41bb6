// A run that sends a create meets a fault at each of its requests. Whoever goes
// on afterwards, no request is sent twice, and none is lost silently.
import { describe, expect, test } from '@jest/globals'
import { creates, disturbances, playAll } from './history.ts'

describe.each(creates)('$name', (situation) => {
  test.each(disturbances)(
    '$name',
    async ({ disturbance }) => {
      expect(await playAll(situation, disturbance)).toEqual([])
    },
    900_000,
  )
})
