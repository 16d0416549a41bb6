// The log of a wait: a line for each change and each trouble, a heartbeat each minute, nothing for a poll that
// brought nothing new.
import type { Job } from './job.ts'
import { durationText } from './time-text.ts'

export type Progress = {
  /** What the last line said. */
  shown: string
  lastLineMs: number
  polls: number
}

const heartbeatMs = 60_000

/** The progress after one poll, and the line to print, null for none. Times count from the start of the wait. */
export function followProgress(
  before: Progress,
  seen: { job: Job | null; trouble: string; elapsedMs: number; nextCheckMs: number },
): { progress: Progress; line: string | null } {
  const polls = before.polls + 1
  const shown = seen.trouble === '' ? stateText(seen.job) : before.shown
  const print = (text: string, now: string) => ({
    progress: { polls, shown: now, lastLineMs: seen.elapsedMs },
    line: `${durationText(seen.elapsedMs).padStart(7)}  ${text}`,
  })
  const next = `next check in ${durationText(seen.nextCheckMs)}`
  if (seen.trouble !== '' && before.shown !== `trouble: ${seen.trouble}`) {
    return print(`warning    ${seen.trouble}; ${next}`, `trouble: ${seen.trouble}`)
  }
  if (seen.trouble === '' && shown !== before.shown) return print(shown, shown)
  if (seen.elapsedMs - before.lastLineMs >= heartbeatMs) {
    return print(`${(seen.job?.status ?? 'waiting').padEnd(9)}  still working, ${polls} checks`, before.shown)
  }
  return { progress: { ...before, polls }, line: null }
}

function stateText(job: Job | null): string {
  if (!job) return 'waiting'
  return job.ref ? `${job.status.padEnd(9)}  branch ${job.ref}` : job.status
}
