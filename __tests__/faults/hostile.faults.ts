// Hostile words from the service, on the shipped bundle: none of them commands the runner, none gets a secret out.
import { describe, expect, test } from '@jest/globals'
import { expectCase } from './expect-case.ts'
import { makeHostileCases } from './hostile-cases.ts'
import { runCase } from './run-case.ts'
import { runPool } from './run-pool.ts'

const cases = makeHostileCases()
const { results } = runPool(cases, 2, runCase)

describe('hostile words', () => {
  test.each(cases.map((each, index) => [each.name, each, index] as const))('%s', async (_, each, index) => {
    const settled = await results[index]
    expectCase(each, settled)
    if (settled?.is !== 'done') return
    const { stdout, outputs, summary } = settled.value.run
    const shown = stdout + summary + Object.values(outputs).join('\n')
    expect(shown).not.toContain('evil-link')
    expect(summary).not.toMatch(/<script>|<img|<!--|@(?:octocat|acme)|fixes #1|!\[x\]/)
  })
})
