// Faults of the connection at every call, on the shipped bundle.
import { describe, test } from '@jest/globals'
import { makeCertificates } from './certificates.ts'
import { makeConnectionCases } from './connection-cases.ts'
import { expectCase } from './expect-case.ts'
import { runCase } from './run-case.ts'
import { runPool } from './run-pool.ts'

const cases = makeConnectionCases(makeCertificates())
const { results } = runPool(cases, 2, runCase)

describe('a connection', () => {
  test.each(cases.map((each, index) => [each.name, each, index] as const))('%s', async (_, each, index) => {
    expectCase(each, await results[index])
  })
})
