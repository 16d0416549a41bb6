// Everything else that can go wrong, as much of it as there is time for. By
// night, all of it is played.
import { expect, test } from '@jest/globals'
import { historiesOf, some, surprises } from './suite.ts'
import { creates, disturbances, messages, oddities, others } from './worlds.ts'

const inBackground = [...creates.slice(1), ...messages.slice(1)]

test.each(inBackground)(
  'oddities in $name',
  async (situation) => {
    const histories = await historiesOf(situation, oddities)
    expect(await surprises(some(histories, 20))).toEqual([])
  },
  900_000,
)

test.each(others)(
  '$name',
  async (situation) => {
    const all = await historiesOf(situation, [...oddities, ...disturbances])
    expect(await surprises(some(all, 30))).toEqual([])
  },
  900_000,
)
