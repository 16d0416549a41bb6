// Whether a run goes on: who asks, and what the gates say. Nothing is sent to the documentation service yet.
import { hasAssociation, type Run } from '../event/event.ts'
import { followSourceChange, type SourceChangePorts } from '../follow-up/source-change.ts'
import { type Authorized, type AuthorizePorts, authorize } from '../gates/authorize.ts'
import { askGates, checkEvent, closedByEvent, type GatePorts } from '../gates/check-gates.ts'
import { firstClosed, type NamedAnswer } from '../gates/gate.ts'
import { uncheckedSentence } from '../gates/unchecked.ts'
import { type Outcome, rejectedInput, skipped } from '../state/outcome.ts'
import { type JobRequest, promptFor } from './job-request.ts'

export type AdmitPorts = AuthorizePorts &
  GatePorts &
  SourceChangePorts & {
    /** Reacts to the comment with the command: it was seen, it was answered, or its author may not use it. */
    react: (content: 'eyes' | '+1' | '-1') => Promise<void>
    postHelp: () => Promise<void>
    /** Waives the commit status. */
    waiveStatus: () => Promise<Outcome>
    /** Shows what every gate and limit answered. */
    showAnswers: (answers: readonly NamedAnswer[]) => void
    log: (line: string) => void
    /** Warns that the token lacks a right. */
    warn: (text: string) => void
  }

/** Nothing says what the agent should do. */
export const promptMissing = 'Input `prompt` is empty. Set `prompt`, `prompt-file`, or `job-id`.'

/** Who asked for what, or why there is nothing to do. */
export async function admit(request: JobRequest, ports: AdmitPorts): Promise<Authorized | Outcome> {
  const { inputs, run } = request
  const change = await followSourceChange(request, ports)
  if (change) return skipped(change)
  const closed = closedByEvent(run, inputs)
  if (closed) return skipped(closed.reason, closed.detail)
  const authorization = await authorize(run, inputs, ports)
  if (authorization.kind === 'ended') return denyCommenter(authorization, run, ports)
  return admitAuthorized(authorization, request, ports)
}

async function admitAuthorized(
  authorized: Authorized,
  request: JobRequest,
  ports: AdmitPorts,
): Promise<Authorized | Outcome> {
  const { intent } = authorized
  const command = intent.kind === 'command' ? intent.command.kind : null
  if (command === 'help') return postHelp(ports)
  if (command === 'skip') return waive(request, ports)
  const instruction = promptFor(request, authorized, null)
  if (instruction === null && !request.inputs.jobId && intent.kind === 'workflow')
    return rejectedInput(promptMissing)
  // The question goes beside what the gates ask, and what is read of the conversation.
  const refusal = authorized.refusal()
  const closed = await askOpenGates(request, ports)
  // Whoever may start nothing turns no commit status green with a gate that had to be asked.
  return closed ? ((await refusal) ?? closed) : authorized
}

/** Comments of strangers get no reaction, so that they don't use up the calls to GitHub. */
async function denyCommenter(end: Outcome, { trigger }: Run, ports: AdmitPorts): Promise<Outcome> {
  const isDenied = end.reason === 'permission-denied' || end.reason === 'bot-not-allowed'
  if (isDenied && hasAssociation(trigger)) await ports.react('-1')
  return end
}

/** Why a gate that the event leaves open ends the run, null if none does. */
async function askOpenGates({ inputs, run }: JobRequest, ports: AdmitPorts): Promise<Outcome | null> {
  const asking = { answers: checkEvent(run, inputs), trigger: run.trigger, rules: inputs, all: inputs.dryRun }
  const answers = await askGates(asking, ports)
  logUnseen(answers, ports)
  const closed = firstClosed(answers)
  if (inputs.dryRun) ports.showAnswers(answers)
  return closed && skipped(closed.reason, closed.detail)
}

async function waive({ inputs: { dryRun } }: JobRequest, ports: AdmitPorts): Promise<Outcome> {
  if (dryRun) return skipped('dry-run')
  await ports.react('eyes')
  return ports.waiveStatus()
}

async function postHelp(ports: AdmitPorts): Promise<Outcome> {
  await ports.postHelp()
  await ports.react('+1')
  return skipped('help')
}

/** A gate that could not see stays open, and says so. What several could not see is told once. */
export function logUnseen(
  answers: readonly NamedAnswer[],
  { log, warn }: Pick<AdmitPorts, 'log' | 'warn'>,
): void {
  const unseen = answers.flatMap(({ name, answer }) => (answer.kind === 'unseen' ? { name, ...answer } : []))
  for (const [problem, alike] of Map.groupBy(unseen, (one) => one.problem)) {
    const text = uncheckedSentence(
      alike.map(({ name }) => name),
      problem,
    )
    if (alike.some(({ isRefused }) => isRefused)) warn(text)
    else log(text)
  }
}
