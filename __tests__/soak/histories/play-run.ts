// One run of the agent job within a history: the real operation, reporter and GitHub adapters, with modeled services.

import { type Connection, openConnection } from '../../../src/adapters/github/client.ts'
import { openCommenter } from '../../../src/adapters/github/commenter.ts'
import { openCommitPulls } from '../../../src/adapters/github/commit-pulls.ts'
import { openConversation } from '../../../src/adapters/github/conversation/conversation.ts'
import { retryServiceCall } from '../../../src/adapters/mintlify/client.ts'
import { deriveSigningKey, readCommentState } from '../../../src/domain/conversation/comment-state.ts'
import type { Trigger } from '../../../src/domain/event/event.ts'
import type { JobInputs } from '../../../src/domain/job/inputs.ts'
import type { Outcome } from '../../../src/domain/job/outcome.ts'
import { blankReport, type Report } from '../../../src/domain/job/report.ts'
import { createReporter } from '../../../src/operations/job/reporter.ts'
import { runJob } from '../../../src/operations/job/run.ts'
import { openGates } from '../../fixtures/open-gates.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'
import type { Random } from '../random.ts'
import type { ModelGitHub } from './model-github.ts'
import type { ModelService } from './model-service.ts'
import type { Scheduler } from './scheduler.ts'

export type World = { random: Random; scheduler: Scheduler; github: ModelGitHub; service: ModelService }

export type RunPlan = {
  name: string
  kind: 'command' | 'pull-request'
  onExisting: JobInputs['onExisting']
  runId: string
  runAttempt: number
  startMs: number
  cancelAtMs: number
}

export type PlayedRun = {
  plan: RunPlan
  outcome: Outcome
  outputs: Record<string, string>
  /** The conversation's report when the run started, null if there was none. */
  reportBefore: Report | null
  endedMs: number
}

const signingKey = deriveSigningKey('a secret of more than 16 characters')
const repository = { owner: 'acme', name: 'widgets', id: 1, isPublic: false }
const scope = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
const timeoutMs = 30 * 60_000

/** The client is loaded before the history starts, because loading takes real time. */
export async function connectTo({ github, scheduler }: World): Promise<Connection> {
  const connection = openConnection({
    ...{ token: 'ghs_sample', apiUrl: 'https://api.example', clock: scheduler.clock, repository },
    warn: () => undefined,
    fetch: github.fetch,
  })
  await connection.client()
  return connection
}

/** The report of the greatest turn in GitHub's comments, whoever can read them. */
export function storedReport({ comments }: ModelGitHub): Report | null {
  const reports = comments.flatMap(({ body }) => readCommentState(body, signingKey)?.report ?? [])
  return reports.toSorted((a, b) => b.turn - a.turn)[0] ?? null
}

/** The options of the reconcile that fit the runs. */
export function conversationsOptions(connection: Connection, { scheduler }: World) {
  const { clock } = scheduler
  return {
    ...{ connection, scope, signingKey, since: new Date(0) },
    render: (_: unknown, report: Report, state: string) => `Turn ${report.turn}\n\n${state}`,
    signal: scheduler.abortAt(clock.elapsedMs() + 10 * 60_000),
  }
}

/** Plays the run to its end. */
export async function playRun(world: World, connection: Connection, plan: RunPlan): Promise<PlayedRun> {
  const { scheduler, github } = world
  const { clock } = scheduler
  await clock.sleep(plan.startMs)
  const reportBefore = storedReport(github)
  const outputs: Record<string, string> = {}
  const { outcome, endedMs } = await runInside(world, connection, { plan, outputs })
  return { plan, outcome, outputs, reportBefore, endedMs }
}

async function runInside(
  world: World,
  connection: Connection,
  { plan, outputs }: { plan: RunPlan; outputs: Record<string, string> },
) {
  const { scheduler, random } = world
  const { clock } = scheduler
  const deadlineMs = plan.startMs + timeoutMs
  const cancelled = scheduler.abortAt(plan.cancelAtMs)
  const beforeCreate = AbortSignal.any([cancelled, scheduler.abortAt(plan.startMs + 10_000)])
  const trigger = triggerOf(plan)
  const run = sampleRun({ repository, trigger, runId: plan.runId, runAttempt: plan.runAttempt })
  const commandComment = trigger.kind === 'comment' ? trigger.comment : null
  const commenter = openCommenter({ connection, commandComment, beforeCreate })
  const conversation = openConversation({
    ...{
      connection,
      readCommitPulls: openCommitPulls(connection),
      trigger,
      issueNumber: null,
      scope,
      signingKey,
      isNewEachRun: false,
    },
    ...{ earlierStep: null, onComment: () => undefined, beforeCreate },
    render: (report, state) => `Turn ${report.turn}\n\n${state}`,
  })
  const nonce = `${plan.name}-${plan.runAttempt}`
  const blank = blankReport(run, { nonce, startedAt: clock.now(), timeoutMs })
  const remainingMs = () => deadlineMs - clock.elapsedMs()
  const reporter = createReporter(blank, {
    clock,
    setOutputs: (values) => void Object.assign(outputs, values),
    saveReport: () => undefined,
    publish: conversation.publish,
    lookAfterDocsPull: async (report) => report,
    writeStatus: async () => true,
    replaceReaction: commenter.replaceReaction,
    writeSummary: () => undefined,
    warn: () => undefined,
  })
  const never = new AbortController().signal
  const ports = {
    ...openGates,
    ...{ ...commenter, ...conversation, clock, random: random.next, remainingMs, cancelled, reporter },
    ...{ log: () => undefined, redact: (text: string) => text, blankReport: () => blank },
    gatherContext: async () => null,
    postHelp: async () => undefined,
    showDryRun: async () => undefined,
    ...serviceOf(world, { cancelled, deadline: never, remainingMs }),
  }
  const inputs = sampleInputs({ prompt: `request ${nonce}`, timeoutMs, onExisting: plan.onExisting })
  const { outcome, polls } = await runJob({ inputs, files: [], run }, ports)
  const limitMs = Math.min(clock.elapsedMs() + 60_000, Math.max(clock.elapsedMs(), deadlineMs + 9_000))
  const budget = outcome.result === 'cancelled' ? null : scheduler.abortAt(limitMs)
  await reporter.ended(outcome, { polls, durationMs: 0 }, budget)
  return { outcome, endedMs: clock.elapsedMs() }
}

type Signals = { cancelled: AbortSignal; deadline: AbortSignal; remainingMs: () => number }

function serviceOf({ service, scheduler, random }: World, signals: Signals) {
  const { clock } = scheduler
  const limitMs = () => Math.min(60_000, Math.max(0, signals.remainingMs()) + 4_500)
  const options = {
    ...{ apiUrl: new URL('https://api.mintlify.com/'), key: 'mint_sample', projectId: 'acme' },
    ...{ requestTimeoutMs: 30_000, clock, random: random.next, signals },
    redact: (text: string) => text,
    onRetry: () => undefined,
  }
  return {
    createJob: (prompt: string) =>
      retryServiceCall(options, 'create', () => service.create(prompt, limitMs())),
    sendMessage: (jobId: string, prompt: string) =>
      retryServiceCall(options, 'message', () => service.message(jobId, prompt, limitMs())),
    getJob: (jobId: string) => service.get(jobId, Math.min(30_000, limitMs())),
  }
}

function triggerOf({ kind, name }: RunPlan): Trigger {
  return kind === 'command' ? sampleComment(`/docs please ${name}`) : samplePull()
}
