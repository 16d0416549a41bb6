// From the event to a plan and a prompt: who asks, what the conversation remembers, what the agent is told. Nothing is
// sent to the documentation service yet.
import type { StatusCommit } from '../../domain/commit-status/commit-status.ts'
import type { DocsPullRules } from '../../domain/docs-pull/docs-pull.ts'
import type { Run } from '../../domain/event/event.ts'
import { sourceChangeOf } from '../../domain/event/source-pull.ts'
import { firstClosed, type NamedAnswer } from '../../domain/gates/gate.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import { type Outcome, outcome, type Reason } from '../../domain/job/outcome.ts'
import { type Memory, type Plan, planJob, reportIn, type StartPlan } from '../../domain/job/plan.ts'
import { assemblePrompt, documentThis } from '../../domain/job/prompt.ts'
import type { Report } from '../../domain/job/report.ts'
import { joinParagraphs } from '../../domain/markdown/escape.ts'
import { toRedactedLine } from '../../domain/redact.ts'
import { type AuthorizationResult, type AuthorizePorts, authorize } from './authorize.ts'
import { askGates, checkEvent, closedByEvent, type GatePorts } from './check-gates.ts'
import { checkLimits, type LimitPorts } from './check-limits.ts'
import { followSourceChange, reasonOfSourceChange, type SourceChangePorts } from './source-change.ts'

export type PreparePorts = AuthorizePorts &
  GatePorts &
  LimitPorts &
  SourceChangePorts & {
    /** Context of the event, rendered. Null if there is none. */
    gatherContext: () => Promise<string | null>
    /** Reacts to the comment with the command: it was seen, it was answered, or its author may not use it. */
    react: (content: 'eyes' | '+1' | '-1') => Promise<void>
    postHelp: () => Promise<void>
    /** Waives the commit status. */
    waiveStatus: () => Promise<Outcome>
    /** The commit that gets the commit status, null for none. Never throws. */
    statusCommit: () => Promise<StatusCommit | null>
    /** What the inputs want done to the docs pull request, null for nothing. Never throws. */
    docsPullRules: () => Promise<DocsPullRules | null>
    /** Tells the conversation why a command was not sent. */
    postSkip: (end: Outcome) => Promise<void>
    /** Shows what every gate and limit answered. */
    showAnswers: (answers: readonly NamedAnswer[]) => void
    /** Takes secrets out of a text, because the prompt is sent to one host and shown on another. */
    redact: (text: string) => string
    log: (line: string) => void
    /** Warns that the token lacks a right. */
    warn: (text: string) => void
  }

export type JobRequest = {
  inputs: JobInputs
  /** Contents of `prompt-file`. */
  files: readonly string[]
  run: Run
}

export type ReadyJob = {
  kind: 'ready'
  plan: StartPlan
  prompt: string
  /** The request without files and context. */
  requestText: string
  memory: Report | null
  commit: StatusCommit | null
  docsPullRules: DocsPullRules | null
}

export type Prepared = ReadyJob | { kind: 'ended'; outcome: Outcome }

const promptMissing = 'Input `prompt` is empty. Set `prompt`, `prompt-file`, or `job-id`.'

/** The plan and the prompt, or why there is nothing to do. */
export async function prepareJob(request: JobRequest, ports: PreparePorts): Promise<Prepared> {
  const { inputs, run } = request
  const change = await followSourceChange(request, ports)
  if (change) return skip(change)
  const closed = closedByEvent(run, inputs)
  if (closed) return skip(closed.reason, closed.detail)
  const authorization = await authorize(run, inputs, ports)
  if (authorization.kind === 'invalid') return reject(authorization.message)
  if (authorization.kind === 'skipped') {
    if (authorization.isDenied) await ports.react('-1')
    return skip(authorization.reason, authorization.detail)
  }
  const { intent } = authorization
  const command = intent.kind === 'command' ? intent.command.kind : null
  if (command === 'help') return postHelp(ports)
  if (command === 'skip') return waive(inputs, ports)
  const instruction = promptFor(request, authorization, null)
  if (instruction === null && !inputs.jobId && intent.kind === 'workflow') return reject(promptMissing)
  return passGates(request, authorization, ports)
}

async function waive({ dryRun }: JobInputs, ports: PreparePorts): Promise<Prepared> {
  if (dryRun) return skip('dry-run')
  await ports.react('eyes')
  return { kind: 'ended', outcome: await ports.waiveStatus() }
}

/** Asks the gates that the event leaves open, and goes on if all of them are. */
async function passGates(
  request: JobRequest,
  authorization: Authorized,
  ports: PreparePorts,
): Promise<Prepared> {
  const { inputs, run } = request
  const asking = { answers: checkEvent(run, inputs), trigger: run.trigger, rules: inputs, all: inputs.dryRun }
  const answers = await askGates(asking, ports)
  logUnseen(answers, ports)
  const closed = firstClosed(answers)
  if (inputs.dryRun) ports.showAnswers(answers)
  return closed ? skip(closed.reason, closed.detail) : planRequest(request, authorization, ports)
}

type Authorized = Extract<AuthorizationResult, { kind: 'authorized' }>

/** The rest for a request whose gates are open: the memory, the plan, the limits and the context. */
async function planRequest(
  request: JobRequest,
  authorized: Authorized,
  ports: PreparePorts,
): Promise<Prepared> {
  const { inputs, files, run } = request
  // The reaction is sent first, and nothing that is read waits for it: it may take all the time there is.
  const reaction = ports.react('eyes')
  const isLimited = inputs.maxTurns > 0 || inputs.cooldownMs > 0 || inputs.maxTurnsPerDay > 0
  // A limit may end the run, or the pull request was closed: such a run needs no context.
  const mayEnd = isLimited || sourceChangeOf(run.trigger) !== null
  const early = mayEnd ? null : ports.gatherContext()
  const [memory, commit, docsPullRules] = await Promise.all([
    readMemory(ports),
    ports.statusCommit(),
    ports.docsPullRules(),
    early,
  ])
  await reaction
  const ended = reasonOfSourceChange(request, memory)
  if (ended) return skip(ended)
  const { runId, runAttempt } = run
  const { intent } = authorized
  const hasPrompt = promptFor(request, authorized, null) !== null
  const plan = planJob({ ...inputs, intent, runId, runAttempt, hasPrompt, memory })
  if (plan.kind === 'skip') return skip(plan.reason)
  if (plan.kind === 'unknown') return giveUp(plan)
  const met = await meetLimits({ request, authorized, plan, memory: reportIn(memory) }, ports)
  if (met) return met
  const requestText = authorized.request ?? inputs.prompt ?? joinParagraphs(files)
  const prompt = promptFor(request, authorized, await (early ?? ports.gatherContext())) ?? ''
  return {
    kind: 'ready',
    plan,
    prompt: ports.redact(prompt),
    requestText: toRedactedLine(requestText, { redact: ports.redact, maxLength: Infinity }),
    memory: reportIn(memory),
    commit,
    docsPullRules,
  }
}

type PlannedRequest = {
  request: JobRequest
  authorized: Authorized
  plan: StartPlan
  memory: Report | null
}

/** The end of a request that meets a limit, null for any other. Only a new turn can meet one. */
async function meetLimits(planned: PlannedRequest, ports: PreparePorts): Promise<Prepared | null> {
  const { request, authorized, plan, memory } = planned
  const { inputs } = request
  const isTurn = plan.kind === 'create' || plan.kind === 'message'
  const isCommand = authorized.intent.kind === 'command'
  const isAdminCommand = isCommand && authorized.isAdmin
  const asking = { rules: inputs, memory, isCommand, isAdminCommand, all: inputs.dryRun }
  const answers = isTurn ? await checkLimits(asking, ports) : []
  logUnseen(answers, ports)
  if (inputs.dryRun && isTurn) ports.showAnswers(answers)
  const met = firstClosed(answers)
  if (!met) return null
  const { reason, detail } = met
  if (isCommand) await ports.postSkip(outcome('skipped', { reason, detail }))
  return skip(reason, detail)
}

/** A gate that could not see stays open, and says so. */
function logUnseen(answers: readonly NamedAnswer[], { log, warn }: PreparePorts): void {
  for (const { name, answer } of answers) {
    if (answer.kind !== 'unseen') continue
    const text = `\`${name}\` was not checked: ${answer.problem}`
    if (answer.isRefused) warn(text)
    else log(text)
  }
}

function promptFor(
  { inputs, files, run }: JobRequest,
  { intent, request }: Authorized,
  context: string | null,
): string | null {
  const instruction = inputs.prompt
  const isBare = intent.kind === 'command' && request === null && instruction === null && files.length === 0
  const isPullRequest = run.trigger.kind !== 'comment' || run.trigger.isPullRequest
  const words = isBare ? documentThis(isPullRequest) : request
  return assemblePrompt({ instruction, files, request: words, context })
}

async function postHelp(ports: PreparePorts): Promise<Prepared> {
  await ports.postHelp()
  await ports.react('+1')
  return skip('help')
}

async function readMemory(ports: PreparePorts): Promise<Memory> {
  const memory = await ports.readMemory()
  if (memory.kind === 'unreadable') ports.log(memory.problem)
  return memory
}

function giveUp({ reason, detail }: Extract<Plan, { kind: 'unknown' }>): Prepared {
  return { kind: 'ended', outcome: outcome('unknown', { reason, detail }) }
}

function skip(reason: Reason, detail: string | null = null): Prepared {
  return { kind: 'ended', outcome: outcome('skipped', { reason, detail }) }
}

function reject(detail: string): Prepared {
  return { kind: 'ended', outcome: outcome('rejected', { reason: 'invalid-input', detail }) }
}
