// The post step of the agent job: after a normal end it does nothing, otherwise it finishes what the run could not.
import { getState } from '@actions/core'
import { parseReport } from './domain/marker-payload.ts'
import { readRun } from './github/event.ts'
import { readJobSettings } from './inputs.ts'
import { announce } from './job-action.ts'
import { openJobParts } from './job-parts.ts'
import { finishRun } from './operations/finish-run.ts'
import type { Runtime } from './runtime.ts'
import { listenForStops } from './stops.ts'

const longestMs = 20_000
const longestServiceMs = 8_000

/** Finishes a run that was cancelled, timed out or killed. Always gives 0: the run itself has said how it ended. */
export async function runJobPost(runtime: Runtime): Promise<number> {
  const saved = parseReport(getState('report'))
  if (getState('phase') !== 'begun' || !saved) return 0
  const settings = readJobSettings()
  const run = readRun(runtime.env)
  const stops = listenForStops(longestServiceMs)
  const budget = stops.within(longestMs)
  const knownCommentId = Number(getState('comment-id')) || null
  const parts = openJobParts({ runtime, settings, run, stops, beforeCreate: budget, knownCommentId })
  const reporter = parts.reporterFrom(saved, () => '')
  const report = await finishRun(saved, { getJob: parts.client.getJob, reporter, budget })
  announce(runtime, parts, { report, fails: false })
  return 0
}
