// Start-up, end and memory of a run, beside a script that only calls fetch.

import { atMost, type Row, told } from './row.ts'
import type { Kind, Measure } from './runs.ts'

/** Gives back the rows for medians of runs. */
export function describeRuns(of: (kind: Kind) => Measure): Row[] {
  const [bare, scheduled, pull, waiting] = [of('fetch'), of('scheduled'), of('pull request'), of('waiting')]
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const mib = (kib: number) => `${(kib / 1_024).toFixed(0)} MiB`
  const start = scheduled.firstRequest / bare.firstRequest
  return [
    told('start: spawn to first request, a script that only calls fetch', ms(bare.firstRequest)),
    told('start: the same, a scheduled run without context and comment', ms(scheduled.firstRequest)),
    atMost('start: ratio of the two', start, { most: 1.15 }),
    told('start: spawn to create, the defaults on a pull request', ms(pull.create)),
    told('start: the same, to its first request (to GitHub)', ms(pull.firstRequest)),
    told('start: ratio of spawn to create to the script', (pull.create / bare.firstRequest).toFixed(2)),
    atMost('end: terminal status asked for to exit, without comment', scheduled.end, {
      most: 150,
      unit: ' ms',
    }),
    atMost('end: the same with comment, the local GitHub’s answers counted', waiting.end, {
      most: 150,
      unit: ' ms',
    }),
    told('memory: peak of a script that only calls fetch', mib(bare.memory)),
    told('memory: peak of a whole run with a comment', mib(waiting.memory)),
    atMost('memory: ratio of the two', waiting.memory / bare.memory, { most: 1.5 }),
  ]
}
