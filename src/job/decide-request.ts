// What a run does, decided at once from what its conversation remembers: nothing is asked or waited for here.
import type { StartPlan } from '../agent/start-plan.ts'
import type { Batch } from '../batch/batch.ts'
import { isAtCursor } from '../batch/batch-cursor.ts'
import { isLiving } from '../conversation/claims.ts'
import type { Looked } from '../conversation/conversation.ts'
import { type Memory, memoryOf, statusNameProblem } from '../conversation/memory.ts'
import { dueIn, requestId } from '../conversation/queue.ts'
import { reasonOfSourceChange } from '../follow-up/source-change.ts'
import { type Closed, firstClosed, type NamedAnswer } from '../gates/gate-answer.ts'
import { checkLimits, cooldownEnd, type RequestCount } from '../gates/limits.ts'
import type { DocsPullRules } from '../state/docs-pull.ts'
import { type Outcome, rejectedInput, skipped } from '../state/outcome.ts'
import { reportOf } from '../state/report-parts.ts'
import type { QueuedRequest, State } from '../state/state.ts'
import { planJob } from './create-or-message.ts'
import { type Asked, promptFor } from './job-request.ts'
import type { NextBatch } from './next-batch.ts'

/** What is read beside the conversation. */
export type Facts = {
  /** The commit that gets the commit status, null for none. */
  commit: string | null
  /** What the inputs want done to the docs pull request, null for nothing. */
  docsPullRules: DocsPullRules | null
  /** How the run ends because its sender may start nothing, null if they may. */
  refused: Outcome | null
  /** The requests that the comments of the repository remember, null if nobody asked. */
  count: RequestCount | null
}

export type Planned = {
  kind: 'planned'
  plan: StartPlan
  facts: Facts
  /** What the conversation remembers, null for nothing. */
  state: State | null
  /** Queued requests that are sent along. */
  queued: readonly QueuedRequest[]
  /** Whether nothing is remembered because this token may not read the comments. */
  isInaccessible: boolean
  limits: readonly NamedAnswer[]
  /** The merged pull requests that it is about, null for a request about the event. */
  batch: Batch | null
  /** Whether a cooldown holds the request back, until when, ISO 8601, and how the run ends if it is not queued. */
  heldBack: { notBefore: string | null; end: Outcome } | null
  /** What the log says, null for nothing. */
  line: string | null
}

/**
 * `stale`: another batch was sent since this one was gathered. `nothing-merged`: no pull request is to be documented.
 * `not-ready`: it cannot be decided before the facts are there. `wait`: somebody else is sending. `limited`: a limit is met.
 */
export type Decision =
  | Planned
  | Outcome
  | { kind: 'limited'; end: Outcome; limits: readonly NamedAnswer[] }
  | { kind: 'wait'; state: State | null }
  | { kind: 'not-ready' }
  | { kind: 'stale' }
  | { kind: 'nothing-merged'; batch: Batch; state: State | null }

type Situation = {
  looked: Looked
  facts: Facts | null
  /** Of this run's claim. */
  nonce: string
  now: Date
  /** Null if there is none. */
  gathered: NextBatch | null
}

/** What the run does. */
export function decideRequest(asked: Asked, situation: Situation): Decision {
  const { looked, facts, gathered } = situation
  if (!facts) return { kind: 'not-ready' }
  const memory = memoryOf(looked)
  const ended = facts.refused ?? refuseStatusName(asked, memory, facts)
  if (ended) return ended
  const plan = planFor(asked, memory, gathered)
  if (plan.kind === 'ended') return plan
  const known = {
    plan,
    facts,
    state: looked.kind === 'seen' ? looked.seen.state : null,
    isInaccessible: memory.kind === 'none' && memory.isInaccessible === true,
    line: memory.kind === 'unreadable' ? memory.problem : null,
    batch: gathered?.batch ?? null,
  }
  if (plan.kind === 'attach' || plan.kind === 'status')
    return { ...known, kind: 'planned', queued: [], limits: [], heldBack: null }
  return decideBatch(asked, known, looked) ?? decideSending(asked, known, situation)
}

type Known = Pick<Planned, 'plan' | 'facts' | 'state' | 'isInaccessible' | 'line' | 'batch'>

/** Why what was merged is not sent now, null if it may be, or if the request is about something else. */
function decideBatch(
  { request: { inputs } }: Asked,
  { batch, state }: Known,
  looked: Looked,
): Exclude<Decision, Planned> | null {
  if (inputs.context !== 'merged') return null
  if (looked.kind !== 'seen') return rejectedInput(noTrackingIssue)
  if (!batch || !isAtCursor(batch, state?.conversation.batch ?? null)) return { kind: 'stale' }
  return batch.pulls.length === 0 ? { kind: 'nothing-merged', batch, state } : null
}

const noTrackingIssue =
  "Input `issue-number` must be an issue that this token can comment on and react to. It's missing or locked, or the token lacks `issues: write`."

/** Whether the request may be sent now. */
function decideSending(asked: Asked, known: Known, { nonce, now }: Situation): Decision {
  const { state } = known
  const limits = limitsOf(asked, known, now)
  const met = firstClosed(limits)
  const heldBack = met && holdBack(met, asked, state)
  if (met && !heldBack) return { kind: 'limited', end: skipped(met.reason, met.detail), limits }
  const claim = state?.conversation.claim
  const isSending = claim && claim.nonce !== nonce && isLiving(claim, now)
  if (isSending && !heldBack) return { kind: 'wait', state }
  const due = state && asked.request.inputs.jobId === null ? dueIn(state.conversation.queue, now) : []
  const own = 'id' in known.plan ? known.plan.id : null
  // A re-run asks for what it has queued before.
  const queued = due.filter(({ id }) => id !== own)
  return { ...known, kind: 'planned', queued, limits, heldBack }
}

/** The end of a run whose commit status has the name of another docs project's, null for any other. */
function refuseStatusName({ request: { inputs } }: Asked, memory: Memory, { commit }: Facts): Outcome | null {
  const context = commit && inputs.commitStatus
  const problem = context === null ? null : statusNameProblem(memory, context)
  return problem === null ? null : rejectedInput(problem)
}

/** Whether a request may be left in its conversation, if it has one. A file may be too long for it. */
export function mayQueue({ request: { inputs, files }, authorized: { intent } }: Asked): boolean {
  const isNew = intent.kind === 'command' && intent.command.kind === 'new'
  // What was merged is gathered anew by the next run.
  const isBatch = inputs.context === 'merged'
  return !inputs.wait && inputs.jobId === null && files.length === 0 && !isNew && !isBatch
}

function planFor(asked: Asked, memory: Memory, gathered: NextBatch | null): StartPlan | Outcome {
  const { request, authorized } = asked
  const ended = reasonOfSourceChange(request, memory)
  if (ended) return skipped(ended)
  const { inputs, run } = request
  const { trigger, runAttempt } = run
  const text = promptFor(request, authorized, null)
  const idOf = (attempt: number | null) => requestId(run, text ?? '', attempt)
  const plan = planJob({
    ...inputs,
    intent: authorized.intent,
    runAttempt,
    hasPrompt: text !== null,
    isRolling: gathered?.isRolling ?? null,
    ids: { first: idOf(inputs.onRerun === 'new' ? runAttempt : null), again: idOf(runAttempt) },
    commandAt:
      trigger.kind === 'comment' && authorized.intent.kind === 'command' ? trigger.comment.createdAt : null,
    memory,
  })
  // A run that does not wait only checks the status of a job that is there.
  return plan.kind === 'attach' && !inputs.wait ? { kind: 'status', jobId: plan.jobId } : plan
}

/** A request that only a cooldown holds back can be queued. */
function holdBack(met: Closed, asked: Asked, state: State | null): Planned['heldBack'] {
  if (met.reason !== 'cooldown' || !mayQueue(asked) || !state?.job) return null
  const notBefore = cooldownEnd(reportOf(state), asked.request.inputs)
  return { notBefore, end: skipped(met.reason, met.detail) }
}

function limitsOf(
  { request: { inputs }, authorized }: Asked,
  { state, facts }: Known,
  now: Date,
): NamedAnswer[] {
  const isCommand = authorized.intent.kind === 'command'
  const isAdminCommand = isCommand && authorized.isAdmin
  const asking = { rules: inputs, memory: state && reportOf(state), count: facts.count }
  return checkLimits({ ...asking, isCommand, isAdminCommand, all: inputs.dryRun, now })
}
