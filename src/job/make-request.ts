// A run's request in its conversation: it is claimed, sent, and written down. A run that has to wait before it can send plans anew.
import {
  type BusyJob,
  endAfterError,
  isInDoubt,
  isRefused,
  type Start,
  type StartPorts,
  unclaimedError,
} from '../agent/create-job.ts'
import { startJob } from '../agent/start-job.ts'
import { maxUnavailableBeforeQueueMs, maxUnavailableMs } from '../base/budgets.ts'
import type { Batch } from '../batch/batch.ts'
import { firstState, withClaim } from '../conversation/claims.ts'
import type { HeldClaim } from '../conversation/held-claim.ts'
import { lockPauseMs } from '../conversation/lock.ts'
import { joinRequests } from '../conversation/queue.ts'
import type { Job } from '../mintlify/job.ts'
import { type Outcome, outcome, skipped } from '../state/outcome.ts'
import { reportOf, runPartOf } from '../state/report-parts.ts'
import type { QueuedRequest } from '../state/state.ts'
import { reactSeen } from './admit.ts'
import type { Collaborators } from './collaborators.ts'
import { type Decision, mayQueue } from './decide-request.ts'
import { type Asked, promptFor, requestTextOf } from './job-request.ts'
import {
  knowledgeOf,
  type PlannedRequest,
  planRequest,
  reportFor,
  type Surroundings,
} from './plan-request.ts'
import { noKnowledge } from './reporter.ts'

/** The conversation is to be read anew after a time. `otherwise`: how the run ends if it has no time left. */
type Again = { kind: 'again'; waitMs: number; otherwise: Outcome }

/** Plans and sends until the request is sent, queued or given up, and then waits for the agent. */
export async function makeRequest(
  asked: Asked,
  surroundings: Surroundings,
  collaborators: Collaborators,
): Promise<Outcome> {
  const { cancelled, remainingMs, clock } = collaborators.runtime
  // The reaction is sent first, and nothing that is read waits for it: it may take all the time there is.
  const reaction = reactSeen(collaborators)
  let lastJob: Job | null = null
  for (let tries = 1; ; tries += 1) {
    const planned = await planRequest(asked, surroundings, collaborators)
    await reaction
    if (cancelled.aborted) return giveUp(planned, collaborators)
    const step: Outcome | Again =
      planned.kind === 'planned'
        ? await tryRequest({ planned, asked, surroundings, lastJob }, collaborators)
        : await notPlanned(planned, { asked, surroundings, lastJob, tries }, collaborators)
    if (step.kind !== 'again') return step
    lastJob = step.otherwise.job
    if (step.waitMs >= remainingMs()) return step.otherwise
    await clock.sleep(step.waitMs, cancelled)
  }
}

/** What was claimed is given back at the end of the run. */
function giveUp(planned: { kind: string } | PlannedRequest, { reporter }: Collaborators): Outcome {
  if ('claim' in planned && planned.claim) reporter.notSent(planned.claim.claim())
  return outcome('cancelled', { reason: 'interrupted' })
}

type RequestTry = {
  asked: Asked
  surroundings: Surroundings
  /** The job as the wait before this try has left it. Null if there was none. */
  lastJob: Job | null
}

const sendingLine = 'Another run is sending a request in this conversation. Waiting for it.'

async function notPlanned(
  planned: Outcome | Extract<Decision, { kind: 'wait' }>,
  { asked, surroundings, lastJob, tries }: RequestTry & { tries: number },
  collaborators: Collaborators,
): Promise<Outcome | Again> {
  if (planned.kind === 'ended') {
    // The commit of a queued request stays pending.
    if (planned.result !== 'queued') await collaborators.followUp.writeSkippedStatus(planned)
    return planned
  }
  const end = outcome('unknown', { reason: 'conversation-busy', detail: sendingDetail, job: lastJob })
  if (asked.request.inputs.wait) {
    if (tries === 1) collaborators.journal.log(sendingLine)
    return { kind: 'again', waitMs: lockPauseMs(tries), otherwise: end }
  }
  const isQueued =
    planned.state !== null &&
    mayQueue(asked) &&
    (await leaveInQueue({ asked, surroundings, notBefore: null, claim: null }, collaborators))
  return isQueued ? outcome('queued', { reason: 'busy' }) : end
}

const sendingDetail = 'another run was sending a request in this conversation'

async function tryRequest(
  current: RequestTry & { planned: PlannedRequest },
  collaborators: Collaborators,
): Promise<Outcome | Again> {
  const { planned, asked, surroundings } = current
  const { claim, heldBack } = planned
  const { reporter, followUp } = collaborators
  const prompt = await promptOf(asked, { ...surroundings, batch: planned.batch }, collaborators)
  if (planned.batch) reporter.tell({ batch: planned.batch })
  if (asked.request.inputs.dryRun) return showPlan(current, prompt, collaborators)
  if (heldBack) {
    const { notBefore, end } = heldBack
    const isQueued = await leaveInQueue({ asked, surroundings, notBefore, claim }, collaborators)
    if (isQueued) return outcome('queued', { reason: 'cooldown' })
    await followUp.writeSkippedStatus(end)
    return end
  }
  tellPlan(current, collaborators)
  const start = await sendWithQueued(current, prompt, collaborators)
  if (start.kind === 'started') {
    // Loaded only now, because a run waits after its first call.
    const { followJob } = await import('./follow-job.ts')
    return followJob(start, asked, collaborators)
  }
  if (claim && !isInDoubt(start)) reporter.notSent(claim.claim())
  if (start.kind === 'busy') return whileBusy(start, current, collaborators)
  const isUnavailable = start.result === 'rejected' && start.reason === 'unreachable'
  const isQueued = isUnavailable && (await leaveForLater(current, collaborators))
  return isQueued ? { ...start, result: 'queued' } : start
}

/** Whether the request waits in its conversation now. */
async function leaveForLater(
  { planned: { claim }, asked, surroundings }: RequestTry & { planned: PlannedRequest },
  collaborators: Collaborators,
): Promise<boolean> {
  if (!isQueueable(asked, claim)) return false
  return leaveInQueue({ asked, surroundings, notBefore: null, claim }, collaborators)
}

/** Only what is claimed has a conversation. */
function isQueueable(asked: Asked, claim: HeldClaim | null): boolean {
  return claim?.isWritten === true && mayQueue(asked)
}

async function showPlan(
  { planned: { plan, facts }, asked }: RequestTry & { planned: PlannedRequest },
  prompt: string,
  { journal, reporter, runtime }: Collaborators,
): Promise<Outcome> {
  reporter.tell({ prompt })
  const requestText = runtime.redact(requestTextOf(asked))
  await journal.showPlan({ plan, commit: facts.commit, prompt, requestText })
  return skipped('dry-run')
}

/** Sends the request with those that were queued before. It is never refused for one of them. */
async function sendWithQueued(
  { planned, asked, lastJob }: RequestTry & { planned: PlannedRequest },
  prompt: string,
  collaborators: Collaborators,
): Promise<Start> {
  const { plan, claim } = planned
  const ports = startPorts({ claim, lastJob, mayLeave: isQueueable(asked, claim) }, collaborators)
  const queued = await allowedOf(planned, collaborators)
  const isSame = queued.length === planned.queued.length
  const ids = queued.map(({ id }) => id)
  if (!isSame && !(await claim?.keepQueued(ids))) return endAfterError(unclaimedError, ports)
  const start = await startJob(plan, joinRequests(queued, prompt), ports)
  if (!isRefused(start) || queued.length === 0 || !(await claim?.keepQueued([]))) return start
  ports.log("Mintlify didn't accept the queued requests together with this one, so this one is sent alone.")
  return startJob(plan, prompt, ports)
}

/** Whoever sends tells the reporter, so that the post step knows of what may have arrived. */
function startPorts(
  { claim, lastJob, mayLeave }: { claim: HeldClaim | null; lastJob: Job | null; mayLeave: boolean },
  { service, reporter, journal, runtime: { clock, cancelled, remainingMs } }: Collaborators,
): StartPorts {
  return {
    service: {
      createJob(prompt, tries) {
        reporter.tell({ prompt })
        return service.createJob(prompt, tries)
      },
      sendMessage(jobId, prompt, tries) {
        reporter.tell({ prompt })
        return service.sendMessage(jobId, prompt, tries)
      },
      getJob: service.getJob,
    },
    tries: {
      async mayTry(waitMs, until) {
        const may = claim === null || (await claim.mayTry(waitMs, until))
        if (may && claim) reporter.sending(claim.claim())
        return may
      },
      maxUnavailableMs: mayLeave ? maxUnavailableBeforeQueueMs : maxUnavailableMs,
    },
    maxUnreadMs: mayLeave ? Math.min(maxUnavailableBeforeQueueMs, remainingMs()) : 0,
    becomeCreate: async () => claim === null || claim.becomeCreate(),
    onReading: reporter.jobRead,
    lastJob,
    clock,
    cancelled,
    log: journal.log,
  }
}

/** The queued requests of those who may still ask for them. The others are left to the reconcile. */
async function allowedOf({ queued }: PlannedRequest, { commenter }: Collaborators): Promise<QueuedRequest[]> {
  if (queued.length === 0) return []
  // Loaded only now, because most runs take nothing along.
  const { mayStillAsk } = await import('../gates/may-still-ask.ts')
  const may = await Promise.all(queued.map((entry) => mayStillAsk(entry, commenter.permissionOf)))
  return queued.filter((_, index) => may[index] === true)
}

/** What a run does that has to wait for the agent before it can send. */
async function whileBusy(
  start: BusyJob,
  current: RequestTry & { planned: PlannedRequest },
  collaborators: Collaborators,
): Promise<Outcome | Again> {
  const { asked, lastJob, planned } = current
  const { claim } = planned
  if (await leaveForLater(current, collaborators))
    return outcome('queued', { reason: start.job === null ? 'unreachable' : 'busy', job: start.job })
  const { waitForAgent } = await import('./follow-job.ts')
  const { end, job } = await waitForAgent({ start, asked, lastJob, claim }, collaborators)
  return end
    ? { ...end, job }
    : { kind: 'again', waitMs: 0, otherwise: outcome('timed-out', { reason: 'busy', job }) }
}

async function promptOf(
  asked: Asked,
  { context, batch = null }: Surroundings & { batch?: Batch | null },
  { runtime: { redact } }: Collaborators,
): Promise<string> {
  const about = batch ? (await import('../batch/batch-text.ts')).renderBatch(batch) : await context()
  return redact(promptFor(asked.request, asked.authorized, about) ?? '')
}

type Leaving = {
  asked: Asked
  surroundings: Surroundings
  notBefore: string | null
  claim: HeldClaim | null
}

/** Whether the request is in the comment now. */
async function leaveInQueue(
  { asked, surroundings, notBefore, claim }: Leaving,
  collaborators: Collaborators,
): Promise<boolean> {
  // Loaded only now, because most runs queue nothing.
  const { queueRequest } = await import('./queue-request.ts')
  const { commit } = await surroundings.facts()
  const prompt = await promptOf(asked, surroundings, collaborators)
  const held = claim?.claim() ?? null
  const state = await queueRequest({ asked, prompt, commit, notBefore, claim: held }, collaborators)
  // Its commit shows that the request is queued.
  const { reporter } = collaborators
  if (state) reporter.planned(reportOf({ ...state, run: runPartOf(reporter.blank) }), noKnowledge, state)
  return state !== null
}

function tellPlan(
  { planned, asked }: RequestTry & { planned: PlannedRequest },
  collaborators: Collaborators,
): void {
  const { claim, state } = planned
  const { reporter } = collaborators
  const base = state ?? firstState({ run: runPartOf(reporter.blank) })
  const remembered = claim ? withClaim(base, claim.claim()) : state
  const report = reportFor(planned, reporter.blank, state)
  reporter.planned(report, knowledgeOf(planned, asked, collaborators), remembered)
}
