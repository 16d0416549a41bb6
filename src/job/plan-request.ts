// A run's request in its conversation, claimed before anything is sent.
import { toRedactedLine } from '../base/redact.ts'
import { firstState, withClaim } from '../conversation/claims.ts'
import type { Looked } from '../conversation/conversation.ts'
import { claimUntil, type HeldClaim, holdClaim } from '../conversation/held-claim.ts'
import { markNow } from '../conversation/lock.ts'
import { limitsSet } from '../gates/limits.ts'
import { uncountedSentence } from '../gates/unchecked-gates.ts'
import { beginStatus } from '../state/commit-status.ts'
import { newDocsPull } from '../state/docs-pull.ts'
import { type Outcome, outcome, skipped } from '../state/outcome.ts'
import { joinNotes, type Report, requestTimeIn, withOutcome } from '../state/report.ts'
import { emptyConversation, reportOf, runPartOf, statusOf } from '../state/report-parts.ts'
import type { Claim, State } from '../state/state.ts'
import { logUnseen } from './admit.ts'
import type { Collaborators } from './collaborators.ts'
import { type Decision, decideRequest, type Facts, type Planned } from './decide-request.ts'
import { type Asked, requestTextOf } from './job-request.ts'
import type { NextBatch } from './next-batch.ts'
import { type Knowledge, noKnowledge } from './reporter.ts'

/** What is read once for a run, however often it plans. */
export type Surroundings = {
  /** Context of the event, rendered. Null if there is none. */
  context: () => Promise<string | null>
  facts: () => Promise<Facts>
}

/** `claim`: null for a plan that sends nothing. `told`: what the comment says of a claim that had run out, null for nothing. */
export type PlannedRequest = Planned & { claim: HeldClaim | null; told: string | null }

/** `told`: what the comment now says of a claim that had run out, null for nothing. */
type Claimed = { decision: Decision; claim: Claim | null; told: string | null }

/** The plan of a request, or why there is none. `wait`: somebody else is sending. */
export async function planRequest(
  asked: Asked,
  surroundings: Surroundings,
  collaborators: Collaborators,
): Promise<PlannedRequest | Outcome | Extract<Decision, { kind: 'wait' }>> {
  let facts: Facts | null = null
  const gathering = surroundings.facts().then((known) => {
    facts = known
  })
  const { maxRequestsPerDay, dryRun } = asked.request.inputs
  // What other comments remember is counted before the lock.
  const isBatch = asked.request.inputs.context === 'merged'
  if (maxRequestsPerDay > 0 || dryRun || isBatch) await gathering
  for (let tries = 1; tries <= maxPlans; tries += 1) {
    // Loaded only now, because most runs gather nothing.
    const gathered = isBatch ? await (await import('./next-batch.ts')).nextBatch(collaborators) : null
    if (gathered?.kind === 'ended') return gathered
    const planned = await claimRequest(asked, { facts: () => facts, gathered }, collaborators)
    if (planned.kind === 'not-ready') await gathering
    else if (planned.kind !== 'stale') return planned
  }
  return outcome('unknown', { reason: 'conversation-busy', detail: 'other runs sent what was merged' })
}

/** The first one may only have waited for the facts. */
const maxPlans = 4

async function claimRequest(
  asked: Asked,
  { facts, gathered }: { facts: () => Facts | null; gathered: NextBatch | null },
  collaborators: Collaborators,
): Promise<PlannedRequest | Exclude<Decision, Planned | { kind: 'limited' | 'nothing-merged' }>> {
  const { conversation, reporter, journal, runtime } = collaborators
  const { clock, sendTimeoutMs, patience } = runtime
  const since = markNow(clock)
  const nonce = runtime.nonce()
  const claimIn = (looked: Looked, now: Date): Claimed => {
    const decision = decideRequest(asked, { looked, facts: facts(), gathered, nonce, now })
    return { decision, claim: claimFor(decision, { asked, nonce, now }, collaborators), told: null }
  }
  const { dryRun } = asked.request.inputs
  const changed = dryRun
    ? await conversation.look()
    : await conversation.change((seen) => {
        const claimed = claimIn({ kind: 'seen', seen }, seen.at)
        // Nobody else may know of the claim when the answer to its write is lost.
        if (claimed.claim) reporter.notSent(claimed.claim)
        const told = seen.state === seen.read ? null : (seen.state?.run.note ?? null)
        return { state: stateWith(claimed, asked, reporter.blank), value: { ...claimed, told } }
      }, patience())
  if (changed.kind === 'none' && changed.problem !== null) journal.warn(changed.problem)
  const { decision, claim, told } = 'value' in changed ? changed.value : claimIn(changed, clock.now())
  if (decision.kind === 'limited') return refuse(decision, asked, collaborators)
  if (decision.kind === 'nothing-merged') {
    reporter.tell({ batch: decision.batch })
    return skipped('nothing-merged')
  }
  if (decision.kind !== 'planned') return decision
  await tell(decision, asked, collaborators)
  const isWritten = changed.kind === 'written'
  const held = claim && holdClaim(claim, since, { conversation, isWritten, clock, sendTimeoutMs, patience })
  return { ...decision, claim: held, told }
}

/**
 * What the conversation remembers with the claim, null to leave it as it is. It names the commit status at once, so that another
 * docs project sees the name.
 */
function stateWith({ decision, claim }: Claimed, { request: { inputs } }: Asked, blank: Report) {
  if (decision.kind === 'nothing-merged') return withLeftOut(decision, blank)
  if (decision.kind !== 'planned' || !claim) return null
  const state = withClaim(decision.state ?? firstState({ run: runPartOf(blank) }), claim)
  const { conversation } = state
  const commitStatus = beginStatus(inputs, decision.facts.commit, statusOf(conversation))
  return { ...state, conversation: { ...conversation, commitStatus } }
}

/** Those that the gates leave out are told once. Without any, there is nothing to remember. */
function withLeftOut(
  { batch: { leftOut, next }, state }: Extract<Decision, { kind: 'nothing-merged' }>,
  blank: Report,
): State | null {
  if (leftOut.length === 0) return null
  const end = withOutcome(blank, skipped('nothing-merged'), new Date(blank.startedAt))
  const { run, job, conversation } = state ?? firstState({ run: runPartOf(end) })
  return { run, job, conversation: { ...conversation, batch: next } }
}

function claimFor(
  decision: Decision,
  { asked, nonce, now }: { asked: Asked; nonce: string; now: Date },
  { commenter, runtime: { sendTimeoutMs, redact } }: Collaborators,
): Claim | null {
  if (decision.kind !== 'planned' || decision.heldBack) return null
  const { plan, queued } = decision
  if (plan.kind !== 'create' && plan.kind !== 'message') return null
  return {
    nonce,
    until: claimUntil(now, sendTimeoutMs),
    isCreate: plan.kind === 'create',
    id: plan.id,
    request: toRedactedLine(requestTextOf(asked), { redact, maxLength: 120 }),
    queued: queued.map(({ id }) => id),
    command: commenter.command(),
    ...(decision.batch && { batch: decision.batch.next }),
  }
}

/** The end of a run that meets a limit. A command is told so in the comment. */
async function refuse(
  { end, limits }: Extract<Decision, { kind: 'limited' }>,
  { authorized, request }: Asked,
  collaborators: Collaborators,
): Promise<Outcome> {
  const { conversation, journal, reporter, runtime } = collaborators
  logUnseen(limits, journal)
  if (request.inputs.dryRun) journal.showAnswers(limits)
  else if (authorized.intent.kind === 'command') {
    // Loaded only now, because most runs are not skipped.
    const { tellSkip } = await import('./tell-skip.ts')
    const { clock, patience } = runtime
    await tellSkip(end, reporter.blank, { conversation, patience: patience(), warn: journal.warn, clock })
  }
  return end
}

async function tell(
  planned: Planned,
  { request: { inputs } }: Asked,
  collaborators: Collaborators,
): Promise<void> {
  const { plan, limits, line, state, isInaccessible } = planned
  // A run that ends for it says so at its end.
  const { journal, place } = collaborators
  if (line !== null) journal.log(line)
  if (plan.kind !== 'create' && plan.kind !== 'message') return
  logUnseen(limits, journal)
  if (inputs.dryRun) journal.showAnswers(limits)
  const counted = limitsSet(inputs)
  // Limits count what comments remember, so a run that has none goes on uncounted.
  if (counted.length === 0 || state !== null) return
  if (isInaccessible) journal.note(uncountedSentence(counted, 'no-access'))
  else if ((await place.issueNumber()) === null) journal.note(uncountedSentence(counted, 'no-conversation'))
}

/** The report of the run, with the job that the conversation remembers. */
export function reportFor({ plan, facts, told }: PlannedRequest, blank: Report, state: State | null): Report {
  const conversation = state?.conversation ?? emptyConversation
  const report = reportOf({ run: runPartOf(blank), job: state?.job ?? null, conversation })
  const { docsPull } = report
  // What nobody wanted before is still to be done.
  const isNews = docsPull && facts.docsPullRules && !report.docsPullRules
  const isSameJob = 'jobId' in plan && plan.jobId === report.jobId
  const isRequest = plan.kind === 'create' || plan.kind === 'message'
  return {
    ...report,
    note: joinNotes(report.note, told),
    docsPull: isNews ? { ...docsPull, todo: newDocsPull(facts.docsPullRules).todo } : docsPull,
    // Who only waits for a request has not asked for it.
    ...(!isRequest &&
      isSameJob &&
      state && {
        ...requestTimeIn(reportOf(state)),
        askedBy: state.run.askedBy,
        workflow: state.run.workflow,
      }),
  }
}

/** What the run knows before it sends anything. */
export function knowledgeOf(
  { plan, facts, claim, state }: PlannedRequest,
  asked: Asked,
  { reporter, commenter, runtime }: Collaborators,
): Knowledge {
  const { inputs, run } = asked.request
  const { commitStatus, commitStatusUntil, failOn } = inputs
  const rules = { commitStatus, commitStatusUntil, failOn: [...failOn] }
  const { runId, startedAt: at } = reporter.blank
  const isWaived = Boolean(state?.conversation.commitStatus?.waiver)
  const isRequest = plan.kind === 'create' || plan.kind === 'message'
  // The head that a comment's run reads may be newer than the request that it waits for.
  const isOfEarlier = !isRequest && run.trigger.kind === 'comment' && state?.conversation.commitStatus
  return {
    ...noKnowledge,
    claim: claim?.claim() ?? null,
    requestCount: state?.conversation.requestCount ?? 0,
    request: isRequest ? { runId, at, text: runtime.redact(requestTextOf(asked)) } : null,
    command: commenter.command(),
    status: isStatusCheck(asked) || isOfEarlier ? null : { rules, commit: facts.commit, isWaived },
    docsPullRules: facts.docsPullRules,
  }
}

function isStatusCheck({ authorized: { intent } }: Asked): boolean {
  return intent.kind === 'command' && intent.command.kind === 'status'
}
