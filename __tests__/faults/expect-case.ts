// Holds a run against what its case expects, and against the invariants.
import { expect } from '@jest/globals'
import type { Expected } from './expectation.ts'
import { assertInvariants } from './invariants.ts'
import type { Case, CaseRun } from './run-case.ts'
import type { Settled } from './run-pool.ts'

/** Asserts the case's ending and all invariants. */
export function expectCase(
  played: Case & { expected: Expected },
  settled: Settled<CaseRun> | undefined,
): void {
  if (settled?.is !== 'done') throw settled?.error ?? new Error(`${played.name} was not run`)
  const { run, service } = settled.value
  const count = (call: string) => service.requests.filter((seen) => seen.call === call).length
  const { outputs } = run
  expect({
    result: outputs.result,
    reason: outputs.reason,
    jobId: outputs['job-id'],
    creates: count('create'),
    messages: count('message'),
  }).toEqual(played.expected)
  assertInvariants(settled.value)
}
