// What holds in every history, whatever happens on the way.
import type { History } from './history.ts'
import type { Write } from './ledger.ts'
import type { Accepted } from './model-service.ts'
import type { ReconcilePlan, RunPlan } from './plans.ts'
import type { PlayedRun } from './play-run.ts'

/** The promises that were not kept, in their order. */
export function brokenPromises(history: History): string[] {
  const { ledger } = history.world.github
  // Nothing keeps two steps apart if somebody takes the lock from one of them.
  if (ledger.wasRobbed()) return []
  return [
    ...secondJobs(history),
    ...withoutConversation(history),
    ...repeated(history),
    ...lostRequests(history),
    ...falseAlarms(history),
    ...untrueEnds(history),
    ...ledger.doubles().map((pair) => `two holders: ${pair}`),
    ...ledger.all().flatMap(({ isLost, process }) => (isLost ? [`lost update: by ${process.name}`] : [])),
  ]
}

/** Writes of a conversation, by what they were about. */
function writesOf({ world }: History): readonly Write[] {
  return world.github.ledger.all()
}

/** The last write of the claim of a request before it was sent, null if there was none. */
function claimOf({ nonce, sentMs }: Accepted, writes: readonly Write[]): Write | null {
  const isClaim = ({ state, atMs }: Write) => state.conversation.claim?.nonce === nonce && atMs <= sentMs
  return (nonce !== null && writes.findLast(isClaim)) || null
}

function secondJobs(history: History): string[] {
  const writes = writesOf(history)
  const creates = history.world.service.accepted.filter(
    ({ kind, isWithout }) => kind === 'create' && !isWithout,
  )
  return creates.flatMap((one, index) => {
    const claim = claimOf(one, writes)
    const by = `${one.jobId} by ${one.process.name} for ${one.ids.join(' ')}`
    if (!claim) return [`sent without a claim: ${by}`]
    const others = creates.filter((other) => claimOf(other, writes)?.epoch === claim.epoch)
    return others.some((other) => isSecond(one, other, { claim, isLater: creates.indexOf(other) < index }))
      ? [`second job: ${by}`]
      : []
  })
}

/** Whether a job was begun though there was another one, and nobody asked for that. */
function isSecond(
  { reason, replaces }: Accepted,
  other: Accepted,
  { claim, isLater }: { claim: Write; isLater: boolean },
): boolean {
  const wasThere = other.atMs < claim.atMs
  if (reason === null) return wasThere || (isLater && other.reason === null)
  return reason === 'gone' && isLater && other.replaces === replaces
}

/** Time from reading the comments to sending. */
const maxReadToSendMs = 15_000

/** A run goes on without a conversation only if GitHub said so, and if there is none. */
function withoutConversation(history: History): string[] {
  const { ledger } = history.world.github
  const writes = writesOf(history)
  return history.world.service.accepted.flatMap(({ isWithout, process, sentMs }) => {
    if (!isWithout) return []
    if (!ledger.wasRefused(process)) return [`without a conversation: ${process.name} was not refused`]
    const plan = history.plan.runs.find(({ name }) => name === process.name)
    const [first] = writes
    const wasThere = first !== undefined && first.atMs < sentMs - maxReadToSendMs
    const isBeside =
      wasThere && !ledger.isBlind(process) && ledger.epoch() === 0 && plan?.machine.sleep === null
    return isBeside ? [`without a conversation: ${process.name}, beside the comment`] : []
  })
}

/** A request that was answered is not told as unconfirmed if nothing went wrong on GitHub and with the run. */
function falseAlarms(history: History): string[] {
  const { world, plan } = history
  const isCalm = plan.disturbances.length === 0 && [...plan.runs, ...plan.reconciles].every(isUndisturbed)
  if (!world.github.isSound || !isCalm) return []
  const writes = writesOf(history)
  return world.service.accepted.flatMap(({ isAnswered, ids, process }) => {
    const isAlarm = (id: string) =>
      writes.some(({ state: { conversation } }) =>
        conversation.handled.some((one) => one.id === id && one.how === 'unconfirmed'),
      )
    return isAnswered && ids.some(isAlarm) ? [`false alarm: ${ids.join(' ')} of ${process.name}`] : []
  })
}

/** Nothing happens to it or its machine. */
function isUndisturbed({ crash, machine, ...plan }: RunPlan | ReconcilePlan): boolean {
  const isCancelled = 'cancelAtMs' in plan && plan.cancelAtMs < Number.POSITIVE_INFINITY
  const hasPost = !('post' in plan) || (plan.post !== null && plan.post.crash === null)
  return crash === null && machine.sleep === null && machine.aheadMs === 0 && !isCancelled && hasPost
}

function repeated(history: History): string[] {
  const { world, plan } = history
  const { accepted } = world.service
  const epochs = world.github.ledger.epoch()
  const ids = new Set(plan.runs.map(({ requestId }) => requestId))
  return [...ids].flatMap((id) => {
    const told = toldAgain(id, history)
    if (told !== null) return [told]
    const times = accepted.filter((one) => !one.isWithout && one.ids.includes(id))
    // A re-run in a new conversation knows nothing of the earlier one.
    return times.length > 1 && epochs === 0
      ? [`sent twice: ${id} by ${times.map(({ process }) => process.name).join(' and ')}`]
      : []
  })
}

/** What was told as unconfirmed is not sent any more. */
function toldAgain(id: string, history: History): string | null {
  const writes = writesOf(history)
  const late = history.world.service.accepted.find((one) => {
    const epoch = claimOf(one, writes)?.epoch
    return one.ids.includes(id) && writes.some((write) => write.epoch === epoch && isTold(write, one, id))
  })
  return late ? `sent after it was told: ${id} by ${late.process.name}` : null
}

function isTold({ atMs, state }: Write, { sentMs }: Accepted, id: string): boolean {
  const { handled } = state.conversation
  return atMs < sentMs && handled.some((one) => one.id === id && one.how === 'unconfirmed')
}

function lostRequests(history: History): string[] {
  const { world, runs } = history
  const { ledger } = world.github
  const stored = world.github.stored()
  const handled = stored?.conversation.handled ?? []
  const isKnown = (id: string) => handled.some((one) => one.id === id)
  const writes = writesOf(history)
  const isLost = ({ result, plan: { requestId } }: PlayedRun) =>
    result === 'queued' && epochOfQueued(requestId, writes) === ledger.epoch() && !isKnown(requestId)
  const forgotten = world.service.accepted.filter(
    (one) => claimOf(one, writes)?.epoch === ledger.epoch() && !one.ids.every(isKnown),
  )
  return [
    ...runs.filter(isLost).map(({ plan }) => `lost: ${plan.requestId} was queued`),
    ...forgotten.map(({ ids, process }) => `forgotten: ${ids.join(' ')}, sent by ${process.name}`),
  ]
}

/** In which conversation a request was queued last. */
function epochOfQueued(id: string, writes: readonly Write[]): number | null {
  return writes.findLast(({ state }) => state.conversation.queue.some((one) => one.id === id))?.epoch ?? null
}

/** What is wrong once everything works again and reconciles have passed. */
function untrueEnds(history: History): string[] {
  const { world } = history
  const { ledger } = world.github
  const state = world.github.stored()
  if (!state) return []
  const { conversation, job } = state
  const isWorking = job !== null && job.end === null
  return [
    ...(conversation.claim ? ['a claim is left'] : []),
    ...conversation.queue.map(({ id }) => `still queued: ${id}`),
    ...conversation.commands.map(({ id }) => `a command keeps its reaction: ${id}`),
    ...(isWorking && world.service.isOver(job.id) ? [`working for ever: ${job.id}`] : []),
    ...jobsForgotten(history),
    ...ledger.all().flatMap(stepsBack),
  ]
}

/** Each job is that of the comment, was so before another took its place, or was told. */
function jobsForgotten(history: History): string[] {
  const writes = writesOf(history)
  const { ledger } = history.world.github
  const created = history.world.service.accepted.filter(
    (one) => one.kind === 'create' && claimOf(one, writes)?.epoch === ledger.epoch(),
  )
  return created.flatMap(({ jobId, ids, process }) => {
    const wasShown = writes.some(({ state: { job } }) => job?.id === jobId)
    const wasTold = writes.some(({ state: { run } }) => run.note?.includes(jobId))
    const isUnconfirmed = writes.some(({ state: { conversation } }) =>
      conversation.handled.some(({ id, how }) => how === 'unconfirmed' && ids.includes(id)),
    )
    return wasShown || wasTold || isUnconfirmed ? [] : [`job forgotten: ${jobId} of ${process.name}`]
  })
}

/** What a write took back. */
function stepsBack({ process, before, state }: Write): string[] {
  if (!before) return []
  const [was, is] = [before.conversation, state.conversation]
  const isKept = (id: string) =>
    is.queue.some((one) => one.id === id) || is.handled.some((one) => one.id === id)
  // A later request asks anew.
  const isWaived =
    is.requestCount > was.requestCount || !was.commitStatus?.waiver || Boolean(is.commitStatus?.waiver)
  const isOtherJob = before.job !== null && before.job.id !== state.job?.id
  return [
    ...(is.requestCount < was.requestCount ? [`the count is taken back by ${process.name}`] : []),
    ...(isOtherJob && is.requestCount <= was.requestCount
      ? [`job replaced without a request by ${process.name}`]
      : []),
    ...(isWaived ? [] : [`waiver lost by ${process.name}`]),
    ...was.queue.flatMap(({ id, command }) =>
      command && !is.queue.some((one) => one.id === id) && !is.commands.some((one) => one.id === command.id)
        ? [`a command loses its place: ${id} by ${process.name}`]
        : [],
    ),
    ...was.queue.flatMap(({ id }) =>
      isKept(id) ? [] : [`taken out of the queue: ${id} by ${process.name}`],
    ),
  ]
}
