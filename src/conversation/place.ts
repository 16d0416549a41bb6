// The pull request or issue of a run, and what is posted there without a signed state.
import type { Report } from '../state/report.ts'

export type Place = {
  /** Number of the pull request or issue, null if there is none. */
  issueNumber(): Promise<number | null>
  /** Posts a comment without a signed state. */
  postComment(body: string): Promise<void>
  /** Shows a run in a comment without a signed state, and returns its id. Null if that failed. */
  showRun(report: Report, commentId: number | null): Promise<number | null>
}

/** The place of a run that has none. */
export const noPlace: Place = {
  issueNumber: async () => null,
  postComment: async () => undefined,
  showRun: async () => null,
}
