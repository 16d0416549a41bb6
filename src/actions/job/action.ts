// The agent job, composed: settings and event in, the operation run, the outcome told.
import { randomBytes } from 'node:crypto'
import { readRun } from '../../adapters/github/event/read.ts'
import { listenForStops, type RunStops } from '../../adapters/runner/cancellation.ts'
import { InputError } from '../../adapters/runner/inputs.ts'
import { readPromptFiles } from '../../adapters/runner/prompt-files.ts'
import { describeTrigger, type Run } from '../../domain/event/event.ts'
import { helpText } from '../../domain/event/help.ts'
import { stepFails } from '../../domain/job/outcome.ts'
import { blankReport, type Report } from '../../domain/job/report.ts'
import type { JobSettings } from '../../domain/job/settings.ts'
import { announcementOf } from '../../domain/messages/annotation.ts'
import { durationText } from '../../domain/time-text.ts'
import { type RunJobPorts, runJob } from '../../operations/job/run.ts'
import type { Runtime } from '../action-context.ts'
import { showPreview } from './dry-run.ts'
import { readJobSettings } from './inputs.ts'
import { type JobParts, type JobSetup, openJobParts } from './wiring.ts'

/** What all GitHub work before the create shares. */
const beforeCreateMs = 10_000
/** What all GitHub work after the deadline shares: the run is over 10 s after it, and a busy machine is slow to exit. */
const afterDeadlineMs = 9_000
const longestEndMs = 60_000

/** Runs the agent job. Gives the exit code. Throws an InputError or an EventError before any request. */
export async function runJobAction(runtime: Runtime): Promise<number> {
  const settings = readJobSettings()
  const run = await readRun(runtime.env)
  refuseOpenPermission(settings, run)
  const files = readPromptFiles(settings.promptFiles, runtime.env.GITHUB_WORKSPACE ?? process.cwd())
  const stops = listenForStops(settings.timeoutMs)
  const setup = {
    runtime,
    settings,
    run,
    stops,
    beforeCreate: stops.within(beforeCreateMs),
    knownCommentId: null,
  }
  const parts = await openJobParts(setup)
  introduce(setup)
  const startedMs = runtime.clock.elapsedMs()
  const { reporter, ports } = portsOf(setup, parts)
  const { outcome, polls } = await runJob({ settings, files, run }, ports)
  const figures = { polls, durationMs: runtime.clock.elapsedMs() - startedMs }
  // A cancelled run has seconds left: GitHub is the post step's work.
  const budget = outcome.result === 'cancelled' ? null : endBudget(stops)
  const report = await reporter.ended(outcome, figures, budget)
  const fails = stepFails(outcome, settings.failOn)
  announce(runtime, parts, { report, fails })
  return fails ? 1 : 0
}

function announce(runtime: Runtime, parts: JobParts, end: { report: Report; fails: boolean }): void {
  const { level, title, text, place } = announcementOf(end.report, parts.setting, end.fails)
  if (level === 'info') runtime.log.info(text)
  else runtime.log[level](title, text, place)
}

function portsOf(setup: JobSetup, parts: JobParts) {
  const { runtime, settings, run, stops } = setup
  const { client, github } = parts
  const nonce = randomBytes(16).toString('hex')
  const blank = blankReport(run, { nonce, startedAt: runtime.clock.now(), timeoutMs: settings.timeoutMs })
  let sentPrompt = ''
  const reporter = parts.reporterFrom(blank, () => sentPrompt)
  const ownReport = () => ({ ...blank, command: github.command() })
  const ports: RunJobPorts = {
    clock: runtime.clock,
    random: Math.random,
    remainingMs: stops.remainingMs,
    interrupted: stops.interrupted,
    log: runtime.log.info,
    permissionOf: github.permissionOf,
    recall: github.recall,
    gatherContext: github.gatherContext,
    async react(content) {
      await github.react(content)
      // Should the run be killed from here on, the post step knows whose eyes to replace.
      if (content === 'eyes') reporter.prepared(ownReport())
    },
    postHelp: () => (settings.dryRun ? Promise.resolve() : github.say(helpText(settings.command))),
    redact: runtime.redact,
    createJob(prompt) {
      sentPrompt = prompt
      return client.createJob(prompt)
    },
    sendMessage(jobId, prompt) {
      sentPrompt = prompt
      return client.sendMessage(jobId, prompt)
    },
    getJob: client.getJob,
    blankReport: ownReport,
    async preview({ plan, prompt, asked }) {
      sentPrompt = prompt
      const thread = await github.thread()
      showPreview(runtime, { plan, prompt, asked, report: blank, setting: parts.setting, settings, thread })
    },
    reporter,
  }
  return { reporter, ports }
}

function endBudget(stops: RunStops): AbortSignal {
  return stops.within(Math.min(longestEndMs, Math.max(0, stops.remainingMs() + afterDeadlineMs)))
}

function introduce({ runtime, settings, run }: JobSetup): void {
  const { log } = runtime
  log.info(`Docs agent for ${run.repository.owner}/${run.repository.name}, ${describeTrigger(run)}`)
  log.group('Settings', [
    `project    ${settings.projectId}`,
    `service    ${settings.apiUrl.host}`,
    `waiting    ${settings.wait ? `up to ${durationText(settings.timeoutMs)}` : 'no'}`,
    `comment    ${settings.comment}`,
    `fails on   ${settings.failOn.join(', ') || 'nothing the service does'}`,
  ])
  if (settings.apiKey === '' || settings.apiKey.startsWith('mint_')) return
  log.warning(
    'Unknown kind of API key',
    'Admin keys begin with `mint_`, this one does not. It is used as it is.',
    'setUp',
  )
}

/** On a public repository everyone may read. */
function refuseOpenPermission({ permission }: JobSettings, { repository }: Run): void {
  if (permission !== 'read' || !repository.isPublic) return
  throw new InputError(
    'Input `permission` must not be `read` on a public repository, where it means everyone.',
  )
}
