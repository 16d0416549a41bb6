// A run's turn in its conversation. Whoever plans one holds the lock until it is sent and written down. A run that has to wait
// before it can send gives the lock back meanwhile, and plans anew.
import { beginStatus, renewStatus } from '../../domain/commit-status/commit-status.ts'
import { fateOfIds, queueId } from '../../domain/conversation/queue.ts'
import { type DocsPull, type DocsPullRules, newDocsPull } from '../../domain/docs-pull/docs-pull.ts'
import { durationText } from '../../domain/format.ts'
import { hasEnded, type Job, keepLink } from '../../domain/job/job.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import type { PollState } from '../../domain/job/poll-state.ts'
import {
  addRequest,
  continueReport,
  hasQueue,
  type Report,
  turnTimeIn,
  withStart,
} from '../../domain/job/report.ts'
import type { Ended } from '../gates/admit.ts'
import type { TakeAlong, TakeAlongPorts } from '../queue/take-along.ts'
import { isInDoubt, type Start, type StartPorts } from './create-job.ts'
import { type Asked, type PlannedTurn, type PlanPorts, planTurn, type Surroundings } from './plan-turn.ts'
import type { Reporter } from './reporter.ts'
import { startJob } from './start.ts'
import type { WaitPorts, WaitResult } from './wait.ts'

export type TurnPorts = PlanPorts &
  TakeAlongPorts &
  Omit<StartPorts, 'onReading' | 'lastJob'> &
  Omit<WaitPorts, 'onReading'> & {
    reporter: Reporter
    /** Reacts to the comment with the command: it was seen. */
    react: (content: 'eyes') => Promise<void>
    /** Gives the lock back, if it is held. Never throws. */
    leave: () => Promise<void>
    /** Shows what the run would do. */
    showDryRun: (planned: PlannedTurn) => Promise<void>
    /** The report with nothing known but the run itself. */
    blankReport: () => Report
  }

/** `ended`: the run begins no turn. */
type TurnResult = { kind: 'over'; result: WaitResult } | Ended

/** In all, a run tries again for so long after the service has refused its request for its rate limit. */
const maxLaterMs = 10 * 60_000

/** Plans and sends until the request is sent, queued or given up, and then waits for the agent. */
export async function takeTurns(
  asked: Asked,
  surroundings: Surroundings,
  ports: TurnPorts,
): Promise<TurnResult> {
  // The reaction is sent first, and nothing that is read waits for it: it may take all the time there is.
  const reaction = ports.react('eyes')
  let laterMs = 0
  let lastJob: Job | null = null
  for (;;) {
    const planned = await planTurn(asked, surroundings, ports)
    await reaction
    if (ports.cancelled.aborted) return over(outcome('cancelled', { reason: 'interrupted' }))
    const step: TurnResult | Again =
      planned.kind === 'ended' ? endOf(planned) : await takeTurn({ planned, asked, lastJob }, ports)
    if (step.kind !== 'again') return step
    laterMs += step.waitMs
    lastJob = step.outcome.job
    if (laterMs > maxLaterMs || step.waitMs >= ports.remainingMs()) return over(step.outcome)
    await pause(step.waitMs, ports)
  }
}

/** `again`: the conversation is to be read anew after a time. `outcome`: how the run ends if it has no time left. */
type Again = { kind: 'again'; waitMs: number; outcome: Outcome }

function endOf(planned: Ended): TurnResult {
  return planned.outcome.result === 'queued' ? over(planned.outcome) : planned
}

async function pause(waitMs: number, { leave, log, clock, cancelled }: TurnPorts): Promise<void> {
  await leave()
  if (waitMs > 0) log(`Trying again in ${durationText(waitMs)}`)
  await clock.sleep(waitMs, cancelled)
}

/** `lastJob`: the job as the wait before this turn has left it. Null if there was none. */
type Turn = { planned: PlannedTurn; asked: Asked; lastJob: Job | null }

async function takeTurn({ planned, asked, lastJob }: Turn, ports: TurnPorts): Promise<TurnResult | Again> {
  if (asked.request.inputs.dryRun) {
    await ports.showDryRun(planned)
    return over(outcome('skipped', { reason: 'dry-run' }))
  }
  const plan = planFor(planned, asked)
  const report = reportOf(planned, asked, ports.blankReport())
  if (planned.heldBack) {
    const isQueued = await leaveInQueue({ planned, asked, report }, ports)
    return isQueued ? over(outcome('queued', { reason: 'cooldown' })) : planned.heldBack.end
  }
  const earlier = endOfOwn(planned, report, lastJob)
  if (earlier) return over(earlier)
  ports.reporter.prepared(report)
  if (plan.kind !== 'status') ports.reporter.beginning()
  const isTurn = plan.kind === 'create' || plan.kind === 'message'
  if (!isTurn) await ports.leave()
  const along = await openAlong(isTurn ? planned.memory : null, planned.prompt, ports)
  const startPorts = { ...ports, onReading: ports.reporter.jobRead, lastJob }
  const start = await startJob(plan, along.makePrompt, startPorts)
  if (start.kind === 'started') return follow({ start, along, report, asked }, ports)
  if (!isInDoubt(start)) await along.undo()
  return notStarted(start, { planned, asked, report, lastJob }, startPorts)
}

/** What the turn takes along: nothing where nothing is remembered. */
async function openAlong(memory: Report | null, prompt: string, ports: TurnPorts): Promise<TakeAlong> {
  if (memory) return (await import('../queue/take-along.ts')).openTakeAlong(memory, prompt, ports)
  return { makePrompt: async () => prompt, undo: async () => undefined, addTo: (report) => report }
}

/** How a run ends whose request was queued before, though the run was not told so. Null for any other. */
function endOfOwn(
  { memory, prompt, shortPrompt }: PlannedTurn,
  { runId, runAttempt }: Report,
  job: Job | null,
): Outcome | null {
  const texts = shortPrompt === null ? [prompt] : [prompt, shortPrompt]
  const ids = texts.map((text) => queueId(runId, runAttempt, text))
  const fate = memory && fateOfIds(memory.queue, ids)
  if (fate === null) return null
  return fate === 'waiting' ? outcome('queued', { reason: 'busy', job }) : outcome('running', { job })
}

/** What a run does that has sent nothing, or does not know whether it has. */
async function notStarted(
  start: Exclude<Start, { kind: 'started' }>,
  turn: LeftRequest & Pick<Turn, 'lastJob'>,
  ports: TurnPorts & Pick<StartPorts, 'onReading'>,
): Promise<TurnResult | Again> {
  if (start.kind === 'ended') return over(start.outcome)
  if (start.kind === 'later') return { kind: 'again', waitMs: start.waitMs, outcome: start.outcome }
  if (turn.planned.mayQueue && start.job && (await leaveInQueue(turn, ports)))
    return over(outcome('queued', { reason: 'busy', job: start.job }))
  await ports.leave()
  let job = start.job ?? (turn.lastJob?.id === start.jobId ? turn.lastJob : null)
  const { waitUntilIdle } = await import('./send-message.ts')
  const waitForJob = await openWait(turn.asked, ports)
  const wait = async (state: PollState) => {
    const { outcome: waited } = await waitForJob(state)
    // What was read once, such as a link, is told even if the job cannot be read any more.
    job = waited.job ? keepLink(waited.job, job) : job
    return waited
  }
  const end = await waitUntilIdle(start, { ...ports, wait })
  if (end) return over({ ...end, job })
  return { kind: 'again', waitMs: 0, outcome: outcome('timed-out', { reason: 'busy', job }) }
}

type StartedTurn = {
  start: Extract<Start, { kind: 'started' }>
  along: TakeAlong
  report: Report
  asked: Asked
}

/** Writes down what was started, and waits for it if that is wanted. */
async function follow({ start, along, report, asked }: StartedTurn, ports: TurnPorts): Promise<TurnResult> {
  const { state } = start
  const { reporter } = ports
  const { inputs } = asked.request
  const isUncertain = state.pendingMessage?.isDeliveryUncertain === true
  const hasArrived = start.isNewTurn && !isUncertain
  const begun = withStart(report, { ...start, jobId: state.jobId, at: ports.clock.now() })
  reporter.started(along.addTo(begun, hasArrived), state.job)
  if (!inputs.wait) {
    const unconfirmed = outcome('unknown', { reason: 'message-unconfirmed', job: state.job })
    return over(isUncertain ? unconfirmed : outcome('running', { job: state.job }))
  }
  const waitForJob = await openWait(asked, ports)
  // The lock is given back when the comment is written, so it is written unless the end is there.
  if (!state.job || !hasEnded(state.job) || state.pendingMessage) reporter.waiting()
  ports.log(`Waiting up to ${durationText(ports.remainingMs())}. Canceling this run doesn't stop the agent.`)
  return { kind: 'over', result: await waitForJob(state) }
}

/** What waits for a job. Loaded only now, because a run waits after its first request. */
async function openWait({ request }: Asked, ports: TurnPorts) {
  const { waitForJob } = await import('./wait.ts')
  const waiting = { ...ports, onReading: ports.reporter.jobRead }
  return (state: PollState) => waitForJob({ state, fixedMs: request.inputs.pollIntervalMs }, waiting)
}

type LeftRequest = { planned: PlannedTurn; asked: Asked; report: Report }

/** Whether the request is in the comment now. */
async function leaveInQueue({ planned, asked, report }: LeftRequest, ports: TurnPorts): Promise<boolean> {
  // Loaded only now, because most runs queue nothing.
  const { queueRequest } = await import('../queue/queue-request.ts')
  const { prompt, shortPrompt, requestText, commit } = planned
  const notBefore = planned.heldBack?.notBefore ?? null
  const { request, authorized } = asked
  const prompts = shortPrompt === null ? [prompt] : [prompt, shortPrompt]
  const { kind } = request.run.trigger
  const isReplaceable = authorized.intent.kind === 'workflow' && (kind === 'push' || kind === 'pull-request')
  const { inputs } = request
  const asking = { inputs, asking: report, requestText, prompts, isReplaceable, notBefore, commit }
  const queue = await queueRequest(asking, ports)
  // Its commit shows that the request is queued.
  if (queue) ports.reporter.prepared({ ...report, queue })
  return queue !== null
}

/** Continues the conversation's history. The request is added even if nothing comes of it. */
function reportOf(planned: PlannedTurn, { request: { inputs, run } }: Asked, blank: Report): Report {
  const { plan, memory, requestText, commit, docsPullRules } = planned
  const isRequest = plan.kind === 'create' || plan.kind === 'message'
  const earlier = memory?.commitStatus ?? null
  // The head that a comment's run reads may be newer than the turn that it waits for.
  const isOfEarlier = plan.kind === 'status' || (!isRequest && earlier && run.trigger.kind === 'comment')
  const status = isOfEarlier ? earlier : beginStatus(inputs, commit, earlier)
  // What other commits show, and who waived it, belongs to the turn before, unless they wait for the same turn.
  const options = { hasQueue: memory !== null && hasQueue(memory) }
  const report = {
    ...continueReport(blank, memory),
    ...(!isRequest && memory?.jobId === plan.jobId && turnTimeIn(memory)),
    commitStatus: isRequest && status ? renewStatus(status, options) : status,
    docsPullRules: docsPullRules ?? memory?.docsPullRules ?? null,
    docsPull: docsPullOf(memory, docsPullRules),
  }
  return isRequest
    ? addRequest(report, { runId: blank.runId, at: blank.startedAt, text: requestText })
    : report
}

/** What is known of the docs pull request. What nobody wanted before is still to be done. */
function docsPullOf(memory: Report | null, rules: DocsPullRules | null): DocsPull | null {
  if (!memory?.docsPull || !rules || memory.docsPullRules) return memory?.docsPull ?? null
  return { ...memory.docsPull, todo: newDocsPull(rules).todo }
}

/** A run that does not wait only checks the status of a job that is there. */
function planFor({ plan }: PlannedTurn, { request: { inputs } }: Asked): PlannedTurn['plan'] {
  return plan.kind === 'attach' && !inputs.wait ? { kind: 'status', jobId: plan.jobId } : plan
}

function over(end: Outcome): Extract<TurnResult, { kind: 'over' }> {
  return { kind: 'over', result: endWith(end) }
}

/** The end of a run that has made no poll. */
export function endWith(outcome: Outcome): WaitResult {
  return { outcome, polls: 0 }
}
