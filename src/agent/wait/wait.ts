// Waits for a job that got its request before: from an earlier attempt of this
// run, from one that told the agent the same, or named by the input `job-id`.
import { beginWait, type Ledger } from '../../conversation/ledger.ts'
import { outcomeOfJob } from '../../mintlify/job.ts'
import { findJob, jobOf } from '../../mintlify/reading.ts'
import { interrupted, type Outcome, outcome } from '../../outcome.ts'
import type { WaitingPlan } from '../decide/cover.ts'
import { setJobOutputs } from '../outputs.ts'
import { save } from '../save.ts'
import { beginningOf } from '../shown.ts'
import type { Run } from '../tools.ts'
import { type Ending, endingOf } from '../turn.ts'
import { asJobNotFound, tellAndFollow } from './follow.ts'
import { outcomeOfUnread, type Polling } from './poll.ts'
import { rememberedWatch } from './remembered-watch.ts'

export async function waitForJob(
  run: Run,
  ledger: Ledger,
  { key, jobId, job: read }: WaitingPlan,
): Promise<Ending> {
  const { request, clock, inputs, log } = run
  log.info(`No new request: following agent job ${jobId}`)
  const facts = { key, jobId, ...beginningOf(run, ledger, request) }
  const waiting = save(run, beginWait(ledger, facts))

  const watch = rememberedWatch(ledger, jobId, clock, read)
  const polling = { jobId, watch, waitsFor: 'end' } as const
  const ending = inputs.wait
    ? await tellAndFollow(run, waiting, polling)
    : await lookOnce(run, waiting, polling)
  const { outcome: ended } = ending
  const isUnknownId =
    inputs.jobId === jobId &&
    ending.job === null &&
    ended.reason === 'job-disappeared'
  return isUnknownId ? { ...ending, outcome: asJobNotFound(ended) } : ending
}

/**
 * Looks once, for a run that does not wait, unless the job was read just now.
 * Only a link that may still come is waited for.
 */
export async function lookOnce(
  run: Run,
  ledger: Ledger,
  { jobId, watch }: Polling,
): Promise<Ending> {
  const reading = await findJob(run, jobId, { watch, waitsForLink: true })
  const job = jobOf(reading.watch)
  setJobOutputs(run, job)
  const ended = (end: Outcome) => endingOf(end, ledger, { job })
  if (run.cancelled.aborted) return ended(interrupted())
  // A new job that Mintlify does not find yet is at work, if it was seen before.
  const isNew = reading.kind === 'not-found-yet' && job !== null
  if ('failure' in reading && !isNew) {
    const notFound = reading.kind === 'gone' ? 'job-disappeared' : 'unreachable'
    return ended(outcomeOfUnread(reading.failure, notFound))
  }
  return reading.kind === 'ended'
    ? ended(outcomeOfJob(reading.watch.job))
    : ended(outcome('running', null))
}
