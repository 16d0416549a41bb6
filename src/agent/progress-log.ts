// The log of a wait: one line for each change and each problem, a heartbeat each minute, and nothing for a poll that
// changes nothing.
import { durationText } from '../base/format.ts'
import type { Job } from '../mintlify/job.ts'

export type Progress = {
  /** The state in the last line about a state, null before the first. */
  state: string | null
  /** Problems logged within the last minute. */
  problems: readonly { text: string; atMs: number }[]
  lastLineMs: number
  polls: number
}

export const noProgress: Progress = { state: null, problems: [], lastLineMs: 0, polls: 0 }

const heartbeatMs = 60_000

export type PollSnapshot = { job: Job | null; problem: string | null; elapsedMs: number; nextCheckMs: number }

/** The progress after one poll, and the line to print, null for none. Times count from the start of the wait. */
export function logPoll(before: Progress, poll: PollSnapshot): { progress: Progress; line: string | null } {
  const polls = before.polls + 1
  const print = (text: string, changes: Partial<Progress>) => ({
    progress: { ...before, ...changes, polls, lastLineMs: poll.elapsedMs },
    line: `${durationText(poll.elapsedMs).padStart(7)}  ${text}`,
  })
  const state = stateText(poll.job)
  const recent = before.problems.filter(({ atMs }) => poll.elapsedMs - atMs < heartbeatMs)
  // A problem that comes and goes is logged once a minute.
  if (poll.problem !== null && recent.every(({ text }) => text !== poll.problem)) {
    const problems = [...recent, { text: poll.problem, atMs: poll.elapsedMs }]
    return print(`warning    ${poll.problem}; next check in ${durationText(poll.nextCheckMs)}`, { problems })
  }
  if (poll.problem === null && state !== before.state) return print(state, { state })
  if (poll.elapsedMs - before.lastLineMs >= heartbeatMs) {
    return print(`${(poll.job?.status ?? 'waiting').padEnd(9)}  still working, ${polls} checks`, {})
  }
  return { progress: { ...before, polls }, line: null }
}

function stateText(job: Job | null): string {
  if (!job) return 'waiting'
  const status = job.status.padEnd(9)
  if (job.status === 'completed' && !job.pullRequest) return `${status}  no pull request yet`
  return job.ref ? `${status}  branch ${job.ref}` : status.trimEnd()
}
