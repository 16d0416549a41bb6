// Runs that end before anything else is looked at, their inputs included: what
// the event is about is over, or GitHub gave the run no secrets. Such a run gets
// no variables either, so that its inputs say nothing about the workflow.
import type { Shown } from '../conversation/state.ts'
import type { Event } from '../event/event.ts'
import { logLastLine } from '../messages/last-line.ts'
import { renderSummary } from '../messages/summary.ts'
import { outcome, type ReasonOf } from '../outcome.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { inputValue } from '../runner/inputs.ts'
import { attempt } from '../runner/log.ts'
import { outputsAtEnd } from './outputs.ts'

/** Why the run ends early, null if it goes on. What is over is told first. */
export function reasonToEndEarly(
  { meaning: { over, lacksSecrets } }: Event,
  env: NodeJS.ProcessEnv,
): ReasonOf<'skipped'> | null {
  if (over !== null) return over
  const hasKey = inputValue(env, 'api-key') !== ''
  return lacksSecrets && !hasKey ? 'no-secrets' : null
}

/** Tells why. Returns the exit code. */
export async function endEarly(
  { clock, files, log }: ActionContext,
  event: Event,
  reason: ReasonOf<'skipped'>,
): Promise<number> {
  if (reason === 'no-secrets' && event.repository.isFork)
    log.warning(
      'No API key',
      'This repository is a fork, which gets no secrets of the original. Add the secret MINTLIFY_API_KEY here, or disable the workflow.',
      'inputs',
    )

  const ended = outcome('skipped', reason)
  const nowText = clock.now().toISOString()
  const shown: Shown = {
    ...ended,
    isSent: false,
    request: null,
    requester: event.sender.login,
    workflow: event.run.workflow,
    runUrl: event.run.url,
    command: null,
    startedAt: nowText,
    updatedAt: nowText,
    durationMs: 0,
    notes: [],
    pull: null,
    pages: [],
    otherFiles: 0,
    previews: [],
  }
  const subject = { shown, job: null, until: null, isRemembered: false }
  const { warnings } = log
  await attempt(log, 'write the job summary', () =>
    files.addSummary(
      renderSummary({
        subject,
        requestCount: 0,
        prompt: null,
        warnings,
        checks: [],
      }),
    ),
  )
  const nothing = { job: null, pages: null, previews: [], commentUrl: null }
  files.setOutputs(outputsAtEnd({ outcome: ended, ...nothing, durationMs: 0 }))
  logLastLine(log, subject, false)
  return 0
}
