// The life of a run: from the event to the outputs.
import { read, timeOf } from '../conversation/ledger.ts'
import { EndOfRun, type Outcome, outcome } from '../outcome.ts'
import { pauseMs } from '../times.ts'
import { authorize } from './authorize/authorize.ts'
import { decide } from './decide/decide.ts'
import { nothingSeen, type Seen, spentJobsOf } from './decide/seen.ts'
import { showDryRun } from './dry-run.ts'
import { look } from './look/look.ts'
import { lookAtPullOrIssue } from './look/pull-or-issue.ts'
import { endEarly, reasonToEndEarly } from './report/end-early.ts'
import { publish } from './report/publish.ts'
import { react, removeLeftReactions } from './report/react.ts'
import { requestOf } from './request.ts'
import { pendingId, save } from './save.ts'
import { sendRequest } from './send/send.ts'
import { type AgentContext, openTools, type Run, type Tools } from './tools.ts'
import {
  again,
  type Decision,
  type Ending,
  endIfOver,
  endingOf,
  type Start,
  stop,
  type Turn,
} from './turn.ts'
import { waitForJob } from './wait/wait.ts'

/**
 * Runs the action, and tells how it ended. Returns the exit code. Throws an
 * InputError before any request.
 */
export async function runAgent(context: AgentContext): Promise<number> {
  const reason = reasonToEndEarly(context)
  if (reason !== null) return endEarly(context, reason)

  const { run, refusal } = await begin(openTools(context))
  const ending = refusal
    ? endingOf(refusal, run.ledgerAtStart)
    : await takeTurns(run)
  return publish(run, ending)
}

/**
 * The run, and why it ends, if it may not ask for anything or was cancelled
 * before its first turn.
 */
async function begin(
  tools: Tools,
): Promise<{ run: Run; refusal: Outcome | null }> {
  const { event, inputs, ledgerAtStart } = tools
  // Without its command, for a run that `authorize` refuses.
  const request = requestOf(event, inputs)
  let run: Run = { ...tools, request, reactionId: null }
  try {
    const command = await authorize(tools)
    run = { ...run, request: requestOf(event, inputs, command) }
    // Only those who may ask get a 👀, in place of what an earlier attempt left.
    await removeLeftReactions(tools)
    if (event.comment !== null) {
      // Saved before and after, so that the post step replaces the reaction even if
      // the run is killed while it adds it.
      run = { ...run, reactionId: pendingId }
      save(run, ledgerAtStart)
      // Without an answer, it can be there all the same.
      const id = await react(tools, 'eyes')
      run = { ...run, reactionId: id ?? pendingId }
      save(run, ledgerAtStart)
    }
    return { run, refusal: null }
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return { run, refusal: error.outcome }
  }
}

async function takeTurns(run: Run): Promise<Ending> {
  let start: Start = { ledger: run.ledgerAtStart, spentJobs: {} }
  for (;;) {
    const turn = await takeTurn(run, start)
    if (turn.kind === 'ended') return turn
    run.log.debug(`Another turn: ${turn.why}.`)
    start = turn.start
  }
}

/** Reads our comment, decides, and carries out. */
async function takeTurn(run: Run, start: Start): Promise<Turn> {
  const end = endIfOver(run)
  if (end !== null) return stop(end, start)
  try {
    const [reading, pullOrIssue] = await Promise.all([
      read(start.ledger),
      lookAtPullOrIssue(run),
    ])
    if (reading.kind === 'unreadable') {
      const { why } = reading
      return stop(outcome('unknown', 'memory-unreadable', { why }), start)
    }
    const current = { ...start, ledger: reading.ledger }
    const seen = { ...nothingSeen, ...pullOrIssue, jobs: start.spentJobs }
    const decision = await decideFor(run, current, seen)
    return run.inputs.dryRun
      ? await showDryRun(run, decision)
      : await carryOut(run, decision)
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return stop(error.outcome, start)
  }
}

/** Decides anew with each answer, until nothing more has to be asked. */
async function decideFor(
  run: Run,
  start: Start,
  seen: Seen,
): Promise<Decision> {
  const { inputs, request, nonce, clock } = run
  const { ledger } = start
  const plan = decide({
    state: ledger.snapshot.state,
    now: timeOf(ledger, clock).toISOString(),
    request,
    seen,
    nonce,
    namedJobId: inputs.jobId,
    maxRequests: inputs.maxRequests,
    isTracked: ledger.store !== null,
    whyNoComment: ledger.commentRefusal?.message ?? null,
  })
  if (plan.kind !== 'look')
    return { plan, seen, start: { ...start, spentJobs: spentJobsOf(seen) } }
  return decideFor(run, start, await look(run, plan.question, seen))
}

async function carryOut(
  run: Run,
  { plan, start, seen }: Decision,
): Promise<Turn> {
  const { clock, cancellation, cancelled } = run
  switch (plan.kind) {
    case 'end':
      return stop(plan.outcome, start)
    case 'wait':
      return waitForJob(run, start.ledger, plan)
    // The next turn ends a run whose time is up by then.
    case 'pause':
      await clock.sleep(
        Math.min(pauseMs, cancellation.remainingMs()),
        cancelled,
      )
      return again('another run is sending a request', start)
    case 'create':
    case 'message':
      return sendRequest(run, { plan, start, seen })
  }
}
