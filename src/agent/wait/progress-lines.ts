// The lines of the log while a run waits: one for each change and each problem,
// a heartbeat each minute, and nothing for a poll that changes nothing.
import { durationText } from '../../lib/format.ts'
import type { Job } from '../../mintlify/job.ts'

export type Progress = {
  /** To print now, null for nothing. */
  line: string | null
  /** The text of the last line about the job, null before the first. */
  text: string | null
  /** Problems logged within the last minute. */
  problems: readonly { text: string; atMs: number }[]
  lastLineMs: number
}

export const noProgress: Progress = {
  line: null,
  text: null,
  problems: [],
  lastLineMs: 0,
}

const heartbeatMs = 60_000

export type PollReport = {
  watch: { job: Job | null }
  failure: { detail: string } | null
  elapsedMs: number
  nextPollMs: number
  /** So far. */
  polls: number
}

/** After one poll. Times count from the start of the wait. */
export function nextProgress(
  before: Progress,
  { watch: { job }, failure, elapsedMs, nextPollMs, polls }: PollReport,
): Progress {
  const print = (text: string, changes: Partial<Progress>): Progress => {
    const line = `${durationText(elapsedMs).padStart(7)}  ${text}`
    return { ...before, ...changes, lastLineMs: elapsedMs, line }
  }
  const recent = before.problems.filter(
    ({ atMs }) => elapsedMs - atMs < heartbeatMs,
  )
  const problem = failure && { text: failure.detail, atMs: elapsedMs }
  // A problem that comes and goes is logged once a minute.
  if (problem && recent.every(({ text }) => text !== problem.text)) {
    const next = `next check in ${durationText(nextPollMs)}`
    const problems = [...recent, problem]
    return print(`warning    ${problem.text}; ${next}`, { problems })
  }
  const text = describeJob(job)
  if (problem === null && text !== before.text) return print(text, { text })
  const status = (job?.status ?? 'waiting').padEnd(9)
  return elapsedMs - before.lastLineMs >= heartbeatMs
    ? print(`${status}  still working, ${polls} checks`, {})
    : { ...before, line: null }
}

function describeJob(job: Job | null): string {
  if (!job) return 'waiting'
  const status = job.status.padEnd(9)
  if (job.status === 'completed' && !job.pullRequest)
    return `${status}  no pull request yet`
  return job.ref ? `${status}  branch ${job.ref}` : status.trimEnd()
}
