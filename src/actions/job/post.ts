// The post step of the agent job: nothing after a normal end, otherwise it finishes what the run could not.
import { getState } from '@actions/core'
import { readRun } from '../../adapters/github/event/read.ts'
import { installSignalHandlers } from '../../adapters/runner/cancellation.ts'
import { parseReport } from '../../domain/conversation/comment-state.ts'
import { annotationFor } from '../../domain/messages/annotation.ts'
import { finishRun } from '../../operations/job/finish.ts'
import type { ActionContext } from '../action-context.ts'
import { readJobInputs } from './inputs.ts'
import { openJobParts } from './wiring.ts'

/** The step is to take 20 s at most, and a busy machine is slow to start and to exit. */
const maxStepMs = 19_000
const maxServiceMs = 8_000

/** Finishes a run that was canceled, timed out or killed. Always returns 0: the run itself has set the exit code. */
export async function runJobPost(context: ActionContext): Promise<number> {
  const phase = getState('phase')
  const saved = parseReport(getState('report'))
  if (phase === 'ended' || !saved) return 0
  const inputs = readJobInputs()
  const run = await readRun(context.env)
  const signals = installSignalHandlers(maxServiceMs)
  const budget = signals.abortAfter(maxStepMs)
  const parts = await openJobParts({
    context,
    // A run that knew its result has written its summary.
    inputs: { ...inputs, summary: inputs.summary && saved.result === null },
    run,
    signals,
    beforeCreate: budget,
    knownCommentId: Number(getState('comment-id')) || null,
  })
  const reporter = parts.reporterFrom(saved, () => null)
  const ports = { getJob: parts.client.getJob, reporter, budget }
  const report = await finishRun({ saved, hasJob: phase === 'waiting' }, ports)
  context.log.info(annotationFor(report, parts.commentContext, false).text)
  return 0
}
