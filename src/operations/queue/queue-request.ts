// Puts a request into the signed state of its conversation, where it waits until the agent is free.
import { beginStatus, type StatusCommit, showOn } from '../../domain/commit-status/commit-status.ts'
import { fitsState } from '../../domain/conversation/comment-state.ts'
import { type Queue, type QueuedRequest, queueId } from '../../domain/conversation/queue.ts'
import { enqueue } from '../../domain/conversation/sending.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import type { Report } from '../../domain/job/report.ts'
import { toOneLine } from '../../domain/markdown/escape.ts'
import type { TakeAlongPorts } from './take-along.ts'

export type NewRequest = {
  inputs: JobInputs
  /** The report of the run that asks. */
  asking: Report
  /** What was asked, for people. */
  requestText: string
  /** The prompt in full, and in short if it says enough. The longest that fits is queued. */
  prompts: readonly string[]
  isReplaceable: boolean
  notBefore: string | null
  commit: StatusCommit | null
}

const maxRequestLength = 120

/** Queues the request. Returns the queue, null if it is not in the comment: it may be too long, or the comment may be gone. */
export async function queueRequest(request: NewRequest, ports: TakeAlongPorts): Promise<Queue | null> {
  const { asking, requestText, isReplaceable, notBefore, prompts } = request
  const now = ports.clock.now().toISOString()
  const entryOf = (text: string): QueuedRequest => ({
    id: queueId(asking.runId, asking.runAttempt, text),
    runId: asking.runId,
    at: now,
    askedBy: asking.askedBy,
    request: toOneLine(requestText, maxRequestLength),
    text,
    isReplaceable,
    notBefore,
    command: asking.command,
  })
  let queue: Queue | null = null
  const isQueued = await ports.updateState((report) => {
    const candidates = prompts.map((prompt) => withEntry(report, entryOf(prompt), request))
    const fitting = candidates.find((candidate) => candidate !== null && fitsState(candidate))
    queue = fitting?.queue ?? null
    return fitting ? { ...fitting, updatedAt: now } : null
  })
  if (!isQueued) ports.log("The request couldn't be queued: it is too long, or the comment can't be changed.")
  return isQueued ? queue : null
}

/** The report with the request, and with its commit among those that show the status. Null if the queue is full. */
function withEntry(
  report: Report,
  entry: QueuedRequest,
  { inputs, commit }: Pick<NewRequest, 'inputs' | 'commit'>,
): Report | null {
  const queue = enqueue(report.queue, entry)
  if (!queue) return null
  const { commitStatus } = report
  const isShown = commit !== null && commitStatus !== null && commitStatus.context === inputs.commitStatus
  const status = isShown ? showOn(commitStatus, commit) : beginStatus(inputs, commit, commitStatus)
  // What nobody looked at any more is followed again.
  return { ...report, queue, commitStatus: status, isUnfollowed: false }
}
