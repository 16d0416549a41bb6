// From the event to what is to be done: who asks, what the thread remembers, what the agent is told. Nothing has
// been asked of the documentation service when this is over.

import type { Run } from '../../domain/event/event.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import { type Plan, planJob } from '../../domain/job/plan.ts'
import { assemblePrompt, documentThis } from '../../domain/job/prompt.ts'
import type { Report } from '../../domain/job/report.ts'
import type { JobSettings } from '../../domain/job/settings.ts'
import { type Admission, type AdmitPorts, admit } from './authorize.ts'

export type PreparePorts = AdmitPorts & {
  /** What the thread's comment remembers; nothing where there is no thread or it cannot be read. */
  recall: () => Promise<Memory>
  /** Context of the event, rendered; empty where there is none. */
  gatherContext: () => Promise<string>
  /** Says on the commanding comment that it was seen, that it was answered, or that its writer may not command. */
  react: (content: 'eyes' | '+1' | '-1') => Promise<void>
  postHelp: () => Promise<void>
  /** Takes secrets out of a text: what is asked is sent to one host and shown on another. */
  redact: (text: string) => string
}

export type Memory = { report: Report | null; hasForeign: boolean }

export type JobRequest = {
  settings: JobSettings
  /** Contents of `prompt-file`. */
  files: readonly string[]
  run: Run
}

export type Ready = {
  is: 'ready'
  plan: Exclude<Plan, { do: 'skip' }>
  prompt: string
  /** What was asked, without files and context. */
  asked: string
  memory: Report | null
}

export type Prepared = Ready | { is: 'over'; outcome: Outcome }

const promptMissing = 'Input `prompt` is empty: give `prompt`, `prompt-file` or `job-id`.'

/** The plan and the prompt, or why there is nothing to do. */
export async function prepareJob(request: JobRequest, ports: PreparePorts): Promise<Prepared> {
  const { settings, run } = request
  const admission = await admit(run, settings, ports)
  if (admission.is !== 'admitted') return turnAway(admission, ports)
  const { intent } = admission
  if (intent.kind === 'command' && intent.command.kind === 'help') return help(ports)
  const instruction = instructionOf(request, admission, '')
  if (instruction === '' && !settings.jobId && intent.kind === 'workflow')
    return over('rejected', promptMissing)
  // The commander is told first; what takes longer comes after.
  await ports.react('eyes')
  const [memory, context] = await Promise.all([ports.recall(), ports.gatherContext()])
  const known = {
    intent,
    hasPrompt: instruction !== '',
    memory: memory.report,
    hasForeign: memory.hasForeign,
  }
  const plan = planJob({ ...settings, runId: run.runId, runAttempt: run.runAttempt, ...known })
  if (plan.do === 'skip') return { is: 'over', outcome: outcome('skipped', { reason: plan.reason }) }
  const asked = ports.redact(admission.request || settings.prompt || request.files.join('\n\n'))
  const prompt = ports.redact(instructionOf(request, admission, context))
  return { is: 'ready', plan, asked, memory: memory.report, prompt }
}

type Admitted = Extract<Admission, { is: 'admitted' }>

function instructionOf(
  { settings, files, run }: JobRequest,
  { intent, request }: Admitted,
  context: string,
): string {
  const isBare = intent.kind === 'command' && request === '' && settings.prompt === '' && files.length === 0
  const isPullRequest = run.trigger.kind !== 'comment' || run.trigger.isPullRequest
  const words = isBare ? documentThis(isPullRequest) : request
  return assemblePrompt({ instruction: settings.prompt, files, request: words, context })
}

async function turnAway(admission: Exclude<Admission, Admitted>, ports: PreparePorts): Promise<Prepared> {
  if (admission.is === 'invalid') return over('rejected', admission.sentence)
  if (admission.isRefusal) await ports.react('-1')
  return { is: 'over', outcome: outcome('skipped', { reason: admission.reason }) }
}

async function help(ports: PreparePorts): Promise<Prepared> {
  await ports.postHelp()
  await ports.react('+1')
  return { is: 'over', outcome: outcome('skipped', { reason: 'help' }) }
}

function over(result: 'rejected', detail: string): Prepared {
  return { is: 'over', outcome: outcome(result, { reason: 'invalid-input', detail }) }
}
