// Writes the commit status of a conversation to its commits. What fails is a warning, and changes no result.
import type { CommitStatus } from '../../domain/commit-status/commit-status.ts'
import {
  describeCommitStatus,
  type NewStatus,
  newerCommitStatus,
  type ShownStatus,
} from '../../domain/commit-status/describe.ts'
import type { SourcePull } from '../../domain/event/source-pull.ts'
import { statusUrl } from '../../domain/job/pull-request-link.ts'
import type { Report } from '../../domain/job/report.ts'
import type { Result } from '../../domain/result.ts'

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
  /** The conversation's pull request, null if it is not to be looked at, or could not be read. */
  source: Promise<SourcePull | null> | null
  signal: AbortSignal
}

/** Writes the status to all its commits. Returns whether each has it. */
export async function writeStatus(write: StatusWrite, ports: StatusPorts): Promise<boolean> {
  const { report, runUrl, signal } = write
  const { commitStatus } = report
  if (!commitStatus) return true
  const url = statusUrl(report.pullRequest, runUrl)
  const status = { ...describeCommitStatus(report, commitStatus), context: commitStatus.context, url }
  const [problems] = await Promise.all([
    Promise.all(commitStatus.commits.map((sha) => ports.setStatus(sha, status, signal))),
    writeToNewerHead(commitStatus, write, ports),
  ])
  const problem = problems.find((one) => one !== null)
  if (problem) ports.warn(problem)
  return problem === undefined
}

/** A commit that came later and has no status yet waits for its own run. */
async function writeToNewerHead(
  { context, commits, isHead }: CommitStatus,
  { source: reading, runUrl: url, signal }: StatusWrite,
  ports: StatusPorts,
): Promise<void> {
  const source = isHead ? await reading : null
  const sha = source?.state === 'open' ? source.headSha : null
  if (sha === null || commits.includes(sha)) return
  await setIfMissing({ sha, status: { ...newerCommitStatus, context, url }, signal }, ports)
}

type MissingStatus = {
  sha: string
  status: NewStatus
  signal: AbortSignal
  /** Whether a status that is there may be replaced. None may be by default. */
  isReplaceable?: (shown: ShownStatus) => boolean
}

/** `left`: there is a status, or nobody knows. `failed`: it could not be set. */
export type SetOutcome = 'set' | 'left' | 'failed'

/** Sets the status of a commit that has none of this name. */
export async function setIfMissing(
  { sha, status, signal, isReplaceable = () => false }: MissingStatus,
  ports: StatusPorts,
): Promise<SetOutcome> {
  const found = await ports.readStatus(sha, status.context, signal)
  if (found.kind === 'failure') ports.warn(found.error)
  if (found.kind === 'failure' || (found.value && !isReplaceable(found.value))) return 'left'
  return setStatus({ sha, status, signal }, ports)
}

/** Sets the status of a commit, whatever it has. */
export async function setStatus(
  { sha, status, signal }: Omit<MissingStatus, 'isReplaceable'>,
  ports: StatusPorts,
): Promise<Exclude<SetOutcome, 'left'>> {
  const problem = await ports.setStatus(sha, status, signal)
  if (problem !== null) ports.warn(problem)
  return problem === null ? 'set' : 'failed'
}

/** The report as it is after its status was written. */
export function withWrittenStatus(report: Report, isWritten: boolean): Report {
  const { commitStatus } = report
  if (!commitStatus) return report
  const written = isWritten ? describeCommitStatus(report, commitStatus).state : null
  return { ...report, commitStatus: { ...commitStatus, written } }
}
