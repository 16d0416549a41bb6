// Runs that end before their inputs are checked: what the event is about is
// over, or GitHub gave the run no secrets. A run without secrets gets none of
// the repository's variables either, so that its inputs say nothing about the
// workflow.
import { outcome, type ReasonOf } from '../../outcome.ts'
import { inputValue } from '../../runner/inputs.ts'
import { commandPattern } from '../inputs.ts'
import type { AgentContext } from '../tools.ts'
import { reportEnd } from './report-end.ts'
import { showWithoutEntry } from './subject.ts'

/**
 * Why the run ends early, null if it goes on. What is over is told first,
 * because it needs no secrets.
 */
export function reasonToEndEarly({
  event,
  env,
}: AgentContext): ReasonOf<'skipped'> | null {
  const { over, lacksSecrets } = event.meaning
  if (over !== null) return over
  // Dependabot's runs have secrets of their own, so that the key can be there.
  const hasKey = inputValue(env, 'api-key') !== ''
  return lacksSecrets && !hasKey ? 'no-secrets' : null
}

/** Tells why. Returns the exit code. */
export function endEarly(
  context: AgentContext,
  reason: ReasonOf<'skipped'>,
): number {
  const { event, env, log } = context
  if (reason === 'no-secrets' && event.repository.isFork)
    log.warning(
      'No API key',
      'This repository is a fork, which gets no secrets of the original. Add the secret MINTLIFY_API_KEY here, or disable the workflow.',
      'inputs',
    )

  const ended = outcome('skipped', reason)
  // One that a variable of the repository names is not known.
  const command = inputValue(env, 'command')
  const slashCommand = commandPattern.test(command) ? command : null
  const run = {
    ...context,
    inputs: { command: null, projectId: '', jobId: null, maxRequests: 0 },
  }
  const request = {
    command: null,
    requester: event.sender.login,
    hasPrompt: false,
  }
  const shown = showWithoutEntry(run, request, ended)
  return reportEnd(context, {
    fails: false,
    durationMs: 0,
    subject: {
      shown: { ...shown, delivery: 'unsent' },
      job: null,
      until: null,
      slashCommand,
      isRemembered: false,
      requestCount: 0,
    },
    job: null,
    docsPull: null,
    commentUrl: null,
    prompt: null,
    checks: [],
  })
}
