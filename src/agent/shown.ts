// What is shown of a run, in the comment and elsewhere.
import { type Ledger, timeOf } from '../conversation/ledger.ts'
import type { ShownOfRun } from '../conversation/state.ts'
import { toRedactedLine } from '../lib/redact.ts'
import type { Request } from './request.ts'
import type { Run, Tools } from './tools.ts'

const maxRequestLength = 200
const maxWorkflowLength = 100

type Requested = Pick<Request, 'requester' | 'hasPrompt'> & {
  command: { text: string } | null
}

/**
 * `command`: null for a run that ends early. `subjectOf` takes it out of what a
 * run without a comment shows.
 */
type Showing = Pick<Tools, 'event' | 'redact'> & {
  inputs: Pick<Run['inputs'], 'projectId' | 'jobId' | 'maxRequests'> & {
    command: string | null
  }
}

/**
 * What an entry begins with, whether the run sends the request or waits for its
 * job.
 */
export function beginningOf(run: Run, ledger: Ledger, request: Requested) {
  const { nonce, clock, inputs, cancellation } = run
  const now = timeOf(ledger, clock)
  const deadline = new Date(now.getTime() + cancellation.remainingMs())
  return {
    nonce,
    until: inputs.wait ? deadline.toISOString() : null,
    shown: showRequest(run, request, now),
  }
}

/**
 * What is shown of a request that the run begins to work on. `at`: GitHub's
 * time.
 */
export function showRequest(
  { event, inputs, redact }: Showing,
  { command, requester, hasPrompt }: Requested,
  at: Date,
): ShownOfRun {
  const now = at.toISOString()
  const text = command ? command.text || inputs.command : null
  const namedJob = hasPrompt || command ? 'asked' : 'waited-for'

  return {
    result: null,
    reason: null,
    why: null,
    said: null,
    durationMs: null,
    asked: text && toRedactedLine(text, redact, maxRequestLength),
    requester,
    project: inputs.projectId,
    workflow: toRedactedLine(event.run.workflow, redact, maxWorkflowLength),
    runUrl: event.run.url,
    command: inputs.command,
    namedJob: inputs.jobId === null ? null : namedJob,
    maxRequests: inputs.maxRequests,
    startedAt: now,
    updatedAt: now,
    notes: [],
    pull: null,
    pages: [],
    otherFiles: 0,
    previews: [],
  }
}
