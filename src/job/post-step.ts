// The post step of the agent job: nothing after a normal end, otherwise it finishes what the run could not.

import { maxServiceMs, maxStepMs } from '../base/budgets.ts'
import { parseJson } from '../conversation/signed-state.ts'
import type { Run } from '../event/event.ts'
import { readRun } from '../event/read-event.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { installSignalHandlers } from '../runner/signals.ts'
import { emptyConversation, reportOf } from '../state/report-parts.ts'
import { parseOwnRun } from '../state/state.ts'
import { annotationFor } from '../words/annotation.ts'
import { finishRun } from './finish-run.ts'
import { type JobInputs, signingSecret } from './job-inputs.ts'
import { openJobParts } from './job-parts.ts'
import { readJobInputs } from './read-job-inputs.ts'
import { deriveStateKey, readSavedRun, type SavedRun } from './saved-run.ts'

/** Finishes a run that was canceled, timed out or killed. Always returns 0: the run itself has set the exit code. */
export async function runJobPost(context: ActionContext): Promise<number> {
  const inputs = readJobInputs()
  const run = readRun(context.env)
  const state = readState(context, inputs, run)
  if (state === null) {
    context.log.info("The saved state wasn't written by this run, so it is ignored.")
    return 0
  }
  const own = parseOwnRun(parseJson(state.own))
  const { phase } = state
  if (phase === 'ended' || own === null) return 0
  const { run: runPart, job, ...knowledge } = own
  const saved = reportOf({ run: runPart, job, conversation: emptyConversation })
  const signals = installSignalHandlers(maxServiceMs, context.clock)
  const budget = signals.abortAfter(maxStepMs)
  const parts = await openJobParts({
    context,
    // A run that knew its result has written its summary.
    inputs: { ...inputs, summary: inputs.summary && saved.result === null },
    run,
    signals,
    beforeCreate: budget,
    isPostStep: true,
  })
  const reporter = parts.reporterFrom(saved, knowledge)
  const { delivery, claim } = knowledge
  const request = { saved, delivery, isCreate: claim?.isCreate === true, hasJob: phase === 'waiting' }
  const { report, hasComment } = await finishRun(request, {
    ...{ getJob: parts.service.getJob, reporter, now: context.clock.now, budget },
  })
  await parts.github.conversation.close()
  context.log.info(annotationFor(report, parts.contextFor(hasComment), false).text)
  return 0
}

/** Null for a state that this run did not write: an earlier step may have forged it. */
function readState({ files }: ActionContext, inputs: JobInputs, run: Run): SavedRun | null {
  const secret = signingSecret(inputs)
  return secret === null ? null : readSavedRun(files.savedState(), run, deriveStateKey(secret))
}
