// The life of a run: from the event to the outputs.
import { isDeepStrictEqual } from 'node:util'
import {
  gitHubNow,
  nothingRemembered,
  sinceWriteMs,
} from '../conversation/snapshot.ts'
import { readComment } from '../conversation/store.ts'
import { withdraw } from '../conversation/transitions.ts'
import { EndOfRun, endOfRun, type Outcome } from '../outcome.ts'
import { authorize } from './authorize/authorize.ts'
import { decide } from './decide/decide.ts'
import { look, lookAtPull } from './decide/look.ts'
import { lostJobsOf, nothingSeen, type Seen } from './decide/seen.ts'
import { showDryRun } from './dry-run.ts'
import { endEarly, reasonToEndEarly } from './report/end-early.ts'
import { publish } from './report/publish.ts'
import { react, removeLeftReactions } from './report/react.ts'
import { sendRequest } from './send/send.ts'
import { save } from './tell.ts'
import { type AgentContext, openTools, type Run, type Tools } from './tools.ts'
import {
  again,
  type Ending,
  endingOf,
  type Known,
  nothingKnown,
  type Planned,
  stop,
  type Turn,
  withoutComment,
} from './turn.ts'
import { waitForJob } from './wait/wait.ts'

/**
 * Runs the action, and tells how it ended. Returns the exit code. Throws an
 * InputError before any request.
 */
export async function runAgent(context: AgentContext): Promise<number> {
  const reason = reasonToEndEarly(context)
  if (reason !== null) return endEarly(context, reason)

  const tools = openTools(context)
  const begun = await begin(tools)
  return begun.kind === 'begun'
    ? publish(begun.run, await takeTurns(begun.run))
    : publish(
        { ...tools, request: null, reactionId: null },
        endingOf(begun.outcome, nothingKnown(tools.storeAtStart)),
      )
}

type Begun =
  | { kind: 'begun'; run: Run }
  /** The run may not ask for anything, or was cancelled before its first turn. */
  | { kind: 'ended'; outcome: Outcome }

async function begin(tools: Tools): Promise<Begun> {
  try {
    const request = await authorize(tools)
    await removeLeftReactions(tools)
    const reactionId = await react(tools, 'eyes', null)
    const run = { ...tools, request, reactionId }
    if (reactionId !== null) save(run, null, nothingRemembered)
    return { kind: 'begun', run }
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return { kind: 'ended', outcome: error.outcome }
  }
}

async function takeTurns(run: Run): Promise<Ending> {
  let known = nothingKnown(run.storeAtStart)
  for (;;) {
    const turn = await takeTurn(run, known)
    if (turn.kind === 'ended') return turn.ending
    run.log.debug(`Another turn: ${turn.why}.`)
    known = turn.known
  }
}

/** Reads the comment, decides, and carries out. */
async function takeTurn(run: Run, before: Known): Promise<Turn> {
  let known = before
  try {
    throwIfOver(run, before)
    const { prepared, lostJobs } = before
    const [read, seen] = await Promise.all([
      readOurs(run, before),
      prepared ? { ...nothingSeen, ...prepared.seen } : lookAtPull(run),
    ])
    known = read
    const planned = await lookUntilDecided(run, known, {
      ...seen,
      jobs: lostJobs,
    })
    return run.inputs.dryRun
      ? { kind: 'ended', ending: await showDryRun(run, planned) }
      : await carryOut(run, planned)
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return stop(error.outcome, known)
  }
}

/**
 * Throws an EndOfRun if the run is cancelled, or its time is up before anything
 * was sent.
 */
function throwIfOver(
  { cancellation, cancelled }: Run,
  { lostAnnouncements }: Known,
): void {
  if (cancelled.aborted) throw endOfRun('cancelled', 'interrupted')
  if (cancellation.remainingMs() > 0) return
  // The time went into announcements that may be lost.
  if (lostAnnouncements > 0) throw endOfRun('rejected', 'memory-unwritable')
  throw endOfRun('timed-out', 'busy')
}

/**
 * What is known, with our comment as it is now. Without one from now on if
 * GitHub refuses it before any was found. Throws an EndOfRun if that cannot be
 * known.
 */
async function readOurs(run: Run, known: Known): Promise<Known> {
  if (known.store === null) return known
  const knownId = known.snapshot.comment?.id ?? null
  const reading = await readComment(known.store, knownId)
  if (reading.kind === 'read') return { ...known, snapshot: reading.snapshot }

  const { error } = reading
  if (known.snapshot.comment !== null)
    throw endOfRun('unknown', 'memory-unreadable', { why: error.message })
  return withoutComment(run, known, error)
}

/** Asks until it is clear what to do. */
async function lookUntilDecided(
  run: Run,
  known: Known,
  seen: Seen,
): Promise<Planned> {
  const { inputs, event, request, nonce, clock } = run
  const { snapshot, unusableJobId, prepared } = known
  // Another run may have taken this one for dead, and noted its request as in
  // doubt. A run that takes another turn knows that nothing of it has arrived.
  const state = prepared ? withdraw(snapshot.state, run) : snapshot.state
  const plan = decide({
    state,
    sinceWriteMs: sinceWriteMs(snapshot),
    now: gitHubNow(snapshot, clock).toISOString(),
    request,
    seen,
    nonce,
    namedJobId: inputs.jobId,
    maxRequests: inputs.maxRequests,
    gitHubHost: new URL(event.run.url).host,
    unusableJobId,
  })
  if (plan.kind !== 'look') return { plan, known, seen }
  if (plan.question.what !== 'comment') {
    const more = await look(run, plan.question, seen)
    const lostJobs = lostJobsOf(more)
    return lookUntilDecided(run, { ...known, lostJobs }, more)
  }

  const second = await readOurs(run, known)
  const isReadTwice = isDeepStrictEqual(second.snapshot.state, snapshot.state)
  return lookUntilDecided(run, second, { ...seen, isReadTwice })
}

const pauseMs = 15_000

async function carryOut(run: Run, planned: Planned): Promise<Turn> {
  const { plan, known, seen } = planned
  const { clock, cancellation, cancelled } = run
  switch (plan.kind) {
    case 'end':
      return stop(plan.outcome, known)
    case 'wait':
      return { kind: 'ended', ending: await waitForJob(run, known, plan) }
    case 'pause':
      await clock.sleep(
        Math.min(pauseMs, cancellation.remainingMs()),
        cancelled,
      )
      return again('another run is sending a request', {
        ...known,
        lostAnnouncements: 0,
      })
    case 'send':
      return sendRequest(run, known, { plan, seen })
  }
}
