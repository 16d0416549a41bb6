// One pass over the newest comments of the repository: the job of each open one
// is read once, and its end written.
import { isDeepStrictEqual } from 'node:util'
import { readState, type Scope } from '../conversation/signed-state.ts'
import type { ConversationState } from '../conversation/state.ts'
import { type CommentStore, readKnown } from '../conversation/store.ts'
import { lastWriteMs, updateComment } from '../conversation/update.ts'
import type { GitHub } from '../github/client.ts'
import { listNewestComments, type PostedComment } from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { renderComment } from '../messages/comment.ts'
import type { MintlifyClient } from '../mintlify/client.ts'
import { type CallFailure, EndOfRun, endOfRun } from '../outcome.ts'
import { type Finding, findEnd, type Moment } from './find-end.ts'

export type Reconcile = {
  github: GitHub
  mintlify: Pick<MintlifyClient, 'findJob'>
  clock: Clock
  redact: (text: string) => string
  /** Of the conversations that belong to this run, but for their number. */
  scope: Omit<Scope, 'number'>
  signingKey: Buffer
  /** Ends the pass. */
  signal: AbortSignal
}

export type Report = {
  /**
   * `partial`: something could not be read or written. `rejected`: nothing
   * could be done.
   */
  result: 'done' | 'partial' | 'rejected'
  reason: CallFailure | 'interrupted' | 'memory-unreadable' | null
  detail: string | null
  rows: readonly Row[]
  /** Whether there were more comments than are read. */
  hasMore: boolean
}

/** What became of one conversation. */
type Row = {
  number: number
  url: string
  jobId: string | null
  /** In a few words. */
  text: string
  /** `refused`: GitHub lets this token not change the comment. */
  kind: 'written' | 'working' | 'open' | 'refused'
}

const maxComments = 500
/** GitHub asks for a second between writes. */
const betweenWritesMs = 1_000
const minAgeMs = 90_000

/** Runs the pass. */
export async function reconcile(run: Reconcile): Promise<Report> {
  const rows: Row[] = []
  const nothing = { reason: null, detail: null, rows, hasMore: false }
  try {
    const listed = await listNewest(run.github)
    const rejection = await pass(run, listed, rows)
    if (rejection !== null)
      return { ...nothing, ...rejection, result: 'rejected' }

    const isDone = rows.every(({ kind }) => !unfinished.includes(kind))
    const { hasMore } = listed
    return { ...nothing, hasMore, result: isDone ? 'done' : 'partial' }
  } catch (error) {
    if (error instanceof EndOfRun)
      return { ...nothing, result: 'partial', reason: 'interrupted' }
    if (!(error instanceof GitHubError)) throw error
    const detail = error.message
    return {
      ...nothing,
      result: 'rejected',
      reason: 'memory-unreadable',
      detail,
    }
  }
}

const unfinished: readonly Row['kind'][] = ['open', 'refused']

type Listed = { comments: PostedComment[]; date: Date; hasMore: boolean }

/** Throws a GitHubError or an EndOfRun. */
async function listNewest(github: GitHub): Promise<Listed> {
  const pages = listNewestComments(github)
  // A list that begins again has the same comments once more.
  const byId = new Map<number, PostedComment>()
  let date: Date | null = null

  for (;;) {
    const page = await pages.next()
    date ??= page.value.date
    for (const comment of page.value.comments) byId.set(comment.id, comment)
    const isEnough = byId.size >= maxComments
    if (page.done || isEnough)
      return { comments: [...byId.values()], date, hasMore: !page.done }
  }
}

type Rejection = { reason: CallFailure; detail: string }

/** A completed job may get its pull request link half a minute later. */
const linkMs = 30_000

/**
 * Adds a row for each open conversation. Returns what ends the pass early, null
 * for nothing.
 */
async function pass(
  run: Reconcile,
  { comments, date: now }: Listed,
  rows: Row[],
): Promise<Rejection | null> {
  const open = comments.flatMap((comment) => {
    const state = openStateOf(run, comment, now)
    return state === null ? [] : [{ comment, state }]
  })
  const first = await goOver(run, open, { now, mayGetLink: true }, rows)
  if (first.rejection !== null || first.late.length === 0)
    return first.rejection

  await run.clock.sleep(linkMs, run.signal)
  const last = await goOver(run, first.late, { now, mayGetLink: false }, rows)
  return last.rejection
}

/** `late`: conversations whose job may still get a link. */
type GoneOver = { rejection: Rejection | null; late: Open[] }

/** Throws an EndOfRun once the pass is over. */
async function goOver(
  run: Reconcile,
  conversations: readonly Open[],
  moment: Moment,
  rows: Row[],
): Promise<GoneOver> {
  const late: Open[] = []
  for (const one of conversations) {
    if (run.signal.aborted) throw endOfRun('cancelled', 'interrupted')
    const finding = await findEnd(run.mintlify, one.state, moment)
    if (finding.kind === 'rejected') return { rejection: finding, late }
    if (finding.kind === 'late') late.push(one)
    else await addRow(run, { ...one, finding }, rows)
  }
  return { rejection: null, late }
}

async function addRow(
  run: Reconcile,
  conversation: Conversation,
  rows: Row[],
): Promise<void> {
  const row = await finish(run, conversation)
  if (row === null) return
  rows.push(row)
  if (row.kind === 'written') await run.clock.sleep(betweenWritesMs, run.signal)
}

/**
 * The state of a comment of ours that has no end and no run that waits, null
 * for any other comment.
 */
function openStateOf(
  { scope, signingKey }: Reconcile,
  comment: PostedComment,
  now: Date,
): ConversationState | null {
  const of = { ...scope, number: comment.number }
  const reading = readState(comment, of, signingKey)
  if (reading.kind !== 'state') return null

  const { until, job, sending, shown } = reading.state
  const isWaitedFor = until !== null && Date.parse(until) > now.getTime()
  const hasOpenJob = job !== null && job.end === null
  const isOpen = sending !== null || shown?.result === null || hasOpenJob
  // Just after a message, a job can still show how the request before it ended.
  const isYoung = now.getTime() - Date.parse(comment.updatedAt) < minAgeMs
  return isWaitedFor || isYoung || !isOpen ? null : reading.state
}

type Open = { comment: PostedComment; state: ConversationState }
type Conversation = Open & {
  finding: Exclude<Finding, { kind: 'rejected' | 'late' }>
}

/** Null for a comment that is not the first of ours, which is a copy. */
async function finish(
  run: Reconcile,
  conversation: Conversation,
): Promise<Row | null> {
  const { comment, state, finding } = conversation
  const { number, url } = comment
  const row = { number, url, jobId: state.job?.id ?? null }
  if (finding.kind !== 'ended') {
    const kind = finding.kind === 'working' ? 'working' : 'open'
    return { ...row, text: finding.text, kind }
  }
  try {
    const written = await writeEnd(run, conversation, finding.state)
    if (written === 'copy') return null
    return written === 'changed'
      ? { ...row, text: 'changed meanwhile, so not written', kind: 'open' }
      : { ...row, text: finding.text, kind: 'written' }
  } catch (error) {
    return { ...row, ...notWritten(error) }
  }
}

/** What to say of one comment, so that the pass goes on. */
function notWritten(error: unknown): Pick<Row, 'text' | 'kind'> {
  if (error instanceof GitHubError) {
    const isLasting = error.isInaccessible || error.isClosed
    const kind = isLasting ? 'refused' : 'open'
    return { text: `not written: ${error.message}`, kind }
  }
  const isOver =
    !(error instanceof EndOfRun) || error.outcome.result !== 'unknown'
  if (isOver) throw error
  return { text: `not written: ${error.outcome.why}`, kind: 'open' }
}

/**
 * Writes the end, unless the comment has changed since it was listed: then
 * somebody else is at work on it. Lists are some seconds old, so that it is read
 * by its id, each time before it is written.
 */
async function writeEnd(
  run: Reconcile,
  { comment, state }: Open,
  ended: ConversationState,
): Promise<'written' | 'changed' | 'copy'> {
  const store = storeOf(run, comment.number)
  const first = await readKnown(store, null)
  if (first.comment?.id !== comment.id) return 'copy'

  let isChanged = false
  const end = (standing: ConversationState) => {
    isChanged = !isDeepStrictEqual(standing, state)
    return isChanged ? standing : ended
  }
  await updateComment(store, first, end, { tryForMs: lastWriteMs })
  return isChanged ? 'changed' : 'written'
}

function storeOf(run: Reconcile, number: number): CommentStore {
  const { github, clock, redact, signingKey, signal } = run
  const scope = { ...run.scope, number }
  const render = renderComment
  return { github, clock, redact, signingKey, over: signal, scope, render }
}
