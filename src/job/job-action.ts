// The agent job: inputs and event in, the operation run, the outcome logged.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Clock } from '../base/clock.ts'
import { durationText } from '../base/format.ts'
import { describeTrigger } from '../event/event.ts'
import { readRun } from '../event/read-event.ts'
import { sendTimeoutMs } from '../mintlify/mintlify-client.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { installSignalHandlers, type RunSignals } from '../runner/signals.ts'
import { stepFails } from '../state/outcome.ts'
import { blankReport } from '../state/report.ts'
import type { Annotation } from '../words/annotation.ts'
import { openPromptFiles, readJobRequest } from './read-job-inputs.ts'
import { noKnowledge } from './reporter.ts'
import { type RunJobPorts, runJob } from './run-job.ts'
import { type JobParts, type JobSetup, openJobParts } from './wiring.ts'

/** Shared by all calls to GitHub before the create. */
const maxBeforeCreateMs = 10_000
/** Shared by all calls to GitHub after the deadline. With the time to close, the run ends 10 s after it. */
const maxAfterDeadlineMs = 6_000
const maxEndMs = 60_000
/** How long a run without time holds a lock. After a cancel, the runner kills it within 10 s. */
const maxCloseMs = 3_500

/** Runs the agent job. Returns the exit code. Throws an InputError or an EventError before any API call. */
export async function runJobAction(context: ActionContext): Promise<number> {
  const warn = (sentence: string) => context.log.warning('Unknown input', sentence, 'inputs')
  const workspace = context.env.GITHUB_WORKSPACE ?? process.cwd()
  const readFiles = await openPromptFiles(workspace)
  const request = readJobRequest({ run: readRun(context.env), warn, readFiles })
  const { inputs, run } = request
  const signals = installSignalHandlers(inputs.timeoutMs, context.clock)
  const beforeCreate = signals.abortAfter(maxBeforeCreateMs)
  const setup = { context, inputs, run, signals, beforeCreate }
  const parts = await openJobParts(setup)
  logStart(setup)
  // Loaded only if it is wanted.
  const dryRun = inputs.dryRun ? await import('./dry-run.ts') : null
  const ports = portsOf(setup, parts, dryRun)
  const outcome = await runJob(request, ports)
  // Loaded only now, beside the last writes, because nothing is told before the first API call.
  const telling = import('../words/annotation.ts')
  // A canceled run has seconds left, so GitHub is left to the post step.
  const budget = outcome.result === 'cancelled' ? null : endBudget(signals)
  const { report, hasComment } = await ports.reporter.ended(outcome, budget)
  await Promise.race([ports.conversation.close(), outOfTime(budget, context.clock)])
  const fails = stepFails(outcome, inputs.failOn)
  const { annotationFor } = await telling
  logOutcome(context, annotationFor(report, parts.contextFor(hasComment), fails))
  return fails ? 1 : 0
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

type DryRun = typeof import('./dry-run.ts')

function portsOf(
  { context, inputs, run, signals }: JobSetup,
  parts: JobParts,
  dryRun: DryRun | null,
): RunJobPorts {
  const { client, github, commentContext, patience } = parts
  const { clock, log, redact } = context
  const isCommand = run.trigger.kind === 'comment' && inputs.command !== null
  const blank = blankReport(run, { isCommand, startedAt: clock.now(), timeoutMs: inputs.timeoutMs })
  let sentPrompt: string | null = null
  const reporter = parts.reporterFrom(blank, noKnowledge, () => sentPrompt)
  return {
    ...github,
    clock,
    random: Math.random,
    nonce: () => randomBytes(16).toString('hex'),
    patience: () => patience(null),
    sendTimeoutMs: sendTimeoutMs(inputs),
    remainingMs: signals.remainingMs,
    cancelled: signals.cancelled,
    log: log.info,
    warn: (text) => log.warning("A gate couldn't be checked", text, 'gates'),
    warnOfConversation: parts.warn,
    claiming: reporter.notSent,
    redact,
    note: parts.note,
    async react(content) {
      await github.react(content)
      // If the run is killed from here on, the post step replaces this reaction.
      if (content === 'eyes') reporter.seen(github.command())
    },
    async postHelp() {
      if (inputs.command === null || inputs.dryRun) return
      await github.postComment((await import('../words/help.ts')).helpText(inputs.command))
    },
    async postSkip(end) {
      if (inputs.dryRun) return
      // Loaded only now, because most runs are not skipped.
      const { tellSkip } = await import('./tell-skip.ts')
      const { conversation } = github
      await tellSkip(end, blank, { conversation, patience: patience(null), warn: parts.warn, clock })
    },
    showAnswers: (answers) => dryRun?.showAnswers(context, answers),
    createJob(prompt, mayTry) {
      sentPrompt = prompt
      return client.createJob(prompt, mayTry)
    },
    sendMessage(jobId, prompt, mayTry) {
      sentPrompt = prompt
      return client.sendMessage(jobId, prompt, mayTry)
    },
    getJob: client.getJob,
    blankReport: () => blank,
    async showDryRun(ready, { prompt, requestText }) {
      sentPrompt = prompt
      const issueNumber = await github.issueNumber()
      const shown = { ready, prompt, requestText, report: blank, commentContext, inputs, issueNumber }
      dryRun?.showDryRun(context, shown)
    },
    reporter,
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
