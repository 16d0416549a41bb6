// Writes the commit status of a conversation to its commits. What fails is a warning, and changes no result.
import type { Result } from '../base/result.ts'
import { statusUrl } from '../mintlify/pull-request-link.ts'
import type { Report } from '../state/report.ts'
import { describeCommit, type NewStatus, type ShownStatus } from './describe-status.ts'

export type StatusPorts = {
  /** Sets the status of a commit. Returns why it could not, null if it could. */
  setStatus: (sha: string, status: NewStatus, signal: AbortSignal) => Promise<string | null>
  /** The newest status of this name, null if the commit has none, or why that is not known. */
  readStatus: (
    sha: string,
    context: string,
    signal: AbortSignal,
  ) => Promise<Result<ShownStatus | null, string>>
  warn: (text: string) => void
}

export type StatusWrite = {
  report: Report
  /** Page of the workflow run, where no docs pull request is known. */
  runUrl: string
  signal: AbortSignal
}

/** Writes the status to all its commits. Returns whether each has it. */
export async function writeStatus(
  { report, runUrl, signal }: StatusWrite,
  { setStatus, warn }: Pick<StatusPorts, 'setStatus' | 'warn'>,
): Promise<boolean> {
  const { commitStatus } = report
  if (!commitStatus) return true
  const { context, commits } = commitStatus
  const url = statusUrl(report.pullRequest, runUrl)
  const problems = await Promise.all(
    commits.map((sha) =>
      setStatus(sha, { ...describeCommit(report, commitStatus, sha), context, url }, signal),
    ),
  )
  const problem = problems.find((one) => one !== null)
  if (problem) warn(problem)
  return problem === undefined
}

type MissingStatus = {
  sha: string
  status: NewStatus
  signal: AbortSignal
}

/** `left`: there is a status, or nobody knows. `failed`: it could not be set. */
export type SetOutcome = 'set' | 'left' | 'failed'

/** Sets the status of a commit that has none of this name. */
export async function setIfMissing(
  { sha, status, signal }: MissingStatus,
  ports: StatusPorts,
): Promise<SetOutcome> {
  const found = await ports.readStatus(sha, status.context, signal)
  if (found.kind === 'failure') ports.warn(found.error)
  if (found.kind === 'failure' || found.value) return 'left'
  return setStatus({ sha, status, signal }, ports)
}

/** Sets the status of a commit, whatever it has. */
export async function setStatus(
  { sha, status, signal }: MissingStatus,
  ports: StatusPorts,
): Promise<Exclude<SetOutcome, 'left'>> {
  const problem = await ports.setStatus(sha, status, signal)
  if (problem !== null) ports.warn(problem)
  return problem === null ? 'set' : 'failed'
}
