// The log of a wait: a line for each change and each trouble, a heartbeat each minute, nothing for a poll that
// brought nothing new.

import { durationText } from '../time-text.ts'
import type { Job } from './job.ts'

export type Progress = {
  /** The state that the last line about a state told. */
  state: string
  /** Troubles told within the last minute. */
  troubles: readonly { text: string; atMs: number }[]
  lastLineMs: number
  polls: number
}

export const noProgress: Progress = { state: '', troubles: [], lastLineMs: 0, polls: 0 }

const heartbeatMs = 60_000

export type Seen = { job: Job | null; trouble: string; elapsedMs: number; nextCheckMs: number }

/** The progress after one poll, and the line to print, null for none. Times count from the start of the wait. */
export function followProgress(before: Progress, seen: Seen): { progress: Progress; line: string | null } {
  const polls = before.polls + 1
  const print = (text: string, told: Partial<Progress>) => ({
    progress: { ...before, ...told, polls, lastLineMs: seen.elapsedMs },
    line: `${durationText(seen.elapsedMs).padStart(7)}  ${text}`,
  })
  const state = stateText(seen.job)
  if (seen.trouble !== '' && isNewTrouble(before, seen)) {
    const troubles = [...recent(before, seen), { text: seen.trouble, atMs: seen.elapsedMs }]
    return print(`warning    ${seen.trouble}; next check in ${durationText(seen.nextCheckMs)}`, { troubles })
  }
  if (seen.trouble === '' && state !== before.state) return print(state, { state })
  if (seen.elapsedMs - before.lastLineMs >= heartbeatMs) {
    return print(`${(seen.job?.status ?? 'waiting').padEnd(9)}  still working, ${polls} checks`, {})
  }
  return { progress: { ...before, polls }, line: null }
}

/** A service that flaps is told of once a minute. */
function isNewTrouble(before: Progress, seen: Seen): boolean {
  return recent(before, seen).every(({ text }) => text !== seen.trouble)
}

function recent({ troubles }: Progress, { elapsedMs }: Seen): Progress['troubles'] {
  return troubles.filter(({ atMs }) => elapsedMs - atMs < heartbeatMs)
}

function stateText(job: Job | null): string {
  if (!job) return 'waiting'
  const status = job.status.padEnd(9)
  if (job.status === 'completed' && !job.pullRequest) return `${status}  no pull request so far`
  return job.ref ? `${status}  branch ${job.ref}` : status.trimEnd()
}
