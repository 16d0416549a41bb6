// What a run does when its pull request was closed, merged or reopened. Where there is an agent job, such an event is about the
// docs pull request, and makes no request.
import type { Reason } from '../base/result-codes.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { type Memory, memoryOf, reportIn } from '../conversation/memory.ts'
import { issueNumberOf, type Run } from '../event/event.ts'
import { sourceChangeOf } from '../event/source-pull.ts'
import type { OnClose } from '../state/docs-pull.ts'
import type { Report } from '../state/report.ts'

export type SourceChangePorts = {
  conversation: Conversation
  /** Looks after the docs pull request because the source pull request was closed or reopened. Never throws. */
  sourceChanged: (report: Report, state: 'open' | 'closed') => Promise<void>
}

type SourceRules = { onClose: OnClose; jobId: string | null; issueNumber: number | null; dryRun: boolean }

type ChangedSource = { inputs: SourceRules; run: Run }

/** Tells the docs pull request, whatever the gates say. Returns why the run then ends, null if it goes on. */
export async function followSourceChange(
  { inputs, run }: ChangedSource,
  { conversation, sourceChanged }: SourceChangePorts,
): Promise<Reason | null> {
  const change = sourceChangeOf(run.trigger)
  if (change === null || change === 'merged' || inputs.jobId !== null) return null
  if (isOfAnotherConversation({ inputs, run })) return null
  if (inputs.onClose === 'nothing' || inputs.dryRun) return null
  const report = reportIn(memoryOf(await conversation.look()))
  if (!report?.jobId) return null
  await sourceChanged(report, change === 'closed' ? 'closed' : 'open')
  return `source-${change}`
}

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
function isOfAnotherConversation({ inputs: { issueNumber }, run: { trigger } }: ChangedSource): boolean {
  return issueNumber !== null && issueNumber !== issueNumberOf(trigger)
}
