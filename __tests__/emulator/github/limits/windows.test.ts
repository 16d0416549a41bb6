import { expect, test } from '@jest/globals'
import { createWindow } from '../../../../emulator/github/limits/windows.ts'

test.each<[added: [amount: number, atMs: number][], nowMs: number, room: number]>([
  [[], 0, 10],
  [[[4, 0]], 0, 6],
  [[[10, 0]], 99, 0],
  [[[10, 0]], 100, 10],
  [
    [
      [4, 0],
      [5, 60],
    ],
    99,
    1,
  ],
  [
    [
      [4, 0],
      [5, 60],
    ],
    100,
    5,
  ],
  [
    [
      [4, 0],
      [5, 60],
    ],
    1_000,
    10,
  ],
])('after %j, at %p the window has room for %p', (added, nowMs, room) => {
  const window = createWindow(100, 10)
  for (const [amount, atMs] of added) window.add(amount, atMs)
  expect([window.hasRoom(room, nowMs), window.hasRoom(room + 1, nowMs)]).toEqual([true, false])
})
