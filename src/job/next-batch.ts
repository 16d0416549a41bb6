// The next batch of a run with `context: merged`, gathered before the conversation is locked.
import { countedText, dateTimeText } from '../base/format.ts'
import type { Batch } from '../batch/batch.ts'
import { pullRequestName } from '../mintlify/pull-request-link.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import type { Report } from '../state/report.ts'
import { reportOf } from '../state/report-parts.ts'
import type { Collaborators } from './collaborators.ts'

/** `isRolling`: whether the docs pull request of the last batch can take this one, too. */
export type NextBatch = { kind: 'gathered'; batch: Batch; isRolling: boolean }

/** Null if the conversation could not be read, or is not there. */
export async function nextBatch(collaborators: Collaborators): Promise<NextBatch | Outcome | null> {
  const { conversation, batches, journal } = collaborators
  const looked = await conversation.look()
  if (looked.kind !== 'seen') return null
  const { state } = looked.seen
  const gathered = await batches.gather(state?.conversation.batch ?? null)
  if (gathered.kind === 'failure')
    return outcome('unknown', { reason: 'merged-unreadable', detail: gathered.error })
  const batch = gathered.value
  journal.log(batchLine(batch))
  const hasAny = state !== null && batch.pulls.length > 0
  const isRolling = hasAny && (await takesMore(reportOf(state), collaborators))
  return { kind: 'gathered', batch, isRolling }
}

/** Such as `4 pull requests were merged into main since 2026-11-19 03:11 UTC, 2 left out by gates`. */
function batchLine({ pulls, leftOut, later, since, next: { base } }: Batch): string {
  const count = pulls.length + leftOut.length + later
  return [
    `${countedText(count, 'pull request')} ${count === 1 ? 'was' : 'were'} merged into ${base} since ${dateTimeText(new Date(since))}`,
    ...(leftOut.length === 0 ? [] : [`${leftOut.length} left out by gates`]),
    ...(later === 0 ? [] : [`${later} left for the next request`]),
  ].join(', ')
}

/** Whether the agent job of the last batch is at work, or its docs pull request is open. */
async function takesMore(report: Report, { followUp, journal }: Collaborators): Promise<boolean> {
  const { jobId, jobEnd, pullRequest } = report
  if (jobId === null) return false
  if (jobEnd === null) return true
  if (!pullRequest) return false
  const state = await followUp.docsPullState(report)
  if (state === null)
    journal.log(
      `This is a new agent job, because nobody knows whether ${pullRequestName(pullRequest)} is still open. To continue an open docs pull request, set \`docs-token\` to a token that can read it.`,
    )
  return state === 'open'
}
