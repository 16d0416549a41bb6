// Tells how the run ended: in the comment, by a reaction, in the job summary,
// the outputs and the last line of the log.
import { gitHubNow } from '../conversation/conversation.ts'
import { endOf, toJobRecord } from '../conversation/job-record.ts'
import type { Shown } from '../conversation/state.ts'
import { addNote, giveUpSending } from '../conversation/transitions.ts'
import {
  lastWriteMs,
  updateConversation,
} from '../conversation/write-comment.ts'
import { type DocsPull, readDocsPull } from '../docs-pull/docs-pull.ts'
import type { GitHubError } from '../github/errors.ts'
import type { Reaction } from '../github/reactions.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { toRedactedLine } from '../lib/redact.ts'
import { logLastLine } from '../messages/last-line.ts'
import { textOfReason } from '../messages/reasons.ts'
import type { Subject } from '../messages/status.ts'
import { renderSummary } from '../messages/summary.ts'
import { EndOfRun, type Outcome, type Result } from '../outcome.ts'
import { attempt } from '../runner/log.ts'
import type { Ending } from './follow.ts'
import { type JobRun, react } from './tools.ts'
import { outputsAtEnd } from './outputs.ts'
import { setRecord, showRequest, writeRecord } from './record.ts'

/** Publishes the end of the run. Returns the exit code. */
export async function publish(
  run: JobRun,
  { outcome, job }: Ending,
): Promise<number> {
  const { conversation, log, files, clock, startedMs } = run
  const docsPull = await unlessCancelled(() =>
    readChanges(run, { outcome, job }),
  )
  const durationMs = clock.elapsedMs() - startedMs
  finishRecord(run, { outcome, job }, { docsPull, durationMs })
  await unlessCancelled(async () => {
    await (run.record === null
      ? noteEnd(run, outcome)
      : writeRecord(run, lastWriteMs))
    await reactToEnd(run, outcome)
  })
  if (conversation.refusal !== null) warnOfNoComment(run, conversation.refusal)
  const subject = subjectOf(run, outcome)
  const fails = isFailure(run, outcome)
  const { requestCount } = conversation.state
  const { prompt, checks } = run
  await attempt(log, 'write the job summary', () =>
    files.addSummary(
      renderSummary({
        subject,
        requestCount,
        prompt,
        warnings: log.warnings,
        checks,
      }),
    ),
  )
  const { pages = null, previewUrl = null } = docsPull ?? {}
  const commentUrl = conversation.comment?.url ?? null
  files.setOutputs(
    outputsAtEnd({ outcome, job, pages, previewUrl, commentUrl, durationMs }),
  )
  logLastLine(log, subject, fails)

  return fails ? 1 : 0
}

/** The post step tells GitHub of a cancelled run, which has no time for it. */
async function unlessCancelled<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof EndOfRun) return null
    throw error
  }
}

async function readChanges(
  run: JobRun,
  { outcome, job }: Ending,
): Promise<DocsPull | null> {
  const link = outcome.result === 'pull-request' ? job?.pullRequest : null
  if (!link || new URL(link.url).host !== new URL(run.event.run.url).host)
    return null
  return attempt(run.log, 'read the docs pull request', () =>
    readDocsPull(run.github, link),
  )
}

function finishRecord(
  run: JobRun,
  { outcome, job }: Ending,
  { docsPull, durationMs }: { docsPull: DocsPull | null; durationMs: number },
): void {
  const { record } = run
  if (record === null) return
  // A request that was not sent, or may not have been, says nothing about the
  // end of the job.
  const isDelivered = record.delivery === 'delivered'
  const standing =
    isDelivered && record.job
      ? { ...record.job, end: endOf(outcome) }
      : record.job
  const known = job && isDelivered ? toJobRecord(job, outcome) : standing
  const isSent = record.delivery !== 'unsent'
  const shown = {
    ...record.shown,
    ...outcome,
    isSent,
    durationMs,
    updatedAt: nowOf(run),
    ...docsPull,
  }
  setRecord(run, { ...record, job: known, until: null, shown })
}

const quietReactions: Partial<Record<Result, Reaction>> = {
  'pull-request': 'rocket',
  'no-pull-request': '+1',
}

async function reactToEnd(run: JobRun, outcome: Outcome): Promise<void> {
  if (
    run.request === null ||
    outcome.result === 'running' ||
    !isWorthANote(outcome)
  )
    return
  await react(run, quietReactions[outcome.result] ?? 'confused')
}

/**
 * Whether the end of a run that sent nothing is told in a comment that is there
 * already.
 */
function isWorthANote({ result, reason }: Outcome): boolean {
  return result !== 'skipped' || reason === 'request-limit'
}

/**
 * Tells in the comment what became of a command that was not sent, and of a run
 * that was sending and is dead.
 */
async function noteEnd(
  { conversation, request, deadNonce, log, inputs, redact }: JobRun,
  outcome: Outcome,
): Promise<void> {
  if (inputs.dryRun || !isWorthANote(outcome)) return
  const asked = request?.command ? request.command.text || inputs.command : null
  const note =
    asked === null
      ? null
      : noteOf(
          toRedactedLine(asked, { redact, maxLength: maxNoteLength }),
          outcome,
        )
  if (note === null && deadNonce === null) return

  await attempt(log, 'update the comment', () =>
    updateConversation(conversation, (standing, now) => {
      const isDead = deadNonce !== null && standing.sending?.nonce === deadNonce
      const state = isDead ? giveUpSending(standing, now) : standing
      const isTold =
        state.shown === null || state.shown.reason === outcome.reason
      return note && state.shown && !isTold
        ? { ...state, shown: addNote(state.shown, note) }
        : state
    }),
  )
}

function noteOf(asked: string, outcome: Outcome): string | null {
  const text = textOfReason(outcome)
  if (text === null) return null
  const next =
    outcome.reason === 'busy'
      ? 'Comment it again when the agent has finished.'
      : text.next
  return joinSentences([
    `${text.title} (\`${asked.replaceAll('`', "'")}\`).`,
    next,
  ])
}

const maxNoteLength = 100

function warnOfNoComment({ log, event }: JobRun, refusal: GitHubError): void {
  const isIssue = event.trigger.kind === 'issue'
  const permission = isIssue ? 'issues: write' : 'pull-requests: write'
  const why =
    refusal.status === 403
      ? `The token lacks \`${permission}\`.`
      : refusal.message
  const advice =
    refusal.status === 403
      ? ' Add it under `permissions:` of the workflow job.'
      : ''

  log.warning(
    `No comment on the ${isIssue ? 'issue' : 'pull request'}`,
    `${why} Without the comment, the next event starts a new agent job.${advice}`,
    'permissions',
  )
}

/** What the texts about this run are about. */
function subjectOf(run: JobRun, outcome: Outcome): Subject {
  const { record, conversation, inputs } = run
  const isTracked = conversation.scope !== null && conversation.refusal === null
  const shown = record?.shown ?? showWithoutRecord(run, outcome)
  return {
    shown: { ...shown, command: isTracked ? inputs.command : null },
    job: record?.job ?? null,
    until: null,
    isRemembered: isTracked && conversation.commentId !== null,
  }
}

function showWithoutRecord(run: JobRun, outcome: Outcome): Shown {
  const { event, request, conversation } = run
  const parts = {
    command: request?.command ?? null,
    requester: request?.requester ?? event.sender.login,
  }
  const shown = showRequest(run, parts, [])
  // A run that sends nothing because of an earlier one tells of the times of
  // that one.
  const { startedAt, updatedAt } = conversation.state.shown ?? shown
  return { ...shown, ...outcome, startedAt, updatedAt }
}

/** Whether the step fails. */
function isFailure({ inputs }: JobRun, { result, reason }: Outcome): boolean {
  const isInvalid = result === 'rejected' && reason === 'invalid-input'
  return result === 'cancelled' || isInvalid || inputs.failOn.includes(result)
}

function nowOf({ conversation }: JobRun): string {
  return gitHubNow(conversation).toISOString()
}
