// What a run does in its conversation: from what the comment remembers to a plan and a prompt. Whoever begins a turn holds the
// lock of the conversation from here on.
import type { StatusCommit } from '../../domain/commit-status/commit-status.ts'
import type { DocsPullRules } from '../../domain/docs-pull/docs-pull.ts'
import { sourceChangeOf } from '../../domain/event/source-pull.ts'
import { type Closed, firstClosed, type NamedAnswer } from '../../domain/gates/gate.ts'
import { cooldownEnd, limitsSet } from '../../domain/gates/limits.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import { type Memory, planJob, reportIn, type StartPlan, statusNameProblem } from '../../domain/job/plan.ts'
import type { Report } from '../../domain/job/report.ts'
import { joinParagraphs } from '../../domain/markdown/escape.ts'
import { uncountedSentence } from '../../domain/messages/unchecked.ts'
import { toRedactedLine } from '../../domain/redact.ts'
import { type AdmitPorts, type Ended, endOfRefused, logUnseen, reject, skip } from '../gates/admit.ts'
import type { Authorized } from '../gates/authorize.ts'
import { checkLimits, type LimitPorts } from '../gates/check-limits.ts'
import { type JobRequest, promptFor } from './request.ts'
import { reasonOfSourceChange } from './source-change.ts'

export type PlanPorts = LimitPorts &
  Pick<AdmitPorts, 'log' | 'warn' | 'showAnswers'> & {
    /** Takes the lock of the conversation, and reads what its comment remembers. Never throws. */
    enter: () => Promise<Memory>
    /** Number of the pull request or issue, null if there is none. */
    issueNumber: () => Promise<number | null>
    /** Tells something about the run once in the log and once in the summary. */
    note: (sentence: string) => void
    /** Whether this run holds the lock. */
    isLocked: () => boolean
    /** Tells the conversation why a command was not sent. */
    postSkip: (end: Outcome) => Promise<void>
    /** Takes secrets out of a text, because the prompt is sent to one host and shown on another. */
    redact: (text: string) => string
  }

/** What is read once for a run, however often it plans. */
export type Surroundings = {
  /** Context of the event, rendered. Null if there is none. */
  context: () => Promise<string | null>
  /** The commit that gets the commit status, null for none. */
  commit: () => Promise<StatusCommit | null>
  /** What the inputs want done to the docs pull request, null for nothing. */
  docsPullRules: () => Promise<DocsPullRules | null>
}

export type PlannedTurn = {
  kind: 'planned'
  plan: StartPlan
  prompt: string
  /** The prompt without the context of the event. Null if it would not say what is meant. */
  shortPrompt: string | null
  /** Whether the request may be left in the conversation until the agent is free. */
  mayQueue: boolean
  /** The request without files and context. */
  requestText: string
  memory: Report | null
  commit: StatusCommit | null
  docsPullRules: DocsPullRules | null
  /** Whether a cooldown holds the request back, until when, ISO 8601, and how the run ends if it is not queued. */
  heldBack: { notBefore: string | null; end: Ended } | null
}

export type Asked = { request: JobRequest; authorized: Authorized }

/** The plan of a turn, or why there is none. */
export async function planTurn(
  asked: Asked,
  surroundings: Surroundings,
  ports: PlanPorts,
): Promise<PlannedTurn | Ended> {
  const { request } = asked
  const [memory, commit, docsPullRules, refused] = await Promise.all([
    ports.enter(),
    surroundings.commit(),
    surroundings.docsPullRules(),
    endOfRefused(asked.authorized),
    mayEndEarly(request) ? null : surroundings.context(),
  ])
  const ended = refused ?? refuseStatusName(request, memory, commit)
  if (ended) return ended
  const plan = planFor(asked, memory, ports)
  if (plan.kind === 'ended') return plan
  const report = reportIn(memory)
  const mayQueue = plan.kind === 'message' && mayLeaveRequest(request, report, ports)
  const met = await meetLimits({ ...asked, plan, memory: report }, ports)
  const isHeldBack = met?.reason === 'cooldown' && mayQueue
  if (met && !isHeldBack) return refuse(met, asked, ports)
  if (plan.kind === 'create' || plan.kind === 'message') await noteUncounted(request, memory, ports)
  return {
    kind: 'planned',
    plan,
    ...wordsOf(asked, await surroundings.context(), ports),
    mayQueue,
    memory: report,
    commit,
    docsPullRules,
    heldBack: met && {
      notBefore: cooldownEnd(report, request.inputs),
      end: skip(met.reason, met.detail),
    },
  }
}

/** The end of a run whose commit status has the name of another docs project's, null for any other. */
function refuseStatusName({ inputs }: JobRequest, memory: Memory, commit: StatusCommit | null): Ended | null {
  const { commitStatus } = inputs
  const problem = commit && commitStatus !== null ? statusNameProblem(memory, commitStatus) : null
  return problem === null ? null : reject(problem)
}

/** A limit may end the run, or the pull request was closed: such a run needs no context. */
function mayEndEarly({ inputs, run }: JobRequest): boolean {
  return limitsSet(inputs).length > 0 || sourceChangeOf(run.trigger) !== null
}

/** Limits count what comments remember, so a run that has none goes on uncounted. */
async function noteUncounted({ inputs }: JobRequest, memory: Memory, ports: PlanPorts): Promise<void> {
  const limits = limitsSet(inputs)
  if (limits.length === 0 || memory.kind !== 'none') return
  if (memory.isInaccessible) ports.note(uncountedSentence(limits, 'no-access'))
  else if ((await ports.issueNumber()) === null) ports.note(uncountedSentence(limits, 'no-conversation'))
}

function planFor(
  { request, authorized }: Asked,
  memory: Memory,
  { log }: Pick<PlanPorts, 'log'>,
): StartPlan | Ended {
  const ended = reasonOfSourceChange(request, memory)
  if (ended) return skip(ended)
  const { inputs, run } = request
  const { runId, runAttempt } = run
  const hasPrompt = promptFor(request, authorized, null) !== null
  const plan = planJob({ ...inputs, intent: authorized.intent, runId, runAttempt, hasPrompt, memory })
  if (plan.kind === 'skip') return skip(plan.reason)
  if (plan.kind === 'queued') return { kind: 'ended', outcome: outcome('queued', { reason: 'busy' }) }
  if (plan.kind === 'unknown')
    return { kind: 'ended', outcome: outcome('unknown', { reason: plan.reason, detail: plan.detail }) }
  // A run that ends for it says so at its end.
  if (memory.kind === 'unreadable') log(memory.problem)
  return plan
}

/** The end of a turn that meets a limit. A command is told so in the comment. */
async function refuse({ reason, detail }: Closed, { authorized }: Asked, ports: PlanPorts): Promise<Ended> {
  const end = skip(reason, detail)
  if (authorized.intent.kind === 'command') await ports.postSkip(end.outcome)
  return end
}

function wordsOf({ request, authorized }: Asked, context: string | null, { redact }: PlanPorts) {
  const { inputs, files } = request
  const requestText = authorized.request ?? inputs.prompt ?? joinParagraphs(files)
  const prompt = promptFor(request, authorized, context) ?? ''
  const shortPrompt = isAboutLine(request) ? null : promptFor(request, authorized, null)
  return {
    prompt: redact(prompt),
    shortPrompt: shortPrompt && redact(shortPrompt),
    requestText: toRedactedLine(requestText, { redact, maxLength: Infinity }),
  }
}

/** Without the lock, two others could send the same request. A file may be too long for the state of the comment. */
function mayLeaveRequest(
  { inputs, files }: JobRequest,
  memory: Report | null,
  { isLocked }: Pick<PlanPorts, 'isLocked'>,
): boolean {
  return !inputs.wait && inputs.jobId === null && files.length === 0 && Boolean(memory?.jobId) && isLocked()
}

/** A comment on a line means nothing without the line. */
function isAboutLine({ run: { trigger } }: JobRequest): boolean {
  return trigger.kind === 'comment' && trigger.comment.surface === 'review'
}

type LimitedTurn = Asked & { plan: StartPlan; memory: Report | null }

/** The limit that a request meets, null for none. Only a new turn can meet one. */
async function meetLimits({ request, authorized, plan, memory }: LimitedTurn, ports: PlanPorts) {
  const { inputs } = request
  const isTurn = plan.kind === 'create' || plan.kind === 'message'
  const isCommand = authorized.intent.kind === 'command'
  const isAdminCommand = isCommand && authorized.isAdmin
  const asking = { rules: inputs, memory, isCommand, isAdminCommand, all: inputs.dryRun }
  const answers: readonly NamedAnswer[] = isTurn ? await checkLimits(asking, ports) : []
  logUnseen(answers, ports)
  if (inputs.dryRun && isTurn) ports.showAnswers(answers)
  return firstClosed(answers)
}
