// Plays cases on the shipped bundle, a few at a time, and makes a test of each.
import { afterAll, describe, expect, test } from '@jest/globals'
import { expectCase } from './expect-case.ts'
import type { FaultCase } from './fault-cases.ts'
import { startFaultServer } from './fault-server.ts'
import { type CaseRun, runCase, withGitHubs } from './run-case.ts'
import { type Pool, runPool } from './run-pool.ts'

type Playing = Pool & {
  /** Asserts what is more than the ending and the invariants. */
  expectMore?: (seen: CaseRun) => void
}

const failOn = [undefined, 'none', 'unknown', 'rejected, timed-out', 'no-pull-request, failed']

/** Each case with a GitHub of its own and another choice of what fails the step; a promise of the end of all. */
export function playCases(
  title: string,
  cases: readonly FaultCase[],
  { expectMore, ...pool }: Playing,
): Promise<unknown> {
  const varied = withGitHubs(cases.map(varyFailOn))
  const { results, done } = runPool(varied, pool, runCase)
  describe(title, () => {
    test.each(varied.map((each, index) => [nameOf(each), each, index] as const))(
      '%s',
      async (_, each, index) => {
        const settled = await results[index]
        expectCase(each, settled)
        if (settled?.is === 'done') expectMore?.(settled.value)
      },
    )
  })
  return done
}

/** The same for cases that point to another server, which must not be contacted. */
export async function playCasesBeside(
  title: string,
  makeCases: (elsewhere: string) => FaultCase[],
  playing: Playing,
): Promise<void> {
  const elsewhere = await startFaultServer({})
  const done = playCases(title, makeCases(elsewhere.url), playing)
  afterAll(async () => {
    await done
    await elsewhere.close()
  })
  test('nobody else was contacted', async () => {
    await done
    expect(elsewhere.countConnections()).toBe(0)
  })
}

function varyFailOn(each: FaultCase, index: number): FaultCase {
  const choice = failOn[index % failOn.length]
  return choice === undefined ? each : { ...each, with: { ...each.with, 'fail-on': choice } }
}

function nameOf({ name, github }: FaultCase): string {
  return `${name}; GitHub: ${github?.name}`
}
