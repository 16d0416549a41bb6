// What a run does with a job that is there: writes down what was sent, and waits for the agent.
import type { BusyJob, StartedJob } from '../agent/create-job.ts'
import type { PollState } from '../agent/poll-state.ts'
import { waitUntilIdle } from '../agent/send-message.ts'
import { waitForJob } from '../agent/wait-for-job.ts'
import { durationText } from '../base/format.ts'
import { withoutClaim } from '../conversation/claims.ts'
import type { HeldClaim } from '../conversation/held-claim.ts'
import { hasEnded, type Job, keepLink } from '../mintlify/job.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import { withStart } from '../state/report.ts'
import type { OwnRun } from '../state/state.ts'
import type { Collaborators } from './collaborators.ts'
import type { Asked } from './job-request.ts'

/** Writes down what was started, and waits for it if that is wanted. */
export async function followJob(
  start: StartedJob,
  asked: Asked,
  collaborators: Collaborators,
): Promise<Outcome> {
  const { state } = start
  const { reporter, journal, runtime } = collaborators
  const isUncertain = state.pendingMessage?.isDeliveryUncertain === true
  const begun = withStart(reporter.report(), { ...start, jobId: state.jobId, at: runtime.clock.now() })
  reporter.started(begun, state.job, deliveryOf(start, isUncertain))
  if (!asked.request.inputs.wait) {
    if (isUncertain) return outcome('unknown', { reason: 'message-unconfirmed', job: state.job })
    return outcome('running', { job: state.job })
  }
  if (!state.job || !hasEnded(state.job) || state.pendingMessage) reporter.waiting()
  const limit = durationText(runtime.remainingMs())
  journal.log(`Waiting up to ${limit}. Canceling this run doesn't stop the agent.`)
  return wait(state, asked, collaborators)
}

function deliveryOf({ isNewRequest }: StartedJob, isUncertain: boolean): OwnRun['delivery'] {
  if (!isNewRequest) return 'none'
  return isUncertain ? 'unknown' : 'done'
}

type Waiting = { start: BusyJob; asked: Asked; lastJob: Job | null; claim: HeldClaim | null }

/** Waits until the job is free, without a claim. `end`: how the run ends without having sent anything, null if it is free. */
export async function waitForAgent(
  { start, asked, lastJob, claim }: Waiting,
  collaborators: Collaborators,
): Promise<{ end: Outcome | null; job: Job | null }> {
  await giveBack(claim, collaborators)
  let job = start.job ?? (lastJob?.id === start.jobId ? lastJob : null)
  const end = await waitUntilIdle(start, {
    clock: collaborators.runtime.clock,
    log: collaborators.journal.log,
    async wait(state) {
      const waited = await wait(state, asked, collaborators)
      // What was read once, such as a link, is told even if the job cannot be read any more.
      job = waited.job ? keepLink(waited.job, job) : job
      return waited
    },
  })
  return { end, job }
}

function wait(
  state: PollState,
  { request }: Asked,
  { service, reporter, journal, runtime }: Collaborators,
): Promise<Outcome> {
  const { clock, random, cancelled, remainingMs } = runtime
  const waiting = { state, fixedMs: request.inputs.pollIntervalMs }
  return waitForJob(waiting, {
    clock,
    random,
    cancelled,
    remainingMs,
    getJob: service.getJob,
    onPoll: reporter.polled,
    onReading: reporter.jobRead,
    log: journal.log,
  })
}

/** Nobody else waits for a claim whose request waits itself. */
async function giveBack(
  claim: HeldClaim | null,
  { conversation, runtime: { patience } }: Collaborators,
): Promise<void> {
  if (!claim) return
  const { nonce } = claim.claim()
  await conversation.change(({ state }) => {
    const free = state && withoutClaim(state, nonce)
    return { state: free === state ? null : free, value: null }
  }, patience())
}
