// Whether a run goes on: who asks, and what the gates say. Nothing is sent to the documentation service yet.
import type { Reason } from '../base/result-codes.ts'
import { memoryOf, reportIn } from '../conversation/memory.ts'
import { hasAssociation, type Run } from '../event/event.ts'
import { sourceChangeOf } from '../event/source-pull.ts'
import { isOfAnotherConversation } from '../follow-up/source-change.ts'
import { type Authorized, authorize } from '../gates/authorize.ts'
import { askGates, checkEvent, closedByEvent } from '../gates/check-gates.ts'
import { firstClosed, type NamedAnswer } from '../gates/gate-answer.ts'
import { uncheckedSentence } from '../gates/unchecked-gates.ts'
import { type Outcome, rejectedInput, skipped } from '../state/outcome.ts'
import type { Collaborators } from './collaborators.ts'
import { type JobRequest, promptFor } from './job-request.ts'
import type { Journal } from './journal.ts'

/** Nothing says what the agent should do. */
export const promptMissing = 'Input `prompt` is empty. Set `prompt`, `prompt-file`, or `job-id`.'

/** Who asked for what, or why there is nothing to do. */
export async function admit(
  request: JobRequest,
  collaborators: Collaborators,
): Promise<Authorized | Outcome> {
  const { inputs, run } = request
  const change = await tellSourceChange(request, collaborators)
  if (change) return skipped(change)
  const closed = closedByEvent(run, inputs)
  if (closed) return skipped(closed.reason, closed.detail)
  const authorized = await authorize(run, inputs, collaborators.commenter)
  if (authorized.kind === 'ended') return denyCommenter(authorized, run, collaborators)
  return admitAuthorized(authorized, request, collaborators)
}

/** Tells the docs pull request, whatever the gates say. Returns why the run then ends, null if it goes on. */
async function tellSourceChange(
  { inputs, run }: JobRequest,
  { conversation, followUp }: Collaborators,
): Promise<Reason | null> {
  const change = sourceChangeOf(run.trigger)
  if (change === null || change === 'merged' || inputs.jobId !== null) return null
  if (isOfAnotherConversation({ inputs, run })) return null
  if (inputs.onClose === 'nothing' || inputs.dryRun) return null
  const report = reportIn(memoryOf(await conversation.look()))
  if (!report?.jobId) return null
  await followUp.sourceChanged(report, change === 'closed' ? 'closed' : 'open')
  return `source-${change}`
}

async function admitAuthorized(
  authorized: Authorized,
  request: JobRequest,
  collaborators: Collaborators,
): Promise<Authorized | Outcome> {
  const { intent } = authorized
  const command = intent.kind === 'command' ? intent.command.kind : null
  if (command === 'help') return help(request, collaborators)
  if (command === 'skip') return waive(request, collaborators)
  const instruction = promptFor(request, authorized, null)
  if (instruction === null && !request.inputs.jobId && intent.kind === 'workflow')
    return rejectedInput(promptMissing)
  // The question goes beside what the gates ask, and what is read of the conversation.
  const refusal = authorized.refusal()
  const closed = await askOpenGates(request, collaborators)
  // Whoever may start nothing turns no commit status green with a gate that had to be asked.
  return closed ? ((await refusal) ?? closed) : authorized
}

/** Comments of strangers get no reaction, so that they don't use up the calls to GitHub. */
async function denyCommenter(end: Outcome, { trigger }: Run, { commenter }: Collaborators): Promise<Outcome> {
  const isDenied = end.reason === 'permission-denied' || end.reason === 'bot-not-allowed'
  if (isDenied && hasAssociation(trigger)) await commenter.react('-1')
  return end
}

/** Why a gate that the event leaves open ends the run, null if none does. */
async function askOpenGates(
  { inputs, run }: JobRequest,
  { gates, journal }: Collaborators,
): Promise<Outcome | null> {
  const asking = { answers: checkEvent(run, inputs), trigger: run.trigger, rules: inputs, all: inputs.dryRun }
  const answers = await askGates(asking, gates)
  logUnseen(answers, journal)
  const closed = firstClosed(answers)
  if (inputs.dryRun) journal.showAnswers(answers)
  return closed && skipped(closed.reason, closed.detail)
}

async function waive({ inputs: { dryRun } }: JobRequest, collaborators: Collaborators): Promise<Outcome> {
  if (dryRun) return skipped('dry-run')
  await reactSeen(collaborators)
  return collaborators.followUp.waiveStatus()
}

async function help(
  { inputs: { command, dryRun } }: JobRequest,
  { place, commenter }: Collaborators,
): Promise<Outcome> {
  // Loaded only now, because most runs post no help.
  if (command !== null && !dryRun)
    await place.postComment((await import('../words/help.ts')).helpText(command))
  await commenter.react('+1')
  return skipped('help')
}

/** Reacts to the command. If the run is killed from here on, the post step replaces this reaction. */
export async function reactSeen({ commenter, reporter }: Collaborators): Promise<void> {
  await commenter.react('eyes')
  reporter.seen(commenter.command())
}

/** A gate that could not see stays open, and says so. What several could not see is told once. */
export function logUnseen(answers: readonly NamedAnswer[], { log, warnOfGate }: Journal): void {
  const unseen = answers.flatMap(({ name, answer }) => (answer.kind === 'unseen' ? { name, ...answer } : []))
  for (const [problem, alike] of Map.groupBy(unseen, (one) => one.problem)) {
    const text = uncheckedSentence(
      alike.map(({ name }) => name),
      problem,
    )
    if (alike.some(({ isRefused }) => isRefused)) warnOfGate(text)
    else log(text)
  }
}
