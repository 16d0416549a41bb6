// Waits for a job that got its request before: of this run, of one that told
// the agent the same, or by the input `job-id`.
import type { Entry } from '../conversation/state.ts'
import { hasEnded, type Job, outcomeOfJob } from '../mintlify/job.ts'
import { reasonOfFailure } from '../mintlify/retry.ts'
import { outcome } from '../outcome.ts'
import type { Plan } from './decide.ts'
import { entryToWait, save } from './entry.ts'
import { followJob } from './follow.ts'
import { outputsOfJob } from './outputs.ts'
import type { Run } from './tools.ts'
import { type Ending, endingOf, type Known } from './turn.ts'

type Waiting = Extract<Plan, { kind: 'wait' }>

export async function waitForJob(
  run: Run,
  known: Known,
  { key, jobId, job }: Waiting,
): Promise<Ending> {
  const entry = save(run, entryToWait(run, known.snapshot, { key, jobId }))
  const waiting = { ...known, announced: null }
  if (!run.inputs.wait) return lookOnce(run, waiting, { entry, jobId, job })

  const start = {
    jobId,
    job,
    until: 'finished',
    isNew: false,
    pendingMessage: null,
  } as const
  const ending = await followJob(run, waiting, { entry, start })
  const isUnknownId =
    run.inputs.jobId === jobId &&
    ending.job === null &&
    ending.outcome.reason === 'job-disappeared'
  return isUnknownId
    ? {
        ...ending,
        outcome: outcome('rejected', 'job-not-found', ending.outcome.detail),
      }
    : ending
}

type Looking = { entry: Entry; jobId: string; job: Job | null }

/** Reads the job once, for a run that does not wait. */
async function lookOnce(
  run: Run,
  conversation: Known,
  { entry, jobId, job: known }: Looking,
): Promise<Ending> {
  const answer =
    known === null
      ? await run.mintlify.findJob(jobId)
      : ({ kind: 'value', value: known } as const)
  if (answer.kind !== 'value') {
    const reason = reasonOfFailure(answer, 'job-not-found')
    return endingOf(outcome('unknown', reason, answer.detail), conversation, {
      entry,
    })
  }
  const { value: job } = answer
  run.files.setOutputs(outputsOfJob(job))
  const end = hasEnded(job) ? outcomeOfJob(job) : outcome('running')
  return endingOf(end, conversation, { entry, job })
}
