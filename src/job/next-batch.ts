// The next batch of a run with `context: merged`, gathered before the conversation is locked.
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
  const { conversation, batches } = collaborators
  const looked = await conversation.look()
  if (looked.kind !== 'seen') return null
  const { state } = looked.seen
  const gathered = await batches.gather(state?.conversation.batch ?? null)
  if (gathered.kind === 'failure')
    return outcome('unknown', { reason: 'merged-unreadable', detail: gathered.error })
  const batch = gathered.value
  const hasAny = state !== null && batch.pulls.length > 0
  const isRolling = hasAny && (await takesMore(reportOf(state), collaborators))
  return { kind: 'gathered', batch, isRolling }
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
