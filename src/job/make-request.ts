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
import type { WaitPorts } from '../agent/wait-for-job.ts'
import type { Result } from '../base/result.ts'
import type { HeldClaim } from '../conversation/claim.ts'
import { firstState, withClaim } from '../conversation/claims.ts'
import { lockPauseMs } from '../conversation/lock.ts'
import { joinRequests } from '../conversation/queue.ts'
import type { Permission } from '../event/permission-level.ts'
import type { Job } from '../mintlify/job.ts'
import { type Outcome, outcome, skipped } from '../state/outcome.ts'
import { reportOf, runPartOf } from '../state/parts.ts'
import type { QueuedRequest } from '../state/state.ts'
import { type Decision, mayQueue } from './decide-request.ts'
import { type Asked, promptFor, requestTextOf } from './job-request.ts'
import {
  knowledgeOf,
  type PlannedRequest,
  type PlanPorts,
  planRequest,
  reportFor,
  type Surroundings,
} from './plan-request.ts'
import { noKnowledge, type Reporter } from './reporter.ts'

export type RequestPorts = PlanPorts &
  Omit<StartPorts, 'onReading' | 'lastJob' | 'mayTry' | 'becomeCreate'> &
  Omit<WaitPorts, 'onPoll' | 'onReading'> & {
    reporter: Reporter
    /** Reacts to the comment with the command: it was seen. */
    react: (content: 'eyes') => Promise<void>
    /** The permission of a user, or why it could not be read. */
    permissionOf: (login: string) => Promise<Result<Permission, string>>
    /** Writes the commit status of a run that makes no request. Never throws. */
    writeSkippedStatus: (end: Outcome) => Promise<void>
    /** Shows what the run would do. */
    showDryRun: (planned: PlannedRequest, texts: { prompt: string; requestText: string }) => Promise<void>
  }

/** The conversation is to be read anew after a time. `otherwise`: how the run ends if it has no time left. */
type Again = { kind: 'again'; waitMs: number; otherwise: Outcome }

/** Plans and sends until the request is sent, queued or given up, and then waits for the agent. */
export async function makeRequest(
  asked: Asked,
  surroundings: Surroundings,
  ports: RequestPorts,
): Promise<Outcome> {
  // The reaction is sent first, and nothing that is read waits for it: it may take all the time there is.
  const reaction = ports.react('eyes')
  let lastJob: Job | null = null
  for (let tries = 1; ; tries += 1) {
    const planned = await planRequest(asked, surroundings, ports)
    await reaction
    if (ports.cancelled.aborted) return cancelled(planned, ports)
    const step: Outcome | Again =
      planned.kind === 'planned'
        ? await tryRequest({ planned, asked, surroundings, lastJob }, ports)
        : await notPlanned(planned, { asked, surroundings, lastJob, tries }, ports)
    if (step.kind !== 'again') return step
    lastJob = step.otherwise.job
    if (step.waitMs >= ports.remainingMs()) return step.otherwise
    await ports.clock.sleep(step.waitMs, ports.cancelled)
  }
}

/** What was claimed is given back at the end of the run. */
function cancelled(planned: { kind: string } | PlannedRequest, { reporter }: RequestPorts): Outcome {
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
  ports: RequestPorts,
): Promise<Outcome | Again> {
  if (planned.kind === 'ended') {
    // The commit of a queued request stays pending.
    if (planned.result !== 'queued') await ports.writeSkippedStatus(planned)
    return planned
  }
  const end = outcome('unknown', { reason: 'conversation-busy', detail: sendingDetail, job: lastJob })
  if (asked.request.inputs.wait) {
    if (tries === 1) ports.log(sendingLine)
    return { kind: 'again', waitMs: lockPauseMs(tries), otherwise: end }
  }
  const isQueued =
    mayQueue(asked, planned.state) &&
    (await leaveInQueue({ asked, surroundings, notBefore: null, claim: null }, ports))
  return isQueued ? outcome('queued', { reason: 'busy' }) : end
}

const sendingDetail = 'another run was sending a request in this conversation'

async function tryRequest(
  current: RequestTry & { planned: PlannedRequest },
  ports: RequestPorts,
): Promise<Outcome | Again> {
  const { planned, asked, surroundings, lastJob } = current
  const { claim, heldBack } = planned
  const prompt = await promptOf(asked, surroundings, ports)
  if (asked.request.inputs.dryRun) {
    await ports.showDryRun(planned, { prompt, requestText: ports.redact(requestTextOf(asked)) })
    return skipped('dry-run')
  }
  if (heldBack) {
    const { notBefore, end } = heldBack
    const isQueued = await leaveInQueue({ asked, surroundings, notBefore, claim }, ports)
    if (isQueued) return outcome('queued', { reason: 'cooldown' })
    await ports.writeSkippedStatus(end)
    return end
  }
  tellPlan(current, ports)
  const startPorts = {
    ...ports,
    async mayTry(waitMs: number) {
      const may = claim === null || (await claim.mayTry(waitMs))
      if (may && claim) ports.reporter.sending(claim.claim())
      return may
    },
    becomeCreate: async () => claim === null || claim.becomeCreate(),
    onReading: ports.reporter.jobRead,
    lastJob,
  }
  const start = await sendWithQueued(planned, prompt, startPorts)
  if (start.kind === 'started') {
    // Loaded only now, because a run waits after its first call.
    const { followJob } = await import('./follow-job.ts')
    return followJob(start, asked, ports)
  }
  if (claim && !isInDoubt(start)) ports.reporter.notSent(claim.claim())
  return start.kind === 'ended' ? start : whileBusy(start, current, startPorts)
}

/** Sends the request with those that were queued before. It is never refused for one of them. */
async function sendWithQueued(
  planned: PlannedRequest,
  prompt: string,
  ports: StartPorts & RequestPorts,
): Promise<Start> {
  const { plan, claim } = planned
  const queued = await allowedOf(planned, ports)
  const isSame = queued.length === planned.queued.length
  const ids = queued.map(({ id }) => id)
  if (!isSame && !(await claim?.keepQueued(ids))) return endAfterError(unclaimedError, ports)
  const start = await startJob(plan, joinRequests(queued, prompt), ports)
  if (!isRefused(start) || queued.length === 0 || !(await claim?.keepQueued([]))) return start
  ports.log("Mintlify didn't accept the queued requests together with this one, so this one is sent alone.")
  return startJob(plan, prompt, ports)
}

/** The queued requests of those who may still ask for them. The others are left to the reconcile. */
async function allowedOf(
  { queued }: PlannedRequest,
  { permissionOf }: RequestPorts,
): Promise<QueuedRequest[]> {
  if (queued.length === 0) return []
  // Loaded only now, because most runs take nothing along.
  const { mayStillAsk } = await import('../gates/may-still-ask.ts')
  const may = await Promise.all(queued.map((entry) => mayStillAsk(entry, permissionOf)))
  return queued.filter((_, index) => may[index] === true)
}

/** What a run does that has to wait for the agent before it can send. */
async function whileBusy(
  start: BusyJob,
  current: RequestTry & { planned: PlannedRequest },
  ports: RequestPorts & StartPorts,
): Promise<Outcome | Again> {
  const { asked, surroundings, lastJob, planned } = current
  const { claim, state } = planned
  const mayLeave = start.job !== null && mayQueue(asked, state)
  if (mayLeave && (await leaveInQueue({ asked, surroundings, notBefore: null, claim }, ports)))
    return outcome('queued', { reason: 'busy', job: start.job })
  const { waitForAgent } = await import('./follow-job.ts')
  const { end, job } = await waitForAgent({ start, asked, lastJob, claim }, ports)
  return end
    ? { ...end, job }
    : { kind: 'again', waitMs: 0, otherwise: outcome('timed-out', { reason: 'busy', job }) }
}

async function promptOf(asked: Asked, surroundings: Surroundings, { redact }: RequestPorts): Promise<string> {
  return redact(promptFor(asked.request, asked.authorized, await surroundings.context()) ?? '')
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
  ports: RequestPorts,
): Promise<boolean> {
  // Loaded only now, because most runs queue nothing.
  const { queueRequest } = await import('./queue-request.ts')
  const { commit } = await surroundings.facts()
  const prompt = await promptOf(asked, surroundings, ports)
  const held = claim?.claim() ?? null
  const state = await queueRequest({ asked, prompt, commit, notBefore, claim: held }, ports)
  // Its commit shows that the request is queued.
  if (state)
    ports.reporter.planned(reportOf({ ...state, run: runPartOf(ports.blankReport()) }), noKnowledge, state)
  return state !== null
}

function tellPlan({ planned, asked }: RequestTry & { planned: PlannedRequest }, ports: RequestPorts): void {
  const { claim, state } = planned
  const first = ports.blankReport()
  const base = state ?? firstState({ run: runPartOf(first) })
  const remembered = claim ? withClaim(base, claim.claim()) : state
  ports.reporter.planned(reportFor(planned, first, state), knowledgeOf(planned, asked, ports), remembered)
}
