// What every run leaves in the end, with a comment or without, unless its
// inputs are invalid: the job summary, the outputs, and the last line of the
// log.
import type { DocsPull } from '../../docs-pull/docs-pull.ts'
import { logLastLine } from '../../messages/last-line.ts'
import type { Subject } from '../../messages/status.ts'
import { renderSummary } from '../../messages/summary.ts'
import type { Job } from '../../mintlify/job.ts'
import type { Outcome } from '../../outcome.ts'
import type { RunnerFiles } from '../../runner/files.ts'
import { type Log, orWarn } from '../../runner/log.ts'
import { outputsAtEnd } from '../outputs.ts'
import type { Check } from '../turn.ts'

export type End = {
  outcome: Outcome
  /** Whether the step fails. */
  fails: boolean
  durationMs: number
  /** What the texts are about. */
  subject: Subject
  /** The agent job as it was read last, null for none. */
  job: Job | null
  /** Null if it is not known what it changes. */
  docsPull: DocsPull | null
  comment: { url: string | null; requestCount: number }
  /** As it was sent, or was to be. Null for none. */
  prompt: string | null
  checks: readonly Check[]
}

export const noComment: End['comment'] = { url: null, requestCount: 0 }

/** Returns the exit code. */
export async function reportEnd(
  { log, files }: { log: Log; files: RunnerFiles },
  end: End,
): Promise<number> {
  const { outcome, subject, job, docsPull, comment, durationMs } = end
  const { prompt, checks, fails } = end
  const { requestCount } = comment
  const { warnings } = log

  await orWarn(log, 'write the job summary', () =>
    files.addSummary(
      renderSummary({ subject, requestCount, prompt, warnings, checks }),
    ),
  )
  files.setOutputs(
    outputsAtEnd({
      outcome,
      job,
      runUrl: subject.shown.runUrl,
      pages: docsPull?.pages ?? null,
      previews: docsPull?.previews ?? [],
      commentUrl: comment.url,
      durationMs,
    }),
  )
  logLastLine(log, subject, fails)
  return fails ? 1 : 0
}
