// What a run knows about its request: it is saved for the post step, and put
// into the comment.
import { gitHubNow } from '../conversation/conversation.ts'
import type { RunRecord, Shown } from '../conversation/state.ts'
import { putRun } from '../conversation/transitions.ts'
import { updateConversation } from '../conversation/write-comment.ts'
import { toOneLine } from '../lib/plain-text.ts'
import { attempt } from '../runner/log.ts'
import type { JobRun } from './tools.ts'

const maxRequestLength = 200

type Requested = { command: { text: string } | null; requester: string }

/** What is shown of a request that the run begins to work on. */
export function showRequest(
  run: JobRun,
  request: Requested,
  notes: readonly string[],
): Shown {
  const { event, inputs, conversation, redact } = run
  const now = gitHubNow(conversation).toISOString()
  const text = request.command ? request.command.text || inputs.command : null

  return {
    result: null,
    reason: null,
    detail: null,
    isSent: false,
    durationMs: null,
    request: text === null ? null : toOneLine(redact(text), maxRequestLength),
    requester: request.requester,
    workflow: toOneLine(redact(event.run.workflow), 100),
    runUrl: event.run.url,
    command: inputs.command,
    startedAt: now,
    updatedAt: now,
    notes: [...notes],
    pages: [],
    otherFiles: 0,
    previewUrl: null,
  }
}

/**
 * Changes what the run knows about its request, and saves it for the post step.
 * The comment does not say it yet.
 */
export function setRecord(run: JobRun, record: RunRecord): void {
  run.record = record
  run.isRecorded = false
  run.files.saveState(
    JSON.stringify({
      record,
      commentId: run.conversation.commentId,
      reactionId: run.reactionId,
    }),
  )
}

/**
 * Puts all that the run knows into the comment. A write that fails is a
 * warning, and made good by the next one.
 */
export async function writeRecord(run: JobRun, tryForMs = 0): Promise<void> {
  const { record, conversation, log } = run
  if (record === null) return
  const written = await attempt(log, 'update the comment', async () => {
    await updateConversation(
      conversation,
      (state, now) => putRun(state, record, now),
      tryForMs,
    )
    return true
  })
  run.isRecorded = written === true
}

/** When the run stops waiting, by GitHub's clock. */
export function deadlineOf({ conversation, cancellation }: JobRun): string {
  return new Date(
    gitHubNow(conversation).getTime() + cancellation.remainingMs(),
  ).toISOString()
}
