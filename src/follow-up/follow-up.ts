// What happens beside the agent job: the commit status, and the docs pull request. Nothing here throws.
import type { DocsPullRules, DocsPullState } from '../state/docs-pull.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import type { Report } from '../state/report.ts'

export type FollowUp = {
  /** The commit that gets the commit status, null for none. */
  statusCommit(): Promise<string | null>
  /** What the inputs want done to the docs pull request, null for nothing. */
  docsPullRules(): Promise<DocsPullRules | null>
  /** Waives the commit status. */
  waiveStatus(): Promise<Outcome>
  /** Writes the commit status. Returns whether its commits have it. */
  writeStatus(report: Report, signal: AbortSignal): Promise<boolean>
  /** Writes the commit status of a run that makes no request. */
  writeSkippedStatus(end: Outcome): Promise<void>
  /** Looks after the docs pull request. Returns the report with what is known of it. */
  tendDocsPull(report: Report, signal: AbortSignal): Promise<Report>
  /** What became of the docs pull request, null if nobody knows. */
  docsPullState(report: Report): Promise<DocsPullState | null>
  /** Tells the docs pull request that the source pull request was closed or reopened. */
  sourceChanged(report: Report, state: 'open' | 'closed'): Promise<void>
}

/** The follow-up of a run that has none. */
export const noFollowUp: FollowUp = {
  statusCommit: async () => null,
  docsPullRules: async () => null,
  waiveStatus: async () => outcome('skipped', { reason: 'status-not-set' }),
  writeStatus: async () => true,
  writeSkippedStatus: async () => undefined,
  tendDocsPull: async (report) => report,
  docsPullState: async () => null,
  sourceChanged: async () => undefined,
}
