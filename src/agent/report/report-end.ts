// What every run leaves in the end, with a comment or without, unless its
// inputs are invalid: the job summary, the outputs, and the last line of the
// log.
import { logLastLine } from '../../messages/last-line.ts'
import { renderSummary } from '../../messages/summary.ts'
import type { RunnerFiles } from '../../runner/files.ts'
import type { Log } from '../../runner/log.ts'
import { type End, outputsAtEnd } from '../outputs.ts'

/** Returns the exit code. */
export function reportEnd(
  { log, files }: { log: Log; files: RunnerFiles },
  end: End,
): number {
  const { subject, fails } = end
  const { warnings } = log
  files.addSummary(renderSummary({ ...end, warnings }))
  files.setOutputs(outputsAtEnd(end))
  logLastLine(log, subject, fails)
  return fails ? 1 : 0
}
