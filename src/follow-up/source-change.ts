// What a run does when its pull request was closed, merged or reopened. Where there is an agent job, such an event is about the
// docs pull request, and makes no request.
import type { Reason } from '../base/result-codes.ts'
import { type Memory, reportIn } from '../conversation/memory.ts'
import { issueNumberOf, type Run } from '../event/event.ts'
import { sourceChangeOf } from '../event/source-pull.ts'
import type { OnClose } from '../state/docs-pull.ts'

type SourceRules = { onClose: OnClose; jobId: string | null; issueNumber: number | null; dryRun: boolean }

export type ChangedSource = { inputs: SourceRules; run: Run }

/** Why a run for such an event makes no request, null if it goes on as for any event. */
export function reasonOfSourceChange({ inputs, run }: ChangedSource, memory: Memory): Reason | null {
  const change = sourceChangeOf(run.trigger)
  if (change === null || inputs.jobId !== null || memory.kind === 'unreadable') return null
  if (isOfAnotherConversation({ inputs, run })) return null
  // A change that was given up needs no documentation.
  const isAboutJob = Boolean(reportIn(memory)?.jobId) || change === 'closed'
  return isAboutJob ? `source-${change}` : null
}

/** Whether `issue-number` names another pull request or issue than the one that was closed or reopened. */
export function isOfAnotherConversation({
  inputs: { issueNumber },
  run: { trigger },
}: ChangedSource): boolean {
  return issueNumber !== null && issueNumber !== issueNumberOf(trigger)
}
