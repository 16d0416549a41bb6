// Waits for a job that got its request before: from an earlier attempt of this
// run, from one that told the agent the same, or named by the input `job-id`.
import type { Entry } from '../../conversation/entry.ts'
import { hasEnded, outcomeOfJob } from '../../mintlify/job.ts'
import { reasonOfFailure } from '../../mintlify/retry.ts'
import { outcome } from '../../outcome.ts'
import type { WaitingPlan } from '../decide/decide.ts'
import { entryToWait } from '../make-entry.ts'
import { outputsOfJob } from '../outputs.ts'
import { save } from '../tell.ts'
import type { Run } from '../tools.ts'
import { type Ending, endingOf, type Known } from '../turn.ts'
import { tellAndFollow } from './follow.ts'
import { pendingMessageOf } from './pending-message.ts'
import type { PollStart } from './poll.ts'

export async function waitForJob(
  run: Run,
  known: Known,
  plan: WaitingPlan,
): Promise<Ending> {
  const { jobId, job } = plan
  const { snapshot } = known
  const entry = entryToWait(run, snapshot, plan)
  save(run, entry, snapshot)

  const start = {
    jobId,
    job,
    waitsFor: 'end',
    pendingMessage: pendingMessageOf(run, snapshot, { jobId, job }),
  } as const
  const ending = run.inputs.wait
    ? await tellAndFollow(run, known, { entry, start })
    : await lookOnce(run, known, { entry, start })
  const isUnknownId =
    run.inputs.jobId === jobId &&
    ending.job === null &&
    ending.outcome.reason === 'job-disappeared'
  return isUnknownId
    ? {
        ...ending,
        outcome: outcome('rejected', 'job-not-found', {
          said: ending.outcome.said,
        }),
      }
    : ending
}

type Looking = { entry: Entry; start: PollStart }

/** Tells how the job stands, for a run that does not wait. */
async function lookOnce(
  run: Run,
  known: Known,
  { entry, start }: Looking,
): Promise<Ending> {
  const answer =
    start.job === null
      ? await run.mintlify.findJob(start.jobId)
      : ({ kind: 'value', value: start.job } as const)
  if (run.cancelled.aborted)
    return endingOf(outcome('cancelled', 'interrupted'), known, { entry })
  if (answer.kind !== 'value') {
    const reason = reasonOfFailure(answer, 'job-disappeared')
    const end = outcome('unknown', reason, { said: answer.detail })
    return endingOf(end, known, { entry })
  }
  const { value: job } = answer
  run.files.setOutputs(outputsOfJob(job))
  const isOver = hasEnded(job) && start.pendingMessage === null
  const end = isOver ? outcomeOfJob(job) : outcome('running')
  return endingOf(end, known, { entry, job })
}
