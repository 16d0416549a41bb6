/** Agent jobs. The script and the time determine the state of a job. */

import type { JobScript } from './job-script.ts'

/** A create or a message, with its prompt. */
export type JobPrompt = {
  prompt: string
  script: JobScript
  startedAtMs: number
}

export type Job = {
  id: string
  branch: string
  /** The `prLink` of the job if it ends with a pull request. */
  pullRequest: string
  createdAtMs: number
  /** In the order of their arrival. The last one determines the status. */
  prompts: [JobPrompt, ...JobPrompt[]]
  /** The results of the prompts before the last one. */
  previous: { ref: string | null; prLink: string | null }
}

/**
 * URL of the repository that the agent works in. The API description has the
 * full URL.
 */
const repository = 'https://github.com/acme/docs'
const firstPullRequest = 57

const statuses: Record<JobScript['ending'], string> = {
  'pull-request': 'completed',
  'no-pull-request': 'completed',
  failed: 'failed',
  archived: 'archived',
  never: 'active',
}

/** Returns a new job. `jobCount` is the number of jobs before it. */
export function createJob(jobCount: number, prompt: JobPrompt): Job {
  // It looks random. An odd factor, here 2 ** 32 divided by the golden ratio,
  // maps 32-bit numbers one-to-one.
  const token = (Math.imul(jobCount + 1, 0x9e3779b1) >>> 0)
    .toString(16)
    .padStart(8, '0')
  return {
    id: `job_${token}`,
    branch: `mintlify/${token}`,
    pullRequest: `${repository}/pull/${firstPullRequest + jobCount}`,
    createdAtMs: prompt.startedAtMs,
    prompts: [prompt],
    previous: { ref: null, prLink: null },
  }
}

/**
 * Returns the job with one more prompt. Work that has not ended is interrupted.
 */
export function continueJob(job: Job, prompt: JobPrompt): Job {
  const { source, prLink } = describeJob(job, prompt.startedAtMs)
  const previous = {
    ref: source.ref,
    prLink: prLink ?? job.previous.prLink,
  }
  return { ...job, prompts: [...job.prompts, prompt], previous }
}

/**
 * Returns the body of a response at that time.
 *
 * The job gets its branch after a third of the script's time. An active job has
 * no link, even if an earlier prompt had one. A job that has ended has the link
 * of an earlier prompt, whatever its ending.
 */
export function describeJob(job: Job, atMs: number) {
  const { script, startedAtMs } = lastPrompt(job)
  const { ending, afterMs, linkDelayMs = 0 } = script
  const elapsedMs = atMs - startedAtMs
  const hasEnded = ending !== 'never' && elapsedMs >= afterMs
  const ref: string | null =
    elapsedMs * 3 >= afterMs ? job.branch : job.previous.ref
  const hasLink =
    ending === 'pull-request' && elapsedMs >= afterMs + linkDelayMs
  const isArchived = hasEnded && ending === 'archived'
  return {
    id: job.id,
    status: hasEnded ? statuses[ending] : 'active',
    model: 'emulated-writer-1',
    // `ref` is null until the agent has a branch.
    source: { repository, ref },
    prLink: hasEnded
      ? (job.previous.prLink ?? (hasLink ? job.pullRequest : null))
      : null,
    createdAt: new Date(job.createdAtMs).toISOString(),
    archivedAt: isArchived
      ? new Date(startedAtMs + afterMs).toISOString()
      : null,
  }
}

/** Returns the body of the response to the last create or message. */
export function acknowledgePrompt(job: Job) {
  const { script, startedAtMs } = lastPrompt(job)
  const body = describeJob(job, startedAtMs)
  if (script.createdAs === undefined) return body
  return { ...body, status: script.createdAs, prLink: null, archivedAt: null }
}

function lastPrompt(job: Job): JobPrompt {
  return job.prompts.at(-1) ?? job.prompts[0]
}
