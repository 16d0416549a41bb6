import { expect, test } from '@jest/globals'
import { readJobScript } from '../../../emulator/docs-service/job-script.ts'

const byDefault = { ending: 'pull-request', afterMs: 4_000 }

test.each([
  ['emulate: pull-request', { ending: 'pull-request', afterMs: 4_000, linkDelayMs: 0 }],
  ['emulate: no-pull-request after 10s', { ending: 'no-pull-request', afterMs: 10_000, linkDelayMs: 0 }],
  ['emulate: failed after 0s', { ending: 'failed', afterMs: 0, linkDelayMs: 0 }],
  ['emulate: archived after 1.5s', { ending: 'archived', afterMs: 1_500, linkDelayMs: 0 }],
  ['emulate: never', { ending: 'never', afterMs: 4_000, linkDelayMs: 0 }],
  ['emulate: pull-request link after 3s', { ending: 'pull-request', afterMs: 4_000, linkDelayMs: 3_000 }],
  [
    'emulate: pull-request after 2s link after 3s',
    { ending: 'pull-request', afterMs: 2_000, linkDelayMs: 3_000 },
  ],
  ['Describe it.\r\n  emulate: failed \r\nThanks.', { ending: 'failed', afterMs: 4_000, linkDelayMs: 0 }],
  ['emulate: never\nemulate: failed', { ending: 'never', afterMs: 4_000, linkDelayMs: 0 }],
])('%j is a script', (prompt, script) => {
  expect(readJobScript(prompt)).toEqual(script)
})

test.each([
  ['Describe the new flag.'],
  ['Please emulate: failed'],
  ['emulate: failed soon'],
  ['emulate: exploded'],
  ['emulate: failed after -1s'],
  ['emulate: failed after 1m'],
  ['Emulate: failed'],
])('%j is plain text: a pull request after 4 s', (prompt) => {
  expect(readJobScript(prompt)).toEqual(byDefault)
})
