// From the event to a plan and a prompt: who asks, what the conversation remembers, what the agent is told. Nothing is
// sent to the documentation service yet.
import type { Run } from '../../domain/event/event.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import { type Outcome, outcome, type Reason } from '../../domain/job/outcome.ts'
import { type Memory, type Plan, planJob, reportIn, type StartPlan } from '../../domain/job/plan.ts'
import { assemblePrompt, documentThis } from '../../domain/job/prompt.ts'
import type { Report } from '../../domain/job/report.ts'
import { joinParagraphs } from '../../domain/markdown/escape.ts'
import { toRedactedLine } from '../../domain/redact.ts'
import { type AuthorizationResult, type AuthorizePorts, authorize } from './authorize.ts'

export type PreparePorts = AuthorizePorts & {
  /** What the conversation's comment remembers. */
  readMemory: () => Promise<Memory>
  /** Context of the event, rendered. Null if there is none. */
  gatherContext: () => Promise<string | null>
  /** Reacts to the comment with the command: it was seen, it was answered, or its author may not use it. */
  react: (content: 'eyes' | '+1' | '-1') => Promise<void>
  postHelp: () => Promise<void>
  /** Takes secrets out of a text, because the prompt is sent to one host and shown on another. */
  redact: (text: string) => string
  log: (line: string) => void
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
}

export type Prepared = ReadyJob | { kind: 'ended'; outcome: Outcome }

const promptMissing = 'Input `prompt` is empty: give `prompt`, `prompt-file` or `job-id`.'

/** The plan and the prompt, or why there is nothing to do. */
export async function prepareJob(request: JobRequest, ports: PreparePorts): Promise<Prepared> {
  const { inputs, files, run } = request
  const authorization = await authorize(run, inputs, ports)
  if (authorization.kind === 'invalid') return reject(authorization.message)
  if (authorization.kind === 'skipped') {
    if (authorization.isDenied) await ports.react('-1')
    return skip(authorization.reason, authorization.detail)
  }
  const { intent } = authorization
  if (intent.kind === 'command' && intent.command.kind === 'help') return postHelp(ports)
  const instruction = promptFor(request, authorization, null)
  if (instruction === null && !inputs.jobId && intent.kind === 'workflow') return reject(promptMissing)
  // The reaction is sent first, and nothing that is read waits for it: it may take all the time there is.
  const reaction = ports.react('eyes')
  const [memory, context] = await Promise.all([readMemory(ports), ports.gatherContext()])
  await reaction
  const { runId, runAttempt } = run
  const plan = planJob({ ...inputs, intent, runId, runAttempt, hasPrompt: instruction !== null, memory })
  if (plan.kind === 'skip') return skip(plan.reason)
  if (plan.kind === 'unknown') return giveUp(plan)
  const requestText = authorization.request ?? inputs.prompt ?? joinParagraphs(files)
  const prompt = promptFor(request, authorization, context) ?? ''
  return {
    kind: 'ready',
    plan,
    prompt: ports.redact(prompt),
    requestText: toRedactedLine(requestText, { redact: ports.redact, maxLength: Infinity }),
    memory: reportIn(memory),
  }
}

type Authorized = Extract<AuthorizationResult, { kind: 'authorized' }>

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
