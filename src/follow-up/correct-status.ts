// Has the commits of a conversation show what they should, whatever was written down of them.
import { statusUrl } from '../mintlify/pull-request-link.ts'
import { describeCommit } from './describe-status.ts'
import type { StatusPorts, StatusWrite } from './write-status.ts'

/** Reads what each commit shows, and sets what differs. Returns whether each has its status now. */
export async function correctStatus(
  { report, runUrl, signal }: StatusWrite,
  { readStatus, setStatus, warn }: StatusPorts,
): Promise<boolean> {
  const { commitStatus } = report
  if (!commitStatus) return true
  const { context, commits } = commitStatus
  const url = statusUrl(report.pullRequest, runUrl)
  const correct = async (sha: string) => {
    const wanted = { ...describeCommit(report, commitStatus, sha), context, url }
    const found = await readStatus(sha, context, signal)
    if (found.kind === 'failure') return found.error
    const shown = found.value
    const isShown =
      shown?.state === wanted.state && shown.description === wanted.description && shown.url === url
    return isShown ? null : setStatus(sha, wanted, signal)
  }
  const problems = await Promise.all(commits.map(correct))
  const problem = problems.find((one) => one !== null)
  if (problem) warn(problem)
  return problem === undefined
}
