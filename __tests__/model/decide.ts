// What a modeled run decides from what its conversation remembers, in the words of the design.
import type { Seen } from '../../src/conversation/conversation.ts'
import type { Claim, State } from '../../src/state/state.ts'
import { sendTimeoutMs } from './model-service.ts'
import type { RunPlan } from './plans.ts'
import type { Protocol } from './protocol.ts'

export type Planned = {
  kind: 'planned'
  claim: Claim
  state: State
  jobId: string | null
  reason: 'asked for' | 'unconfirmed before' | null
}

export type Decision =
  | Planned
  | { kind: 'attach'; jobId: string; requestCount: number }
  | { kind: 'wait' }
  | { kind: 'over'; result: 'queued' | 'told' | 'halted' }

type Options = {
  protocol: Protocol
  nonce: string
  /** When the comment with the command was written, by GitHub's clock. */
  madeAt: Date
  run: State['run']
  command: Claim['command']
}

/** The decision, with the state to write for it. */
export function decide(
  { state, at }: Seen,
  plan: RunPlan,
  options: Options,
): { state: State | null; value: Decision } {
  const { protocol, nonce, run } = options
  const known = state && knownEnd(state, plan)
  if (known) return { state: null, value: known }
  const claim = state?.conversation.claim
  if (claim && claim.nonce !== nonce && protocol.isLiving(claim, at))
    return { state: null, value: { kind: 'wait' } }
  const isHalted = state !== null && isHaltedBy(state, plan, options.madeAt)
  if (isHalted) return { state: null, value: { kind: 'over', result: 'halted' } }
  const base = state ?? protocol.firstState({ run })
  const planned = plannedIn(base, plan, { ...options, at })
  return { state: protocol.withClaim(base, planned.claim), value: planned }
}

function plannedIn(state: State, plan: RunPlan, options: Options & { at: Date }): Planned {
  const { protocol, nonce, command, at } = options
  const { job, conversation } = state
  const jobId = plan.kind === 'new' ? null : (job?.id ?? null)
  const claim: Claim = {
    nonce,
    until: protocol.claimUntil(at, sendTimeoutMs),
    isCreate: jobId === null,
    id: plan.requestId,
    request: plan.requestId,
    queued: protocol.dueIn(conversation.queue, at).map(({ id }) => id),
    command,
  }
  const isAfter = conversation.createUnconfirmedAt !== null
  const reason = plan.kind === 'new' ? 'asked for' : isAfter ? 'unconfirmed before' : null
  return { kind: 'planned', claim, state, jobId, reason }
}

function knownEnd({ job, conversation }: State, { requestId }: RunPlan): Decision | null {
  const handled = conversation.handled.find(({ id }) => id === requestId)
  if (handled?.how === 'delivered' && job)
    return { kind: 'attach', jobId: job.id, requestCount: conversation.requestCount }
  if (handled) return { kind: 'over', result: 'told' }
  const isQueued = conversation.queue.some(({ id }) => id === requestId)
  return isQueued ? { kind: 'over', result: 'queued' } : null
}

/** Nobody knows what became of an earlier create, and this was not asked for after that was written down. */
function isHaltedBy({ conversation }: State, { kind, attempt }: RunPlan, madeAt: Date): boolean {
  const { createUnconfirmedAt } = conversation
  if (createUnconfirmedAt === null) return false
  const isAsked = (kind === 'command' || kind === 'new') && attempt === 1
  return !isAsked || madeAt.getTime() <= Date.parse(createUnconfirmedAt)
}
