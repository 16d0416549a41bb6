// Start-up, end and memory of a run, beside a script that only calls fetch.

import { atMost, type Row, untargeted } from './row.ts'
import type { Kind, Measure } from './runs.ts'

/** Returns the rows for medians of runs. */
export function describeRuns(of: (kind: Kind) => Measure, waiting: Measure): Row[] {
  const [bare, scheduled, pull] = [of('fetch'), of('scheduled'), of('pull request')]
  const [closed, alone] = [of('closed'), of('alone')]
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const mib = (kib: number) => `${(kib / 1_024).toFixed(0)} MiB`
  const start = scheduled.firstRequest / bare.firstRequest
  return [
    untargeted('start: spawn to exit, an empty script', ms(of('empty').seconds * 1_000)),
    untargeted(
      'start: spawn to first request, a script that only calls http.request',
      ms(of('http').firstRequest),
    ),
    untargeted('start: the same, a script that only calls fetch', ms(bare.firstRequest)),
    untargeted('start: the same, a scheduled run without context and comment', ms(scheduled.firstRequest)),
    atMost('start: ratio of the two', start, { max: 0.92 }),
    untargeted('start: spawn to create, the defaults on a pull request', ms(pull.create)),
    untargeted('start: the same, to its first request (to GitHub)', ms(pull.firstRequest)),
    atMost('start: ratio of that to the script', pull.firstRequest / bare.firstRequest, { max: 1.35 }),
    atMost(
      'start: ratio of spawn to create to the script, without a comment',
      alone.create / bare.firstRequest,
      {
        max: 1.65,
      },
    ),
    untargeted(
      'start: what the conversation adds to this ratio',
      ((pull.create - alone.create) / bare.firstRequest).toFixed(2),
    ),
    untargeted('start: spawn to exit, an event that a gate closes', ms(closed.seconds * 1_000)),
    atMost('start: ratio of it to the scheduled run', (closed.seconds * 1_000) / scheduled.firstRequest, {
      max: 1.05,
    }),
    atMost('start: its API calls', closed.requests, { max: 0 }),
    atMost('end: terminal status asked for to exit, without comment', scheduled.end, {
      max: 150,
      unit: ' ms',
    }),
    atMost('end: the same with comment, and the 3 s for which it then holds its lock', waiting.end, {
      max: 3_150,
      unit: ' ms',
    }),
    untargeted('memory: peak of a script that only calls fetch', mib(bare.memory)),
    untargeted('memory: peak of a whole run with a comment', mib(waiting.memory)),
    atMost('memory: ratio of the two', waiting.memory / bare.memory, { max: 1.12 }),
  ]
}
