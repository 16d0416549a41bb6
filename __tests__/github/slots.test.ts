// Who gets a slot, and when.
import { expect, test } from '@jest/globals'
import { createSlots } from '../../src/github/slots.ts'

/** One slot, the names of those who got it in order, and a way to wait for it. */
function start() {
  const slots = createSlots(1)
  const entered: string[] = []
  const enter = async (name: string, signal?: AbortSignal) => {
    const leave = await slots.enter(signal)
    entered.push(name)
    return leave
  }
  return { entered, enter }
}

test('a slot is for one at a time, in the order in which they came', async () => {
  const { entered, enter } = start()
  const leaveFirst = await enter('first')
  const [second, third] = [enter('second'), enter('third')]
  expect(entered).toEqual(['first'])
  leaveFirst()
  const leaveSecond = await second
  expect(entered).toEqual(['first', 'second'])
  leaveSecond()
  const leaveThird = await third
  leaveThird()
  await enter('fourth')
  expect(entered).toEqual(['first', 'second', 'third', 'fourth'])
})

test('who gives up does not get the slot, and keeps nobody out', async () => {
  const { entered, enter } = start()
  const leave = await enter('first')
  const stop = new AbortController()
  const second = enter('second', stop.signal)
  const third = enter('third')
  stop.abort(new Error('no time'))
  await expect(second).rejects.toThrow('no time')
  leave()
  await third
  expect(entered).toEqual(['first', 'third'])
})

test('who gives up after it has got the slot keeps nobody out', async () => {
  const { entered, enter } = start()
  const leaveFirst = await enter('first')
  const stop = new AbortController()
  const second = enter('second', stop.signal)
  const third = enter('third')
  leaveFirst()
  const leaveSecond = await second
  stop.abort()
  leaveSecond()
  await third
  expect(entered).toEqual(['first', 'second', 'third'])
})

test('whose time is up before does not wait', async () => {
  const { entered, enter } = start()
  await expect(enter('first', AbortSignal.abort(new Error('no time')))).rejects.toThrow('no time')
  expect(entered).toEqual([])
})
