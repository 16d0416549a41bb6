// The post step, which always runs: it puts into the comment what is not there
// yet, because the run was cancelled or killed, or GitHub refused it, and
// replaces the 👀 that the run has left.
import { settledAfterMs } from '../conversation/announce.ts'
import { doubtOf, mayHaveArrived } from '../conversation/doubt.ts'
import {
  type Entry,
  parseSavedRun,
  type SavedRun,
} from '../conversation/entry.ts'
import { reopened } from '../conversation/job-record.ts'
import { gitHubNow } from '../conversation/snapshot.ts'
import { readKnown } from '../conversation/store.ts'
import { lastWriteMs } from '../conversation/update.ts'
import { GitHubError } from '../github/errors.ts'
import { parseJson } from '../lib/plain-text.ts'
import { EndOfRun, outcome, toOutcome } from '../outcome.ts'
import { reactToEnd } from './report/react.ts'
import { tell } from './tell.ts'
import { type AgentContext, openTools, type Tools } from './tools.ts'

/** Runs the post step. It never fails the workflow job. */
export async function runPostStep(context: AgentContext): Promise<number> {
  const saved = parseSavedRun(parseJson(context.files.savedState))
  if (saved === null) return 0

  // It sends no prompt, and the files can be gone by now.
  const tools = openTools(context, () => [])
  const { entry, reactionId } = saved
  const problem = entry && (await tellSaved(tools, { ...saved, entry }))
  if (problem !== null)
    tools.log.warning("Couldn't update the comment", problem, 'troubleshooting')

  const ended = entry && toOutcome(entry.shown)
  if (reactionId !== null)
    await reactToEnd(tools, ended ?? interrupted, reactionId)
  return 0
}

const interrupted = outcome('cancelled', 'interrupted')

/**
 * Puts the end into the comment. Returns why it could not, null if there is
 * nothing to say.
 */
async function tellSaved(
  { storeAtStart: store, clock }: Tools,
  { entry, commentId, isEndWritten }: SavedRun & { entry: Entry },
): Promise<string | null> {
  if (store === null) return null
  const { result } = entry.shown
  const isFinished = result !== null
  try {
    // A write that was under way may take effect after the run was cancelled.
    const isAnnouncing = !isFinished || result === 'cancelled'
    if (isAnnouncing && entry.delivery === 'unsent')
      await clock.sleep(settledAfterMs)
    const snapshot = await readKnown(store, commentId)
    const now = gitHubNow(snapshot, clock).toISOString()
    const end = isFinished ? entry : endOfKilledRun(entry, now)
    const told = await tell({ store }, snapshot, end, {
      tryForMs: lastWriteMs,
      isJustRead: true,
      // Somebody who deletes the comment with the end wants none.
      mayBegin: !isEndWritten && mayHaveArrived(end),
    })
    return told.problem
  } catch (error) {
    if (error instanceof GitHubError) return error.message
    if (!(error instanceof EndOfRun)) throw error
    return error.outcome.why ?? error.message
  }
}

/**
 * What is known of a run that did not get to its end. `now`: GitHub's time, ISO
 * 8601.
 */
export function endOfKilledRun(entry: Entry, now: string): Entry {
  const shown = { ...entry.shown, updatedAt: now }
  const isInDoubt =
    entry.delivery === 'sending' || entry.delivery === 'unconfirmed'
  if (!isInDoubt)
    return { ...entry, until: null, shown: { ...shown, ...interrupted } }

  return {
    ...entry,
    until: null,
    delivery: 'unconfirmed',
    job: reopened(entry.job),
    shown: { ...shown, ...doubtOf(entry.kind) },
  }
}
