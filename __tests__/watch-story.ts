// Plays readings to a watch, each at its second, and tells what the watch wants after each.
import type { Attempt } from '../src/domain/attempt.ts'
import type { Job } from '../src/domain/job.ts'
import { advance, type Next, startWatch, type Watch } from '../src/domain/watch.ts'

export type Played = { watch: Watch; next: Next; told: string[] }

/** A watch of the sample job that this run has just created. */
export function newWatch(known: Partial<Watch> = {}): Watch {
  const start = {
    jobId: 'job_1',
    job: null,
    awaits: 'result',
    isNew: true,
    followUp: null,
    hasHeard: false,
    startedMs: 0,
  } as const
  return { ...startWatch(start), ...known }
}

/** The watch after all readings. Throws if it wanted to end before the last. */
export function play(watch: Watch, readings: readonly (readonly [number, Attempt<Job>])[]): Played {
  let played: Played = { watch, next: { do: 'wait', atLeastMs: 0 }, told: [] }
  for (const [atSecond, reading] of readings) {
    if (played.next.do === 'end') throw new Error(`ended early: ${played.told.join(', ')}`)
    const { watch: after, next } = advance(played.watch, reading, atSecond * 1_000)
    played = { watch: after, next, told: [...played.told, describeNext(next)] }
  }
  return played
}

/** Such as `wait`, `wait 30s`, `again 5s` or `unknown unreachable`. */
export function describeNext(next: Next): string {
  if (next.do === 'end') return `${next.outcome.result} ${next.outcome.reason}`.trim()
  if (next.do === 'read-again') return `again ${next.inMs / 1_000}s`
  return next.atLeastMs === 0 ? 'wait' : `wait ${next.atLeastMs / 1_000}s`
}
