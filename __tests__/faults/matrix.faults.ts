// Every fault at every call, on the shipped bundle: how the run ends, how often the service was asked, and that the
// invariants hold.
import { afterAll, describe, expect, test } from '@jest/globals'
import { expectCase } from './expect-case.ts'
import { makeFaultCases } from './fault-cases.ts'
import { startFaultServer } from './fault-server.ts'
import { runCase } from './run-case.ts'
import { runPool } from './run-pool.ts'

const width = 4
const elsewhere = await startFaultServer({})
const choices = [undefined, 'none', 'unknown', 'rejected, timed-out', 'no-pull-request, failed']
const cases = makeFaultCases(elsewhere.url).map((each, index) => {
  const failOn = choices[index % choices.length]
  return failOn === undefined ? each : { ...each, with: { ...each.with, 'fail-on': failOn } }
})
const { results, done } = runPool(cases, width, runCase)

afterAll(async () => {
  await done
  await elsewhere.close()
})

describe('a fault', () => {
  test.each(cases.map((each, index) => [each.name, each, index] as const))('%s', async (_, each, index) => {
    expectCase(each, await results[index])
  })
})

test('nobody else was contacted', async () => {
  await done
  expect(elsewhere.countConnections()).toBe(0)
  expect(cases.length).toBeGreaterThanOrEqual(300)
})
