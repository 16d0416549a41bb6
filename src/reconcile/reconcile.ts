// One pass over the newest comments of the repository: the job of each open one
// is read, and its end written.
import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../conversation/signed-state.ts'
import { type ConversationState, isOverdue } from '../conversation/state.ts'
import { readKnown, redactState } from '../conversation/store.ts'
import { updateComment } from '../conversation/update.ts'
import { readDocsPull, toShownPull } from '../docs-pull/docs-pull.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Redact } from '../lib/redact.ts'
import { renderComment } from '../messages/comment.ts'
import type { MintlifyClient } from '../mintlify/client.ts'
import { parsePullRequestLink } from '../mintlify/pull-request-link.ts'
import type { Watch } from '../mintlify/reading.ts'
import { type CallFailure, EndOfRun, interrupted } from '../outcome.ts'
import type { Log } from '../runner/log.ts'
import { betweenWritesMs, caughtUpMs, linkMs, mustKnowMs } from '../times.ts'
import { type Finding, findEnd } from './find-end.ts'
import { listOpen, type Open } from './open-conversations.ts'
import { type Report, type Row, resultOf, rowOfOtherVersion } from './report.ts'

export type Reconcile = {
  github: GitHub
  mintlify: Pick<MintlifyClient, 'getJob'>
  clock: Clock
  redact: Redact
  log: Log
  /** Of the conversations that belong to this run, but for their number. */
  scope: Omit<Scope, 'number'>
  signingKey: Buffer
  /** Ends the pass. */
  signal: AbortSignal
}

export async function reconcile(run: Reconcile): Promise<Report> {
  const rows: Row[] = []
  const nothing = { reason: null, detail: null, rows, hasMore: false }
  try {
    const listed = await listOpen(run.github, run)
    const { conversations, unreadable, now, hasMore } = listed
    rows.push(...unreadable.map(rowOfOtherVersion))
    const rejection = await pass(run, conversations, now, rows)
    if (rejection === null)
      return { ...nothing, hasMore, result: resultOf(rows) }
    const { reason, detail } = rejection
    const result = isForAll(reason, rows) ? 'rejected' : 'partial'
    return { ...nothing, reason, detail, result }
  } catch (error) {
    if (error instanceof EndOfRun)
      return { ...nothing, result: 'partial', reason: 'interrupted' }
    if (!(error instanceof GitHubError)) throw error
    const { message: detail } = error
    const reason = 'memory-unreadable'
    return { ...nothing, result: 'rejected', reason, detail }
  }
}

/** What can be refused for one job, or for a moment. */
const ofOne: readonly CallFailure[] = [
  'forbidden',
  'no-credits',
  'rate-limited',
]

function isForAll(reason: CallFailure, rows: readonly Row[]): boolean {
  const refused = rows.filter(({ kind }) => kind === 'rejected').length
  return !ofOne.includes(reason) || refused >= minRejections
}

/** What Mintlify refuses for all jobs, which ends the pass. */
type Rejection = Extract<Finding, { kind: 'rejected' }>

type Watched = Open & { watch: Watch | null }

/**
 * Adds a row for each open conversation. What may be otherwise a moment later
 * is read again, all of it together. Null if nothing ended it early. Throws an
 * EndOfRun.
 */
async function pass(
  run: Reconcile,
  open: readonly Open[],
  now: Date,
  rows: Row[],
): Promise<Rejection | null> {
  const decisive = Math.min(open.length, minRejections)
  let left: Watched[] = open.map((one) => ({ ...one, watch: null }))
  let beforeMs = 0
  for (const forMs of [0, linkMs, caughtUpMs]) {
    if (left.length === 0) return null

    await run.clock.sleep(forMs - beforeMs, run.signal)
    beforeMs = forMs
    const looked = await goOver(run, left, { now, rows, decisive })
    if (!Array.isArray(looked)) return looked
    left = looked
  }
  rows.push(
    ...left.map((one) => rowOf(one, { kind: 'open', text: 'not clear yet' })),
  )
  return null
}

/** The conversations whose job is to be read again, or what ends the pass. */
async function goOver(
  run: Reconcile,
  conversations: readonly Watched[],
  { now, rows, decisive }: { now: Date; rows: Row[]; decisive: number },
): Promise<Watched[] | Rejection> {
  const late: Watched[] = []
  let refusals = 0
  for (const one of conversations) {
    if (run.signal.aborted) throw new EndOfRun(interrupted())
    const moment = { now, nowMs: run.clock.elapsedMs() }
    const finding = await findEnd(run.mintlify, one, moment)
    if (finding.kind === 'late') {
      late.push({ ...one, watch: finding.watch })
      refusals = 0
      continue
    }
    const row = await finish(run, one, finding)
    if (row !== null) rows.push(row)
    refusals = finding.kind === 'rejected' ? refusals + 1 : 0
    if (finding.kind === 'rejected' && refusals === decisive) return finding
  }
  return late
}

/** So many jobs in a row have to be refused before Mintlify refuses them all. */
const minRejections = 3

/** Null for a comment that is not the first of ours, which is a copy. */
async function finish(
  run: Reconcile,
  conversation: Open,
  finding: Exclude<Finding, { kind: 'late' }>,
): Promise<Row | null> {
  const { kind, text } = finding
  if (kind !== 'ended') return rowOf(conversation, { kind, text })
  try {
    const ended = await withDocsPull(run, finding.state)
    const written = await writeEnd(run, conversation, ended)
    if (written === 'copy') return null
    if (written === 'changed') return rowOf(conversation, changed)
    await run.clock.sleep(betweenWritesMs, run.signal)
    return rowOf(conversation, { kind: 'written', text })
  } catch (error) {
    return rowOf(conversation, notWritten(error))
  }
}

const changed = {
  kind: 'open',
  text: 'changed meanwhile, so not written',
} as const

function rowOf(
  { comment: { number, url }, state: { job } }: Open,
  { kind, text }: Pick<Row, 'kind' | 'text'>,
): Row {
  return { number, url, jobId: job?.id ?? null, text, kind }
}

/** The docs pull request is shown as it is, if the token can read it. */
async function withDocsPull(
  { github, log }: Reconcile,
  state: ConversationState,
): Promise<ConversationState> {
  const { job, shown } = state
  const link = parsePullRequestLink(job?.prLink)
  if (shown?.result !== 'pull-request' || !job || !link) return state
  try {
    const docsPull = await readDocsPull(github, link, log)
    // Its job was open, so that nobody has seen the end of its last request.
    const wasMessage = state.messagedAt !== null
    const pull = docsPull ? toShownPull(docsPull, wasMessage) : { pull: null }
    return { ...state, shown: { ...shown, ...pull } }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    // The next pass may read what fails for a moment, but does not try for ever.
    // The end was found just now.
    const { updatedAt: now } = shown
    if (error.isTransient && !isOverdue(state, job.id, now)) throw error
    return { ...state, shown: { ...shown, pull: null } }
  }
}

/** What to say of one comment, so that the pass goes on. */
function notWritten(error: unknown): Pick<Row, 'text' | 'kind'> {
  if (!(error instanceof GitHubError)) throw error
  const { status, isTransient, isInaccessible, isLockedOrFull } = error
  const isForbidden = status === 403 && !isTransient
  const isLasting = isForbidden || isInaccessible || isLockedOrFull
  const kind = isLasting ? 'refused' : 'open'
  return { text: `not written: ${error.message}`, kind }
}

/**
 * Writes the end, unless the comment has changed since it was listed: then
 * somebody else is at work on it. Lists are some seconds old, so that it is
 * read by its id, each time before it is written.
 */
async function writeEnd(
  run: Reconcile,
  { comment, state }: Open,
  ended: ConversationState,
): Promise<'written' | 'changed' | 'copy'> {
  const scope = { ...run.scope, number: comment.number }
  const log = run.log.info
  const store = { ...run, scope, log, render: renderComment }
  const first = await readKnown(store, null)
  if (first.comment?.id !== comment.id) return 'copy'

  const after = await updateComment(
    store,
    first,
    ({ state: standing }) =>
      isDeepStrictEqual(standing, state) ? ended : standing,
    { outlastMs: mustKnowMs },
  )
  const isWritten =
    after.comment !== null &&
    isDeepStrictEqual(after.state, redactState(store, ended))
  return isWritten ? 'written' : 'changed'
}
