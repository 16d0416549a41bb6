// The lines of the log while a run waits: one for each change and each problem,
// a heartbeat each minute, and nothing for a poll that changes nothing.
import { durationText } from '../../lib/format.ts'
import type { Job } from '../../mintlify/job.ts'

export type PollReport = {
  watch: { job: Job | null }
  /** Since the last good answer, the last one at the end. */
  failures: readonly { detail: string }[]
  elapsedMs: number
  nextPollMs: number
  /** So far. */
  polls: number
}

const heartbeatMs = 60_000

/**
 * What prints the line of each poll, if it has one. Times count from the start
 * of the wait.
 */
export function startProgress(print: (line: string) => void) {
  let shown: string | null = null
  let lastLineMs = 0
  const shownProblems = new Map<string, number>()

  return (report: PollReport): void => {
    const { watch, failures, elapsedMs, nextPollMs, polls } = report
    const show = (text: string) => {
      lastLineMs = elapsedMs
      print(`${durationText(elapsedMs).padStart(7)}  ${text}`)
    }
    const problem = failures.at(-1)?.detail
    const text = describeJob(watch.job)
    if (problem !== undefined && isDue(shownProblems.get(problem), elapsedMs)) {
      // A problem that comes and goes is logged once a minute.
      shownProblems.set(problem, elapsedMs)
      show(`warning    ${problem}; next check in ${durationText(nextPollMs)}`)
    } else if (problem === undefined && text !== shown) {
      shown = text
      show(text)
    } else if (isDue(lastLineMs, elapsedMs)) {
      const status = (watch.job?.status ?? 'waiting').padEnd(9)
      show(`${status}  still working, ${polls} checks`)
    }
  }
}

function isDue(lastMs: number | undefined, elapsedMs: number): boolean {
  return lastMs === undefined || elapsedMs - lastMs >= heartbeatMs
}

function describeJob(job: Job | null): string {
  if (!job) return 'waiting'
  const status = job.status.padEnd(9)
  if (job.status === 'completed' && !job.prLink)
    return `${status}  no pull request yet`
  return job.ref ? `${status}  branch ${job.ref}` : status.trimEnd()
}
