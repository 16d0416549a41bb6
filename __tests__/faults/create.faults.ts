// Every fault at the create of a job, on the shipped bundle: how the run ends, how often the service was asked, and that the
// invariants hold.
import { afterAll, expect, test } from '@jest/globals'
import { makeCreateCases } from './fault-cases.ts'
import { startFaultServer } from './fault-server.ts'
import { playCases } from './play-cases.ts'

const elsewhere = await startFaultServer({})
const done = playCases('a fault at the create of a job', makeCreateCases(elsewhere.url), { width: 12 })

afterAll(async () => {
  await done
  await elsewhere.close()
})

test('nobody else was contacted', async () => {
  await done
  expect(elsewhere.countConnections()).toBe(0)
})
