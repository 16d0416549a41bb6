// The lines of the log while a run waits: one for each change and each problem,
// a heartbeat each minute, and nothing for a poll that changes nothing.
import { durationText } from '../../lib/format.ts'
import type { Job } from '../../mintlify/job.ts'

export type Progress = {
  /** The text of the last line about the job, null before the first. */
  text: string | null
  /** Problems logged within the last minute. */
  problems: readonly { text: string; atMs: number }[]
  lastLineMs: number
}

export const noProgress: Progress = {
  text: null,
  problems: [],
  lastLineMs: 0,
}

const heartbeatMs = 60_000

export type PollReport = {
  job: Job | null
  problem: string | null
  elapsedMs: number
  nextPollMs: number
  /** So far. */
  polls: number
}

/**
 * The progress after one poll, and the line to print, null for none. Times
 * count from the start of the wait.
 */
export function describePoll(
  before: Progress,
  poll: PollReport,
): { progress: Progress; line: string | null } {
  const print = (text: string, changes: Partial<Progress>) => ({
    progress: { ...before, ...changes, lastLineMs: poll.elapsedMs },
    line: `${durationText(poll.elapsedMs).padStart(7)}  ${text}`,
  })
  const text = describeJob(poll.job)
  const recent = before.problems.filter(
    ({ atMs }) => poll.elapsedMs - atMs < heartbeatMs,
  )
  // A problem that comes and goes is logged once a minute.
  if (
    poll.problem !== null &&
    recent.every((problem) => problem.text !== poll.problem)
  ) {
    const problems = [...recent, { text: poll.problem, atMs: poll.elapsedMs }]
    return print(
      `warning    ${poll.problem}; next check in ${durationText(poll.nextPollMs)}`,
      { problems },
    )
  }
  if (poll.problem === null && text !== before.text)
    return print(text, { text })
  if (poll.elapsedMs - before.lastLineMs >= heartbeatMs)
    return print(
      `${(poll.job?.status ?? 'waiting').padEnd(9)}  still working, ${poll.polls} checks`,
      {},
    )

  return { progress: before, line: null }
}

function describeJob(job: Job | null): string {
  if (!job) return 'waiting'
  const status = job.status.padEnd(9)
  if (job.status === 'completed' && !job.pullRequest)
    return `${status}  no pull request yet`
  return job.ref ? `${status}  branch ${job.ref}` : status.trimEnd()
}
