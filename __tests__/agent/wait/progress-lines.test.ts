// The lines of the log while a run waits.
import { expect, test } from '@jest/globals'
import { startProgress } from '../../../src/agent/wait/progress-lines.ts'
import type { Job } from '../../../src/mintlify/job.ts'
import { link, sampleJob } from '../../fixtures/samples.ts'

type Poll = { second: number; job: Job | null; problem?: string }

function linesOf(polls: readonly Poll[]): string[] {
  const lines: string[] = []
  const report = startProgress((line) => lines.push(line))
  for (const [index, { second, job, problem }] of polls.entries())
    report({
      watch: { job },
      failures: problem === undefined ? [] : [{ detail: problem }],
      elapsedMs: second * 1_000,
      nextPollMs: 4_000,
      polls: index + 1,
    })
  return lines
}

const active = sampleJob()
const onBranch = sampleJob({ ref: 'docs/v1-4-0' })
const completed = sampleJob({ status: 'completed' })
const problem = 'Mintlify answered 503'
const warning = 'warning    Mintlify answered 503; next check in 4s'
const on = (second: number, job: Job | null, met?: string) => ({
  second,
  job,
  ...(met && { problem: met }),
})

test.each<[string, Poll[], string[]]>([
  ['a change', [on(0, active), on(3, active)], ['     0s  active']],
  [
    'a branch',
    [on(0, active), on(40, onBranch)],
    ['     0s  active', '    40s  active     branch docs/v1-4-0'],
  ],
  [
    'a heartbeat after a minute',
    [on(0, active), on(59.999, active), on(60, active)],
    ['     0s  active', '     1m  active     still working, 3 checks'],
  ],
  [
    'a problem once a minute',
    [0, 59.999, 60].map((second) => on(second, active, problem)),
    [`     0s  ${warning}`, `     1m  ${warning}`],
  ],
  [
    'two problems once a minute',
    [problem, 'reset', problem, 'reset'].map((text, index) =>
      on(3 * index, active, text),
    ),
    [`     0s  ${warning}`, '     3s  warning    reset; next check in 4s'],
  ],
  [
    'a change that came with a problem, once it is over',
    [on(0, active), on(5, onBranch, problem), on(10, onBranch)],
    [
      '     0s  active',
      `     5s  ${warning}`,
      '    10s  active     branch docs/v1-4-0',
    ],
  ],
  ['no job yet', [on(3, null)], ['     3s  waiting']],
  [
    'no job for long',
    [on(0, null, problem), on(70, null)],
    [`     0s  ${warning}`, ' 1m 10s  waiting'],
  ],
  [
    'a link',
    [on(3, { ...completed, prLink: link.url })],
    ['     3s  completed'],
  ],
  [
    'a link, a branch',
    [on(3, { ...completed, prLink: link.url, ref: 'x' })],
    ['     3s  completed  branch x'],
  ],
  [
    'no link',
    [on(3, { ...completed, ref: 'x' })],
    ['     3s  completed  no pull request yet'],
  ],
])('%s', (_, polls, expected) => {
  expect(linesOf(polls)).toEqual(expected)
})

test('ten minutes of polls are at most 20 lines', () => {
  const polls = Array.from({ length: 200 }, (_, index) => ({
    second: 3 * index,
    job: index < 13 ? active : onBranch,
    ...(index >= 100 && index < 140 && index % 2 === 0 ? { problem } : {}),
  }))
  expect(linesOf(polls).length).toBeLessThanOrEqual(20)
})
