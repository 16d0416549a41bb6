// The post step, which always runs: it puts into the comment what is not there
// yet, because the run was cancelled or killed, GitHub refused it, or another run
// has written over it, and replaces the 👀 that the run has left.
import { readSaved, tell, withEndOfKilled } from '../conversation/ledger.ts'
import { GitHubError } from '../github/errors.ts'
import { parseJson } from '../lib/plain-text.ts'
import {
  EndOfRun,
  interrupted,
  toOutcome,
  unlessCancelled,
} from '../outcome.ts'
import { mustKnowMs, settledMs } from '../times.ts'
import { reactToEnd } from './report/react.ts'
import { parseSavedRun, type SavedRun } from './save.ts'
import { type AgentContext, openTools, type Tools } from './tools.ts'

/** Runs the post step. It never fails the workflow job. */
export async function runPostStep(context: AgentContext): Promise<number> {
  const saved = parseSavedRun(parseJson(context.files.savedState))
  if (saved === null) return 0

  const tools = openTools(context, { isPostStep: true })
  const { entry, reactionId } = saved
  const problem = await tellSaved(tools, saved)
  if (problem !== null)
    tools.log.warning("Couldn't update the comment", problem, 'troubleshooting')

  const ended = (entry && toOutcome(entry.shown)) ?? interrupted()
  if (reactionId !== null)
    await unlessCancelled(() => reactToEnd({ ...tools, reactionId }, ended))
  return 0
}

/**
 * Puts the end into the comment. Returns why it could not, null if there is
 * nothing to say.
 */
async function tellSaved(
  { ledgerAtStart, clock }: Tools,
  { entry, commentId, isEndWritten }: SavedRun,
): Promise<string | null> {
  if (entry === null || ledgerAtStart.store === null) return null
  const { result } = entry.shown
  const isFinished = result !== null
  try {
    // The announcement was under way, and may take effect after the run was
    // cancelled. One that was sent was announced for certain.
    const isAnnouncing = !isFinished || result === 'cancelled'
    if (isAnnouncing && entry.delivery === 'unsent')
      await clock.sleep(settledMs)
    const ledger = await readSaved(ledgerAtStart, { entry, commentId })
    // What a list has found is read again by its id: the list can be behind.
    const foundId = ledger.snapshot.comment?.id ?? null
    const atEnd = isFinished ? ledger : withEndOfKilled(ledger, clock)
    const { problem } = await tell(atEnd, {
      outlastMs: mustKnowMs,
      isJustRead: foundId === commentId,
      isEndWritten,
    })
    return problem
  } catch (error) {
    const isExpected = error instanceof GitHubError || error instanceof EndOfRun
    if (!isExpected) throw error
    return error.message
  }
}
