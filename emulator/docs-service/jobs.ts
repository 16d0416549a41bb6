/** Agent jobs: everything a job shows follows from its script and the time. */

import type { Ending, JobScript } from './job-script.ts'

/** What the service answers, field for field. */
export type JobBody = {
  id: string
  status: string
  source: { repository: string; ref: string | null }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

/** One instruction: the prompt of the create, or of a message. */
export type Turn = { prompt: string; script: JobScript; startedAtMs: number }

export type Job = {
  id: string
  branch: string
  /** The link that the pull request gets if one is opened. */
  pullRequest: string
  createdAtMs: number
  /** In the order in which they came; the last one decides. */
  turns: [Turn, ...Turn[]]
  /** What the turns before the last one left behind. */
  earlier: { ref: string | null; prLink: string | null }
}

const repository = 'acme/docs'
const firstPullRequest = 57

const statuses: Record<Ending, string> = {
  'pull-request': 'completed',
  'no-pull-request': 'completed',
  failed: 'failed',
  archived: 'archived',
  never: 'active',
}

/** Gives back the job that the service creates after `count` others. */
export function createJob(count: number, turn: Turn): Job {
  const token = scatter(count)
  return {
    id: `job_${token}`,
    branch: `docs/agent-${token}`,
    pullRequest: `https://github.com/${repository}/pull/${firstPullRequest + count}`,
    createdAtMs: turn.startedAtMs,
    turns: [turn],
    earlier: { ref: null, prLink: null },
  }
}

/** Gives back the job with one more turn, which interrupts the one before if that has not ended. */
export function continueJob(job: Job, turn: Turn): Job {
  const before = describeJob(job, turn.startedAtMs)
  const earlier = { ref: before.source.ref, prLink: before.prLink ?? job.earlier.prLink }
  return { ...job, turns: [...job.turns, turn], earlier }
}

/**
 * Gives back the job as it is shown at that time.
 *
 * The branch is there once a third of the script's time has gone. While the job is active it shows no link,
 * also in a later turn; once it has ended it shows the one it had, whatever the ending.
 */
export function describeJob(job: Job, atMs: number): JobBody {
  const { script, startedAtMs } = lastTurn(job)
  const elapsedMs = atMs - startedAtMs
  const hasEnded = script.ending !== 'never' && elapsedMs >= script.afterMs
  const isArchived = hasEnded && script.ending === 'archived'
  return {
    id: job.id,
    status: hasEnded ? statuses[script.ending] : 'active',
    source: { repository, ref: elapsedMs * 3 >= script.afterMs ? job.branch : job.earlier.ref },
    model: 'emulated-writer-1',
    prLink: hasEnded ? (job.earlier.prLink ?? findLink(job, elapsedMs)) : null,
    createdAt: new Date(job.createdAtMs).toISOString(),
    archivedAt: isArchived ? new Date(startedAtMs + script.afterMs).toISOString() : null,
  }
}

/** Gives back the job as the answer to its last create or message shows it. */
export function acknowledgeTurn(job: Job): JobBody {
  const { script, startedAtMs } = lastTurn(job)
  const body = describeJob(job, startedAtMs)
  if (script.createdAs === undefined) return body
  return { ...body, status: script.createdAs, prLink: null, archivedAt: null }
}

function lastTurn(job: Job): Turn {
  return job.turns.at(-1) ?? job.turns[0]
}

function findLink(job: Job, elapsedMs: number): string | null {
  const { ending, afterMs, linkDelayMs = 0 } = lastTurn(job).script
  return ending === 'pull-request' && elapsedMs >= afterMs + linkDelayMs ? job.pullRequest : null
}

/** An odd factor makes this one-to-one on 32 bits: tokens look random, yet never repeat. */
function scatter(count: number): string {
  const token = Math.imul(count + 1, 0x9e3779b1) >>> 0
  return token.toString(16).padStart(8, '0')
}
