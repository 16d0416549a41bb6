// The parts of an agent job's run, built from its settings: clients, surfaces and the reporter. The run itself and its
// post step use the same.
import { renderComment, withMarker } from './domain/comment.ts'
import type { JobSettings } from './domain/job-settings.ts'
import { deriveMarkerKey } from './domain/marker.ts'
import { storeReport } from './domain/marker-payload.ts'
import type { Report } from './domain/report.ts'
import { renderSummary } from './domain/summary.ts'
import { type Run, runUrl } from './domain/trigger.ts'
import type { Surroundings } from './domain/verdict.ts'
import { type Commander, openCommander } from './github/commander.ts'
import { type Connection, openConnection } from './github/connection.ts'
import { type Conversation, openConversation } from './github/conversation.ts'
import { type Client, createClient } from './mintlify/client.ts'
import { createReporter, type Reporter } from './operations/reporter.ts'
import type { Runtime } from './runtime.ts'
import type { RunStops } from './stops.ts'

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

export type JobParts = {
  client: Client
  connection: Connection
  commander: Commander
  conversation: Conversation
  /** Where the run's verdict is read. */
  setting: Surroundings & { runUrl: string }
  /** Tells the log and the summary of trouble that changes no result. */
  warn: (text: string) => void
  /** A reporter that begins with a report; the prompt is asked for when the summary is written. */
  reporterFrom: (first: Report, sentPrompt: () => string) => Reporter
}

/** Builds the parts. Nothing is asked of anyone before it is needed. */
export function openJobParts(setup: JobSetup): JobParts {
  const { runtime, settings, run, beforeCreate } = setup
  const warnings: string[] = []
  const warn = (text: string) => {
    warnings.push(runtime.redact(text))
    runtime.log.warning('The job is not affected', text)
  }
  const apiUrl = runtime.env.GITHUB_API_URL || 'https://api.github.com'
  const { clock } = runtime
  const connection = openConnection({
    token: settings.githubToken,
    apiUrl,
    clock,
    repository: run.repository,
    warn,
  })
  const target = commandingComment(setup)
  const commander = openCommander({ connection, target, beforeCreate })
  const command = target ? settings.command : ''
  const setting = { command, isRemembered: settings.comment !== 'off', runUrl: runUrl(run) }
  const conversation = openJobConversation(setup, connection, setting)
  const reporterFrom = (first: Report, sentPrompt: () => string) =>
    createReporter(first, {
      clock,
      setOutputs: runtime.files.setOutputs,
      saveReport: (report) => runtime.files.saveState('report', JSON.stringify(storeReport(report))),
      publish: conversation.publish,
      react: (report, reaction, signal) => commander.replace(report.command, reaction, signal),
      writeSummary(report) {
        if (!settings.summary) return
        runtime.files.addSummary(renderSummary(report, setting, { prompt: sentPrompt(), warnings }))
      },
      warn,
    })
  return { client: openClient(setup), connection, commander, conversation, setting, warn, reporterFrom }
}

function openClient({ runtime, settings, stops }: JobSetup): Client {
  return createClient({
    apiUrl: settings.apiUrl,
    key: settings.apiKey,
    projectId: settings.projectId,
    requestTimeoutMs: settings.requestTimeoutMs,
    clock: runtime.clock,
    random: Math.random,
    stops,
    remainingMs: stops.remainingMs,
    onRetry: (line) => runtime.log.info(line),
  })
}

function openJobConversation(
  setup: JobSetup,
  connection: Connection,
  setting: JobParts['setting'],
): Conversation {
  const { runtime, settings, run } = setup
  const secret = settings.markerSecret || settings.apiKey
  const isSilent = settings.comment === 'off' || settings.dryRun || secret === ''
  return openConversation({
    connection,
    trigger: run.trigger,
    issueNumber: settings.issueNumber,
    place: {
      repositoryId: run.repository.id,
      key: settings.commentKey,
      projectId: settings.projectId,
      apiHost: settings.apiUrl.host,
    },
    signingKey: isSilent ? null : deriveMarkerKey(secret),
    isNewEachRun: settings.comment === 'new',
    knownCommentId: setup.knownCommentId,
    onComment: (id) => runtime.files.saveState('comment-id', String(id)),
    render: (report, marker) => withMarker(runtime.redact(renderComment(report, setting)), marker),
    beforeCreate: setup.beforeCreate,
  })
}

function commandingComment({ settings, run }: JobSetup) {
  const isSilent = settings.command === '' || !settings.reactions || settings.dryRun
  return run.trigger.kind === 'comment' && !isSilent ? run.trigger.comment : null
}
