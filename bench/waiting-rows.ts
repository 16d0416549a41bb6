// The shipped schedule beside fixed intervals and beside others of its kind.
import { atMost, type Row, untargeted } from './row.ts'
import {
  fixedInterval,
  growingInterval,
  intervalOfEqualPolls,
  jobLengths,
  shipped,
  simulateWaiting,
  type Waiting,
} from './waiting.ts'

const fixedSeconds = [5, 10, 15, 30]
const shares = [20, 25, 30, 35, 40]
const minSeconds = [2, 3, 4, 5]
const maxSeconds = [12, 15, 17]

/** Returns a row for each schedule and kind of job; the targets are those of log-normal lengths. */
export function measureWaiting(): Row[] {
  return Object.entries(jobLengths).flatMap(([kind, length]) => {
    const ours = simulateWaiting(shipped, length)
    const equalMs = intervalOfEqualPolls(ours.meanPolls, length)
    const equal = simulateWaiting(fixedInterval(equalMs), length)
    const name = `waiting, ${kind} lengths`
    const fixed = fixedSeconds.map((seconds) =>
      untargeted(
        `${name}: every ${seconds} s`,
        describe(simulateWaiting(fixedInterval(seconds * 1_000), length)),
      ),
    )
    return [
      untargeted(`${name}: shipped schedule`, describe(ours)),
      ...(kind === 'log-normal' ? judge(name, ours) : []),
      atMost(
        `${name}: relative lag, shipped against every ${(equalMs / 1_000).toFixed(2)} s (equal polls)`,
        ours.relativeLag / equal.relativeLag,
        { max: 1 },
      ),
      ...fixed,
      untargeted(
        `${name}: growing schedules better in both relative lag and polls`,
        findBetter(ours, length),
      ),
    ]
  })
}

function judge(name: string, { relativeLag, worstLagMs, meanPolls }: Waiting): Row[] {
  return [
    atMost(`${name}: mean relative lag`, relativeLag * 100, { max: 2, unit: ' %' }),
    atMost(`${name}: worst lag`, worstLagMs / 1_000, { max: 17, unit: ' s' }),
    atMost(`${name}: polls per job`, meanPolls, { max: 70 }),
  ]
}

function findBetter(ours: Waiting, length: (random: () => number) => number): string {
  const better = shares.flatMap((share) =>
    minSeconds.flatMap((min) =>
      maxSeconds.flatMap((max) => {
        const schedule = growingInterval(1 / share, min * 1_000, max * 1_000)
        const other = simulateWaiting(schedule, length)
        const isBetter = other.relativeLag < ours.relativeLag * 0.99 && other.meanPolls < ours.meanPolls
        return isBetter ? [`1/${share}, ${min} to ${max} s (${describe(other)})`] : []
      }),
    ),
  )
  return better.join('; ') || 'none'
}

function describe({ meanLagMs, worstLagMs, relativeLag, meanPolls }: Waiting): string {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  const lag = `lag ${seconds(meanLagMs)} s, worst ${seconds(worstLagMs)} s, ${(relativeLag * 100).toFixed(2)} %`
  return `${lag}, ${meanPolls.toFixed(1)} polls`
}
