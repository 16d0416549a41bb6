// The parts of an agent job's run, built from its settings. The run itself and its post step use the same.

import { type Client, createClient } from '../../adapters/mintlify/client.ts'
import type { RunStops } from '../../adapters/runner/cancellation.ts'
import { type Run, runUrl } from '../../domain/event/event.ts'
import { type Report, storeReport } from '../../domain/job/report.ts'
import type { JobSettings } from '../../domain/job/settings.ts'
import { renderSummary } from '../../domain/markdown/job-summary.ts'
import type { Surroundings } from '../../domain/messages/status.ts'
import { createReporter, type Reporter } from '../../operations/job/reporter.ts'
import type { Runtime } from '../action-context.ts'
import { clientSettingOf } from '../service-client.ts'
import type { JobGitHub } from './github.ts'

export type JobSetup = {
  runtime: Runtime
  settings: JobSettings
  run: Run
  stops: RunStops
  /** Ends all that is asked of GitHub before the job is created. */
  beforeCreate: AbortSignal
  /** The comment that the run wrote, for its post step. */
  knownCommentId: number | null
}

/** Where the run's verdict is read. */
export type Setting = Surroundings & { runUrl: string }

export type JobParts = {
  client: Client
  github: JobGitHub
  setting: Setting
  /** A reporter that begins with a report; the prompt is asked for when the summary is written. */
  reporterFrom: (first: Report, sentPrompt: () => string) => Reporter
}

const summaryProblem =
  'Could not write the summary: the file that GITHUB_STEP_SUMMARY names cannot be written.'

/** Builds the parts. Nothing is asked of anyone before it is needed. */
export async function openJobParts(setup: JobSetup): Promise<JobParts> {
  const { runtime, settings, run } = setup
  const warnings: string[] = []
  const warn = (text: string) => {
    const warning = runtime.redact(text)
    // What goes wrong while the run waits often goes wrong again at its end.
    if (warnings.includes(warning)) return
    warnings.push(warning)
    runtime.log.warning('The job is not affected', text, 'beside')
  }
  const command = run.trigger.kind === 'comment' ? settings.command : ''
  const setting = { command, isRemembered: settings.comment !== 'off', runUrl: runUrl(run) }
  const github = concernsGitHub(setup) ? await loadGitHub(setup, setting, warn) : withoutGitHub
  const reporterFrom = (first: Report, sentPrompt: () => string) =>
    createReporter(first, {
      clock: runtime.clock,
      setOutputs: runtime.files.setOutputs,
      saveReport(report, phase) {
        runtime.files.saveState('phase', phase)
        runtime.files.saveState('report', JSON.stringify(storeReport(report)))
      },
      publish: github.publish,
      react: (report, reaction, signal) => github.replaceReaction(report.command, reaction, signal),
      writeSummary(report) {
        if (!settings.summary) return
        const markdown = renderSummary(report, setting, { prompt: sentPrompt(), warnings })
        if (!runtime.files.addSummary(markdown)) warn(summaryProblem)
      },
      warn,
    })
  return {
    client: createClient(clientSettingOf(settings, runtime, setup.stops)),
    github,
    setting,
    reporterFrom,
  }
}

/** Whether the run has a thread, or anything to learn from GitHub. */
function concernsGitHub({ run, settings }: JobSetup): boolean {
  return run.trigger.kind !== 'other' || settings.issueNumber !== null || settings.context !== 'none'
}

async function loadGitHub(
  setup: JobSetup,
  setting: Setting,
  warn: (text: string) => void,
): Promise<JobGitHub> {
  const { openJobGitHub } = await import('./github.ts')
  return openJobGitHub(setup, setting, warn)
}

/** For a run that nobody on GitHub asked for, and that speaks on no thread. */
const withoutGitHub: JobGitHub = {
  permissionOf: async () => 'none',
  react: async () => undefined,
  recall: async () => ({ report: null, hasForeign: false }),
  gatherContext: async () => '',
  say: async () => undefined,
  publish: async () => null,
  replaceReaction: async () => undefined,
  command: () => null,
  thread: async () => null,
}
