// The inputs of the agent job, from strings to types. What is not valid ends the run before any request.

import {
  decimal,
  either,
  lined,
  listed,
  matching,
  oneOf,
  orNull,
  type Rule,
  readInput,
  someOf,
  whole,
  yesOrNo,
} from '../../adapters/runner/inputs.ts'
import { contextParts } from '../../domain/context/prompt-context.ts'
import { jobIdPattern } from '../../domain/job/job.ts'
import { failableResults } from '../../domain/job/outcome.ts'
import { onExistingChoices } from '../../domain/job/plan.ts'
import type { JobSettings } from '../../domain/job/settings.ts'
import { isBlank } from '../../domain/markdown/escape.ts'
import { command, commentKey, headerSecret, oneLineSecret, readServiceSettings } from '../common-inputs.ts'

const jobId = matching(jobIdPattern, 'be the id of a job: up to 200 letters, digits, `.`, `_`, `:` or `-`')
const botLogins: Rule<string[]> = {
  parse(text) {
    const logins = listed.parse(text)
    return logins?.every((login) => /^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login))
      ? logins
      : undefined
  },
  must: 'be a list of exact logins, such as `renovate[bot]`, without wildcards',
}
const context = {
  ...either(oneOf(['auto', 'none']), someOf(contextParts)),
  must: 'be `auto`, `none`, or a list of `pull-request`, `push`, `release` and `comment`',
}
const prompt: Rule<string> = {
  parse: (text) => (text !== '' && isBlank(text) ? undefined : text),
  must: 'say what the agent is to do, in characters that can be seen',
}

/** The settings of an agent job. Throws an InputError. */
export function readJobSettings(): JobSettings {
  const fixedSeconds = orNull(decimal({ least: 1, most: 600 }))
  return {
    ...readServiceSettings(),
    prompt: readInput('prompt', prompt),
    promptFiles: readInput('prompt-file', lined),
    context: readInput('context', context),
    jobId: readInput('job-id', orNull(jobId)),
    wait: readInput('wait', yesOrNo),
    timeoutMs: readInput('timeout-minutes', decimal({ above: 0, most: 350 })) * 60_000,
    pollIntervalMs: inMs(readInput('poll-interval-seconds', fixedSeconds)),
    failOn: readInput('fail-on', someOf(failableResults, 'none')),
    command: readInput('command', command),
    onExisting: readInput('on-existing', oneOf(onExistingChoices)),
    permission: readInput('permission', oneOf(['read', 'triage', 'write', 'maintain', 'admin'])),
    allowBots: readInput('allow-bots', botLogins),
    githubToken: readInput('github-token', headerSecret),
    comment: readInput('comment', oneOf(['sticky', 'new', 'off'])),
    commentKey: readInput('comment-key', commentKey),
    issueNumber: readInput('issue-number', orNull(whole({ least: 1, most: 999_999_999 }))),
    reactions: readInput('reactions', yesOrNo),
    summary: readInput('summary', yesOrNo),
    rerun: readInput('rerun', oneOf(['attach', 'new'])),
    markerSecret: readInput('marker-secret', oneLineSecret),
    dryRun: readInput('dry-run', yesOrNo),
  }
}

function inMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1_000
}
