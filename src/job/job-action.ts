// The agent job: inputs and event in, the operation run, the outcome logged.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { maxAfterDeadlineMs, maxBeforeCreateMs, maxCloseMs, maxEndMs } from '../base/budgets.ts'
import type { Clock } from '../base/clock.ts'
import { durationText } from '../base/format.ts'
import { describeTrigger } from '../event/event.ts'
import { readRun } from '../event/read-event.ts'
import { sendTimeoutMs } from '../mintlify/mintlify-client.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { installSignalHandlers, type RunSignals } from '../runner/signals.ts'
import { type Outcome, stepFails } from '../state/outcome.ts'
import { blankReport, type Report } from '../state/report.ts'
import type { Annotation } from '../words/annotation.ts'
import type { DryRunParts } from './check-set-up.ts'
import type { Collaborators } from './collaborators.ts'
import { type JobParts, openJobParts } from './job-parts.ts'
import type { JobSetup } from './job-setup.ts'
import type { Journal } from './journal.ts'
import { openPromptFiles, readJobRequest } from './read-job-inputs.ts'
import { noKnowledge } from './reporter.ts'
import { runJob } from './run-job.ts'

/** Runs the agent job. Returns the exit code. Throws an InputError or an EventError before any API call. */
export async function runJobAction(context: ActionContext): Promise<number> {
  const warn = (sentence: string) => context.log.warning('Unknown input', sentence, 'inputs')
  const workspace = context.env.GITHUB_WORKSPACE ?? process.cwd()
  const readFiles = await openPromptFiles(workspace)
  const request = readJobRequest({ run: readRun(context.env), warn, readFiles })
  const { inputs, run } = request
  const signals = installSignalHandlers(inputs.timeoutMs, context.clock)
  const beforeCreate = signals.abortAfter(maxBeforeCreateMs)
  const setup = { context, inputs, run, signals, beforeCreate, isPostStep: false }
  const parts = await openJobParts(setup)
  logStart(setup)
  const blank = blankOf(setup)
  const collaborators = collaboratorsOf(setup, parts, {
    reporter: parts.reporterFrom(blank, noKnowledge),
    journal: await openJournal(setup, parts, blank),
  })
  const { reporter, conversation } = collaborators
  const end = await runJob(request, collaborators)
  const outcome = end.reason === 'dry-run' ? await endOfDryRun(end, { setup, parts, reporter }) : end
  // Loaded only now, beside the last writes, because nothing is told before the first API call.
  const telling = import('../words/annotation.ts')
  // A canceled run has seconds left, so GitHub is left to the post step.
  const budget = outcome.result === 'cancelled' ? null : endBudget(signals)
  const { report, hasComment } = await reporter.ended(outcome, budget)
  await Promise.race([conversation.close(), outOfTime(budget, context.clock)])
  const fails = stepFails(outcome, inputs.failOn)
  const { annotationFor } = await telling
  logOutcome(context, annotationFor(report, parts.contextFor(hasComment), fails))
  return fails ? 1 : 0
}

async function endOfDryRun(end: Outcome, dryRun: DryRunParts): Promise<Outcome> {
  if (dryRun.setup.inputs.apiKey === null) return end
  // Loaded only if it is wanted.
  const { checkSetUp } = await import('./check-set-up.ts')
  return (await checkSetUp(dryRun)) ?? end
}

/** A lock that is not given back holds others up until it is old, and nothing else. */
async function outOfTime(budget: AbortSignal | null, clock: Clock): Promise<void> {
  if (budget && !budget.aborted) await once(budget, 'abort')
  await clock.sleep(maxCloseMs)
}

function logOutcome({ log }: ActionContext, { level, title, text, docLink }: Annotation): void {
  if (level === 'info') log.info(text)
  else log[level](title, text, docLink)
}

function collaboratorsOf(
  { context, inputs, signals }: JobSetup,
  { service, github, patience }: JobParts,
  { reporter, journal }: Pick<Collaborators, 'reporter' | 'journal'>,
): Collaborators {
  const { commenter, conversation, place, gates, context: event, batches, followUp } = github
  const { clock, redact } = context
  const { cancelled, remainingMs } = signals
  return {
    service,
    commenter,
    conversation,
    place,
    gates,
    context: event,
    batches,
    followUp,
    reporter,
    journal,
    runtime: {
      clock,
      random: Math.random,
      nonce: () => randomBytes(16).toString('hex'),
      redact,
      cancelled,
      remainingMs,
      sendTimeoutMs: sendTimeoutMs(inputs),
      patience: () => patience(null),
    },
  }
}

/** What is known of the run itself. */
function blankOf({ context, inputs, run }: JobSetup): Report {
  const isCommand = run.trigger.kind === 'comment' && inputs.command !== null
  return blankReport(run, { isCommand, startedAt: context.clock.now(), timeoutMs: inputs.timeoutMs })
}

async function openJournal({ context, inputs }: JobSetup, parts: JobParts, report: Report): Promise<Journal> {
  // Loaded only if it is wanted.
  const dryRun = inputs.dryRun ? await import('./dry-run.ts') : null
  const { log } = context
  const { github, commentContext, note, warn } = parts
  return {
    log: log.info,
    note,
    warn,
    warnOfGate: (text) => log.warning("A gate couldn't be checked", text, 'gates'),
    showAnswers: (answers) => dryRun?.showAnswers(context, answers),
    async showPlan(planned) {
      const issueNumber = await github.place.issueNumber()
      dryRun?.showDryRun(context, { ...planned, report, commentContext, inputs, issueNumber })
    },
  }
}

function endBudget(signals: RunSignals): AbortSignal {
  const leftMs = signals.remainingMs() + maxAfterDeadlineMs
  return signals.abortAfter(Math.min(maxEndMs, Math.max(0, leftMs)))
}

function logStart({ context: { log }, inputs, run }: JobSetup): void {
  log.info(`Docs agent for ${run.repository.owner}/${run.repository.name}, ${describeTrigger(run)}`)
  log.group('Settings', [
    `project    ${inputs.projectId}`,
    `service    ${inputs.apiUrl.host}`,
    `waiting    ${inputs.wait ? `up to ${durationText(inputs.timeoutMs)}` : 'no'}`,
    `comment    ${inputs.comment}`,
    `fails on   ${inputs.failOn.join(', ') || 'no result of the agent job'}`,
  ])
  if (inputs.apiKey === null || inputs.apiKey.startsWith('mint_')) return
  log.warning(
    'Unknown kind of API key',
    "Admin keys begin with `mint_`. This one doesn't, and is used as it is.",
    'setUp',
  )
}
