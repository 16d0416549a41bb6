// One pass over the newest comments of the repository: the job of each open one
// is read once, and its end written.
import { isAuthor } from '../conversation/conversation.ts'
import {
  readState,
  type Scope,
  writeState,
} from '../conversation/signed-state.ts'
import type { ConversationState } from '../conversation/state.ts'
import type { GitHub } from '../github/client.ts'
import {
  getComment,
  listNewestComments,
  loginOfToken,
  type PostedComment,
  updateComment,
} from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { renderComment } from '../messages/comment.ts'
import type { MintlifyClient } from '../mintlify/client.ts'
import { EndOfRun, type Reason } from '../outcome.ts'
import type { Log } from '../runner/log.ts'
import { type Finding, findEnd } from './find-end.ts'

export type Reconcile = {
  github: GitHub
  mintlify: MintlifyClient
  clock: Clock
  log: Log
  redact: (text: string) => string
  /** Of the conversations that belong to this run, but for their number. */
  scope: { repository: string; projectId: string; apiHost: string }
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
  reason: Reason | null
  detail: string | null
  rows: Row[]
}

/** What became of one conversation. */
type Row = {
  number: number
  url: string
  jobId: string | null
  /** In a few words. */
  text: string
  isWritten: boolean
}

const maxComments = 500
/** GitHub asks for a second between writes. */
const betweenWritesMs = 1_000
const minAgeMs = 90_000

/** Runs the pass. */
export async function reconcile(run: Reconcile): Promise<Report> {
  const report: Report = {
    result: 'done',
    reason: null,
    detail: null,
    rows: [],
  }
  try {
    return await pass(run, report)
  } catch (error) {
    if (error instanceof EndOfRun)
      return { ...report, result: 'partial', reason: 'interrupted' }
    throw error
  }
}

async function pass(run: Reconcile, report: Report): Promise<Report> {
  const listed = await listNewestComments(run.github, maxComments).catch(
    (error: unknown) => {
      if (error instanceof GitHubError) return error
      throw error
    },
  )
  if (listed instanceof GitHubError)
    return {
      ...report,
      result: 'rejected',
      reason: 'memory-unreadable',
      detail: listed.message,
    }

  for (const comment of listed.value) {
    if (run.signal.aborted)
      return { ...report, result: 'partial', reason: 'interrupted' }
    const state = await openStateOf(run, comment, listed.date)
    if (state === null) continue
    const finding = await findEnd(run.mintlify, state, listed.date)
    if (finding.kind === 'rejected')
      return {
        ...report,
        result: 'rejected',
        reason: finding.reason,
        detail: finding.detail,
      }
    const row = await finish(run, { comment, state, finding })
    report.rows.push(row)
    if (row.isWritten) await run.clock.sleep(betweenWritesMs, run.signal)
    else if (finding.kind !== 'working') report.result = 'partial'
  }
  return report
}

/**
 * The state of a comment of ours that has no end and no run that waits, null
 * for any other comment.
 */
async function openStateOf(
  run: Reconcile,
  comment: PostedComment,
  now: Date,
): Promise<ConversationState | null> {
  const reading = readState(comment.body, scopeOf(run, comment), run.signingKey)
  if (reading.kind !== 'state') return null
  const { until, job, sending, shown } = reading.state
  const isWaitedFor = until !== null && Date.parse(until) > now.getTime()
  const isOpen =
    sending !== null ||
    shown?.result === null ||
    (job !== null && job.end === null)
  // Just after a message, a job can still show how the request before it ended.
  const isYoung = now.getTime() - Date.parse(comment.updatedAt) < minAgeMs
  if (isWaitedFor || isYoung || !isOpen) return null

  return (await isAuthor(comment, reading, () => loginOfToken(run.github)))
    ? reading.state
    : null
}

function scopeOf({ scope }: Reconcile, { number }: PostedComment): Scope {
  return { ...scope, number }
}

type Conversation = {
  comment: PostedComment
  state: ConversationState
  finding: Exclude<Finding, { kind: 'rejected' }>
}

/**
 * Writes the end, unless the comment has changed since it was listed: then
 * somebody else is at work on it.
 */
async function finish(
  run: Reconcile,
  { comment, state: open, finding }: Conversation,
): Promise<Row> {
  const row = {
    number: comment.number,
    url: comment.url,
    jobId: open.job?.id ?? null,
  }
  if (finding.kind !== 'ended')
    return { ...row, text: finding.text, isWritten: false }

  try {
    const { value: standing } = await getComment(run.github, comment.id)
    if (standing.body !== comment.body)
      return {
        ...row,
        text: 'changed meanwhile, so not written',
        isWritten: false,
      }
    // Rendered, a secret can have entities in it, so it is taken out before.
    const state = JSON.parse(run.redact(JSON.stringify(finding.state)))
    const signed = writeState(scopeOf(run, comment), state, run.signingKey)
    const body = `${renderComment(state)}\n\n${signed}`
    await updateComment(run.github, comment.id, body)
    return { ...row, text: finding.text, isWritten: true }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    run.log.warning("Couldn't update a comment", error.message, 'permissions')
    return {
      ...row,
      text: 'not written, because GitHub refused',
      isWritten: false,
    }
  }
}
