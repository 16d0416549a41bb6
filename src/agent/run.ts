// The life of a job: from the event to the outputs.
import { gatherContext } from '../context/gather-context.ts'
import {
  gitHubNow,
  isFresh,
  readConversation,
} from '../conversation/conversation.ts'
import { unreadJob } from '../conversation/job-record.ts'
import { markSending } from '../conversation/transitions.ts'
import { confirmMark, writeMark } from '../conversation/write-comment.ts'
import { readEvent } from '../event/read-event.ts'
import { EndOfRun, endOfRun, outcome } from '../outcome.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { authorize } from './authorize.ts'
import { decide, type Plan } from './decide.ts'
import { showDryRun } from './dry-run.ts'
import { endEarly, reasonToEndEarly } from './end-early.ts'
import { type Ending, followJob, lookOnce, waitUntilIdle } from './follow.ts'
import { type JobRun, openJobRun, react } from './tools.ts'
import { publish } from './publish.ts'
import { deadlineOf, setRecord, showRequest, writeRecord } from './record.ts'
import { type Request, renderPrompt } from './request.ts'
import { type SendingPlan, send } from './send.ts'

/**
 * Runs the agent job of the event, and tells how it ended. Returns the exit
 * code. Throws an InputError before any request.
 */
export async function runAgent(context: ActionContext): Promise<number> {
  const event = readEvent(context.env)
  const reason = reasonToEndEarly(event, context.env)
  if (reason !== null) return endEarly(context, event, reason)

  const run = openJobRun(context)
  const ending = await askTheAgent(run).catch((error: unknown): Ending => {
    if (error instanceof EndOfRun)
      return { outcome: error.outcome, job: run.job }
    throw error
  })
  return publish(run, ending)
}

async function askTheAgent(run: JobRun): Promise<Ending> {
  const request = await authorize(run)
  run.request = request
  await react(run, 'eyes')

  for (;;) {
    requireTime(run)
    const { state, ageMs } = await readConversation(run.conversation)
    const now = gitHubNow(run.conversation).toISOString()
    const { inputs, nonce, unusableJobId } = run
    const { jobId, maxRequests } = inputs
    const plan = decide({
      state,
      ageMs,
      now,
      request,
      nonce,
      jobId,
      maxRequests,
      unusableJobId,
    })
    if (inputs.dryRun) return showDryRun(run, request, plan)
    const ending = await carryOut(run, request, plan)
    if (ending !== null) return ending
  }
}

const readAgainMs = 15_000

/** Null: the comment has to be read again. */
async function carryOut(
  run: JobRun,
  request: Request,
  plan: Plan,
): Promise<Ending | null> {
  switch (plan.kind) {
    case 'end':
      run.deadNonce = plan.deadNonce
      return { outcome: plan.outcome, job: null }
    case 'wait':
      return followDelivered(run, request, plan)
    case 'read-again':
      await run.clock.sleep(
        Math.min(readAgainMs, run.cancellation.remainingMs()),
        run.cancelled,
      )
      return null
    default:
      run.deadNonce = plan.deadNonce
      return sendRequest(run, request, plan)
  }
}

/**
 * Sends the request and follows its job. Null: the comment has to be read
 * again.
 */
async function sendRequest(
  run: JobRun,
  request: Request,
  plan: SendingPlan,
): Promise<Ending | null> {
  const { inputs, conversation } = run
  const idle =
    plan.kind === 'message' ? await waitUntilIdle(run, plan.jobId) : null
  if (plan.kind === 'message' && idle === null) return null
  if (!(await markRequest(run, request, plan))) return null
  // A message finds a comment that is there already, and only a new one can be
  // there twice.
  const [isConfirmed, context] = await Promise.all([
    plan.kind === 'message' || confirmMark(conversation),
    gather(run),
  ])
  const prompt = renderPrompt(inputs, request, run.event, context)
  if (!isConfirmed || !isFresh(conversation)) return null
  const start = await send(run, plan, { prompt, jobBefore: idle?.job ?? null })
  if (start === null) return null
  if (!inputs.wait) return { outcome: outcome('running'), job: start.job }

  await writeRecord(run)
  return followJob(run, start)
}

/**
 * Throws an EndOfRun if the run is cancelled, or its time is up before anything
 * was sent.
 */
function requireTime({ cancellation, conversation }: JobRun): void {
  if (cancellation.cancelled.aborted) throw endOfRun('cancelled', 'interrupted')
  if (cancellation.remainingMs() > 0) return
  if (conversation.lostMarks > 0)
    throw endOfRun('rejected', 'memory-unwritable')
  throw endOfRun('timed-out', 'busy')
}

/**
 * Writes down that the request is about to be sent. False: the comment has to
 * be read again.
 */
async function markRequest(
  run: JobRun,
  request: Request,
  plan: SendingPlan,
): Promise<boolean> {
  const { id, kind, state, notes } = plan
  const shown = showRequest(run, request, notesOf(run, notes))
  const job =
    kind === 'message'
      ? state.job?.id === plan.jobId
        ? state.job
        : unreadJob(plan.jobId)
      : null
  const sending = { id, nonce: run.nonce, kind }
  const until = deadlineOf(run)
  setRecord(run, {
    request: sending,
    delivery: 'unsent',
    jobBefore: state.job?.id ?? null,
    job,
    until,
    shown,
  })

  return writeMark(run.conversation, () =>
    markSending(state, { sending, until, shown }),
  )
}

/** A second write of the mark keeps what the first one told. */
function notesOf(
  { conversation, record }: JobRun,
  notes: readonly string[],
): string[] {
  const ofKey = conversation.isKeyReplaced ? [keyNote] : []
  return [...new Set([...(record?.shown.notes ?? []), ...ofKey, ...notes])]
}

const keyNote =
  'The API key changed, so this comment was started over. Earlier agent jobs are no longer followed here.'

/**
 * Follows the job that the request was delivered to before, or that `job-id`
 * names.
 */
async function followDelivered(
  run: JobRun,
  request: Request,
  { id, jobId }: { id: string; jobId: string },
) {
  const { conversation, inputs } = run
  const { job } = conversation.state
  setRecord(run, {
    request: { id, nonce: run.nonce, kind: 'wait' },
    delivery: 'delivered',
    jobBefore: jobId,
    job: job?.id === jobId ? job : unreadJob(jobId),
    until: inputs.wait ? deadlineOf(run) : null,
    shown: showRequest(run, request, []),
  })
  if (!inputs.wait) return lookOnce(run, jobId)
  await writeRecord(run)
  const start = {
    jobId,
    job: null,
    until: 'finished',
    isNew: false,
    pendingMessage: null,
  } as const
  const ending = await followJob(run, start)
  const isUnknownId =
    inputs.jobId === jobId &&
    ending.job === null &&
    ending.outcome.reason === 'job-disappeared'

  return isUnknownId
    ? {
        ...ending,
        outcome: outcome('rejected', 'job-not-found', ending.outcome.detail),
      }
    : ending
}

const maxContextMs = 5_000

/** What the agent is told about the event, as far as GitHub says it soon. */
async function gather(run: JobRun): Promise<string | null> {
  if (run.inputs.context === 'none') return null
  return gatherContext(
    run.openGitHub(run.clock.timeout(maxContextMs)),
    run.event,
    run.log,
  )
}
