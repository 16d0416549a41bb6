// The post step: it puts into the comment what the run could not, because it
// was cancelled or killed.
import { gitHubNow, readConversation } from '../conversation/conversation.ts'
import { parseSavedRun, type RunRecord } from '../conversation/state.ts'
import { lastWriteMs } from '../conversation/write-comment.ts'
import { parseJson } from '../lib/plain-text.ts'
import { EndOfRun, type Outcome, outcome } from '../outcome.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { type JobRun, openJobRun, react } from './tools.ts'
import { setRecord, writeRecord } from './record.ts'

/** Runs the post step. It never fails the workflow job. */
export async function runPostStep(context: ActionContext): Promise<number> {
  const saved = parseSavedRun(parseJson(context.files.savedState))
  if (saved === null) return 0

  const run = openJobRun(context, saved)
  const { conversation } = run
  // The run was killed before it learned whether its comment was written.
  if (saved.commentId === null && !(await findComment(run))) return 0
  const isFinished = saved.record.shown.result !== null
  const now = gitHubNow(conversation).toISOString()
  setRecord(run, isFinished ? saved.record : endOfKilledRun(saved.record, now))
  await writeRecord(run, lastWriteMs)
  if (run.record?.shown.result === 'cancelled' || !isFinished)
    await react(run, 'confused')
  return 0
}

/** Whether the comments could be read. */
async function findComment({ conversation, log }: JobRun): Promise<boolean> {
  try {
    await readConversation(conversation)
    return true
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    const why = error.outcome.detail ?? error.message
    log.warning("Couldn't read the comments", why, 'troubleshooting')
    return false
  }
}

/**
 * What is known of a run that did not get to its end. `now`: GitHub's time, ISO
 * 8601.
 */
export function endOfKilledRun(record: RunRecord, now: string): RunRecord {
  const { request, shown } = record
  const delivery =
    record.delivery === 'sending' ? 'unconfirmed' : record.delivery
  const { result, reason, detail } = killed(request.kind, delivery)

  return {
    ...record,
    delivery,
    until: null,
    shown: {
      ...shown,
      result,
      reason,
      detail,
      isSent: delivery !== 'unsent',
      updatedAt: now,
    },
  }
}

function killed(
  kind: RunRecord['request']['kind'],
  delivery: RunRecord['delivery'],
): Outcome {
  if (delivery !== 'unconfirmed') return outcome('cancelled', 'interrupted')
  return outcome(
    'unknown',
    kind === 'create' ? 'create-unconfirmed' : 'message-unconfirmed',
  )
}
