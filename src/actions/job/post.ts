// The post step of the agent job: after a normal end it does nothing, otherwise it finishes what the run could not.
import { getState } from '@actions/core'
import { readRun } from '../../adapters/github/event/read.ts'
import { listenForStops } from '../../adapters/runner/cancellation.ts'
import { parseReport } from '../../domain/conversation/comment-state-schema.ts'
import { announcementOf } from '../../domain/messages/annotation.ts'
import { finishRun } from '../../operations/job/finish.ts'
import type { Runtime } from '../action-context.ts'
import { readJobSettings } from './inputs.ts'
import { openJobParts } from './wiring.ts'

/** The step is over within 20 s, and a busy machine is slow to begin and to exit. */
const longestMs = 19_000
const longestServiceMs = 8_000

/** Finishes a run that was cancelled, timed out or killed. Always gives 0: the run itself has said how it ended. */
export async function runJobPost(runtime: Runtime): Promise<number> {
  const phase = getState('phase')
  const saved = parseReport(getState('report'))
  if (phase === 'ended' || !saved) return 0
  const settings = readJobSettings()
  const run = await readRun(runtime.env)
  const stops = listenForStops(longestServiceMs)
  const budget = stops.within(longestMs)
  const knownCommentId = Number(getState('comment-id')) || null
  // A run that could still say how it ended has written its summary.
  const summary = settings.summary && saved.result === null
  const setup = {
    runtime,
    settings: { ...settings, summary },
    run,
    stops,
    beforeCreate: budget,
    knownCommentId,
  }
  const parts = await openJobParts(setup)
  const reporter = parts.reporterFrom(saved, () => '')
  const request = { saved, hasJob: phase === 'waiting' }
  const report = await finishRun(request, { getJob: parts.client.getJob, reporter, budget })
  runtime.log.info(announcementOf(report, parts.setting, false).text)
  return 0
}
