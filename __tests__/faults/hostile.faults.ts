// Hostile words from the service, on the shipped bundle: none of them commands the runner, none gets a secret out.
import { afterAll, expect } from '@jest/globals'
import { makeHostileCases } from './hostile-cases.ts'
import { playCases } from './play-cases.ts'
import type { CaseRun } from './run-case.ts'

const done = playCases('hostile words', makeHostileCases(), { width: 8, expectMore: expectHarmless })
afterAll(() => done)

function expectHarmless({ run, github }: CaseRun): void {
  const { stdout, outputs, summary } = run
  const comments = github.comments().map(({ body }) => body.replace(/<!-- docs-agent:v1 .* -->$/, ''))
  const shown = [stdout, summary, ...comments, ...Object.values(outputs)].join('\n')
  expect(shown).not.toContain('evil-link')
  expect([summary, ...comments].join('\n')).not.toMatch(
    /<script>|<img|<!--|@(?:octocat|acme)|fixes #1|!\[x\]/,
  )
}
