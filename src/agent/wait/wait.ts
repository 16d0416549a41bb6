// Waits for a job that got its request before: from an earlier attempt of this
// run, from one that told the agent the same, or named by the input `job-id`.
import { beginWait, type Entry } from '../../conversation/entry.ts'
import type { Ledger } from '../../conversation/ledger.ts'
import { outcomeOfJob } from '../../mintlify/job.ts'
import { findJob, isAtEnd, newWatch } from '../../mintlify/reading.ts'
import { interrupted, outcome } from '../../outcome.ts'
import type { WaitingPlan } from '../decide/cover.ts'
import { setJobOutputs } from '../outputs.ts'
import { save } from '../save.ts'
import { beginningOf } from '../shown.ts'
import type { Run } from '../tools.ts'
import { type Ending, endingOf } from '../turn.ts'
import { notFound, tellAndFollow } from './follow.ts'
import { lastMessageOf } from './last-message.ts'
import { outcomeOfUnread, type PollStart } from './poll.ts'

export async function waitForJob(
  run: Run,
  ledger: Ledger,
  { key, jobId, job }: WaitingPlan,
): Promise<Ending> {
  const { request, clock, inputs } = run
  const facts = { key, jobId, ...beginningOf(run, ledger, request) }
  const entry = beginWait(facts, ledger.snapshot)
  save(run, entry, ledger)

  const message = lastMessageOf(ledger, jobId, clock, job)
  const start = { jobId, job, waitsFor: 'end', message } as const
  const ending = inputs.wait
    ? await tellAndFollow(run, ledger, { entry, start })
    : await lookOnce(run, ledger, { entry, start })
  const { outcome: ended } = ending
  const isUnknownId =
    inputs.jobId === jobId &&
    ending.job === null &&
    ended.reason === 'job-disappeared'
  return isUnknownId ? { ...ending, outcome: notFound(ended) } : ending
}

type Looking = { entry: Entry; start: PollStart }

/** Tells how the job stands, for a run that does not wait. */
async function lookOnce(
  run: Run,
  ledger: Ledger,
  { entry, start }: Looking,
): Promise<Ending> {
  const { message, jobId } = start
  const found = start.job === null ? await findJob(run, jobId) : null
  if (run.cancelled.aborted) return endingOf(interrupted(), ledger, { entry })
  if (found?.kind === 'gone' || found?.kind === 'unread')
    return endingOf(outcomeOfUnread(found.failure), ledger, { entry })

  const job = found?.watch.job ?? start.job
  setJobOutputs(run, job)
  const isOver = isAtEnd(newWatch(job, message))
  const end = job && isOver ? outcomeOfJob(job) : outcome('running')
  return endingOf(end, ledger, { entry, job })
}
