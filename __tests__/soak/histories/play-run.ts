// One run of the agent job within a history, and the post step that may follow: the real operations, reporter and GitHub adapters,
// with modeled services.
import { openCommenter } from '../../../src/adapters/github/commenter.ts'
import { openCommitPulls } from '../../../src/adapters/github/commit-pulls.ts'
import { openConversation } from '../../../src/adapters/github/conversation/conversation.ts'
import { parseReport } from '../../../src/domain/conversation/comment-state.ts'
import type { Run } from '../../../src/domain/event/event.ts'
import type { Outcome } from '../../../src/domain/job/outcome.ts'
import { blankReport, type Report } from '../../../src/domain/job/report.ts'
import type { SavedRun } from '../../../src/domain/job/saved-run.ts'
import { type StoredReport, storeReport } from '../../../src/domain/job/stored-report.ts'
import { finishRun } from '../../../src/operations/job/finish.ts'
import { createPublisher } from '../../../src/operations/job/publisher.ts'
import { createReporter } from '../../../src/operations/job/reporter.ts'
import { runJob } from '../../../src/operations/job/run.ts'
import { openGates } from '../../fixtures/open-gates.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'
import { repository } from './connections.ts'
import { createProcess, type ModelProcess } from './model-process.ts'
import type { RunPlan } from './plans.ts'
import { openService } from './service-ports.ts'
import { render, scope, signingKey, type World } from './world.ts'

export type PlayedRun = {
  plan: RunPlan
  /** What the request says to the agent, so that it can be found there. */
  marker: string
  /** Null for a run that was killed and not finished by its post step. */
  end: Pick<Outcome, 'result' | 'reason'> | null
  outputs: Record<string, string>
  /** What the conversation remembered when the run started, null for nothing. */
  reportBefore: StoredReport | null
  process: ModelProcess
  wasKilled: boolean
  startMs: number
  /** When the run ended, without its post step. */
  endedMs: number
}

const timeoutMs = 30 * 60_000
/** The runner waits for so long before it kills a run that was canceled. */
const graceMs = 10_000
const maxPostMs = 19_000

/** Plays the run to its end, or to that of its post step. */
export async function playRun(world: World, plan: RunPlan): Promise<PlayedRun> {
  const { scheduler, github } = world
  const { clock } = scheduler
  const startMs = clock.elapsedMs()
  const reportBefore = github.conversation.stored()
  const step = openStep(world, plan)
  const end = await Promise.race([playMain(world, step, startMs), step.process.killed.then(() => null)])
  const wasKilled = end === null
  const mainEndedMs = clock.elapsedMs()
  step.process.exit()
  const isDone = wasKilled && plan.post === null
  const finished = isDone ? null : await playPost(world, step)
  const isKnown = step.saved.phase === 'ended' && wasKilled
  const known = isKnown ? parseReport(step.saved.report) : null
  return {
    ...{ plan, reportBefore, wasKilled, outputs: step.outputs },
    marker: markerOf(plan),
    process: step.process,
    end: end ?? finished ?? (known?.result ? { result: known.result, reason: known.reason } : null),
    ...{ startMs, endedMs: mainEndedMs },
  }
}

/** What a run and its post step share. */
type Step = {
  plan: RunPlan
  run: Run
  process: ModelProcess
  saved: SavedRun
  outputs: Record<string, string>
}

function openStep({ scheduler, processes }: World, plan: RunPlan): Step {
  const { name, runAttempt, account, crash } = plan
  const run = sampleRun({ repository, trigger: triggerOf(plan), runId: name, runAttempt })
  const process = createProcess({ name: `${name}/${runAttempt}`, account, scheduler, crash })
  processes.push(process)
  const saved: SavedRun = { phase: 'begun', commentId: null, lockId: null, report: '' }
  return { plan, run, process, saved, outputs: {} }
}

/** The action, as `src/actions/job/action.ts` builds it. */
async function playMain(world: World, step: Step, startMs: number) {
  const { scheduler, random } = world
  const { plan, run, process } = step
  const { clock } = process
  const deadlineMs = startMs + timeoutMs
  const cancelled = scheduler.abortAt(startMs + plan.cancelAtMs)
  cancelled.addEventListener('abort', () => void scheduler.clock.sleep(graceMs).then(process.kill))
  const limits = { cancelled, remainingMs: () => deadlineMs - clock.elapsedMs() }
  const parts = openParts(world, step, { limits, maxBeforeCreateMs: 10_000, isPost: false })
  const { github } = parts
  const nonce = `${plan.name}-${plan.runAttempt}`
  const blank = blankReport(run, { nonce, startedAt: clock.now(), timeoutMs })
  const reporter = parts.reporterFrom(blank)
  const ownReport = () => ({ ...blank, command: github.command() })
  const ports = {
    ...openGates,
    ...github,
    ...{ ...parts.service, ...limits, clock, random: random.next, reporter },
    log: (line: string) => void process.lines.push(line),
    ...{ redact: (text: string) => text, blankReport: ownReport },
    async react(content: 'eyes' | '+1' | '-1') {
      await github.react(content)
      if (content === 'eyes') reporter.prepared(ownReport())
    },
    gatherContext: async () => null,
    postHelp: async () => undefined,
    showDryRun: async () => undefined,
  }
  const { outcome, polls } = await runJob({ inputs: inputsOf(plan), files: [], run }, ports)
  const limitMs = Math.min(60_000, Math.max(0, limits.remainingMs() + 9_000))
  const budget = outcome.result === 'cancelled' ? null : parts.abortAfter(limitMs)
  await reporter.ended(outcome, { polls, durationMs: 0 }, budget)
  if (budget && !budget.aborted) await github.leave()
  return outcome
}

/** The post step, as `src/actions/job/post.ts` builds it. Null if it was killed, or has nothing to tell. */
async function playPost(world: World, main: Step): Promise<PlayedRun['end']> {
  const { scheduler } = world
  const { plan } = main
  await scheduler.clock.sleep(500)
  const name = `${plan.name}/${plan.runAttempt} post`
  const process = createProcess({ name, account: plan.account, scheduler, crash: plan.post?.crash ?? null })
  world.processes.push(process)
  const end = await Promise.race([
    finish(world, { ...main, process, outputs: {} }),
    process.killed.then(() => null),
  ])
  process.exit()
  main.process.lines.push(...process.lines)
  return end
}

async function finish(world: World, step: Step): Promise<PlayedRun['end']> {
  const { process, saved } = step
  const { clock } = process
  const report = parseReport(saved.report)
  const { phase, lockId } = saved
  const isTold = phase === 'ended' || report === null
  if (isTold && lockId === null) return null
  const endMs = clock.elapsedMs() + 8_000
  const limits = {
    cancelled: world.scheduler.abortAt(Infinity),
    remainingMs: () => endMs - clock.elapsedMs(),
  }
  const parts = openParts(world, step, { limits, maxBeforeCreateMs: maxPostMs, isPost: true })
  if (isTold) {
    await parts.github.leave()
    return null
  }
  const reporter = parts.reporterFrom(report)
  const ports = { getJob: parts.service.getJob, reporter, budget: parts.beforeCreate }
  const last = await finishRun({ saved: report, hasJob: phase === 'waiting' }, ports)
  await parts.github.leave()
  const { result, reason } = last.report
  return result ? { result, reason } : null
}

type PartsOptions = {
  limits: { cancelled: AbortSignal; remainingMs: () => number }
  maxBeforeCreateMs: number
  isPost: boolean
}

/** The parts of a run, as `src/actions/job/wiring.ts` and `src/actions/job/github.ts` build them. */
function openParts(world: World, { plan, run, process, saved, outputs }: Step, options: PartsOptions) {
  const { random, scheduler, pool, github: model } = world
  const { limits, isPost } = options
  const { clock } = process
  const { trigger } = run
  const say = (line: string) => void process.lines.push(line)
  const connection = pool.connect({ clock, pace: null, warn: say, fetch: model.fetchOf(process) })
  const abortAfter = (limitMs: number) =>
    AbortSignal.any([limits.cancelled, scheduler.abortAt(clock.elapsedMs() + limitMs)])
  const beforeCreate = abortAfter(options.maxBeforeCreateMs)
  const commandComment = trigger.kind === 'comment' ? trigger.comment : null
  const conversation = openConversation({
    ...{ connection, trigger, scope, signingKey, render, clock, beforeCreate, abortAfter },
    ...{
      issueNumber: null,
      isNewEachRun: false,
      hasLock: true,
      unlockedText: null,
      random: random.next,
      log: say,
    },
    readCommitPulls: openCommitPulls(connection),
    earlierStep: isPost ? { commentId: saved.commentId, lockId: saved.lockId } : null,
    onComment: (commentId) => void Object.assign(saved, { commentId }),
    onLock: (lockId) => void Object.assign(saved, { lockId }),
  })
  const github = { ...openCommenter({ connection, commandComment, beforeCreate }), ...conversation }
  const reporterFrom = (first: Report) =>
    createReporter(first, {
      clock,
      setOutputs: (values) => void Object.assign(outputs, values),
      saveReport: (report, phase) =>
        void Object.assign(saved, { phase, report: JSON.stringify(storeReport(report)) }),
      publisher: createPublisher({
        publish: github.publish,
        lookAfterDocsPull: async (report) => report,
        writeStatus: async () => true,
        replaceReaction: github.replaceReaction,
        warn: say,
      }),
      commentUrl: () => null,
      writeSummary: () => undefined,
    })
  const service = openService(world, process, { ...limits, leftMs: github.leftMs })
  return { github, reporterFrom, service, abortAfter, beforeCreate, plan }
}

/** The text that a request is found by, the same in Markdown. */
export function markerOf({ name, runAttempt }: Pick<RunPlan, 'name' | 'runAttempt'>): string {
  return `request ${name}${runAttempt}`
}

function inputsOf(plan: RunPlan) {
  const { onExisting, onRerun, wait, cooldownMs, kind } = plan
  const prompt = kind === 'pull-request' ? markerOf(plan) : null
  return sampleInputs({ onExisting, onRerun, wait, cooldownMs, timeoutMs, prompt })
}

function triggerOf(plan: RunPlan): Run['trigger'] {
  const marker = markerOf(plan)
  if (plan.kind === 'pull-request') return samplePull()
  if (plan.kind === 'status') return sampleComment('/docs status')
  return sampleComment(plan.kind === 'new' ? `/docs new ${marker}` : `/docs ${marker}`)
}
