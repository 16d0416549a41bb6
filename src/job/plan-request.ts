// A run's request in its conversation, claimed before anything is sent.
import type { Clock } from '../base/clock.ts'
import { toRedactedLine } from '../base/redact.ts'
import { claimUntil, type HeldClaim, holdClaim } from '../conversation/claim.ts'
import { firstState, withClaim } from '../conversation/claims.ts'
import type { Conversation, Looked, Patience } from '../conversation/conversation.ts'
import { markNow } from '../conversation/lock.ts'
import { dayBefore, limitsSet, type RequestCount } from '../gates/limits.ts'
import { uncountedSentence } from '../gates/unchecked.ts'
import { beginStatus } from '../state/commit-status.ts'
import { newDocsPull } from '../state/docs-pull.ts'
import type { Outcome } from '../state/outcome.ts'
import { emptyConversation, reportOf, runPartOf, statusOf } from '../state/parts.ts'
import { joinNotes, type Report, requestTimeIn } from '../state/report.ts'
import type { Claim, CommandComment, State } from '../state/state.ts'
import { type AdmitPorts, logUnseen } from './admit.ts'
import { type Decision, decideRequest, type Facts, type Planned } from './decide-request.ts'
import { type Asked, requestTextOf } from './job-request.ts'
import { type Knowledge, noKnowledge } from './reporter.ts'

export type PlanPorts = Pick<AdmitPorts, 'log' | 'warn' | 'showAnswers'> & {
  clock: Clock
  conversation: Conversation
  /** How long a beginning waits for others. */
  patience: () => Patience
  /** How long a call to the service may take, in milliseconds. */
  sendTimeoutMs: number
  /** A random value that nobody else has. */
  nonce: () => string
  /** Warns that the conversation cannot be used. */
  warnOfConversation: (problem: string) => void
  /** Called with a claim that is about to be written. */
  claiming: (claim: Claim) => void
  /** Number of the pull request or issue, null if there is none. */
  issueNumber: () => Promise<number | null>
  /** The comment with the command, and our reaction to it. */
  command: () => CommandComment | null
  /** Tells something about the run once in the log and once in the summary. */
  note: (sentence: string) => void
  /** Tells the conversation why a command was not sent. */
  postSkip: (end: Outcome) => Promise<void>
  /** The report with nothing known but the run itself. */
  blankReport: () => Report
  redact: (text: string) => string
}

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
  ports: PlanPorts,
): Promise<PlannedRequest | Outcome | Extract<Decision, { kind: 'wait' }>> {
  let facts: Facts | null = null
  const gathering = surroundings.facts().then((known) => {
    facts = known
  })
  const { maxRequestsPerDay, dryRun } = asked.request.inputs
  // What other comments remember is counted before the lock.
  if (maxRequestsPerDay > 0 || dryRun) await gathering
  for (;;) {
    const planned = await claimRequest(asked, () => facts, ports)
    if (planned.kind !== 'not-ready') return planned
    await gathering
  }
}

async function claimRequest(
  asked: Asked,
  facts: () => Facts | null,
  ports: PlanPorts,
): Promise<PlannedRequest | Exclude<Decision, Planned | { kind: 'limited' }>> {
  const { conversation, clock, sendTimeoutMs, patience } = ports
  const since = markNow(clock)
  const nonce = ports.nonce()
  const claimIn = (looked: Looked, now: Date): Claimed => {
    const decision = decideRequest(asked, { looked, facts: facts(), nonce, now })
    return { decision, claim: claimFor(decision, { asked, nonce, now }, ports), told: null }
  }
  const { dryRun } = asked.request.inputs
  const changed = dryRun
    ? await conversation.look()
    : await conversation.change((seen) => {
        const claimed = claimIn({ kind: 'seen', seen }, seen.at)
        // Nobody else may know of the claim when the answer to its write is lost.
        if (claimed.claim) ports.claiming(claimed.claim)
        const told = seen.state === seen.read ? null : (seen.state?.run.note ?? null)
        return { state: stateWith(claimed, asked, ports), value: { ...claimed, told } }
      }, patience())
  if (changed.kind === 'none' && changed.problem !== null) ports.warnOfConversation(changed.problem)
  const { decision, claim, told } = 'value' in changed ? changed.value : claimIn(changed, clock.now())
  if (decision.kind === 'limited') return refuse(decision, asked, ports)
  if (decision.kind !== 'planned') return decision
  await tell(decision, asked, ports)
  const isWritten = changed.kind === 'written'
  const held = claim && holdClaim(claim, since, { conversation, isWritten, clock, sendTimeoutMs, patience })
  return { ...decision, claim: held, told }
}

/**
 * What the conversation remembers with the claim, null to leave it as it is. It names the commit status at once, so that another
 * docs project sees the name.
 */
function stateWith({ decision, claim }: Claimed, { request: { inputs } }: Asked, { blankReport }: PlanPorts) {
  if (decision.kind !== 'planned' || !claim) return null
  const state = withClaim(decision.state ?? firstState({ run: runPartOf(blankReport()) }), claim)
  const { conversation } = state
  const commitStatus = beginStatus(inputs, decision.facts.commit, statusOf(conversation))
  return { ...state, conversation: { ...conversation, commitStatus } }
}

function claimFor(
  decision: Decision,
  { asked, nonce, now }: { asked: Asked; nonce: string; now: Date },
  { sendTimeoutMs, command, redact }: PlanPorts,
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
    command: command(),
  }
}

/** The end of a run that meets a limit. A command is told so in the comment. */
async function refuse(
  { end, limits }: Extract<Decision, { kind: 'limited' }>,
  { authorized, request }: Asked,
  ports: PlanPorts,
): Promise<Outcome> {
  logUnseen(limits, ports)
  if (request.inputs.dryRun) ports.showAnswers(limits)
  if (authorized.intent.kind === 'command') await ports.postSkip(end)
  return end
}

async function tell(planned: Planned, { request: { inputs } }: Asked, ports: PlanPorts): Promise<void> {
  const { plan, limits, line, state, isInaccessible } = planned
  // A run that ends for it says so at its end.
  if (line !== null) ports.log(line)
  if (plan.kind !== 'create' && plan.kind !== 'message') return
  logUnseen(limits, ports)
  if (inputs.dryRun) ports.showAnswers(limits)
  const counted = limitsSet(inputs)
  // Limits count what comments remember, so a run that has none goes on uncounted.
  if (counted.length === 0 || state !== null) return
  if (isInaccessible) ports.note(uncountedSentence(counted, 'no-access'))
  else if ((await ports.issueNumber()) === null) ports.note(uncountedSentence(counted, 'no-conversation'))
}

/** The requests that the comments of the repository remember, null if no limit needs them. */
export async function countRequests(
  { inputs }: Asked['request'],
  clock: Clock,
  countRequestsSince: (since: Date) => Promise<RequestCount>,
): Promise<RequestCount | null> {
  return inputs.maxRequestsPerDay === 0 ? null : countRequestsSince(dayBefore(clock.now()))
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
      state && { ...requestTimeIn(reportOf(state)), askedBy: state.run.askedBy }),
  }
}

/** What the run knows before it sends anything. */
export function knowledgeOf(
  { plan, facts, claim, state }: PlannedRequest,
  asked: Asked,
  ports: Pick<PlanPorts, 'blankReport' | 'redact' | 'command'>,
): Knowledge {
  const { inputs, run } = asked.request
  const { commitStatus, commitStatusUntil, failOn } = inputs
  const rules = { commitStatus, commitStatusUntil, failOn: [...failOn] }
  const { runId, startedAt: at } = ports.blankReport()
  const isWaived = Boolean(state?.conversation.commitStatus?.waiver)
  const isRequest = plan.kind === 'create' || plan.kind === 'message'
  // The head that a comment's run reads may be newer than the request that it waits for.
  const isOfEarlier = !isRequest && run.trigger.kind === 'comment' && state?.conversation.commitStatus
  return {
    ...noKnowledge,
    claim: claim?.claim() ?? null,
    requestCount: state?.conversation.requestCount ?? 0,
    request: isRequest ? { runId, at, text: ports.redact(requestTextOf(asked)) } : null,
    command: ports.command(),
    status: isStatusCheck(asked) || isOfEarlier ? null : { rules, commit: facts.commit, isWaived },
    docsPullRules: facts.docsPullRules,
  }
}

function isStatusCheck({ authorized: { intent } }: Asked): boolean {
  return intent.kind === 'command' && intent.command.kind === 'status'
}
