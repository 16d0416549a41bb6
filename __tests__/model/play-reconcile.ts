// A reconcile: tells what has run out, ends what has ended, sets reactions, and sends what is queued. Each is one change.
import type { Patience } from '../../src/conversation/conversation.ts'
import { markNow } from '../../src/conversation/lock.ts'
import type { State } from '../../src/state/state.ts'
import type { Planned } from './decide.ts'
import { machineFrom } from './model-process.ts'
import { sendTimeoutMs } from './model-service.ts'
import { blankOwn, recordOwn } from './own-run.ts'
import type { ReconcilePlan } from './plans.ts'
import { sendClaimed } from './send-claimed.ts'
import { never, type OpenProcess, openProcess, type World } from './world.ts'

const patience: Patience = { waitMs: 60_000, stop: never }

type Reconcile = OpenProcess & { world: World; plan: ReconcilePlan }

/** Plays the reconcile to its end. */
export async function playReconcile(world: World, plan: ReconcilePlan): Promise<void> {
  const startMs = world.scheduler.clock.elapsedMs()
  const machine = machineFrom(plan.machine, startMs)
  const open = openProcess(world, { ...plan, machine })
  const { process, conversation, say } = open
  say('starts')
  const pass = async () => {
    await follow({ ...open, world, plan })
    await conversation.close()
  }
  await Promise.race([pass(), process.killed])
  say(process.isDead() ? 'is killed' : 'ends')
  process.exit()
}

async function follow(reconcile: Reconcile): Promise<void> {
  const { world, process, conversation } = reconcile
  const listed = await world.github.portsOf(process).find(null)
  if (listed.kind !== 'value' || listed.value.kind !== 'found') return
  const { job } = listed.value.comment.state
  const reading = job ? await world.service.read(process, job.id) : null
  const isOver = reading?.kind === 'idle' || reading?.kind === 'gone'
  const changed = await conversation.change(({ state }) => {
    if (!state) return { state: null, value: null }
    const next = isOver && state.job?.id === job?.id ? withEnd(state) : state
    return { state: next === state ? null : next, value: next }
  }, patience)
  if (!('value' in changed) || !changed.value) return
  await setReactions(reconcile, changed.value)
  if (reading?.kind !== 'busy' && reading?.kind !== 'no-answer') await sendQueued(reconcile)
}

function withEnd(state: State): State {
  const { job, run, conversation } = state
  const isTold = conversation.commands.every(({ end }) => end !== null)
  if (!job || (job.end !== null && isTold)) return state
  const commands = conversation.commands.map((one) => ({ ...one, end: one.end ?? ('rocket' as const) }))
  return {
    run: { ...run, result: run.result ?? 'pull-request' },
    job: { ...job, status: 'done', end: 'pull-request' },
    conversation: { ...conversation, commands },
  }
}

async function setReactions(
  { world, process, conversation }: Reconcile,
  { conversation: { commands } }: State,
) {
  const set: number[] = []
  for (const { id, end } of commands) if (end !== null && (await world.github.react(process))) set.push(id)
  if (set.length === 0) return
  await conversation.change(({ state }) => {
    if (!state) return { state: null, value: null }
    const left = state.conversation.commands.filter(({ id }) => !set.includes(id))
    return { state: { ...state, conversation: { ...state.conversation, commands: left } }, value: null }
  }, patience)
}

/** Claims and sends what is queued. */
async function sendQueued({ world, process, conversation, plan, say }: Reconcile): Promise<void> {
  const { protocol } = world
  const since = markNow(process.clock)
  const nonce = `${plan.name} ${process.clock.elapsedMs()}`
  let own = blankOwn({ ...plan, runId: plan.name, attempt: 1, kind: 'push' }, world.github.now())
  const saved = { own, isWritten: true }
  const changed = await conversation.change<Planned | null>((seen) => {
    const planned = planQueue(world, seen, nonce)
    if (planned?.kind !== 'planned') return { state: planned?.state ?? null, value: null }
    const {
      run,
      job,
      conversation: { requestCount },
    } = planned.state
    own = { ...own, run, job, claim: planned.claim, requestCount }
    saved.own = own
    return { state: protocol.withClaim(planned.state, planned.claim), value: planned }
  }, patience)
  const isHeld = changed.kind === 'written' || changed.kind === 'unchanged'
  if (!isHeld || !changed.value) {
    if (saved.own.claim) await recordOwn(protocol, { conversation, patience, own: saved.own })
    return
  }
  say(`claimed ${changed.value.claim.queued.join(' ')}`)
  const { clock } = process
  const claim = protocol.holdClaim(changed.value.claim, since, {
    ...{ conversation, clock, sendTimeoutMs, patience: () => patience, isWritten: true },
  })
  await sendClaimed({ world, process, saved, cancelled: never }, changed.value, claim)
  await recordOwn(protocol, { conversation, patience, own: saved.own })
}

/** The plan for what is due, null for nothing. What may not begin a job is taken out and told. */
function planQueue(
  { protocol }: World,
  { state, at }: { state: State | null; at: Date },
  nonce: string,
): Planned | { kind: 'told'; state: State } | null {
  if (!state) return null
  const { job, conversation } = state
  const due = protocol.dueIn(conversation.queue, at)
  const isTaken = conversation.claim && conversation.claim.nonce !== nonce
  if (due.length === 0 || isTaken) return null
  if (conversation.createUnconfirmedAt !== null) return { kind: 'told', state: withoutQueue(state) }
  const claim = {
    ...{ nonce, until: protocol.claimUntil(at, sendTimeoutMs), isCreate: job === null, id: null },
    ...{ request: 'queued', queued: due.map(({ id }) => id), command: null },
  }
  return { kind: 'planned', claim, state, jobId: job?.id ?? null, reason: null }
}

function withoutQueue(state: State): State {
  const { conversation } = state
  const refused = conversation.queue.map(({ id }) => ({ id, how: 'refused' as const }))
  const ended = conversation.queue
    .flatMap(({ command }) => command ?? [])
    .map((one) => ({ ...one, end: 'confused' as const }))
  return {
    ...state,
    conversation: {
      ...conversation,
      queue: [],
      handled: [...conversation.handled, ...refused],
      commands: [...conversation.commands, ...ended],
    },
  }
}
