// One run of a history, and the post step that may follow, in the words of the design: claimed, sent without the lock, written down.
import type { Patience } from '../../src/conversation/conversation.ts'
import { markNow } from '../../src/conversation/lock.ts'
import type { State } from '../../src/state/state.ts'
import { type Decision, decide, type Planned } from './decide.ts'
import { type ModelProcess, machineFrom } from './model-process.ts'
import { sendTimeoutMs } from './model-service.ts'
import { blankOwn, jobAtWork, type OwnRun, recordOwn } from './own-run.ts'
import type { RunPlan } from './plans.ts'
import { sendClaimed } from './send-claimed.ts'
import { never, type OpenProcess, openProcess, type World } from './world.ts'

export type RunResult =
  | 'queued'
  | 'told'
  | 'halted'
  | 'done'
  | 'unconfirmed'
  | 'refused'
  | 'failed'
  | 'cancelled'

export type PlayedRun = {
  plan: RunPlan
  /** Null for a run that was killed. */
  result: RunResult | null
  /** Conversation in which it was told to be queued, or waived. */
  epoch: number
  process: ModelProcess
}

/** What is saved for the post step. `isWritten`: nothing is left to write. */
export type Saved = { own: OwnRun; isWritten: boolean }

const timeoutMs = 30 * 60_000
const graceMs = 10_000
const beginningMs = 3 * 60_000
const endMs = 20_000
const postMs = 4 * 60_000

type Run = OpenProcess & {
  world: World
  plan: RunPlan
  saved: Saved
  cancelled: AbortSignal
  deadlineMs: number
  madeAt: Date
}

/** Plays the run to its end, or to that of its post step. */
export async function playRun(world: World, plan: RunPlan): Promise<PlayedRun> {
  const { scheduler, github } = world
  const startMs = scheduler.clock.elapsedMs()
  const machine = machineFrom(plan.machine, startMs)
  const open = openProcess(world, { ...plan, machine })
  const { process, say } = open
  const cancelled = scheduler.abortAt(startMs + plan.cancelAtMs)
  cancelled.addEventListener('abort', () =>
    scheduler.doAt(scheduler.clock.elapsedMs() + graceMs, process.kill),
  )
  const saved: Saved = { own: blankOwn(plan, github.now()), isWritten: true }
  const run: Run = {
    ...{ ...open, world, plan, saved, cancelled },
    deadlineMs: process.clock.elapsedMs() + timeoutMs,
    madeAt: github.now(),
  }
  say('starts')
  const result = await Promise.race([main(run), process.killed.then(() => null)])
  const epoch = github.ledger.epoch()
  say(`ends: ${result ?? 'killed'}`)
  process.exit()
  const needsPost = !saved.isWritten && plan.post !== null
  if (needsPost) await playPost(world, plan, saved)
  return { plan, result, epoch, process }
}

async function main(run: Run): Promise<RunResult> {
  const result = run.plan.kind === 'waiver' ? await waive(run) : await makeRequest(run)
  await run.conversation.close()
  return result
}

async function playPost(world: World, plan: RunPlan, saved: Saved): Promise<void> {
  await world.scheduler.clock.sleep(500)
  const crash = plan.post?.crash ?? null
  const { process, conversation, say } = openProcess(world, {
    name: `${plan.name} post`,
    account: plan.account,
    crash,
  })
  say(`starts with ${JSON.stringify(saved.own.claim)} ${saved.own.delivery}`)
  const finish = async () => {
    const patience = { waitMs: postMs, stop: never }
    const changed = await recordOwn(world.protocol, { conversation, patience, own: saved.own })
    say(`ends: ${changed.kind}`)
    await conversation.close()
  }
  await Promise.race([finish(), process.killed])
  process.exit()
}

/** How long a beginning waits for the lock. */
function patienceOf({ process, cancelled, deadlineMs }: Run): Patience {
  const leftMs = deadlineMs - process.clock.elapsedMs()
  return { waitMs: Math.max(0, Math.min(beginningMs, leftMs)), stop: cancelled }
}

async function makeRequest(run: Run): Promise<RunResult> {
  const { process, plan, cancelled, deadlineMs, world } = run
  for (let tries = 1; ; tries += 1) {
    const decision = await tryRequest(run, `${plan.name} ${tries}`)
    if (typeof decision === 'string') return decision
    if (!plan.wait && decision.kind === 'wait') return queue(run)
    const waitMs = decision.kind === 'wait' ? world.protocol.lockPauseMs(tries) : 0
    if (cancelled.aborted) return 'cancelled'
    if (process.clock.elapsedMs() + waitMs >= deadlineMs) return 'failed'
    await process.clock.sleep(waitMs, cancelled)
  }
}

/** `again`: the agent was busy, and was waited for. */
async function tryRequest(run: Run, nonce: string): Promise<RunResult | { kind: 'wait' | 'again' }> {
  const { conversation, world, plan, saved, say } = run
  const since = markNow(run.process.clock)
  const changed = await conversation.change<Decision>((seen) => {
    const { own } = saved
    const options = {
      protocol: world.protocol,
      nonce,
      madeAt: run.madeAt,
      run: own.run,
      command: own.command,
    }
    const decided = decide(seen, plan, options)
    if (decided.value.kind === 'planned') {
      // The post step gives back what may have been claimed.
      const { claim, state, jobId } = decided.value
      const job = jobId === null ? null : state.job
      saved.own = { ...own, claim, job, requestCount: state.conversation.requestCount }
      saved.isWritten = false
    }
    return decided
  }, patienceOf(run))
  say(`planned: ${changed.kind} ${'value' in changed ? changed.value.kind : changed.problem}`)
  if (changed.kind === 'failed') return saved.isWritten ? 'failed' : end(run, 'failed')
  if (changed.kind === 'none') return sendWithout(run)
  const { value } = changed
  if (value.kind === 'wait') return { kind: 'wait' }
  if (value.kind === 'over') return value.result
  if (value.kind === 'attach') return attach(run, value)
  return carryOut(run, value, since)
}

/** Sends what was claimed, unless the agent is busy. */
async function carryOut(
  run: Run,
  planned: Planned,
  since: ReturnType<typeof markNow>,
): Promise<RunResult | { kind: 'again' }> {
  const { conversation, process, world, plan, saved, cancelled } = run
  const { jobId } = planned
  if (cancelled.aborted) return 'cancelled'
  if (jobId !== null && (await world.service.read(process, jobId)).kind === 'busy') {
    if (!plan.wait) return queue(run)
    await conversation.change(({ state }) => {
      const isHeld = state?.conversation.claim?.nonce === planned.claim.nonce
      const free = isHeld ? { ...state, conversation: { ...state.conversation, claim: null } } : null
      return { state: free, value: null }
    }, patienceOf(run))
    return (await waitFor(run, jobId)) ? { kind: 'again' } : 'failed'
  }
  const claim = world.protocol.holdClaim(planned.claim, since, {
    ...{ conversation, clock: process.clock, sendTimeoutMs, patience: () => patienceOf(run) },
    isWritten: true,
  })
  const delivery = await sendClaimed({ world, process, saved, cancelled }, planned, claim)
  if (delivery !== 'done') return end(run, delivery === 'none' ? 'refused' : 'unconfirmed')
  return follow(run)
}

/** Writes down what was sent, waits for the job, and writes down its end. */
async function follow(run: Run): Promise<RunResult> {
  const { plan, saved, conversation, world } = run
  const { job } = saved.own
  if (!plan.wait || !job) return end(run, 'done')
  const own = saved.own
  void recordOwn(world.protocol, { conversation, patience: patienceOf(run), own })
  if (await waitFor(run, job.id))
    saved.own = { ...saved.own, job: { ...job, status: 'done', end: 'pull-request' } }
  return end(run, 'done')
}

async function attach(
  run: Run,
  { jobId, requestCount }: { jobId: string; requestCount: number },
): Promise<RunResult> {
  const { plan, saved } = run
  if (!plan.wait || !(await waitFor(run, jobId))) return 'done'
  saved.own = {
    ...saved.own,
    claim: null,
    delivery: 'none',
    requestCount,
    job: { ...jobAtWork(jobId), status: 'done', end: 'pull-request' },
  }
  return end(run, 'done')
}

/** Whether the job was seen to end. */
async function waitFor({ process, world, cancelled, deadlineMs }: Run, jobId: string): Promise<boolean> {
  for (;;) {
    await process.clock.sleep(20_000, cancelled)
    if (cancelled.aborted || process.clock.elapsedMs() >= deadlineMs) return false
    const { kind } = await world.service.read(process, jobId)
    if (kind === 'idle' || kind === 'gone') return true
  }
}

/** Writes the end, or leaves it to the post step. */
async function end(run: Run, result: RunResult): Promise<RunResult> {
  const { saved, cancelled, conversation, world } = run
  saved.own = { ...saved.own, run: { ...saved.own.run, result } }
  saved.isWritten = false
  if (cancelled.aborted) return 'cancelled'
  const patience = { waitMs: endMs, stop: cancelled }
  const changed = await recordOwn(world.protocol, { conversation, patience, own: saved.own })
  saved.isWritten = changed.kind !== 'failed'
  return result
}

/** Leaves the request to whoever comes when the agent is free. */
async function queue(run: Run): Promise<RunResult> {
  const { conversation, world, plan, saved } = run
  const { id: runId } = saved.own.run
  const { requestId: id } = plan
  const entry = {
    ...{
      id,
      runId,
      at: run.madeAt.toISOString(),
      askedBy: 'mona',
      request: id,
      text: id,
      isReplaceable: false,
    },
    ...{ notBefore: null, command: saved.own.command, permission: null },
  }
  const nonce = saved.own.claim?.nonce
  const changed = await conversation.change<RunResult>(({ state }) => {
    if (!state) return { state: null, value: 'failed' }
    const { conversation: before } = state
    const free = before.claim?.nonce === nonce ? null : before.claim
    // It may have been queued and sent since, by a write of which nobody knew.
    if (before.handled.some((one) => one.id === id)) return { state: null, value: 'told' }
    const next = world.protocol.enqueue(before.queue, entry)
    return next
      ? { state: { ...state, conversation: { ...before, queue: next, claim: free } }, value: 'queued' }
      : { state: null, value: 'failed' }
  }, patienceOf(run))
  if (changed.kind === 'written') {
    saved.isWritten = true
    return changed.value
  }
  if (changed.kind === 'unchanged' && changed.value === 'told') return end(run, 'told')
  return end(run, 'failed')
}

async function waive({ conversation, plan, madeAt, saved }: Run): Promise<RunResult> {
  const waiver = { by: plan.name, sha: 'abcdef0' }
  const changed = await conversation.change(
    ({ state }) => {
      if (!state) return { state: null, value: null }
      const context = `docs ${madeAt.getTime()}`
      const status: NonNullable<State['conversation']['commitStatus']> = {
        ...{
          context,
          until: 'ready',
          failOn: [],
          commits: [],
          isUnsent: false,
          waiver,
          written: null,
        },
      }
      return {
        state: { ...state, conversation: { ...state.conversation, commitStatus: status } },
        value: null,
      }
    },
    { waitMs: beginningMs, stop: never },
  )
  saved.isWritten = true
  return changed.kind === 'written' ? 'done' : 'failed'
}

/** A token that may not use the conversation does without. */
async function sendWithout({ world, process, plan }: Run): Promise<RunResult> {
  const sent = { kind: 'create', ids: [plan.requestId], reason: null, replaces: null, nonce: null } as const
  await world.service.post(process, null, { ...sent, isWithout: true })
  return 'done'
}
